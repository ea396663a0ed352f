"""All tables of one server process, a node: opened, loaded, changed, told, put away.

What happens at a table is stored before anyone is told. Several nodes may serve the same table: the
database takes every event number once, and whoever comes second reads what was first and tries
again.
"""

import asyncio
import hmac
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress

from sixrow.match import (
    Answer,
    Event,
    HouseNotice,
    Opening,
    Person,
    PersonCommand,
    next_opening,
    open_table,
)
from sixrow.match.chain import Envelope
from sixrow.match.draft import House
from sixrow.match.events import GameBegan, RematchAgreed
from sixrow.rules import Refusal
from sixrow.server.tables import chat
from sixrow.server.tables.batches import batch_of
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.keeper import Keeper
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.tables.writer import Journal
from sixrow.store import Card, Store, card_of, renewed
from sixrow.store.listener import Listening
from sixrow.wire.frames import Behind, Line, Notice, Present, Welcome
from sixrow.workers.bots import LEVEL_NAMES, Bots

MOST_SOCKETS = 64
"""Sockets that one person may have open at a node."""

SOON = 0.1
"""Seconds until those at a table are told who has come or gone."""

IDLE, IDLE_OVER = 300.0, 30.0
"""Seconds that a table stays in memory when nobody is there; and once its last game is over."""


