"""The frames of one client at a table; invalid frames are refused without closing the socket."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import structlog

from sixrow.match import Person, PersonCommand, TableRequest
from sixrow.notation import position_text
from sixrow.notation.analyses import PositionAnalysis, Want
from sixrow.rules import Position, Refusal
from sixrow.server.people.eligibility import check_command, check_study
from sixrow.server.people.limits import Limits
from sixrow.server.tables import chat
from sixrow.server.tables.bounds import check_bounds
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.first_step import begin
from sixrow.server.tables.live_table import SOON, LiveTable
from sixrow.server.tables.presence import Presence
from sixrow.server.tables.registry import Registry
from sixrow.store import Account
from sixrow.store.database import checked
from sixrow.wire import frames, views
from sixrow.wire.refusals import public_refusal
from sixrow.workers.fair_pool import Owner

_READING = (frames.Preview, frames.Odds, frames.Hint, frames.Resync, frames.Ping, frames.Bye)

HELD_BACK = 0.25
"""Seconds after which a frame of an address that is over its limit is tried again."""

_log = structlog.get_logger(__name__)

Hear: TypeAlias = "Callable[[bytes], asyncio.Task[None] | None]"
"""Takes a frame; the task that is still busy with it, if it could not be done at once."""


class Advise(Protocol):
    """Answers a question of the analysis protocol without blocking the event loop."""

    def __call__(self, line: str, *want: Want) -> Awaitable[PositionAnalysis]:
        """The value of a position, with the other requested parts.

        Raises:
            Refusal: the question cannot be answered.
        """


@dataclass
class Session:
    """One client at one table, from its first frame to its last.

    Attributes:
        account: the caller's account; `connection` has the person at the table.
        limits: rate limits for frames.
        advise: answers questions about odds and hints.
        presence: who is there.
        advising: the question in progress.
    """

    registry: Registry
    live: LiveTable
    connection: Connection
    account: Account
    limits: Limits
    advise: Advise
    presence: Presence
    advising: "asyncio.Task[None] | None" = None

    def __post_init__(self) -> None:
        self.person: Person = self.connection.person
        self._owner = Owner(self.connection.address, self.account.id)

    def hear(self, content: bytes) -> "asyncio.Task[None] | None":
        """Take a frame; the task that is still busy with it, if it could not be done at once."""
        try:
            task = begin(self.take(content))
        except Exception as error:  # noqa: BLE001 - refused, never raised
            self._fail(error)
            return None
        if task is not None:
            task.add_done_callback(self._note_failure)
        return task

    def _note_failure(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        """Log an unexpected exception and end the session; invalid frames are refused."""
        _log.error("frame-failed", exc_info=error)
        self.connection.close()

    async def take(self, text: str | bytes) -> None:
        """Handle one frame; every frame but `bye` gets an answer."""
        try:
            await self._take(text)
        finally:  # a link that was given is more than a sign of life
            await self.presence.hear(self.live, self.person.id)

    async def _take(self, text: str | bytes) -> None:
        try:
            self.limits.take("frame", self.account.id)
            await self._slow_down()
            frame = frames.read_frame(text)
        except Refusal as refusal:
            self._refuse(frames.id_of(text), refusal)
            return
        try:
            self._check_scope(frame)
            await self._do(frame)
        except Refusal as refusal:
            self._refuse(frame.id, refusal)

    async def _slow_down(self) -> None:
        """Hold a frame back while its address sends more than its people would."""
        while True:
            try:
                self.limits.take("frames", self.connection.address)
            except Refusal:
                await asyncio.sleep(HELD_BACK)
            else:
                return

    def _check_scope(self, frame: frames.ClientFrame) -> None:
        caller = self.connection.caller
        if caller is not None and caller.scope == "read" and not isinstance(frame, _READING):
            raise Refusal("token-reads-only")

    def _refuse(self, identity: str, refusal: Refusal) -> None:
        version = self.live.table.version
        if refusal.code == "database-unavailable":  # clients are not told why
            _log.warning(refusal.code, text=refusal.details.get("text", ""))
        error = public_refusal(refusal)
        self.connection.tell(frames.Refused(id=identity, error=error, version=version))

    async def _do(self, frame: frames.ClientFrame) -> None:
        if isinstance(frame, TableRequest):
            await self._command(frame)
            return
        await self.live.store_links()  # an answer says that what was sent before it is stored
        match frame:
            case frames.Preview():
                self._preview(frame)
            case frames.Odds() | frames.Hint():
                self._advise(frame)
            case frames.Say() | frames.Mute() | frames.ReportLine():
                await self._talk(frame)
            case frames.Resync():
                self._resync(frame)
            case frames.Ping():
                self.connection.tell(frames.Pong(id=frame.id, now=self.registry.now()))
            case frames.Hold():
                await self._hold(frame)
            case frames.Bye():
                await self.presence.say_goodbye(self.live, self.connection)
            case frames.Ahead():
                await self._reseal(frame)

    async def _command(self, command: PersonCommand) -> None:
        check_command(self.account, self.live.table, command)
        check_bounds(self.registry, self.live, self._owner, command, self.limits)
        before = self.live.table.version
        events = await self.live.command(command, self.person, waits=True)
        if events is None:
            return
        if not events or events[-1].number <= before:  # repeated: nothing new was broadcast
            told = frames.Events(version=self.live.table.version, events=events, answers=command.id)
            self.connection.tell(told)

    async def _hold(self, frame: frames.Hold) -> None:
        await self.presence.hold(self.live, self.connection, frame.anchor)
        if self.registry.shared:  # what other nodes have begun is over by then
            asyncio.get_running_loop().call_later(SOON, self._tell_present)
        else:
            self._tell_present()

    def _tell_present(self) -> None:
        self.connection.tell(frames.Present(people=self.live.present()))

    async def _reseal(self, frame: frames.Ahead) -> None:
        """Use a new chain if the client has seen a roll that was not made here yet."""
        if not self.live.has_shown(frame.roll, frame.link):
            raise Refusal("not-ahead")
        _log.warning("set-back", table=self.live.id, roll=frame.roll)
        await self.live.reseal()

    def _preview(self, frame: frames.Preview) -> None:
        version = self.live.table.version
        self.connection.tell(views.previewed(self._position(), frame, version))

    def _advise(self, frame: frames.Odds | frames.Hint) -> None:
        """Start answering a question in the background; commands do not wait for it."""
        self.registry.admission.check_on("analyses")
        if not self.live.table.terms.hints:
            raise Refusal("hints-not-agreed")
        position, version = self._position(), self.live.table.version
        if isinstance(frame, frames.Odds):
            position = views.keeping(position, frame.keep)
        wanted: Want = "odds" if isinstance(frame, frames.Odds) else "choices"
        if self.advising is not None and not self.advising.done():
            raise Refusal("one-at-a-time")
        self.advising = asyncio.create_task(self._answer(frame.id, version, position, wanted))
        self.advising.add_done_callback(self._note_failure)

    async def _answer(self, identity: str, version: int, position: Position, wanted: Want) -> None:
        try:
            await asyncio.to_thread(check_study, self.account, self.registry.store)
            answer = await self.advise(position_text(position), wanted)
        except Refusal as refusal:
            self._refuse(identity, refusal)
        else:
            self.connection.tell(frames.Advice(id=identity, version=version, answer=answer))

    def _position(self) -> Position:
        if not self.live.table.games:
            raise Refusal("not-playing")
        return self.live.table.position

    async def _talk(self, frame: frames.Say | frames.Mute | frames.ReportLine) -> None:
        match frame:
            case frames.Say():
                await self._say(frame)
            case frames.Mute():
                await self._mute(frame)
            case frames.ReportLine():
                await self._report(frame)

    async def _say(self, frame: frames.Say) -> None:
        self.registry.admission.check_on("chat")
        self.limits.take("say", self.account.id)
        registry, kept = self.registry, self.registry.store.chat
        tell = not registry.shared
        await chat.say(self.live, kept, self.person, frame, registry.now(), tell=tell)

    async def _mute(self, frame: frames.Mute) -> None:
        kept = self.registry.store.chat
        people = await asyncio.to_thread(
            kept.mute, self.person.id, checked(frame.person), muted=frame.muted
        )
        self.presence.mute(self.person.id, people)
        self.connection.tell(frames.Muted(id=frame.id, people=tuple(sorted(people))))

    async def _report(self, frame: frames.ReportLine) -> None:
        self.limits.take("report", self.account.id)
        store, now = self.registry.store, self.registry.now()
        await chat.report(self.live, store, self.connection, frame, now)
        self.connection.tell(frames.Reported(id=frame.id))

    def _resync(self, frame: frames.Resync) -> None:
        self.connection.caught_up()
        views = self.connection.views
        missed = self.live.events_after(frame.version, views=views, answers=frame.id)
        self.connection.tell(missed)


async def serve(session: Session, version: int, listen: Callable[[Hear], None]) -> None:
    """Serve one accepted socket until it ends.

    Args:
        session: its client.
        version: the last event that the client has.
        listen: begins to pass frames on, each once the last one is done.
    """
    live, connection, presence = session.live, session.connection, session.presence
    try:
        await presence.arrive(live, connection, version)
        listen(session.hear)  # after the welcome
        await connection.ended.wait()
    finally:
        presence.depart(live, connection)
        if session.advising is not None:
            session.advising.cancel()
