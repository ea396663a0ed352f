"""A client's connection to a table, with a bounded send queue so that nobody waits for it."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, TypeAlias

from sixrow.match import Person
from sixrow.server.people.identity import Caller
from sixrow.wire.frames import Frame, ResyncNotice, frame_text

SendText: TypeAlias = Callable[[str], Coroutine[Any, Any, None]]

WAITING = 256
"""The number of frames that may be queued for a slow client."""

PATIENCE = 30.0
"""Seconds that sending one frame may take before the connection is aborted."""


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
    """

    def __init__(
        self,
        person: Person,
        send: SendText,
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
        self._send = send
        self._most = waiting
        self._frames: deque[str] = deque()
        self._woken = asyncio.Event()
        self._behind = False
        self._closing = False
        self._idle = False
        self._begun: _Begun | None = None
        self._failure: Exception | None = None
        self._sending_since: float | None = None
        self._writing: asyncio.Task[None] | None = None

    def tell(self, frame: Frame) -> None:
        """Send a frame to this client only."""
        self.pass_on(frame_text(frame), 0)

    def pass_on(self, text: str, version: int) -> None:
        """Send an encoded frame.

        If the queue is full, it is dropped and replaced by a request to resynchronize.
        """
        if self._behind:
            return
        if self._idle:
            self._send_at_once(text)
        elif len(self._frames) < self._most:
            self._frames.append(text)
        else:
            self._frames.clear()
            self._frames.append(frame_text(ResyncNotice(version=version)))
            self._behind = True

    def _send_at_once(self, text: str) -> None:
        """Send a frame directly if the socket accepts it, which is the usual case.

        Otherwise `write` completes it. Waking a task for every frame costs as much as sending it.
        """
        try:
            self._begun = _begin(self._send(text))
        except Exception as error:  # noqa: BLE001 - `write` has to raise it, not the sender
            self._failure = error
        else:
            if self._begun is None:
                return
        self._idle = False
        self._sending_since = asyncio.get_running_loop().time()
        self._woken.set()

    def caught_up(self) -> None:
        """Resume sending after the client has resynchronized."""
        self._behind = False

    def close(self) -> None:
        """Send the queued frames, then end `write`."""
        self._closing, self._idle = True, False
        self._woken.set()

    def abort(self) -> None:
        """Cancel `write` without sending the queued frames."""
        if self._writing is not None:
            self._writing.cancel()

    def is_stuck(self, now: float) -> bool:
        """Whether one frame has been sending for too long; `now` is the loop's time."""
        return self._sending_since is not None and now - self._sending_since > PATIENCE

    async def write(self) -> None:
        """Send queued frames until `close` is called."""
        self._writing = asyncio.current_task()
        try:
            while True:
                await self._send_waiting()
                if self._closing:
                    return
                self._idle = True
                self._woken.clear()
                await self._woken.wait()
        finally:
            self._idle = False

    async def _send_waiting(self) -> None:
        """Complete a send that was started elsewhere, then send all queued frames."""
        clock = asyncio.get_running_loop().time
        if self._failure is not None:
            raise self._failure
        if self._begun is not None:
            await self._begun
            self._begun = None
        while self._frames:
            self._sending_since = clock()
            await self._send(self._frames.popleft())
        self._sending_since = None


class _Begun:
    """The rest of a coroutine that was started and is suspended; await it once."""

    def __init__(self, work: Coroutine[Any, Any, None], awaited: object) -> None:
        self._work, self._awaited = work, awaited

    def __await__(self) -> Generator[Any, Any, None]:
        while True:
            try:
                yield self._awaited
            except BaseException as error:  # noqa: BLE001 - passed into the coroutine
                step = partial(self._work.throw, error)
            else:
                step = partial(self._work.send, None)
            try:
                self._awaited = step()
            except StopIteration:
                return


def _begin(work: Coroutine[Any, Any, None]) -> _Begun | None:
    """Run a coroutine up to its first suspension; None if it completes without one."""
    try:
        return _Begun(work, work.send(None))
    except StopIteration:
        return None
