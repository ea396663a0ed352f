"""A table in memory: commands are applied, stored, and only then broadcast."""

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

from msgspec.structs import replace

from sixrow.match import (
    Abort,
    Answer,
    Authority,
    Envelope,
    Event,
    Give,
    House,
    HouseNotice,
    Person,
    PersonCommand,
    Reseal,
    Table,
    TablePhase,
)
from sixrow.match.chain import LENGTH
from sixrow.match.events import Anchored, Given, Resealed
from sixrow.rules import Refusal, Seat
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.holders import Holders, in_force, may_leave_out
from sixrow.server.tables.writer import Writer
from sixrow.store import Card, Connected, EventBatch, Tables
from sixrow.wire.frames import (
    ConnectedPerson,
    Events,
    Frame,
    Narrative,
    Present,
    ResyncNotice,
    ServerNotice,
    View,
    frame_bytes,
)
from sixrow.wire.views import effects_data, view_of
from sixrow.workers.bots import LEVEL_NAMES
from sixrow.workers.fair_pool import Owner

TimeSource: TypeAlias = Callable[[], int]
"""Milliseconds since 1970, the same on all nodes."""

Follow: TypeAlias = Callable[["LiveTable", tuple[Event, ...]], None]
"""Called after events of a table were broadcast; without events after a takeover."""

Elsewhere: TypeAlias = Callable[[str], Awaitable[tuple[Connected, ...]]]
"""Reads who is at a table, by its id, at other nodes."""

SOON = 0.1
"""Seconds until a change of presence is broadcast."""

GIVING = 0.25
"""Seconds for which a link waits in memory for the others of its roll, before it is stored alone.

If the server dies before that, clients give the same links again."""

_CHAINS = (Anchored, Resealed)
"""After these, others hold the chains in force."""


@dataclass(frozen=True, kw_only=True)
class Office:
    """What a table needs of its node.

    Attributes:
        tables: reads what other nodes have stored.
        writer: stores the events of this node.
        clock: the current time.
        follow: called after every change.
        elsewhere: reads who is at other nodes.
        spawn: runs a task.
    """

    tables: Tables
    writer: Writer
    clock: TimeSource
    follow: Follow
    elsewhere: Elsewhere
    spawn: Callable[[Coroutine[Any, Any, None]], object]


