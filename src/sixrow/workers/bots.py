"""The computer players of a node, in a process pool.

A bot receives only the position, so it cannot know future dice. The pool is bounded: when many bots
are thinking they queue behind each other, while people's moves do not wait.
"""

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess

from sixrow.match import Awaited, Table
from sixrow.notation import decision_text, position_text, read_position, read_setup
from sixrow.players import LEVELS, Player, player, seed_of
from sixrow.rules import Waiting
from sixrow.workers.engine_process import Engine

LEVEL_NAMES = tuple(level.name for level in LEVELS)

PATIENCE = 60.0
"""The timeout, in seconds, after which a bot is considered stuck."""

_TRIES = 3


class Bots:
    """A process pool in which bots decide."""

    def __init__(self, workers: int = 1, engine: Engine | None = None) -> None:
        """Create the pool; its processes start with the first decision.

        Args:
            workers: the number of bots that think at once.
            engine: awaited before the first decision.
        """
        self._workers = workers
        self._engine = engine or Engine()
        self._pool = self._new_pool()

    @property
    def are_ready(self) -> bool:
        """Whether the engine is compiled, so that bots can decide without waiting."""
        return self._engine.is_ready

    @property
    def processes(self) -> tuple[BaseProcess, ...]:
        """The processes of the pool; none before the first decision."""
        return _processes(self._pool)

    async def decide(self, table: Table, awaited: Awaited) -> tuple[str, ...]:
        """All decisions of a bot up to the next roll, in notation.

        Raises:
            BotFailed: its process died or got stuck, more than once.
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
        """Terminate the processes, whatever they are doing."""
        _end(self._pool, wait=True)  # or the pool's thread may race with interpreter exit

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_end_with_parent)


class BotFailed(RuntimeError):
    """A bot could not decide; carries its level and the position."""


def decisions(level: str, line: str, seed: int) -> tuple[str, ...]:
    """A bot's decisions in a position, up to the next roll or the end of its turn."""
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
    """Exit when the server is gone; a server that was killed cannot tell its workers.

    Ignores Ctrl-C, which reaches this process too; the server terminates it.
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


def _processes(pool: ProcessPoolExecutor) -> tuple[BaseProcess, ...]:
    found = pool._processes or {}  # noqa: SLF001 - nothing public kills them before Python 3.14
    return tuple(found.values())


def _end(pool: ProcessPoolExecutor, *, wait: bool = False) -> None:
    """Terminate a pool without waiting for its tasks, only for its processes to exit."""
    for process in _processes(pool):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)
