"""Matches played on one or more cores; the games are the same on any number of cores."""

from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor
from typing import TYPE_CHECKING, TypeAlias

from sixrow.players import player
from sixrow.players.ladder.matches import Maker, MatchResult, Pairing, play
from sixrow.processes import worker_pool
from sixrow.rules import Setup

if TYPE_CHECKING:
    from sixrow.engine.executors import RemoteExecutor

Block: TypeAlias = tuple[Pairing, int]
"""A pairing and the number of a block in it."""

AHEAD = 4
"""Blocks that are handed out in advance to each worker."""


class WorkerLost(Exception):
    """A worker process was killed, for example for lack of memory."""


def play_block(setup: Setup, seed: int, block: Block, make: Maker = player) -> list[MatchResult]:
    """The games of one block; `make` creates the players by name."""
    pairing, number = block
    size = pairing.block(setup)
    return [play(setup, seed, pairing, number * size + game, make) for game in range(size)]


def play_blocks(
    setup: Setup,
    seed: int,
    blocks: Sequence[Block],
    workers: int,
    elsewhere: "RemoteExecutor | None" = None,
) -> Iterator[list[MatchResult]]:
    """Play blocks and yield the games of each, in order; stop iterating to stop playing.

    Blocks run in this process, in `workers` processes, or on the executor `elsewhere`.

    Raises:
        WorkerLost: while playing; results yielded before are valid.
    """
    if elsewhere is not None:
        return _in_order(setup, seed, blocks, elsewhere.cores, elsewhere)
    if workers == 1:
        return (play_block(setup, seed, block) for block in blocks)
    return _in_processes(setup, seed, blocks, workers)


def _in_processes(
    setup: Setup, seed: int, blocks: Sequence[Block], workers: int
) -> Iterator[list[MatchResult]]:
    with worker_pool(workers) as pool:
        yield from _in_order(setup, seed, blocks, workers, pool)


def _in_order(
    setup: Setup, seed: int, blocks: Sequence[Block], workers: int, pool: Executor
) -> Iterator[list[MatchResult]]:
    from sixrow.engine.executors import in_order

    tasks = ((setup, seed, block) for block in blocks)
    try:
        yield from in_order(pool, play_block, tasks, AHEAD * workers)
    except BrokenExecutor as error:
        raise WorkerLost from error
