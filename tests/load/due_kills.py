"""Kill the server between a roll that is due and its dice, and see whether the same dice come.

    python -m tests.load.due_kills [--kills 200] [--tables 4] [--seed 1]

At every kill all tables wait for dice: nobody has given a link, or some have, or all have sent
theirs a moment ago. Which dice must come is computed from the links and the secret of the table
before the server starts again.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sixrow.match import Chain, Envelope, Event, Table, TablePhase, TableRequest
from sixrow.match.events import Rolled
from sixrow.notation import dice_text
from sixrow.store import Store
from sixrow.wire.frames import Hold
from tests.support.dice_clients import DiceHand
from tests.support.load.people import ME, OPEN, Guest, Site, new_id
from tests.support.load.process import ServerProcess
from tests.support.load.style import Style, next_command
from tests.support.patience import PATIENCE

SETUPS = ("columbiz:2", "sequence-dice:2", "columbiz:3", "sequence-dice:4")
NOBODY, SOME, ALL = "nobody had given", "some had given", "all had just sent"


class _Told(msgspec.Struct, frozen=True):
    kind: str = msgspec.field(name="is")
    events: tuple[Event, ...] = ()
    error: dict[str, Any] = {}


_read = msgspec.json.Decoder(_Told).decode
_write = msgspec.json.Encoder().encode


class Player:
    """One person at one table, who gives links only when told to.

    Attributes:
        giving: whether links are given as soon as they are asked for.
    """

    def __init__(self, guest: Guest, seat: int, table: str) -> None:
        self.guest, self.seat, self.giving = guest, seat, True
        self.hand = DiceHand(guest.id)
        self.refused: list[str] = []
        self._table = table
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._holding = ""

    @property
    def table(self) -> Table:
        """The table as this person knows it."""
        table = self.hand.dice.witness.table
        assert table is not None
        return table

    @property
    def link(self) -> str:
        """The link that is asked for; it does not depend on whether it was given."""
        chain = self.table.dice.chains[self.seat]
        kept = {each.anchor: each.secret for each in self.hand.dice.witness.receipt.chains}
        return Chain("p", bytes.fromhex(kept[chain.anchor])).link(chain.called).hex()

    async def come(self, origin: str) -> None:
        """Connect, hear what was missed, and go on."""
        url = f"ws{origin.removeprefix('http')}/api/tables/{self._table}/socket"
        self._holding = ""
        self._socket = await connect(
            f"{url}?version={self.hand.version}",
            additional_headers={"Cookie": self.guest.cookie},
            origin=origin,  # type: ignore[arg-type] # a NewType of str
            proxy=None,
        )
        self._reading = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed, OSError):
            async for text in socket:
                frame = _read(text)
                self.hand.see(frame.events)
                if frame.kind == "refused":
                    self.refused.append(str(frame.error["code"]))
                if frame.kind in ("welcome", "events"):
                    await self.go_on(again=frame.kind == "welcome")

    async def go_on(self, *, again: bool = False) -> None:
        """Do what a client does by itself."""
        if self.giving or self.table.dice.due is None:
            for request in self.hand.requests(again=again):
                await self.send(request)
        held = self.hand.dice.held
        if held and held != self._holding:
            self._holding = held
            await self.send(Hold(id=new_id(), anchor=held))

    async def send(self, frame: Any) -> None:
        """Send a frame."""
        assert self._socket is not None
        if isinstance(frame, TableRequest):
            self.hand.dice.witness.sent(frame.id)
        await self._socket.send(_write(frame).decode())

    async def gone(self) -> None:
        """Wait until the socket has ended."""
        assert self._reading is not None
        await self._reading


@dataclass
class Game:
    """A table, its players, and the dice that have to come."""

    table: str
    players: list[Player]
    roll: int = 0
    expected: str = ""
    faults: list[str] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return self.players[0].table.phase is TablePhase.OVER

    async def until_due(self, random: Random) -> None:
        """Play until everybody is asked for a link, and nobody has given one."""
        await _until(lambda: all(not each.table.unanchored for each in self.players))
        for each in self.players:
            each.giving = False
        while not self.is_over and self.players[0].table.dice.due is None:
            await self._step(random)
        await _until(lambda: len({each.table.version for each in self.players}) == 1)

    async def _step(self, random: Random) -> None:
        """Let the one whose turn it is do something, and everybody hear of it."""
        version = self.players[0].table.version
        await _until(lambda: all(each.table.version >= version for each in self.players))
        for player in self.players:
            command = next_command(player.table, player.seat, random, Style())
            if command is not None:
                await player.send(command)
                await _until(lambda: self.players[0].table.version > version)
                return
        await asyncio.sleep(0.01)

    async def give(self, who: Sequence[Player], *, wait: bool) -> None:
        """Let some players give their links; perhaps wait until they are stored."""
        for player in who:
            player.giving = True
            await player.go_on()
        if wait:
            first = self.players[0]
            await _until(
                lambda: (
                    (due := first.table.dice.due) is not None
                    and all(player.seat in due.given for player in who)
                )
            )

    def expect(self, store: Store) -> None:
        """Compute the dice from the links of everybody and from the secret of the house."""
        table = self.players[0].table
        ledger, due = table.dice, table.dice.due
        assert due is not None
        chain = Envelope(store.tables.secret(self.table)).chain(ledger.salt)
        links = {player.seat: player.link for player in self.players}
        rolled = Rolled(
            seat=due.seat,
            roll=due.roll,
            dice="",
            link=chain.link(due.roll - ledger.base).hex(),
            links=tuple(links[seat] for seat in due.callers),
            hand="person",
        )
        self.roll = due.roll
        self.expected = dice_text(ledger.dice(rolled, table.position.dice_to_roll))

    async def compare(self, origin: str) -> None:
        """Come back, give all links again, and compare the dice that come."""
        for player in self.players:
            player.giving = True
            await player.come(origin)
        await _until(lambda: all(len(each.table.rolls) >= self.roll for each in self.players))
        for player in self.players:
            found = player.table.rolls[self.roll - 1].dice
            if found != self.expected:
                self.faults.append(f"{self.table}: {self.expected} expected, {found} came")
            self.faults += map(str, player.hand.dice.witness.faults)
            late = {"no-roll-due", "not-called", "stale-version"}
            self.faults += (code for code in player.refused if code not in late)
            player.hand.dice.witness.faults.clear()
            player.refused.clear()


@dataclass
class Outcome:
    """What came of a run: kills, rolls by what was given before them, and faults."""

    kills: int = 0
    rolls: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


async def run(kills: int, tables: int, seed: int) -> Outcome:
    """Kill so many times, each time while so many tables wait for dice."""
    random, outcome = Random(seed), Outcome()
    with tempfile.TemporaryDirectory(prefix="sixrow-due-") as folder, ExitStack() as stack:
        server = ServerProcess(Path(folder))
        database = f"sqlite:///{folder}/sixrow.db"
        Store.open(database).close()
        async with server, Site(lambda: server.origin) as site:
            store = stack.enter_context(Store.open(database, migrate=False))
            games = [await _opened(site, server, number) for number in range(tables)]
            for kill in range(kills):
                for number, game in enumerate(games):
                    if not await _make_wait(game, store, random, outcome):
                        games[number] = await _opened(site, server, number)
                        await _make_wait(games[number], store, random, outcome)
                server.kill()
                outcome.kills += 1
                await asyncio.gather(*(player.gone() for game in games for player in game.players))
                await server.start()
                for game in games:
                    await game.compare(server.origin)
                    outcome.faults += game.faults
                    game.faults.clear()
                if kill % 10 == 9:
                    print(f"{kill + 1} kills", file=sys.stderr, flush=True)
        outcome.faults += (f"logged: {error[:500]}" for error in server.errors())
    return outcome


async def _make_wait(game: Game, store: Store, random: Random, outcome: Outcome) -> bool:
    """Bring a table to dice that are due; False if it is over."""
    await game.until_due(random)
    if game.is_over:
        return False
    game.expect(store)
    how = random.choice((NOBODY, SOME, ALL))
    if how == SOME:
        await game.give(random.sample(game.players, len(game.players) - 1), wait=True)
    elif how == ALL:
        await game.give(game.players, wait=False)
    outcome.rolls[how] += 1
    return True


async def _opened(site: Site, server: ServerProcess, number: int) -> Game:
    setup = SETUPS[number % len(SETUPS)]
    seats = int(setup.partition(":")[2])
    guests = [await site.guest(f"g{seat}") for seat in range(seats)]
    opened = await site.open(guests[0], {"setup": setup}, [ME, *[OPEN] * (seats - 1)])
    for seat in range(1, seats):
        await site.join(guests[seat], opened.invite, seat)
    players = [Player(guest, seat, opened.table) for seat, guest in enumerate(guests)]
    for player in players:
        await player.come(server.origin)
    await _until(lambda: all(player.hand.version for player in players))
    return Game(opened.table, players)


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.003)


def report(outcome: Outcome, seconds: float) -> None:
    """Say what was done and found."""
    rolls = ", ".join(f"{count} where {how}" for how, count in sorted(outcome.rolls.items()))
    print(f"{outcome.kills} kills in {seconds:.0f} s, {outcome.rolls.total()} rolls due: {rolls}")
    print(f"{len(outcome.faults)} faults")
    for fault in outcome.faults[:20]:
        print(f"  {fault}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    outcome = uvloop.run(run(given.kills, given.tables, given.seed))
    report(outcome, time.monotonic() - began)
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())
