"""What administrators have done, for those who come after them. Nothing in it is ever changed."""

import secrets

from msgspec import Struct
from sqlalchemy import insert, select

from sixrow.store.database import Database, checked
from sixrow.store.schema import ADMIN_LOG


class AdminAct(Struct, frozen=True, kw_only=True):
    """Something that an administrator has done.

    Attributes:
        by: the id of the administrator; empty for the command line.
        act: the kind, such as ``ban``.
        subject: what it was done to: the id of a person or a table, a network, a feature.
        note: the reason, or other words.
    """

    time: int
    by: str
    act: str
    subject: str
    note: str = ""


class AdminLog:
    """The stored acts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, act: AdminAct) -> None:
        row = {name: getattr(act, name) for name in act.__struct_fields__}
        checked(act.subject + act.note)
        with self._database.write() as connection:
            connection.execute(insert(ADMIN_LOG), {"id": secrets.token_hex(8), **row})

    def latest(self, limit: int = 50) -> tuple[AdminAct, ...]:
        """The latest acts, latest first."""
        names = AdminAct.__struct_fields__
        query = select(*(ADMIN_LOG.c[name] for name in names))
        query = query.order_by(ADMIN_LOG.c.time.desc(), ADMIN_LOG.c.id).limit(max(0, limit))
        with self._database.read() as connection:
            return tuple(AdminAct(**row._mapping) for row in connection.execute(query))