class Hall:
    """The tables of a node.

    Attributes:
        store: where everything is kept.
        node: the name of this process among others.
        tables: those in memory, by id.
        decisions: how many commands were answered with events.
    """

    def __init__(self, store: Store, bots: Bots, clock: Callable[[], int], node: str = "") -> None:
        """Make a hall; `start` opens it.

        Args:
            store: the database.
            bots: who plays where no person does.
            clock: milliseconds since 1970, the same on all nodes.
            node: a name that no other process has or had; made up if not given.
        """
        self.store = store
        self.now = clock
        self.node = node or secrets.token_hex(8)
        self.tables: dict[str, LiveTable] = {}
        self.decisions = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._keeper = Keeper(self, bots)
        self._journal: Journal | None = None
        self._listening: Listening | None = None
        self._people: dict[str, set[Connection]] = {}

    @property
    def shared(self) -> bool:
        """Whether other nodes may serve the same tables."""
        return not self.store.database.is_sqlite

    # Opening and closing the hall

    async def start(self) -> None:
        """Open: take over the tables that nobody keeps."""
        self._journal = Journal(self.store.tables.append)
        loop = asyncio.get_running_loop()
        self._listening = self.store.nodes.listen(
            lambda table, version: _call(loop, self.heard, table, version),
            lambda table, number: _call(loop, self._said, table, number),
        )
        await self._keeper.start()

    async def stop(self) -> None:
        """Close: tell everybody, finish what is being written, give the tables free."""
        self.announce(Notice(code="restarting"))
        await self._keeper.stop()
        assert self._listening is not None
        assert self._journal is not None
        await asyncio.to_thread(self._listening.close)
        for live in list(self.tables.values()):
            async with live.lock:  # nobody is in the middle of anything
                pass
        await self._journal.close()
        await asyncio.to_thread(self.store.nodes.leave, self.node)
        for live in self.tables.values():
            for connection in live.connections:
                connection.close()

    # Tables

    async def open(
        self, opening: Opening, *, public: bool, table: str = "", secret: bytes = b""
    ) -> LiveTable:
        """Open a new table and store it.

        Raises:
            Refusal: the terms or the chairs are not possible.
        """
        table = table or secrets.token_hex(12)
        secret = secret or secrets.token_bytes(32)
        now = self.now()
        answer = open_table(table, opening, now, House(Envelope(secret), LEVEL_NAMES))
        invite = new_invitation()
        card = card_of(answer.table, invite=invite, public=public, created=now)
        await asyncio.to_thread(
            self.store.tables.create, answer.events, secret, card, keeper=self.node
        )
        live = LiveTable(answer.events, secret, card)
        live.kept = True
        self.tables[table] = live
        self._keeper.follow(live)
        return live

    async def table(self, table: str) -> LiveTable:
        """A table, from memory or from the database.

        Raises:
            Refusal: there is none with this id (``no-such-table``).
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

    async def _load(self, table: str) -> LiveTable:
        card, secret, events = await asyncio.to_thread(self._read, table)
        live = LiveTable(events, secret, card)
        if live.table.rematch_agreed:
            live.following = _following(table, secret)
        await self._keeper.took(live)  # before anybody can do anything there
        self.tables[table] = live
        return live

    def _read(self, table: str) -> tuple[Card, bytes, tuple[Event, ...]]:
        tables = self.store.tables
        return tables.card(table), tables.secret(table), tables.events(table)

    def put_away(self) -> None:
        """Forget tables where nobody is and nothing is due; they are loaded when wanted."""
        now = asyncio.get_running_loop().time()
        for table, live in list(self.tables.items()):
            patience = IDLE_OVER if live.is_over else IDLE
            idle = now - live.used > patience and not live.connections and not live.lock.locked()
            if idle and live.timer is None and not live.thinking:
                del self.tables[table]

    # What happens

    async def command(
        self, live: LiveTable, command: PersonCommand | HouseNotice, by: Person | None
    ) -> tuple[Event, ...]:
        """Let something happen at a table; stored, then told to everybody, then given back.

        A command that was answered before gives the same events, and nothing happens.

        Raises:
            Refusal: it is not allowed; nothing has changed.
        """
        async with live.lock:
            while True:
                answer = live.propose(command, by, self.now())
                if not answer.events or await self._stored(live, answer):
                    break
                missed = await self._catch_up(live)
                if missed:  # whatever comes of the command, others have done something
                    self._keeper.spawn(self._follow(live, missed))
            events = live.accept(answer)
            if not answer.events:
                return events
            live.tell(events)
        self.decisions += 1
        live.used = asyncio.get_running_loop().time()
        await self._follow(live, events)
        return events

    async def _stored(self, live: LiveTable, answer: Answer) -> bool:
        """Store the events of an answer; False if another node was faster."""
        assert self._journal is not None
        batch = batch_of(answer, live.stored)
        if not await self._journal.put(batch):
            return False
        live.stored = batch.card or live.stored
        return True

    async def _catch_up(self, live: LiveTable) -> tuple[Event, ...]:
        """Read what other nodes have stored; the table is locked."""
        missed = await asyncio.to_thread(self.store.tables.events, live.id, live.table.version)
        if missed:
            live.take_over(missed)
            live.stored = renewed(live.stored, live.table)
            live.tell(missed)
        return missed

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other nodes have stored, and tell it."""
        async with live.lock:
            missed = await self._catch_up(live)
        if missed:
            await self._follow(live, missed)

    def heard(self, table: str, version: int) -> None:
        """Another node has stored something."""
        live = self.tables.get(table)
        if live is not None and live.table.version < version:
            self._keeper.spawn(self.catch_up(live))

    def _said(self, table: str, number: int) -> None:
        """Somebody has said something at a table, here or on another node."""
        live = self.tables.get(table)
        if live is not None:
            self._keeper.spawn(chat.pass_on(live, self.store.chat, number))

    async def _follow(self, live: LiveTable, events: tuple[Event, ...]) -> None:
        """What the house does after something has happened."""
        for event in events:
            if isinstance(event.fact, RematchAgreed):
                await self._open_rematch(live)
            elif isinstance(event.fact, GameBegan):
                self._keeper.miss_later(live)
        self._tell_whose_turn(live)
        self._keeper.follow(live)

    async def _open_rematch(self, live: LiveTable) -> None:
        """Open the table of the rematch; any node may come to this first, one of them does it."""
        secret = await asyncio.to_thread(self.store.tables.secret, live.id)
        live.following = _following(live.id, secret)
        opening = next_opening(live.table)
        with suppress(Refusal):  # table-exists
            await self.open(opening, public=live.card.public, table=live.following)
        live.tell_all(Notice(code="rematch", table=live.following))

    def names(self) -> dict[str, set[str]]:
        """The people whose names are in memory, with the tables where they are."""
        known: dict[str, set[str]] = {}
        for live in self.tables.values():
            for state in live.table.seats:
                if state.chair.name and state.chair.person:
                    known.setdefault(state.chair.person, set()).add(live.id)
            for person, name in live.table.spectators.items():
                if name:
                    known.setdefault(person, set()).add(live.id)
        return known

    async def forget(self, people: Collection[str]) -> None:
        """Forget the names of people who were deleted, and show them out."""
        known = self.names()
        for table in {table for person in people for table in known.get(person, ())}:
            live = await self.table(table)
            async with live.lock:
                live.read_again(await asyncio.to_thread(self.store.tables.events, table))
                await asyncio.to_thread(self.store.tables.renew, live.card)
                live.tell_all(Behind(version=live.table.version))
        for person in people:
            for connection in self._people.get(person, ()):
                connection.close()

    # Who is there

    async def arrive(self, live: LiveTable, connection: Connection, version: int) -> None:
        """Welcome a client: from here on it hears everything, and first what it has missed."""
        self._people.setdefault(connection.person.id, set()).add(connection)
        lines = await chat.last_lines(live, self.store.chat, connection)
        live.connections.add(connection)
        connection.tell(self._welcome(live, connection, version, lines))
        self._tell_presence(live)
        await self._keeper.arrived(live, connection.person.id)

    def _welcome(
        self, live: LiveTable, connection: Connection, version: int, lines: tuple[Line, ...]
    ) -> Welcome:
        """All that somebody who has seen a version has to be told."""
        person, events = connection.person.id, live.since(version)
        return Welcome(
            you=person,
            seats=live.seats_of(person),
            now=self.now(),
            version=live.table.version,
            events=events,
            effects=live.told(events) if connection.views else (),
            view=live.view if connection.views else None,
            present=live.present(),
            lines=lines,
        )

    def depart(self, live: LiveTable, connection: Connection) -> None:
        """A client is gone."""
        live.connections.discard(connection)
        live.used = asyncio.get_running_loop().time()
        theirs = self._people.get(connection.person.id, set())
        theirs.discard(connection)
        if not theirs:
            self._people.pop(connection.person.id, None)
        self._tell_presence(live)
        self._keeper.departed(live, connection.person.id)

    def check_sockets(self, person: str) -> None:
        """Refuse somebody one more socket who has many.

        Raises:
            Refusal: they have as many as anybody can use.
        """
        if len(self._people.get(person, ())) >= MOST_SOCKETS:
            raise Refusal("too-many-sockets", most=MOST_SOCKETS)

    def _tell_presence(self, live: LiveTable) -> None:
        """Tell a table soon who is there; many who come at once are told of together."""
        if not live.presence_due:
            live.presence_due = True
            asyncio.get_running_loop().call_later(SOON, self._tell_present, live)

    @staticmethod
    def _tell_present(live: LiveTable) -> None:
        live.presence_due = False
        present = live.present()
        if present != live.told_present:
            live.told_present = present
            live.tell_all(Present(people=present))

    async def visible(self, table: str, person: str, invite: str = "") -> LiveTable:
        """A table that a person may see; another node may know that they sit there now.

        Raises:
            Refusal: there is none, or not for them; which of both is not said.
        """
        live = await self.table(table)
        if self.shared and not live.may_be_seen_by(person, invite):
            await self.catch_up(live)
        if not live.may_be_seen_by(person, invite):
            raise Refusal("no-such-table")
        return live

    def connected(self) -> int:
        """How many clients are connected."""
        return sum(len(live.connections) for live in self.tables.values())

    def announce(self, notice: Notice) -> None:
        """Tell everybody at every table something."""
        for live in self.tables.values():
            live.tell_all(notice)

    def _tell_whose_turn(self, live: LiveTable) -> None:
        """Tell a person who is at other tables only that it is their turn here."""
        awaited = live.table.awaited
        if awaited is None or awaited.bot:
            return
        person = live.table.seats[awaited.seat].chair.person
        if live.is_present(person) or person not in self._people:
            return
        turn = (live.table.game.number, live.table.game.turn)
        if turn != live.told_turn:
            live.told_turn = turn
            for connection in self._people[person]:
                connection.tell(Notice(code="your-turn", table=live.id))


def new_invitation() -> str:
    """A word that nobody can guess; without hyphens, which on a command line begin options."""
    return secrets.token_urlsafe(16).replace("-", "_")


def _following(table: str, secret: bytes) -> str:
    """The id of the table of the rematch: the same on every node, and nobody can guess it."""
    return hmac.digest(secret, b"sixrow-rematch-1" + table.encode(), "sha256").hex()[:24]


def _call(
    loop: asyncio.AbstractEventLoop, function: Callable[[str, int], None], table: str, version: int
) -> None:
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(function, table, version)
