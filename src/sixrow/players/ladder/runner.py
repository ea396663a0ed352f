"""Matches played on one core or several; the games are the same whatever their number."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeAlias

from sixrow.players import player
from sixrow.players.ladder.matches import Maker, Pairing, Result, play
from sixrow.rules import Setup

if TYPE_CHECKING:
    from sixrow.engine.executors import Elsewhere

Block: TypeAlias = tuple[Pairing, int]
"""A pairing and the number of a block in it."""

AHEAD = 4
"""Blocks that are handed out in advance to each worker."""


class WorkerLost(Exception):
    """A process that played was ended from outside, for want of memory perhaps."""


def play_block(setup: Setup, seed: int, block: Block, make: Maker = player) -> list[Result]:
    """The games of one block; `make` knows the players by their names."""
    pairing, number = block
    size = pairing.block(setup)
    return [play(setup, seed, pairing, number * size + game, make) for game in range(size)]


def play_blocks(
    setup: Setup,
    seed: int,
    blocks: Sequence[Block],
    workers: int,
    elsewhere: "Elsewhere | None" = None,
) -> Iterator[list[Result]]:
    """Play blocks and give the games of each, in order; stop asking to stop playing.

    They are played here, by as many processes as there are workers, or elsewhere.

    Raises:
        WorkerLost: while playing; what was given before is sound.
    """
    if elsewhere is not None:
        return _in_order(setup, seed, blocks, elsewhere.cores, elsewhere)
    if workers == 1:
        return (play_block(setup, seed, block) for block in blocks)
    return _in_processes(setup, seed, blocks, workers)


def _in_processes(
    setup: Setup, seed: int, blocks: Sequence[Block], workers: int
) -> Iterator[list[Result]]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield from _in_order(setup, seed, blocks, workers, pool)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _in_order(
    setup: Setup, seed: int, blocks: Sequence[Block], workers: int, pool: Executor
) -> Iterator[list[Result]]:
    from sixrow.engine.executors import in_order

    tasks = ((setup, seed, block) for block in blocks)
    try:
        yield from in_order(pool, play_block, tasks, AHEAD * workers)
    except BrokenExecutor as error:
        raise WorkerLost from error


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the one that gave out the work decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
