"""A client's connection to a table: frames wait for it in a bounded queue, and nobody waits."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sixrow.match import Person
from sixrow.server.wire import Behind, Frame, frame_text

SendText: TypeAlias = Callable[[str], Awaitable[None]]

WAITING = 256
"""Frames that may wait for a slow reader."""

PATIENCE = 30.0
"""Seconds that one frame may take to be read before the connection is given up."""


class Connection:
    """One socket of one person at one table.

    Attributes:
        person: who it is.
        views: whether the client wants to be told what is legal and what it would do.
        muted: the people whose words are not passed on.
    """

    def __init__(
        self, person: Person, send: SendText, *, views: bool, waiting: int = WAITING
    ) -> None:
        self.person = person
        self.views = views
        self.muted: frozenset[str] = frozenset()
        self._send = send
        self._most = waiting
        self._frames: deque[str] = deque()
        self._woken = asyncio.Event()
        self._behind = False
        self._closing = False
        self._sending_since: float | None = None
        self._writing: asyncio.Task[None] | None = None

    def tell(self, frame: Frame) -> None:
        """Queue a frame for this client alone."""
        self.pass_on(frame_text(frame), 0)

    def pass_on(self, text: str, version: int) -> None:
        """Queue a frame; whoever is too slow loses all that wait and is told to ask again."""
        if self._behind:
            return
        if len(self._frames) >= self._most:
            self._frames.clear()
            self._frames.append(frame_text(Behind(version=version)))
            self._behind = True
        else:
            self._frames.append(text)
        self._woken.set()

    def caught_up(self) -> None:
        """The client has asked for what it missed."""
        self._behind = False

    def close(self) -> None:
        """Send what waits, then end `write`."""
        self._closing = True
        self._woken.set()

    def abort(self) -> None:
        """Give the connection up."""
        if self._writing is not None:
            self._writing.cancel()

    def is_stuck(self, now: float) -> bool:
        """Whether the client has not read a frame for too long; `now` is the loop's time."""
        return self._sending_since is not None and now - self._sending_since > PATIENCE

    async def write(self) -> None:
        """Send frames as they come, until `close`."""
        self._writing = asyncio.current_task()
        clock = asyncio.get_running_loop().time
        while True:
            while self._frames:
                self._sending_since = clock()
                await self._send(self._frames.popleft())
            self._sending_since = None
            if self._closing:
                return
            self._woken.clear()
            await self._woken.wait()
