"""Kill the server at random moments while people and bots play, and see whether anything is lost.

    python -m tests.load.chaos [--kills 50] [--nodes 1] [--tables 12] [--seed 1]

Real processes, real sockets. One node keeps its tables in SQLite; with two, both serve the same
tables from PostgreSQL, and one of them is killed at a time. Clients come back, say what they have
seen and repeat what was not answered. At the end every event that somebody was told must be in the
database, once, every game must be over, every record must verify, and no client that checks the
dice may have caught the house at anything.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import uvloop

from sixrow.match import TablePhase, rebuild
from sixrow.store import Store
from tests.support.databases import running_postgresql
from tests.support.load.book import Book
from tests.support.load.client import Load
from tests.support.load.people import Site
from tests.support.load.process import ServerProcess, is_alive
from tests.support.load.style import Style
from tests.support.load.tables import Plan, Tables
from tests.support.load.verdict import Verdict, judge, resumed_after

STYLE = Style(lists=0.2, undo=0.03, doubled=0.05)
CLOCK = {"is": "bank", "bank": 600_000, "increment": 5_000}
SHORT_CLOCK = {"is": "bank", "bank": 10_000}
PLANS = (
    Plan("columbiz:2"),
    Plan("sequence-dice:2"),
    Plan("columbiz:3", bots=("", "novice", "")),
    Plan("sequence-dice:4", bots=("", "novice", "", "novice")),
    Plan("columbiz:2", terms={"pair": True, "clock": CLOCK, "auto_end": True}),
    Plan("columbiz:2", bots=("", "novice"), terms={"clock": CLOCK}),
    Plan("sequence-dice:3", terms={"clock": CLOCK}),
    Plan("columbiz:2", bots=("", "novice"), asleep=True,
         terms={"clock": SHORT_CLOCK, "stand_in": "novice"}),
)  # fmt: skip

UP = 2.0
"""Seconds that a server lives at most before it is killed."""

DOWN = 6.0
"""Seconds that one of two nodes stays away at most: longer than others need to notice."""

TAKEN_OVER = 5_000
"""Milliseconds within which another node goes on with a dead one's tables."""

ENDING = 300.0
"""Seconds in which all tables must be over once nobody is killed any more."""


@dataclass
class Killed:
    """A kill: when, and what the node kept then that could not wait.

    Attributes:
        moment: milliseconds UTC.
        due: tables where a bot or a clock was to go on.
    """

    moment: int
    due: tuple[str, ...] = ()


@dataclass
class Chaos:
    """A run: the nodes and what was done to them."""

    nodes: Sequence[ServerProcess]
    store_address: str
    random: Random
    kills: list[Killed] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    orphans: set[int] = field(default_factory=set)

    def somewhere(self) -> str:
        """The address of one of the nodes, up or not."""
        return self.random.choice(self.nodes).origin

    async def kill(self, count: int) -> None:
        """Kill nodes so many times, each time one, and start them again."""
        for number in range(count):
            node = self.random.choice(self.nodes)
            await asyncio.sleep(UP * self.random.random())
            due = await asyncio.to_thread(self._due, node) if len(self.nodes) > 1 else ()
            moment = time.time_ns() // 1_000_000
            self.orphans |= node.kill()
            self.kills.append(Killed(moment, due))
            if len(self.nodes) > 1:
                await asyncio.sleep(DOWN * self.random.random())
            node.launch()
            if self.random.random() < 0.1:  # killed again before it has come up
                await asyncio.sleep(self.random.random())
                self.orphans |= node.kill()
                node.launch()
            self.starts.append(await node.answers())
            if number % 10 == 9:
                print(f"{number + 1} kills", file=sys.stderr, flush=True)

    def _due(self, node: ServerProcess) -> tuple[str, ...]:
        with Store.open(self.store_address, migrate=False) as store:
            cards = [store.tables.card(table) for table in store.nodes.kept(node.name())]
        return tuple(
            card.table
            for card in cards
            if card.phase == TablePhase.PLAYING.value and (card.bot or card.deadline is not None)
        )

    def take_overs(self, store: Store) -> Iterator[int]:
        """Milliseconds from each kill until each due table was taken over."""
        for killed in self.kills:
            for table in killed.due:
                events = store.tables.events(table)
                before = [event for event in events if event.time < killed.moment]
                if rebuild(before).phase is not TablePhase.PLAYING:
                    continue  # it was over before the card said so
                taken = resumed_after(events, killed.moment)
                if taken is not None or rebuild(events).phase is not TablePhase.OVER:
                    yield taken if taken is not None else sys.maxsize


