"""Ratings: what a rated table changes, once, and how nobody can farm them."""

import threading
from random import Random

import pytest
from sqlalchemy import update

from sixrow.match import Abort, Opening, Resign, Terms
from sixrow.match.events import GameOver
from sixrow.server.jobs.ratings import DAY, RatingUpdates, changed, ladder_of, shown
from sixrow.store import EventBatch, Store, card_of, game_of
from sixrow.store.schema import TABLES
from tests.match.tables import ADA, CY, PEOPLE, Sitting, chair
from tests.server.games import open_table, send, serve
from tests.server.serving import Guest, Serving, code
from tests.server.sockets import socket

LADDER = "sequence-dice:2"


def over(table: str, setup: str = LADDER, losers: tuple[int, ...] = (1,), at: int = 0) -> Sitting:
    """A rated table where those at some seats give up, one after the other."""
    players = int(setup.split(":")[1])
    terms = Terms(setup=setup, rated=True, pair=False)
    chairs = tuple(chair(person) for person in PEOPLE[:players])
    opening = Opening(terms=terms, chairs=chairs, host="ada")
    sitting = Sitting(opening, now=at, table=table)
    sitting.start()
    sitting.roll_off()
    for seat in losers:
        sitting.ask(PEOPLE[seat], Resign, seat=seat)
    return sitting


def stored(store: Store, sitting: Sitting) -> str:
    """Put a table into the database as a server does."""
    table, events = sitting.table, sitting.authority.since(0)
    card = card_of(table, invite=f"to-{table.id}", public=True, created=table.time)
    games = tuple(
        game_of(table, event.fact.game, event.time)
        for event in events
        if isinstance(event.fact, GameOver)
    )
    store.tables.create(events[:1], bytes(32), card)
    assert store.tables.append([EventBatch(events[1:], table.id, card, games)]) == [True]
    return table.id


def updates(store: Store, a_day: int = 3) -> RatingUpdates:
    return RatingUpdates(store, lambda: 0, a_day)


def strength(store: Store, person: str, ladder: str = LADDER) -> float:
    rating = store.ratings.get(person, ladder)
    return 25.0 if rating is None else rating.mu


def test_the_winner_rises_and_the_loser_falls(store: Store) -> None:
    stored(store, over("one"))
    assert updates(store).settle_all() == 1
    assert strength(store, "ada") > 25 > strength(store, "bo")
    ada = store.ratings.get("ada", LADDER)
    assert ada is not None
    assert ada.games == 1
    assert shown(25.0, 25 / 3) == 1_000


