"""What tests of live tables share: a node, people who listen, bots that do not think."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeVar

import msgspec

from sixrow.match import (
    Awaited,
    Chair,
    Command,
    Decide,
    Event,
    Opening,
    Person,
    PersonCommand,
    Proceed,
    Roll,
    Start,
    Table,
    TablePhase,
    Terms,
)
from sixrow.notation import decision_text
from sixrow.notation.analyses import PositionAnalysis, Want
from sixrow.rules import Waiting
from sixrow.server.people.limits import Limits
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.holders import waits_for_somebody
from sixrow.server.tables.keeper import Keeper
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.tables.presence import Presence
from sixrow.server.tables.registry import Registry
from sixrow.server.tables.socket import Session
from sixrow.store import Account, Store
from sixrow.workers.bots import BotFailed, Bots, BotsState
from sixrow.workers.fair_pool import NOBODY, Owner
from tests.match.tables import ADA, BO, chair
from tests.support.dice_clients import DiceHand
from tests.support.patience import PATIENCE

AnyCommand = TypeVar("AnyCommand", bound=Command)
_numbers = count(1)


class FirstChoice(Bots):
    """Decides at once, whatever comes first: for tests of what goes on around bots."""

    def __init__(self) -> None:
        self.asked = 0
        self.now: BotsState = "ready"

    @property
    def state(self) -> BotsState:
        return self.now

    async def decide(
        self, table: Table, awaited: Awaited, _owner: Owner = NOBODY
    ) -> tuple[str, ...]:
        assert awaited.bot
        self.asked += 1
        if self.now == "failed":
            raise BotFailed(awaited.bot)
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
        self.reads = True
        self.connection = Connection(person, self._hear, views=views, waiting=waiting)

    def _hear(self, content: bytes) -> bool:
        self.frames.append(json.loads(content))
        return self.reads

    def read_again(self) -> None:
        """Read what waits, after a while without reading."""
        self.reads = True
        self.connection.drain()

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
        await self.connection.ended.wait()


class Attendant(Client):
    """Somebody at a table whose client sends frames, as over a socket."""

    def __init__(self, node: "Node", live: LiveTable, person: Person) -> None:
        super().__init__(person)
        self.node, self.live, self.person = node, live, person
        self._session = Session(
            node.registry,
            live,
            self.connection,
            Account(id=person.id, name=person.name, kind="guest", created=1),
            Limits(0, node.registry.now),
            no_advice,
            node.presence,
        )

    async def arrive(self) -> "Attendant":
        """Come to the table and hold the chain, which is made if there is none."""
        await self.node.presence.arrive(self.live, self.connection, 0)
        if not hand_of(self.live, self.person.id).dice.held:
            await self.give()
        await self.hold()
        return self

    async def hold(self) -> None:
        """Say which chain this client has."""
        held = hand_of(self.live, self.person.id).dice.held
        await self.send(do="hold", anchor=held)

    async def give(self) -> None:
        """Send what the dice need."""
        for request in hand_of(self.live, self.person.id).requests(again=True):
            await self._session.take(msgspec.json.encode(request))

    async def send(self, **frame: Any) -> None:
        """Send a frame."""
        await self._session.take(json.dumps({"id": f"f{next(_numbers)}", **frame}))

    async def leave(self) -> None:
        """The socket ends without a word."""
        self.node.presence.depart(self.live, self.connection)
        await self.close()

    @property
    def refusals(self) -> list[str]:
        """The codes of everything that was refused."""
        return [frame["error"]["code"] for frame in self.told("refused")]


async def no_advice(line: str, *_want: Want) -> PositionAnalysis:
    raise AssertionError(line)


@dataclass(frozen=True)
class Node:
    """The tables of a server, put together as the application does."""

    registry: Registry
    presence: Presence
    keeper: Keeper
    bots: Bots


def new_node(
    store: Store,
    bots: Bots | None = None,
    clock: Callable[[], int] | None = None,
    name: str = "",
) -> Node:
    """A node that is not started."""
    bots = bots or FirstChoice()
    registry = Registry(store, clock or Time(), name)
    presence = Presence(registry)
    keeper = Keeper(bots, registry.background, registry.now)
    registry.subscribe(presence.follow)
    registry.subscribe(keeper.follow)
    return Node(registry, presence, keeper, bots)


@asynccontextmanager
async def node_on(
    store: Store,
    bots: Bots | None = None,
    clock: Callable[[], int] | None = None,
    name: str = "",
) -> AsyncIterator[Node]:
    """A node that runs."""
    node = new_node(store, bots, clock, name)
    await node.registry.start()
    try:
        yield node
    finally:
        await node.registry.stop()


def opening(
    setup: str = "columbiz:2", chairs: tuple[Chair, ...] = (chair(ADA), chair(BO)), **terms: Any
) -> Opening:
    return Opening(terms=Terms(setup=setup, **terms), chairs=chairs, host=ADA.id)


def fresh(command: type[AnyCommand], live: LiveTable, **fields: Any) -> AnyCommand:
    """A command with an id of its own, for the table as it is."""
    return command(id=f"c{next(_numbers)}", version=live.table.version, **fields)


def next_command(live: LiveTable) -> PersonCommand:
    """What the person on turn might send: a roll, or the first legal decision."""
    position = live.table.position
    if position.waiting is Waiting.DICE:
        return fresh(Roll, live, seat=position.seat)
    word = decision_text(position.setup.game, position.decisions()[0])
    return fresh(Decide, live, seat=position.seat, decisions=(word,))


_hands: dict[tuple[str, str], DiceHand] = {}


def hand_of(live: LiveTable, person: str) -> DiceHand:
    """The client of a person at a table; it has seen everything so far."""
    hand = _hands.setdefault((live.id, person), DiceHand(person))
    hand.see(live.since(hand.version))
    return hand


async def serve(live: LiveTable, *people: Person) -> None:
    """Let clients anchor, stay there and give links; those of everybody if nobody is named."""
    people = people or tuple(_people(live).values())
    asked = True
    while asked:
        asked = False
        for person in people:
            for request in hand_of(live, person.id).requests(again=True):
                await live.command(request, person)
                asked = True
            stay(live, person)
        if waits_for_somebody(live.table):
            await live.command(Proceed(), None)
            asked = asked or live.table.dice.due is not None


def stay(live: LiveTable, person: Person) -> None:
    """Let somebody be there without a socket: gone a moment ago, for ever."""
    client = Connection(person, _unheard, views=False)
    client.anchor = hand_of(live, person.id).dice.held
    live.holders.depart(client, 1 << 50)


def _unheard(_content: bytes) -> bool:
    return True


def _people(live: LiveTable) -> dict[str, Person]:
    chairs = (state.chair for state in live.table.seats)
    return {each.person: Person(each.person, each.name) for each in chairs if each.person}


async def begun(node: Node, wanted: Opening | None = None) -> LiveTable:
    """A table whose game has begun."""
    live = await node.registry.open(wanted or opening(), public=False)
    await serve(live)
    await live.command(fresh(Start, live), ADA)
    return live


async def act(live: LiveTable) -> None:
    """The person on turn does something, and everybody gives links."""
    person = _people(live)[live.table.seats[live.table.position.seat].chair.person]
    await live.command(next_command(live), person)
    await serve(live)


async def play_on(live: LiveTable, steps: int = 10_000) -> None:
    """Let the people at a table do something as long as it is their turn."""
    await serve(live)
    for _ in range(steps):
        if live.table.phase is not TablePhase.PLAYING:
            return
        if live.table.seats[live.table.position.seat].bot:
            await asyncio.sleep(0.001)
            await serve(live)
        else:
            await act(live)


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


def stored(store: Store, live: LiveTable) -> tuple[Event, ...]:
    return store.tables.events(live.id)
