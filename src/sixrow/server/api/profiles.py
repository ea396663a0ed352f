"""Endpoints for public profiles and ratings."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from sixrow.rules import Refusal
from sixrow.server.api.tables import Limit
from sixrow.server.jobs.ratings import shown
from sixrow.server.web.endpoints import Call, Key, Query
from sixrow.store import Rating

Ladder: TypeAlias = Annotated[str, Meta(pattern="^[a-z-]{1,40}:[2-4]$", max_length=42)]
"""Set-ups that are rated together: a game and a number of players, such as ``columbiz:2``."""


class RatingView(Struct, frozen=True):
    """A rating.

    Attributes:
        rating: the displayed rating: 1000 for a beginner; a cautious estimate that rises as sigma
            falls.
        mu: the estimated strength.
        sigma: the uncertainty of the estimate.
        games: the number of rated tables.
    """

    person: str
    ladder: str
    rating: int
    mu: float
    sigma: float
    games: int


class Profile(Struct, frozen=True):
    """The public profile of a person."""

    id: str
    name: str
    kind: str
    created: int
    ratings: tuple[RatingView, ...]


class RatingChange(Struct, frozen=True):
    """A rating after a table.

    Attributes:
        table: the id of the table; empty if it is private, for everybody but the person.
    """

    table: str
    ladder: str
    time: int
    rating: int


class LadderPlace(Struct, frozen=True):
    """A place on a ladder."""

    name: str
    rating: RatingView


class LadderQuery(Query, frozen=True, kw_only=True):
    """The largest number of places to return."""

    limit: Limit = 50


async def show_profile(call: Call, person: Key) -> Profile:
    """Get a person's profile with all their ratings."""
    account = await call.run(call.services.store.people.get, person)
    if account.kind == "deleted":
        raise Refusal("no-such-person")
    standings = await call.run(call.services.store.ratings.of_person, person)
    return Profile(
        id=account.id,
        name=account.name,
        kind=account.kind,
        created=account.created,
        ratings=tuple(_view(each.rating) for each in standings),
    )


async def show_ratings(call: Call, person: Key) -> tuple[RatingChange, ...]:
    """List the changes of a person's ratings, the latest first."""
    await call.run(call.services.store.people.get, person)
    store = call.services.store
    standings = await call.run(store.ratings.of_person, person)
    tables = {each.table for standing in standings for each in standing.history}
    own = call.visitor is not None and call.account.id == person
    shown_tables = tables if own else await call.run(store.tables.public, tables)
    changes = [
        RatingChange(
            table=each.table if each.table in shown_tables else "",
            ladder=standing.rating.ladder,
            time=each.time,
            rating=shown(each.mu, each.sigma),
        )
        for standing in standings
        for each in standing.history
    ]
    return tuple(sorted(changes, key=lambda each: (each.time, each.table), reverse=True))


async def show_ladder(call: Call, ladder: Ladder, query: LadderQuery) -> tuple[LadderPlace, ...]:
    """List the best players of a ladder."""
    store = call.services.store
    found = await call.run(store.ratings.top, ladder, query.limit)
    names = await call.run(
        lambda: {each.person: store.people.get(each.person).name for each in found}
    )
    return tuple(LadderPlace(names[each.person], _view(each)) for each in found)


def _view(rating: Rating) -> RatingView:
    return RatingView(
        person=rating.person,
        ladder=rating.ladder,
        rating=shown(rating.mu, rating.sigma),
        mu=round(rating.mu, 3),
        sigma=round(rating.sigma, 3),
        games=rating.games,
    )
