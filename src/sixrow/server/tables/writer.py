"""The one writer of a node: what happens at many tables goes to the database in groups.

While one group is being written the next gathers, so the busier the node, the larger the groups and
the less each event costs. A group costs several times what one more batch in it does, so they do
not follow each other too closely either. Nobody is told of an event before its group is durable.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from time import monotonic, sleep
from typing import TypeAlias

from sixrow.store import Batch

Append: TypeAlias = Callable[[Sequence[Batch]], list[bool]]
_Waiting: TypeAlias = tuple[Batch, "asyncio.Future[bool]"]

MOST = 512
"""Batches in one group, at most."""

GATHER = 0.002
"""Seconds from the beginning of one group to that of the next, at least."""


class Writer:
    """Writes batches in groups, in a thread of its own.

    Attributes:
        append: writes a group in one transaction.
        written: how many batches it has made durable.
    """

    def __init__(self, append: Append) -> None:
        """Begin to write.

        Args:
            append: writes a group in one transaction; says of each batch whether it was written or
                its numbers were taken.
        """
        self.written = 0
        self.append = append
        self._waiting: deque[_Waiting] = deque()
        self._calls: SimpleQueue[bool] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    def put(self, batch: Batch) -> "asyncio.Future[bool]":
        """Write a batch; the future says whether it is durable, or another was there first."""
        future: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((batch, future))
        if len(self._waiting) == 1:  # otherwise the thread has been called
            self._calls.put(True)
        return future

    async def close(self) -> None:
        """Finish what was asked, then stop."""
        self._calls.put(False)
        await self._loop.run_in_executor(None, self._thread.join)

    def _write(self) -> None:
        soonest = 0.0
        while self._calls.get():
            while self._waiting:  # who comes after the last look finds nothing and calls again
                if (early := soonest - monotonic()) > 0:
                    sleep(early)
                soonest = monotonic() + GATHER
                size = min(len(self._waiting), MOST)
                self._write_group([self._waiting.popleft() for _ in range(size)])

    def _write_group(self, group: list[_Waiting]) -> None:
        try:
            written = self.append([batch for batch, _ in group])
        except Exception as error:  # noqa: BLE001 - whoever waits has to learn of it
            self._loop.call_soon_threadsafe(_fail, group, error)
        else:
            self._loop.call_soon_threadsafe(self._tell, group, written)

    def _tell(self, group: list[_Waiting], written: list[bool]) -> None:
        self.written += sum(written)
        for (_, future), durable in zip(group, written, strict=True):
            if not future.done():
                future.set_result(durable)


def _fail(group: list[_Waiting], error: Exception) -> None:
    for _, future in group:
        if not future.done():
            future.set_exception(error)
