"""The tables of one server process (a node): opening, loading, lookup and eviction.

Several nodes may serve the same table. The database accepts each event number once; the node that
comes second reads the events it missed and retries. One node *keeps* the table: it plays for the
bots and watches the clocks. Where several nodes are possible, each sends a heartbeat twice a
second; the tables of a node without a heartbeat for 2.5 seconds are taken over by another. Even if
two nodes believe that they keep the same table, the event numbers ensure that everything happens
once.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress

from sixrow.match import Envelope, Event, House, Opening, Resume, next_opening, open_table
from sixrow.match.events import RematchAgreed
from sixrow.match.terms import HOUR, Days
from sixrow.rules import Refusal
from sixrow.server.background import Background
from sixrow.server.people.admission import Admission
from sixrow.server.tables import chat
from sixrow.server.tables.live_table import Follow, LiveTable, Office, TimeSource
from sixrow.server.tables.writer import Writer
from sixrow.store import Card, ChangeListener, Connected, Store, card_of
from sixrow.wire.frames import ServerNotice
from sixrow.workers.bots import LEVEL_NAMES

IDLE, IDLE_OVER = 300.0, 30.0
"""Seconds that an unused table stays in memory; and after its last game is over."""

BEAT = 0.5
"""Seconds between two heartbeats."""

SILENCE = 2_500
"""Milliseconds without a heartbeat after which a node counts as dead."""

ALONE = -(1 << 50)
"""With a single node, every other node counts as dead, whatever its last heartbeat was."""

SWEEP = 10.0
"""Seconds between two searches for tables to evict and for missed changes."""


class Registry:
    """The tables of a node.

    Attributes:
        store: the database.
        now: the clock.
        node: the unique name of this process.
        tables: the tables in memory, by id.
        admission: who and what is let in.
        background: tasks for the tables, until `stop`.
        observe: called with the seconds that events waited until they were written.
        committed: called with the seconds that a transaction took.
        has_thinking_bots: whether bots can be expected to decide.
    """

    def __init__(self, store: Store, clock: TimeSource, node: str = "") -> None:
        """Make a registry; `start` activates it.

        Args:
            store: the database.
            clock: milliseconds since 1970, the same on all nodes.
            node: the beginning of this process's name. The rest is random: a restarted process is
                another one, so that what it kept before is claimed and resumed.
        """
        self.store = store
        self.now = clock
        self.node = f"{node}-{secrets.token_hex(4)}" if node else secrets.token_hex(8)
        self.tables: dict[str, LiveTable] = {}
        self.admission = Admission()
        self.background = Background()
        self.observe: Callable[[float], object] = float
        self.committed: Callable[[float], object] = float
        self.has_thinking_bots: Callable[[], bool] = lambda: True
        self._followers: list[Follow] = []
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._claimed: set[str] = set()
        self._asleep: dict[str, int] = {}
        self._writer: Writer | None = None
        self._listening: ChangeListener | None = None

    def subscribe(self, follow: Follow) -> None:
        """Call `follow` after every change of a table, and for tables that this node took over."""
        self._followers.append(follow)

    @property
    def shared(self) -> bool:
        """Whether other nodes may serve the same tables."""
        return not self.store.database.is_sqlite

    @property
    def writer(self) -> Writer:
        """The single writer of the node, available after `start`."""
        assert self._writer is not None
        return self._writer

    # Start and stop

    async def start(self) -> None:
        """Take over tables without a keeper, now and periodically."""
        self._writer = Writer(self.store.tables.append, self.observe, self.committed)
        loop = asyncio.get_running_loop()
        self._listening = self.store.nodes.listen(
            lambda table, version: _call(loop, self._heard, table, version),
            lambda table, number: _call(loop, self._said, table, number),
            lambda table, number: _call(loop, self._met, table, number),
        )
        await self._claim(SILENCE if self.shared else ALONE)
        if self.shared:
            self.background.repeat(lambda: self._claim(SILENCE), BEAT, "beat-failed")
        self.background.repeat(self._sweep, SWEEP, "sweep-failed")

    async def stop(self) -> None:
        """Notify everybody, complete all writes, and release the tables."""
        self.announce(ServerNotice(code="restarting"))
        await self.background.stop()
        await asyncio.to_thread(self.stop_listening)
        for live in list(self.tables.values()):
            await live.store_links()
            async with live.lock:  # wait for a command in progress
                pass
        await self.writer.close()
        await asyncio.to_thread(self.store.nodes.leave, self.node, self.now())
        for live in self.tables.values():
            for connection in live.connections:
                connection.close()

    def stop_listening(self) -> None:
        """Stop listening for changes by other nodes."""
        assert self._listening is not None
        self._listening.close()

    # Tables

    async def open(self, opening: Opening, *, public: bool, table: str = "") -> LiveTable:
        """Open and store a new table.

        Raises:
            Refusal: the terms or the chairs are invalid, or the id exists.
        """
        table = table or secrets.token_hex(12)
        secret, now = secrets.token_bytes(32), self.now()
        envelope = Envelope(secret)  # its chain takes a while to make, and is made once
        answer = open_table(table, opening, now, House(envelope, LEVEL_NAMES))
        card = card_of(answer.table, invite=new_invitation(), public=public, created=now)
        await asyncio.to_thread(
            self.store.tables.create, answer.events, secret, card, keeper=self.node
        )
        live = self._live(card, secret, answer.events, envelope)
        live.kept = True
        self.tables[table] = live
        self._changed(live, ())
        return live

    async def table(self, table: str) -> LiveTable:
        """A table, from memory or from the database.

        Raises:
            Refusal: the id does not exist (``no-such-table``).
        """
        live = self.tables.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = asyncio.get_running_loop().time()
        return live

    async def visible(self, table: str, person: str, invite: str = "") -> LiveTable:
        """A table that a person may see; rereads it if another node may have seated them.

        Raises:
            Refusal: the table does not exist or they may not see it; the answer is the same.
        """
        live = await self.table(table)
        if self.shared and not live.may_be_seen_by(person, invite):
            await live.catch_up()
        if not live.may_be_seen_by(person, invite):
            raise Refusal("no-such-table")
        return live

    async def _load(self, table: str) -> LiveTable:
        live = await asyncio.to_thread(lambda: self._live(*self._read(table)))
        await live.look_elsewhere()
        if await asyncio.to_thread(self.store.tables.is_set_back, table):
            await live.reseal()
        await self._take(live)  # before any command is applied
        self.tables[table] = live
        return live

    def _read(self, table: str) -> tuple[Card, bytes, tuple[Event, ...]]:
        tables = self.store.tables
        return tables.card(table), tables.secret(table), tables.events(table)

    def _live(
        self,
        card: Card,
        secret: bytes,
        events: tuple[Event, ...],
        envelope: Envelope | None = None,
    ) -> LiveTable:
        office = Office(
            tables=self.store.tables,
            writer=self.writer,
            clock=self.now,
            follow=self._changed,
            elsewhere=self._elsewhere,
            spawn=self.background.spawn,
        )
        return LiveTable(events, secret, card, office, envelope)

    async def _elsewhere(self, table: str) -> tuple[Connected, ...]:
        """Who is at other nodes. A node that is alone asks once, for those of its last life."""
        live = self.tables.get(table)
        if live is not None and not self.shared:
            return live.holders.elsewhere
        rows = await asyncio.to_thread(self.store.nodes.connections, table)
        return tuple(row for row in rows if row.node != self.node)

    def _changed(self, live: LiveTable, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event.fact, RematchAgreed):
                self.background.spawn(self._open_rematch(live))
        for follow in self._followers:
            follow(live, events)

    async def _open_rematch(self, live: LiveTable) -> None:
        """Open the rematch's table; several nodes may try, and one succeeds."""
        opening = next_opening(live.table)
        with suppress(Refusal):  # table-exists
            await self.open(opening, public=live.card.public, table=live.rematch)
        live.lead_on()

    async def _sweep(self) -> None:
        self.put_away()
        await self.wake()
        now = asyncio.get_running_loop().time()
        for live in self.tables.values():
            for connection in live.connections:
                if connection.is_stuck(now):
                    connection.abort()
        if self.shared:
            await self.look_for_changes()
        else:
            await asyncio.to_thread(self.store.nodes.beat, self.node, self.now())

    def put_away(self) -> None:
        """Evict tables without clients or due work; they are loaded again on demand.

        Tables with days for each turn are loaded again in time for their clocks.
        """
        now = asyncio.get_running_loop().time()
        for table, live in list(self.tables.items()):
            patience = IDLE_OVER if live.is_over else IDLE
            idle = now - live.used > patience and not live.connections and not live.lock.locked()
            if idle and not live.thinking and self._may_go(live):
                if live.timer is not None:
                    live.timer.cancel()
                del self.tables[table]

    def _may_go(self, live: LiveTable) -> bool:
        """Whether nobody has to watch a table; notes when to load one with days for each turn.

        A reading of its clock is stored every hour. Other nodes could change what it waits for.
        """
        table = live.table
        if live.timer is None or (table.deadline is None and table.dice.due is None):
            return True
        if self.shared or table.deadline is None or not isinstance(table.terms.clock, Days):
            return False
        self._asleep[live.id] = min(table.deadline, table.time + HOUR)
        return True

    async def wake(self) -> None:
        """Load the tables that were put away and whose clocks have to be looked at soon."""
        soon = self.now() + int(2_000 * SWEEP)
        for table in [table for table, moment in self._asleep.items() if moment <= soon]:
            del self._asleep[table]
            with suppress(Refusal):  # it was deleted
                await self.table(table)

    # Other nodes

    async def _claim(self, silence: int) -> None:
        """Send a heartbeat, and take over the tables of dead nodes."""
        now, nodes = self.now(), self.store.nodes
        known = await asyncio.to_thread(nodes.beat, self.node, now)
        claimed = await asyncio.to_thread(nodes.claim, self.node, now, silence)
        if not known:  # the others considered us dead, and may have taken our tables
            for live in list(self.tables.values()):
                await self._take(live)
        self._claimed.update(claimed)
        for table in claimed:
            taken = self.tables.get(table)
            if taken is not None:
                await self._take(taken)
        if claimed:
            self.background.spawn(self._load_due(claimed))

    async def _load_due(self, claimed: list[str]) -> None:
        """Load tables that wait for a bot or a clock; the others are loaded on demand."""
        for table in claimed:
            card = await asyncio.to_thread(self.store.tables.card, table)
            if card.bot or card.deadline is not None:
                await self.table(table)

    async def _take(self, live: LiveTable) -> None:
        """Find out whether this node keeps a table; resume it if its former keeper was down.

        No clock is charged for the downtime.
        """
        if live.id in self._claimed:
            self._claimed.discard(live.id)
            live.kept = True
            await live.command(Resume(), None)
        else:
            live.kept = await asyncio.to_thread(self._is_ours, live.id)
        self._changed(live, ())

    def _is_ours(self, table: str) -> bool:
        return self.store.nodes.keeper(table) == self.node

    async def look_for_changes(self) -> None:
        """Read events that other processes have stored for tables in memory."""
        versions = {table: live.table.version for table, live in self.tables.items()}
        changed = await asyncio.to_thread(self.store.nodes.changed_since, versions)
        for table, version in changed.items():
            self._heard(table, version)

    def _heard(self, table: str, version: int) -> None:
        """Read what another node has stored."""
        live = self.tables.get(table)
        if live is not None and live.table.version < version:
            self.background.spawn(live.catch_up())

    def _said(self, table: str, number: int) -> None:
        """Send a chat line that this or another node has stored."""
        live = self.tables.get(table)
        if live is not None:
            self.background.spawn(chat.pass_on(live, self.store.chat, number))

    def _met(self, table: str, _number: int) -> None:
        """Read who is at a table now, at this and other nodes."""
        live = self.tables.get(table)
        if live is not None:
            self.background.spawn(live.look_elsewhere())

    # All tables

    def thinking(self) -> int:
        """The number of tables that wait for a bot, or for their turn with the bots."""
        return sum(live.thinking for live in self.tables.values())

    def connected(self) -> int:
        """The number of connected clients."""
        return sum(len(live.connections) for live in self.tables.values())

    def announce(self, notice: ServerNotice) -> None:
        """Broadcast a notice to every table."""
        for live in self.tables.values():
            live.tell_all(notice)

    def names(self) -> dict[str, set[str]]:
        """The people whose names are in memory, each with the ids of their tables."""
        known: dict[str, set[str]] = {}
        for live in self.tables.values():
            for state in live.table.seats:
                if state.chair.name and state.chair.person:
                    known.setdefault(state.chair.person, set()).add(live.id)
        return known

    async def forget(self, people: Collection[str]) -> None:
        """Erase the names of deleted people from the tables in memory."""
        known = self.names()
        for table in {table for person in people for table in known.get(person, ())}:
            try:
                await (await self.table(table)).read_again()
            except Refusal as refusal:
                if refusal.code != "no-such-table":
                    raise
                del self.tables[table]  # swept with its people


def new_invitation() -> str:
    """A random invitation code; without hyphens, which would start an option on a command line."""
    return secrets.token_urlsafe(16).replace("-", "_")


def _call(
    loop: asyncio.AbstractEventLoop, function: Callable[[str, int], None], table: str, version: int
) -> None:
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(function, table, version)
