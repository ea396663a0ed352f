"""What a node does for the tables that it keeps: play for bots, watch clocks and awaited links."""

import asyncio

import structlog

from sixrow.match import Awaited, Decide, Drop, Event, Table, Tick
from sixrow.match.rolls import SILENCE
from sixrow.rules import Refusal, Waiting
from sixrow.server.background import Background
from sixrow.server.tables.live_table import LiveTable, TimeSource
from sixrow.wire.frames import ServerNotice
from sixrow.workers.bots import BotFailed, Bots

_log = structlog.get_logger(__name__)

RETRY = 60.0
"""Seconds after which a bot that could not decide tries again."""

AGAIN = 5_000
"""Milliseconds after which a table that still waits for links is looked at again."""


class Keeper:
    """Acts on the tables of a node that wait for a bot or a clock.

    Attributes:
        failures: how often a bot could not decide.
    """

    def __init__(self, bots: Bots, background: Background, clock: TimeSource) -> None:
        """Make a keeper; pass `follow` to `Registry.subscribe`.

        Args:
            bots: decide for the seats of bots.
            background: runs the tasks.
            clock: milliseconds since 1970, the same on all nodes.
        """
        self._bots, self._background, self._now = bots, background, clock
        self.failures = 0

    def follow(self, live: LiveTable, _events: tuple[Event, ...] = ()) -> None:
        """Check what the table waits for after a change; start a bot or a timer.

        A timer that is set for an earlier moment stays: it looks again. Most changes come long
        before it, and need no other.
        """
        awaited = live.table.awaited
        if awaited is None or not live.kept:
            _stop_timer(live)
            return
        if _is_for_bot(awaited):
            _stop_timer(live)
            if not live.thinking:
                live.thinking = True
                self._background.spawn(self._decide(live))
            return
        now = self._now()
        moments = (awaited.deadline, _end_of_silence(live.table, now))
        soonest = min((each for each in moments if each is not None), default=None)
        if soonest is not None:
            loop = asyncio.get_running_loop()
            moment = loop.time() + min(max(0, soonest - now) / 1000, 30.0) + 0.001
            if live.timer is None or live.timer.when() > moment:
                _stop_timer(live)
                live.timer = loop.call_at(moment, self.look_at_time, live)

    def look_at_time(self, live: LiveTable) -> None:
        """Let the table check whether the running clock has expired, or somebody is silent."""
        live.timer = None
        self._background.spawn(self._tick(live))

    async def _tick(self, live: LiveTable) -> None:
        await live.command(Tick(), None)
        await self._drop_silent(live)
        if live.timer is None:
            self.follow(live)

    async def _drop_silent(self, live: LiveTable) -> None:
        """Give up waiting for those of whom nothing was heard; the authority knows who may be."""
        due, now = live.table.dice.due, self._now()
        if due is None or now - due.since < SILENCE:
            return
        for seat in await live.silent():
            await live.command(Drop(roll=due.roll, seat=seat), None)

    async def _decide(self, live: LiveTable) -> None:
        """Let bots decide as long as it is a bot's turn."""
        try:
            while (awaited := live.table.awaited) is not None and _is_for_bot(awaited):
                if self._bots.state != "ready":
                    failed = self._bots.state == "failed"
                    live.tell_all(ServerNotice(code="bots-failed" if failed else "preparing"))
                words = await self._bots.decide(live.table, awaited, live.owner)
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
            self.failures += 1
            _log.exception("bot-failed", table=live.id)
            self._stall(live)
        else:
            live.stalled = False
        finally:
            live.thinking = False

    def _stall(self, live: LiveTable) -> None:
        """Tell people that they wait in vain and may call the game off; try again later."""
        live.stalled = True
        live.tell_all(ServerNotice(code="bots-failed"))
        live.timer = asyncio.get_running_loop().call_later(RETRY, self.follow, live)


def _stop_timer(live: LiveTable) -> None:
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None


def _is_for_bot(awaited: Awaited) -> bool:
    return bool(awaited.bot) and awaited.waiting is Waiting.DECISION


def _end_of_silence(table: Table, now: int) -> int | None:
    """When to look for callers who are silent; None if nobody could be dropped."""
    due = table.dice.due
    if due is None or due.first or len(due.callers) < 2:
        return None
    end = due.since + SILENCE
    return end if end > now else now + AGAIN
