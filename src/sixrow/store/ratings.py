"""How well people play: one rating each on every ladder, changed once by every rated table."""

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
    """What is known of somebody's play.

    Attributes:
        ladder: what was played, such as ``columbiz:2``.
        mu: how well they are thought to play.
        sigma: how unsure that is.
        games: how many tables have counted.
    """

    person: str
    ladder: str
    mu: float
    sigma: float
    games: int

    @property
    def sure(self) -> float:
        """What they play at least, almost surely; lists are ordered by it."""
        return self.mu - 3 * self.sigma


class RatingChange(Struct, frozen=True, kw_only=True):
    """A rating after a table."""

    table: str
    time: int
    mu: float
    sigma: float


class Standing(Struct, frozen=True, kw_only=True):
    """A rating with the way it went, the earliest change first."""

    rating: Rating
    history: tuple[RatingChange, ...]


Change = Callable[[Mapping[str, Rating]], Mapping[str, Rating]]
"""From the ratings of those who have one to the new ratings of everybody who played."""


class Ratings:
    """The ratings of everybody."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, person: str, ladder: str) -> Rating | None:
        """The rating of somebody on a ladder; None if they have none yet."""
        with self._database.read() as connection:
            return _ratings(connection, ladder, (person,)).get(person)

    def of_person(self, person: str) -> tuple[Standing, ...]:
        """Where somebody stands on every ladder that they are on."""
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
                RatingChange(table=row.table_id, time=row.time, mu=row.mu, sigma=row.sigma)
                for row in group
            )
            for ladder, group in groupby(rows, key=lambda row: row.ladder)
        }
        return tuple(
            Standing(rating=each, history=history.get(each.ladder, ())) for each in standings
        )

    def top(self, ladder: str, limit: int = 50) -> tuple[Rating, ...]:
        """The best of a ladder, as far as is sure."""
        sure = RATINGS.c.mu - 3 * RATINGS.c.sigma
        query = select(RATINGS).where(RATINGS.c.ladder == ladder)
        query = query.order_by(sure.desc(), RATINGS.c.person).limit(max(0, limit))
        with self._database.read() as connection:
            return tuple(Rating(**row._mapping) for row in connection.execute(query))

    def unsettled(self, since: int = 0) -> tuple[str, ...]:
        """The rated tables that are over and have not counted yet, the earliest first.

        Args:
            since: only those with a game that ended then or later.
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
        """Let a table that is over change the ratings, once: whether this was the time.

        Args:
            table: its id.
            ladder: where it counts.
            people: who played.
            change: called within the transaction, with the ratings of those who have one; nobody
                else changes a rating of this ladder meanwhile. If it raises, nothing has changed.

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
