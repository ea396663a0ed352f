from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from msgspec.structs import replace

from sixrow.match import Chair, Leave, Sit, export, rebuild, verify
from sixrow.store import EventBatch, Store
from tests.match.tables import BO
from tests.store.tables import (
    SECRET,
    batch,
    card,
    create,
    next_event,
    played,
    refusal,
    sitting,
)


def test_a_table_comes_back_as_it_was(store: Store, other: Store) -> None:
    sat = played(store, "t")
    events = other.tables.events("t")
    assert events == sat.authority.since(0)
    assert rebuild(events) == sat.table
    assert verify(export(rebuild(events))).holds
    assert other.tables.events("t", len(events) - 3) == events[-3:]
    assert other.tables.events("t", len(events)) == ()
    assert other.tables.version("t") == sat.table.version
    assert other.tables.secret("t") == SECRET
    assert other.tables.card("t") == card(sat.table)


def test_a_table_is_written_once(store: Store) -> None:
    sat = create(store, sitting("t"))
    events = sat.authority.since(0)
    again = replace(card(sat.table), invite="new")
    assert refusal(store.tables.create, events, SECRET, again) == "table-exists"
    same_invite = replace(card(sat.table), table="u")
    assert refusal(store.tables.create, events, SECRET, same_invite) == "table-exists"
    assert store.tables.live() == ("t",)


def test_a_table_can_be_written_after_some_events(store: Store) -> None:
    sat = sitting("t")
    sat.start()
    sat.roll_off()
    create(store, sat)
    assert rebuild(store.tables.events("t")) == sat.table


@pytest.mark.parametrize("ask", ["events", "version", "secret", "card"])
def test_a_table_that_is_not_there(store: Store, ask: str) -> None:
    assert refusal(getattr(store.tables, ask), "none") == "no-such-table"


def test_a_late_batch_writes_nothing_and_the_others_do(store: Store) -> None:
    tables = [create(store, sitting(name)) for name in "abc"]
    for sat in tables:
        sat.start()
    store.tables.append([EventBatch((next_event(tables[1], 2),), "b")])
    late = batch(tables[1], 1)
    assert store.tables.append([batch(tables[0], 1), late, batch(tables[2], 1)]) == [
        True,
        False,
        True,
    ]
    assert store.tables.card("a").phase == "playing"
    assert store.tables.card("b").phase == "lobby"
    assert store.tables.events("b", 1) == (next_event(tables[1], 2),)
    assert store.tables.card("c").phase == "playing"


def test_what_follows_a_late_batch_is_late_too(store: Store) -> None:
    sat = create(store, sitting("t"))
    store.tables.append([EventBatch((next_event(sat, 2),), "t")])
    create(store, sitting("u"))
    two, three = (EventBatch((next_event(sat, number),), "t") for number in (2, 3))
    elsewhere = EventBatch((next_event(sat, 2),), "u")
    assert store.tables.append([two, three, elsewhere]) == [False, False, True]
    assert store.tables.version("t") == 2


def test_batches_of_one_table_follow_one_another(store: Store) -> None:
    sat = create(store, sitting("t"))
    batches = [
        EventBatch((next_event(sat, 2 * n), next_event(sat, 2 * n + 1)), "t") for n in (1, 2, 3)
    ]
    assert store.tables.append(batches) == [True] * 3
    assert [event.number for event in store.tables.events("t")] == list(range(1, 8))


def test_there_are_no_gaps_and_no_events_of_unknown_tables(store: Store) -> None:
    sat = create(store, sitting("t"))
    gap = EventBatch((next_event(sat, 3),), "t")
    unknown = EventBatch((next_event(sat, 2),), "none")
    assert store.tables.append([gap]) == [False]
    assert store.tables.append([unknown, gap]) == [False, False]
    assert store.tables.append([]) == []
    assert store.tables.version("t") == 1


def test_a_batch_is_written_whole_or_not_at_all(store: Store) -> None:
    sat = create(store, sitting("t"))
    broken = EventBatch((next_event(sat, 2), next_event(sat, 4)), "t")
    assert store.tables.append([broken]) == [False]
    assert store.tables.version("t") == 1


@pytest.mark.parametrize("missing", [None, 2, 300])
def test_more_events_than_one_statement_takes(store: Store, missing: int | None) -> None:
    sat = create(store, sitting("t"))
    numbers = [number for number in range(2, 600) if number != missing]
    long = EventBatch(tuple(next_event(sat, number) for number in numbers), "t")
    assert store.tables.append([long]) == [missing is None]
    assert store.tables.version("t") == (599 if missing is None else 1)


def test_many_tables_at_once(store: Store) -> None:
    tables = [create(store, sitting(f"t{number}")) for number in range(20)]
    for sat in tables:
        sat.start()
    batches = [batch(sat, 1) for sat in tables]
    assert store.tables.append(batches) == [True] * 20
    assert {store.tables.card(f"t{number}").phase for number in range(20)} == {"playing"}
    for sat, each in zip(tables, batches, strict=True):
        assert store.tables.events(sat.table.id, 1) == each.events


