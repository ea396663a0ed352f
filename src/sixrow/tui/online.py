"""A table on a server: the client side of docs/protocol.md, over one socket that reconnects.

A command is answered by its events. If the connection breaks first, the command is sent again with
the same id, so that the server applies it only once. Links for the dice are given automatically
(`online_dice`).
"""

import asyncio
import random
import secrets
from collections.abc import Iterable
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import unquote

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from sixrow.match import Command, Event, SeatCommand
from sixrow.match.receipt import Receipt
from sixrow.match.witness import Witness
from sixrow.notation import Record
from sixrow.notation.analyses import PositionAnalysis
from sixrow.rules import Refusal
from sixrow.tui.http_client import ServerClient
from sixrow.tui.link import Link, LinkState, Listener
from sixrow.tui.online_dice import DiceFrame, OnlineDice
from sixrow.tui.receipts import Receipts
from sixrow.tui.refusals import refusal_of
from sixrow.wire import frames as wire
from sixrow.workers.tasks import cancelled

FIRST_WAIT = 0.3
LONGEST_WAIT = 8.0
SILENCE = 20.0
"""Seconds without a frame before a ping, and again before the connection counts as lost."""

HEARTBEAT = 4.0
"""Seconds between two signs of life while dice wait for this client."""

_PASSING = (
    HTTPStatus.REQUEST_TIMEOUT,
    HTTPStatus.TOO_EARLY,
    HTTPStatus.TOO_MANY_REQUESTS,
)
"""Temporary refusals, after which the client tries again."""

_decoder: msgspec.json.Decoder[wire.ServerFrame] = msgspec.json.Decoder(wire.ServerFrame)

_Asked: TypeAlias = Command | wire.ClientFrame | DiceFrame


