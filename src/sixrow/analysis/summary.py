"""A graded game summed up: how well everyone played, and how lucky everyone was."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sixrow.analysis.choices import Shares
from sixrow.analysis.errors import SEVERITIES, severity
from sixrow.analysis.grades import Graded, GradedDecision, GradedRoll, grade
from sixrow.analysis.valuations import Valuer
from sixrow.notation import Record
from sixrow.players import Judge

Progress: TypeAlias = Callable[[int, int], None]
"""Told how much is done of how much."""


HALVING = 0.03
"""The error rate with an accuracy of a half: that of a player whose usual decision is a mistake."""


def ignore(_done: int, _all: int) -> None:
    """Take no notice of progress."""


@dataclass(frozen=True, slots=True)
class Play:
    """How well one seat played.

    Attributes:
        decisions: how many decisions it made.
        unforced: how many of them were a choice; only these are counted below.
        lost: the shares of the win that it gave away.
        points_lost: Columbiz: the points that it gave away, turn by turn; None in Sequence Dice.
        errors: how many errors of each severity, from small to large.
    """

    decisions: int
    unforced: int
    lost: float
    points_lost: float | None
    errors: tuple[int, ...]

    @property
    def error_rate(self) -> float | None:
        """The mean loss of an unforced decision; None if there was none."""
        return self.lost / self.unforced if self.unforced else None

    @property
    def accuracy(self) -> float | None:
        """From 1 for the best play throughout towards 0; it halves with every `HALVING` lost."""
        rate = self.error_rate
        return None if rate is None else 0.5 ** (rate / HALVING)


@dataclass(frozen=True, slots=True)
class Fortune:
    """Where the result of one side comes from: result = start + luck + skill.

    Attributes:
        start: what the side could expect before the game.
        result: what it had at the end; in an unfinished game what it can expect now.
        own_luck: what its own rolls gave it.
        others_luck: what the rolls of the others gave it.
        own_skill: what its own decisions gave it: minus its losses, plus `revisions`.
        others_skill: what the decisions of the others gave it.
        revisions: the part of `own_skill` that is the judge's change of mind.
    """

    start: float
    result: float
    own_luck: float
    others_luck: float
    own_skill: float
    others_skill: float
    revisions: float

    @property
    def luck(self) -> float:
        """What all dice gave the side."""
        return self.own_luck + self.others_luck

    @property
    def skill(self) -> float:
        """What all decisions gave the side."""
        return self.own_skill + self.others_skill

    @property
    def adjusted(self) -> float:
        """The result without luck; those of all sides add up to one."""
        return self.result - self.luck


@dataclass(frozen=True, slots=True)
class Analysis:
    """A record, graded and summed up.

    Attributes:
        graded: every entry, in order.
        seats: how well each seat played.
        sides: where each side's result comes from.
    """

    record: Record
    judge: Judge
    graded: tuple[Graded, ...]
    seats: tuple[Play, ...]
    sides: tuple[Fortune, ...]

    @property
    def decisions(self) -> list[GradedDecision]:
        """The graded decisions, in order."""
        return [each for each in self.graded if isinstance(each, GradedDecision)]

    @property
    def errors(self) -> list[GradedDecision]:
        """The decisions that have the name of an error, in order."""
        return [each for each in self.decisions if severity(each.loss)]


def analyse(record: Record, valuer: Valuer, progress: Progress = ignore) -> Analysis:
    """Grade a record and sum it up; about a hundredth of a second a decision in Columbiz.

    Args:
        record: the game, finished or not.
        valuer: what values its positions; of the same set-up.
        progress: told how many entries are graded and how many there are; to stop, it may raise.
    """
    setup, graded = record.setup, []
    first = valuer.shares(record.start)
    for each in grade(record, valuer):
        graded.append(each)
        progress(len(graded), len(record.entries))
    return Analysis(
        record,
        valuer.judge,
        tuple(graded),
        tuple(_play(graded, seat) for seat in range(setup.players)),
        tuple(_fortune(graded, first, side) for side in range(setup.sides)),
    )


def _play(graded: Sequence[Graded], seat: int) -> Play:
    own = [each for each in graded if isinstance(each, GradedDecision)]
    own = [each for each in own if each.position.seat == seat]
    unforced = [each for each in own if not each.forced]
    found = [severity(each.loss) for each in unforced]
    points = [each.points_lost for each in own if each.points_lost is not None]
    return Play(
        decisions=len(own),
        unforced=len(unforced),
        lost=sum(each.loss for each in unforced),
        points_lost=sum(points) if points else None,
        errors=tuple(found.count(each) for each in SEVERITIES),
    )


def _fortune(graded: Sequence[Graded], first: Shares, side: int) -> Fortune:
    rolls = [each for each in graded if isinstance(each, GradedRoll)]
    decisions = [each for each in graded if isinstance(each, GradedDecision)]
    return Fortune(
        start=first[side],
        result=graded[-1].after[side] if graded else first[side],
        own_luck=sum(each.change[side] for each in rolls if each.side == side),
        others_luck=sum(each.change[side] for each in rolls if each.side != side),
        own_skill=sum(each.change[side] for each in decisions if each.side == side),
        others_skill=sum(each.change[side] for each in decisions if each.side != side),
        revisions=sum(each.revision for each in decisions if each.side == side),
    )
