"""Who ever sat at a table, so that people find their tables and names can be deleted."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from sixrow.match import Event
from sixrow.match.events import Left, Seated
from sixrow.store.cards import Card
from sixrow.store.schema import ATTENDANCE

MOVES = frozenset({Seated, Left})
"""Facts with which somebody sits down or gets up."""


def note_people(
    connection: Connection, table: str, events: Sequence[Event], card: Card | None
) -> None:
    """Record who sits here now, from the card, and who is named in the events."""
    sat = {event.fact.chair.person for event in events if isinstance(event.fact, Seated)}
    seated = dict.fromkeys(sat - {""}, False)
    here = ATTENDANCE.c.table_id == table
    rows = connection.execute(select(ATTENDANCE.c.person, ATTENDANCE.c.seated).where(here))
    seated |= {row.person: row.seated for row in rows}
    if card is not None:
        seated = {person: person in card.people for person in {*seated, *card.people}}
    if not seated:
        return
    connection.execute(delete(ATTENDANCE).where(here))
    people = [
        {"person": person, "table_id": table, "seated": sits} for person, sits in seated.items()
    ]
    connection.execute(insert(ATTENDANCE), people)
