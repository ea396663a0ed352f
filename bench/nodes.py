"""One node and two on one PostgreSQL, under the same load: what a second node brings and costs.

    python bench/nodes.py [--quick]

Every socket goes to a node by chance, so that most tables have players at both: the hard case. A
proxy that sends the players of a table to the same node spares what the nodes tell each other.
PostgreSQL makes every commit durable, and its processor time is that of all its processes.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import psycopg
import uvloop

from bench.served import PLANS, WARM, Amount, all_decide
from tests.support.databases import running_postgresql
from tests.support.load.book import Book
from tests.support.load.client import Load
from tests.support.load.people import Site
from tests.support.load.process import ServerProcess, children, cpu_seconds
from tests.support.load.style import Style
from tests.support.load.tables import Tables


@dataclass(frozen=True)
class Run:
    """What some nodes did under a load; seconds of the processor of nodes and database."""

    decisions: int
    seconds: float
    nodes: float
    database: float
    p50: float
    p99: float


async def measure(number: int, database: str, folder: Path, load: Amount) -> Run:
    """A load on so many nodes."""
    book, random = Book(counting=False), Random(1)
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(ServerProcess(folder, database)) for _ in range(number)
        ]
        site = await stack.enter_async_context(Site(lambda: servers[0].origin))
        common = Load(lambda: random.choice(servers).origin, book, Style(), random)
        tables = Tables(site, common, PLANS, shared=False)
        playing = asyncio.create_task(tables.keep(load.tables))
        while not playing.done() and not all_decide(tables, load.tables):
            await asyncio.sleep(0.05)
        await asyncio.sleep(WARM)
        began, before = time.perf_counter(), _used(servers, database)
        book.counting = True
        await asyncio.sleep(load.seconds)
        book.counting = False
        after, took = _used(servers, database), time.perf_counter() - began
        tables.abandon()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    if book.faults:
        raise RuntimeError(book.faults[0])
    nodes, postgresql = (later - earlier for later, earlier in zip(after, before, strict=True))
    return Run(book.decisions, took, nodes, postgresql, *book.milliseconds())


def _used(servers: list[ServerProcess], database: str) -> tuple[float, float]:
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT pg_backend_pid()").fetchone()
        assert row is not None
        stat = Path(f"/proc/{row[0]}/stat").read_text().rpartition(")")[2].split()
        postmaster = int(stat[1])
    processes = {postmaster} | children(postmaster)
    database_used = sum(map(cpu_seconds, (each for each in processes if _is_there(each))))
    return sum(cpu_seconds(server.pid) for server in servers), database_used


def _is_there(process: int) -> bool:
    return Path(f"/proc/{process}/stat").exists()


def nodes(quick: bool) -> Iterator[str]:
    """The section of the report."""
    load = Amount(20, 4) if quick else Amount(200, 10)
    yield f"{load.tables} tables as fast as it goes; players of a table at either node by chance."
    yield ""
    yield "| nodes | decisions a second | a CPU-second of the nodes | of nodes and database |"
    yield "|---:|---:|---:|---:|"
    with running_postgresql(durable=True) as postgresql, tempfile.TemporaryDirectory() as folder:
        for number in (1, 2):
            run = uvloop.run(measure(number, postgresql.new_database(), Path(folder), load))
            both = run.nodes + run.database
            yield (
                f"| {number} | {run.decisions / run.seconds:,.0f} "
                f"| {run.decisions / run.nodes:,.0f} | {run.decisions / both:,.0f} |"
            )


def main() -> None:
    for line in nodes("--quick" in sys.argv[1:]):
        print(line, flush=True)


if __name__ == "__main__":
    main()
