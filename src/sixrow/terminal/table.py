"""The game being played: a record that grows, and everything that derives from its entries."""

from dataclasses import replace

from sixrow.notation import Entry, Record, Result, begins_turn
from sixrow.rules import Decision, Position, Step, start
from sixrow.rules.dice import Dice


class Table:
    """A game from its set-up on. Only `roll`, `decide` and `undo` change it.

    Attributes:
        entries: the rolls and decisions so far.
        position: where they lead.
        turn: the number of the turn as records count it; 0 during the roll-off.
    """

    def __init__(self, record: Record) -> None:
        """Sit down at a game that has come as far as `record`."""
        self._origin = record
        self.setup = record.setup
        self.names = record.names
        self._take(record.entries)

    def _take(self, entries: tuple[Entry, ...]) -> None:
        self.entries: tuple[Entry, ...] = ()
        self.position: Position = start(self.setup)
        self.turn = 0
        for entry in entries:
            self._add(entry)

    def _add(self, entry: Entry) -> Step[Position]:
        step = entry.apply(self.position)
        self.entries += (entry,)
        self.position = step.position
        self.turn += begins_turn(step.effects)
        return step

    def roll(self, dice: Dice) -> Step[Position]:
        """Let the awaited dice fall.

        Raises:
            RollRefused: these are not the dice that are awaited.
        """
        return self._add(Entry(True, dice))

    def decide(self, decision: Decision) -> Step[Position]:
        """Decide for the seat that has to.

        Raises:
            DecisionRefused: the rules forbid it; nothing has changed.
        """
        return self._add(Entry(False, decision))

    def undo(self) -> bool:
        """Take back the last decision, if it was the same player's in the same turn.

        Nothing is taken back across a roll, nor a decision that ended the turn.
        """
        if not self.entries or self.entries[-1].is_roll or self.position.outcome is not None:
            return False
        entries, turn = self.entries, self.turn
        self._take(entries[:-1])
        if self.turn == turn:
            return True
        self._take(entries)
        return False

    def record(self) -> Record:
        """The game so far, with what its record said before."""
        outcome = self.position.outcome
        result = None if outcome is None else Result(outcome.winners, outcome.ending.value)
        return replace(self._origin, entries=self.entries, result=result)
