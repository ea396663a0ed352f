"""Ratings: one per person and ladder, changed once by every rated table."""

from collections.abc import Callable, Collection, Mapping
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from sixrow.rules import Refusal
from sixrow.store.database import Database
from sixrow.store.schema import EVENTS, GAMES, RATING_CHANGES, RATINGS, TABLES


class Rating(Struct, frozen=True, kw_only=True):
    """A person's rating.

    Attributes:
        ladder: the ladder, such as ``columbiz:2``.
        mu: the estimated skill.
        sigma: its uncertainty.
        games: the number of tables that have counted.
    """

    person: str
    ladder: str
    mu: float
    sigma: float
    games: int

    @property
    def sure(self) -> float:
        """A lower bound on the skill that is almost certain; lists are ordered by it."""
        return self.mu - 3 * self.sigma


class PastRating(Struct, frozen=True, kw_only=True):
    """A rating after a table."""

    table: str
    time: int
    mu: float
    sigma: float


class Standing(Struct, frozen=True, kw_only=True):
    """A rating and its history, earliest change first."""

    rating: Rating
    history: tuple[PastRating, ...]


Change = Callable[[Mapping[str, Rating]], Mapping[str, Rating]]
"""Maps the ratings of the rated players to the new ratings of everybody who played."""


class Ratings:
    """The stored ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, person: str, ladder: str) -> Rating | None:
        """A person's rating on a ladder; None if they have none yet."""
        with self._database.read() as connection:
            return _ratings(connection, ladder, (person,)).get(person)

    def of_person(self, person: str) -> tuple[Standing, ...]:
        """A person's standings on all their ladders."""
        ratings = select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.ladder)
        changes = (
            select(RATING_CHANGES)
            .where(RATING_CHANGES.c.person == person)
            .order_by(RATING_CHANGES.c.ladder, RATING_CHANGES.c.time, RATING_CHANGES.c.table_id)
        )
        with self._database.snapshot() as connection:
            standings = [Rating(**row._mapping) for row in connection.execute(ratings)]
            rows = connection.execute(changes).all()
        history = {
            ladder: tuple(
                PastRating(table=row.table_id, time=row.time, mu=row.mu, sigma=row.sigma)
                for row in group
            )
            for ladder, group in groupby(rows, key=lambda row: row.ladder)
        }
        return tuple(
            Standing(rating=each, history=history.get(each.ladder, ())) for each in standings
        )

    def top(self, ladder: str, limit: int = 50) -> tuple[Rating, ...]:
        """The best of a ladder by the certain lower bound."""
        sure = RATINGS.c.mu - 3 * RATINGS.c.sigma
        query = select(RATINGS).where(RATINGS.c.ladder == ladder)
        query = query.order_by(sure.desc(), RATINGS.c.person).limit(max(0, limit))
        with self._database.read() as connection:
            return tuple(Rating(**row._mapping) for row in connection.execute(query))

    def unsettled(self, since: int = 0) -> tuple[str, ...]:
        """Finished rated tables that have not counted yet, earliest first.

        Args:
            since: only those with a game that ended at this time or later.
        """
        query = (
            select(GAMES.c.table_id)
            .join(TABLES, TABLES.c.id == GAMES.c.table_id)
            .where(GAMES.c.ended >= since, GAMES.c.rated, TABLES.c.phase == "over")
            .where(~TABLES.c.settled)
            .group_by(GAMES.c.table_id)
            .order_by(func.max(GAMES.c.ended), GAMES.c.table_id)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def settle(self, table: str, ladder: str, people: Collection[str], change: Change) -> bool:
        """Apply a finished table to the ratings, once; return whether it was the first time.

        Args:
            table: its id.
            ladder: the ladder on which it counts.
            people: who played.
            change: called within the transaction with the current ratings; the ladder is locked
                against other changes. If it raises, nothing has changed.

        Raises:
            Refusal: there is no such table.
        """
        mark = update(TABLES).where(TABLES.c.id == table, ~TABLES.c.settled)
        with self._database.write() as connection:
            self._database.lock(connection, f"ladder {ladder}")
            if not connection.execute(mark.values(settled=True)).rowcount:
                if connection.scalar(select(1).where(TABLES.c.id == table)) is None:
                    raise Refusal("no-such-table")
                return False
            changed = change(_ratings(connection, ladder, people))
            _write(connection, table, ladder, changed)
        return True


def _ratings(connection: Connection, ladder: str, people: Collection[str]) -> dict[str, Rating]:
    query = select(RATINGS).where(RATINGS.c.ladder == ladder, RATINGS.c.person.in_(tuple(people)))
    return {row.person: Rating(**row._mapping) for row in connection.execute(query)}


def _write(connection: Connection, table: str, ladder: str, changed: Mapping[str, Rating]) -> None:
    same = (RATINGS.c.ladder == ladder) & RATINGS.c.person.in_(tuple(changed))
    connection.execute(delete(RATINGS).where(same))
    last = select(func.max(EVENTS.c.time)).where(EVENTS.c.table_id == table)
    time = connection.scalar(last) or 0
    ratings: list[dict[str, Any]] = []
    history: list[dict[str, Any]] = []
    for person, rating in changed.items():
        named = {"person": person, "ladder": ladder}
        ratings.append(msgspec.structs.asdict(rating) | named)
        moment = {"table_id": table, "time": time, "mu": rating.mu, "sigma": rating.sigma}
        history.append(named | moment)
    if ratings:
        connection.execute(insert(RATINGS), ratings)
        connection.execute(insert(RATING_CHANGES), history)
