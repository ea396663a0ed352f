"""What a server does again and again goes on after a failure."""

import asyncio

from structlog.testing import capture_logs

from sixrow.server.background import repeat
from tests.server.live_tables import run, until


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
        run(test())
    assert [each["event"] for each in logged] == ["work-failed"]
