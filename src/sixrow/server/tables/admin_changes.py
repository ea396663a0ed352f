"""Applies changes made on the command line or at other nodes, by polling the database.

It broadcasts new announcements, disconnects people who are banned or have logged out, erases the
names of deleted people from memory, reloads tables that were closed by an administrator, and takes
up bans of addresses and switches.
"""

import asyncio
from collections.abc import Collection

from sixrow.rules import Refusal
from sixrow.server.background import Background
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.presence import Presence
from sixrow.server.tables.registry import Registry
from sixrow.wire.frames import ServerNotice

_WAYS = ("cookie", "token")

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
        await self._read_admission()
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
        await self._read_admission()
        banned = set(await asyncio.to_thread(store.people.banned, now))
        for live in list(registry.tables.values()):
            for connection in list(live.connections):
                if connection.person.id in banned:
                    connection.tell(ServerNotice(code="banned"))
                    connection.close()
        await self.end_sessions()
        deleted = await asyncio.to_thread(store.people.deleted, registry.names())
        if deleted:
            await self._presence.forget(deleted)
        if not registry.shared:  # otherwise the database notifies the registry
            await registry.look_for_changes()

    async def _read_admission(self) -> None:
        """Take up bans of addresses and switches; close the sockets of banned addresses."""
        rules, admission, now = self._store.admission, self._registry.admission, self._clock()
        bans, off = await asyncio.to_thread(lambda: (rules.bans(now), rules.off()))
        admission.load(bans, off)
        for live in list(self._registry.tables.values()) if bans else ():
            for connection in list(live.connections):
                try:
                    admission.check_address(connection.host, now)
                except Refusal:
                    connection.tell(ServerNotice(code="banned"))
                    connection.close()

    async def end_sessions(self, people: Collection[str] | None = None) -> None:
        """Close the sockets of sessions that were logged out, and of tokens that were revoked.

        Args:
            people: only theirs, if given.
        """
        here = [
            each
            for live in self._registry.tables.values()
            for each in live.connections
            if each.caller is not None and (people is None or each.person.id in people)
        ]
        if not here:
            return
        for connection in await asyncio.to_thread(self._ended, here):
            connection.tell(ServerNotice(code="logged-out"))
            connection.close()

    def _ended(self, connections: Collection[Connection]) -> list[Connection]:
        people = self._store.people
        callers = [(each, each.caller) for each in connections if each.caller is not None]
        keys = {by: {caller.key for _, caller in callers if caller.by == by} for by in _WAYS}
        epochs = people.epochs({caller.account.id for _, caller in callers})
        ended = people.ended(keys["cookie"])
        valid = people.valid_tokens(keys["token"], self._clock()) if keys["token"] else frozenset()
        return [
            each
            for each, caller in callers
            if (
                caller.key not in valid
                if caller.by == "token"
                else caller.key in ended or epochs.get(caller.account.id) != caller.account.epoch
            )
        ]
