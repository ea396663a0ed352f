"""The writer groups what waits, says what became of each batch, and finishes before it stops."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from sixrow.server.tables.writer import Writer
from sixrow.store import EventBatch
from tests.support.patience import PATIENCE


def batch(table: str) -> EventBatch:
    return EventBatch((), table)


def test_what_comes_while_a_group_is_written_is_the_next_group() -> None:
    groups: list[list[str]] = []
    first_is_writing, go_on = threading.Event(), threading.Event()

    def append(batches: Sequence[EventBatch]) -> list[bool]:
        groups.append([each.table for each in batches])
        first_is_writing.set()
        assert go_on.wait(PATIENCE)
        return [each.table != "b" for each in batches]

    waited: list[float] = []

    async def test() -> list[bool]:
        writer = Writer(append, waited.append)
        first = writer.put(batch("a"))
        await asyncio.to_thread(first_is_writing.wait, 20)
        others = [writer.put(batch(table)) for table in "bc"]
        assert writer.waiting == 2
        go_on.set()
        written = await asyncio.gather(first, *others)
        await writer.close()
        return written

    assert asyncio.run(test()) == [True, False, True]
    assert groups == [["a"], ["b", "c"]]
    assert len(waited) == 2
    assert min(waited) > 0


async def test_a_failure_reaches_whoever_waits_and_the_writer_goes_on() -> None:
    calls = []

    def append(batches: Sequence[EventBatch]) -> list[bool]:
        calls.append(len(batches))
        if len(calls) == 1:
            raise OSError("disk full")
        return [True] * len(batches)

    writer = Writer(append)
    with pytest.raises(OSError, match="disk full"):
        await writer.put(batch("a"))
    assert writer.failures == 1
    assert await writer.put(batch("a"))
    await writer.close()


def test_closing_finishes_what_was_asked() -> None:
    written: list[str] = []

    def append(batches: Sequence[EventBatch]) -> list[bool]:
        written.extend(each.table for each in batches)
        return [True] * len(batches)

    async def test() -> list[bool]:
        writer = Writer(append)
        waiting = [writer.put(batch(str(number))) for number in range(1_500)]
        await writer.close()
        return await asyncio.gather(*waiting)

    assert all(asyncio.run(test()))
    assert written == [str(number) for number in range(1_500)]
