"""Background tasks that run as long as a part of the server does."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sixrow.server.logs import log
from sixrow.workers.tasks import cancelled


class Background:
    """Tasks that belong to one part of a server and end with it; failures are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start a task; does nothing after `stop`."""
        if self._stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(
        self,
        work: Callable[[], Awaitable[object]],
        seconds: float,
        failure: str,
        *,
        at_once: bool = False,
    ) -> None:
        """Start a task that calls `work` repeatedly; see `repeat`."""
        self.spawn(repeat(work, seconds, failure, at_once=at_once))

    async def stop(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        self._stopped = True
        await cancelled(*self._tasks)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background-work-failed", exc_info=error)


async def repeat(
    work: Callable[[], Awaitable[object]], seconds: float, failure: str, *, at_once: bool = False
) -> None:
    """Call `work` every so many seconds, for ever; the first time after a delay or immediately.

    An exception is logged as the event `failure`, and the next call happens as usual.
    """
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        try:
            await work()
        except Exception:  # noqa: BLE001 - the database may be down for a while
            log.exception(failure)
        await asyncio.sleep(seconds)
