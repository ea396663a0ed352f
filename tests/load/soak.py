"""Many live tables for a while: errors, how long decisions take, and whether memory stays flat.

    python -m tests.load.soak [--tables 500] [--minutes 10] [--rush 0]

Everybody decides once a second. A decision counts from its sending to the moment at which the other
player's client has its events; both clients and the server are on this machine. Every minute is a
row, with the slowest of what can stop a server as its own metrics tell it. With `--rush` so many
tables are opened within five seconds at the end, and those that play already are timed.
"""

import argparse
import asyncio
import os
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.request import urlopen

import uvloop

from tests.support.load.book import Book, percentile
from tests.support.load.client import Load
from tests.support.load.people import ME, OPEN, Site
from tests.support.load.process import ServerProcess, cpu_seconds, memory
from tests.support.load.style import Style
from tests.support.load.tables import Plan, Tables

PLANS = (Plan("columbiz:2"), Plan("sequence-dice:2"))
PACE = 1.0
MEGABYTE = 1 << 20
GROWTH = 1.25
"""How much more memory the server may have at the end than in the middle."""
MOST_P99, MOST_WORST = 20.0, 100.0
"""Milliseconds of a minute that is not slow."""
RUSH = 5.0
"""Seconds within which the tables of a rush are opened."""
STOPS = {
    "loop_lag": "loop late",
    "writer": "written",
    "commit": "commit",
    "checkpoint": "checkpoint",
    "collector": "collector",
}
"""The metrics of what can stop a server, and their heads in the table: at most so many ms."""
ENDING = 300.0
"""Seconds after which a part ends, however few decisions it has."""


@dataclass
class Stretch:
    """A part of the run."""

    seconds: float
    decisions: int
    p50: float
    p99: float
    worst: float
    cpu: float
    memory: int
    slowest: dict[str, str] = field(default_factory=dict)


