"""Deletion of a person: the only operation that ever rewrites an event."""

import dataclasses
import re
from collections.abc import Collection, Iterable

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, update

from sixrow.match import Chair, Event
from sixrow.match.events import AnyFact, Opened, Seated
from sixrow.match.proof import attached, digest, read_proof
from sixrow.notation import Record, read_record, write_json, write_text
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
    MUTES,
    PEOPLE,
    PLAYERS,
    RATING_CHANGES,
    RATINGS,
    RECORDS,
    REPORTS,
    TABLES,
    TOKENS,
)

_OWNED = (TOKENS, RECORDS, LINES, JOBS, RATINGS, RATING_CHANGES, CONNECTIONS, MUTES)
"""Tables whose rows are deleted entirely."""


def delete_person(person: str, connection: Connection) -> None:
    """Delete everything about a person but the id.

    Analyses of their tables go as well, since they name the players; others can ask again.

    Raises:
        Refusal: nobody has this id.
    """
    name = connection.scalar(select(PEOPLE.c.name).where(PEOPLE.c.id == person)) or ""
    emptied = update(PEOPLE).where(PEOPLE.c.id == person)
    emptied = emptied.values(
        kind="deleted",
        name="",
        folded=None,
        skeleton=None,
        password="",
        epoch=PEOPLE.c.epoch + 1,
        ban_reason="",
        created=0,
        seen=0,
        settings="{}",
        role="",
    )
    if not connection.execute(emptied).rowcount:
        raise Refusal("no-such-person")
    for kind in _OWNED:
        connection.execute(delete(kind).where(kind.c.person == person))
    connection.execute(delete(MUTES).where(MUTES.c.muted == person))
    connection.execute(delete(REPORTS).where(REPORTS.c.about == person))
    connection.execute(update(REPORTS).where(REPORTS.c.by == person).values(by=""))
    attended = select(ATTENDANCE.c.table_id).where(ATTENDANCE.c.person == person)
    for table in connection.scalars(attended).all():
        names = {name, *_clear_events(connection, table, person)} - {""}
        seats = _clear_card(connection, table, person)
        _clear_records(connection, table, seats)
        _clear_talk(connection, table, names)
        connection.execute(
            delete(JOBS).where(JOBS.c.subject.contains(f'"{table}"', autoescape=True))
        )
    _clear_games(connection, person)


def _clear_talk(connection: Connection, table: str, names: Collection[str]) -> None:
    """Remove a person's names from what others have said at a table."""
    here = select(LINES.c.number, LINES.c.text).where(LINES.c.table_id == table)
    called = [re.compile(rf"(?<!\w){re.escape(each)}(?!\w)", re.IGNORECASE) for each in names]
    for row in connection.execute(here).all():
        text = row.text
        for name in called:
            text = name.sub("…", text)
        if text != row.text:
            same = (LINES.c.table_id == table) & (LINES.c.number == row.number)
            connection.execute(update(LINES).where(same).values(text=text))


def _clear_records(connection: Connection, table: str, seats: Collection[int]) -> None:
    """Remove the names at some seats from records of a table that others have imported."""
    copies = select(RECORDS.c.id, RECORDS.c.text).where(
        RECORDS.c.text.contains(table, autoescape=True)
    )
    for row in connection.execute(copies).all():
        record = read_record(row.text)
        if record.tags.get("Table") != table:
            continue
        names = tuple("" if seat in seats else each for seat, each in enumerate(record.names))
        record = _renamed(record, names)
        write = write_json if row.text.lstrip().startswith("{") else write_text
        text, told = write(record), msgspec.json.encode(names).decode()
        change = update(RECORDS).where(RECORDS.c.id == row.id)
        connection.execute(change.values(text=text, names=told, size=len(text.encode())))


def _renamed(record: Record, names: tuple[str, ...]) -> Record:
    """The record with other names; its proof still holds if it did."""
    after = dataclasses.replace(record, names=names)
    try:
        proof = read_proof(record)
    except Refusal:
        return after
    return attached(after, proof) if proof.digest == digest(record, proof) else after


def _clear_events(connection: Connection, table: str, person: str) -> set[str]:
    """Remove a person's name from the events of a table; return the names that they had there."""
    names: set[str] = set()
    for body in connection.scalars(select(EVENTS.c.body).where(EVENTS.c.table_id == table)).all():
        event = msgspec.json.decode(body, type=Event)
        fact = _nameless(event.fact, person)
        names |= _names(event.fact, person)
        if fact is not event.fact:
            text = msgspec.json.encode(replace(event, fact=fact)).decode()
            same = (EVENTS.c.table_id == table) & (EVENTS.c.number == event.number)
            connection.execute(update(EVENTS).where(same).values(body=text))
    return names


def _names(fact: AnyFact, person: str) -> set[str]:
    match fact:
        case Seated():
            found = [(fact.chair.person, fact.chair.name)]
        case Opened():
            found = [(chair.person, chair.name) for chair in fact.chairs]
        case _:
            found = []
    return {name for each, name in found if each == person}


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


def _clear_card(connection: Connection, table: str, person: str) -> tuple[int, ...]:
    """Remove a person's name from the card of a table; return their seats."""
    body = connection.scalar(select(TABLES.c.card).where(TABLES.c.id == table))
    assert body is not None
    card = msgspec.json.decode(body, type=Card)
    seats = tuple(seat for seat, chair in enumerate(card.chairs) if chair.person == person)
    card = replace(card, chairs=_nameless_chairs(card.chairs, person))
    text = msgspec.json.encode(card).decode()
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(card=text))
    return seats


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
