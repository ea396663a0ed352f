"""Announcements by the host of the server."""

import secrets

from msgspec import Struct
from sqlalchemy import delete, insert, select

from sixrow.rules import Refusal
from sixrow.store.database import Database, checked
from sixrow.store.schema import NOTICES


class Announcement(Struct, frozen=True, kw_only=True):
    """A text shown to everybody for some time.

    Attributes:
        since: when it appears.
        until: when it disappears.
    """

    id: str
    text: str
    since: int
    until: int


class Announcements:
    """The stored announcements."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, text: str, since: int, until: int) -> Announcement:
        """Announce a text for some time."""
        row = {"id": secrets.token_hex(8), "text": checked(text)}
        made = Announcement(since=since, until=until, **row)
        with self._database.write() as connection:
            connection.execute(insert(NOTICES), {**row, "since": since, "until": until})
        return made

    def current(self, now: int) -> tuple[Announcement, ...]:
        """The announcements to show now, earliest first."""
        return tuple(each for each in self.all() if each.since <= now < each.until)

    def all(self) -> tuple[Announcement, ...]:
        """All announcements that were not dropped, earliest first."""
        query = select(NOTICES).order_by(NOTICES.c.since, NOTICES.c.id)
        with self._database.read() as connection:
            return tuple(Announcement(**row._mapping) for row in connection.execute(query))

    def drop(self, notice: str) -> None:
        """Withdraw an announcement.

        Raises:
            Refusal: there is no announcement with this id.
        """
        with self._database.write() as connection:
            gone = connection.execute(delete(NOTICES).where(NOTICES.c.id == notice))
            if not gone.rowcount:
                raise Refusal("no-such-notice")
