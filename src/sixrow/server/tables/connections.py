"""A client's connection to a table, with a bounded send queue so that nobody waits for it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from sixrow.match import Person
from sixrow.server.people.identity import Caller
from sixrow.wire.frames import Frame, ResyncNotice, frame_bytes

Send: TypeAlias = Callable[[bytes], bool]
"""Sends a frame; False if the socket is full now. Its maker calls `drain` later."""

WAITING = 256
"""The number of frames that may be queued for a slow client."""

PATIENCE = 30.0
"""Seconds for which a socket may be full before the connection is aborted."""


class Connection:
    """One socket of one person at one table.

    Attributes:
        person: the person who opened it.
        views: whether the client wants the legal choices and their effects.
        address: where it comes from, as the limits count it; empty if unknown.
        muted: the people whose chat lines are not sent to this client.
        caller: how its person identified themselves when it was opened.
        host: the address it comes from; empty if unknown.
        anchor: the anchor of the chain that the client holds; empty if it has not said so.
        ended: set when there is no more to send, or nobody to send it to.
        aborted: whether frames may have been lost.
    """

    def __init__(
        self,
        person: Person,
        send: Send,
        *,
        views: bool,
        address: str = "",
        caller: Caller | None = None,
        waiting: int = WAITING,
    ) -> None:
        self.person = person
        self.caller = caller
        self.views = views
        self.address = address
        self.muted: frozenset[str] = frozenset()
        self.host = ""
        self.anchor = ""
        self.ended = asyncio.Event()
        self.aborted = False
        self._send = send
        self._most = waiting
        self._frames: deque[bytes] = deque()
        self._behind = False
        self._closing = False
        self._full_since: float | None = None

    def tell(self, frame: Frame) -> None:
        """Send a frame to this client only."""
        self.pass_on(frame_bytes(frame), 0)

    def pass_on(self, content: bytes, version: int) -> None:
        """Send an encoded frame.

        If the queue is full, it is dropped and replaced by a request to resynchronize.
        """
        if self._behind:
            return
        if self._full_since is None:
            self._send_now(content)
        elif len(self._frames) < self._most:
            self._frames.append(content)
        else:
            self._frames.clear()
            self._frames.append(frame_bytes(ResyncNotice(version=version)))
            self._behind = True

    def drain(self) -> None:
        """Send what is queued, after the socket was full."""
        self._full_since = None
        while self._frames and self._full_since is None:
            self._send_now(self._frames.popleft())
        if self._closing and not self._frames:
            self.ended.set()

    def _send_now(self, content: bytes) -> None:
        if not self._send(content):
            self._full_since = asyncio.get_running_loop().time()

    def caught_up(self) -> None:
        """Resume sending after the client has resynchronized."""
        self._behind = False

    def close(self) -> None:
        """End the connection after the queued frames."""
        self._closing = True
        if not self._frames:
            self.ended.set()

    def abort(self) -> None:
        """End the connection without the queued frames."""
        self.aborted = True
        self.ended.set()

    def is_stuck(self, now: float) -> bool:
        """Whether the socket has been full for too long; `now` is the loop's time."""
        return self._full_since is not None and now - self._full_since > PATIENCE
