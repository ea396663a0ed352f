"""What the host does on the command line reaches a running server through the database.

Announcements are told, people who were shut out are shown the door, those who were deleted are
forgotten, and tables that were closed from outside are read again.
"""

import asyncio
from collections.abc import Callable

from sixrow.server.background import Background, repeat
from sixrow.server.tables.registry import Hall
from sixrow.store import Store
from sixrow.wire.frames import Notice

POLL = 2.0
"""Seconds between two looks."""


class Watcher:
    """Looks into the database now and then."""

    def __init__(self, store: Store, hall: Hall, clock: Callable[[], int]) -> None:
        self._store, self._hall, self._clock = store, hall, clock
        self._background = Background()
        self._told: set[str] = set()

    async def start(self) -> None:
        """Begin to look. What is announced already is not told again."""
        current = await asyncio.to_thread(self._store.notices.current, self._clock())
        self._told = {each.id for each in current}
        self._background.spawn(repeat(self.look, POLL, "watching-failed"))

    async def stop(self) -> None:
        """Stop looking."""
        await self._background.stop()

    async def look(self) -> None:
        """Look once."""
        now, hall, store = self._clock(), self._hall, self._store
        current = await asyncio.to_thread(store.notices.current, now)
        for each in current:
            if each.id not in self._told:
                hall.announce(Notice(code="announcement", text=each.text))
        self._told = {each.id for each in current}
        banned = set(await asyncio.to_thread(store.people.banned, now))
        for live in list(hall.tables.values()):
            for connection in list(live.connections):
                if connection.person.id in banned:
                    connection.tell(Notice(code="banned"))
                    connection.close()
        deleted = await asyncio.to_thread(store.people.deleted, hall.names())
        if deleted:
            await hall.forget(deleted)
        if not hall.shared:  # otherwise the hall looks itself
            versions = {live.id: live.table.version for live in hall.tables.values()}
            changed = await asyncio.to_thread(store.nodes.changed_since, versions)
            for table, version in changed.items():
                hall.heard(table, version)
