"""Batches: events of one table that are written together, and what follows from them.

Rows are built when the batch is created. A single thread writes many batches, and all tables wait
for whatever Python code it has to run.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Insert, Integer, Subquery, Update, column, select, update

from sixrow.match import Answer, Event
from sixrow.match.events import GameOver, Resealed
from sixrow.store.archive import ArchivedGame, game_of
from sixrow.store.attendance import MOVES
from sixrow.store.cards import Card
from sixrow.store.database import Bulk, RowValues
from sixrow.store.queries import insert_rows
from sixrow.store.schema import EVENTS, TABLES

_encode = msgspec.json.Encoder().encode

_NEVER = -1
"""A number that no event has."""


def _append_events(rows: Subquery) -> Insert:
    last = EVENTS.alias("last")
    there = select(1).where(last.c.table_id == rows.c.table_id, last.c.number == rows.c.after)
    return insert_rows(EVENTS, rows, there.exists())


def _update_cards(rows: Subquery) -> Update:
    changed = {name: rows.c[name] for name in ("phase", "turn", "card")}
    return update(TABLES).where(TABLES.c.id == rows.c.id).values(changed)


APPEND_EVENTS = Bulk(
    (*EVENTS.c, column("after", Integer)), _append_events, "ON CONFLICT DO NOTHING"
)
"""Inserts events if their batch's predecessor exists and their own numbers are free."""

UPDATE_CARDS = Bulk((TABLES.c.id, TABLES.c.phase, TABLES.c.turn, TABLES.c.card), _update_cards)
"""Updates cards."""


class EventBatch:
    """Events of one table that are written together or not at all.

    Attributes:
        events: at least one, numbered consecutively.
        table: the id of the table.
        card: the card after them, if more than its version and time has changed. Sitting down and
            getting up always change it.
        games: the games that ended with these events.
        rows: the rows of the events.
        card_row: the row of the card.
        moves_people: whether somebody sits down, gets up or starts watching.
        reseals: whether the house has a new chain, so that the table is no longer set back.
    """

    __slots__ = ("card", "card_row", "events", "games", "moves_people", "reseals", "rows", "table")

    def __init__(
        self,
        events: tuple[Event, ...],
        table: str,
        card: Card | None = None,
        games: tuple[ArchivedGame, ...] = (),
    ) -> None:
        self.events, self.table, self.card, self.games = events, table, card, games
        self.rows = event_rows(table, events)
        self.card_row = None if card is None else card.row
        kinds = {type(event.fact) for event in events}
        self.moves_people = not kinds.isdisjoint(MOVES)
        self.reseals = Resealed in kinds

    @classmethod
    def of(cls, answer: Answer, before: Card) -> "EventBatch":
        """What to store of an answer with events.

        Args:
            answer: what came of a command.
            before: the card of the table as it is stored.
        """
        table, card = answer.table, before.renewed(answer.table)
        ended = [
            game_of(table, event.fact.game, event.time)
            for event in answer.events
            if isinstance(event.fact, GameOver)
        ]
        return cls(answer.events, table.id, None if card is before else card, tuple(ended))


def event_rows(table: str, events: Sequence[Event]) -> list[RowValues]:
    """Rows of events, each with the number of the event that must precede the batch.

    An event that does not follow its predecessor asks for a number that never exists.
    """
    rows: list[RowValues] = []
    for place, event in enumerate(events):
        number = event.number
        after = number - place - 1
        if after != events[0].number - 1:
            after = _NEVER
        rows.append((table, number, event.time, _encode(event).decode(), after))
    return rows
