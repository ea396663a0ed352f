"""A table in memory: commands are applied, stored, and only then broadcast."""

import asyncio
import hmac
from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from sixrow.match import (
    Answer,
    Authority,
    Envelope,
    Event,
    House,
    HouseNotice,
    Person,
    PersonCommand,
    Table,
    TablePhase,
)
from sixrow.match.events import Opened
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.writer import Writer
from sixrow.store import Card, EventBatch, Tables
from sixrow.wire.frames import (
    ConnectedPerson,
    Events,
    Frame,
    Narrative,
    Present,
    ResyncNotice,
    ServerNotice,
    View,
    frame_text,
)
from sixrow.wire.views import effects_data, view_of
from sixrow.workers.bots import LEVEL_NAMES

TimeSource: TypeAlias = Callable[[], int]
"""Milliseconds since 1970, the same on all nodes."""

Follow: TypeAlias = Callable[["LiveTable", tuple[Event, ...]], None]
"""Called after events of a table were broadcast; without events after a takeover."""

SOON = 0.1
"""Seconds until a change of presence is broadcast."""


class LiveTable:
    """One table in memory.

    Attributes:
        id: its id.
        lock: held during every change of the table.
        stored: its card as stored; the version and time may be older than the table's.
        connections: the connected clients.
        kept: whether this node plays for its bots and watches its clocks.
        rematch: the id that the rematch's table has or would have: the same on every node, and
            impossible to guess.
        following: the id of the rematch's table, once it exists.
        timer: the keeper's next check of the clock.
        thinking: whether the keeper is waiting for a bot.
        told_turn: the last game and turn for which the player was notified at another table.
        used: when the table was last used, on the loop's clock.
    """

    def __init__(
        self,
        events: tuple[Event, ...],
        secret: bytes,
        card: Card,
        *,
        tables: Tables,
        writer: Writer,
        clock: TimeSource,
        follow: Follow,
    ) -> None:
        """Restore a table from its events.

        Args:
            events: all events of the table.
            secret: the secret from which its dice are derived.
            card: its card; may have been read before the events.
            tables: reads what other nodes have stored.
            writer: stores the events of this node.
            clock: the current time.
            follow: called after every change.
        """
        opened = events[0].fact
        assert isinstance(opened, Opened)
        self._authority = Authority(events, House(Envelope(secret, opened.length), LEVEL_NAMES))
        self._tables, self._writer, self._clock, self._follow = tables, writer, clock, follow
        self._view: View | None = None
        self._told_present: tuple[ConnectedPerson, ...] = ()
        self._presence_due = False
        self.id = card.table
        self.lock = asyncio.Lock()
        self.stored = card.renewed(self.table)
        self.connections: set[Connection] = set()
        self.kept = False
        self.rematch = _rematch_id(self.id, secret)
        self.following = self.rematch if self.table.rematch_agreed else ""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False
        self.told_turn = (0, 0)
        self.used = 0.0

    # State

    @property
    def table(self) -> Table:
        """The current state of the table."""
        return self._authority.table

    @property
    def card(self) -> Card:
        return replace(self.stored, version=self.table.version, updated=self.table.time)

    @property
    def view(self) -> View:
        """The table as clients show it; computed once per version."""
        if self._view is None or self._view.version != self.table.version:
            self._view = view_of(self.table, self.following)
        return self._view

    @property
    def is_over(self) -> bool:
        """Whether all games are over."""
        return self.table.phase is TablePhase.OVER

    def since(self, version: int) -> tuple[Event, ...]:
        """The events after a version."""
        return self._authority.since(version)

    def effects_since(self, version: int) -> Narrative:
        """The effects of each event after a version, as sent to clients."""
        return tuple(map(effects_data, self._authority.effects_since(version)))

    def may_be_seen_by(self, person: str, invite: str = "") -> bool:
        """Whether a person may see the table: public, their own, or by invitation."""
        if person == self.table.host or person in self.table.people:
            return True
        invited = hmac.compare_digest(invite.encode(), self.stored.invite.encode())
        if not invited and not self.stored.public:
            return False
        return self.table.terms.watch == "anyone" or any(
            state.chair.is_open for state in self.table.seats
        )

    # Changes

    async def command(
        self, command: PersonCommand | HouseNotice, by: Person | None
    ) -> tuple[Event, ...]:
        """Apply a command: store its events, broadcast them, then return them.

        A command that was answered before returns the same events and changes nothing.

        Raises:
            Refusal: it is not allowed; nothing has changed.
        """
        async with self.lock:
            while True:
                answer = self._authority.propose(command, by, self._clock())
                if not answer.events or await self._store(answer):
                    break
                await self._read_on()
            events = self._authority.accept(answer)
            if not answer.events:
                return events
            self._tell(events)
        self.used = asyncio.get_running_loop().time()
        self._follow(self, events)
        return events

    async def _store(self, answer: Answer) -> bool:
        """Store the events of an answer; False if another node was faster."""
        batch = EventBatch.of(answer, self.stored)
        if not await self._writer.put(batch):
            return False
        self.stored = batch.card or self.stored
        return True

    async def catch_up(self) -> None:
        """Read and broadcast events that other nodes have stored."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        missed = await asyncio.to_thread(self._tables.events, self.id, self.table.version)
        if missed:
            self._authority.follow(missed)
            self.stored = self.stored.renewed(self.table)
            self._tell(missed)
            self._follow(self, missed)

    async def read_again(self) -> None:
        """Reload the table from the database after a person's name was deleted there."""
        async with self.lock:
            events = await asyncio.to_thread(self._tables.events, self.id)
            self._authority = Authority(events, self._authority.house)
            self._view = None
            self.stored = self.stored.renewed(self.table)
            await asyncio.to_thread(self._tables.renew, self.card)
            self.tell_all(ResyncNotice(version=self.table.version))

    def lead_on(self) -> None:
        """Notify everybody that the rematch's table exists."""
        self.following = self.rematch
        self._view = None
        self.tell_all(ServerNotice(code="rematch", table=self.following))

    # Clients

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Broadcast events; the frame is encoded once for all clients that want the same."""
        before, version = events[0].number - 1, self.table.version
        texts: dict[bool, str] = {}
        for connection in self.connections:
            views = connection.views
            if views not in texts:
                texts[views] = frame_text(self.events_after(before, views=views))
            connection.pass_on(texts[views], version)

    def events_after(self, version: int, *, views: bool, answers: str = "") -> Events:
        """A frame with the events after a version.

        Args:
            version: the last event that the client has.
            views: whether to add the effects and the legal choices.
            answers: the id of the frame that asked for this.
        """
        return Events(
            version=self.table.version,
            events=self.since(version),
            effects=self.effects_since(version) if views else (),
            view=self.view if views else None,
            answers=answers,
        )

    def tell_all(self, frame: Frame) -> None:
        """Broadcast a frame that is not an event."""
        text = frame_text(frame)
        for connection in self.connections:
            connection.pass_on(text, self.table.version)

    def add(self, connection: Connection) -> None:
        """Add a client to all broadcasts."""
        self.connections.add(connection)
        self._tell_presence_soon()

    def remove(self, connection: Connection) -> None:
        """Remove a client from all broadcasts."""
        self.connections.discard(connection)
        self.used = asyncio.get_running_loop().time()
        self._tell_presence_soon()

    def is_present(self, person: str) -> bool:
        """Whether a person is connected to this node."""
        return any(each.person.id == person for each in self.connections)

    def present(self) -> tuple[ConnectedPerson, ...]:
        """The people connected to this node, each once."""
        people = {each.person.id: each.person.name for each in self.connections}
        seated = self.table.people
        return tuple(
            ConnectedPerson(person, name, person in seated)
            for person, name in sorted(people.items())
        )

    def _tell_presence_soon(self) -> None:
        """Schedule one broadcast for several changes of presence."""
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_later(SOON, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        present = self.present()
        if present != self._told_present:
            self._told_present = present
            self.tell_all(Present(people=present))


def _rematch_id(table: str, secret: bytes) -> str:
    return hmac.digest(secret, b"sixrow-rematch-1" + table.encode(), "sha256").hex()[:24]
