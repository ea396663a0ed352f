"""Finished games, searchable, and uploaded records."""

import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    tuple_,
)

from sixrow.match import Table
from sixrow.notation.summaries import RecordSummary, summary_of
from sixrow.rules import Refusal
from sixrow.store.database import Bulk, Database, Executor, RowValues, checked
from sixrow.store.names import folded
from sixrow.store.queries import insert_rows, page
from sixrow.store.schema import GAMES, PLAYERS, RECORDS, TABLES


class ArchivedGame(Struct, frozen=True, kw_only=True):
    """A finished game.

    Attributes:
        table: the id of its table.
        game: 1, or 2 in a pair.
        setup: the text of the set-up.
        names: the players' names at the time, by seat; the level of a bot.
        people: the players' ids, by seat; empty for a bot.
        winners: the sides that won.
        ending: why it ended, as in records.
        turns: the number of turns.
        ended: when it ended.
    """

    table: str
    game: int
    setup: str
    rated: bool
    names: tuple[str, ...]
    people: tuple[str, ...]
    winners: tuple[int, ...]
    ending: str
    turns: int
    ended: int


class StoredRecord(Struct, frozen=True, kw_only=True):
    """An uploaded record.

    Attributes:
        person: its owner.
        setup: the text of the set-up.
        names: the players, by seat.
        text: the record; empty in lists.
    """

    id: str
    person: str
    setup: str
    names: tuple[str, ...]
    created: int
    text: str = ""


def game_of(table: Table, game: int, ended: int) -> ArchivedGame:
    """The archive entry of a finished game of a table."""
    play = table.games[game - 1]
    if play.result is None:
        raise Refusal("not-over-yet")
    return ArchivedGame(
        table=table.id,
        game=game,
        setup=table.terms.setup,
        rated=table.terms.rated,
        names=tuple(seat.chair.name or seat.chair.level for seat in table.seats),
        people=tuple(seat.chair.person for seat in table.seats),
        winners=play.result.winners,
        ending=play.result.ending,
        turns=play.turn,
        ended=ended,
    )


_GAMES = Bulk(
    GAMES.c,
    partial(insert_rows, GAMES),
    "ON CONFLICT (table_id, game) DO UPDATE SET words = excluded.words, body = excluded.body",
)
_PLAYERS = Bulk(
    PLAYERS.c,
    partial(insert_rows, PLAYERS),
    "ON CONFLICT (table_id, game, seat) DO UPDATE SET folded = excluded.folded",
)


def write_games(connection: Executor, games: Sequence[ArchivedGame]) -> None:
    """Archive games in the transaction that ends them. Writing one again updates its names."""
    _GAMES.execute(connection, list(map(_game_row, games)))
    _PLAYERS.execute(connection, [row for game in games for row in _player_rows(game)])


def _game_row(game: ArchivedGame) -> RowValues:
    words = " ".join((game.table, game.setup, game.ending, *game.names))
    body = msgspec.json.encode(game).decode()
    return game.table, game.game, game.setup, game.rated, game.ended, folded(words), body


def _player_rows(game: ArchivedGame) -> Iterator[RowValues]:
    for seat, (person, name) in enumerate(zip(game.people, game.names, strict=True)):
        yield game.table, game.game, seat, person, folded(name)


def read_game(body: str) -> ArchivedGame:
    """Decode a game from the body of its row."""
    return msgspec.json.decode(body, type=ArchivedGame)


