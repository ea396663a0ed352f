"""Ratings: what a rated table changes, once it is over, exactly once.

The strength of people is a bell curve each (Weng and Lin's Plackett-Luce model, from openskill),
for every game and number of players apart. Tables between the same people count so many times a
day, so that nobody can farm them.
"""

import asyncio
from collections.abc import Callable, Mapping
from fractions import Fraction

from openskill.models import PlackettLuce, PlackettLuceRating

from sixrow.match import Table, TablePhase, rebuild
from sixrow.server.background import Background, repeat
from sixrow.store import Rating, Store

DAY = 86_400_000
POLL = 5.0
"""Seconds between two looks for tables that are over."""

_MODEL = PlackettLuce()
_BEGINNER = _MODEL.rating()


def ladder_of(setup: str) -> str:
    """What a set-up is rated with: the game and the number of players."""
    return ":".join(setup.split(":")[:2])


def shown(mu: float, sigma: float) -> int:
    """A rating as people see it: 1000 for a beginner; careful, so it rises as doubt falls."""
    return round(1_000 + 40 * (mu - 3 * sigma))


def changed(table: Table, before: Mapping[str, Rating]) -> dict[str, tuple[float, float]]:
    """The strength and the doubt of everybody after a table.

    The sides are ranked by their shares of the games. Whoever gave up, so that a bot played on,
    comes last; as one of a team, where the team comes.

    Args:
        table: a rated table that is over.
        before: the ratings of those of its people who have one.
    """
    setup, seats = table.setup, table.seats
    teams: list[list[str]] = [[] for _ in range(setup.sides)]
    for seat, state in enumerate(seats):
        teams[setup.side_of(seat)].append(state.chair.person)
    shares = list(table.shares())
    for seat, state in enumerate(seats):
        if not state.ranked and len(teams[setup.side_of(seat)]) == 1:
            shares[setup.side_of(seat)] = Fraction(-1)
    curves = [[_curve(before.get(person)) for person in team] for team in teams]
    ranks = [float(-share) for share in shares]
    after = _MODEL.rate(curves, ranks=ranks)
    return {
        person: (curve.mu, curve.sigma)
        for team, team_after in zip(teams, after, strict=True)
        for person, curve in zip(team, team_after, strict=True)
    }


def _curve(rating: Rating | None) -> PlackettLuceRating:
    if rating is None:
        return _MODEL.rating(mu=_BEGINNER.mu, sigma=_BEGINNER.sigma)
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)


class RatingUpdates:
    """Looks for rated tables that are over, and lets them count."""

    def __init__(self, store: Store, clock: Callable[[], int], a_day: int) -> None:
        """Make ready; `start` begins.

        Args:
            store: where the tables are.
            clock: milliseconds UTC.
            a_day: how many tables of the same two people count within 24 hours.
        """
        self._store, self._clock, self._a_day = store, clock, a_day
        self._background = Background()
        self._since = 0

    async def start(self) -> None:
        """Begin to look; first for what ended while nobody was here."""
        self._background.spawn(repeat(self._look, POLL, "ratings-failed", at_once=True))

    async def stop(self) -> None:
        """Stop looking; what is being written is finished."""
        await self._background.stop()

    async def _look(self) -> None:
        await asyncio.to_thread(self.settle_all, self._since)
        self._since = self._clock() - DAY

    def settle_all(self, since: int = 0) -> int:
        """Let every rated table count that is over since a moment; how many there were."""
        return sum(self.settle(table) for table in self._store.ratings.unsettled(since))

    def settle(self, table: str) -> bool:
        """Let a rated table count that is over: whether this was the time."""
        over = rebuild(self._store.tables.events(table))
        assert over.phase is TablePhase.OVER
        ladder = ladder_of(over.terms.setup)

        def change(before: Mapping[str, Rating]) -> Mapping[str, Rating]:
            if not any(over.shares()) or not self._counts(over):
                return {}
            after = changed(over, before)
            return {
                person: Rating(
                    person=person,
                    ladder=ladder,
                    mu=mu,
                    sigma=sigma,
                    games=before[person].games + 1 if person in before else 1,
                )
                for person, (mu, sigma) in after.items()
            }

        return self._store.ratings.settle(table, ladder, tuple(over.people), change)

    def _counts(self, table: Table) -> bool:
        """Whether no two of its people have had as many tables counted within a day as may."""
        since = table.time - DAY
        counted = [self._lately(person, since) for person in sorted(table.people)]
        return all(
            len(one & other) < self._a_day
            for place, one in enumerate(counted)
            for other in counted[place + 1 :]
        )

    def _lately(self, person: str, since: int) -> set[str]:
        """The tables that have counted for somebody since a moment, on any ladder."""
        standings = self._store.ratings.of_person(person)
        return {
            each.table for standing in standings for each in standing.history if each.time > since
        }
