"""Worker processes for bots, advice and analyses.

They are the same as the server's (`sixrow.workers.bots`, `sixrow.workers.analyst`), started when
first needed, so that neither the first screen nor any other waits for them.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import redirect_stderr
from importlib import import_module
from typing import TYPE_CHECKING

from sixrow.extras import require
from sixrow.match import Awaited, Table
from sixrow.notation.analyses import GameAnalysis, PositionAnalysis, Progress, Want
from sixrow.rules import Refusal
from sixrow.workers.tasks import cancelled

if TYPE_CHECKING:
    from sixrow.workers.analyst import Analyst
    from sixrow.workers.bots import Bots
    from sixrow.workers.engine_process import Engine


class Thinking:
    """The worker processes, started on demand.

    Attributes:
        compiling: the parts of the engine compiled so far while somebody waits; None if the engine
            is ready or not needed.
        changed: called when `compiling` changes.
    """

    def __init__(self) -> None:
        self.compiling: tuple[str, ...] | None = None
        self.changed: Callable[[], None] = lambda: None
        self._engine: Engine | None = None
        self._bots: Bots | None = None
        self._analyst: Analyst | None = None
        self._getting_ready: asyncio.Task[None] | None = None

    def prepare(self) -> None:
        """Start the workers in the background."""
        if self._getting_ready is None:
            self._getting_ready = asyncio.create_task(self._ready())

    async def decide(self, table: Table, awaited: Awaited) -> tuple[str, ...]:
        """The decisions of a bot up to the next roll; see `Bots.decide`.

        Raises:
            Refusal: the bot failed.
        """
        from sixrow.workers.bots import BotFailed, Bots

        await self._ready()
        if self._bots is None:
            _start_tracker()
            self._bots = Bots(1, self._engine)
        try:
            return await self._bots.decide(table, awaited)
        except BotFailed as failed:
            raise Refusal("bot-failed") from failed

    async def position(self, line: str, *want: Want) -> PositionAnalysis:
        """The analysis of a position; see `Analyst.position`."""
        return await (await self._studying()).position(line, *want)

    async def game(self, record: str, progress: Progress) -> GameAnalysis:
        """The analysis of a game; see `Analyst.game`."""
        return await (await self._studying()).game(record, progress)

    async def close(self) -> None:
        """Stop all processes."""
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
        require("engine")
        if self._engine is None:
            # Imported in a thread, so that the interface stays responsive.
            self._engine = await asyncio.to_thread(new_engine, self._compiled)
        if not self._engine.is_ready:
            self._note(self.compiling or ())
            await self._engine.ready()
            self._note(None)

    def _compiled(self, part: str) -> None:
        self._note((*(self.compiling or ()), part))

    def _note(self, compiling: tuple[str, ...] | None) -> None:
        self.compiling = compiling
        self.changed()


def new_engine(told: Callable[[str], object]) -> "Engine":
    from sixrow.workers.engine_process import Engine

    for module in ("sixrow.workers.analyst", "sixrow.workers.bots"):
        import_module(module)
    return Engine(told, quiet=True)


def _start_tracker() -> None:
    """Start the resource tracker of multiprocessing.

    It needs the real stderr; while Textual runs, `sys.stderr` has no file descriptor.
    """
    from multiprocessing import resource_tracker

    with redirect_stderr(sys.__stderr__):
        resource_tracker.ensure_running()
