"""The events of tables, and the cards for lists."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import compress
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, case, func, insert, literal, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from sixrow.match import Event
from sixrow.rules import Refusal
from sixrow.store.archive import ArchivedGame, write_games
from sixrow.store.attendance import note_people
from sixrow.store.batches import APPEND_EVENTS, UPDATE_CARDS, EventBatch, event_rows
from sixrow.store.cards import Card
from sixrow.store.database import Database, Executor, RowValues
from sixrow.store.listener import TABLES as CHANNEL
from sixrow.store.queries import MANY, last_of, page
from sixrow.store.schema import ATTENDANCE, EVENTS, TABLES

_encode = msgspec.json.Encoder().encode
_read_event = msgspec.json.Decoder(Event).decode
_read_card = msgspec.json.Decoder(Card).decode

_CARDS = select(
    TABLES.c.card,
    last_of(EVENTS.c.number).label("version"),
    last_of(EVENTS.c.time).label("updated"),
)


class Tables:
    """The stored tables. A written event is durable and never changes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(
        self, events: Sequence[Event], secret: bytes, card: Card, *, keeper: str = ""
    ) -> None:
        """Write a new table with its first events.

        Args:
            events: from number 1 on.
            secret: the 32-byte secret of its dice; never part of an event.
            card: its card.
            keeper: the node that keeps it at first.

        Raises:
            Refusal: the id or the invitation is taken.
        """
        row = {
            "id": card.table,
            "invite": card.invite,
            "secret": secret,
            "public": card.public,
            "phase": card.phase,
            "turn": card.turn_of,
            "created": card.created,
            "card": _encode(card).decode(),
            "keeper": keeper,
            "settled": False,
            "set_back": False,
        }
        (first, *later) = events
        opened = {
            "table_id": card.table,
            "number": first.number,
            "time": first.time,
            "body": _encode(first).decode(),
        }
        try:
            with self._database.write() as connection:
                connection.execute(insert(TABLES), row)
                connection.execute(insert(EVENTS), opened)
                if later:
                    APPEND_EVENTS.execute(connection, event_rows(card.table, later))
                note_people(connection, card.table, events, card)
        except IntegrityError as error:
            raise Refusal("table-exists", table=card.table) from error

    def append(self, batches: Sequence[EventBatch]) -> list[bool]:
        """Write batches in one transaction; return whether each was written.

        A batch is skipped if its first number is taken or its predecessor is missing; the rest of
        the group is still written. Other nodes are notified.
        """
        if not batches:
            return []
        # Two nodes that lock the same tables do so in the same order.
        order = sorted(range(len(batches)), key=lambda index: batches[index].table)
        queue = [batches[index] for index in order]
        if self._write_directly(queue):
            return [True] * len(batches)
        if self._database.carry_out(partial(self._write_all, queue)):
            return [True] * len(batches)
        kept = self._database.carry_out(partial(self._write_each, queue))
        written = dict(zip(order, kept, strict=True))
        return [written[index] for index in range(len(batches))]

    def _write_directly(self, batches: Sequence[EventBatch]) -> bool:
        """Write batches of events and cards alone, as nearly all are; False if that fails.

        In that case nothing is written, and the slower paths find out why.
        """
        if any(batch.moves_people or batch.reseals for batch in batches):
            return False

        def write(driver: Executor) -> bool:
            written = _write(driver, batches)
            if written:
                self._tell(driver, batches)
            return written

        return self._database.write_directly(write)

    def _write_all(self, batches: Sequence[EventBatch], connection: Connection) -> bool:
        """Write all batches, or none if one came too late."""
        if self._write(connection, batches):
            self._tell(connection, batches)
            return True
        connection.rollback()
        return False

    def _write_each(self, batches: Sequence[EventBatch], connection: Connection) -> list[bool]:
        """Write the batches that are in time; once one is late, none of its table."""
        late: set[str] = set()
        written = []
        for batch in batches:
            written.append(batch.table not in late and self._write_alone(connection, batch))
            if not written[-1]:
                late.add(batch.table)
        self._tell(connection, compress(batches, written))
        return written

    def _write_alone(self, connection: Connection, batch: EventBatch) -> bool:
        """Write one batch, or nothing if it came too late."""
        with connection.begin_nested() as savepoint:
            if self._write(connection, (batch,)):
                return True
            savepoint.rollback()
        return False

    def _write(self, connection: Connection, batches: Sequence[EventBatch]) -> bool:
        """Write events and everything with them; False if an event is not the next of its table."""
        if not _write(connection, batches):
            return False
        for batch in batches:
            if batch.moves_people:
                note_people(connection, batch.table, batch.events, batch.card)
            if batch.reseals:
                on = update(TABLES).where(TABLES.c.id == batch.table).values(set_back=False)
                connection.execute(on)
        return True

    def _tell(self, connection: Executor, batches: Iterable[EventBatch]) -> None:
        self._database.notify(connection, CHANNEL, _news(batches))

    def events(self, table: str, after: int = 0) -> tuple[Event, ...]:
        """The events of a table with numbers above `after`.

        Raises:
            Refusal: there is no such table.
        """
        query = (
            select(EVENTS.c.body)
            .where(EVENTS.c.table_id == table, EVENTS.c.number > after)
            .order_by(EVENTS.c.number)
        )
        with self._database.read() as connection:
            bodies = connection.scalars(query).all()
        if not bodies:
            self.version(table)
        return tuple(map(_read_event, bodies))

    def version(self, table: str) -> int:
        """The number of the last event.

        Raises:
            Refusal: there is no such table.
        """
        query = select(func.max(EVENTS.c.number)).where(EVENTS.c.table_id == table)
        with self._database.read() as connection:
            version: int | None = connection.scalar(query)
        if version is None:
            raise Refusal("no-such-table")
        return version

    def secret(self, table: str) -> bytes:
        """The dice secret of a table. Never show it to anyone.

        Raises:
            Refusal: there is no such table.
        """
        with self._database.read() as connection:
            secret = connection.scalar(select(TABLES.c.secret).where(TABLES.c.id == table))
        if secret is None:
            raise Refusal("no-such-table")
        return bytes(secret)

    def is_set_back(self, table: str) -> bool:
        """Whether a table was restored from a backup, and needs a new chain of the house."""
        query = select(TABLES.c.set_back).where(TABLES.c.id == table)
        with self._database.read() as connection:
            return bool(connection.scalar(query))

    def card(self, table: str) -> Card:
        """The card of a table.

        Raises:
            Refusal: there is no such table.
        """
        found = self._cards(_CARDS.where(TABLES.c.id == table))
        if not found:
            raise Refusal("no-such-table")
        return found[0]

    def renew(self, card: Card) -> None:
        """Rewrite a table's card after a name was deleted."""
        with self._database.write() as connection:
            UPDATE_CARDS.execute(connection, [card.row])

    def by_invite(self, invite: str) -> Card:
        """The card of the table with this invitation.

        Raises:
            Refusal: there is no such invitation.
        """
        found = self._cards(_CARDS.where(TABLES.c.invite == invite))
        if not found:
            raise Refusal("no-such-invite")
        return found[0]

    def lobby(self, *, after: str = "", limit: int = 50) -> tuple[Card, ...]:
        """Unfinished public tables, newest first.

        Args:
            after: the last table of the previous page.
            limit: the maximum number of tables.

        Raises:
            Refusal: the table `after` does not exist, or is not public.
        """
        query = _CARDS.where(TABLES.c.phase.in_(("lobby", "playing")), TABLES.c.public)
        if after:
            last = self.card(after)
            if not last.public:
                raise Refusal("no-such-table")
            key = tuple_(TABLES.c.created, TABLES.c.id)
            query = query.where(key < tuple_(last.created, last.table))
        order = TABLES.c.created.desc(), TABLES.c.id.desc()
        return self._cards(query.order_by(*order).limit(page(limit)))

    def unfinished(self, *, limit: int = 50) -> tuple[Card, ...]:
        """Unfinished tables, private ones too, newest first."""
        query = _CARDS.where(TABLES.c.phase.in_(("lobby", "playing")))
        order = TABLES.c.created.desc(), TABLES.c.id.desc()
        return self._cards(query.order_by(*order).limit(max(0, limit)))

    def of_person(self, person: str, *, after: str = "", limit: int = 50) -> tuple[Card, ...]:
        """Tables where a person has a seat: first those waiting for them, finished ones last.

        Within these groups, newest first. `after` is the last table of the previous page.

        Raises:
            Refusal: the table `after` does not exist, or they have no seat there.
        """
        rank = case((TABLES.c.turn == person, 0), (TABLES.c.phase == "over", 2), else_=1)
        query = _CARDS.join(ATTENDANCE, ATTENDANCE.c.table_id == TABLES.c.id)
        query = query.where(ATTENDANCE.c.person == person, ATTENDANCE.c.seated)
        if after:
            last = self.card(after)
            if person not in last.people:
                raise Refusal("no-such-table")
            place = 0 if last.turn_of == person else 2 if last.phase == "over" else 1
            key = tuple_(rank, -TABLES.c.created, TABLES.c.id)
            query = query.where(key > tuple_(literal(place), -last.created, last.table))
        order = rank, -TABLES.c.created, TABLES.c.id
        return self._cards(query.order_by(*order).limit(page(limit)))

    def plays_rated(self, person: str) -> bool:
        """Whether a person plays a rated game that is not over."""
        query = _CARDS.join(ATTENDANCE, ATTENDANCE.c.table_id == TABLES.c.id)
        query = query.where(ATTENDANCE.c.person == person, ATTENDANCE.c.seated)
        return any(card.rated for card in self._cards(query.where(TABLES.c.phase == "playing")))

    def public(self, tables: Collection[str]) -> frozenset[str]:
        """Those of some tables that are public."""
        ids, found = list(tables), set[str]()
        with self._database.read() as connection:
            for first in range(0, len(ids), MANY):
                some = TABLES.c.id.in_(ids[first : first + MANY])
                found.update(connection.scalars(select(TABLES.c.id).where(some, TABLES.c.public)))
        return frozenset(found)

    def live(self) -> tuple[str, ...]:
        """The ids of all unfinished tables."""
        query = select(TABLES.c.id).where(TABLES.c.phase.in_(("lobby", "playing")))
        with self._database.read() as connection:
            return tuple(connection.scalars(query.order_by(TABLES.c.created, TABLES.c.id)))

    def count(self) -> int:
        """The number of tables, including finished ones."""
        with self._database.read() as connection:
            return connection.scalar(select(func.count()).select_from(TABLES)) or 0

    def _cards(self, query: Select[Any]) -> tuple[Card, ...]:
        with self._database.read() as connection:
            return tuple(map(_card, connection.execute(query)))


def _card(row: Row[Any]) -> Card:
    """The card with its current version and time, which change without it being written."""
    card = _read_card(row.card)
    return msgspec.structs.replace(card, version=row.version, updated=row.updated)


def _news(batches: Iterable[EventBatch]) -> Iterator[str]:
    """Notifications for other nodes, if there are any: each table with its new version."""
    versions = {batch.table: batch.events[-1].number for batch in batches}
    for table, version in versions.items():
        yield f"{table} {version}"


def _write(connection: Executor, batches: Sequence[EventBatch]) -> bool:
    """Write everything but who comes and goes; False if an event is not the next of its table."""
    rows: list[RowValues] = []
    cards: dict[str, RowValues] = {}
    games: list[ArchivedGame] = []
    for batch in batches:
        rows += batch.rows
        games += batch.games
        if batch.card_row is not None:
            cards[batch.table] = batch.card_row
    if APPEND_EVENTS.execute(connection, rows) != len(rows):
        return False
    UPDATE_CARDS.execute(connection, list(cards.values()))
    write_games(connection, games)
    return True
