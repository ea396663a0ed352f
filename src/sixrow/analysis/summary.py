"""The summary of a graded game: how well everyone played, and how lucky they were."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixrow.analysis.choices import Shares
from sixrow.analysis.errors import SEVERITIES
from sixrow.analysis.grades import Graded, GradedDecision, GradedRoll, UnknownEntry, grade
from sixrow.analysis.valuations import Valuer
from sixrow.notation import Record
from sixrow.notation.analyses import Progress, ignore_progress
from sixrow.players import Judge

HALVING = 0.03
"""The error rate at which accuracy is one half: a mistake's loss on every decision."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """How well one seat played.

    Attributes:
        decisions: the number of decisions it made.
        unforced: how many of them were real choices; only these are counted below.
        lost: the shares of the win that it gave away.
        points_lost: Columbiz: the points that it gave away, turn by turn; None in Sequence Dice.
        errors: the number of errors of each severity, from small to large.
    """

    decisions: int
    unforced: int
    lost: float
    points_lost: float | None
    errors: tuple[int, ...]

    @property
    def error_rate(self) -> float | None:
        """The mean loss per unforced decision; None if there was none."""
        return self.lost / self.unforced if self.unforced else None

    @property
    def accuracy(self) -> float | None:
        """From 1 for perfect play towards 0; halves with every `HALVING` lost per decision."""
        rate = self.error_rate
        return None if rate is None else 0.5 ** (rate / HALVING)


@dataclass(frozen=True, slots=True)
class Fortune:
    """The breakdown of one side's result: result = start + luck + skill + unknown.

    Attributes:
        start: its expectation before the game.
        result: its share at the end; in an unfinished game its current expectation.
        own_luck: gained from its own rolls.
        others_luck: gained from the rolls of the others.
        own_skill: gained from its own decisions: minus its losses, plus `revisions`.
        others_skill: gained from the decisions of the others.
        revisions: the part of `own_skill` that is a change in the network's evaluation.
        unknown: gained where real dice were not entered; otherwise 0.
    """

    start: float
    result: float
    own_luck: float
    others_luck: float
    own_skill: float
    others_skill: float
    revisions: float
    unknown: float = 0.0

    @property
    def luck(self) -> float:
        """Gained from all dice."""
        return self.own_luck + self.others_luck

    @property
    def skill(self) -> float:
        """Gained from all decisions."""
        return self.own_skill + self.others_skill

    @property
    def adjusted(self) -> float:
        """The result without luck and the unknown; these add up to one over all sides."""
        return self.result - self.luck - self.unknown


@dataclass(frozen=True, slots=True)
class Analysis:
    """A graded record and its summary.

    Attributes:
        graded: every entry, in order.
        seats: how well each seat played.
        sides: the breakdown of each side's result.
    """

    record: Record
    judge: Judge
    graded: tuple[Graded, ...]
    seats: tuple[SeatSummary, ...]
    sides: tuple[Fortune, ...]

    @property
    def decisions(self) -> list[GradedDecision]:
        return [each for each in self.graded if isinstance(each, GradedDecision)]

    @property
    def errors(self) -> list[GradedDecision]:
        """The decisions that count as errors, in order."""
        return [each for each in self.decisions if each.error]


def analyse(record: Record, valuer: Valuer, progress: Progress = ignore_progress) -> Analysis:
    """Grade and summarise a record; about 10 ms per decision in Columbiz.

    Args:
        record: the game, finished or not.
        valuer: evaluates its positions; must be of the same set-up.
        progress: called with the number of graded entries and the total; may raise to stop.
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


def _play(graded: Sequence[Graded], seat: int) -> SeatSummary:
    own = [each for each in graded if isinstance(each, GradedDecision)]
    own = [each for each in own if each.position.seat == seat]
    unforced = [each for each in own if not each.forced]
    found = [each.error for each in unforced]
    points = [each.points_lost for each in own if each.points_lost is not None]
    return SeatSummary(
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
        unknown=sum(each.change[side] for each in graded if isinstance(each, UnknownEntry)),
    )
