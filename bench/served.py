"""Served decisions, each durable, with rules and fair dice, against a boardgame.io server.

Both are one process; only that process's time counts, not that of the players. A decision is
counted when its sender sees what came of it, the dice too, and lasts until the other player does.
Our players give links for all dice; theirs trust the server.
"""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import uvloop

from bench import boardgame_io
from sixrow.store import Store
from tests.support.load.book import Book
from tests.support.load.client import Load
from tests.support.load.people import Site
from tests.support.load.process import ServerProcess, cpu_seconds
from tests.support.load.style import Style
from tests.support.load.tables import Plan, Tables

WARM = 2.0
"""Seconds from the first decision at the last table until the count begins, at full speed."""
SETTLED = 6.0
"""The same for a paced load: by then nobody is looked for any more who might not have come."""
PLANS = (Plan("columbiz:2", terms={"pair": True}),)
"""Two games at every table, so that hardly any is over before the count is: as with the reference,
decisions are measured, and not the opening of tables, which takes as long as dozens of them."""


@dataclass(frozen=True)
class Amount:
    """How much is played: so many tables, for so long, with so many seconds between decisions."""

    tables: int
    seconds: float
    pace: float = 0.0


@dataclass(frozen=True)
class Measured:
    """What a server did under a load."""

    decisions: int
    seconds: float
    cpu: float
    p50: float
    p99: float

    @property
    def per_cpu(self) -> float:
        """Decisions for each second of the processor."""
        return self.decisions / self.cpu


def ours(load: Amount) -> Measured:
    """A load on our server, with SQLite on the disk."""
    with tempfile.TemporaryDirectory(prefix="sixrow-bench-") as folder:
        return uvloop.run(_ours(Path(folder), load))


async def _ours(folder: Path, load: Amount) -> Measured:
    book = Book(counting=False)
    async with ServerProcess(folder) as server, Site(lambda: server.origin) as site:
        common = Load(lambda: server.origin, book, Style(pace=load.pace), Random(1))
        tables = Tables(site, common, PLANS, shared=True)
        playing = await _begun(tables, load)
        began, cpu = time.perf_counter(), cpu_seconds(server.pid)
        book.counting = True
        await asyncio.sleep(load.seconds)
        book.counting = False
        seconds, used = time.perf_counter() - began, cpu_seconds(server.pid) - cpu
        await _left(tables, playing)
    if book.faults:
        raise RuntimeError(book.faults[0])
    return Measured(book.decisions, seconds, used, *book.milliseconds())


async def _begun(tables: Tables, load: Amount) -> "asyncio.Task[None]":
    playing = asyncio.create_task(tables.keep(load.tables, load.pace))
    while not playing.done() and not all_decide(tables, load.tables):
        await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLED if load.pace else WARM)
    return playing


def all_decide(tables: Tables, number: int) -> bool:
    """Whether so many tables are open, and somebody has decided something at each."""
    known = [played.mirrors[0].table for played in tables.played]
    return len(known) >= number and all(table is not None and table.decided for table in known)


async def _left(tables: Tables, playing: "asyncio.Task[None]") -> None:
    tables.abandon()
    if playing.done():
        await playing
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


def our_losses(load: Amount) -> tuple[int, int]:
    """Kill our server in the middle of a load: events that were told, and those then missing."""
    with tempfile.TemporaryDirectory(prefix="sixrow-bench-") as folder:
        return uvloop.run(_our_losses(Path(folder), load))


async def _our_losses(folder: Path, load: Amount) -> tuple[int, int]:
    async with ServerProcess(folder) as server, Site(lambda: server.origin) as site:
        common = Load(lambda: server.origin, Book(), Style(), Random(1))
        tables = Tables(site, common, PLANS, shared=False)
        playing = await _begun(tables, load)
        await asyncio.sleep(load.seconds)
        server.kill()
        await _left(tables, playing)
    told = lost = 0
    with Store.open(f"sqlite:///{folder}/sixrow.db") as store:
        for played in tables.played:
            last = max(mirror.version for mirror in played.mirrors)
            told += last
            lost += max(0, last - store.tables.version(played.opened.table))
    return told, lost


