"""A table in memory: what is asked of it is answered, stored, and only then told."""

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
from sixrow.store import Batch, Card, Tables
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

Clock: TypeAlias = Callable[[], int]
"""Milliseconds since 1970, the same on all nodes."""

Follow: TypeAlias = Callable[["LiveTable", tuple[Event, ...]], None]
"""Called after events of a table were told; without events when a node has just taken it over."""

SOON = 0.1
"""Seconds until those at a table are told who has come or gone."""


class LiveTable:
    """One table in memory.

    Attributes:
        id: its id.
        lock: held by whoever changes the table.
        stored: its line in lists as it is stored: perhaps with an older version and moment.
        connections: who is there.
        kept: whether this node plays for its bots and watches its clocks.
        rematch: the id that the table of its rematch has or would have: the same on every node,
            and nobody can guess it.
        following: the id of the table of the rematch, once there is one.
        timer: when its keeper looks at the clock next.
        thinking: whether its keeper has asked a bot.
        told_turn: the game and the turn that its player was last told of at another table.
        used: when somebody last did something here, on the loop's clock.
    """

    def __init__(
        self,
        events: tuple[Event, ...],
        secret: bytes,
        card: Card,
        *,
        tables: Tables,
        writer: Writer,
        clock: Clock,
        follow: Follow,
    ) -> None:
        """Take a table over as its events left it.

        Args:
            events: all there are.
            secret: what its dice come from.
            card: its line in lists; may have been read before the events.
            tables: where other nodes store what they do here.
            writer: stores what this node does.
            clock: the time.
            follow: told of everything that has happened.
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

    # What it is

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._authority.table

    @property
    def card(self) -> Card:
        """Its line in lists as it is now."""
        return replace(self.stored, version=self.table.version, updated=self.table.time)

    @property
    def view(self) -> View:
        """The table as clients show it; made once for each version."""
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
        """What each event after a version did, as it is sent."""
        return tuple(map(effects_data, self._authority.effects_since(version)))

    def may_be_seen_by(self, person: str, invite: str = "") -> bool:
        """Whether a person may see it: a public one, the own one, or with the invitation."""
        if person == self.table.host or person in self.table.people:
            return True
        invited = hmac.compare_digest(invite.encode(), self.stored.invite.encode())
        if not invited and not self.stored.public:
            return False
        return self.table.terms.watch == "anyone" or any(
            state.chair.is_open for state in self.table.seats
        )

    # What happens

    async def command(
        self, command: PersonCommand | HouseNotice, by: Person | None
    ) -> tuple[Event, ...]:
        """Let something happen; stored, then told to everybody, then given back.

        A command that was answered before gives the same events, and nothing happens.

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
        batch = Batch.of(answer, self.stored)
        if not await self._writer.put(batch):
            return False
        self.stored = batch.card or self.stored
        return True

    async def catch_up(self) -> None:
        """Read what other nodes have stored, and tell it."""
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
        """Take the table as the database has it now: somebody's name was deleted there."""
        async with self.lock:
            events = await asyncio.to_thread(self._tables.events, self.id)
            self._authority = Authority(events, self._authority.house)
            self._view = None
            self.stored = self.stored.renewed(self.table)
            await asyncio.to_thread(self._tables.renew, self.card)
            self.tell_all(ResyncNotice(version=self.table.version))

    def lead_on(self) -> None:
        """Tell everybody the table of the rematch, which is there now."""
        self.following = self.rematch
        self._view = None
        self.tell_all(ServerNotice(code="rematch", table=self.following))

    # Who is told

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Tell everybody what has happened; the frame is written once for all."""
        before, version = events[0].number - 1, self.table.version
        texts: dict[bool, str] = {}
        for connection in self.connections:
            views = connection.views
            if views not in texts:
                texts[views] = frame_text(self.events_after(before, views=views))
            connection.pass_on(texts[views], version)

    def events_after(self, version: int, *, views: bool, answers: str = "") -> Events:
        """The events after a version; with views, what each did and what is legal now.

        Args:
            version: the last event that is known.
            views: whether the client wants to be told what is legal.
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
        """Tell everybody something that is no event."""
        text = frame_text(frame)
        for connection in self.connections:
            connection.pass_on(text, self.table.version)

    def add(self, connection: Connection) -> None:
        """A client hears everything from here on."""
        self.connections.add(connection)
        self._tell_presence_soon()

    def remove(self, connection: Connection) -> None:
        """A client is gone."""
        self.connections.discard(connection)
        self.used = asyncio.get_running_loop().time()
        self._tell_presence_soon()

    def is_present(self, person: str) -> bool:
        """Whether a person is connected to this node."""
        return any(each.person.id == person for each in self.connections)

    def present(self) -> tuple[ConnectedPerson, ...]:
        """Who is connected to this node, each person once."""
        people = {each.person.id: each.person.name for each in self.connections}
        seated = self.table.people
        return tuple(
            ConnectedPerson(person, name, person in seated)
            for person, name in sorted(people.items())
        )

    def _tell_presence_soon(self) -> None:
        """Many who come at once are told of together."""
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
