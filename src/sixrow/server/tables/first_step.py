"""Coroutines that run up to their first suspension at once; most never get there.

Waking a task for every frame costs as much as what most frames ask for. Python has eager tasks
only since 3.12.
"""

import asyncio
from collections.abc import Coroutine, Generator
from functools import partial
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> "asyncio.Task[None] | None":
    """Run a coroutine, outside of any task until it is suspended; the task that does the rest.

    None if there is no rest.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.ensure_future(_finish(_Rest(work, awaited)))


async def _finish(rest: "_Rest") -> None:
    await rest


class _Rest:
    """The rest of a coroutine that was started and is suspended; await it once."""

    def __init__(self, work: Coroutine[Any, Any, None], awaited: object) -> None:
        self._work, self._awaited = work, awaited

    def __await__(self) -> Generator[Any, Any, None]:
        while True:
            try:
                yield self._awaited
            except BaseException as error:  # noqa: BLE001 - passed into the coroutine
                step = partial(self._work.throw, error)
            else:
                step = partial(self._work.send, None)
            try:
                self._awaited = step()
            except StopIteration:
                return