def test_a_table_counts_once_however_often_it_is_settled(store: Store) -> None:
    """After a crash the whole is tried again; two nodes may try at once."""
    table = stored(store, over("one"))
    rating = updates(store)
    threads = [threading.Thread(target=rating.settle, args=(table,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    ada = store.ratings.get("ada", LADDER)
    assert ada is not None
    assert ada.games == 1
    assert store.ratings.unsettled() == ()
    assert updates(store).settle_all() == 0
    assert store.ratings.get("ada", LADDER) == ada


def test_a_crash_in_the_middle_leaves_the_table_to_count(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = stored(store, over("one"))

    def crash(*_: object) -> None:
        raise RuntimeError("crash")

    with monkeypatch.context() as patched:
        patched.setattr("sixrow.server.jobs.ratings.changed", crash)
        with pytest.raises(RuntimeError):
            updates(store).settle(table)
    assert store.ratings.unsettled() == (table,)
    assert store.ratings.get("ada", LADDER) is None
    assert updates(store).settle_all() == 1
    assert strength(store, "ada") > 25


def test_an_aborted_table_changes_nothing_and_is_done_with(store: Store) -> None:
    sitting = over("one", losers=())
    sitting.ask(None, Abort)
    stored(store, sitting)
    assert updates(store).settle_all() == 1
    assert store.ratings.get("ada", LADDER) is None
    assert store.ratings.unsettled() == ()


def test_the_same_two_count_so_often_a_day_on_all_ladders_together(store: Store) -> None:
    moments = [0, 1_000, 2_000, 3_000, DAY + 1_500]
    for number, at in enumerate(moments):
        setup = "columbiz:2" if number % 2 else LADDER
        stored(store, over(f"table-{number}", setup, at=at))
    assert updates(store, a_day=2).settle_all() == 5
    history = {change.table for each in store.ratings.of_person("ada") for change in each.history}
    assert history == {"table-0", "table-1", "table-4"}


def test_other_people_are_not_in_the_way(store: Store) -> None:
    for number in range(3):
        stored(store, over(f"two-{number}", at=number))
    third = over("three", "sequence-dice:3", (2,), at=10)
    stored(store, third)
    updates(store, a_day=3).settle_all()
    assert store.ratings.get("cy", "sequence-dice:3") is None  # ada and bo had their share
    four = Terms(setup=LADDER, rated=True, pair=False)
    opening = Opening(terms=four, chairs=(chair(ADA), chair(CY)), host="ada")
    sitting = Sitting(opening, now=20, table="fresh")
    sitting.now = 20
    sitting.start()
    sitting.roll_off()
    sitting.ask(CY, Resign, seat=1)
    stored(store, sitting)
    updates(store, a_day=3).settle_all()
    assert strength(store, "cy") < 25


def test_whoever_gives_up_among_more_comes_last() -> None:
    sitting = over("one", "sequence-dice:3", (1, 2))
    sitting.play_on(Random(1))
    after = changed(sitting.table, {})
    assert after["bo"][0] < 25
    assert after["cy"][0] < 25
    assert after["ada"][0] > 25


def test_partners_rise_and_fall_together() -> None:
    sitting = over("one", "sequence-dice:4", ())
    sitting.play_on(Random(1))
    after = changed(sitting.table, {})
    winner = sitting.table.winners[0]
    for seat, person in enumerate(PEOPLE):
        assert (after[person.id][0] > 25) == (sitting.table.setup.side_of(seat) == winner)


@pytest.mark.parametrize(
    ("setup", "ladder"),
    [("columbiz:2", "columbiz:2"), ("columbiz:3:reroll=locked", "columbiz:3")],
)
def test_a_ladder_is_a_game_and_a_number_of_players(setup: str, ladder: str) -> None:
    assert ladder_of(setup) == ladder


# Over HTTP.


@pytest.fixture
def rated(server: Serving) -> tuple[Guest, Guest]:
    names = [f"{name} {server.clock()}" for name in ("Ann", "Ben")]
    ann, ben = (server.visitor().with_account(name) for name in names)
    return ann, ben


def test_guests_neither_open_nor_join_rated_tables(
    server: Serving, ada: Guest, rated: tuple[Guest, Guest]
) -> None:
    ann, _ = rated
    terms = {"setup": LADDER, "rated": True, "pair": False}
    table = open_table(ann, "me", "open", public=True, terms=terms)["table"]["table"]
    answer = send(ada, table, "sit", seat=1)
    assert (answer.status_code, code(answer)) == (403, "accounts-only")
    body = {"terms": terms, "chairs": [{"is": "me"}, {"is": "open"}]}
    assert code(ada.post("/api/tables", json=body)) == "accounts-only"
    assert len(server.store.tables.events(table)) == 1


def test_nobody_is_rated_against_oneself_or_a_bot(rated: tuple[Guest, Guest]) -> None:
    ann, _ = rated
    terms = {"setup": LADDER, "rated": True}
    for other in ({"is": "me", "name": "Ann too"}, {"is": "bot", "level": "novice"}):
        body = {"terms": terms, "chairs": [{"is": "me"}, other]}
        assert code(ann.post("/api/tables", json=body)) == "rated-needs-people"
    table = open_table(ann, "me", "open", terms=terms)["table"]["table"]
    assert code(send(ann, table, "sit", seat=1)) == "rated-needs-people"


def hint_at_another_table(server: Serving, person: Guest, table: str) -> str:
    """The code with which the socket of a table refuses a hint."""
    with socket(server, person, table, gives=False) as opened:
        opened.send({"do": "hint", "id": "hint"})
        return str(opened.hear("refused", "advice").get("error", {}).get("code"))


def test_a_rated_table_changes_profile_history_and_ladder(
    server: Serving, rated: tuple[Guest, Guest]
) -> None:
    ann, ben = rated
    other = open_table(ann, "me", "me")["table"]["table"]
    assert send(ann, other, "start").status_code == 200
    terms = {"setup": "columbiz:2", "rated": True, "pair": False}
    table = open_table(ann, "me", "open", public=True, terms=terms)["table"]["table"]
    assert send(ben, table, "sit", seat=1).status_code == 200
    assert send(ann, table, "start").status_code == 200
    while (view := ann.get(f"/api/tables/{table}").json())["game"]["turn"] == 0:
        seat = view["game"]["seat"]
        assert send((ann, ben)[seat], table, "roll", seat=seat).status_code == 200
        serve(table, ann, ben)
    body = {"position": "sequence-dice:2 6/6/6/6/6/6 1 choose 34"}
    for path in ("hint", "odds"):
        assert code(ann.post(f"/api/positions/{path}", json=body)) == "rated-table-running"
    assert hint_at_another_table(server, ann, other) == "rated-table-running"
    wish = {
        "terms": {"setup": "sequence-dice:2", **body},
        "chairs": [{"is": "me"}, {"is": "bot", "level": "master"}],
    }
    assert code(ann.post("/api/tables", json=wish)) == "rated-table-running"
    assert code(ann.post("/api/analyses", json={"of": "game", "table": other})) == (
        "rated-table-running"
    )
    assert send(ben, table, "resign", seat=1).status_code == 200
    server.services.ratings.settle_all()
    (mine,) = ann.get(f"/api/people/{ann.id}").json()["ratings"]
    (theirs,) = ann.get(f"/api/people/{ben.id}").json()["ratings"]
    assert mine["mu"] > 25 > theirs["mu"]
    (change,) = ben.get(f"/api/people/{ann.id}/ratings").json()
    assert (change["table"], change["rating"]) == (table, mine["rating"])
    with server.store.database.write() as connection:  # as if it had been private
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(public=False))
    tables = [each.get(f"/api/people/{ann.id}/ratings").json()[0]["table"] for each in (ben, ann)]
    assert tables == ["", table]
    rungs = ben.get("/api/ladders/columbiz:2").json()
    assert [rung["rating"]["person"] for rung in rungs] == [ann.id, ben.id]
    assert code(ben.get("/api/people/nobody")) == "no-such-person"
