"""Grades every entry of a record: the luck of rolls and the losses of decisions.

With one value function for all positions, a side's final value minus its initial value is the sum
of all changes. A change at a roll is luck, a change at a decision is skill, and there is no
remainder: result = luck + skill. Only with real dice, of which the first rolls of some turns were
not entered, there is a third part: what nobody knows.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from sixrow.analysis.choices import ROUNDING, Choice, Shares
from sixrow.analysis.errors import SEVERITIES, Severity, severity
from sixrow.analysis.valuations import Valuer
from sixrow.notation import Record, real_dice
from sixrow.rules import Position

RIVALS = 3
"""The best decisions that a seeming error is compared with."""

DOUBTLESS = 0.1
"""From this seeming loss on there is no second look: rollouts confirmed all above 0.08."""

MARGINS = {"columbiz": 0.015, "sequence-dice": 0.005}
"""By game, the loss that counts as certain. Rollouts of the frozen sets confirmed 94.5 % of the
losses above 0.01 and 97.9 % above 0.03 in Columbiz, 99 % above 0.01 in Sequence Dice; the margins
themselves were chosen by these figures, not measured (`bench/judge.py`)."""


@dataclass(frozen=True, slots=True)
class GradedEntry:
    """An entry of a record, measured.

    Attributes:
        index: the entry's index in the record, from 0.
        turn: the turn, as records count them; 0 is the roll-off.
        position: the position before the entry.
        before: every side's expectation before it.
        after: every side's expectation after it.
    """

    index: int
    turn: int
    position: Position
    before: Shares
    after: Shares

    @property
    def side(self) -> int:
        """The side that rolls or decides."""
        return self.position.setup.side_of(self.position.seat)

    @property
    def change(self) -> Shares:
        """What every side has gained: luck at a roll, skill at a decision."""
        pairs = zip(self.before, self.after, strict=True)
        return tuple(after - before for before, after in pairs)


@dataclass(frozen=True, slots=True)
class GradedRoll(GradedEntry):
    """A roll. Its luck is `change`: over all that could have been rolled the mean is zero."""


@dataclass(frozen=True, slots=True)
class UnknownEntry(GradedEntry):
    """The last roll of a turn whose earlier rolls were not entered, or the ``stop`` after it.

    Its change is due to all of those rolls and to what was kept of them: neither luck nor skill.
    """


@dataclass(frozen=True, slots=True)
class GradedDecision(GradedEntry):
    """A decision, and what it was measured by. Its skill is `change`.

    Attributes:
        choice: the decision that was made.
        best: the best decision.
        margin: what a loss must exceed to be certain; a smaller one is no error.
        forced: whether there was no real choice: one legal decision, or all equally good.
    """

    choice: Choice
    best: Choice
    margin: float
    forced: bool

    @property
    def loss(self) -> float:
        """The share of the win that was given away; 0 if the decision was forced."""
        return 0.0 if self.forced else self.choice.loss

    @property
    def error(self) -> Severity | None:
        """The severity of the error; None if it is none, or may be none."""
        return severity(self.loss) if self.loss > self.margin else None

    @property
    def points_lost(self) -> float | None:
        """Columbiz: the points given away this turn; negative if the best play makes fewer."""
        if self.best.points is None or self.choice.points is None:
            return None
        return 0.0 if self.forced else self.best.points - self.choice.points

    @property
    def revision(self) -> float:
        """The change in the network's evaluation for the deciding side: skill is revision − loss.

        At the end of a turn a network estimates the value of the next turn, which is then solved
        exactly. Within a turn the revision is what a second look has changed of the loss, and
        rounding, unless a network prefers fewer row points than a set of cells can make.
        """
        return self.change[self.side] + self.loss


Graded: TypeAlias = GradedRoll | GradedDecision | UnknownEntry


def grade(record: Record, valuer: Valuer) -> Iterator[Graded]:
    """Every entry of a record, graded in order; between two of them a caller may stop."""
    before = valuer.shares(record.start)
    unknown = _unknown(record)
    for index, moment in enumerate(record.moments):
        entry, position = moment.entry, moment.before
        if index in unknown:
            placing = moment.after if not entry.is_roll else record.moments[index + 1].after
            after = valuer.shares(placing)
            yield UnknownEntry(index, moment.turn, position, before, after)
            before = after
            continue
        choices = () if entry.is_roll else valuer.choices(position)
        after = valuer.shares(moment.after)
        if entry.is_roll:
            yield GradedRoll(index, moment.turn, position, before, after)
        else:
            chosen = next(choice for choice in choices if choice.decision == entry.value)
            forced = choices[-1].loss < ROUNDING
            made, best, margin = judged(position, choices, chosen, valuer)
            yield GradedDecision(
                *(index, moment.turn, position, before, after, made, best, margin, forced)
            )
        before = after


def _unknown(record: Record) -> frozenset[int]:
    """The entries of real dice before which rolls were not entered: the roll and its ``stop``."""
    dice = real_dice(record)
    if dice is None:
        return frozenset()
    turns = set(dice.last_only)
    rolls = {
        index
        for index, moment in enumerate(record.moments)
        if moment.turn in turns and moment.entry.is_roll
    }
    return frozenset(rolls | {index + 1 for index in rolls})


def judged(
    position: Position, choices: Sequence[Choice], chosen: Choice, valuer: Valuer
) -> tuple[Choice, Choice, float]:
    """The decision made, the best one, and what the loss must exceed to be certain.

    What seems to be an error, but not a blunder beyond doubt, is looked at again, beside the few
    best decisions; the losses are those seen then.
    """
    margin = MARGINS[position.setup.game.name]
    if not SEVERITIES[0].least <= chosen.loss < DOUBTLESS:
        return chosen, choices[0], margin
    compared = dict.fromkeys([*choices[:RIVALS], chosen])
    looked = valuer.looked(position, [each.decision for each in compared])
    if looked is None:
        return chosen, choices[0], 2 * margin
    best = max(compared, key=lambda choice: (looked[choice.decision], choice is chosen))
    loss = looked[best.decision] - looked[chosen.decision]
    return replace(chosen, loss=loss), replace(best, loss=0.0), margin
