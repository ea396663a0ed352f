"""What a server does again and again goes on after a failure."""

import asyncio

from structlog.testing import capture_logs

from sixrow.server.background import repeat
from tests.server.halls import until


async def test_what_fails_is_logged_and_tried_again() -> None:
    times: list[int] = []

    async def work() -> None:
        times.append(len(times))
        if len(times) == 1:
            raise OSError("the database is away")

    with capture_logs() as logged:
        working = asyncio.create_task(repeat(work, 0.001, "work-failed"))
        await until(lambda: len(times) > 2)
        working.cancel()
    assert [each["event"] for each in logged] == ["work-failed"]
