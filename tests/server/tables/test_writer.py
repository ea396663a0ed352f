"""The journal groups what waits, says what became of each batch, and finishes before it stops."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from sixrow.server.tables.writer import Journal
from sixrow.store import Batch


def batch(table: str) -> Batch:
    return Batch((), table)


async def test_what_comes_while_a_group_is_written_is_the_next_group() -> None:
    groups: list[list[str]] = []
    first_is_writing, go_on = threading.Event(), threading.Event()

    def append(batches: Sequence[Batch]) -> list[bool]:
        groups.append([each.table for each in batches])
        first_is_writing.set()
        assert go_on.wait(20)
        return [each.table != "b" for each in batches]

    journal = Journal(append)
    first = journal.put(batch("a"))
    await asyncio.to_thread(first_is_writing.wait, 20)
    others = [journal.put(batch(table)) for table in "bc"]
    go_on.set()
    assert await asyncio.gather(first, *others) == [True, False, True]
    await journal.close()
    assert groups == [["a"], ["b", "c"]]


async def test_a_failure_reaches_whoever_waits_and_the_journal_goes_on() -> None:
    calls = []

    def append(batches: Sequence[Batch]) -> list[bool]:
        calls.append(len(batches))
        if len(calls) == 1:
            raise OSError("disk full")
        return [True] * len(batches)

    journal = Journal(append)
    with pytest.raises(OSError, match="disk full"):
        await journal.put(batch("a"))
    assert await journal.put(batch("a"))
    await journal.close()


async def test_closing_finishes_what_was_asked() -> None:
    written: list[str] = []

    def append(batches: Sequence[Batch]) -> list[bool]:
        written.extend(each.table for each in batches)
        return [True] * len(batches)

    journal = Journal(append)
    waiting = [journal.put(batch(str(number))) for number in range(1_500)]
    await journal.close()
    assert all(await asyncio.gather(*waiting))
    assert written == [str(number) for number in range(1_500)]
