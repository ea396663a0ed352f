"""The whole store in one database."""

from typing import Self

from sixrow.store.admin_log import AdminLog
from sixrow.store.admission import AdmissionRules
from sixrow.store.announcements import Announcements
from sixrow.store.archive import Archive
from sixrow.store.chat import Chat
from sixrow.store.database import Database
from sixrow.store.jobs import JobQueue
from sixrow.store.nodes import Nodes
from sixrow.store.people import People
from sixrow.store.ratings import Ratings
from sixrow.store.reports import Reports
from sixrow.store.tables import Tables
from sixrow.store.upgrade import prepare


class Store:
    """The tables, people and everything else of one server.

    Usable from any thread; calls block. Use it as a context manager, or close it.

    Attributes:
        tables: tables, their events and cards.
        people: guests, accounts and tokens.
        archive: finished games and uploaded records.
        chat: the chat at tables.
        reports: chat lines that people have reported.
        jobs: background jobs.
        nodes: the server processes on this database.
        ratings: ratings on the ladders.
        announcements: the host's announcements.
        admission: bans of addresses, and what the host has switched off.
        admin_log: what administrators have done.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = Tables(database)
        self.people = People(database)
        self.archive = Archive(database)
        self.chat = Chat(database)
        self.reports = Reports(database)
        self.jobs = JobQueue(database)
        self.nodes = Nodes(database)
        self.ratings = Ratings(database)
        self.announcements = Announcements(database)
        self.admission = AdmissionRules(database)
        self.admin_log = AdminLog(database)

    @classmethod
    def open(cls, url: str, *, migrate: bool = True) -> Self:
        """Open a database, creating or migrating its tables if needed.

        Args:
            url: ``sqlite:////absolute/path.db``, ``sqlite:///relative/path.db`` or
                ``postgresql://user:password@host/name``.
            migrate: whether to create missing tables (and a missing file) and to migrate tables of
                an older version.

        Raises:
            Refusal: the database does not exist or cannot be reached, or its schema is of another
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
        self.database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
