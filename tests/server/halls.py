"""What the tests of the hall share: a hall, people who listen, bots that do not think."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from sixrow.match import (
    Awaited,
    Chair,
    Decide,
    Event,
    Opening,
    Person,
    PersonCommand,
    Phase,
    Roll,
    Start,
    Table,
    Terms,
)
from sixrow.notation import decision_text
from sixrow.rules import Waiting
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.tables.registry import Hall
from sixrow.store import Store
from sixrow.workers.bots import Bots
from tests.match.tables import ADA, BO, chair

_numbers = count(1)


class FirstChoice(Bots):
    """Decides at once, whatever comes first: for tests of what goes on around bots."""

    def __init__(self) -> None:
        self.asked = 0
        self.ready = True

    @property
    def are_ready(self) -> bool:
        return self.ready

    async def decide(self, table: Table, awaited: Awaited) -> tuple[str, ...]:
        assert awaited.bot
        self.asked += 1
        position = table.position
        return (decision_text(position.setup.game, position.decisions()[0]),)

    def close(self) -> None:
        pass


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Client:
    """Somebody at a table, with all the frames they were sent."""

    def __init__(self, person: Person, *, views: bool = False, waiting: int = 256) -> None:
        self.frames: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.connection = Connection(person, self._hear, views=views, waiting=waiting)
        self._writing = asyncio.create_task(self.connection.write())

    async def _hear(self, text: str) -> None:
        await self.reads.wait()
        self.frames.append(json.loads(text))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The frames of one kind."""
        return [frame for frame in self.frames if frame["is"] == kind]

    @property
    def numbers(self) -> list[int]:
        """The numbers of all events heard, in the order in which they came."""
        frames = [frame for frame in self.frames if frame["is"] in ("welcome", "events")]
        return [event["number"] for frame in frames for event in frame["events"]]

    async def close(self) -> None:
        self.connection.close()
        await self._writing


@asynccontextmanager
async def hall_on(
    store: Store, bots: Bots | None = None, clock: Callable[[], int] | None = None
) -> AsyncIterator[Hall]:
    """A hall that is open."""
    hall = Hall(store, bots or FirstChoice(), clock or Time())
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


def opening(
    setup: str = "columbiz:2", chairs: tuple[Chair, ...] = (chair(ADA), chair(BO)), **terms: Any
) -> Opening:
    return Opening(terms=Terms(setup=setup, **terms), chairs=chairs, host=ADA.id)


def fresh(command: type[PersonCommand], live: LiveTable, **fields: Any) -> PersonCommand:
    """A command with an id and a nonce of its own, for the table as it is."""
    number = f"c{next(_numbers)}"
    nonce = secrets.token_hex(16)
    return command(id=number, version=live.table.version, nonce=nonce, **fields)


def next_command(live: LiveTable) -> PersonCommand:
    """What the person on turn might send: a roll, or the first legal decision."""
    position = live.table.position
    if position.waiting is Waiting.DICE:
        return fresh(Roll, live, seat=position.seat)
    word = decision_text(position.setup.game, position.decisions()[0])
    return fresh(Decide, live, seat=position.seat, decisions=(word,))


async def begun(hall: Hall, wanted: Opening | None = None) -> LiveTable:
    """A table whose game has begun."""
    live = await hall.open(wanted or opening(), public=False)
    await hall.command(live, fresh(Start, live), ADA)
    return live


async def play_on(hall: Hall, live: LiveTable, steps: int = 10_000) -> None:
    """Let the people at a table do something as long as it is their turn."""
    people = {
        state.chair.person: Person(state.chair.person, state.chair.name)
        for state in live.table.seats
    }
    for _ in range(steps):
        if live.table.phase is not Phase.PLAYING:
            return
        state = live.table.seats[live.table.position.seat]
        if state.bot:
            await asyncio.sleep(0.001)
        else:
            await hall.command(live, next_command(live), people[state.chair.person])


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


def stored(store: Store, live: LiveTable) -> tuple[Event, ...]:
    return store.tables.events(live.id)
