"""What a node does for the tables that it keeps: bots, clocks, and people who are missing.

Each table is kept by one node. Where there may be several, a node says twice a second that it is
alive; the tables of one that was silent for 2.5 seconds are taken over by another. Should two nodes
believe that they keep the same table, the numbers of the events see to it that everything still
happens once.
"""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from sixrow.match import Back, Decide, Lost, Phase, Resume, Tick
from sixrow.rules import Refusal, Waiting
from sixrow.server.background import Background, repeat
from sixrow.server.tables.live_table import LiveTable
from sixrow.wire.frames import Notice
from sixrow.workers.bots import BotFailed, Bots

if TYPE_CHECKING:
    from sixrow.server.tables.registry import Hall

BEAT = 0.5
"""Seconds between two signs of life."""

SILENCE = 2_500
"""Milliseconds without a sign of life after which a node is believed dead."""

ALONE = -(1 << 50)
"""Where there can be only one node, every other is dead, whatever the clocks were."""

RELOADING = 3.0
"""Seconds that a page may take to come back before its person is missed."""

SWEEP = 10.0
"""Seconds between two looks for tables that are due, can be put away or were missed."""

_log = structlog.get_logger(__name__)


class Keeper:
    """Keeps tables for a hall."""

    def __init__(self, hall: "Hall", bots: Bots) -> None:
        self._hall = hall
        self._bots = bots
        self._background = Background()
        self._taken: set[str] = set()
        self._stopping = False

    async def start(self) -> None:
        """Take over what nobody keeps, and go on doing so."""
        silence = SILENCE if self._hall.shared else ALONE
        await self._claim(silence)
        if self._hall.shared:
            self.spawn(repeat(lambda: self._claim(SILENCE), BEAT, "beat-failed"))
        self.spawn(repeat(self._look_around, SWEEP, "sweep-failed"))

    async def stop(self) -> None:
        """Stop everything that goes on by itself."""
        self._stopping = True
        for live in self._hall.tables.values():
            if live.timer is not None:
                live.timer.cancel()
        await self._background.stop()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself; what goes wrong there is logged."""
        self._background.spawn(work)

    # Taking tables over

    async def _claim(self, silence: int) -> None:
        hall, now = self._hall, self._hall.now()
        known = await asyncio.to_thread(hall.store.nodes.beat, hall.node, now)
        claimed = await asyncio.to_thread(hall.store.nodes.claim, hall.node, now, silence)
        if not known:  # the others thought us dead, and may have taken our tables
            for live in list(hall.tables.values()):
                await self.took(live)
        self._taken.update(claimed)
        for table in claimed:
            taken = hall.tables.get(table)
            if taken is not None:
                await self.took(taken)
        if claimed:
            self.spawn(self._load(claimed))

    async def _load(self, claimed: list[str]) -> None:
        """Load tables where a bot or a clock is to go on; the others when somebody comes."""
        for table in claimed:
            card = await asyncio.to_thread(self._hall.store.tables.card, table)
            if card.bot or card.deadline is not None:
                await self._hall.table(table)

    async def took(self, live: LiveTable) -> None:
        """Go on with a table whose node was down; what it was down for is charged to nobody."""
        if live.id in self._taken:
            self._taken.discard(live.id)
            live.kept = True
            await self._hall.command(live, Resume(), None)
            self.miss_later(live)
        else:
            live.kept = await asyncio.to_thread(self._is_ours, live.id)
        self.follow(live)

    def _is_ours(self, table: str) -> bool:
        return self._hall.store.nodes.keeper(table) == self._hall.node

    async def _look_around(self) -> None:
        hall = self._hall
        hall.put_away()
        now = asyncio.get_running_loop().time()
        for live in list(hall.tables.values()):
            for connection in list(live.connections):
                if connection.is_stuck(now):
                    connection.abort()
        if hall.shared:
            versions = {table: live.table.version for table, live in hall.tables.items()}
            changed = await asyncio.to_thread(hall.store.nodes.changed_since, versions)
            for table, version in changed.items():
                hall.heard(table, version)

    # Bots and clocks

    def follow(self, live: LiveTable) -> None:
        """See what a table waits for now, and see to it."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if not live.kept or self._stopping:
            return
        awaited = live.table.awaited
        if awaited is None:
            return
        if awaited.bot and awaited.waiting is Waiting.DECISION:
            if not live.thinking:
                live.thinking = True
                self.spawn(self._decide(live))
        elif awaited.deadline is not None:
            seconds = min(max(0, awaited.deadline - self._hall.now()) / 1000, 30.0)
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(seconds + 0.001, self._due, live)

    def _due(self, live: LiveTable) -> None:
        live.timer = None
        self.spawn(self._tick(live))

    async def _tick(self, live: LiveTable) -> None:
        await self._hall.command(live, Tick(), None)
        if live.timer is None:
            self.follow(live)

    async def _decide(self, live: LiveTable) -> None:
        """Let bots decide as long as it is a bot's turn."""
        try:
            while (awaited := live.table.awaited) is not None and awaited.bot:
                if not self._bots.are_ready:
                    live.tell_all(Notice(code="preparing"))
                words = await self._bots.decide(live.table, awaited)
                command = Decide(
                    id=f"bot-{awaited.version}",
                    version=awaited.version,
                    seat=awaited.seat,
                    decisions=words,
                )
                try:
                    await self._hall.command(live, command, None)
                except Refusal as refusal:  # somebody came back, or another node was faster
                    _log.info("bot-refused", table=live.id, code=refusal.code)
                    if refusal.code != "stale-version":
                        raise
        except BotFailed:
            _log.exception("bot-failed", table=live.id)
        finally:
            live.thinking = False

    # People who are missing

    async def arrived(self, live: LiveTable, person: str) -> None:
        """A person is there; if they were missed, say that they are back."""
        seats = live.seats_of(person)
        if not seats:
            return
        if self._hall.shared:
            nodes = self._hall.store.nodes
            await asyncio.to_thread(nodes.connect, self._hall.node, live.id, person)
        for seat in seats:
            if live.table.seats[seat].away_since is not None:
                await self._hall.command(live, Back(seat=seat), None)

    def departed(self, live: LiveTable, person: str) -> None:
        """A connection of a person is gone; they are missed if none comes in its place."""
        if live.seats_of(person) and not live.is_present(person) and not self._stopping:
            self.spawn(self._miss(live, RELOADING))

    def miss_later(self, live: LiveTable) -> None:
        """A game begins or goes on: after a while, miss those who are not there."""
        if not self._stopping:
            self.spawn(self._miss(live, RELOADING * 2))

    async def _miss(self, live: LiveTable, seconds: float) -> None:
        """After a while, note which of the people at a table cannot be reached."""
        await asyncio.sleep(seconds)
        if live.table.phase is not Phase.PLAYING:
            return
        elsewhere: set[str] = set()
        if self._hall.shared:
            elsewhere = await asyncio.to_thread(self._elsewhere, live)
        for seat, state in enumerate(live.table.seats):
            person = state.chair.person
            here = not person or live.is_present(person) or person in elsewhere
            if not here and state.away_since is None:
                await self._hall.command(live, Lost(seat=seat), None)

    def _elsewhere(self, live: LiveTable) -> set[str]:
        """Who is connected to other nodes that live; our own rows of who left are dropped."""
        nodes, node = self._hall.store.nodes, self._hall.node
        here = {each.person.id for each in live.connections}
        rows = nodes.connections(live.id)
        for person, where in rows:
            if where == node and person not in here:
                nodes.disconnect(node, live.id, person)
        alive = set(nodes.live(self._hall.now(), SILENCE)) - {node}
        return {person for person, where in rows if where in alive}
