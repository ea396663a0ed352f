"""How a game ended: who won and, separately, why it ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any


class Ending(Enum):
    """Why a game ended."""

    LAST_ROUND = "last-round"
    """Columbiz, C-20: a supply ran out and the round was played to its end."""
    ROW = "row"
    """Sequence Dice, S-13: a side made the row."""


def winners(totals: Any) -> int:
    """C-23 and C-24: the sides with the highest total, as bits; ties share the victory.

    `totals` is a tuple, or an array when the engine compiles this function.
    """
    best, won = totals[0], 0
    for side in range(len(totals)):
        if totals[side] > best:
            best, won = totals[side], 0
        if totals[side] == best:
            won |= 1 << side
    return won


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winning sides (several share the victory) and why the game ended."""

    sides: int
    winners: tuple[int, ...]
    ending: Ending

    @classmethod
    def by_total(cls, totals: Sequence[int], ending: Ending) -> "Outcome":
        """The highest total wins; ties share the victory."""
        won = winners(totals)
        sides = len(totals)
        return cls(sides, tuple(side for side in range(sides) if won >> side & 1), ending)

    @property
    def shares(self) -> tuple[Fraction, ...]:
        """Each side's share of the victory; they add up to one."""
        share = Fraction(1, len(self.winners))
        return tuple(share if side in self.winners else Fraction(0) for side in range(self.sides))
