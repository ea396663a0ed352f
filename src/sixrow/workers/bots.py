"""The computer players of a node, in processes that serve people in turn.

A bot receives only the position, so it cannot know future dice. When many bots are to think they
wait for each other, in turn by address and person, while people's moves do not wait.
"""

import math
import time
from functools import lru_cache
from multiprocessing.process import BaseProcess
from typing import Literal, TypeAlias

from sixrow.match import Awaited, Table
from sixrow.notation import decision_text, position_text, read_position, read_setup
from sixrow.players import LEVELS, Player, player, seed_of
from sixrow.rules import Waiting
from sixrow.workers.engine_process import Engine
from sixrow.workers.fair_pool import NOBODY, FairPool, Owner, WorkLost, lower_priority

LEVEL_NAMES = tuple(level.name for level in LEVELS)

PATIENCE = 60.0
"""The time to think, in seconds, after which a bot is considered stuck."""

SLOW = 5
"""How many times as long it may take if it has to compile the engine for itself."""

_TRIES = 3

_DISTRUST = 30.0
"""Seconds after a failed decision in which bots are not expected to decide."""

BotsState: TypeAlias = Literal["preparing", "ready", "failed"]
"""``failed``: the engine could not be compiled, or the last decision failed just now."""


class Bots:
    """Processes in which bots decide."""

    def __init__(
        self, workers: int = 1, engine: Engine | None = None, patience: float = PATIENCE
    ) -> None:
        """Create the pool; its processes start with the first decisions.

        Args:
            workers: the number of bots that think at once.
            engine: awaited before the first decision.
            patience: seconds that a bot may think.
        """
        self._engine = engine or Engine()
        self._patience = patience
        self._pool = FairPool(workers, patience, prepare=lower_priority)
        self._failed = -math.inf

    @property
    def state(self) -> BotsState:
        """Whether bots can be expected to decide."""
        if self._engine.failed or time.monotonic() < self._failed + _DISTRUST:
            return "failed"
        return "ready" if self._engine.is_ready else "preparing"

    @property
    def processes(self) -> tuple[BaseProcess, ...]:
        """The processes of the pool; none before the first decision."""
        return self._pool.processes

    @property
    def waiting(self) -> int:
        """How many bots wait for a process."""
        return self._pool.waiting

    async def decide(
        self, table: Table, awaited: Awaited, owner: Owner = NOBODY
    ) -> tuple[str, ...]:
        """All decisions of a bot up to the next roll, in notation.

        Args:
            table: the table; only its position is used.
            awaited: the bot.
            owner: whose turn in the queue it takes.

        Raises:
            BotFailed: it cannot decide, or its process died or got stuck more than once.
        """
        await self._engine.ready()
        kept = self._engine.folder and not self._engine.failed
        self._pool.patience = self._patience * (1 if kept else SLOW)
        seed = seed_of(table.id)
        line = position_text(table.position)
        for _ in range(_TRIES):
            try:
                decided = await self._pool.run(owner, decisions, awaited.bot, line, seed)
            except WorkLost:
                continue
            except Exception as error:
                self._failed = time.monotonic()
                raise BotFailed(awaited.bot, line) from error
            self._failed = -math.inf
            return decided
        self._failed = time.monotonic()
        raise BotFailed(awaited.bot, line)

    def close(self) -> None:
        """Terminate the processes, whatever they are doing."""
        self._pool.close()


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


@lru_cache(maxsize=64)
def _player(level: str, setup: str, seed: int) -> Player:
    return player(level, read_setup(setup), seed)
