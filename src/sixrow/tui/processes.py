"""Who thinks for this program: processes that decide for computers, give advice and analyse games.

They are the server's own (`sixrow.workers.bots`, `sixrow.workers.analyst`), started when they are
first needed, so that the first screen waits for nothing. The screen never waits for them either.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import redirect_stderr
from importlib import import_module
from typing import TYPE_CHECKING

from sixrow.match import Awaited, Table
from sixrow.notation.analyses import GameAnalysis, PositionAnalysis, Want
from sixrow.rules import Refusal
from sixrow.workers.tasks import cancelled

if TYPE_CHECKING:
    from sixrow.workers.analyst import Analyst, Progress
    from sixrow.workers.bots import Bots
    from sixrow.workers.engine_process import Engine


class Thinking:
    """The processes that think, as far as they are needed.

    Attributes:
        compiling: the parts of the engine that were compiled while somebody waited; None if the
            engine is ready or nobody needs it.
        changed: called when `compiling` is another.
    """

    def __init__(self) -> None:
        self.compiling: tuple[str, ...] | None = None
        self.changed: Callable[[], None] = lambda: None
        self._engine: Engine | None = None
        self._bots: Bots | None = None
        self._analyst: Analyst | None = None
        self._getting_ready: asyncio.Task[None] | None = None

    def prepare(self) -> None:
        """Begin to get ready, in the background."""
        if self._getting_ready is None:
            self._getting_ready = asyncio.create_task(self._ready())

    async def decide(self, table: Table, awaited: Awaited) -> tuple[str, ...]:
        """What a computer decides up to the next roll; see `Bots.decide`.

        Raises:
            Refusal: it cannot decide.
        """
        from sixrow.workers.bots import BotFailed, Bots

        await self._ready()
        if self._bots is None:
            _start_tracker()
            self._bots = Bots(1, self._engine)
        try:
            return await self._bots.decide(table, awaited)
        except BotFailed as failed:
            raise Refusal("analysis-failed") from failed

    async def position(self, line: str, *want: Want) -> PositionAnalysis:
        """What a position is worth; see `Analyst.position`."""
        return await (await self._studying()).position(line, *want)

    async def game(self, record: str, progress: "Progress") -> GameAnalysis:
        """The analysis of a game; see `Analyst.game`."""
        return await (await self._studying()).game(record, progress)

    async def close(self) -> None:
        """End all processes."""
        await cancelled(self._getting_ready)
        if self._engine is not None:
            await self._engine.close()
        if self._analyst is not None:
            await self._analyst.close()
        if self._bots is not None:
            await asyncio.to_thread(self._bots.close)

    async def _studying(self) -> "Analyst":
        await self._ready()
        if self._analyst is None:
            from sixrow.workers.analyst import Analyst

            self._analyst = Analyst(1, self._engine)
        return self._analyst

    async def _ready(self) -> None:
        if self._engine is None:
            # Imported elsewhere, so that no key waits for it.
            self._engine = await asyncio.to_thread(_new_engine, self._compiled)
        if not self._engine.is_ready:
            self._note(self.compiling or ())
            await self._engine.ready()
            self._note(None)

    def _compiled(self, part: str) -> None:
        self._note((*(self.compiling or ()), part))

    def _note(self, compiling: tuple[str, ...] | None) -> None:
        self.compiling = compiling
        self.changed()


def _new_engine(told: Callable[[str], object]) -> "Engine":
    from sixrow.workers.engine_process import Engine

    for module in ("sixrow.workers.analyst", "sixrow.workers.bots"):
        import_module(module)
    return Engine(told, quiet=True)


def _start_tracker() -> None:
    """Start what watches over the processes of a pool.

    It wants the real stderr; while Textual runs, `sys.stderr` is a file without a number.
    """
    from multiprocessing import resource_tracker

    with redirect_stderr(sys.__stderr__):
        resource_tracker.ensure_running()
