"""Bounds what a connection may send and how long it may take, which uvicorn does not.

uvicorn buffers and waits for the rest of the headers indefinitely, reads the rest of a body that
nobody wants, answers any number of WebSocket pings, and accepts any number of connections.
"""

from asyncio import TimerHandle, Transport
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sixrow.rules import Refusal
from sixrow.server.people.limits import Limits, address_key
from sixrow.server.web.errors import body_of

LARGEST_HEAD = 65_536
"""Bytes. The middleware refuses smaller headers with a proper response; this is the backstop."""

PATIENCE = 15.0
"""Seconds for the headers of a request, and for the rest of a body after the answer."""

PAUSE = 1.0
"""Seconds that an address waits for the word that it sends too much: answers at full speed would
only feed a flood."""

_TOO_LARGE = (
    b"431 Request Header Fields Too Large",
    Refusal("headers-too-large", most=LARGEST_HEAD),
)
_TOO_MANY = b"429 Too Many Requests"
_TOO_SLOW = (b"408 Request Timeout", Refusal("too-slow"))


class Visit:
    """One TCP connection, counted for its address; those of trusted proxies are not."""

    def __init__(self, limits: Limits, proxies: Sequence[str]) -> None:
        self._limits, self._proxies = limits, proxies
        self._address = ""

    @property
    def counted(self) -> bool:
        """Whether it is counted now."""
        return bool(self._address)

    def begin(self, client: tuple[str, int] | None) -> None:
        """Count the connection.

        Raises:
            Refusal: the address has too many, or sends too many requests; then it is counted.
        """
        if client is None or self._is_proxy(client[0]):
            return
        address = address_key(client[0])
        self._limits.enter("connection", address)
        self._address = address
        self._limits.check("address", address)  # a flood is refused before it is read

    def end(self) -> None:
        if self._address:
            self._limits.leave("connection", self._address)
            self._address = ""

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in ip_network(each) for each in self._proxies)


class BoundedHttpProtocol(HttpToolsProtocol):
    """A connection that is closed if a request is too large or too slow, or if there are many."""

    patience, pause = PATIENCE, PAUSE

    def __init__(
        self, *arguments: Any, limits: Limits, proxies: Sequence[str] = (), **named: Any
    ) -> None:
        """Make a protocol; the other arguments are uvicorn's.

        Args:
            arguments: uvicorn's.
            limits: count the connections of an address.
            proxies: addresses and networks whose connections are not counted.
            named: uvicorn's.
        """
        super().__init__(*arguments, **named)
        self._head: int | None = 0
        self._refused = False
        self._timer: TimerHandle | None = None
        self._visit = Visit(limits, proxies)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._visit.begin(self.client)
        except Refusal as refusal:
            held = self.pause if self._visit.counted else 0.0  # so a bounded number of them waits
            self._refused = True
            self._timer = self.loop.call_later(held, self._refuse, _TOO_MANY, refusal)
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._visit.end()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._visit.end()  # the other protocol counts it from now on
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request, or the rest of a body that nobody reads, not for ever.

        uvicorn does so only until any data comes.
        """
        super().on_response_complete()
        idle = self.cycle.response_complete and not self.transport.is_closing()
        if idle and self._timer is None:
            self._await_head()

    def data_received(self, data: bytes) -> None:
        if self._refused or self.transport.is_closing():
            return
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
