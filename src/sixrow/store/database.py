"""A connection to SQLite or PostgreSQL, and the few things in which the two differ."""

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

from sixrow.rules import Refusal

_BUSY = 20_000
"""How long SQLite waits for another process that writes, in milliseconds."""

_PRAGMAS = (
    "journal_mode=WAL",  # whoever reads does not wait for whoever writes
    "synchronous=FULL",  # what is committed survives a power cut
    "foreign_keys=ON",
    "secure_delete=ON",  # what is deleted is not in the file any more
)

_BEGIN = "BEGIN IMMEDIATE"
_NOTIFY = "SELECT pg_notify('{channel}', said) FROM unnest(%s::text[]) AS said"

_PATIENCE = 4
_BROKEN_OFF = ("40P01", "40001")
"""PostgreSQL's codes for a deadlock and for transactions that cannot have been one by one."""

_ROWS = 256
"""How many rows one call of the driver is for, at most. A power of two."""

RowValues: TypeAlias = tuple[int | str, ...]


class Executor(Protocol):
    """A transaction in which statements can be executed in the words of the driver."""

    @property
    def dialect(self) -> Dialect:
        """Which words those are."""

    def exec_driver_sql(self, statement: str, parameters: tuple[Any, ...], /) -> Any:
        """Execute a statement; the answer knows how many rows it has written."""


Result = TypeVar("Result")


class Database:
    """Transactions on one database, from any thread.

    Reading sees one moment. Writing is durable when it is over. On SQLite one thread of the
    process writes at a time, and the others wait for it here, where waiting is fair, and not in
    SQLite, which sleeps and tries again.

    Args:
        address: where it is.
        create: whether to make the file of an SQLite database that is not there.

    Raises:
        Refusal: the address is none of a database that we can use, or there is no such file.
    """

    def __init__(self, address: str, *, create: bool = True) -> None:
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
        """A transaction that only reads."""
        with _refusing(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A transaction that reads one moment of the whole database, however long it takes."""
        engine = self._engine
        if not self.is_sqlite:  # SQLite's transactions are like that anyway
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        with _refusing(), engine.connect() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that writes; all of it, or, if an exception comes out, nothing."""
        with _refusing(), self._turn, self._writing.begin() as connection:
            yield connection

    def write_directly(self, act: Callable[[Executor], bool]) -> bool:
        """Do something in a transaction on the driver itself, as far as that is no trouble.

        For what is written all the time: a transaction of SQLAlchemy takes several times what
        SQLite needs for a few rows.

        Args:
            act: is given the transaction, and says whether to keep what it wrote.

        Returns:
            Whether everything is written and durable. If not, nothing is, or the database does not
            know: whoever asked does it again by `write`, which tells what is wrong.
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
        """Do it on a connection; one that makes trouble is not used again."""
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

    def carry_out(self, act: Callable[[Connection], Result]) -> Result:
        """Do something in a transaction that writes many rows.

        PostgreSQL breaks off one of two transactions that wait for each other; then it is done
        again from the beginning.
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
        """Wait until no other transaction has locked the same name; held to the end.

        What is read after this is newer than everything that the others wrote. SQLite has only one
        transaction that writes, and needs nothing.
        """
        if not self.is_sqlite:
            connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(name))))

    def notify(self, connection: Executor, channel: str, messages: Iterable[str]) -> None:
        """Tell every listening node, once the transaction is over; on SQLite there is none."""
        if not self.is_sqlite:
            connection.exec_driver_sql(_NOTIFY.format(channel=channel), (list(messages),))

    def wipe(self) -> None:
        """Let go of old copies of what was deleted, as far as nobody reads them just now.

        SQLite keeps them in its log; PostgreSQL clears up by itself in time.
        """
        if self.is_sqlite:
            with _refusing(), self._engine.connect() as connection:
                driver = connection.connection.driver_connection
                assert driver is not None
                driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Close every connection that is not in use."""
        self._engine.dispose()


class _Driver:
    """A transaction on the driver itself."""

    def __init__(self, cursor: Any, dialect: Dialect) -> None:
        self._cursor, self.dialect = cursor, dialect

    def exec_driver_sql(self, statement: str, parameters: tuple[Any, ...], /) -> Any:
        """Execute a statement in the words of the driver."""
        self._cursor.execute(statement, parameters)
        return self._cursor


class Bulk:
    """A statement about many rows at once, in words that are made once for each database.

    Executing it costs little more than the driver does, and one call of that does for hundreds of
    rows: the driver lets other threads of Python go on at every call, and has to wait for its own
    turn after it. The rows are tuples of types that the driver takes as they are.
    """

    def __init__(
        self,
        columns: Iterable[ColumnClause[Any]],
        make: Callable[[Subquery], ClauseElement],
        ending: str = "",
    ) -> None:
        """Make a statement.

        Args:
            columns: what each row has.
            make: gives the statement about such rows.
            ending: what both databases understand, and SQLAlchemy says differently for each.
        """
        self._columns = [column(each.name, each.type) for each in columns]
        self._make, self._ending = make, ending
        self._texts: dict[tuple[str, int], str] = {}

    def execute(self, connection: Executor, rows: list[RowValues]) -> int:
        """Execute it for all rows: how many rows of the database it has written."""
        written = begin = 0
        while begin < len(rows):  # by powers of two, so that there are few texts
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
            # Within the statement: Python's SQLite counts no rows of one that begins with them.
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
        # It will hold the secrets of the dice; SQLite gives its other files the same rights.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Refusal("database-unavailable", text=str(error)) from error


def _sqlite(url: URL) -> Engine:
    # Without an isolation level of its own: we say BEGIN ourselves.
    arguments = {"timeout": _BUSY / 1000, "isolation_level": None}
    engine = create_engine(url, connect_args=arguments)

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
    return create_engine(
        url, paramstyle="format", pool_size=8, max_overflow=8, pool_timeout=_BUSY / 1000
    )


@contextmanager
def _refusing() -> Iterator[None]:
    """What is wrong with a database, or with a text that it cannot hold, as a refusal."""
    try:
        yield
    except (DataError, UnicodeEncodeError, OverflowError) as error:
        raise Refusal("cannot-be-stored") from error
    except (IntegrityError, ProgrammingError):
        raise
    except (DatabaseError, InterfaceError, PoolTimeout) as error:
        told = str(getattr(error, "orig", error)).strip() or type(error).__name__
        raise Refusal("database-unavailable", text=told.splitlines()[0]) from error


def checked(text: str) -> str:
    """The text, if both databases can hold it.

    Raises:
        Refusal: it has a NUL sign or half a surrogate pair.
    """
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise Refusal("cannot-be-stored")
    return text


Listener = Callable[[str, int], None]
"""What is told of a table: its id and its new version, or the number of its new line of chat."""
