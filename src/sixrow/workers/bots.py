"""The computer players of a node, in processes of their own.

A bot is given the position and nothing else, so it cannot know dice that have not fallen. The pool
is bounded: when many bots think, they wait for each other, and people's moves wait for none.
"""

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process

from sixrow.match import Awaited, Table
from sixrow.notation import decision_text, position_text, read_position, read_setup
from sixrow.players import LEVELS, Player, player, seed_of
from sixrow.rules import Waiting
from sixrow.workers.engine_process import Engine

LEVEL_NAMES = tuple(level.name for level in LEVELS)

PATIENCE = 60.0
"""Seconds after which a bot that has not decided is believed to be stuck."""

_TRIES = 3


class Bots:
    """A pool of processes in which bots decide."""

    def __init__(self, workers: int = 1, engine: Engine | None = None) -> None:
        """Make the pool; its processes start with the first decision.

        Args:
            workers: how many bots think at once.
            engine: what they wait for before the first decision.
        """
        self._workers = workers
        self._engine = engine or Engine()
        self._pool = self._new_pool()

    @property
    def are_ready(self) -> bool:
        """Whether bots can think at once; the first time on a machine they have to be compiled."""
        return self._engine.is_ready

    async def decide(self, table: Table, awaited: Awaited) -> tuple[str, ...]:
        """All that a bot decides up to the next roll, in words of the notation.

        Raises:
            BotFailed: its process ended or was stuck, more than once.
        """
        await self._engine.ready()
        seed = seed_of(table.id)
        line = position_text(table.position)
        for _ in range(_TRIES):
            pool = self._pool
            try:
                thinking = asyncio.get_running_loop().run_in_executor(
                    pool, decisions, awaited.bot, line, seed
                )
                return await asyncio.wait_for(thinking, PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                if pool is self._pool:
                    self._pool = self._new_pool()
                    _end(pool)
        raise BotFailed(awaited.bot, line)

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        _end(self._pool, wait=True)  # or the pool's thread and the interpreter's end may collide

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_end_with_parent)


class BotFailed(RuntimeError):
    """A bot could not decide; its level and the position."""


def decisions(level: str, line: str, seed: int) -> tuple[str, ...]:
    """What a bot decides in a position, up to the next roll or the end of its turn."""
    position = read_position(line)
    game, seat = position.setup.game, position.seat
    chosen = []
    bot = _player(level, line.split(maxsplit=1)[0], seed)
    while position.waiting is Waiting.DECISION and position.seat == seat:
        decision = bot.decide(position)
        chosen.append(decision_text(game, decision))
        position = position.decide(decision).position
    return tuple(chosen)


def _end_with_parent() -> None:
    """End this process as soon as the server is gone; one that was killed cannot say so.

    Ctrl-C on a terminal reaches this process too; it is the server that ends it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="watch", daemon=True).start()


@lru_cache(maxsize=64)
def _player(level: str, setup: str, seed: int) -> Player:
    return player(level, read_setup(setup), seed)


def _end(pool: ProcessPoolExecutor, *, wait: bool = False) -> None:
    """End a pool without waiting for what its processes are doing, only for their end."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)
