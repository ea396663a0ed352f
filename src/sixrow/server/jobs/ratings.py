"""Ratings: updated exactly once for every rated table that is over.

A rating is a normal distribution (Weng and Lin's Plackett-Luce model, from openskill), separate for
each game and number of players. Only a limited number of tables between the same people count per
day, which prevents rating farming.
"""

import asyncio
from collections.abc import Callable, Mapping
from fractions import Fraction

from openskill.models import PlackettLuce, PlackettLuceRating

from sixrow.match import Table, TablePhase, rebuild
from sixrow.server.background import Background
from sixrow.store import Rating, Store

DAY = 86_400_000
POLL = 5.0
"""Seconds between two searches for tables that are over."""

_MODEL = PlackettLuce()
_BEGINNER = _MODEL.rating()


def ladder_of(setup: str) -> str:
    """The ladder of a set-up: the game and the number of players."""
    return ":".join(setup.split(":")[:2])


def shown(mu: float, sigma: float) -> int:
    """A rating as displayed: 1000 for a beginner; a cautious estimate that rises as sigma falls."""
    return round(1_000 + 40 * (mu - 3 * sigma))


def changed(table: Table, before: Mapping[str, Rating]) -> dict[str, tuple[float, float]]:
    """The new mu and sigma of every player after a table.

    The sides are ranked by their shares of the games. A player who gave up and was replaced by a
    bot ranks last; in a team, they rank with their team.

    Args:
        table: a rated table that is over.
        before: the existing ratings of its players.
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
    """Updates ratings from rated tables that are over."""

    def __init__(self, store: Store, clock: Callable[[], int], a_day: int) -> None:
        """Prepare the updates; `start` starts them.

        Args:
            store: the database.
            clock: milliseconds UTC.
            a_day: how many tables of the same two people count within 24 hours.
        """
        self._store, self._clock, self._a_day = store, clock, a_day
        self._background = Background()
        self._since = 0

    async def start(self) -> None:
        """Start searching, first for tables that ended while the server was down."""
        self._background.repeat(self._look, POLL, "ratings-failed", at_once=True)

    async def stop(self) -> None:
        """Stop searching; a write in progress is completed."""
        await self._background.stop()

    async def _look(self) -> None:
        await asyncio.to_thread(self.settle_all, self._since)
        self._since = self._clock() - DAY

    def settle_all(self, since: int = 0) -> int:
        """Rate all tables that ended after `since`; returns how many were rated."""
        return sum(self.settle(table) for table in self._store.ratings.unsettled(since))

    def settle(self, table: str) -> bool:
        """Rate a table that is over; False if it has been rated before."""
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
        """Whether every pair of its players is below the limit of tables per day."""
        since = table.time - DAY
        counted = [self._lately(person, since) for person in sorted(table.people)]
        return all(
            len(one & other) < self._a_day
            for place, one in enumerate(counted)
            for other in counted[place + 1 :]
        )

    def _lately(self, person: str, since: int) -> set[str]:
        """The tables that have counted for a person after `since`, on any ladder."""
        standings = self._store.ratings.of_person(person)
        return {
            each.table for standing in standings for each in standing.history if each.time > since
        }
