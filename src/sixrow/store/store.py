"""Everything that a house keeps, in one database."""

from types import TracebackType
from typing import Self

from sixrow.store.archive import Archive
from sixrow.store.database import Database
from sixrow.store.nodes import Nodes
from sixrow.store.people import People
from sixrow.store.schema import METADATA
from sixrow.store.tables import Tables


class Store:
    """The tables, people and everything else of one house.

    All of it may be used from any thread, and blocks. Use it as a context, or close it.

    Attributes:
        tables: tables, their events and cards.
        people: guests, accounts and tokens.
        archive: games that are over, and records that people brought along.
        nodes: the processes that serve this database.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = Tables(database)
        self.people = People(database)
        self.archive = Archive(database)
        self.nodes = Nodes(database)

    @classmethod
    def open(cls, url: str, *, migrate: bool = True) -> Self:
        """Open a database, making or renewing its tables if need be.

        Args:
            url: ``sqlite:////absolute/path.db``, ``sqlite:///relative/path.db`` or
                ``postgresql://user:password@host/name``.
            migrate: whether to renew tables of an older version.

        Raises:
            Refusal: there is no such database, it cannot be reached, or its tables are of another
                version.
        """
        database = Database(url)
        with database.write() as connection:
            if migrate:
                METADATA.create_all(connection)
        return cls(database)

    def close(self) -> None:
        """Close every connection."""
        self.database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
