"""Many tables at once: opened, played to the end, opened again, until the load stops."""

import asyncio
import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tests.support.load.client import Client, Course, Load
from tests.support.load.mirror import Mirror
from tests.support.load.people import ME, OPEN, Guest, Opened, Site, bot


@dataclass(frozen=True)
class Plan:
    """What is played at a table.

    Attributes:
        setup: the set-up, in a word.
        bots: the level of the bot at each seat; empty where a guest plays.
        terms: more terms.
        asleep: whether nobody comes: the host begins and goes, and the clock has the last word.
    """

    setup: str
    bots: tuple[str, ...] = ()
    terms: dict[str, Any] = field(default_factory=dict)
    asleep: bool = False

    @property
    def chairs(self) -> list[str]:
        """The level of the bot at each seat; empty where a guest plays."""
        players = int(self.setup.partition(":")[2][0])
        return [*self.bots, *[""] * players][:players]


@dataclass
class Played:
    """A table that was opened: what each of its players was told."""

    opened: Opened
    plan: Plan
    mirrors: list[Mirror]


class Tables:
    """The tables of a load. Everybody at them is a guest of their own.

    Attributes:
        played: every table that was opened.
    """

    def __init__(self, site: Site, load: Load, plans: Sequence[Plan], *, shared: bool) -> None:
        """Plan a load.

        Args:
            site: the server.
            load: what the players have in common.
            plans: what is played, one after the other in turn.
            shared: whether the players of a table share what they were told, to save time.
        """
        self._site, self._load, self._plans = site, load, plans
        self._shared = shared
        self._clients: set[Client] = set()
        self._stopping = False
        self._number = 0
        self.played: list[Played] = []

    async def keep(self, count: int, delay: float = 0.0) -> None:
        """Keep so many tables going until `stop`; those that are begun are played to the end.

        Args:
            count: how many tables at once.
            delay: seconds over which the first commands of tables are spread, for an even pace.
        """
        gc.freeze()
        gc.set_threshold(100_000, 50, 100)  # the server is measured, not our own garbage
        async with asyncio.TaskGroup() as group:
            for index in range(count):
                group.create_task(self._one_after_the_other(index, count, delay))

    async def _one_after_the_other(self, index: int, count: int, delay: float) -> None:
        guests: list[Guest] = []
        while not self._stopping:
            self._number += 1
            plan = self._plans[self._number % len(self._plans)]
            while len(guests) < len(plan.chairs):
                guests.append(await self._site.guest(f"g{index}-{len(guests)}"))
            await self.play(plan, guests, perf_counter() + delay * index / count)

    async def play(self, plan: Plan, guests: Sequence[Guest], due: float = 0.0) -> Played:
        """Open a table and play it to the end."""
        opened = await self._open(plan, guests)
        people = [seat for seat, level in enumerate(plan.chairs) if not level]
        courses = [Course(opened.table, due=due) for _ in people]
        if self._shared:
            courses = courses[:1] * len(people)
        played = Played(opened, plan, [course.mirror for course in courses])
        self.played.append(played)
        clients = [
            Client(guests[seat], seat, course, self._load, sleepy=plan.asleep)
            for seat, course in zip(people, courses, strict=True)
        ]
        self._clients.update(clients)
        try:
            async with asyncio.TaskGroup() as group:
                for client in clients:
                    group.create_task(client.play())
        finally:
            self._clients.difference_update(clients)
        self._load.book.finished += all(client.is_over for client in clients)
        return played

    async def _open(self, plan: Plan, guests: Sequence[Guest]) -> Opened:
        people = [seat for seat, level in enumerate(plan.chairs) if not level]
        host = people[0]
        chairs = [bot(level) if level else OPEN for level in plan.chairs]
        chairs[host] = ME
        opened = await self._site.open(guests[host], {"setup": plan.setup, **plan.terms}, chairs)
        for seat in people[1:]:
            await self._site.join(guests[seat], opened.invite, seat)
        return opened

    def finish(self) -> None:
        """Open no more tables."""
        self._stopping = True

    def abandon(self) -> None:
        """Leave all tables as they are."""
        self._stopping = True
        for client in self._clients:
            client.stopped = True
