"""Everything that the database holds about a person, for that person."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, select

from sixrow.rules import Refusal
from sixrow.store.archive import ArchivedGame, read_game
from sixrow.store.database import Database
from sixrow.store.schema import (
    ATTENDANCE,
    GAMES,
    JOBS,
    LINES,
    MUTES,
    PEOPLE,
    PLAYERS,
    RATING_CHANGES,
    RATINGS,
    RECORDS,
    REPORTS,
    TOKENS,
)

_UNTOLD = frozenset({"password", "folded", "skeleton", "epoch", "digest", "result", "node"})
"""What is no information about a person, or must not leave the server."""

Rows = tuple[Mapping[str, Any], ...]


class PersonalData(Struct, frozen=True, kw_only=True):
    """What is stored about a person, with the names of the columns.

    Attributes:
        person: the person and their settings.
        tables: the tables at which they sat or watched.
        games: their finished games.
        lines: what they said.
        records: the records that they imported.
        analyses: the analyses that they asked for, without results.
        ratings: their ratings, and `rating_changes` how these changed.
        tokens: their tokens, without the secrets.
        muted: the people whom they have muted.
        reports: what they have reported.
    """

    person: Mapping[str, Any]
    tables: Rows
    games: tuple[ArchivedGame, ...]
    lines: Rows
    records: Rows
    analyses: Rows
    ratings: Rows
    rating_changes: Rows
    tokens: Rows
    muted: tuple[str, ...]
    reports: Rows


def personal_data(database: Database, person: str) -> PersonalData:
    """Everything about a person, in one snapshot; costs as much as they have stored.

    Raises:
        Refusal: nobody has this id.
    """
    with database.snapshot() as connection:
        found = _rows(connection, select(PEOPLE).where(PEOPLE.c.id == person))
        if not found:
            raise Refusal("no-such-person")
        own = {
            table.name: _rows(connection, select(table).where(table.c.person == person))
            for table in (ATTENDANCE, LINES, RECORDS, JOBS, RATINGS, RATING_CHANGES, TOKENS)
        }
        muted = connection.scalars(select(MUTES.c.muted).where(MUTES.c.person == person)).all()
        reports = _rows(connection, select(REPORTS).where(REPORTS.c.by == person))
        games = _games(connection, person)
    return PersonalData(
        person={**found[0], "settings": msgspec.json.decode(found[0]["settings"])},
        tables=own["attendance"],
        games=games,
        lines=own["lines"],
        records=own["records"],
        analyses=own["jobs"],
        ratings=own["ratings"],
        rating_changes=own["rating_changes"],
        tokens=own["tokens"],
        muted=tuple(muted),
        reports=reports,
    )


def _games(connection: Connection, person: str) -> tuple[ArchivedGame, ...]:
    same = (PLAYERS.c.table_id == GAMES.c.table_id) & (PLAYERS.c.game == GAMES.c.game)
    played = select(1).where(same, PLAYERS.c.person == person).exists()
    query = select(GAMES.c.body).where(played).order_by(GAMES.c.ended, GAMES.c.table_id)
    return tuple(read_game(body) for body in connection.scalars(query))


def _rows(connection: Connection, query: Select[Any]) -> Rows:
    return tuple(
        {name: value for name, value in row._mapping.items() if name not in _UNTOLD}
        for row in connection.execute(query)
    )
