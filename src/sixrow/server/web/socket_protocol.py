"""Counts every frame of a WebSocket, control frames too, which uvicorn answers by itself.

Of uvicorn's protocols this one takes half the CPU time of the others.
"""

from asyncio import BaseTransport
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from sixrow.rules import Refusal
from sixrow.server.people.limits import Limits, address_of
from sixrow.server.web.http_protocol import Visit

PERSON = "sixrow.person"
"""Where the scope of a request or a socket has the id of its person, once they are known."""

PART = 512
"""Bytes that are parsed at once: a frame has at least six, and each costs the time of others."""


class BoundedSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is closed if its person sends too many frames."""

    def __init__(
        self, *arguments: Any, limits: Limits, proxies: Sequence[str] = (), **named: Any
    ) -> None:
        """Make a protocol; see `BoundedHttpProtocol`."""
        super().__init__(*arguments, **named)
        self._limits = limits
        self._visit = Visit(limits, proxies)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        with suppress(Refusal):  # it was admitted as a connection, and its request is refused
            self._visit.begin(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self._visit.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for place in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            super().data_received(data[place : place + PART])

    def handle_events(self) -> None:
        try:
            for event in self.conn.events:
                if isinstance(event, Frame):
                    self._limits.take("wire", self._owner)
        except Refusal as refusal:
            self._fail(refusal)
        else:
            super().handle_events()

    @property
    def _owner(self) -> str:
        return str(self.scope.get(PERSON) or address_of(self.scope))

    def _fail(self, refusal: Refusal) -> None:
        self.conn.events.clear()
        self.conn.fail(CloseCode.POLICY_VIOLATION, refusal.code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
