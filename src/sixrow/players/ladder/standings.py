"""What the games of a pairing tell: shares of the win, with intervals.

The games of a block share their dice, so they are not independent of each other; blocks are.
Intervals are therefore computed over blocks.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sixrow.means import Mean
from sixrow.players.ladder.matches import Pairing, Result
from sixrow.rules import Setup


@dataclass(frozen=True, slots=True)
class Match:
    """What the games of a pairing came to.

    Attributes:
        share: what the one player won; with players of equal strength, one part in as many as
            there are sides.
        in_turn_order: what the side won that was first to play, second, and so on.
        blocks: the share won in each block.
    """

    pairing: Pairing
    games: int
    share: Mean
    in_turn_order: tuple[Mean, ...]
    blocks: tuple[float, ...]


def matches(setup: Setup, results: Iterable[Result]) -> list[Match]:
    """What each pairing came to, by the names of the players; games of broken blocks are left."""
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
