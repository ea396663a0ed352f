"""Parts of queries shared by several modules."""

from typing import Any

from sqlalchemy import ColumnElement, Insert, ScalarSelect, Subquery, Table, insert, select, true

from sixrow.store.schema import EVENTS, TABLES

_LONGEST_PAGE = 200

MANY = 500
"""The maximum number of ids in one query."""


def page(limit: int) -> int:
    """The number of rows to query for a requested limit."""
    return max(0, min(limit, _LONGEST_PAGE))


def last_of(column: ColumnElement[Any]) -> ScalarSelect[Any]:
    """A column of the last event of each table, for a query over `TABLES`."""
    events = select(column).where(EVENTS.c.table_id == TABLES.c.id)
    return events.order_by(EVENTS.c.number.desc()).limit(1).scalar_subquery()


def insert_rows(table: Table, rows: Subquery, where: ColumnElement[bool] | None = None) -> Insert:
    """Insert full rows into a table, if a condition holds for them.

    In key order, so that two nodes lock the same rows in the same order. There is always a
    condition, because SQLite could parse the clause that follows the statement as part of a join.
    """
    names = table.c.keys()
    fresh = select(*(rows.c[name] for name in names)).where(true() if where is None else where)
    fresh = fresh.order_by(*(rows.c[key.name] for key in table.primary_key))
    return insert(table).from_select(names, fresh, include_defaults=False)
