"""The single writer of a node: it commits the events of many tables in groups.

While one group is being written the next one is collected, so groups grow with the load and the
cost per event falls. A transaction costs several times as much as one more batch in it, so groups
also keep a minimum distance. Events are broadcast only after their group is durable.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from time import monotonic, sleep
from typing import TypeAlias

from sixrow.store import EventBatch

Append: TypeAlias = Callable[[Sequence[EventBatch]], list[bool]]
_Waiting: TypeAlias = tuple[EventBatch, "asyncio.Future[bool]", float]

MOST = 512
"""The largest number of batches in one group."""

GATHER = 0.002
"""The minimum number of seconds between the starts of two groups."""


class Writer:
    """Writes batches in groups, in its own thread.

    Attributes:
        append: writes a group in one transaction.
        written: the number of batches written.
        failures: the number of groups that could not be written.
    """

    def __init__(
        self,
        append: Append,
        observe: Callable[[float], object] = float,
        committed: Callable[[float], object] = float,
    ) -> None:
        """Start the thread.

        Args:
            append: writes a group in one transaction; returns for each batch whether it was
                written; False if its numbers were taken.
            observe: called with the seconds that the first batch of each group has waited.
            committed: called with the seconds that writing it took, in the thread of the writer.
        """
        self.written = self.failures = 0
        self._observe, self._committed = observe, committed
        self.append = append
        self._waiting: deque[_Waiting] = deque()
        self._calls: SimpleQueue[bool] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    def put(self, batch: EventBatch) -> "asyncio.Future[bool]":
        """Queue a batch; the future is True once it is durable, False if its numbers were taken."""
        future: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((batch, future, monotonic()))
        if len(self._waiting) == 1:  # otherwise the thread has been notified
            self._calls.put(True)
        return future

    @property
    def waiting(self) -> int:
        """The number of batches that wait to be written."""
        return len(self._waiting)

    async def close(self) -> None:
        """Write all queued batches, then stop."""
        self._calls.put(False)
        await self._loop.run_in_executor(None, self._thread.join)

    def _write(self) -> None:
        soonest = 0.0
        while self._calls.get():
            while self._waiting:  # a batch added after the last check notifies again
                if (early := soonest - monotonic()) > 0:
                    sleep(early)
                soonest = monotonic() + GATHER
                size = min(len(self._waiting), MOST)
                self._write_group([self._waiting.popleft() for _ in range(size)])

    def _write_group(self, group: list[_Waiting]) -> None:
        began = monotonic()
        try:
            written = self.append([batch for batch, _, _ in group])
        except Exception as error:  # noqa: BLE001 - raised by the futures
            self.failures += 1
            self._loop.call_soon_threadsafe(_fail, group, error)
        else:
            self._committed(monotonic() - began)
            self._loop.call_soon_threadsafe(self._tell, group, written)

    def _tell(self, group: list[_Waiting], written: list[bool]) -> None:
        self.written += sum(written)
        self._observe(monotonic() - group[0][2])
        for (_, future, _), durable in zip(group, written, strict=True):
            if not future.done():
                future.set_result(durable)


def _fail(group: list[_Waiting], error: Exception) -> None:
    for _, future, _ in group:
        if not future.done():
            future.set_exception(error)
