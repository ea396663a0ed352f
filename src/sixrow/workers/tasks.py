"""Tasks of asyncio that are no longer wanted."""

import asyncio
from typing import Any


async def cancelled(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks and wait until all have ended; their failures are nobody's any more."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
