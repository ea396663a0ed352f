"""The values of decisions, as the analysis reports them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from sixrow.rules import Decision

Shares: TypeAlias = tuple[float, ...]
"""The share of the win that each side can expect, by side; they add up to one."""

ROUNDING = 1e-6
"""Networks compute in single precision: smaller differences in shares count as equal."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal decision and its value, assuming the best play afterwards.

    Attributes:
        shares: the expected share of every side after it.
        loss: how much less than the best decision it leaves the deciding side; never negative.
        points: Columbiz: the points, for rows and captives, that the side can expect from now to
            the end of this turn. None in Sequence Dice, which has no points.
    """

    decision: Decision
    shares: Shares
    loss: float
    points: float | None


def ranked(
    side: int, valued: Iterable[tuple[Decision, Shares, float | None]]
) -> tuple[Choice, ...]:
    """Choices for a side, best first; on ties in numerical order."""
    found = sorted(valued, key=lambda each: (-each[1][side], each[0]))
    best = found[0][1][side]
    return tuple(
        Choice(decision, shares, best - shares[side], points) for decision, shares, points in found
    )