def theirs(load: Amount, *, files: bool) -> Measured:
    """A load on the reference, in memory or with its FlatFile store."""
    with tempfile.TemporaryDirectory(prefix="sixrow-bench-") as folder:
        store = Path(folder) / "store" if files else None
        with boardgame_io.server(store) as (port, pid):
            seen = boardgame_io.load(port, pid, load.tables, load.seconds, load.pace)
    return Measured(seen["decisions"], seen["seconds"], seen["cpu"], seen["p50"], seen["p99"])


def their_losses(load: Amount) -> tuple[int, int, int]:
    """Kill the reference: states acknowledged, those then missing, and damaged files."""
    with tempfile.TemporaryDirectory(prefix="sixrow-bench-") as folder:
        store = Path(folder) / "store"
        with boardgame_io.server(store) as (port, pid):
            seen = boardgame_io.load(port, pid, load.tables, load.seconds, kill=True)
        acknowledged: dict[str, int] = seen["acknowledged"]
        return sum(acknowledged.values()), *boardgame_io.losses(acknowledged, store)


CONTESTANTS: dict[str, Callable[[Amount], Measured]] = {
    "sixrow, SQLite, each decision durable": ours,
    "boardgame.io, in memory": lambda load: theirs(load, files=False),
    "boardgame.io, FlatFile": lambda load: theirs(load, files=True),
}


def served(quick: bool) -> Iterator[str]:
    """The section of the report."""
    boardgame_io.install()
    warm()  # or a server would have that done beside what is measured
    full = Amount(50, 4) if quick else Amount(200, 6)
    paced = Amount(100, 4, 1.0) if quick else Amount(500, 20, 1.0)
    rounds = 1 if quick else 3
    yield f"Columbiz for two at random, against comparable, simpler moves: {full.tables} tables as"
    yield f"fast as it goes, median of {rounds}; {paced.tables} tables at one decision a second."
    yield "Milliseconds from sending a decision to its events at the other player."
    yield f"The disk of this machine needs {_sync():.1f} ms (median) to make 4 KB durable."
    yield ""
    yield "| server | decisions a CPU-second | ours = 1 | a second | paced: p50 | p99 | CPU |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    found = _in_turn(full, rounds)
    base = next(iter(found.values()))
    for name, measure in CONTESTANTS.items():
        run, slow = found[name], measure(paced)
        cells = (
            f"{run.per_cpu:,.0f}",
            f"{run.per_cpu / base.per_cpu:.2f}",
            f"{run.decisions / run.seconds:,.0f}",
            f"{slow.p50:.1f}",
            f"{slow.p99:.1f}",
            f"{100 * slow.cpu / slow.seconds:.0f} %",
        )
        yield f"| {name} | {' | '.join(cells)} |"
    yield ""
    yield from _killed(full)


def warm() -> None:
    """Compile the engine, if it is not yet."""
    subprocess.run([sys.executable, "-m", "sixrow", "warm"], check=True, stdout=subprocess.DEVNULL)


def _killed(load: Amount) -> Iterator[str]:
    told, lost = our_losses(load)
    states, missing, damaged = their_losses(load)
    yield f"Killed with SIGKILL under full load, ours lost {lost} of {told:,} events that players"
    yield f"had been told. The reference with FlatFile lost {missing:,} of {states:,} states, and"
    yield f"{damaged} of its files could not be read any more."


def _in_turn(load: Amount, rounds: int) -> dict[str, Measured]:
    """The median run of each contestant; they take turns, because machines are noisy."""
    runs: dict[str, list[Measured]] = {name: [] for name in CONTESTANTS}
    for _ in range(rounds):
        for name, measure in CONTESTANTS.items():
            runs[name].append(measure(load))
    return {
        name: sorted(each, key=lambda run: run.per_cpu)[len(each) // 2]
        for name, each in runs.items()
    }


def _sync() -> float:
    """Milliseconds that the disk takes to write 4 KB for good."""
    with tempfile.TemporaryFile() as file:
        times = []
        for _ in range(100):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return 1000 * statistics.median(times)
