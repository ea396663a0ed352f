"""Many live tables for a while: errors, how long decisions take, and whether memory stays flat.

    python -m tests.load.soak [--tables 500] [--minutes 10]

Everybody decides once a second. A decision counts from its sending to the moment at which the other
player's client has its events; both clients and the server are on this machine.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import uvloop

from tests.support.load.book import Book, percentile
from tests.support.load.client import Load
from tests.support.load.people import Site
from tests.support.load.process import ServerProcess, cpu_seconds, memory
from tests.support.load.style import Style
from tests.support.load.tables import Plan, Tables

PLANS = (Plan("columbiz:2"), Plan("sequence-dice:2"))
PACE = 1.0
MEGABYTE = 1 << 20
GROWTH = 1.25
"""How much more memory the server may have at the end than in the middle."""
ENDING = 300.0
"""Seconds after which a part ends, however few decisions it has."""


@dataclass
class Stretch:
    """A part of the run."""

    seconds: float
    decisions: int
    p50: float
    p99: float
    cpu: float
    memory: int


@dataclass
class Soak:
    """What a run has shown."""

    book: Book
    stretches: list[Stretch] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    opened: int = 0
    beginning: int = 0

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
    tables: int, seconds: float, stretches: int = 10, pace: float = PACE, least: int = 0
) -> Soak:
    """Keep so many tables going for a while.

    Args:
        tables: how many at once.
        seconds: how long, in all.
        stretches: how many parts are measured.
        pace: seconds between two decisions at a table.
        least: how many decisions a part has; on a busy machine it takes as long as they need.
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
                _tell(number, found.stretches[-1])
                if playing.done():
                    break
            found.opened = len(played.played)
            played.abandon()
            if playing.done():
                await playing
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        found.errors = server.errors()
    return found


async def _stretch(server: ServerProcess, found: Soak, seconds: float, least: int) -> Stretch:
    book = found.book
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
    return Stretch(took, book.decisions, *book.milliseconds(), used, memory(server.pid))


def _tell(number: int, part: Stretch) -> None:
    print(
        f"{number + 1:3}: {part.decisions / part.seconds:7.0f} decisions a second, "
        f"p50 {part.p50:.1f} ms, p99 {part.p99:.1f} ms, {part.decisions / part.cpu:.0f} a "
        f"CPU-second, {part.memory / MEGABYTE:.0f} MB",
        file=sys.stderr,
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
    print(f"load of the machine {os.getloadavg()[0]:.1f}, {len(found.faults)} faults")
    for fault in found.faults[:20]:
        print(f"  {fault[:500]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=10.0)
    given = parser.parse_args()
    found = uvloop.run(soak(given.tables, 60 * given.minutes))
    report(found, given.tables)
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
