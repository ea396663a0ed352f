"""Bounds the size and the arrival time of request headers, which uvicorn does not.

uvicorn buffers and waits for the rest of the headers indefinitely.
"""

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sixrow.rules import Refusal
from sixrow.server.web.errors import body_of

LARGEST_HEAD = 65_536
"""Bytes. The middleware refuses smaller headers with a proper response; this is the backstop."""

PATIENCE = 15.0
"""The timeout for the headers of a request, in seconds."""

_TOO_LARGE = (
    b"431 Request Header Fields Too Large",
    Refusal("headers-too-large", most=LARGEST_HEAD),
)
_TOO_SLOW = (b"408 Request Timeout", Refusal("too-slow"))


class BoundedHttpProtocol(HttpToolsProtocol):
    """A connection that is closed if the headers of a request are too large or too slow."""

    patience = PATIENCE

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._head: int | None = 0
        self._timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self._refuse(*_TOO_LARGE)

    def _await_head(self) -> None:
        self._stop_waiting()
        self._head = 0
        self._timer = self.loop.call_later(self.patience, self._refuse, *_TOO_SLOW)

    def _stop_waiting(self) -> None:
        self._head = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: bytes, refusal: Refusal) -> None:
        self._stop_waiting()
        if self.transport.is_closing():
            return
        body = body_of(refusal)
        self.transport.write(
            b"HTTP/1.1 %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
            b"Connection: close\r\n\r\n%s" % (status, len(body), body)
        )
        self.transport.close()
