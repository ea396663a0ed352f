"""How often each face has come, and what that is worth with so many dice."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from statistics import NormalDist

from sixrow.notation import Record
from sixrow.rules import Seat
from sixrow.rules.dice import FACES, Dice, showing

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Tally:
    """The dice of some rolls, counted by face.

    Attributes:
        counts: how many showed 1, 2, 3, 4, 5 and 6.
    """

    counts: tuple[int, ...]

    @property
    def dice(self) -> int:
        """How many dice were rolled."""
        return sum(self.counts)

    def intervals(self) -> tuple[tuple[float, float], ...]:
        """For each face, which shares of it the counts are compatible with.

        Wilson's score interval with Bonferroni's correction: fair dice leave one or more of the six
        intervals in no more than about one tally of twenty. Without dice anything is possible.
        """
        return tuple(_wilson(count, self.dice) for count in self.counts)

    @property
    def chi_square(self) -> float:
        """The distance from six equal shares: Pearson's chi-square with five degrees of freedom."""
        if not self.dice:
            return 0.0
        expected = self.dice / len(FACES)
        return sum((count - expected) ** 2 / expected for count in self.counts)

    @property
    def probability(self) -> float:
        """How often fair dice are this far from equal shares or farther; rough below 30 dice."""
        return _beyond(self.chi_square)


def tally(rolls: Iterable[Dice]) -> Tally:
    """Count the faces of some rolls."""
    counts = [0] * len(FACES)
    for dice in rolls:
        for index, face in enumerate(FACES):
            counts[index] += showing(dice, face)
    return Tally(tuple(counts))


def tallies_of(record: Record) -> tuple[Tally, ...]:
    """A tally for each seat: every die that it rolled, the roll-off included."""
    rolled: dict[Seat, list[Dice]] = {seat: [] for seat in range(record.setup.players)}
    for moment in record.moments:
        if moment.entry.is_roll:
            rolled[moment.seat].append(moment.entry.value)
    return tuple(tally(rolls) for rolls in rolled.values())


def _wilson(count: int, number: int) -> tuple[float, float]:
    if number == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * len(FACES)))
    share = count / number
    middle = share + z * z / (2 * number)
    half = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    scale = 1 + z * z / number
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def _beyond(x: float) -> float:
    """The upper tail of chi-square with five degrees of freedom, in closed form."""
    return erfc(sqrt(x / 2)) + sqrt(2 * x / pi) * exp(-x / 2) * (1 + x / 3)
