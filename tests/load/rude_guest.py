"""One rude guest at full speed: how long the others wait.

    python -m tests.load.rude_guest [--seconds 10] [--attacks pings,drip]

A real server with its usual limits, alone on half of the cores; all clients have the other half, as
they would be on other machines. The others come from 127.0.0.1: they send requests, decide at
tables of two, and play against a bot. The rude guest comes from 127.0.0.2,
in a process of its own, with one attack after the other. A request counts until its answer, a
decision until the other player's client has its events, a bot from the event before its decision to
the decision, by the server's clock.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from random import Random

import httpx2
import uvloop

from sixrow.match.events import Decided
from tests.load import rude_attacks
from tests.load.rude_attacks import ADDRESS, ATTACKS, Attacker
from tests.support.load.book import Book, percentile
from tests.support.load.client import Load
from tests.support.load.people import ME, OPEN, Guest, Site
from tests.support.load.process import ServerProcess, cpu_seconds, memory
from tests.support.load.style import Style
from tests.support.load.tables import Plan, Tables

GUESTS = 15
"""The identities of the attacker; an address gets twenty at once."""

PACE = 0.2
"""Seconds between two decisions at a table, and between two requests."""

CALM = 3.0
"""Seconds between two attacks, in which the buckets of the attacker's address fill again."""

AIM = 100.0
"""Milliseconds in which 99 of 100 requests and decisions should be answered."""

TABLES = 3
PLANS = (Plan("columbiz:2"), Plan("sequence-dice:2"))
AGAINST_BOT = Plan("sequence-dice:2", ("", "casual"))
NOTHING = "nothing"


@dataclass
class Stretch:
    """How long the others waited during one attack, in milliseconds."""

    attack: str
    requests: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)
    load: float = 0.0
    cpu: float = 0.0
    memory: int = 0

    @property
    def p99(self) -> float:
        """Of requests and decisions, whichever took longer."""
        return max(percentile(sorted(each), 0.99) for each in (self.requests, self.decisions))


class Others:
    """People who only want to play."""

    def __init__(self, server: ServerProcess, site: Site, guest: Guest) -> None:
        self._server, self._site, self._guest = server, site, guest
        self._book = Book(counting=False)
        load = Load(lambda: server.origin, self._book, Style(pace=PACE), Random(1))
        self._people = Tables(site, load, PLANS, shared=True)
        self._against_bot = Tables(site, load, [AGAINST_BOT], shared=True)
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Open the tables, and wait until everybody has begun."""
        for tables, count in ((self._people, TABLES), (self._against_bot, 1)):
            self._playing.append(asyncio.create_task(tables.keep(count, PACE)))
        while not self._bots_decided(0):
            if any(task.done() for task in self._playing):
                raise RuntimeError("the others do not play")
            await asyncio.sleep(0.1)

    async def wait(self, attack: str, seconds: float) -> Stretch:
        """Go on for some seconds; how long everything took."""
        found = Stretch(attack)
        began, cpu = time.time_ns() // 1_000_000, cpu_seconds(self._server.pid)
        self._book.times, self._book.counting = [], True
        self._book.refused.clear()
        await self._send_requests(found, time.perf_counter() + seconds)
        self._book.counting = False
        found.decisions = [1_000 * each for each in self._book.times]
        found.bots = self._bots_decided(began)
        found.refused.update(self._book.refused)
        found.cpu = (cpu_seconds(self._server.pid) - cpu) / seconds
        found.load, found.memory = os.getloadavg()[0], memory(self._server.pid)
        return found

    async def _send_requests(self, found: Stretch, end: float) -> None:
        headers = self._guest.headers(self._server.origin)
        async with httpx2.AsyncClient(
            base_url=self._server.origin, headers=headers, timeout=60, trust_env=False
        ) as client:
            while (began := time.perf_counter()) < end:
                for path in ("/api/me", "/api/tables", "/api/tables/mine"):
                    sent = time.perf_counter()
                    answer = await client.get(path)
                    found.requests.append(1_000 * (time.perf_counter() - sent))
                    if not answer.is_success:
                        found.refused[str(answer.status_code)] += 1
                await asyncio.sleep(max(0.0, began + PACE - time.perf_counter()))

    def _bots_decided(self, since: int) -> list[float]:
        times = []
        for played in self._against_bot.played:
            events = played.mirrors[0].events
            for before, event in pairwise(events):
                fact, first = event.fact, event.cause is not None
                by_bot = isinstance(fact, Decided) and fact.hand == "bot"
                if by_bot and first and event.time >= since:
                    times.append(float(event.time - before.time))
        return times

    async def end(self) -> list[str]:
        """Leave; what went wrong."""
        for tables in (self._people, self._against_bot):
            tables.abandon()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        return self._book.faults


@dataclass
class Visit:
    """What a run has shown."""

    stretches: list[Stretch] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


async def visit(attacks: Sequence[str], seconds: float, calm: float = CALM) -> Visit:
    """Let one attack follow the other, with nothing before and after, and `calm` in between."""
    found = Visit()
    with tempfile.TemporaryDirectory(prefix="sixrow-rude-") as folder:
        server = ServerProcess(Path(folder), limits=1.0)
        async with (
            _apart(server),
            Site(lambda: server.origin) as site,
            Site(lambda: server.origin, ADDRESS) as rude_site,
        ):
            guest = await site.guest("Ada")
            others = Others(server, site, guest)
            table = await site.open(guest, {"setup": "columbiz:2"}, [ME, OPEN], public=True)
            rude = tuple([await rude_site.guest(f"Mal {number}") for number in range(GUESTS)])
            own = await rude_site.open(rude[0], {"setup": "columbiz:2"}, [ME, OPEN])
            try:
                await others.begin()
                for attack in (NOTHING, *attacks, NOTHING):
                    attacker = Attacker(server.port, rude, table.table, own.table)
                    found.stretches.append(await _stretch(others, attack, attacker, seconds))
                    await asyncio.sleep(calm)
            finally:
                found.errors += await others.end()
        found.errors += server.errors()
    return found


@asynccontextmanager
async def _apart(server: ServerProcess) -> AsyncIterator[None]:
    """A server with half of the cores to itself, where cores can be chosen."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    half = len(cores) // 2
    if half:
        os.sched_setaffinity(0, cores[:half])
    try:
        async with server:
            if half:
                os.sched_setaffinity(0, cores[half:])
            yield
    finally:
        if half:
            os.sched_setaffinity(0, cores)


