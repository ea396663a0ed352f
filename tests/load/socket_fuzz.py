"""Send the socket of a table everything that it does not expect.

    python -m tests.load.socket_fuzz [--inputs 1000000] [--sockets 2000] [--seed 1]

Most inputs go straight to where a frame is read and obeyed; some go over real sockets to a real
server, broken WebSocket frames among them. Nothing may crash, every frame is answered, what is
refused changes nothing, no socket ends with an internal error (1011), and nothing is logged as an
error.
"""

import argparse
import asyncio
import json
import os
import secrets
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import structlog
from structlog.testing import capture_logs

from sixrow.match import Chair, Opening, Person, Table, Terms
from sixrow.notation import decision_text
from sixrow.notation.analyses import JudgeData, PositionAnalysis, Want
from sixrow.rules import Waiting
from sixrow.server.people.limits import Limits
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.tables.socket import Session
from sixrow.store import Account, Store
from tests.server.live_tables import Node, hand_of, new_node
from tests.support.load.mutations import Mutator
from tests.support.load.people import ME, OPEN, Site
from tests.support.load.process import ServerProcess
from tests.support.load.raw import CLOSE, TEXT, Ended, RawSocket

PEOPLE = (Person("ada", "Ada"), Person("bo", "Bo"), Person("cy", "Cy"))
SETUPS = ("columbiz:2", "sequence-dice:2")
BAD_CLOSES = {1006, 1011}
SHOWN = 10
MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory: these tables are not about what survives."""


@dataclass
class Findings:
    """What came of the inputs."""

    answers: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def fault(self, text: str, sent: bytes) -> None:
        """Note what must not happen."""
        self.faults.append(f"{text}; sent {sent[:200]!r}")


class Listener:
    """A client in this process: what it was told, by kind."""

    def __init__(self, node: Node, live: LiveTable, person: Person) -> None:
        self.heard: list[dict[str, Any]] = []
        connection = Connection(person, self._hear, views=person.id == "bo")
        account = Account(id=person.id, name=person.name, kind="guest", created=1)
        limits = Limits(0, node.registry.now)
        self.session = Session(
            node.registry, live, connection, account, limits, _advise, node.presence
        )

    def _hear(self, content: bytes) -> bool:
        self.heard.append(json.loads(content))
        return True


async def _advise(line: str, *_want: Want) -> PositionAnalysis:
    judge = JudgeData("columbiz:2", exact=True)
    return PositionAnalysis(
        position=line, waiting="decision", side=1, judge=judge, shares=(0.5, 0.5), points=None
    )


class Fuzzer:
    """Sends inputs to tables in this process."""

    def __init__(self, node: Node, random: Random, findings: Findings) -> None:
        self._node, self._random, self._findings = node, random, findings
        self._mutator = Mutator(random)
        self._listeners: list[Listener] = []

    async def run(self, inputs: int) -> None:
        """Send so many inputs, at one table after the other."""
        for number in range(inputs):
            if number % 5_000 == 0 or self._live.is_over:
                await self._change_tables(number)
            await self._send(self._random.choice(self._listeners))
        await self._leave()

    @property
    def _live(self) -> LiveTable:
        return self._listeners[0].session.live

    async def _change_tables(self, number: int) -> None:
        await self._leave()
        setup = SETUPS[number % len(SETUPS)]
        chairs = tuple(Chair(person=each.id, name=each.name) for each in PEOPLE[:2])
        opening = Opening(terms=Terms(setup=setup), chairs=chairs, host="ada")
        live = await self._node.registry.open(opening, public=True)
        self._listeners = [Listener(self._node, live, person) for person in PEOPLE]
        for listener in self._listeners:
            await self._node.presence.arrive(live, listener.session.connection, 0)

    async def _leave(self) -> None:
        for listener in self._listeners:
            self._node.presence.depart(listener.session.live, listener.session.connection)
            listener.session.connection.close()
        self._listeners = []

    async def _send(self, listener: Listener) -> None:
        live = self._live
        sent = self._input(live, listener)
        await asyncio.sleep(0)
        listener.heard.clear()
        before = live.table
        as_text = self._random.random() < 0.5
        try:
            await listener.session.take(sent.decode() if as_text and _is_text(sent) else sent)
        except Exception as error:  # noqa: BLE001 - that is what is looked for
            self._findings.fault(f"{type(error).__name__}: {error}", sent)
            return
        if listener.session.advising is not None:
            await listener.session.advising
        await live.store_links()  # what is told of a link waits for the others of its roll
        await asyncio.sleep(0)
        self._judge(listener, before, sent)

    def _input(self, live: LiveTable, listener: Listener) -> bytes:
        if self._random.random() < 0.01:
            return self._sensible(live, listener)
        return self._mutator.bytes_of(self._mutator.frame(live.table.version))

    def _sensible(self, live: LiveTable, listener: Listener) -> bytes:
        """What the person should send now, so that the game goes on."""
        table = live.table
        hand = hand_of(live, listener.session.person.id)
        for request in hand.requests(again=True):
            return msgspec.json.encode(request)
        frame: dict[str, Any] = {"id": secrets.token_hex(8), "version": table.version}
        if not table.games:
            return json.dumps({"do": "start", **frame}).encode()
        position = table.position
        frame["seat"] = position.seat
        if position.waiting is Waiting.DICE:
            return json.dumps({"do": "roll", **frame}).encode()
        decisions = position.decisions() or (0,)
        word = decision_text(position.setup.game, self._random.choice(decisions))
        return json.dumps({"do": "decide", "decisions": [word], **frame}).encode()

    def _judge(self, listener: Listener, before: Table, sent: bytes) -> None:
        heard = listener.heard
        if not heard:
            # Whoever has muted everybody does not hear it; who leaves is not told anything.
            if b'"say"' not in sent and b'"bye"' not in sent:
                self._findings.fault("not answered", sent)
            return
        refused = [frame for frame in heard if frame["is"] == "refused"]
        self._findings.answers[refused[0]["error"]["code"] if refused else heard[-1]["is"]] += 1
        since = listener.session.live.since(before.version)
        if refused and any(event.cause is not None and event.cause.by for event in since):
            self._findings.fault(f"refused ({refused[0]['error']}) and yet changed", sent)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _fast_folder() -> Path | None:
    return MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None


async def fuzz_frames(inputs: int, seed: int) -> Findings:
    """Send inputs to where frames are read and obeyed, in this process."""
    findings = Findings()
    with (
        tempfile.TemporaryDirectory(prefix="sixrow-fuzz-", dir=_fast_folder()) as folder,
        capture_logs() as logs,
        Store.open(f"sqlite:///{folder}/fuzz.db") as store,
    ):
        node = new_node(store, clock=lambda: time.time_ns() // 1_000_000)
        await node.registry.start()
        await Fuzzer(node, Random(seed), findings).run(inputs)
        await node.registry.stop()
    findings.faults += [f"logged: {each}" for each in logs if each["log_level"] == "error"]
    return findings


async def fuzz_sockets(inputs: int, seed: int) -> Findings:
    """Send inputs over real sockets to a real server."""
    findings, random = Findings(), Random(seed)
    mutator = Mutator(random)
    with tempfile.TemporaryDirectory(prefix="sixrow-fuzz-") as folder:
        async with ServerProcess(Path(folder)) as server, Site(lambda: server.origin) as site:
            ada, bo = await site.guest("Ada"), await site.guest("Bo")
            opened = await site.open(ada, {"setup": "columbiz:2"}, (ME, OPEN))
            await site.join(bo, opened.invite, 1)
            path = f"/api/tables/{opened.table}/socket?version=0"
            left = inputs
            while left > 0:
                count = min(left, random.randrange(1, 60))
                left -= count
                async with RawSocket(server.port, path, ada.headers(server.origin)) as socket:
                    await _attack(socket, mutator, random, count, findings)
            await server.answers()
        findings.faults += [f"logged: {error}" for error in server.errors()]
    return findings


async def _attack(
    socket: RawSocket, mutator: Mutator, random: Random, count: int, findings: Findings
) -> None:
    """Send some inputs; the last may break the WebSocket itself. Then see how it ends."""
    sent = b""
    try:
        for _ in range(count):
            sent = mutator.bytes_of(mutator.frame(2))
            if random.random() < 0.98 and _is_text(sent) and len(sent) < 16_000:
                await socket.send(TEXT, sent)
            else:
                sent = random.choice((sent, b"\xff" * 10, random.randbytes(20)))
                await socket.send_oddly(sent, random)
        await socket.send(TEXT, b'{"do":"ping","id":"last"}')
        if not await socket.hears(b'"pong","id":"last"') and not socket.rude:
            findings.fault("no answer any more", sent)
        await socket.send(CLOSE, (1000).to_bytes(2, "big"))
    except (Ended, OSError):
        pass
    code = await socket.end()
    findings.closes[code] += 1
    if code in BAD_CLOSES:
        findings.fault(f"closed with {code}", sent)
    for text in socket.heard:
        frame = json.loads(text)
        findings.answers[frame["error"]["code"] if frame["is"] == "refused" else frame["is"]] += 1


def report(title: str, findings: Findings, inputs: int, seconds: float) -> None:
    """Say what was sent and what came back."""
    print(f"{title}: {inputs:,} inputs in {seconds:.0f} s, {len(findings.faults)} faults")
    print("  answers:", ", ".join(f"{kind} {n:,}" for kind, n in findings.answers.most_common(40)))
    if findings.closes:
        print("  closed with:", dict(findings.closes.most_common()))
    for fault in findings.faults[:SHOWN]:
        print(f"  {fault}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--inputs", type=int, default=1_000_000, help="straight to the handler")
    parser.add_argument("--sockets", type=int, default=2_000, help="over real sockets")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    structlog.configure(processors=[structlog.processors.JSONRenderer()])
    began = time.monotonic()
    frames = asyncio.run(fuzz_frames(given.inputs, given.seed))
    report("frames", frames, given.inputs, time.monotonic() - began)
    began = time.monotonic()
    sockets = asyncio.run(fuzz_sockets(given.sockets, given.seed))
    report("sockets", sockets, given.sockets, time.monotonic() - began)
    return 1 if frames.faults or sockets.faults else 0


if __name__ == "__main__":
    sys.exit(main())
