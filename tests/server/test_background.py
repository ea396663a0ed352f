"""What a server does again and again goes on after a failure."""

import asyncio

from structlog.testing import capture_logs

from sixrow.server.background import Background, repeat
from tests.server.live_tables import until


def test_what_fails_is_logged_and_tried_again() -> None:
    times: list[int] = []

    async def work() -> None:
        times.append(len(times))
        if len(times) == 1:
            raise OSError("the database is away")

    async def test() -> None:
        working = asyncio.create_task(repeat(work, 0.001, "work-failed"))
        await until(lambda: len(times) > 2)
        working.cancel()

    with capture_logs() as logged:
        asyncio.run(test())
    assert [each["event"] for each in logged] == ["work-failed"]


async def test_what_is_repeated_may_begin_at_once() -> None:
    times: list[int] = []

    async def work() -> None:
        times.append(len(times))

    background = Background()
    background.spawn(repeat(work, 1000, "work-failed", at_once=True))
    await until(lambda: bool(times))
    await background.stop()
    assert times == [0]


def test_what_fails_by_itself_is_logged_and_the_rest_ends_with_the_part_it_belongs_to() -> None:
    ended: list[str] = []

    async def fail() -> None:
        raise ValueError("wrong")

    async def wait() -> None:
        try:
            await asyncio.sleep(1000)
        finally:
            ended.append("waited")

    async def test() -> None:
        background = Background()
        background.spawn(fail())
        background.spawn(wait())
        await asyncio.sleep(0.01)
        await background.stop()

    with capture_logs() as logged:
        asyncio.run(test())
    assert [each["event"] for each in logged] == ["background-work-failed"]
    assert ended == ["waited"]