def test_of_many_writers_each_number_has_one(store: Store, other: Store) -> None:
    sat = create(store, sitting("t"))

    def write(writer: int) -> int:
        tables = (store, other)[writer % 2].tables
        return sum(
            tables.append([EventBatch((replace(next_event(sat, number), time=writer),), "t")])[0]
            for number in range(2, 22)
        )

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(write, range(4))) == 20
    assert [event.number for event in store.tables.events("t")] == list(range(1, 22))


def test_a_table_is_found_by_its_invitation(store: Store) -> None:
    create(store, sitting("t"), public=False)
    assert store.tables.by_invite("invite-t").table == "t"
    assert refusal(store.tables.by_invite, "t") == "no-such-invite"


def test_a_card_is_renewed_only_if_it_shows_something_else() -> None:
    sat = sitting("t")
    before = card(sat.table)
    assert before.renewed(sat.table) is before
    sat.start()
    after = before.renewed(sat.table)
    assert after == card(sat.table)
    assert after.renewed(sat.table) is after
    unnamed = replace(after, chairs=(Chair(person="ada"), *after.chairs[1:]))
    assert unnamed.renewed(sat.table) == after


def test_the_card_says_whose_turn_it_is(store: Store) -> None:
    sat = create(store, sitting("t", Chair(person="ada", name="Ada"), Chair(level="casual")))
    assert store.tables.card("t").turn is None
    sat.start()
    store.tables.append([batch(sat, 1)])
    found = store.tables.card("t")
    assert (found.turn, found.bot, found.turn_of) == (0, False, "ada")
    assert found.version == 3


def test_the_version_of_a_card_grows_without_a_new_card(store: Store) -> None:
    sat = create(store, sitting("t"))
    store.tables.append([EventBatch((replace(next_event(sat, 2), time=7_000),), "t")])
    found = store.tables.card("t")
    assert (found.version, found.updated) == (2, 7_000)


def test_the_lobby_shows_public_tables_that_are_not_over(store: Store) -> None:
    create(store, sitting("free", Chair(person="ada", name="Ada"), Chair()), created=3)
    create(store, sitting("closed"), public=False)
    played(store, "over")
    started = create(store, sitting("running"), created=9)
    started.start()
    store.tables.append([batch(started, 1)])
    assert [each.table for each in store.tables.lobby()] == ["running", "free"]
    assert set(store.tables.live()) == {"free", "closed", "running"}


def test_the_lobby_has_pages(store: Store) -> None:
    for number in range(7):
        create(store, sitting(f"t{number}"), created=number // 2)
    pages, after = [], ""
    while page := store.tables.lobby(after=after, limit=3):
        pages.append([each.table for each in page])
        after = page[-1].table
    assert pages == [["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]
    assert refusal(store.tables.lobby, after="none") == "no-such-table"
    assert store.tables.lobby(limit=-1) == ()


def test_my_tables_begin_with_those_that_wait_for_me(store: Store) -> None:
    played(store, "over")
    create(store, sitting("lobby"), created=5_000)
    for name in ("mine", "yours"):
        sat = create(store, sitting(name))
        sat.start()
        if name == "yours":
            sat.roll()
        store.tables.append([batch(sat, 1)])
    create(store, sitting("elsewhere", Chair(person="cy", name="Cy"), Chair()))
    assert [each.table for each in store.tables.of_person("ada")] == [
        "mine",
        "lobby",
        "yours",
        "over",
    ]
    assert [each.table for each in store.tables.of_person("bo")] == [
        "yours",
        "lobby",
        "mine",
        "over",
    ]
    pages, after = [], ""
    while page := store.tables.of_person("ada", after=after, limit=1):
        pages += [each.table for each in page]
        after = page[-1].table
    assert pages == ["mine", "lobby", "yours", "over"]


def test_whoever_gets_up_no_longer_has_the_table(store: Store) -> None:
    sat = create(store, sitting("t", Chair(person="ada", name="Ada"), Chair()))
    for ask, here in (((BO, Sit), ["t"]), ((BO, Leave), []), ((BO, Sit), ["t"])):
        sat.ask(*ask, seat=1)
        store.tables.append([batch(sat, sat.table.version - 1)])
        assert [each.table for each in store.tables.of_person("bo")] == here


def test_a_game_that_ends_is_in_the_archive_with_its_events(store: Store) -> None:
    sat = played(store, "t", pair=True)
    games = store.archive.search()
    assert [(game.table, game.game) for game in games] == [("t", 2), ("t", 1)]
    for game in games:
        result = sat.table.games[game.game - 1].result
        assert result is not None
        assert (game.winners, game.ending) == (result.winners, result.ending)
        assert game.names == ("Ada", "Bo")


def test_a_late_batch_archives_nothing(store: Store) -> None:
    sat = create(store, sitting("t"))
    store.tables.append([EventBatch((next_event(sat, 2),), "t")])
    sat.start()
    sat.play_on(Random(3))
    assert store.tables.append([batch(sat, 1)]) == [False]
    assert store.archive.search() == ()
