"""Deletion of a person: the only operation that ever rewrites an event."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, update

from sixrow.match import Chair, Event
from sixrow.match.events import AnyFact, Opened, Seated
from sixrow.rules import Refusal
from sixrow.store.archive import read_game, write_games
from sixrow.store.cards import Card
from sixrow.store.schema import (
    ATTENDANCE,
    CONNECTIONS,
    EVENTS,
    GAMES,
    JOBS,
    LINES,
    PEOPLE,
    PLAYERS,
    RATING_CHANGES,
    RATINGS,
    RECORDS,
    TABLES,
    TOKENS,
)

_OWNED = (TOKENS, RECORDS, LINES, JOBS, RATINGS, RATING_CHANGES, CONNECTIONS)
"""Tables whose rows are deleted entirely."""


def delete_person(person: str, connection: Connection) -> None:
    """Delete everything about a person but the id.

    Raises:
        Refusal: nobody has this id.
    """
    emptied = update(PEOPLE).where(PEOPLE.c.id == person)
    emptied = emptied.values(
        kind="deleted",
        name="",
        folded=None,
        password="",
        epoch=PEOPLE.c.epoch + 1,
        ban_reason="",
        created=0,
        seen=0,
        settings="{}",
    )
    if not connection.execute(emptied).rowcount:
        raise Refusal("no-such-person")
    for kind in _OWNED:
        connection.execute(delete(kind).where(kind.c.person == person))
    attended = select(ATTENDANCE.c.table_id).where(ATTENDANCE.c.person == person)
    for table in connection.scalars(attended).all():
        _clear_events(connection, table, person)
        _clear_card(connection, table, person)
    _clear_games(connection, person)


def _clear_events(connection: Connection, table: str, person: str) -> None:
    for body in connection.scalars(select(EVENTS.c.body).where(EVENTS.c.table_id == table)).all():
        event = msgspec.json.decode(body, type=Event)
        fact = _nameless(event.fact, person)
        if fact is not event.fact:
            text = msgspec.json.encode(replace(event, fact=fact)).decode()
            same = (EVENTS.c.table_id == table) & (EVENTS.c.number == event.number)
            connection.execute(update(EVENTS).where(same).values(body=text))


def _nameless(fact: AnyFact, person: str) -> AnyFact:
    """The fact without the person's name; the same object if the name does not occur in it."""
    match fact:
        case Seated() if fact.chair.person == person:
            return replace(fact, chair=Chair(person=person))
        case Opened() if any(chair.person == person for chair in fact.chairs):
            return replace(fact, chairs=_nameless_chairs(fact.chairs, person))
        case _:
            return fact


def _nameless_chairs(chairs: Iterable[Chair], person: str) -> tuple[Chair, ...]:
    return tuple(Chair(person=person) if each.person == person else each for each in chairs)


def _clear_card(connection: Connection, table: str, person: str) -> None:
    body = connection.scalar(select(TABLES.c.card).where(TABLES.c.id == table))
    assert body is not None
    card = msgspec.json.decode(body, type=Card)
    card = replace(card, chairs=_nameless_chairs(card.chairs, person))
    text = msgspec.json.encode(card).decode()
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(card=text))


def _clear_games(connection: Connection, person: str) -> None:
    same = (PLAYERS.c.table_id == GAMES.c.table_id) & (PLAYERS.c.game == GAMES.c.game)
    played = select(GAMES.c.body).where(select(1).where(same, PLAYERS.c.person == person).exists())
    for body in connection.scalars(played).all():
        game = read_game(body)
        names = tuple(
            "" if each == person else name
            for each, name in zip(game.people, game.names, strict=True)
        )
        write_games(connection, (replace(game, names=names),))
