"""The computers of a table in this process: while one of them has to decide, it is asked."""

from sixrow.local.seats import Computer, decider, luck
from sixrow.local.table import Happened, LocalTable
from sixrow.match import Awaited, Decide
from sixrow.notation import decision_text
from sixrow.rules import Seat, Waiting


class Driver:
    """Lets the computers of a table decide."""

    def __init__(self, table: LocalTable) -> None:
        self._table = table
        self._begun = table.plain_record()
        self._computers: dict[tuple[Seat, str], Computer] = {}

    @property
    def awaited(self) -> Awaited | None:
        """The computer that has to decide now; None if nobody or a person has to."""
        awaited = self._table.state.awaited
        if awaited is None or not awaited.bot or awaited.waiting is not Waiting.DECISION:
            return None
        return awaited

    def play(self, words: tuple[str, ...] = ()) -> Happened:
        """Let the awaited computer decide.

        Args:
            words: what it has decided, if it thinks elsewhere; otherwise it decides once, here. A
                level loads the engine for that.

        Raises:
            Refusal: the table does not take it, or no network serves the set-up.
        """
        awaited = self.awaited
        assert awaited is not None
        return self._table.act(Decide, awaited.seat, decisions=words or (self._think(awaited),))

    def _think(self, awaited: Awaited) -> str:
        table, key = self._table, (awaited.seat, awaited.bot)
        if key not in self._computers:
            self._computers[key] = decider(self._begun, *key)
        random = luck(self._begun, len(table.state.game.moves))
        return decision_text(table.setup.game, self._computers[key](table.position, random))
