"""Results of a pairing: shares of the win, with confidence intervals.

The games of a block share their dice, so they are not independent of each other; blocks are.
Intervals are therefore computed over blocks.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sixrow.means import Mean
from sixrow.players.ladder.matches import MatchResult, Pairing
from sixrow.rules import Setup


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


def matches(setup: Setup, results: Iterable[MatchResult]) -> list[Match]:
    """The results of each pairing, by player names; incomplete blocks are ignored."""
    by_pairing: dict[Pairing, dict[int, list[MatchResult]]] = {}
    for result in sorted(results, key=lambda result: (result.pairing, result.game)):
        blocks = by_pairing.setdefault(result.pairing, {})
        blocks.setdefault(result.game // result.pairing.block(setup), []).append(result)
    found = []
    for pairing, blocks in by_pairing.items():
        whole = [block for block in blocks.values() if len(block) == pairing.block(setup)]
        if whole:
            found.append(_match(setup, pairing, whole))
    return found


def _match(setup: Setup, pairing: Pairing, blocks: Sequence[Sequence[MatchResult]]) -> Match:
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
