"""Everything that a house keeps, in one database."""

from typing import Self

from sixrow.store.announcements import Notices
from sixrow.store.archive import Archive
from sixrow.store.chat import Chat
from sixrow.store.database import Database
from sixrow.store.jobs import Jobs
from sixrow.store.nodes import Nodes
from sixrow.store.people import People
from sixrow.store.ratings import Ratings
from sixrow.store.tables import Tables
from sixrow.store.upgrade import prepare


class Store:
    """The tables, people and everything else of one house.

    All of it may be used from any thread, and blocks. Use it as a context, or close it.

    Attributes:
        tables: tables, their events and cards.
        people: guests, accounts and tokens.
        archive: games that are over, and records that people brought along.
        chat: what people say at tables.
        jobs: work in the background.
        nodes: the processes that serve this database.
        ratings: how well people play.
        notices: what the host announces.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = Tables(database)
        self.people = People(database)
        self.archive = Archive(database)
        self.chat = Chat(database)
        self.jobs = Jobs(database)
        self.nodes = Nodes(database)
        self.ratings = Ratings(database)
        self.notices = Notices(database)

    @classmethod
    def open(cls, url: str, *, migrate: bool = True) -> Self:
        """Open a database, making or renewing its tables if need be.

        Args:
            url: ``sqlite:////absolute/path.db``, ``sqlite:///relative/path.db`` or
                ``postgresql://user:password@host/name``.
            migrate: whether to make the tables, and a file that is not there, or to renew tables
                of an older version.

        Raises:
            Refusal: there is no such database, it cannot be reached, or its tables are of another
                version.
        """
        database = Database(url, create=migrate)
        try:
            prepare(database, migrate=migrate)
        except BaseException:
            database.close()
            raise
        return cls(database)

    def close(self) -> None:
        """Close every connection."""
        self.database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
