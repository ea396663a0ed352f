"""How often each face was rolled, and whether that is plausible for fair dice."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from statistics import NormalDist

from sixrow.notation import Record, real_dice
from sixrow.rules import Seat
from sixrow.rules.dice import FACES, Dice, showing

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Tally:
    """The dice of some rolls, counted by face.

    Attributes:
        counts: the number of dice that showed 1, 2, 3, 4, 5 and 6.
    """

    counts: tuple[int, ...]

    @property
    def dice(self) -> int:
        """The number of dice rolled."""
        return sum(self.counts)

    def intervals(self) -> tuple[tuple[float, float], ...]:
        """A confidence interval for the probability of each face.

        Wilson's score interval with Bonferroni's correction: with fair dice, at least one of the
        six intervals misses 1/6 in about one tally of twenty at most. 0 to 1 if there are no dice.
        """
        return tuple(_wilson(count, self.dice) for count in self.counts)

    @property
    def chi_square(self) -> float:
        """Pearson's chi-square statistic for six equal shares; five degrees of freedom."""
        if not self.dice:
            return 0.0
        expected = self.dice / len(FACES)
        return sum((count - expected) ** 2 / expected for count in self.counts)

    @property
    def probability(self) -> float:
        """The p-value: how often fair dice deviate at least this much. Inexact below 30 dice."""
        return _beyond(self.chi_square)


def tally(rolls: Iterable[Dice]) -> Tally:
    """Count the faces of some rolls."""
    counts = [0] * len(FACES)
    for dice in rolls:
        for index, face in enumerate(FACES):
            counts[index] += showing(dice, face)
    return Tally(tuple(counts))


def tallies_of(record: Record) -> tuple[Tally, ...]:
    """A tally for each seat of every die that it rolled, including the roll-off.

    Leaves out turns with real dice of which only the last roll was entered: it has the dice that
    were kept, which are no sample of the dice that were rolled.
    """
    rolled: dict[Seat, list[Dice]] = {seat: [] for seat in range(record.setup.players)}
    dice = real_dice(record)
    kept = () if dice is None else dice.last_only
    for moment in record.moments:
        if moment.entry.is_roll and moment.turn not in kept:
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
