"""Applies changes made on the command line to a running server, by polling the database.

It broadcasts new announcements, disconnects banned people, erases the names of deleted people from
memory, and reloads tables that were closed by an administrator.
"""

import asyncio

from sixrow.server.background import Background
from sixrow.server.tables.presence import Presence
from sixrow.server.tables.registry import Registry
from sixrow.wire.frames import ServerNotice

POLL = 2.0
"""Seconds between two polls."""


class AdminChanges:
    """Polls the database for administrative changes."""

    def __init__(self, registry: Registry, presence: Presence) -> None:
        self._registry, self._presence = registry, presence
        self._store, self._clock = registry.store, registry.now
        self._background = Background()
        self._told: set[str] = set()

    async def start(self) -> None:
        """Start polling. Announcements that are already current are not broadcast again."""
        current = await asyncio.to_thread(self._store.announcements.current, self._clock())
        self._told = {each.id for each in current}
        self._background.repeat(self.look, POLL, "watching-failed")

    async def stop(self) -> None:
        await self._background.stop()

    async def look(self) -> None:
        """Poll once and apply all changes."""
        now, registry, store = self._clock(), self._registry, self._store
        current = await asyncio.to_thread(store.announcements.current, now)
        for each in current:
            if each.id not in self._told:
                registry.announce(ServerNotice(code="announcement", text=each.text))
        self._told = {each.id for each in current}
        banned = set(await asyncio.to_thread(store.people.banned, now))
        for live in list(registry.tables.values()):
            for connection in list(live.connections):
                if connection.person.id in banned:
                    connection.tell(ServerNotice(code="banned"))
                    connection.close()
        deleted = await asyncio.to_thread(store.people.deleted, registry.names())
        if deleted:
            await self._presence.forget(deleted)
        if not registry.shared:  # otherwise the database notifies the registry
            await registry.look_for_changes()
