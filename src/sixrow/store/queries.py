"""Parts of queries that several modules of the store need."""

from typing import Any

from sqlalchemy import ColumnElement, ScalarSelect, select

from sixrow.store.schema import EVENTS, TABLES

_LONGEST_PAGE = 200


def page(limit: int) -> int:
    """How many rows to ask for when somebody wants so many."""
    return max(0, min(limit, _LONGEST_PAGE))


def last_of(column: ColumnElement[Any]) -> ScalarSelect[Any]:
    """A column of the last event of each table, for a query over `TABLES`."""
    events = select(column).where(EVENTS.c.table_id == TABLES.c.id)
    return events.order_by(EVENTS.c.number.desc()).limit(1).scalar_subquery()