class Archive:
    """Finished games and uploaded records."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def game(self, table: str, game: int) -> ArchivedGame:
        """A game.

        Raises:
            Refusal: it is not in the archive.
        """
        query = select(GAMES.c.body).where(GAMES.c.table_id == table, GAMES.c.game == game)
        with self._database.read() as connection:
            body = connection.scalar(query)
        if body is None:
            raise Refusal("no-such-game")
        return read_game(body)

    def search(  # noqa: PLR0913
        self,
        *,
        player: str = "",
        person: str = "",
        setup: str = "",
        rated: bool | None = None,
        since: int | None = None,
        until: int | None = None,
        text: str = "",
        seen_by: str | None = None,
        after: str = "",
        limit: int = 50,
    ) -> tuple[ArchivedGame, ...]:
        """The games that match all given criteria, latest first.

        Args:
            player: the full name of a player, case-insensitive.
            person: the id of a player.
            setup: a prefix of the set-up's text: a game, or a game and a number of players.
            rated: whether the result counted.
            since: ended at this time or later.
            until: ended before this time.
            text: a substring of a name, a set-up, an ending or the table's id.
            seen_by: only games of public tables and of this person, if given; empty for a stranger.
            after: the last game of the previous page: its table, a slash and its number.
            limit: the maximum number of games.

        Raises:
            Refusal: the game `after` does not exist, or may not be seen.
        """
        shown = true() if seen_by is None else _visible(seen_by)
        conditions = [
            _played(PLAYERS.c.folded, folded(player)) if player else None,
            _played(PLAYERS.c.person, person) if person else None,
            GAMES.c.setup.startswith(setup, autoescape=True) if setup else None,
            GAMES.c.rated == rated if rated is not None else None,
            GAMES.c.ended >= since if since is not None else None,
            GAMES.c.ended < until if until is not None else None,
            GAMES.c.words.contains(folded(text), autoescape=True) if text else None,
        ]
        query = select(GAMES.c.body).where(
            shown, *(each for each in conditions if each is not None)
        )
        keys = (GAMES.c.ended, GAMES.c.table_id, GAMES.c.game)
        with self._database.read() as connection:
            if after:
                last = _key(connection, after, shown)
                query = query.where(tuple_(*keys) < tuple_(*last))
            query = query.order_by(*(key.desc() for key in keys)).limit(page(limit))
            return tuple(read_game(body) for body in connection.scalars(query))

    def add_record(
        self, person: str, text: str, now: int, summary: RecordSummary | None = None
    ) -> str:
        """Store a record for a person; return its new id.

        Args:
            person: whose record it is.
            text: the record.
            now: when it is stored.
            summary: what another process has read in the text; it is read here by default.

        Raises:
            Refusal: the text is not a valid record, or cannot be stored.
        """
        checked(text)
        record = summary or summary_of(text)
        row = {
            "id": secrets.token_urlsafe(12),
            "person": person,
            "setup": record.setup,
            "names": msgspec.json.encode(record.names).decode(),
            "created": now,
            "size": len(text.encode()),
            "text": text,
        }
        with self._database.write() as connection:
            connection.execute(insert(RECORDS), row)
        return str(row["id"])

    def kept_bytes(self, person: str) -> int:
        """The size of all records of a person."""
        query = select(func.sum(RECORDS.c.size)).where(RECORDS.c.person == person)
        with self._database.read() as connection:
            return int(connection.scalar(query) or 0)

    def record(self, record: str) -> StoredRecord:
        """A record with its text.

        Raises:
            Refusal: there is no record with this id.
        """
        with self._database.read() as connection:
            row = connection.execute(select(RECORDS).where(RECORDS.c.id == record)).first()
        if row is None:
            raise Refusal("no-such-record")
        return _record(row, row.text)

    def records(self, person: str, *, after: str = "", limit: int = 50) -> tuple[StoredRecord, ...]:
        """A person's records without their texts, latest first.

        Raises:
            Refusal: they have no record `after`.
        """
        keys = (RECORDS.c.created, RECORDS.c.id)
        query = select(RECORDS).where(RECORDS.c.person == person)
        if after:
            last = self.record(after)
            if last.person != person:
                raise Refusal("no-such-record")
            query = query.where(tuple_(*keys) < tuple_(last.created, last.id))
        query = query.order_by(*(key.desc() for key in keys)).limit(page(limit))
        with self._database.read() as connection:
            return tuple(_record(row) for row in connection.execute(query))

    def drop_record(self, person: str, record: str) -> None:
        """Delete a person's record.

        Raises:
            Refusal: they have no record with this id.
        """
        own = delete(RECORDS).where(RECORDS.c.id == record, RECORDS.c.person == person)
        with self._database.write() as connection:
            if not connection.execute(own).rowcount:
                raise Refusal("no-such-record")


def _played(column: Column[str], value: str) -> ColumnElement[bool]:
    same = (PLAYERS.c.table_id == GAMES.c.table_id) & (PLAYERS.c.game == GAMES.c.game)
    return select(1).where(same, column == value).exists()


def _visible(person: str) -> ColumnElement[bool]:
    """Whether a game was played at a public table, or by a person."""
    public = select(1).where(TABLES.c.id == GAMES.c.table_id, TABLES.c.public).exists()
    return or_(public, _played(PLAYERS.c.person, person)) if person else public


def _key(connection: Connection, after: str, shown: ColumnElement[bool]) -> tuple[int, str, int]:
    table, _, game = after.rpartition("/")
    query = select(GAMES.c.ended, GAMES.c.table_id, GAMES.c.game)
    number = int(game) if game.isascii() and game.isdigit() and len(game) < 4 else 0
    same = (GAMES.c.table_id == table) & (GAMES.c.game == number)
    found = connection.execute(query.where(same, shown))
    row = found.first()
    if row is None:
        raise Refusal("no-such-game")
    return row.ended, row.table_id, row.game


def _record(row: Row[Any], text: str = "") -> StoredRecord:
    return StoredRecord(
        id=row.id,
        person=row.person,
        setup=row.setup,
        names=msgspec.json.decode(row.names, type=tuple[str, ...]),
        created=row.created,
        text=text,
    )
