"""Backup to a single file, in a portable format that either database can restore.

A gzipped JSON-lines file: first a header, then the rows of every database table in chunks, last the
number of rows, so that a truncated file is detected. Nodes and connections are transient and not
included.

It contains the dice secrets, the password hashes and, if wished, the keys of cookies: the file is
readable only by its owner.
"""

import errno
import os
import re
import zlib
from base64 import b64decode, b64encode
from gzip import BadGzipFile, GzipFile
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, MetaData, func, inspect, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

from sixrow.atomic_files import replacing
from sixrow.rules import Refusal
from sixrow.store.database import Database
from sixrow.store.schema import CONNECTIONS, JOBS, METADATA, NODES, TABLES
from sixrow.store.upgrade import revision, upgrade

FORMAT = "sixrow-backup"
VERSION = 1
_MOMENTARY = (NODES.name, CONNECTIONS.name)
_CHUNK = 500

_REVISION = re.compile("[0-9]{4}")

_UNREADABLE = (
    *(EOFError, LookupError, ValueError, BadGzipFile, zlib.error),
    *(DataError, IntegrityError),  # a value of the wrong type, a duplicate row
)


class _Head(Struct, tag="head", forbid_unknown_fields=True):
    format: str
    version: int
    revision: str
    keys: str = ""


class _Bytes(Struct, forbid_unknown_fields=True):
    base64: str


_Value: TypeAlias = bool | int | float | str | _Bytes | None


class _Piece(Struct, tag="piece", forbid_unknown_fields=True):
    """A chunk of rows of one table."""

    table: str
    columns: tuple[str, ...]
    rows: list[list[_Value]]


class _End(Struct, tag="end", forbid_unknown_fields=True):
    """The last line: the total number of rows."""

    rows: int


_LINE = msgspec.json.Decoder(_Head | _Piece | _End)


def back_up(database: Database, file: Path, keys: str = "") -> int:
    """Write a consistent snapshot to a file; return the number of rows.

    Others may keep writing. An existing file is replaced once the new one is complete.

    Args:
        database: the database.
        file: the backup.
        keys: the keys that sign cookies, to be kept with it; they are not in the database.

    Raises:
        Refusal: the database cannot be used.
        OSError: the file cannot be written.
    """
    if not file.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    with (
        replacing(file, mode=0o600) as raw,
        GzipFile(fileobj=raw, mode="wb", compresslevel=6) as stream,
        database.snapshot() as connection,
    ):
        return _write(connection, stream, keys)


def _write(connection: Connection, stream: GzipFile, keys: str) -> int:
    count = 0

    def put(line: _Head | _Piece | _End) -> None:
        stream.write(msgspec.json.encode(line) + b"\n")

    put(_Head(FORMAT, VERSION, revision(connection), keys))
    for table in METADATA.sorted_tables:
        if table.name in _MOMENTARY:
            continue
        columns = tuple(str(column.name) for column in table.columns)
        found = connection.execution_options(yield_per=_CHUNK).execute(select(table))
        for rows in found.partitions(_CHUNK):
            put(_Piece(str(table.name), columns, [list(map(_packed, row)) for row in rows]))
            count += len(rows)
    put(_End(count))
    return count


def _packed(value: Any) -> Any:
    return _Bytes(b64encode(value).decode()) if isinstance(value, bytes) else value


def _unpacked(value: _Value) -> Any:
    return b64decode(value.base64, validate=True) if isinstance(value, _Bytes) else value


def keys_in(file: Path) -> str:
    """The keys that were kept with a backup; empty if there are none.

    Raises:
        Refusal: the file is not a backup.
        OSError: the file cannot be read.
    """
    with GzipFile(file, "rb") as stream:
        try:
            head = _LINE.decode(stream.readline())
        except _UNREADABLE as error:
            raise Refusal("not-a-backup") from error
    if not isinstance(head, _Head):
        raise Refusal("not-a-backup")
    return head.keys


def restore(database: Database, file: Path) -> int:
    """Fill an empty database from a backup of either database; return the number of rows.

    A backup of an older schema is migrated immediately. All or nothing. Links of the house that
    were shown after the backup are known to others, so every unfinished table is marked: it begins
    with a new chain.

    Raises:
        Refusal: the database is not empty, or the file is not a complete backup, or comes from a
            newer version of this program.
        OSError: the file cannot be read.
    """
    with GzipFile(file, "rb") as stream, database.write() as connection:
        database.take_long(connection)
        database.lock(connection, "migration")
        try:
            return _read(connection, stream)
        except Refusal:
            raise
        except _UNREADABLE as error:
            raise Refusal("not-a-backup") from error
        except StatementError as error:
            if isinstance(error, DBAPIError):
                raise
            raise Refusal("not-a-backup") from error


def _read(connection: Connection, stream: GzipFile) -> int:
    head = _LINE.decode(stream.readline())
    if not isinstance(head, _Head) or head.format != FORMAT:
        raise Refusal("not-a-backup")
    if not _REVISION.fullmatch(head.revision):
        raise Refusal("not-a-backup")
    if head.version != VERSION:
        raise Refusal("store-too-new", found=head.revision)
    _make_room(connection, head.revision)
    count = _fill(connection, stream)
    upgrade(connection)
    connection.execute(update(TABLES).values(keeper=""))
    unfinished = TABLES.c.phase.in_(("lobby", "playing"))
    connection.execute(update(TABLES).where(unfinished).values(set_back=True))
    running = update(JOBS).where(JOBS.c.state == "running")
    connection.execute(running.values(state="waiting", node="", progress=0.0))
    return count


def _fill(connection: Connection, stream: GzipFile) -> int:
    """Write the rows of all chunks; return their number."""
    known = MetaData()
    known.reflect(connection)
    count = 0
    for line in stream:
        match _LINE.decode(line):
            case _Piece(name, columns, rows) if {*columns} == {*known.tables[name].columns.keys()}:
                values = [dict(zip(columns, map(_unpacked, row), strict=True)) for row in rows]
                connection.execute(known.tables[name].insert(), values)
                count += len(rows)
            case _End(rows=total) if total == count and not stream.read(1):
                return count
            case _:
                break
    raise Refusal("not-a-backup")


def _make_room(connection: Connection, wanted: str) -> None:
    """Create the tables of the backup's schema version.

    Raises:
        Refusal: the database is not empty.
    """
    found = revision(connection)
    if found:
        kept = [name for name in inspect(connection).get_table_names() if name in METADATA.tables]
        counts = (select(func.count()).select_from(METADATA.tables[name]) for name in kept)
        if found != wanted or any(connection.scalar(query) for query in counts):
            raise Refusal("store-not-empty")
    upgrade(connection, wanted)
