"""`check` finds changes made to the database from outside."""

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import delete, update

from sixrow.match.events import Rolled
from sixrow.store import Store
from sixrow.store.integrity import check
from sixrow.store.schema import EVENTS, GAMES, TABLES
from tests.store.tables import played


@pytest.fixture
def sound(store: Store) -> Store:
    for table in ("t", "u"):
        played(store, table, pair=True)
    assert list(check(store)) == []
    return store


def found(store: Store, statement: object) -> list[tuple[str, object, object]]:
    """What is found after a change, as code, table and game."""
    with store.database.write() as connection:
        connection.execute(statement)  # type: ignore[call-overload]
    return [
        (fault.code, fault.details.get("table"), fault.details.get("game"))
        for fault in check(store)
    ]


IN_T = EVENTS.c.table_id == "t"


@pytest.mark.parametrize(
    "change",
    [
        delete(EVENTS).where(IN_T, EVENTS.c.number == 5),
        delete(EVENTS).where(IN_T, EVENTS.c.number == 1),
        delete(EVENTS).where(IN_T),
        update(EVENTS).where(IN_T, EVENTS.c.number == 5).values(body="{}"),
        update(EVENTS).where(IN_T, EVENTS.c.number == 5).values(body="no JSON"),
        update(EVENTS)
        .where(IN_T, EVENTS.c.number == 1)
        .values(
            body=EVENTS.select()
            .with_only_columns(EVENTS.c.body)
            .where(EVENTS.c.table_id == "u", EVENTS.c.number == 1)
            .scalar_subquery()
        ),
    ],
)
def test_events_that_make_no_table(sound: Store, change: object) -> None:
    assert found(sound, change) == [("table-does-not-replay", "t", None)]


def test_a_card_that_says_something_else(sound: Store) -> None:
    card = TABLES.c.card
    with sound.database.read() as connection:
        text = connection.scalar(TABLES.select().with_only_columns(card).where(TABLES.c.id == "t"))
    assert text is not None
    change = update(TABLES).where(TABLES.c.id == "t").values(card=text.replace("Ada", "Eve"))
    assert found(sound, change) == [("card-does-not-fit", "t", None)]


def test_a_game_that_is_not_archived(sound: Store) -> None:
    gone = delete(GAMES).where(GAMES.c.table_id == "t", GAMES.c.game == 2)
    assert found(sound, gone) == [("game-not-archived", "t", 2)]


def test_a_game_that_was_archived_wrongly(sound: Store) -> None:
    with sound.database.read() as connection:
        body = connection.scalar(
            GAMES.select().with_only_columns(GAMES.c.body).where(GAMES.c.game == 1)
        )
    change = update(GAMES).where(GAMES.c.table_id == "u", GAMES.c.game == 1)
    assert body is not None
    changed = change.values(body=body.replace('"Bo"', '"Eve"'))
    assert found(sound, changed) == [("game-does-not-fit", "u", 1)]


def test_dice_that_do_not_follow_from_their_links(sound: Store) -> None:
    events = sound.tables.events("t")
    event = next(event for event in events if isinstance(event.fact, Rolled))
    changed = replace(event, fact=replace(event.fact, link="00" * 32))
    body = msgspec.json.encode(changed).decode()
    here = IN_T & (EVENTS.c.number == event.number)
    faults = found(sound, update(EVENTS).where(here).values(body=body))
    assert faults == [("dice-do-not-verify", "t", 1), ("dice-do-not-verify", "t", 2)]
