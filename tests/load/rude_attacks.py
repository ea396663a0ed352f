"""What one rude guest does to a server on this machine, as fast as it goes, for some seconds.

Each attack comes from one address, with a few guests and connections; all are bounded.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import httpx2

from tests.support.load.book import Book
from tests.support.load.client import Load
from tests.support.load.people import Guest, Site, Unwelcome, new_id
from tests.support.load.raw import PING, TEXT, Ended, RawSocket
from tests.support.load.style import Style
from tests.support.load.tables import Plan, Tables

ADDRESS = "127.0.0.2"
"""Where the attacker comes from; the others come from 127.0.0.1."""

NICENESS = 19
"""The attacker's own work is not the server's: elsewhere it would be done by another machine."""

LONGEST_LEGAL = 1_900
"""The entries of the record that is imported and replayed."""


@dataclass
class Attacker:
    """A rude guest: some identities, and what came of each try.

    Attributes:
        port: of the server.
        guests: the identities, made before.
        table: a public table of others, which can be watched.
        own: a table of the first identity, with an open seat.
    """

    port: int
    guests: tuple[Guest, ...]
    table: str
    own: str
    results: Counter[str] = field(default_factory=Counter)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> httpx2.AsyncClient:
        way = httpx2.AsyncHTTPTransport(local_address=ADDRESS)
        return httpx2.AsyncClient(base_url=self.origin, timeout=10, trust_env=False, transport=way)

    async def send(
        self, client: httpx2.AsyncClient, method: str, path: str, guest: Guest, **body: object
    ) -> httpx2.Response | None:
        """Send a request and note what came of it; None if the connection was closed."""
        try:
            answer = await client.request(
                method, path, headers=guest.headers(self.origin), json=body or None
            )
        except httpx2.TransportError as error:
            self.results[type(error).__name__] += 1
            return None
        self.results[str(answer.status_code)] += 1
        return answer

    def socket(self, guest: Guest, table: str) -> RawSocket:
        path = f"/api/tables/{table}/socket?version=0"
        return RawSocket(self.port, path, guest.headers(self.origin), ADDRESS)


def long_record() -> str:
    """A legal record that takes long to replay: tens that find nothing to take off."""
    head = '[Format "sixrow 1"]\n[Setup "sequence-dice:2"]\n[Seat1 "A"]\n[Seat2 "B"]\n'
    roll_off = '[Result "*"]\n\n0. s1 66 s2 11\n'
    turns = (
        f"{turn}. s{1 + (turn - 1) % 2} 46 pass\n" for turn in range(1, LONGEST_LEGAL // 2 + 1)
    )
    return head + roll_off + "".join(turns)


async def import_records(attacker: Attacker) -> None:
    """Import long records, eight at once."""

    async def one(number: int) -> None:
        async with attacker.client() as client:
            while True:
                guest = attacker.guests[number % len(attacker.guests)]
                await attacker.send(client, "POST", "/api/records", guest, record=long_record())

    await asyncio.gather(*map(one, range(8)))


async def replay_records(attacker: Attacker) -> None:
    """Ask for replays of long records from everywhere, and go before they come."""
    paths = []
    async with attacker.client() as client:
        for guest in attacker.guests[:4]:
            made = await attacker.send(client, "POST", "/api/records", guest, record=long_record())
            if made is not None and made.is_success:
                paths.append((guest, f"/api/records/{made.json()['id']}/replay"))

    async def one(number: int) -> None:
        guest, path = paths[number % len(paths)]
        while True:
            with suppress(OSError, TimeoutError):
                await _ask_and_go(attacker, guest, path)

    await asyncio.gather(*map(one, range(24 if paths else 0)))


async def _ask_and_go(attacker: Attacker, guest: Guest, path: str) -> None:
    heard, said = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(ADDRESS, 0))
    try:
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{attacker.port}\r\nCookie: {guest.cookie}"
        said.write(f"{head}\r\n\r\n".encode())
        await said.drain()
        async with asyncio.timeout(0.05):
            attacker.results[(await heard.readline()).decode()[9:12]] += 1
    except TimeoutError:
        attacker.results["gone"] += 1
    finally:
        said.close()


async def play_bots(attacker: Attacker) -> None:
    """Sixty tables with three masters each, and every move as fast as it goes."""
    await _bots(attacker, abandoned=False)


async def leave_bots_alone(attacker: Attacker) -> None:
    """Sixty tables with three masters each, at which the person resigns at once."""
    await _bots(attacker, abandoned=True)


async def _bots(attacker: Attacker, *, abandoned: bool) -> None:
    plan = Plan("sequence-dice:4", ("", "master", "master", "master"))
    async with Site(lambda: attacker.origin, ADDRESS) as site, attacker.client() as client:
        load = Load(lambda: attacker.origin, Book(), Style(), Random(1), source=ADDRESS)
        tables = Tables(site, load, [plan], shared=True)

        async def one(guest: Guest) -> None:
            while True:
                with suppress(Unwelcome):
                    await tables.play(plan, [guest] * 4)
                await asyncio.sleep(0.05)

        async def resign() -> None:
            done: set[str] = set()
            while True:
                await asyncio.sleep(0.02)
                attacker.results["tables"] = len(tables.played)
                attacker.results["refused"] = load.book.refused.total()
                for played in tables.played if abandoned else ():
                    table, state = played.opened.table, played.mirrors[0].table
                    if table in done or state is None or not state.games:
                        continue
                    done.add(table)
                    body = {"do": "resign", "id": new_id(), "version": state.version, "seat": 0}
                    path = f"/api/tables/{table}/commands"
                    await attacker.send(client, "POST", path, attacker.guests[0], **body)

        guests = attacker.guests[:1] * 15 if abandoned else attacker.guests
        await asyncio.gather(resign(), *(one(guest) for guest in guests for _ in range(4)))


async def come_and_go(attacker: Attacker) -> None:
    """Watch a table of others, say so, go, and come again."""

    async def one(guest: Guest) -> None:
        while True:
            try:
                async with attacker.socket(guest, attacker.table) as socket:
                    attacker.results["came"] += 1
                    for _ in range(5):
                        for word in ("watch", "unwatch"):
                            text = f'{{"do": "{word}", "id": "{new_id()}", "version": 1}}'
                            await socket.send(TEXT, text.encode())
            except (Ended, OSError, AssertionError, EOFError):
                attacker.results["turned away"] += 1

    await asyncio.gather(*map(one, attacker.guests[:8]))


async def sit_and_leave(attacker: Attacker) -> None:
    """Sit down and get up at a public table, as often as it goes."""
    while True:
        try:
            async with attacker.socket(attacker.guests[0], attacker.own) as socket:
                for number in range(100_000):
                    word = "leave" if number % 2 else "sit"
                    frame = f'{{"do":"{word}","id":"{number}","version":{1 + number},"seat":1}}'
                    await socket.send(TEXT, frame.encode())
                    attacker.results["frames"] += 1
        except (Ended, OSError, AssertionError, EOFError):
            attacker.results["closed"] += 1


async def ping(attacker: Attacker) -> None:
    """Send WebSocket pings, a thousand at once, on eight sockets."""

    async def one() -> None:
        while True:
            try:
                async with attacker.socket(attacker.guests[0], attacker.own) as socket:
                    while True:
                        await socket.send_many(PING, 1_000)
                        await asyncio.sleep(0)
                        await socket.send(PING, b"")
                        attacker.results["pings"] += 1_001
            except (Ended, OSError, AssertionError, EOFError):
                attacker.results["closed"] += 1

    await asyncio.gather(*(one() for _ in range(8)))


async def drip(attacker: Attacker) -> None:
    """Hold a thousand connections, each with a body that comes byte by byte."""

    async def one() -> None:
        while True:
            with suppress(OSError):
                _, said = await asyncio.open_connection(
                    "127.0.0.1", attacker.port, local_addr=(ADDRESS, 0)
                )
                attacker.results["connections"] += 1
                try:
                    said.write(b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                    said.write(b"Content-Length: 100000\r\n\r\n")
                    while not said.is_closing():
                        said.write(b"x")
                        await said.drain()
                        await asyncio.sleep(0.5)
                finally:
                    said.close()
            attacker.results["cut"] += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(1_000)))


async def request(attacker: Attacker) -> None:
    """Send plain requests on sixteen connections, as fast as they are answered."""

    async def one(guest: Guest) -> None:
        async with attacker.client() as client:
            while True:
                await attacker.send(client, "GET", "/api/me", guest)

    await asyncio.gather(*map(one, (attacker.guests * 16)[:16]))


ATTACKS: Mapping[str, tuple[int, Callable[[Attacker], Awaitable[None]]]] = {
    "imports": (4, import_records),
    "replays": (4, replay_records),
    "bots": (10, play_bots),
    "bots alone": (10, leave_bots_alone),
    "come and go": (12, come_and_go),
    "sit and leave": (12, sit_and_leave),
    "pings": (13, ping),
    "drip": (13, drip),
    "requests": (13, request),
}
"""The attacks by name, each with the finding of the review that it repeats."""


def run(name: str, attacker: Attacker, seconds: float) -> Counter[str]:
    """Attack for some seconds, in this process; what came of it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)

    async def attack() -> None:
        while True:
            with suppress(Unwelcome):
                await ATTACKS[name][1](attacker)
            await asyncio.sleep(0.1)  # it was refused what it needs: again

    loop = asyncio.new_event_loop()
    attacking = loop.create_task(attack())
    loop.run_until_complete(asyncio.wait({attacking}, timeout=seconds))
    return attacker.results  # a rude guest says no goodbye: the process ends, and all with it
