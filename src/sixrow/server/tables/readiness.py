"""Whether a node can serve: its database takes writes, and the other nodes consider it alive."""

import asyncio
from collections.abc import Callable

from sixrow.rules import Refusal
from sixrow.server.tables.registry import Registry

FRESH = 1_000
"""Milliseconds for which an answer is used again, so that asking costs little."""

PATIENCE = 5.0
"""Seconds that the database may take."""


class Readiness:
    """Asks by writing a heartbeat: a database that can only be read is of no use."""

    def __init__(self, registry: Registry, patience: float = PATIENCE) -> None:
        self._registry, self._patience = registry, patience
        self._asking: asyncio.Task[bool] | None = None
        self._asked = -FRESH

    async def is_ready(self) -> bool:
        """Whether the database took a write within the last second, or takes one now."""
        now = self._registry.now()
        if self._asking is None or (self._asking.done() and abs(now - self._asked) >= FRESH):
            self._asked = now
            self._asking = asyncio.create_task(self._ask(now))
        return await asyncio.shield(self._asking)

    async def _ask(self, now: int) -> bool:
        refresh: Callable[[str, int], bool] = self._registry.store.nodes.refresh
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.to_thread(refresh, self._registry.node, now)
        except (Refusal, TimeoutError):
            return False
