"""The WebSockets of tables: whole frames in, whole frames out, each counted.

uvicorn makes the handshake, answers control frames and closes. Frames of text, which are nearly
all, go straight to the session of their client and from it to the transport: uvicorn's and
Starlette's way costs several times as much, two system calls among it.
"""

from asyncio import BaseTransport, Task
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.speedups import apply_mask

from sixrow.rules import Refusal
from sixrow.server.people.limits import Limits, address_of
from sixrow.server.web.http_protocol import Visit
from sixrow.wire.frames import LARGEST_FRAME

PERSON: Final = "sixrow.person"
"""Where the scope of a request or a socket has the id of its person, once they are known."""

SOCKET: Final = "sixrow.socket"
"""Where the scope of a socket has its protocol."""

PART: Final = 512
"""Bytes that uvicorn parses at once: a frame has at least six, and each costs others time."""

FrameHandler: TypeAlias = Callable[[bytes], "Task[None] | None"]
"""Takes a frame; the task that is still busy with it, if it could not be done at once."""

_WHOLE: Final = (0x81, 0x82)
"""The first byte of a frame that is a whole message, of text or of bytes."""

_MASKED: Final = 0x80
_UNUSUAL: Final = frozenset({*range(_MASKED), 0xFF})
"""The second byte of a frame without a mask, or with 64 bits for its size."""

_HEAD: Final = 6
"""Bytes before the content of a small frame: two, and the mask."""

_SMALL, _HUGE = 126, 65_536
"""From these sizes on the head of a frame is longer."""


class BoundedSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is closed if its person sends too many frames."""

    def __init__(
        self, *arguments: Any, limits: Limits, proxies: Sequence[str] = (), **named: Any
    ) -> None:
        """Make a protocol; see `BoundedHttpProtocol`."""
        super().__init__(*arguments, **named)
        self._limits = limits
        self._visit = Visit(limits, proxies)
        self._hear: FrameHandler | None = None
        self._drained: Callable[[], None] = _nothing
        self._ended: Callable[[], None] = _nothing
        self._rest = b""
        self._late: deque[bytes] = deque()
        self._busy = self._full = self._parsing = False
        self._owner = ""

    # The application

    def take_over(
        self, hear: FrameHandler, drained: Callable[[], None], ended: Callable[[], None]
    ) -> None:
        """Pass frames on from now on; those that have come since the handshake first.

        Args:
            hear: called with every frame, but not before the last one is done.
            drained: called when a full socket can be written to again.
            ended: called when the connection is lost.
        """
        self._owner = str(self.scope.get(PERSON) or address_of(self.scope))
        self._hear, self._drained, self._ended = hear, drained, ended
        self._go_on()
        if self.disconnected:
            ended()

    def send_frame(self, content: bytes) -> bool:
        """Send a frame of text; False if the socket is full now, although it has taken this one."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        size = len(content)
        if size < _SMALL:
            head = bytes((0x81, size))
        elif size < _HUGE:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + content)
        return not self._full

    # The transport

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        with suppress(Refusal):  # it was admitted as a connection, and its request is refused
            self._visit.begin(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self._visit.end()
        super().connection_lost(exc)
        self._ended()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full = False
        self._drained()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self._parsing:
            self._parse(data)
            return
        self._rest = self._rest + data if self._rest else data
        if self._hear is None or self._busy:
            self._pause()
        else:
            self._take_frames()

    # Frames

    def _take_frames(self) -> None:
        """Take the whole frames that have come, until one of them takes longer."""
        data, place = self._rest, 0
        while len(data) - place >= _HEAD and not self._busy and not self.transport.is_closing():
            size, begin = data[place + 1] - _MASKED, place + _HEAD
            if size == _SMALL:
                size, begin = int.from_bytes(data[place + 2 : place + 4], "big"), begin + 2
            if size > LARGEST_FRAME or data[place + 1] in _UNUSUAL:
                self._parsing, self._rest = True, b""  # uvicorn knows what is wrong with it
                self._parse(data[place:])
                return
            if begin + size > len(data):
                break
            if data[place] not in _WHOLE or self.frames:
                self._parse(data[place : begin + size])
            elif self._is_allowed():
                content = data[begin : begin + size]
                self._take(apply_mask(content, data[begin - 4 : begin]))
            place = begin + size
        self._rest = data[place:]

    def _is_allowed(self) -> bool:
        try:
            self._limits.take("wire", self._owner)
        except Refusal as refusal:
            self._fail(refusal)
            return False
        return True

    def _take(self, content: bytes) -> None:
        if self._busy or self._hear is None:
            self._late.append(content)
            self._pause()
        elif (task := self._hear(content)) is not None:
            self._busy = True
            task.add_done_callback(self._done)

    def _done(self, _task: "Task[None]") -> None:
        self._busy = False
        self._go_on()

    def _go_on(self) -> None:
        while self._late and not self._busy:
            self._take(self._late.popleft())
        if not self._busy and self._rest:
            self._take_frames()
        if not self._busy and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # What uvicorn does

    def _parse(self, data: bytes) -> None:
        for place in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            super().data_received(data[place : place + PART])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[SOCKET] = self  # type: ignore[typeddict-unknown-key]

    def handle_events(self) -> None:
        for event in self.conn.events:
            if isinstance(event, Frame) and not self._is_allowed():
                return
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        content, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._take(content)

    def _fail(self, refusal: Refusal) -> None:
        self.conn.events.clear()
        self.conn.fail(CloseCode.POLICY_VIOLATION, refusal.code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _nothing() -> None:
    pass
