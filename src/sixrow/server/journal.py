"""The one writer of a node: what happens at many tables goes to the database in groups.

While one group is being written the next gathers, so the busier the node, the larger the groups and
the less each event costs. A group costs several times what one more batch in it does, so they do
not follow each other too closely either. Nobody is told of an event before its group is durable.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import TypeAlias

from sixrow.store import Batch

Append: TypeAlias = Callable[[Sequence[Batch]], list[bool]]
_Waiting: TypeAlias = tuple[Batch, "asyncio.Future[bool]"]

MOST = 512
"""Batches in one group, at most."""

GATHER = 0.002
"""Seconds from the beginning of one group to that of the next, at least."""


class Journal:
    """Writes batches in groups, in a thread of its own."""

    def __init__(self, append: Append) -> None:
        """Begin to write.

        Args:
            append: writes a group in one transaction; says of each batch whether it was written or
                its numbers were taken.
        """
        self._append = append
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write, name="journal", daemon=True)
        self._thread.start()
        self.groups = 0
        self.batches = 0

    def put(self, batch: Batch) -> "asyncio.Future[bool]":
        """Write a batch; the future says whether it is durable, or another was there first."""
        future: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.put((batch, future))
        return future

    async def close(self) -> None:
        """Finish what was asked, then stop."""
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _write(self) -> None:
        soonest = 0.0
        while (first := self._waiting.get()) is not None:
            sleep(max(0.0, soonest - monotonic()))
            soonest = monotonic() + GATHER
            group = [first]
            last = False
            while len(group) < MOST and not last:
                try:
                    following = self._waiting.get_nowait()
                except Empty:
                    break
                if following is None:
                    last = True
                else:
                    group.append(following)
            self._write_group(group)
            if last:
                return

    def _write_group(self, group: list[_Waiting]) -> None:
        self.groups += 1
        self.batches += len(group)
        try:
            written = self._append([batch for batch, _ in group])
        except Exception as error:  # noqa: BLE001 - whoever waits has to learn of it
            self._loop.call_soon_threadsafe(_fail, group, error)
        else:
            self._loop.call_soon_threadsafe(_tell, group, written)


def _tell(group: list[_Waiting], written: list[bool]) -> None:
    for (_, future), durable in zip(group, written, strict=True):
        if not future.done():
            future.set_result(durable)


def _fail(group: list[_Waiting], error: Exception) -> None:
    for _, future in group:
        if not future.done():
            future.set_exception(error)