@dataclass
class Soak:
    """What a run has shown."""

    book: Book
    stretches: list[Stretch] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    opened: int = 0
    beginning: int = 0
    rush: Stretch | None = None

    @property
    def growth(self) -> float:
        """The memory at the end, with that in the middle as 1."""
        middle = self.stretches[len(self.stretches) // 2].memory
        return self.stretches[-1].memory / middle

    @property
    def faults(self) -> list[str]:
        """What must not happen."""
        refused = [f"refused: {code} {times} times" for code, times in self.book.refused.items()]
        grown = [f"memory grew {self.growth:.2f} times"] if self.growth > GROWTH else []
        lost = [f"{self.book.reconnects} sockets ended"] if self.book.reconnects else []
        return [*self.errors, *self.book.faults, *refused, *lost, *grown]


async def soak(
    tables: int,
    seconds: float,
    stretches: int = 10,
    pace: float = PACE,
    least: int = 0,
    rush: int = 0,
) -> Soak:
    """Keep so many tables going for a while.

    Args:
        tables: how many at once.
        seconds: how long, in all.
        stretches: how many parts are measured.
        pace: seconds between two decisions at a table.
        least: how many decisions a part has; on a busy machine it takes as long as they need.
        rush: how many more tables are opened at the end, within five seconds, during one more part.
    """
    found = Soak(Book(counting=False))
    with tempfile.TemporaryDirectory(prefix="sixrow-soak-") as folder:
        async with ServerProcess(Path(folder)) as server, Site(lambda: server.origin) as site:
            load = Load(lambda: server.origin, found.book, Style(pace=pace), Random(1))
            played = Tables(site, load, PLANS, shared=True)
            playing = asyncio.create_task(played.keep(tables, pace))
            while len(played.played) < tables and not playing.done():
                await asyncio.sleep(0.1)
            await asyncio.sleep(2 * pace)
            found.beginning = memory(server.pid)
            for number in range(stretches):
                found.stretches.append(await _stretch(server, found, seconds / stretches, least))
                _tell(str(number + 1), found.stretches[-1])
                if playing.done():
                    break
            found.opened = len(played.played)
            if rush:
                found.rush = await _rushed(server, site, found, rush, least)
                _tell("rush", found.rush)
            played.abandon()
            if playing.done():
                await playing
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        found.errors = server.errors()
    return found


async def _stretch(server: ServerProcess, found: Soak, seconds: float, least: int) -> Stretch:
    book = found.book
    before = await asyncio.to_thread(_delays, server)
    book.decisions, book.times = 0, []
    began, cpu = time.perf_counter(), cpu_seconds(server.pid)
    book.counting = True
    await asyncio.sleep(seconds)
    while book.decisions < least and server.is_up and time.perf_counter() < began + ENDING:
        await asyncio.sleep(0.1)
    book.counting = False
    took = time.perf_counter() - began
    found.times += book.times
    used = cpu_seconds(server.pid) - cpu
    worst = 1000 * max(book.times, default=0.0)
    after = await asyncio.to_thread(_delays, server)
    slowest = {name: _slowest(before[name], after[name]) for name in STOPS}
    return Stretch(
        took, book.decisions, *book.milliseconds(), worst, used, memory(server.pid), slowest
    )


async def _rushed(
    server: ServerProcess, site: Site, found: Soak, number: int, least: int
) -> Stretch:
    """A part during which tables are opened, evenly within five seconds."""
    guests = [await site.guest(f"rush{each}") for each in range(10)]

    async def open_later(place: int) -> None:
        await asyncio.sleep(RUSH * place / number)
        await site.open(guests[place % len(guests)], {"setup": "columbiz:2"}, [ME, OPEN])

    opening = [asyncio.create_task(open_later(place)) for place in range(number)]
    part = await _stretch(server, found, RUSH + 1, least)
    await asyncio.gather(*opening)
    return part


def _delays(server: ServerProcess) -> dict[str, dict[str, float]]:
    """The histograms of delays that the server tells: how many were at most so long."""
    with urlopen(f"{server.origin}/metrics", timeout=30) as answer:
        text = answer.read().decode()
    return {
        name: {
            bound: float(count)
            for bound, count in re.findall(
                rf'^sixrow_{name}_seconds_bucket{{le="([^"]+)"}} (\S+)$', text, re.MULTILINE
            )
        }
        for name in STOPS
    }


def _slowest(before: dict[str, float], after: dict[str, float]) -> str:
    """The bound, in milliseconds, of the longest delay since then; a dash if there was none."""
    last, found = 0.0, "-"
    for bound, count in after.items():
        since = count - before.get(bound, 0.0)
        if since > last:
            found = "more" if bound == "+Inf" else f"{1000 * float(bound):.0f}"
        last = since
    return found


def _tell(number: str, part: Stretch) -> None:
    """A row of the table of minutes."""
    if number == "1":
        names = " | ".join(STOPS.values())
        print(f"| minute | a second | p50 | p99 | worst | a CPU-second | MB | {names} |")
        print(f"|---{'|---:' * (6 + len(STOPS))}|")
    stops = " | ".join(part.slowest[name] for name in STOPS)
    print(
        f"| {number} | {part.decisions / part.seconds:.0f} | {part.p50:.1f} | {part.p99:.1f} "
        f"| {part.worst:.0f} | {part.decisions / (part.cpu or 1):,.0f} "
        f"| {part.memory / MEGABYTE:.0f} | {stops} |",
        flush=True,
    )


def report(found: Soak, tables: int) -> None:
    """Say what was seen."""
    times = sorted(found.times)
    middle = found.stretches[len(found.stretches) // 2].memory
    seconds = sum(part.seconds for part in found.stretches)
    total = sum(part.decisions for part in found.stretches)
    print(f"{tables} live tables for {seconds:.0f} s, {found.opened} tables in all")
    print(f"{total} decisions, {total / seconds:.0f} a second")
    print(
        f"p50 {1000 * percentile(times, 0.5):.1f} ms, p99 {1000 * percentile(times, 0.99):.1f} ms"
    )
    print(
        f"memory {found.beginning / MEGABYTE:.0f} MB at the beginning, {middle / MEGABYTE:.0f} in "
        f"the middle, {found.stretches[-1].memory / MEGABYTE:.0f} at the end"
    )
    slow = [part for part in found.stretches if part.p99 > MOST_P99 or part.worst > MOST_WORST]
    print(
        f"{len(slow)} of {len(found.stretches)} minutes with a p99 above {MOST_P99:.0f} ms or a "
        f"worst above {MOST_WORST:.0f} ms"
    )
    print(f"load of the machine {os.getloadavg()[0]:.1f}, {len(found.faults)} faults")
    for fault in found.faults[:20]:
        print(f"  {fault[:500]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rush", type=int, default=0, help="open so many tables at the end")
    given = parser.parse_args()
    parts = max(1, round(given.minutes))
    found = uvloop.run(soak(given.tables, 60 * given.minutes, parts, rush=given.rush))
    report(found, given.tables)
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
