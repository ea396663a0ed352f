"""A connection to SQLite or PostgreSQL, and the few differences between them."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, nullcontext
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import (
    URL,
    BindParameter,
    ColumnClause,
    Connection,
    Dialect,
    Engine,
    PoolProxiedConnection,
    Subquery,
    bindparam,
    column,
    create_engine,
    event,
    func,
    make_url,
    select,
    values,
)
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.sql.elements import ClauseElement

from sixrow.extras import require
from sixrow.rules import Refusal

_BUSY = 20_000
"""SQLite's busy timeout for writes by another process, in milliseconds."""

STATEMENT = 20_000
"""Milliseconds after which PostgreSQL ends a statement, or a wait for a lock."""

_LIMITS = {
    "connect_timeout": 5,
    "options": f"-c statement_timeout={STATEMENT} -c idle_in_transaction_session_timeout=60000",
    "keepalives_idle": 30,
    "tcp_user_timeout": 20_000,
}
"""How long PostgreSQL may take, so that a lost machine is noticed; the URL can say otherwise."""

_PRAGMAS = (
    "journal_mode=WAL",  # readers do not wait for writers
    "synchronous=FULL",  # commits survive a power failure
    "foreign_keys=ON",
    "secure_delete=ON",  # deleted data is overwritten in the file
    "wal_autocheckpoint=32768",  # if nobody calls `checkpoint`, which keeps writers waiting less
)

LARGEST_LOG = 16 << 20
"""Bytes of SQLite's write-ahead log from which on it is emptied after a checkpoint."""

_BEGIN = "BEGIN IMMEDIATE"
_NOTIFY = "SELECT pg_notify('{channel}', said) FROM unnest(%s::text[]) AS said"

_TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"

_PATIENCE = 4
_BROKEN_OFF = ("40P01", "40001")
"""PostgreSQL's codes for a deadlock and for a serialization failure."""

_ROWS = 256
"""The maximum number of rows per call of the driver. A power of two."""

RowValues: TypeAlias = tuple[int | str, ...]


class Executor(Protocol):
    """A transaction that executes statements in the driver's own SQL."""

    @property
    def dialect(self) -> Dialect:
        """The SQL dialect of the driver."""

    def exec_driver_sql(self, statement: str, parameters: tuple[Any, ...], /) -> Any:
        """Execute a statement; the result has the number of rows written."""


_Result = TypeVar("_Result")


