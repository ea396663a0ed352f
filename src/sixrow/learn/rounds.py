"""Rounds of self-play with one network, in this process or on an executor."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from sixrow.engine.executors import RemoteExecutor
from sixrow.engine.networks import Network
from sixrow.engine.types import Weights
from sixrow.learn.sources import Source, source
from sixrow.rules import Setup

Samples: TypeAlias = tuple[Weights, Weights]
"""The inputs and targets of one game."""

PIECE = 4
"""Games sent to another process together."""


def play_round(
    source: Source,
    network: Network,
    games: Sequence[int],
    seed: int,
    explore: float,
    trust: float,
    elsewhere: RemoteExecutor | None = None,
) -> list[Samples]:
    """The samples of some games, in order; the same wherever they are played."""
    if elsewhere is None:
        return [source.play(network, seed, game, explore, trust) for game in games]
    pieces = [games[first : first + PIECE] for first in range(0, len(games), PIECE)]
    played = [
        elsewhere.submit(play_piece, source.setup, network, tuple(piece), seed, explore, trust)
        for piece in pieces
    ]
    return [samples for future in played for samples in future.result()]


def play_piece(
    setup: Setup, network: Network, games: Sequence[int], seed: int, explore: float, trust: float
) -> list[Samples]:
    """The samples of some games; a task for another process, which caches its workspace."""
    room = _source(setup)
    return [room.play(network, seed, game, explore, trust) for game in games]


@cache
def _source(setup: Setup) -> Source:
    return source(setup)
