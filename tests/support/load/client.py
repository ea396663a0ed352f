"""A player of a load: one seat at one table over a socket, to the end of the table.

It comes back when the socket ends, says what it has seen, and sends a command that was not
answered once more, as docs/protocol.md tells clients to. It anchors, holds its chain and gives
links by itself.
"""

import asyncio
import math
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, time_ns
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from sixrow.match import Event, TablePhase, TableRequest
from sixrow.rules import Seat
from sixrow.wire.frames import Bye, ConnectedPerson, Hold
from tests.support.dice_clients import DiceHand
from tests.support.load.book import Book
from tests.support.load.mirror import Contradiction, Mirror
from tests.support.load.people import Guest, new_id
from tests.support.load.style import Style, next_command

WAIT = 0.05
"""Seconds until a client tries to come back."""

SILENCE = 60.0
"""Seconds in which something must happen at a table."""

HARMLESS = frozenset({"stale-version", "shutting-down", "dice-due", "not-anchored"})
"""Refusals that well-behaved clients meet: somebody else was faster."""

LATE = frozenset({"no-roll-due", "not-in-force", "anchor-used"})
"""Refusals of what clients send by themselves, after it has been done or is no longer wanted."""


class Told(msgspec.Struct, frozen=True):
    """What matters here of a frame of the server."""

    kind: str = msgspec.field(name="is")
    id: str = ""
    events: tuple[Event, ...] = ()
    people: tuple[ConnectedPerson, ...] = ()
    error: dict[str, Any] = {}


_decoder: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
_encoder = msgspec.json.Encoder()


class Where(Protocol):
    """Tells to which server to go."""

    def __call__(self) -> str:
        """The origin of a server that may be up."""


@dataclass
class Load:
    """What all players of a load have in common.

    Attributes:
        checked: whether everybody checks the dice; otherwise only the server is kept busy.
        source: the address that they come from; any by default.
    """

    where: Where
    book: Book
    style: Style
    random: Random
    checked: bool = False
    source: str = ""


@dataclass
class Course:
    """A table as players follow it; those who share one save time.

    Attributes:
        table: the table's id.
        mirror: what was told of it.
        due: a moment at which a command may be sent; the others are so many paces before or after.
    """

    table: str
    mirror: Mirror = field(default_factory=Mirror)
    due: float = 0.0

    async def beat(self, pace: float) -> None:
        """Wait for the next moment at which a command may be sent.

        Moments do not move if an answer is late: tables that had to wait for the same thing once
        would act all at once ever after.
        """
        if pace:
            late = perf_counter() - self.due
            self.due += pace * max(0, math.ceil(late / pace))
            await asyncio.sleep(self.due - perf_counter())
            self.due += pace


