"""Clients that give links by themselves, for tests in which dice have to be rolled."""

import secrets
from collections.abc import Iterable

from sixrow.match import Anchor, Event, Give
from sixrow.match.dice_client import DiceClient


class DiceHand:
    """The dice of one person at one table: what a client sends without being asked.

    Attributes:
        dice: the client's part of the scheme; it finds out whether the house is honest.
    """

    def __init__(self, person: str) -> None:
        self.dice = DiceClient(
            person,
            secret=lambda: secrets.token_bytes(32),
            new_id=lambda: f"dice-{secrets.token_hex(8)}",
        )
        self._gave = 0

    @property
    def version(self) -> int:
        """The number of the last event that was seen."""
        return self.dice.witness.version

    def see(self, events: Iterable[Event]) -> None:
        """Hear events; those heard before are skipped."""
        for event in events:
            if event.number == self.version + 1:
                self.dice.see(event)

    def requests(self, *, again: bool = False) -> tuple[Anchor | Give, ...]:
        """What to send now; a link once, or again on a new connection."""
        if again:
            self._gave = 0
            self.dice.forget_unanswered()
        table = self.dice.witness.table
        due = None if table is None else table.dice.due
        if due is not None and due.roll == self._gave:
            return ()
        found = self.dice.requests()
        if due is not None and found:
            self._gave = due.roll
        return found
