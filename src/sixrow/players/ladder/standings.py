"""Results of a pairing: shares of the win, with confidence intervals.

The games of a block share their dice, so they are not independent of each other; blocks are.
Intervals are therefore computed over blocks.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from sixrow.players.ladder.matches import Pairing, Result
from sixrow.rules import Setup


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and the half-width of its 95 % confidence interval."""

    value: float
    error: float

    @classmethod
    def over(cls, values: Sequence[float]) -> "Mean":
        """The mean of at least one independent value, for shares between 0 and 1.

        If all values are equal, their spread says nothing; then the rule of three (Hanley and
        Lippman-Hand, 1983) bounds how often something else could happen.
        """
        number = len(values)
        mean = sum(values) / number
        squares = sum((value - mean) ** 2 for value in values)
        if squares < 1e-12:
            return cls(mean, min(1.0, 3.0 / number))
        return cls(mean, 1.96 * sqrt(squares / (number - 1) / number))


@dataclass(frozen=True, slots=True)
class Match:
    """The results of a pairing.

    Attributes:
        share: the first player's share of the wins; with equal players, one over the number of
            sides.
        in_turn_order: the share of the side that plays first, second, and so on.
        blocks: the first player's share in each block.
    """

    pairing: Pairing
    games: int
    share: Mean
    in_turn_order: tuple[Mean, ...]
    blocks: tuple[float, ...]


def matches(setup: Setup, results: Iterable[Result]) -> list[Match]:
    """The results of each pairing, by player names; incomplete blocks are ignored."""
    by_pairing: dict[Pairing, dict[int, list[Result]]] = {}
    for result in sorted(results, key=lambda result: (result.pairing, result.game)):
        blocks = by_pairing.setdefault(result.pairing, {})
        blocks.setdefault(result.game // result.pairing.block(setup), []).append(result)
    found = []
    for pairing, blocks in by_pairing.items():
        whole = [block for block in blocks.values() if len(block) == pairing.block(setup)]
        if whole:
            found.append(_match(setup, pairing, whole))
    return found


def _match(setup: Setup, pairing: Pairing, blocks: Sequence[Sequence[Result]]) -> Match:
    sides = setup.sides
    shares = [_mean(result.share(result.game % sides) for result in block) for block in blocks]
    order = [
        Mean.over(
            [
                _mean(result.share((result.starter + place) % sides) for result in block)
                for block in blocks
            ]
        )
        for place in range(sides)
    ]
    games = sum(map(len, blocks))
    return Match(pairing, games, Mean.over(shares), tuple(order), tuple(shares))


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)