class Client:
    """One seat of one person.

    Attributes:
        stopped: whether it is to go, whatever the table does.
        sleepy: whether it goes as soon as the game begins.
    """

    def __init__(
        self, guest: Guest, seat: Seat, course: Course, load: Load, *, sleepy: bool = False
    ) -> None:
        self.guest, self.seat, self.course = guest, seat, course
        self._load, self._book, self._random = load, load.book, load.random
        self._hand = DiceHand(guest.id)
        self._held = ""
        self._holding = ""
        self._asked: TableRequest | None = None
        self._seen: list[tuple[str, bool]] = []
        self._sending: asyncio.Task[None] | None = None
        self.stopped = False
        self.sleepy = sleepy

    @property
    def mirror(self) -> Mirror:
        """What it was told."""
        return self.course.mirror

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to do here."""
        table = self.mirror.table
        if self.stopped or table is None:
            return self.stopped
        return table.phase is TablePhase.OVER or (self.sleepy and table.phase is TablePhase.PLAYING)

    async def play(self) -> None:
        """Play until the table is over."""
        while not self.is_over:
            try:
                await self._sit()
            except InvalidStatus as refused:
                if refused.response.status_code < 500:
                    self._fault(f"turned away: {refused.response.body!r}")
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError, EOFError):
                pass
            except Contradiction as contradiction:
                self._fault(str(contradiction))
                return
            if not self.is_over:
                self._book.reconnects += 1
                await asyncio.sleep(WAIT * (1 + self._random.random()))

    async def _sit(self) -> None:
        origin = self._load.where()
        url = f"ws{origin.removeprefix('http')}/api/tables/{self.course.table}/socket"
        async with connect(
            f"{url}?version={self.mirror.version}",
            additional_headers={"Cookie": self.guest.cookie},
            origin=origin,  # type: ignore[arg-type] # a NewType of str
            compression=None,
            ping_interval=None,
            max_queue=None,
            open_timeout=10,
            close_timeout=1,
            proxy=None,
            local_addr=(self._load.source, 0) if self._load.source else None,
        ) as socket:
            try:
                await self._attend(socket)
            finally:
                self._hand.dice.disconnected(time_ns() // 1_000_000)
                if self._sending is not None:
                    self._sending.cancel()
                    with suppress(asyncio.CancelledError, ConnectionClosed, OSError):
                        await self._sending
                    self._sending = None

    async def _attend(self, socket: ClientConnection) -> None:
        self._held = self._holding = ""
        while not self.is_over:
            async with asyncio.timeout(SILENCE):
                text = await socket.recv(decode=False)
            frame = _decoder.decode(text)
            match frame.kind:
                case "welcome":
                    self._hear(frame.events)
                    await self._serve(socket, again=True)
                    if self._asked is not None:  # it may have been lost, or only its answer
                        await self._send(socket, self._asked)
                case "events":
                    self._hear(frame.events)
                    await self._serve(socket)
                case "present":
                    self._hear_present(frame.people)
                case "refused":
                    self._hear_refusal(frame)
                case "resync":
                    again = {"do": "resync", "id": new_id(), "version": self.mirror.version}
                    await socket.send(_encoder.encode(again).decode())
                case _:
                    continue
            self._move(socket)
        with suppress(ConnectionClosed, OSError):
            await socket.send(_encoder.encode(Bye(id=new_id())).decode())

    async def _serve(self, socket: ClientConnection, *, again: bool = False) -> None:
        """Send what the dice need: an anchor, a link, and that the chain is held."""
        for request in self._hand.requests(again=again):
            await socket.send(_encoder.encode(request).decode())
        held = self._hand.dice.held
        if held and held != self._held:
            self._held = held
            await socket.send(_encoder.encode(Hold(id=new_id(), anchor=held)).decode())

    def _hear_present(self, people: tuple[ConnectedPerson, ...]) -> None:
        """Once the house says that a person holds their chain, it has to call them."""
        holds = any(each.person == self.guest.id and each.holds for each in people)
        if holds and self._held and self._holding != self._held:
            self._holding = self._held
            self._hand.dice.connected()

    def _see(self, events: tuple[Event, ...]) -> None:
        if self._load.checked:
            self._hand.see(events)
            for fault in self._hand.dice.witness.faults:
                self._fault(f"caught the house: {fault}")
            self._hand.dice.witness.faults.clear()
        else:
            self._hand.dice.witness.table = self.mirror.table

    def _hear(self, events: tuple[Event, ...]) -> None:
        now = perf_counter()
        self.mirror.take(events)
        self._see(events)
        for event in events:
            if event.cause is None or not event.cause.command:
                continue
            own = event.cause.by == self.guest.id
            if not own:
                self._seen.append((event.cause.command, own))
            elif self._asked is not None and event.cause.command == self._asked.id:
                self._asked = None
                self._seen.append((event.cause.command, own))
        table = self.mirror.table
        if table is not None and table.dice.due is None:  # what came of a roll are its dice
            self._count(now)

    def _count(self, now: float) -> None:
        for command, own in self._seen:
            if own:
                self._book.seen_by_sender()
            else:
                self._book.seen_by_other(command, now)
        self._seen.clear()

    def _hear_refusal(self, frame: Told) -> None:
        """Nothing has changed: decide again."""
        code = str(frame.error["code"])
        own = self._asked is None or frame.id != self._asked.id
        self._hand.dice.forget_unanswered()
        if own and code in LATE:
            return
        self._book.refused[code] += 1
        if code not in HARMLESS:
            self._fault(f"refused: {frame.error}, asked {self._asked}")
        if self._asked is not None and frame.id == self._asked.id:
            self._asked = None

    def _move(self, socket: ClientConnection) -> None:
        """Send what is due, now or at its time."""
        idle = self._sending is None or self._sending.done()
        table = self.mirror.table
        if self._asked is None and idle and table is not None and not self.is_over:
            command = next_command(table, self.seat, self._random, self._load.style)
            if command is not None:
                self._asked = command
                self._hand.dice.witness.sent(command.id)
                self._sending = asyncio.create_task(self._send_later(socket, command))

    async def _send_later(self, socket: ClientConnection, command: TableRequest) -> None:
        await self.course.beat(self._load.style.pace)
        with suppress(ConnectionClosed, OSError):  # it is sent again on the next socket
            await self._send(socket, command)
            if self._load.style.doubled and self._random.random() < self._load.style.doubled:
                await self._send(socket, command)

    async def _send(self, socket: ClientConnection, command: TableRequest) -> None:
        text = _encoder.encode(command).decode()
        if self._book.counting:
            self._book.sent[command.id] = perf_counter()
        await socket.send(text)

    def _fault(self, text: str) -> None:
        self._book.faults.append(f"{self.course.table} seat {self.seat}: {text}")
