"""Reports of chat lines, by people at the table, for the host to read."""

import secrets
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, insert, select, update

from sixrow.rules import Refusal
from sixrow.store.database import Database, checked
from sixrow.store.schema import REPORTS


class Report(Struct, frozen=True, kw_only=True):
    """A reported line of chat, copied so that it can be read after the line has gone.

    Attributes:
        id: assigned by `Reports.add`.
        by: the id of the person who reported it; empty once they are deleted.
        about: the id of the line's author.
        name: the author's name at the time.
        line: the number of the line at its table.
        text: what was said: the text, or the key of a phrase.
        reason: what the reporter wrote; may be empty.
        time: when it was reported.
        closed: when the host closed it; 0 while it is open.
        outcome: what the host noted when closing it.
    """

    id: str = ""
    by: str
    about: str
    name: str
    table: str
    line: int
    text: str
    reason: str = ""
    time: int
    closed: int = 0
    outcome: str = ""


class Reports:
    """The stored reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, report: Report) -> Report:
        """Store a report; return it with its id. Reporting a line again returns the first one."""
        checked(report.name + report.text + report.reason)
        same = select(REPORTS).where(
            REPORTS.c.by == report.by,
            REPORTS.c.table_id == report.table,
            REPORTS.c.line == report.line,
        )
        with self._database.write() as connection:
            self._database.lock(connection, f"report {report.by}")
            before = connection.execute(same).first()
            if before is not None:
                return _report(before)
            report = msgspec.structs.replace(report, id=secrets.token_hex(8))
            row = msgspec.structs.asdict(report)
            row["table_id"] = row.pop("table")
            connection.execute(insert(REPORTS), row)
        return report

    def get(self, report: str) -> Report:
        """A report.

        Raises:
            Refusal: there is no report with this id.
        """
        with self._database.read() as connection:
            row = connection.execute(select(REPORTS).where(REPORTS.c.id == report)).first()
        if row is None:
            raise Refusal("no-such-report")
        return _report(row)

    def list(self, *, about: str = "", closed: bool = False, limit: int = 50) -> tuple[Report, ...]:
        """The latest reports, latest first.

        Args:
            about: only those about this person, if given.
            closed: whether to include closed ones.
            limit: the maximum number.
        """
        query = select(REPORTS)
        if about:
            query = query.where(REPORTS.c.about == about)
        if not closed:
            query = query.where(REPORTS.c.closed == 0)
        query = query.order_by(REPORTS.c.time.desc(), REPORTS.c.id).limit(max(0, limit))
        with self._database.read() as connection:
            return tuple(map(_report, connection.execute(query)))

    def close(self, report: str, now: int, outcome: str = "") -> None:
        """Close a report, with a note on what was done.

        Raises:
            Refusal: there is no open report with this id.
        """
        same = update(REPORTS).where(REPORTS.c.id == report, REPORTS.c.closed == 0)
        with self._database.write() as connection:
            done = connection.execute(same.values(closed=now, outcome=checked(outcome)))
            if not done.rowcount:
                raise Refusal("no-such-report")


def _report(row: Row[Any]) -> Report:
    values = dict(row._mapping)
    values["table"] = values.pop("table_id")
    return Report(**values)