async def over(tables: Tables, address: str) -> None:
    """Wait until every table is over in the database; those where nobody came as well."""
    last = time.monotonic() + ENDING
    with Store.open(address, migrate=False) as store:
        ours = {played.opened.table for played in tables.played}
        while ours & set(await asyncio.to_thread(store.tables.live)):
            if time.monotonic() > last:
                return  # the verdict names them
            await asyncio.sleep(0.5)


async def play(chaos: Chaos, kills: int, count: int) -> tuple[Tables, Book]:
    """Let everybody play while the nodes are killed; then let them finish."""
    book = Book()
    load = Load(chaos.somewhere, book, STYLE, chaos.random, checked=True)
    async with Site(chaos.somewhere) as site:
        for node in chaos.nodes:
            await node.start()
        tables = Tables(site, load, PLANS, shared=False)
        playing = asyncio.create_task(tables.keep(count))
        killing = asyncio.create_task(chaos.kill(kills))
        await asyncio.wait({playing, killing}, return_when=asyncio.FIRST_COMPLETED)
        tables.finish()
        await killing
        async with asyncio.timeout(ENDING):
            await playing
        await over(tables, chaos.store_address)
        for node in chaos.nodes:
            code = node.stop()
            if code != 0:
                book.faults.append(f"stopped with exit code {code}")
    return tables, book


@contextmanager
def nodes(count: int) -> Iterator[tuple[list[ServerProcess], str]]:
    """Some nodes that are not started, and the address of their database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sixrow-chaos-")))
        if count == 1:
            address = f"sqlite:///{folder}/sixrow.db"
        else:
            address = stack.enter_context(running_postgresql()).new_database()
        found = [ServerProcess(folder, address) for _ in range(count)]
        try:
            yield found, address
        finally:
            for node in found:
                if node.is_up:
                    node.kill()


@dataclass
class Outcome:
    """What came of a run.

    Attributes:
        taken: milliseconds from each kill until each table that could not wait was taken over.
        faults: what must not happen.
    """

    chaos: Chaos
    book: Book
    verdict: Verdict
    taken: list[int]
    faults: list[str]

    @property
    def late(self) -> int:
        """How many tables waited too long for another node."""
        return sum(each > TAKEN_OVER for each in self.taken)


async def run(kills: int, count: int, tables: int, seed: int) -> Outcome:
    """Play, kill, finish, judge."""
    with nodes(count) as (servers, address):
        chaos = Chaos(servers, address, Random(seed))
        played, book = await play(chaos, kills, tables)
        with Store.open(address, migrate=False) as store:
            verdict = judge(played.played, store)
            taken = sorted(chaos.take_overs(store))
        errors = [error for node in servers for error in node.errors()]
    alive = [pid for pid in chaos.orphans if is_alive(pid)]
    faults = [
        *verdict.faults,
        *book.faults,
        *(f"logged: {error[:500]}" for error in errors),
        *(f"process {pid} outlived its server" for pid in alive),
    ]
    return Outcome(chaos, book, verdict, taken, faults)


def report(outcome: Outcome, seconds: float) -> None:
    """Say what was done and found."""
    chaos, book, verdict = outcome.chaos, outcome.book, outcome.verdict
    starts = sorted(chaos.starts)
    print(f"{len(chaos.kills)} kills in {seconds:.0f} s, {len(chaos.nodes)} node(s)")
    if starts:
        print(
            f"up again after {starts[len(starts) // 2]:.2f} s (median), {starts[-1]:.2f} s at most"
        )
    print(f"{verdict.tables} tables, {verdict.games} games over and verified")
    print(
        f"{verdict.stored} events stored, {verdict.told} told, {book.decisions} commands answered"
    )
    print(f"{book.reconnects} attempts to come back, refusals {dict(book.refused)}")
    if outcome.taken:
        taken = outcome.taken
        print(
            f"{len(taken)} tables taken over after {taken[len(taken) // 2]} ms (median), "
            f"{taken[-1]} ms at most; {outcome.late} after more than {TAKEN_OVER} ms"
        )
    print(f"{len(outcome.faults)} faults")
    for fault in outcome.faults[:20]:
        print(f"  {fault}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--nodes", type=int, default=1, choices=(1, 2))
    parser.add_argument("--tables", type=int, default=12, help="tables at once")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    outcome = uvloop.run(run(given.kills, given.nodes, given.tables, given.seed))
    report(outcome, time.monotonic() - began)
    return 1 if outcome.faults or outcome.late else 0


if __name__ == "__main__":
    sys.exit(main())
