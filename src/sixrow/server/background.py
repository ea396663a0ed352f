"""What a server does again and again."""

import asyncio
from collections.abc import Awaitable, Callable

from sixrow.server.logs import log


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
