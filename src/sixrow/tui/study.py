"""A game gone through again: every step, and what an analysis says about it."""

from dataclasses import dataclass
from typing import Any

from sixrow.notation import Record
from sixrow.rules import Setup
from sixrow.text.effects import Teller
from sixrow.text.words import Names, colour_names
from sixrow.wire.frames import GameView
from sixrow.wire.replays import Moment, Replay, replay_of


@dataclass(frozen=True, slots=True)
class Graded:
    """What an analysis says about one entry.

    Attributes:
        before: each side's share of the win before it.
        after: and after it.
        best: the best decision; empty for a roll.
        loss: what the decision gave away.
        error: how bad that is; empty if it is none.
        luck: what a roll gave to who rolled.
    """

    before: tuple[float, ...]
    after: tuple[float, ...]
    best: str = ""
    loss: float = 0.0
    error: str = ""
    luck: float = 0.0


class Study:
    """A record, a place in it, and its analysis once that is done.

    Attributes:
        place: how many entries are behind; 0 is the beginning.
        analysis: as the analysis protocol has it; None until it is done.
        done: how much of the analysis is done, from 0 to 1.
        trouble: why there is none.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.replay: Replay = replay_of(record)
        self.place = len(self.replay.moments)
        self.analysis: dict[str, Any] | None = None
        self.graded: tuple[Graded, ...] = ()
        self.done = 0.0
        self.trouble = ""
        colours = colour_names(record.setup)
        named = [name or colour for name, colour in zip(record.names, colours, strict=True)]
        self.names = Names(record.setup, named)
        self.teller = Teller(record.setup, self.names)

    @property
    def setup(self) -> Setup:
        """The set-up."""
        return self.record.setup

    @property
    def moment(self) -> Moment | None:
        """The entry that led here; None at the beginning."""
        return self.replay.moments[self.place - 1] if self.place else None

    @property
    def game(self) -> GameView:
        """The game here."""
        return self.moment.game if self.moment else self.replay.start

    @property
    def before(self) -> GameView:
        """The game before the entry that led here."""
        return self.replay.moments[self.place - 2].game if self.place > 1 else self.replay.start

    @property
    def grade(self) -> Graded | None:
        """What the analysis says about the entry that led here."""
        return self.graded[self.place - 1] if self.graded and self.place else None

    @property
    def errors(self) -> list[int]:
        """The places after errors."""
        return [place for place, each in enumerate(self.graded, start=1) if each.error]

    def learn(self, analysis: dict[str, Any]) -> None:
        """The analysis is done."""
        self.analysis = analysis
        self.graded = tuple(_graded(entry) for entry in analysis["entries"])

    # Walking

    def go(self, place: int) -> None:
        """Go to a place, no farther than the game."""
        self.place = min(max(place, 0), len(self.replay.moments))

    def turn(self, step: int) -> None:
        """Go to the end of the next turn, or of the one before."""
        here = self.moment.turn if self.moment else 0
        turns = [each.turn for each in self.replay.moments]
        if step > 0:
            end = [place for place, turn in enumerate(turns, start=1) if turn == here + 1]
            self.go(end[-1] if end else len(turns))
        else:
            end = [place for place, turn in enumerate(turns, start=1) if turn == here - 1]
            self.go(end[-1] if end else 0)

    def next_error(self, step: int) -> None:
        """Go to the next error, or the one before."""
        if step > 0:
            found = [place for place in self.errors if place > self.place]
        else:
            found = [place for place in reversed(self.errors) if place < self.place]
        if found:
            self.go(found[0])


def _graded(entry: dict[str, Any]) -> Graded:
    return Graded(
        tuple(entry["before"]),
        tuple(entry["after"]),
        entry.get("best", ""),
        entry.get("loss", 0.0),
        entry.get("error") or "",
        entry.get("luck", 0.0),
    )