class LiveTable:
    """One table in memory.

    Attributes:
        id: its id.
        lock: held during every change of the table.
        stored: its card as stored; the version and time may be older than the table's.
        connections: the connected clients.
        holders: who of them holds a chain.
        sharing: held while other nodes are told about that.
        kept: whether this node plays for its bots and watches its clocks.
        rematch: the id that the rematch's table has or would have: the same on every node, and
            impossible to guess.
        following: the id of the rematch's table, once it exists.
        timer: the keeper's next check of the clock.
        thinking: whether the keeper is waiting for a bot.
        stalled: whether that bot could not decide; players may then call the game off.
        told_turn: the last person, game and turn for which somebody was notified elsewhere.
        begun_from: the address that it was started from, if that was at this node in this life.
        returned: when the last return of each seat was stored, on the loop's clock.
        records: the records of finished games that were asked for, by game and format.
        used: when the table was last used, on the loop's clock.
    """

    def __init__(
        self,
        events: tuple[Event, ...],
        secret: bytes,
        card: Card,
        office: Office,
        envelope: Envelope | None = None,
    ) -> None:
        """Restore a table from its events.

        Args:
            events: all events of the table.
            secret: the secret from which its dice are derived.
            card: its card; may have been read before the events.
            office: what it needs of its node.
            envelope: that of the secret, if there is one already.
        """
        self._house = House(envelope or Envelope(secret), LEVEL_NAMES, self._there)
        self._authority = Authority(events, self._house)
        self._tables, self._writer, self._clock = office.tables, office.writer, office.clock
        self._follow, self._elsewhere = office.follow, office.elsewhere
        self._spawn = office.spawn
        self._view: View | None = None
        self._told_present: tuple[ConnectedPerson, ...] = ()
        self._presence_due = False
        self._given: list[tuple[Give, Person, int]] = []
        self._given_since = 0.0
        self._giving: asyncio.TimerHandle | None = None
        self.id = card.table
        self.lock = asyncio.Lock()
        self.stored = card.renewed(self.table)
        self.connections: set[Connection] = set()
        self.holders = Holders()
        self.sharing = asyncio.Lock()
        self.kept = False
        self.rematch = _rematch_id(self.id, secret)
        self.following = self.rematch if self.table.rematch_agreed else ""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False
        self.stalled = False
        self.told_turn = ("", 0, 0)
        self.begun_from = ""
        self.returned: dict[Seat, float] = {}
        self.records: dict[tuple[int, str], str] = {}
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

    @property
    def has_bots(self) -> bool:
        """Whether a bot has a seat."""
        return any(state.bot for state in self.table.seats)

    @property
    def owner(self) -> Owner:
        """For whom bots think here: the host, at the address of a client, if possible theirs."""
        host = self.table.host
        seated = [each for each in self.connections if each.person.id in {host, *self.table.people}]
        client = min(seated, key=lambda each: each.person.id != host, default=None)
        return Owner("" if client is None else client.address, host)

    def since(self, version: int) -> tuple[Event, ...]:
        """The events after a version."""
        return self._authority.since(version)

    def effects_since(self, version: int) -> Narrative:
        """The effects of each event after a version, as sent to clients."""
        return tuple(map(effects_data, self._authority.effects_since(version)))

    def scores_since(self, version: int) -> tuple[tuple[int, ...], ...]:
        """The scores after each event after a version."""
        return self._authority.scores_since(version)

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
        self, command: PersonCommand | HouseNotice, by: Person | None, *, waits: bool = False
    ) -> tuple[Event, ...] | None:
        """Apply a command: store its events, broadcast them, then return them.

        A command that was answered before returns the same events and changes nothing. With `waits`
        None means that a link was taken and waits for others: what comes of it is broadcast soon.

        Raises:
            Refusal: it is not allowed; nothing has changed.
        """
        if self.stalled and isinstance(command, Abort) and by and by.id in self.table.people:
            by = None  # as the house, which may call off any game
        async with self.lock:
            if self._given and not isinstance(command, Give):
                await self._store_links()
            return await self._apply(command, by, self._clock(), waits=waits)

    async def _apply(
        self, command: PersonCommand | HouseNotice, by: Person | None, now: int, *, waits: bool
    ) -> tuple[Event, ...] | None:
        while True:
            answer = self._authority.propose(command, by, now)
            if may_leave_out(answer.table) and await self.look_elsewhere():
                answer = self._authority.propose(command, by, now)
            if not answer.events:
                return self._authority.accept(answer)
            if waits and isinstance(command, Give) and by and self._can_wait(answer):
                self._wait(command, by, now, answer)
                return None
            if self._given and isinstance(answer.events[0].fact, Given):
                await self._store_links()
                continue
            if await self._store(answer):
                break
            await self._read_on()
            now = self._clock()
        events = self._authority.accept(answer)
        self._given.clear()
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
            await self._store_links()

    async def read_again(self) -> None:
        """Reload the table from the database after a person's name was deleted there."""
        async with self.lock:
            await self._store_links()
            events = await asyncio.to_thread(self._tables.events, self.id)
            self._authority = Authority(events, self._house)
            self._view, self.records = None, {}
            self.stored = self.stored.renewed(self.table)
            await asyncio.to_thread(self._tables.renew, self.card)
            self.tell_all(ResyncNotice(version=self.table.version))

    def lead_on(self) -> None:
        """Notify everybody that the rematch's table exists."""
        self.following = self.rematch
        self._view = None
        self.tell_all(ServerNotice(code="rematch", table=self.following))

    # Links

    @property
    def holds_links(self) -> bool:
        """Whether links wait in memory for others."""
        return bool(self._given)

    def _can_wait(self, answer: Answer) -> bool:
        """Whether a link may wait for the others: their people are all here, and no clock minds."""
        due, given = answer.table.dice.due, answer.events[0].fact
        if not isinstance(given, Given) or due is None:
            return False
        seats = answer.table.seats
        if answer.table.clocks and seats.first[seats[due.seat].chair.person] == given.seat:
            return False  # the clock of the roller stops with this event
        return all(self.is_present(seats[seat].chair.person) for seat in due.awaited)

    def _wait(self, command: Give, by: Person, now: int, answer: Answer) -> None:
        loop = asyncio.get_running_loop()
        if not self._given:
            self._given_since = loop.time()
        self._authority.hold(answer)
        self._given.append((command, by, now))
        if self._giving is None:
            self._giving = loop.call_later(GIVING, self._look_at_links)

    def _look_at_links(self) -> None:
        """Store links that have waited for long enough."""
        self._giving = None
        if self._given:
            loop, until = asyncio.get_running_loop(), self._given_since + GIVING
            if loop.time() < until:  # these came later than those that the timer was set for
                self._giving = loop.call_at(until, self._look_at_links)
            else:
                self._spawn(self.store_links())

    async def store_links(self) -> None:
        """Store the links that wait in memory, as an event each."""
        if self._given:
            async with self.lock:
                await self._store_links()

    async def _store_links(self) -> None:
        given, self._given = self._given, []
        self._authority.release()
        for command, by, now in given:
            with suppress(Refusal):  # another node has made the roll
                await self._apply(command, by, now, waits=False)

    # Dice

    def _there(self) -> set[str]:
        return self.holders.there(self.table, self.connections, self._clock())

    async def look_elsewhere(self) -> bool:
        """Read who is at other nodes; whether that has changed."""
        known = self.holders.elsewhere
        self.holders.elsewhere = found = await self._elsewhere(self.id)
        if found != known:
            self._tell_presence_soon()
        return found != known

    async def silent(self) -> tuple[Seat, ...]:
        """The callers who have shown no sign of life since the roll is due, at no node."""
        if self.holders.silent(self.table):
            await self.look_elsewhere()
        return self.holders.silent(self.table)

    async def reseal(self) -> None:
        """Use a new chain of the house; another node may be faster, and then it is done."""
        async with self.lock:
            await self._store_links()
            answer = self._authority.propose(
                Reseal(salt=secrets.token_hex(16)), None, self._clock()
            )
            if not answer.events:
                return
            if not await self._store(answer):
                await self._read_on()
                return
            self._tell(self._authority.accept(answer))
        self._follow(self, answer.events)

    def has_shown(self, roll: int, link: str) -> bool:
        """Whether a link is the house's own for a roll that was not made here.

        Only this house can have told it, so the table was set back since.
        """
        ledger = self.table.dice
        index, due = roll - ledger.base, ledger.due
        ahead = roll > ledger.spent or (due is not None and roll == due.roll)
        if self.is_over or not ahead or not 1 <= index <= LENGTH:
            return False
        own = self._house.envelope.chain(ledger.salt).link(index).hex()
        return hmac.compare_digest(own, link)

    # Clients

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Broadcast events; the frame is encoded once for all clients that want the same."""
        before, version = events[0].number - 1, self.table.version
        texts: dict[bool, bytes] = {}
        for connection in self.connections:
            views = connection.views
            if views not in texts:
                texts[views] = frame_bytes(self.events_after(before, views=views))
            connection.pass_on(texts[views], version)
        for event in events:
            if isinstance(event.fact, _CHAINS):
                self._tell_presence_soon()

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
            scores=self.scores_since(version) if views else (),
            view=self.view if views else None,
            answers=answers,
        )

    def tell_all(self, frame: Frame) -> None:
        """Broadcast a frame that is not an event."""
        text = frame_bytes(frame)
        for connection in self.connections:
            connection.pass_on(text, self.table.version)

    def add(self, connection: Connection) -> None:
        """Add a client to all broadcasts."""
        self.connections.add(connection)
        self._tell_presence_soon()

    def remove(self, connection: Connection) -> None:
        """Remove a client from all broadcasts."""
        self.connections.discard(connection)
        self.holders.depart(connection, self._clock())
        self.used = asyncio.get_running_loop().time()
        self._tell_presence_soon()

    def is_present(self, person: str) -> bool:
        """Whether a person is connected to this node."""
        for each in self.connections:
            if each.person.id == person:
                return True
        return False

    def present(self) -> tuple[ConnectedPerson, ...]:
        """The people who are connected, each once; of other nodes only the players."""
        there = {each.person for each in self.holders.elsewhere if not each.until}
        chairs = (state.chair for state in self.table.seats)
        people = {chair.person: chair.name for chair in chairs if chair.person in there}
        people |= {each.person.id: each.person.name for each in self.connections}
        seated = self.table.people
        holding = self.holders.holding(self.table, self.connections)
        return tuple(
            ConnectedPerson(person, name, person in seated, person in holding)
            for person, name in sorted(people.items())
        )

    def hold(self, connection: Connection, anchor: str) -> None:
        """Note that a client holds the chain of an anchor.

        Raises:
            Refusal: this is not the anchor in force (``not-in-force``).
        """
        if in_force(self.table).get(connection.person.id) != anchor:
            raise Refusal("not-in-force")
        connection.anchor = anchor
        self._tell_presence_soon()

    def say_goodbye(self, connection: Connection) -> None:
        """Note that a client is no longer there, whether its socket is closed yet or not."""
        self.holders.say_goodbye(connection)
        self._tell_presence_soon()

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
