"""A table in this process, with the same authority as on a server.

The players at the keyboard are one person with several seats, as in the plain prompt. Bots run in
other processes (`processes`); their moves appear one after the other, so that they can be followed.
"""

import asyncio
from typing import Any

from msgspec.structs import replace

from sixrow.local.driver import Driver
from sixrow.local.seats import THOUGHTLESS
from sixrow.local.table import PEOPLE, LocalTable
from sixrow.match import Command, Finish, SeatCommand, TablePhase
from sixrow.match.witness import Witness
from sixrow.notation import Record, position_text
from sixrow.notation.analyses import PositionAnalysis, Want
from sixrow.rules import Position, Refusal
from sixrow.tui.link import Link, LinkState, Listener
from sixrow.tui.processes import Thinking
from sixrow.wire import frames, views
from sixrow.workers.tasks import cancelled

PACE = 0.7
"""Seconds between two moves of a bot."""


class LocalLink(Link):
    """The link to a table in this process.

    Attributes:
        table: the game, for saving.
    """

    def __init__(self, table: LocalTable, thinking: Thinking, pace: float = PACE) -> None:
        """Create a link; `open` starts the bots.

        Args:
            table: the game so far.
            thinking: runs the bots and the analyst.
            pace: seconds between two moves of a bot.
        """
        self.table = table
        self._driver = Driver(table)
        self._thinking = thinking
        self._pace = pace
        self._listener: Listener | None = None
        self._told = 0
        self._playing: asyncio.Task[None] | None = None

    # The link

    def open(self, listener: Listener) -> None:
        """Start listening, and let the bots play."""
        self._listener = listener
        if self.table.state.phase is TablePhase.PLAYING:
            self.table.rouse()
        self._told = self.table.state.version
        listener.linked(LinkState.OPEN)
        listener.heard(
            frames.Welcome(
                you=PEOPLE.id,
                seats=self.table.state.seats_of(PEOPLE.id),
                now=0,
                version=self._told,
                events=self.table.since(0),
                effects=self._effects_since(0),
                view=self._view(),
            )
        )
        self._go_on()

    async def close(self) -> None:
        """Stop the bots; the game stays as it is."""
        await cancelled(self._playing)
        self._listener = None

    async def command(self, kind: type[Command], **fields: Any) -> None:
        if kind is Finish:
            self.table.finish()
        else:
            assert issubclass(kind, SeatCommand)
            self.table.act(kind, fields.pop("seat"), **fields)
        self.tell()
        self._go_on()

    async def preview(self, decisions: tuple[str, ...]) -> frames.Previewed:
        frame = frames.Preview(id="preview", decisions=decisions)
        return views.previewed(self.table.position, frame, self.table.state.version)

    async def odds(self, keep: str) -> PositionAnalysis:
        return await self._ask(views.keeping(self.table.position, keep), "odds")

    async def hint(self) -> PositionAnalysis:
        return await self._ask(self.table.position, "choices")

    async def record(self, game: int) -> Record:
        """The game so far; a local table has only one."""
        assert game == 1
        return self.table.record()

    @property
    def can_call_off(self) -> bool:
        """Never: a local game without a decision can simply be left."""
        return False

    @property
    def witness(self) -> Witness:
        return self.table.witness

    @property
    def proven(self) -> bool:
        """False if the game was resumed from a record without a proof."""
        return self.table.proven

    async def go_on(self) -> None:
        """Do nothing: links are always given, since this process is the house."""

    async def say(self, text: str) -> None:
        """Do nothing: all players sit at this keyboard."""

    async def mute(self, person: str, *, muted: bool) -> None:
        """Do nothing: nobody else is here."""

    async def report(self, line: int) -> None:
        """Do nothing: nobody else is here."""

    # Background

    def _ask(self, position: Position, want: Want) -> "asyncio.Future[PositionAnalysis]":
        asked = self._thinking.position(position_text(position), want)
        return asyncio.ensure_future(asked)

    def _view(self) -> frames.View:
        """The table as clients show it, with the names of the record."""
        view = views.view_of(self.table.state)
        pairs = zip(view.seats, self.table.names, strict=True)
        named = (replace(seat, chair=replace(seat.chair, name=name)) for seat, name in pairs)
        return replace(view, seats=tuple(named))

    def _effects_since(self, version: int) -> frames.Narrative:
        return tuple(map(views.effects_data, self.table.effects_since(version)))

    def tell(self) -> None:
        """Send the events since the last call to the listener."""
        before, self._told = self._told, self.table.state.version
        if self._listener is None or before == self._told:
            return
        self._listener.heard(
            frames.Events(
                version=self._told,
                events=self.table.since(before),
                effects=self._effects_since(before),
                view=self._view(),
            )
        )

    def _go_on(self) -> None:
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        """Let bots decide until it is a person's turn."""
        try:
            await self._play_on()
        except Refusal as refusal:
            if self._listener is not None:
                self._listener.turned_away(refusal)

    async def _play_on(self) -> None:
        while (awaited := self._driver.awaited) is not None:
            words: tuple[str, ...] = ()
            if awaited.bot not in THOUGHTLESS:
                words = await self._thinking.decide(self.table.state, awaited)
            await asyncio.sleep(self._pace)
            self._driver.play(words)
            self.tell()
