"""A game step by step: every position is the one that the rules lead to."""

import socket
import time
from collections.abc import Callable
from random import Random

import pytest

from sixrow.match import export
from sixrow.notation import decision_text, position_text, read_record, write_text
from sixrow.server.api.archive import MOST_ENTRIES
from sixrow.server.api.routes import ENDPOINTS
from sixrow.wire.replays import replay_of
from sixrow.wire.views import game_view
from sixrow.workers.fair_pool import Owner, WorkLost
from tests.match.tables import begun
from tests.server.games import open_table, send
from tests.server.serving import Guest, Serving, code
from tests.support.patience import PATIENCE


def record_text(setup: str, steps: int = 40) -> str:
    sitting = begun(setup)
    sitting.play_on(Random(2), steps)
    return write_text(export(sitting.table))


@pytest.mark.parametrize("setup", ["columbiz:2", "sequence-dice:2:length=5"])
def test_every_step_is_that_of_the_record(setup: str) -> None:
    record = read_record(record_text(setup))
    replay = replay_of(record)
    assert replay.start.position == position_text(record.start)
    assert [each.game.position for each in replay.moments] == [
        position_text(moment.after) for moment in record.moments
    ]
    game = record.setup.game
    for moment, entry in zip(replay.moments, record.entries, strict=True):
        assert bool(moment.roll) == entry.is_roll
        if not entry.is_roll:
            assert moment.decision == decision_text(game, entry.value)
    turns = [each.turn for each in replay.moments]
    assert turns[0] == 0
    assert turns == sorted(turns)
    assert turns[-1] > 1


def test_the_dice_of_each_seat_are_counted() -> None:
    replay = replay_of(read_record(record_text("columbiz:2")))
    rolled = [
        sum(len(each.roll) for each in replay.moments if each.seat == seat) for seat in (0, 1)
    ]
    assert [sum(tally.counts) for tally in replay.tallies] == rolled
    assert all(low <= high for tally in replay.tallies for low, high in tally.intervals)


def test_a_picture_is_a_view_without_choices() -> None:
    record = read_record(record_text("sequence-dice:2:length=5", 9))
    shown = replay_of(record).moments[-1].game
    whole = game_view(record.final)
    assert whole.choices
    assert shown.choices == ()
    assert shown.board == whole.board


def test_a_game_of_a_table_is_seen_by_who_may_see_the_table(server: Serving, ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    answer = ada.get(f"/api/tables/{table}/games/1/replay")
    assert (answer.status_code, code(answer)) == (404, "no-such-game")
    stranger = server.visitor().named("Cy")
    answer = stranger.get(f"/api/tables/{table}/games/1/replay")
    assert (answer.status_code, code(answer)) == (404, "no-such-table")


def test_a_record_that_one_has_brought_along(server: Serving, ada: Guest) -> None:
    text = record_text("columbiz:2")
    record = ada.post("/api/records", json={"record": text}).json()["id"]
    replay = ada.get(f"/api/records/{record}/replay").json()
    assert len(replay["moments"]) == len(read_record(text).entries)
    assert replay["sides"] == [0, 1]
    assert replay["colours"] == ["purple", "blue"]
    bo = server.visitor().named("Bo")
    assert code(bo.get(f"/api/records/{record}/replay")) == "no-such-record"


def test_a_record_of_a_game_that_nobody_plays_is_refused_before_it_is_replayed(ada: Guest) -> None:
    head = (
        '[Format "sixrow 1"]\n[Setup "sequence-dice:2"]\n[Seat1 "A"]\n[Seat2 "B"]\n[Result "*"]\n\n'
    )
    answer = ada.post("/api/records", json={"record": head + "66 " * (MOST_ENTRIES + 1)})
    assert (answer.status_code, code(answer)) == (422, "too-many-entries")
    assert answer.json()["error"]["most"] == MOST_ENTRIES
    large = ada.post("/api/records", json={"record": head + "66 " * 60_000})
    assert (large.status_code, code(large)) == (413, "too-many-bytes")


def test_everything_that_takes_long_has_a_bucket() -> None:
    limited = {each.path: each.limit for each in ENDPOINTS if each.limit}
    for form in ("text", "json", "replay"):
        assert limited[f"/api/tables/{{table}}/games/{{game}}/{form}"] == "study"
    assert limited["/api/records/{record}/replay"] == "study"
    assert limited["/api/records"] == "import"


def test_nobody_else_waits_for_replays_and_those_who_go_are_forgotten(
    server: Serving, ada: Guest
) -> None:
    record = ada.post("/api/records", json={"record": record_text("columbiz:2")}).json()["id"]
    study = server.services.study
    busy = server.run(study.run(Owner(), time.sleep, 600))
    head = f"GET /api/records/{record}/replay HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    head += f"Cookie: sixrow={ada.cookies['sixrow']}\r\n\r\n"
    gone = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(12)]
    for each in gone:
        each.sendall(head.encode())
    wait_until(lambda: study.waiting == 12)
    assert ada.get("/api/tables/mine").status_code == 200
    for each in gone:
        each.close()
    wait_until(lambda: study.waiting == 0)
    assert not busy.done()
    for process in study.processes:
        process.kill()
    with pytest.raises(WorkLost):
        busy.result(PATIENCE)
    assert ada.get(f"/api/records/{record}/replay").status_code == 200


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_whoever_sat_at_the_table_is_told_which_seat_was_theirs(
    server: Serving, ada: Guest
) -> None:
    table = open_table(ada, "novice", "me", public=True)["table"]["table"]
    send(ada, table, "start")
    path = f"/api/tables/{table}/games/1/replay"
    assert ada.get(path).json()["own"] == [1]
    assert server.visitor().named("Cy").get(path).json()["own"] == []
    assert server.visitor().get(path).json()["own"] == [], "nobody sits on the seat of a bot"