class OnlineLink(Link):
    """The link to a table on a server.

    Attributes:
        site: the server.
        table: the table's id.
        invite: its invitation code, if known.
        receipts: where the receipt of the table is kept.
    """

    def __init__(
        self, site: ServerClient, table: str, invite: str = "", receipts: Receipts | None = None
    ) -> None:
        self.site, self.table, self.invite = site, table, invite
        self.receipts = receipts or Receipts()
        self.version = 0
        self._you = ""
        self._listener: Listener | None = None
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None
        self._waiting: dict[str, tuple[_Asked, asyncio.Future[wire.Frame | None]]] = {}
        self._dice = self._new_dice()
        self._ended: Refusal | None = None

    def _new_dice(self) -> OnlineDice:
        return OnlineDice(self.site.origin, unquote(self.table), self.receipts)

    @property
    def witness(self) -> Witness:
        """What this client has checked of the dice."""
        return self._dice.witness

    @property
    def receipt(self) -> Receipt | None:
        """What this client keeps of the table; None for a spectator."""
        return self._dice.receipt

    @property
    def receipt_file(self) -> Path | None:
        """The file of the receipt; None for a spectator."""
        receipt = self.receipt
        return None if receipt is None else self.receipts.path(receipt)

    @property
    def unkept(self) -> OSError | None:
        """Why the receipt could not be written; None if it was."""
        return self._dice.unkept

    @property
    def hesitates(self) -> bool:
        """Whether a link is given only if the person says so, because of a fault."""
        return self._dice.hesitates

    async def go_on(self) -> None:
        """Give links although a fault was found."""
        await self._send_all(self._dice.go_on())

    @property
    def invitation(self) -> str:
        return f"{self.site.shared_origin}/join/{self.invite}" if self.invite else ""

    @property
    def here_only(self) -> bool:
        """Whether the invitation works only on this computer."""
        return self.site.here_only

    @property
    def reach_command(self) -> str:
        """The command that makes the server reachable from the network."""
        return self.site.reach_command

    def open(self, listener: Listener) -> None:
        """Connect, and reconnect until `close`."""
        self._listener = listener
        self._running = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Disconnect. Requests without an answer are refused."""
        await self._send(wire.Bye(id=secrets.token_hex(8)))
        await cancelled(self._running)
        self._ended = self._ended or self._unanswered()
        self._give_up(also_commands=True)
        self._listener = None

    async def command(self, kind: type[Command], **fields: Any) -> None:
        """Send a command; returns after its events have arrived."""
        frame = kind(id=secrets.token_hex(8), version=self.version, **fields)
        self._dice.sent(frame.id)
        if isinstance(frame, SeatCommand) and self._socket is not None:
            await self._send_all(self._dice.acts())
        await self._ask(frame)

    async def preview(self, decisions: tuple[str, ...]) -> wire.Previewed:
        """The effects of a sequence of decisions."""
        told = await self._ask(wire.Preview(id=secrets.token_hex(8), decisions=decisions))
        assert isinstance(told, wire.Previewed)
        return told

    async def odds(self, keep: str) -> PositionAnalysis:
        """The chance of reaching each cell if these dice are kept."""
        return await self._advice(wire.Odds(id=secrets.token_hex(8), keep=keep))

    async def hint(self) -> PositionAnalysis:
        """The value of each decision."""
        return await self._advice(wire.Hint(id=secrets.token_hex(8)))

    async def record(self, game: int) -> Record:
        """The record of a game, from the server."""
        return await self.site.record(self.table, game, self.invite)

    async def say(self, text: str) -> None:
        """Send a chat line; returns after the server has broadcast it."""
        await self._ask(wire.Say(id=secrets.token_hex(8), text=text))

    async def mute(self, person: str, *, muted: bool) -> None:
        """Hide what a person says, or show it again; the server remembers it."""
        await self._ask(wire.Mute(id=secrets.token_hex(8), person=person, muted=muted))

    async def report(self, line: int) -> None:
        """Report a chat line to the host of the server."""
        if line < 1:
            raise Refusal("no-such-line")
        await self._ask(wire.ReportLine(id=secrets.token_hex(8), line=line))

    async def _advice(self, frame: wire.Odds | wire.Hint) -> PositionAnalysis:
        told = await self._ask(frame)
        assert isinstance(told, wire.Advice)
        return told.answer

    async def _ask(self, frame: _Asked) -> wire.Frame | None:
        """Send a frame and wait for its answer; commands wait for a connection."""
        if self._ended is not None:
            raise self._ended
        if self._socket is None and not isinstance(frame, Command):
            raise self._unanswered()
        answer: asyncio.Future[wire.Frame | None] = asyncio.get_running_loop().create_future()
        self._waiting[frame.id] = frame, answer
        await self._send(frame)
        try:
            return await answer
        finally:
            self._waiting.pop(frame.id, None)

    async def _send(self, frame: _Asked) -> None:
        if self._socket is not None:
            with suppress(WebSocketException, OSError):  # `_stay` reconnects
                await self._socket.send(msgspec.json.encode(frame).decode())

    async def _send_all(self, frames: Iterable[_Asked]) -> None:
        for frame in frames:
            await self._send(frame)

    # The connection

    async def drop(self) -> None:
        """Close the current connection, if any; another one is made at once."""
        if self._socket is not None:
            await self._socket.close()

    async def _stay(self) -> None:
        """Connect, and reconnect after every loss."""
        tries = 0
        while True:
            self._note(LinkState.LOST if tries else LinkState.CONNECTING)
            before = self.version, self._you
            try:
                await self._sit()
            except InvalidStatus as refused:
                status = refused.response.status_code
                if status < HTTPStatus.INTERNAL_SERVER_ERROR and status not in _PASSING:
                    self._turned_away(bytes(refused.response.body or b""))
                    return
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError):
                pass
            except Exception as error:  # noqa: BLE001 - no received frame may end the link
                self._stumbled(error)
            self._give_up()
            tries = 1 if (self.version, self._you) != before else tries + 1
            self._note(LinkState.LOST)
            wait = min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT)
            await asyncio.sleep(wait * random.uniform(0.7, 1.3))

    async def _sit(self) -> None:
        """One connection, from the welcome to its end."""
        address = f"ws{self.site.origin.removeprefix('http')}/api/tables/{self.table}/socket"
        query = f"version={self.version}&views=1&invite={self.invite}"
        headers = self.site.headers
        async with connect(
            f"{address}?{query}", additional_headers=headers, max_size=None, proxy=None
        ) as socket:
            beating = asyncio.create_task(self._beat())
            try:
                await self._listen(socket)
            finally:
                self._socket = None
                self._dice.lost()
                await cancelled(beating)

    async def _beat(self) -> None:
        """Show now and then that this client is there, while dice wait for it."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self._send_all(self._dice.beat())

    async def _listen(self, socket: ClientConnection) -> None:
        quiet = False
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await socket.recv()
            except TimeoutError:
                if quiet:
                    raise
                quiet = True
                await socket.send(msgspec.json.encode(wire.Ping(id=secrets.token_hex(8))).decode())
                continue
            quiet = False
            await self._take(socket, _decoder.decode(text))

    async def _take(self, socket: ClientConnection, frame: wire.ServerFrame) -> None:
        match frame:
            case wire.Welcome():
                await self._welcomed(socket, frame)
            case wire.Events():
                await self._happened(frame)
            case wire.Refused(id=identity, error=error):
                self._dice.refused(identity, Refusal(str(error.get("code"))))
                self._refuse(identity, refusal_of(error))
            case wire.Previewed() | wire.Advice() | wire.Muted() | wire.Reported():
                self._settle(frame.id, frame)
            case wire.Said(line=line) if line.person == self._you:
                self._hear(frame)
                frames = (waiting for waiting, _ in self._waiting.values())
                said = next((each for each in frames if isinstance(each, wire.Say)), None)
                self._settle(said.id if said else "", frame)
            case wire.ResyncNotice():
                await self._resync()
            case wire.Pong(id=identity):
                self._dice.answered(identity)
            case wire.Present(people=people):
                self._dice.met(people)
                self._hear(frame)
            case _:
                self._hear(frame)

    async def _welcomed(self, socket: ClientConnection, frame: wire.Welcome) -> None:
        if frame.version < self.version:  # the server was set back: ask for its whole history
            self.version, self._dice = 0, self._new_dice()
            raise WebSocketException
        self._socket, self._you, self.version = socket, frame.you, frame.version
        waiting = [asked for asked, _ in self._waiting.values()]
        acting = any(isinstance(asked, SeatCommand) for asked in waiting)
        await self._send_all(self._dice.welcomed(frame, acting=acting))
        self._note(LinkState.OPEN)
        self._hear(frame)
        self._answered(frame.events)
        await self._send_all([asked for asked, _ in self._waiting.values()])

    async def _happened(self, frame: wire.Events) -> None:
        fresh = tuple(event for event in frame.events if event.number > self.version)
        if fresh and fresh[0].number != self.version + 1:
            await self._resync()
            return
        if fresh:
            skipped = len(frame.events) - len(fresh)
            self.version = frame.version
            await self._send_all(self._dice.happened(fresh))
            self._hear(replace(frame, events=fresh, effects=frame.effects[skipped:]))
        self._answered(frame.events)
        if frame.answers:
            self._settle(frame.answers, frame)

    def _answered(self, events: tuple[Event, ...]) -> None:
        """Complete the commands of this client among the causes of the events."""
        for event in events:
            cause = event.cause
            if cause is None or not cause.command or cause.by != self._you:
                continue
            self._settle(cause.command, None)

    async def _resync(self) -> None:
        await self._send(wire.Resync(id=secrets.token_hex(8), version=self.version))

    def _settle(self, identity: str, answer: wire.Frame | None) -> None:
        if identity in self._waiting and not self._waiting[identity][1].done():
            self._waiting[identity][1].set_result(answer)

    def _refuse(self, identity: str, refusal: Refusal) -> None:
        if identity in self._waiting and not self._waiting[identity][1].done():
            self._waiting[identity][1].set_exception(refusal)

    def _give_up(self, *, also_commands: bool = False) -> None:
        """Refuse all pending requests; by default commands stay pending and are sent again."""
        for identity, (frame, _) in list(self._waiting.items()):
            if also_commands or not isinstance(frame, Command):
                self._refuse(identity, self._ended or self._unanswered())

    def _unanswered(self) -> Refusal:
        return Refusal("no-connection", text=self.site.origin)

    def _stumbled(self, error: Exception) -> None:
        """Report an unexpected error in a received frame; the caller reconnects."""
        if self._listener is not None:
            self._listener.turned_away(Refusal("internal", text=repr(error)[:200]))

    def _turned_away(self, body: bytes) -> None:
        try:
            refusal = refusal_of(msgspec.json.decode(body)["error"])
        except (msgspec.MsgspecError, KeyError, TypeError, AttributeError):
            refusal = Refusal("no-server-there", text=self.site.origin)
        self._ended = refusal
        self._give_up(also_commands=True)
        self._note(LinkState.CLOSED)
        if self._listener is not None:
            self._listener.turned_away(refusal)

    def _note(self, state: LinkState) -> None:
        if self._listener is not None:
            self._listener.linked(state)

    def _hear(self, frame: wire.Frame) -> None:
        if self._listener is not None:
            self._listener.heard(frame)
