"""What guests leave behind, swept away some time after they were last seen."""

from functools import partial
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, delete, func, select

from sixrow.store.database import Database
from sixrow.store.deletion import delete_person
from sixrow.store.queries import last_of
from sixrow.store.schema import (
    ATTENDANCE,
    CONNECTIONS,
    EVENTS,
    GAMES,
    JOBS,
    LINES,
    PEOPLE,
    PLAYERS,
    RATING_CHANGES,
    RECORDS,
    TABLES,
)

_OF_TABLES = (EVENTS, ATTENDANCE, GAMES, PLAYERS, LINES, CONNECTIONS, RATING_CHANGES)
"""Tables whose rows go with the table that they belong to."""


class Swept(Struct, frozen=True, kw_only=True):
    """How much was deleted, or would be."""

    guests: int
    tables: int
    records: int
    jobs: int
    lines: int


def sweep_guests(database: Database, before: int, *, dry_run: bool = False) -> Swept:
    """Delete guests who were last seen before a time, with all that is only theirs.

    Their records, jobs, chat lines and settings go, as in `People.delete`, and so do the tables at
    which nobody but such guests ever was and nothing has happened since then. At tables of others
    their seats become anonymous. A transaction for each guest, so a server is not held up.

    Args:
        database: the database.
        before: milliseconds UTC.
        dry_run: whether to count only.
    """
    with database.snapshot() as connection:
        theirs = _guests(before)
        guests: list[str] = list(connection.scalars(theirs))
        tables: list[str] = list(connection.scalars(_tables(before)))
        swept = Swept(
            guests=len(guests),
            tables=len(tables),
            records=_count(connection, RECORDS.c.person.in_(theirs)),
            jobs=_count(connection, JOBS.c.person.in_(theirs)),
            lines=_count(
                connection,
                LINES.c.person.in_(theirs) | LINES.c.table_id.in_(_tables(before)),
            ),
        )
    if not dry_run:
        for table in tables:
            database.carry_out(partial(_delete_table, table))
        for guest in guests:
            database.carry_out(partial(_delete_guest, guest))
        database.wipe()
    return swept


def _guests(before: int) -> Select[Any]:
    return select(PEOPLE.c.id).where(PEOPLE.c.kind == "guest", PEOPLE.c.seen < before)


def _tables(before: int) -> Select[Any]:
    """Tables at which only such guests and deleted people ever were, and nothing happened since."""
    gone = ((PEOPLE.c.kind == "guest") & (PEOPLE.c.seen < before)) | (PEOPLE.c.kind == "deleted")
    someone = select(1).where(
        ATTENDANCE.c.table_id == TABLES.c.id,
        ATTENDANCE.c.person.not_in(select(PEOPLE.c.id).where(gone)),
    )
    return select(TABLES.c.id).where(~someone.exists(), last_of(EVENTS.c.time) < before)


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).where(which)) or 0


def _delete_table(table: str, connection: Connection) -> None:
    for kind in _OF_TABLES:
        connection.execute(delete(kind).where(kind.c.table_id == table))
    connection.execute(delete(JOBS).where(JOBS.c.subject.contains(f'"{table}"', autoescape=True)))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def _delete_guest(guest: str, connection: Connection) -> None:
    """Delete a guest; the id stays only where others have played with them."""
    delete_person(guest, connection)
    attended = select(1).where(ATTENDANCE.c.person == guest)
    if connection.scalar(attended.limit(1)) is None:
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == guest))
