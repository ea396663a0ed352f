"""What tables cost that are asleep, and whether finished games slow a server down.

    python bench/many_tables.py [--quick]

Each number of tables is measured in a process of its own. The tables are those of a game for two in
its middle, each read from its own JSON, as a server reads them from its database.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import msgspec
import uvloop

from sixrow.match import (
    Anchor,
    Authority,
    Chair,
    Envelope,
    Event,
    Give,
    House,
    Opening,
    Person,
    Start,
    Terms,
)
from sixrow.match.chain import Chain
from sixrow.server.services import wall_clock
from sixrow.server.tables.registry import Registry
from sixrow.store import Store, card_of
from sixrow.workers.bots import LEVEL_NAMES
from tests.support.load.process import memory
from tests.support.load.style import Style, next_command

SIZES = (100, 1_000, 5_000, 10_000)
DECISIONS = 40
"""Made at each table before it falls asleep."""
SWEEPS = 20
KILOBYTE = 1_000

_read = msgspec.json.Decoder(Event).decode
_write = msgspec.json.Encoder().encode


def game(table: str, decisions: int) -> tuple[Event, ...]:
    """The events of a game for two after so many random decisions, or all of it."""
    people = Person("ada", "Ada"), Person("bo", "Bo")
    house = House(Envelope(bytes(32)), LEVEL_NAMES, lambda: {"ada", "bo"})
    chairs = tuple(Chair(person=each.id, name=each.name) for each in people)
    opening = Opening(terms=Terms(setup="columbiz:2"), chairs=chairs, host="ada")
    authority = Authority.open(table, opening, 0, house)
    chains, ids, random = [Chain("p", bytes([seat]) * 32) for seat in (0, 1)], count(), Random(1)
    for seat, chain in enumerate(chains):
        authority.handle(Anchor(id=f"{next(ids)}", anchor=chain.public.hex()), people[seat], 0)
    authority.handle(Start(id="start", version=authority.table.version), people[0], 0)
    made = 0
    while made < decisions and authority.table.awaited is not None:
        due = authority.table.dice.due
        if due is not None:
            (seat, *_) = due.awaited
            link = chains[seat].link(authority.table.dice.chains[seat].called).hex()
            give = Give(id=f"{next(ids)}", roll=due.roll, link=link, head=due.head.hex())
            authority.handle(give, people[seat], 0)
            continue
        seat = authority.table.position.seat
        command = next_command(authority.table, seat, random, Style())
        assert command is not None
        authority.handle(command, people[seat], 0)
        made += 1
    return authority.since(0)


async def asleep(tables: int) -> dict[str, float]:
    """Bytes of memory for each table, and milliseconds of the processor for each sweep."""
    with tempfile.TemporaryDirectory() as folder, Store.open(f"sqlite:///{folder}/x.db") as store:
        registry = Registry(store, wall_clock)
        await registry.start()
        bodies = [_write(event) for event in game("asleep", DECISIONS)]
        table = Authority([_read(body) for body in bodies], House(Envelope(bytes(32)), ())).table
        card = card_of(table, invite="i", public=False, created=0)
        before = memory(_pid())
        for number in range(tables):
            one = msgspec.structs.replace(card, table=f"{number:024}")
            live = registry._live(one, bytes(32), tuple(map(_read, bodies)))  # noqa: SLF001
            live.used = asyncio.get_running_loop().time()
            registry.tables[one.table] = live
        size = (memory(_pid()) - before) / tables
        began = time.process_time()
        for _ in range(SWEEPS):
            await registry._sweep()  # noqa: SLF001 - what a server does every ten seconds
        sweep = 1000 * (time.process_time() - began) / SWEEPS
        await registry.stop()
    return {"bytes": size, "sweep": sweep, "events": len(bodies)}


async def aged(tables: int) -> dict[str, float]:
    """Milliseconds for what people ask of a server with so many finished tables."""
    with tempfile.TemporaryDirectory() as folder, Store.open(f"sqlite:///{folder}/x.db") as store:
        events = game("finished", 10_000)
        over = Authority(events, House(Envelope(bytes(32)), ())).table
        for number in range(tables):
            card = card_of(over, invite=f"i{number}", public=True, created=number)
            one = msgspec.structs.replace(card, table=f"{number:024}")
            store.tables.create(events[:2], bytes(32), one)
        registry = Registry(store, wall_clock)
        await registry.start()
        chairs = (Chair(person="ada", name="Ada"), Chair(person="bo", name="Bo"))
        opening = Opening(terms=Terms(setup="columbiz:2"), chairs=chairs, host="ada")
        found = {
            "open": await _timed(lambda: registry.open(opening, public=True)),
            "lobby": await _timed(lambda: asyncio.to_thread(store.tables.lobby)),
            "own": await _timed(lambda: asyncio.to_thread(store.tables.of_person, "ada")),
        }
        await registry.stop()
    return found


async def _timed(work: Any, times: int = 20) -> float:
    """The median of the milliseconds of the processor that something takes."""
    found = []
    for _ in range(times):
        began = time.process_time()
        await work()
        found.append(1000 * (time.process_time() - began))
    return sorted(found)[times // 2]


def _pid() -> int:
    return int(Path("/proc/self").readlink().name)


def _apart(what: str, number: int) -> dict[str, float]:
    """Measure in a process of its own, so that nothing of another number is left."""
    command = [sys.executable, __file__, what, str(number)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def many_tables(quick: bool) -> Iterator[str]:
    """The section of the report."""
    sizes = SIZES[:2] if quick else SIZES
    yield f"Games for two after {DECISIONS} decisions, in memory, with nobody connected."
    yield ""
    yield "| tables asleep | events each | kB a table | all, MB | a sweep every 10 s, CPU ms |"
    yield "|---:|---:|---:|---:|---:|"
    for size in sizes:
        found = _apart("asleep", size)
        kilobytes = found["bytes"] / KILOBYTE
        yield (
            f"| {size:,} | {found['events']:.0f} | {kilobytes:.1f} "
            f"| {kilobytes * size / KILOBYTE:.0f} | {found['sweep']:.1f} |"
        )
    yield ""
    yield "CPU milliseconds, median, of a new server and of one with many finished games:"
    yield ""
    yield "| finished games | open a table | the lobby | own tables |"
    yield "|---:|---:|---:|---:|"
    for size in (0, sizes[-1]):
        found = _apart("aged", size)
        yield f"| {size:,} | {found['open']:.1f} | {found['lobby']:.1f} | {found['own']:.1f} |"


def main() -> None:
    match sys.argv[1:]:
        case [("asleep" | "aged") as what, number]:
            work = asleep if what == "asleep" else aged
            print(json.dumps(uvloop.run(work(int(number)))))
        case arguments:
            for line in many_tables("--quick" in arguments):
                print(line, flush=True)


if __name__ == "__main__":
    main()
