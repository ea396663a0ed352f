"""The game being played: a record that grows, and everything that derives from its entries."""

from dataclasses import dataclass, replace

from sixrow.notation import Entry, Record, Result, begins_turn, first_turn
from sixrow.rules import Decision, Position, Step
from sixrow.rules.dice import Dice


@dataclass(frozen=True, slots=True)
class _Moment:
    """How far a game has come. One value, so that an interruption never finds half of a change."""

    entries: tuple[Entry, ...]
    position: Position
    turn: int

    def after(self, entry: Entry) -> "tuple[_Moment, Step[Position]]":
        step = entry.apply(self.position)
        turn = self.turn + begins_turn(step.effects)
        return _Moment((*self.entries, entry), step.position, turn), step


class Table:
    """A game from its beginning on; `roll`, `decide` and `undo` change it, each at one stroke."""

    def __init__(self, record: Record) -> None:
        """Sit down at a game that has come as far as `record`."""
        self._origin = record
        self.setup = record.setup
        self.names = record.names
        self._now = self._moment(record.entries)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The rolls and decisions so far."""
        return self._now.entries

    @property
    def position(self) -> Position:
        """Where the entries lead."""
        return self._now.position

    @property
    def turn(self) -> int:
        """The number of the turn as records count it; 0 during the roll-off."""
        return self._now.turn

    def _moment(self, entries: tuple[Entry, ...]) -> _Moment:
        moment = _Moment((), self._origin.start, first_turn(self._origin.start))
        for entry in entries:
            moment, _ = moment.after(entry)
        return moment

    def _add(self, entry: Entry) -> Step[Position]:
        self._now, step = self._now.after(entry)
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
        before = self._moment(self.entries[:-1])
        if before.turn != self.turn:
            return False
        self._now = before
        return True

    def record(self) -> Record:
        """The game so far, with what its record said before."""
        now = self._now
        outcome = now.position.outcome
        result = None if outcome is None else Result(outcome.winners, outcome.ending.value)
        return replace(self._origin, entries=now.entries, result=result)
