"""What a node does for the tables that it keeps: play for bots and watch the clocks."""

import asyncio

import structlog

from sixrow.match import Decide, Event, Tick
from sixrow.rules import Refusal, Waiting
from sixrow.server.background import Background
from sixrow.server.tables.live_table import LiveTable, TimeSource
from sixrow.wire.frames import ServerNotice
from sixrow.workers.bots import BotFailed, Bots

_log = structlog.get_logger(__name__)


class Keeper:
    """Acts on the tables of a node that wait for a bot or a clock."""

    def __init__(self, bots: Bots, background: Background, clock: TimeSource) -> None:
        """Make a keeper; pass `follow` to `Registry.subscribe`.

        Args:
            bots: decide for the seats of bots.
            background: runs the tasks.
            clock: milliseconds since 1970, the same on all nodes.
        """
        self._bots, self._background, self._now = bots, background, clock

    def follow(self, live: LiveTable, _events: tuple[Event, ...] = ()) -> None:
        """Check what the table waits for after a change; start a bot or a timer."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        awaited = live.table.awaited
        if awaited is None or not live.kept:
            return
        if awaited.bot and awaited.waiting is Waiting.DECISION:
            if not live.thinking:
                live.thinking = True
                self._background.spawn(self._decide(live))
        elif awaited.deadline is not None:
            seconds = min(max(0, awaited.deadline - self._now()) / 1000, 30.0)
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(seconds + 0.001, self.look_at_clock, live)

    def look_at_clock(self, live: LiveTable) -> None:
        """Let the table check whether the running clock has expired."""
        live.timer = None
        self._background.spawn(self._tick(live))

    async def _tick(self, live: LiveTable) -> None:
        await live.command(Tick(), None)
        if live.timer is None:
            self.follow(live)

    async def _decide(self, live: LiveTable) -> None:
        """Let bots decide as long as it is a bot's turn."""
        try:
            while (awaited := live.table.awaited) is not None and awaited.bot:
                if not self._bots.are_ready:
                    live.tell_all(ServerNotice(code="preparing"))
                words = await self._bots.decide(live.table, awaited)
                command = Decide(
                    id=f"bot-{awaited.version}",
                    version=awaited.version,
                    seat=awaited.seat,
                    decisions=words,
                )
                try:
                    await live.command(command, None)
                except Refusal as refusal:  # the person came back, or another node was faster
                    _log.info("bot-refused", table=live.id, code=refusal.code)
                    if refusal.code != "stale-version":
                        raise
        except BotFailed:
            _log.exception("bot-failed", table=live.id)
        finally:
            live.thinking = False
