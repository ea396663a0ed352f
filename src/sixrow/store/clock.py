"""The database's clock, by which several nodes agree about the time."""

from collections.abc import Callable

from sixrow.store.database import Database

TOLERANCE = 50
"""Milliseconds by which the clocks may differ before ours is corrected."""


class DatabaseClock:
    """This machine's clock, corrected to that of the database; nodes on one database agree.

    Leases of tables, deadlines and the times of events then do not depend on how well the
    machines keep the time. SQLite has no clock of its own: nothing is corrected.
    """

    def __init__(self, database: Database, own: Callable[[], int]) -> None:
        """Use a clock as it is until `compare` has been called.

        Args:
            database: the database.
            own: this machine's clock: milliseconds UTC.
        """
        self._database, self._own = database, own
        self._ahead = 0

    def __call__(self) -> int:
        return self._own() + self._ahead

    def compare(self) -> int:
        """Ask the database for the time; return by how much that corrects the clock, or 0.

        Half of the time that the question takes is uncertain, and never corrected.

        Raises:
            Refusal: the database cannot be used.
        """
        asked = self()
        theirs = self._database.time()
        answered = self()
        if theirs is None or asked - TOLERANCE <= theirs <= answered + TOLERANCE:
            return 0
        correction = theirs - (asked + answered) // 2
        self._ahead += correction
        return correction
