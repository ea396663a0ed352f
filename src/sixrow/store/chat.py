"""Chat at tables."""

from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, func, insert, select

from sixrow.rules import Refusal
from sixrow.store.database import Database, checked
from sixrow.store.listener import LINES as CHANNEL
from sixrow.store.schema import LINES, MUTES

MOST_MUTED = 200
"""The maximum number of people whom one person may mute."""


class ChatEntry(Struct, frozen=True, kw_only=True):
    """A line of chat.

    Attributes:
        number: from 1 at every table, across both rooms; assigned by `Chat.add`.
        name: the author's name at the time.
        room: players and spectators do not see each other's lines.
        text: the text; empty for a phrase.
        phrase: the key of a phrase that every client translates; or empty.
    """

    table: str
    number: int = 0
    time: int
    person: str
    name: str
    room: Literal["players", "spectators"] = "players"
    text: str = ""
    phrase: str = ""


class Chat:
    """The chat of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, line: ChatEntry) -> ChatEntry:
        """Store a line and notify other nodes; return it with its number."""
        checked(line.text + line.name + line.phrase)
        last = select(func.max(LINES.c.number)).where(LINES.c.table_id == line.table)
        with self._database.write() as connection:
            self._database.lock(connection, f"chat {line.table}")
            line = msgspec.structs.replace(line, number=(connection.scalar(last) or 0) + 1)
            row = msgspec.structs.asdict(line)
            row["table_id"] = row.pop("table")
            connection.execute(insert(LINES), row)
            self._database.notify(connection, CHANNEL, [f"{line.table} {line.number}"])
        return line

    def drop(self, table: str, number: int) -> None:
        """Delete a line.

        Raises:
            Refusal: there is no such line.
        """
        same = (LINES.c.table_id == table) & (LINES.c.number == number)
        with self._database.write() as connection:
            if not connection.execute(delete(LINES).where(same)).rowcount:
                raise Refusal("no-such-line")

    def latest(self, *, table: str = "", person: str = "", limit: int = 50) -> list[ChatEntry]:
        """The latest lines of both rooms, latest first; of one table or person if wished."""
        query = select(LINES)
        if table:
            query = query.where(LINES.c.table_id == table)
        if person:
            query = query.where(LINES.c.person == person)
        order = LINES.c.time.desc(), LINES.c.table_id, LINES.c.number.desc()
        with self._database.read() as connection:
            return list(map(_line, connection.execute(query.order_by(*order).limit(max(0, limit)))))

    def lines(
        self, table: str, room: str = "players", after: int = 0, limit: int = 200
    ) -> tuple[ChatEntry, ...]:
        """The latest lines of a room with numbers above `after`, in order."""
        query = select(LINES).where(
            LINES.c.table_id == table, LINES.c.room == room, LINES.c.number > after
        )
        query = query.order_by(LINES.c.number.desc()).limit(max(0, limit))
        with self._database.read() as connection:
            return tuple(map(_line, connection.execute(query)))[::-1]

    def line(self, table: str, number: int) -> ChatEntry | None:
        """A line of a table."""
        query = select(LINES).where(LINES.c.table_id == table, LINES.c.number == number)
        with self._database.read() as connection:
            row = connection.execute(query).first()
        return None if row is None else _line(row)

    def muted(self, person: str) -> frozenset[str]:
        """The people whom a person has muted."""
        query = select(MUTES.c.muted).where(MUTES.c.person == person)
        with self._database.read() as connection:
            return frozenset(connection.scalars(query))

    def mute(self, person: str, other: str, *, muted: bool) -> frozenset[str]:
        """Mute another person for a person, or unmute them; return all whom they have muted.

        Raises:
            Refusal: they have muted `MOST_MUTED` people.
        """
        pair = {"person": person, "muted": other}
        same = (MUTES.c.person == person) & (MUTES.c.muted == other)
        with self._database.write() as connection:
            self._database.lock(connection, f"mutes {person}")
            connection.execute(delete(MUTES).where(same))
            found = set(connection.scalars(select(MUTES.c.muted).where(MUTES.c.person == person)))
            if muted:
                if len(found) >= MOST_MUTED:
                    raise Refusal("too-many-muted", most=MOST_MUTED)
                connection.execute(insert(MUTES), pair)
                found.add(other)
        return frozenset(found)


def _line(row: Row[Any]) -> ChatEntry:
    values = dict(row._mapping)
    values["table"] = values.pop("table_id")
    return ChatEntry(**values)
