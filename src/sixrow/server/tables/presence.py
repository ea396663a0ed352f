"""Connected people: welcome, turn notifications from other tables, and absence."""

import asyncio
from collections.abc import Collection

from sixrow.match import Back, Event, Lost, Proceed, TablePhase
from sixrow.match.events import GameBegan, Resumed, Void
from sixrow.rules import Refusal, Seat
from sixrow.server.tables import chat
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.holders import waits_for_somebody
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.tables.registry import SILENCE, Registry
from sixrow.store.nodes import LINGERING, Connected
from sixrow.wire.frames import ServerNotice, Welcome

MOST_SOCKETS = 64
"""Sockets that one person may have open at a node."""

RELOADING = 3.0
"""Seconds that reloading a page may take before its person counts as absent."""

RETURNING = 30.0
"""Seconds between two stored returns of a seat, so that nobody fills a table by reconnecting."""

_BEGINNINGS = (GameBegan, Resumed)


class Presence:
    """Tracks who is connected to this node and reports absent players to their tables."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._people: dict[str, set[Connection]] = {}

    def check_sockets(self, person: str) -> None:
        """Refuse another socket to a person who already has `MOST_SOCKETS`.

        Raises:
            Refusal: `MOST_SOCKETS` are open.
        """
        if len(self._people.get(person, ())) >= MOST_SOCKETS:
            raise Refusal("too-many-sockets", most=MOST_SOCKETS)

    async def arrive(self, live: LiveTable, connection: Connection, version: int) -> None:
        """Send a client the welcome with everything it missed, and add it to all broadcasts."""
        person, views = connection.person.id, connection.views
        self._people.setdefault(person, set()).add(connection)
        muted = await asyncio.to_thread(self._registry.store.chat.muted, person)
        connection.muted = muted
        lines = await chat.last_lines(live, self._registry.store.chat, connection)
        live.add(connection)
        live.holders.hear(live.table, person)
        connection.tell(
            Welcome(
                you=person,
                seats=live.table.seats_of(person),
                now=self._registry.now(),
                version=live.table.version,
                events=live.since(version),
                effects=live.effects_since(version) if views else (),
                scores=live.scores_since(version) if views else (),
                view=live.view if views else None,
                present=live.present(),
                lines=lines,
                muted=tuple(sorted(muted)),
            )
        )
        if live.stalled:
            connection.tell(ServerNotice(code="bots-failed"))
        await self._come_back(live, person)

    async def _come_back(self, live: LiveTable, person: str) -> None:
        """Record that a person is connected; report their return if they were absent."""
        await self._share(live, person)
        for seat in live.table.seats_of(person):
            if live.table.seats[seat].away_since is not None:
                await self._report_back(live, seat)

    async def _report_back(self, live: LiveTable, seat: Seat) -> None:
        """Report a return; one that follows another too soon later, if it still is one then."""
        now = asyncio.get_running_loop().time()
        early = live.returned.get(seat, -RETURNING) + RETURNING - now
        if early > 0:
            self._registry.background.spawn(self._report_back_later(live, seat, early))
        else:
            live.returned[seat] = now
            await live.command(Back(seat=seat), None)

    async def _report_back_later(self, live: LiveTable, seat: Seat, seconds: float) -> None:
        await asyncio.sleep(seconds)
        state = live.table.seats[seat]
        if state.away_since is not None and live.is_present(state.chair.person):
            await self._report_back(live, seat)

    def depart(self, live: LiveTable, connection: Connection) -> None:
        """Remove a client; report its person as absent unless they reconnect soon."""
        person = connection.person.id
        live.remove(connection)
        theirs = self._people.get(person, set())
        theirs.discard(connection)
        if not theirs:
            self._people.pop(person, None)
        if live.table.seats_of(person):
            self._registry.background.spawn(self._share(live, person))
            self._registry.background.spawn(self._share(live, person, LINGERING / 1000 + 0.1))
            if not live.is_present(person):
                self._registry.background.spawn(self.report_absent(live, RELOADING))

    def mute(self, person: str, people: frozenset[str]) -> None:
        """Leave out the lines of some people at all sockets of a person."""
        for connection in self._people.get(person, ()):
            connection.muted = people

    # Links

    async def hold(self, live: LiveTable, connection: Connection, anchor: str) -> None:
        """Note that a client holds the chain in force; dice may have waited for that.

        Raises:
            Refusal: another anchor is in force, or none (``not-in-force``).
        """
        try:
            live.hold(connection, anchor)
        except Refusal:
            if not self._registry.shared:
                raise
            await live.catch_up()
            live.hold(connection, anchor)
        await self._share(live, connection.person.id)
        if waits_for_somebody(live.table):
            await live.command(Proceed(), None)

    async def say_goodbye(self, live: LiveTable, connection: Connection) -> None:
        """Note that a client leaves on purpose."""
        live.say_goodbye(connection)
        await self._share(live, connection.person.id)

    async def hear(self, live: LiveTable, person: str) -> None:
        """Note a sign of life, and tell other nodes if somebody waits for this person."""
        heard = live.holders.hear(live.table, person)
        if heard and self._registry.shared and not live.holds_links:
            await self._share(live, person)

    async def _share(self, live: LiveTable, person: str, seconds: float = 0.0) -> None:
        """Tell other nodes, also those to come, what a player is to this one."""
        registry = self._registry
        if seconds:
            await asyncio.sleep(seconds)
        if not live.table.seats_of(person):
            return
        async with live.sharing:  # in the order in which things happen
            nodes, node, now = registry.store.nodes, registry.node, registry.now()
            row = live.holders.row(person, node, live.connections, now)
            if row is None:
                await asyncio.to_thread(nodes.disconnect, live.id, Connected(person, node))
            else:
                await asyncio.to_thread(nodes.connect, live.id, row)

    async def forget(self, people: Collection[str]) -> None:
        """Erase the names of deleted people and close their sockets."""
        await self._registry.forget(people)
        for person in people:
            for connection in self._people.get(person, ()):
                connection.close()

    def follow(self, live: LiveTable, events: tuple[Event, ...]) -> None:
        """After a change: check for absent players if a game begins or resumes; notify of turns."""
        for event in events:
            if isinstance(event.fact, _BEGINNINGS):
                self._registry.background.spawn(self.report_absent(live, RELOADING * 2))
            elif isinstance(event.fact, Void) and event.fact.dropped:
                self._hang_up(live, event.fact)
        if events:
            self._tell_whose_turn(live)
        else:
            for person in {each.person.id for each in live.connections}:
                self._registry.background.spawn(self._share(live, person))

    def _hang_up(self, live: LiveTable, void: Void) -> None:
        """Close the sockets of those who were dropped: nobody is at their other end.

        Otherwise every roll would wait for them, until the connection breaks by itself.
        """
        dropped = {live.table.seats[seat].chair.person for seat in void.dropped}
        for connection in list(live.connections):
            person = connection.person.id
            if person in dropped and not live.holders.was_heard(person, void.roll):
                live.say_goodbye(connection)
                connection.abort()

    def _tell_whose_turn(self, live: LiveTable) -> None:
        """Notify a person who is connected only to other tables that it is their turn here."""
        person = live.stored.turn_of
        if live.is_present(person) or person not in self._people:
            return
        turn = (person, live.table.game.number, live.table.game.turn)
        if turn != live.told_turn:
            live.told_turn = turn
            for connection in self._people[person]:
                connection.tell(ServerNotice(code="your-turn", table=live.id))

    async def report_absent(self, live: LiveTable, seconds: float) -> None:
        """After a delay, report the players of a table who are not connected to any node."""
        await asyncio.sleep(seconds)
        if live.table.phase is not TablePhase.PLAYING:
            return
        elsewhere: set[str] = set()
        if self._registry.shared:
            elsewhere = await asyncio.to_thread(self._elsewhere, live)
        for seat, state in enumerate(live.table.seats):
            person = state.chair.person
            here = not person or live.is_present(person) or person in elsewhere
            if not here and state.away_since is None:
                await live.command(Lost(seat=seat), None)

    def _elsewhere(self, live: LiveTable) -> set[str]:
        """The people connected to other live nodes."""
        nodes, node = self._registry.store.nodes, self._registry.node
        alive = set(nodes.live(self._registry.now(), SILENCE)) - {node}
        rows = nodes.connections(live.id)
        return {row.person for row in rows if row.node in alive and not row.until}
