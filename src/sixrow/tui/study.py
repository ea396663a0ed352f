"""Stepping through a finished game, with its analysis."""

from collections.abc import Collection

from sixrow.local.seats import computers
from sixrow.notation import Record
from sixrow.notation.analyses import EntryGrade, GameAnalysis
from sixrow.rules import Seat, Setup
from sixrow.text.effects import EffectWriter
from sixrow.text.words import Names, colour_names
from sixrow.wire.frames import GameView
from sixrow.wire.replays import Replay, ReplayStep, replay_of


class Study:
    """A record, a place in it, and its analysis.

    Attributes:
        place: the number of entries replayed; 0 is the beginning.
        analysis: None until it is done.
        own: the seats whose errors are one's own.
        own_only: whether only these are stepped through and marked.
        done: the finished part of the analysis, from 0 to 1.
        trouble: why the analysis failed.
    """

    def __init__(self, record: Record, own: Collection[Seat] = ()) -> None:
        """Prepare a study; without `own` seats, those of people are one's own."""
        machines = computers(record)
        people = [seat for seat in range(record.setup.players) if seat not in machines]
        self.record = record
        self.own = frozenset(own or people)
        self.own_only = 0 < len(self.own) < record.setup.players
        self.replay: Replay = replay_of(record)
        self.place = len(self.replay.moments)
        self.analysis: GameAnalysis | None = None
        self.done = 0.0
        self.trouble = ""
        colours = colour_names(record.setup)
        named = [name or colour for name, colour in zip(record.names, colours, strict=True)]
        self.names = Names(record.setup, named)
        self.teller = EffectWriter(record.setup, self.names)

    @property
    def setup(self) -> Setup:
        return self.record.setup

    @property
    def moment(self) -> ReplayStep | None:
        """The entry that led to this place; None at the beginning."""
        return self.replay.moments[self.place - 1] if self.place else None

    @property
    def game(self) -> GameView:
        """The game at this place."""
        return self.moment.game if self.moment else self.replay.start

    @property
    def before(self) -> GameView:
        """The game before the last entry."""
        return self.replay.moments[self.place - 2].game if self.place > 1 else self.replay.start

    @property
    def graded(self) -> tuple[EntryGrade, ...]:
        """The grade of each entry; empty until the analysis is done."""
        return self.analysis.entries if self.analysis else ()

    @property
    def grade(self) -> EntryGrade | None:
        """The grade of the last entry."""
        return self.graded[self.place - 1] if self.graded and self.place else None

    @property
    def errors(self) -> list[int]:
        """The places after errors, or after one's own."""
        found = [place for place, each in enumerate(self.graded, start=1) if each.error]
        return [each for each in found if self._is_own(each)] if self.own_only else found

    @property
    def can_limit(self) -> bool:
        """Whether there are errors, and seats that are not one's own."""
        others = self.setup.players - len(self.own)
        return bool(self.own and others) and any(each.error for each in self.graded)

    def _is_own(self, place: int) -> bool:
        return self.replay.moments[place - 1].seat in self.own

    def take(self, analysis: GameAnalysis) -> None:
        """Take the analysis; go to the first error, unless somebody has begun to walk around."""
        self.analysis = analysis
        if self.place == len(self.replay.moments) and self.errors:
            self.go(self.errors[0])

    # Navigation

    def go(self, place: int) -> None:
        """Go to a place, limited to the length of the game."""
        self.place = min(max(place, 0), len(self.replay.moments))

    def turn(self, step: int) -> None:
        """Go forward or back to the end of a turn."""
        ends = self.replay.turn_ends
        if step > 0:
            self.go(next((end for end in ends if end > self.place), self.place))
        else:
            self.go(next((end for end in reversed(ends) if end < self.place), 0))

    def next_error(self, step: int) -> None:
        """Go to the next or the previous error."""
        if step > 0:
            found = [place for place in self.errors if place > self.place]
        else:
            found = [place for place in reversed(self.errors) if place < self.place]
        if found:
            self.go(found[0])