async def _stretch(others: Others, attack: str, attacker: Attacker, seconds: float) -> Stretch:
    if attack == NOTHING:
        found = await others.wait(attack, seconds)
    else:
        loop = asyncio.get_running_loop()
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            rude = await loop.run_in_executor(pool, os.getpid)  # it has started
            attacking = loop.run_in_executor(
                pool, rude_attacks.run, attack, attacker, seconds + 1.0
            )
            await asyncio.sleep(0.5)
            found = await others.wait(attack, seconds)
            found.results = await attacking
            os.kill(rude, signal.SIGKILL)
    _tell(found)
    return found


def _tell(found: Stretch) -> None:
    results = ", ".join(f"{count} {name}" for name, count in found.results.most_common(6))
    refused = ", ".join(f"{count} {name}" for name, count in found.refused.items())
    print(
        f"{found.attack}: load {found.load:.1f}, {found.memory >> 20} MB; {results}"
        + (f"; others refused: {refused}" if refused else ""),
        file=sys.stderr,
        flush=True,
    )


def report(found: Visit) -> None:
    """Print the table."""
    print("| attack | finding | requests p50 | p99 | worst | decisions p50 | p99 | worst ", end="")
    print("| bots p50 | p99 | worst | CPU | load |")
    print("|---" * 13 + "|")
    for each in found.stretches:
        finding = ATTACKS[each.attack][0] if each.attack in ATTACKS else ""
        cells = [each.attack, finding]
        for times in (each.requests, each.decisions, each.bots):
            ordered = sorted(times)
            cells += [f"{percentile(ordered, share):.0f}" for share in (0.5, 0.99, 1.0)]
        print("|", " | ".join(map(str, cells)), f"| {each.cpu:.0%} | {each.load:.1f} |")
    print(f"milliseconds; {len(found.errors)} errors")
    for error in found.errors[:10]:
        print(f"  {error[:500]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--attacks", default=",".join(ATTACKS))
    given = parser.parse_args()
    found = uvloop.run(visit(given.attacks.split(","), given.seconds))
    report(found)
    slow = [each.attack for each in found.stretches if each.p99 > AIM]
    if slow:
        print(f"p99 above {AIM:.0f} ms: {', '.join(slow)}")
    return 1 if found.errors or slow else 0


if __name__ == "__main__":
    sys.exit(main())
