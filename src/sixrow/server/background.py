"""Work that a server does by itself, beside what it is asked."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sixrow.server.logs import log


class Background:
    """Tasks that nobody waits for; what fails there is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself; nothing begins any more after `stop`."""
        if self._stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(self, work: Callable[[], Awaitable[None]], seconds: float, failure: str) -> None:
        """Do something every so many seconds until `stop`; see `repeat`."""
        self.spawn(repeat(work, seconds, failure))

    async def stop(self) -> None:
        """Cancel everything, and wait for its end."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background-work-failed", exc_info=error)


async def repeat(work: Callable[[], Awaitable[None]], seconds: float, failure: str) -> None:
    """Do something every so many seconds, for ever, the first time after them.

    When it fails, that is logged under the name `failure`, and it is tried again the next time.
    """
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:  # noqa: BLE001 - a database that is away comes back
            log.exception(failure)