class Database:
    """Transactions on one database, from any thread.

    Reads see a consistent state. Writes are durable when they return. On SQLite one thread of the
    process writes at a time; the others wait for a fair lock here rather than in SQLite, which
    sleeps and retries.

    Args:
        address: the URL of the database.
        create: whether to create a missing SQLite file.

    Attributes:
        errors: how often the database failed; not counting what was wrong with the data.

    Raises:
        Refusal: the URL names no supported database, or the file does not exist.
    """

    def __init__(self, address: str, *, create: bool = True) -> None:
        self.errors = 0
        self.url = _url(address)
        file = sqlite_file(address)
        self.is_sqlite = file is not None
        if file is not None:
            _find_file(file, create=create)
        self._engine = _sqlite(self.url) if self.is_sqlite else _postgresql(self.url)
        begin = _BEGIN if self.is_sqlite else ""
        self._writing = self._engine.execution_options(sixrow_begin=begin)
        self._turn: Any = Lock() if self.is_sqlite else nullcontext()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A read-only transaction."""
        with self._refusing(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A read-only transaction on a consistent snapshot of the whole database."""
        engine = self._engine
        if not self.is_sqlite:  # SQLite's transactions always are snapshots
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        with self._refusing(), engine.connect() as connection:
            self.take_long(connection)
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A write transaction, rolled back if an exception escapes."""
        with self._refusing(), self._turn, self._writing.begin() as connection:
            yield connection

    def write_directly(self, act: Callable[[Executor], bool]) -> bool:
        """Run a transaction on the raw driver connection, bypassing SQLAlchemy.

        For frequent writes: SQLAlchemy's overhead is several times what SQLite needs for a few
        rows.

        Args:
            act: receives the transaction and returns whether to commit it.

        Returns:
            Whether everything is written and durable. If not, nothing is, or the outcome is
            unknown: the caller retries with `write`, which reports the error.
        """
        driver = self._engine.dialect.loaded_dbapi.Error
        try:
            with self._turn, closing(self._engine.raw_connection()) as connection:
                return self._done_directly(connection, act)
        except (driver, SQLAlchemyError, UnicodeEncodeError, OverflowError):
            return False

    def _done_directly(
        self, connection: PoolProxiedConnection, act: Callable[[Executor], bool]
    ) -> bool:
        """Run it on a connection; a failing connection is discarded."""
        try:
            cursor = connection.cursor()
            if self.is_sqlite:
                cursor.execute(_BEGIN)
            kept = act(_Driver(cursor, self._engine.dialect))
            if kept:
                connection.commit()
            else:
                connection.rollback()
        except BaseException:
            connection.invalidate()
            raise
        return kept

    def carry_out(self, act: Callable[[Connection], _Result]) -> _Result:
        """Run a write transaction over many rows.

        PostgreSQL aborts one of two deadlocked transactions; that one is retried.
        """
        for _ in range(_PATIENCE):
            try:
                with self.write() as connection:
                    return act(connection)
            except Refusal as refusal:
                cause = getattr(refusal.__cause__, "orig", None)
                if getattr(cause, "sqlstate", "") not in _BROKEN_OFF:
                    raise
        with self.write() as connection:
            return act(connection)

    def lock(self, connection: Connection, name: str) -> None:
        """Wait for a lock by name, held to the end of the transaction.

        Everything read afterwards includes what previous holders wrote. SQLite has a single writer
        and needs no lock.
        """
        if not self.is_sqlite:
            connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(name))))

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Convert database errors, and text that it cannot store, into refusals; count errors."""
        try:
            yield
        except (DataError, UnicodeEncodeError, OverflowError) as error:
            raise Refusal("cannot-be-stored") from error
        except (IntegrityError, ProgrammingError):
            raise
        except (DatabaseError, InterfaceError, PoolTimeout) as error:
            self.errors += 1
            told = str(getattr(error, "orig", error)).strip() or type(error).__name__
            raise Refusal("database-unavailable", text=told.splitlines()[0]) from error

    def take_long(self, connection: Connection) -> None:
        """Let the statements of a transaction take as long as they need: backups, migrations."""
        if not self.is_sqlite:
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")

    def time(self) -> int | None:
        """Milliseconds UTC by the database's clock; None for SQLite, which has none of its own."""
        if self.is_sqlite:
            return None
        with self.read() as connection:
            found: int = connection.exec_driver_sql(_TIME).scalar_one()
            return found

    def notify(self, connection: Executor, channel: str, messages: Iterable[str]) -> None:
        """Notify every listening node on commit; does nothing on SQLite."""
        if not self.is_sqlite:
            connection.exec_driver_sql(_NOTIFY.format(channel=channel), (list(messages),))

    def wipe(self) -> None:
        """Discard old copies of deleted data, as far as no reader needs them.

        SQLite keeps them in its write-ahead log; PostgreSQL's autovacuum removes them in time.
        """
        if self.is_sqlite:
            with self._refusing(), self._engine.connect() as connection:
                driver = connection.connection.driver_connection
                assert driver is not None
                driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def checkpoint(self, largest: int = LARGEST_LOG) -> None:
        """Copy SQLite's write-ahead log into the database file, from time to time.

        SQLite would do so within a commit, and everybody would wait for the disk. This one runs
        beside the commits. They wait only if the log has become large, for what little has come
        since: then it is emptied.

        Args:
            largest: the bytes of a log that is not large.
        """
        if not self.is_sqlite:
            return
        with self._refusing(), self._engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None
            driver.execute("PRAGMA wal_checkpoint(PASSIVE)")
            log = Path(f"{self.url.database}-wal")
            if log.exists() and log.stat().st_size > largest:
                with self._turn:
                    driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Close every idle connection."""
        self._engine.dispose()


class _Driver:
    """A transaction on the raw driver connection."""

    def __init__(self, cursor: Any, dialect: Dialect) -> None:
        self._cursor, self.dialect = cursor, dialect

    def exec_driver_sql(self, statement: str, parameters: tuple[Any, ...], /) -> Any:
        self._cursor.execute(statement, parameters)
        return self._cursor


class Bulk:
    """A bulk statement whose SQL text is compiled once per database.

    Executing it costs little more than the driver itself, and one driver call handles hundreds of
    rows: the driver releases the GIL on every call and has to reacquire it. Rows are tuples of
    types that the driver accepts directly.
    """

    def __init__(
        self,
        columns: Iterable[ColumnClause[Any]],
        make: Callable[[Subquery], ClauseElement],
        ending: str = "",
    ) -> None:
        """Prepare a statement.

        Args:
            columns: the columns of each row.
            make: builds the statement for such rows.
            ending: SQL that both databases understand but SQLAlchemy renders differently.
        """
        self._columns = [column(each.name, each.type) for each in columns]
        self._make, self._ending = make, ending
        self._texts: dict[tuple[str, int], str] = {}

    def execute(self, connection: Executor, rows: list[RowValues]) -> int:
        """Execute it for all rows; return the number of rows written."""
        written = begin = 0
        while begin < len(rows):  # in powers of two, so that there are few distinct statements
            size = min(_ROWS, 1 << (len(rows) - begin).bit_length() - 1)
            given = tuple(chain.from_iterable(rows[begin : begin + size]))
            text = self._text(connection.dialect, size)
            written += connection.exec_driver_sql(text, given).rowcount
            begin += size
        return written

    def _text(self, dialect: Dialect, size: int) -> str:
        text = self._texts.get((dialect.name, size))
        if text is None:
            given = values(*self._columns).data([self._parameters(row) for row in range(size)])
            # Inside the statement: Python's SQLite reports no row count for one that begins with
            # it.
            rows = select(given.cte("given", nesting=True)).subquery("rows")
            text = f"{self._make(rows).compile(dialect=dialect)} {self._ending}"
            self._texts[dialect.name, size] = text
        return text

    def _parameters(self, row: int) -> tuple[BindParameter[Any], ...]:
        return tuple(bindparam(f"{each.name}_{row}", type_=each.type) for each in self._columns)


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise Refusal("not-a-database-address") from error
    match url.drivername:
        case "sqlite" | "sqlite+pysqlite" if url.database and url.database != ":memory:":
            return url.set(drivername="sqlite+pysqlite")
        case "postgres" | "postgresql" | "postgresql+psycopg" if url.database:
            return url.set(drivername="postgresql+psycopg")
        case _:
            raise Refusal("not-a-database-address")


def sqlite_file(address: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL.

    Raises:
        Refusal: the address is none of a database that we can use.
    """
    url = _url(address)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def _find_file(file: Path, *, create: bool) -> None:
    if file.exists():
        return
    if not create or not file.parent.is_dir():
        raise Refusal("no-such-database", file=str(file))
    try:
        # The database contains dice secrets; SQLite gives its other files the same permissions.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Refusal("database-unavailable", text=str(error)) from error


def _sqlite(url: URL) -> Engine:
    # No isolation level: we send BEGIN ourselves.
    arguments = {"timeout": _BUSY / 1000, "isolation_level": None}
    engine = create_engine(url, connect_args=arguments, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        connection.exec_driver_sql(options.get("sixrow_begin", "BEGIN"))

    return engine


def _postgresql(url: URL) -> Engine:
    require("postgresql")
    return create_engine(
        url,
        paramstyle="format",
        pool_size=8,
        max_overflow=8,
        pool_timeout=_BUSY / 1000,
        connect_args=connection_limits(url),
        hide_parameters=True,  # they are secrets, and errors are logged
    )


def connection_limits(url: URL) -> dict[str, Any]:
    """The parameters of `_LIMITS` that the URL of a PostgreSQL leaves open."""
    return {name: value for name, value in _LIMITS.items() if name not in url.query}


def checked(text: str) -> str:
    """The text, if both databases can store it.

    Raises:
        Refusal: it contains a NUL character or a lone surrogate.
    """
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise Refusal("cannot-be-stored")
    return text


OnChange = Callable[[str, int], None]
"""Called with the id of a table and its new version, or the number of its new line of chat."""
