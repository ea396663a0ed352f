"""Tables over HTTP: opened, found, joined and played; and what others may not do there."""

from typing import Any

import pytest

from sixrow.match import verify
from sixrow.notation import RealDice, position_text, read_record, real_dice
from tests.server.games import command, open_table, play, send
from tests.server.serving import Guest, Serving, code


@pytest.fixture
def bo(server: Serving) -> Guest:
    return server.visitor().named("Bo")


def test_a_whole_game_over_http_gives_records_that_verify(
    server: Serving, ada: Guest, bo: Guest
) -> None:
    made = open_table(ada, "me", "open")
    table, invite = made["table"]["table"], made["invite"]
    joined = bo.post(f"/api/invitations/{invite}", json={"id": "join"})
    assert joined.status_code == 200, joined.text
    assert [each["fact"]["is"] for each in joined.json()["events"]] == ["seated"]
    assert send(ada, table, "start").status_code == 200
    view = play(table, [ada, bo])
    assert view["phase"] == "over"
    texts = {kind: ada.get(f"/api/tables/{table}/games/1/{kind}").text for kind in ("text", "json")}
    records = [read_record(text) for text in texts.values()]
    assert records[0] == records[1]
    assert records[0].names == ("Ada", "Bo")
    assert verify(records[0]).holds
    (game,) = bo.get("/api/games").json()["games"]
    assert (game["table"], game["names"]) == (table, ["Ada", "Bo"])
    assert server.visitor().get("/api/games").json()["games"] == []


MIDDLE = "sequence-dice:2:length=5 6/6/2GB2/6/6/6 1 choose 12"


def test_a_game_is_tried_from_a_position(ada: Guest) -> None:
    made = open_table(ada, "me", {"is": "me", "name": "Bo"}, terms={"position": MIDDLE})
    table = made["table"]["table"]
    assert send(ada, table, "start").status_code == 200
    assert ada.get(f"/api/tables/{table}").json()["game"]["position"] == MIDDLE
    play(table, [ada, ada])
    record = read_record(ada.get(f"/api/tables/{table}/games/1/text").text)
    assert record.origin is not None
    assert position_text(record.origin) == MIDDLE
    replay = ada.get(f"/api/tables/{table}/games/1/replay").json()
    assert replay["start"]["position"] == MIDDLE


@pytest.mark.parametrize(
    ("terms", "refused"),
    [
        ({"position": "nonsense"}, "unknown-game"),
        ({"position": MIDDLE.replace("2GB2", "2GB3")}, "not-a-board"),
        ({"position": MIDDLE, "setup": "sequence-dice:2"}, "another-setup"),
        ({"position": MIDDLE, "pair": True}, "pair-from-position"),
        ({"position": "x" * 401}, "wrong-value"),
    ],
)
def test_a_position_that_no_game_begins_from(
    ada: Guest, terms: dict[str, Any], refused: str
) -> None:
    wanted = {"setup": "sequence-dice:2:length=5", **terms}
    body = {"terms": wanted, "chairs": [{"is": "me"}, {"is": "open"}]}
    answer = ada.post("/api/tables", json=body)
    assert answer.status_code in (400, 422)
    assert code(answer) == refused


def test_the_same_command_again_is_answered_and_nothing_happens(ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    body = command("leave", 1, seat=0)
    first = ada.post(f"/api/tables/{table}/commands", json=body)
    again = ada.post(f"/api/tables/{table}/commands", json=body)
    assert first.json() == again.json()
    assert len(ada.get(f"/api/tables/{table}/events").json()["events"]) == 2


def test_a_stale_command_is_refused_with_the_present_version(ada: Guest, bo: Guest) -> None:
    table = open_table(ada, "me", "open", public=True)["table"]["table"]
    sit = bo.post(f"/api/tables/{table}/commands", json=command("sit", 1, seat=1))
    assert sit.status_code == 200
    answer = ada.post(f"/api/tables/{table}/commands", json=command("start", 1))
    assert answer.status_code == 409
    assert answer.json() == {"error": {"code": "stale-version", "seen": 1, "version": 2}}


def test_nobody_takes_anothers_seat_or_acts_for_it(ada: Guest, bo: Guest) -> None:
    table = open_table(ada, "me", "me", public=True)
    table = table["table"]["table"]
    taken = send(bo, table, "sit", seat=0)
    assert (taken.status_code, code(taken)) == (409, "seat-taken")
    for do in ("leave", "roll", "resign", "rematch"):
        answer = send(bo, table, do, seat=0)
        assert (answer.status_code, code(answer)) == (403, "not-your-seat")
    started = send(bo, table, "start")
    assert (started.status_code, code(started)) == (403, "not-the-host")
    assert ada.get(f"/api/tables/{table}").json()["version"] == 1


@pytest.mark.parametrize(
    ("name", "wishes", "refused"),
    [
        ("Somebody", {"public": True}, "foreign-name"),
        ("Somebody", {"chairs": [{"is": "open"}]}, "foreign-name"),
        ("Countess", {}, "name-taken"),
        ("C\u043euntess", {}, "name-taken"),
    ],
)
def test_nobody_plays_under_anothers_name(
    server: Serving, ada: Guest, name: str, wishes: dict[str, Any], refused: str
) -> None:
    if server.store.people.by_name("Countess") is None:
        server.visitor().with_account("Countess")
    chairs = [{"is": "me"}, {"is": "me", "name": name}, *wishes.get("chairs", [])]
    terms = {"setup": f"columbiz:{len(chairs)}"}
    body = {"terms": terms, "chairs": chairs, "public": wishes.get("public", False)}
    assert code(ada.post("/api/tables", json=body)) == refused
    chairs[1]["name"] = "Ada"  # her own
    assert ada.post("/api/tables", json=body).status_code == 201


def test_a_stranger_learns_nothing_of_private_games(server: Serving, ada: Guest, bo: Guest) -> None:
    """Neither by a search nor by where its pages end."""
    table = open_table(ada, "me", "open", terms={"setup": "columbiz:2"})
    invite, table = table["invite"], table["table"]["table"]
    assert bo.post(f"/api/invitations/{invite}", json={"id": "join"}).status_code == 200
    assert send(ada, table, "start").status_code == 200
    assert send(bo, table, "resign", seat=1).status_code == 200
    stranger = server.visitor()
    for wish in ("", "&text=ada", f"&text={table}", f"&person={ada.id}", "&player=Bo"):
        found = stranger.get(f"/api/games?limit=1{wish}").json()
        assert table not in str(found), wish
    query = f"/api/games?limit=1&person={bo.id}"
    assert [each["table"] for each in bo.get(query).json()["games"]] == [table]
    assert stranger.get(query).json() == {"games": [], "after": ""}
    for path in (f"/api/games?after={table}/1", f"/api/tables?after={table}"):
        answer = stranger.get(path)
        assert (answer.status_code, code(answer)[:7]) == (404, "no-such")
    mine = server.visitor().named("Cy").get(f"/api/tables/mine?after={table}")
    assert code(mine) == "no-such-table"


def test_acting_out_of_turn_is_refused(ada: Guest, bo: Guest) -> None:
    table = open_table(ada, "me", "open", public=True)["table"]["table"]
    send(bo, table, "sit", seat=1)
    send(ada, table, "start")
    turn = ada.get(f"/api/tables/{table}").json()["game"]["seat"]
    other, seat = (bo, 1) if turn == 0 else (ada, 0)
    answer = send(other, table, "roll", seat=seat)
    assert (answer.status_code, code(answer)) == (409, "not-your-turn")


def test_nobody_is_the_house(ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    for do in ("tick", "resume", "lost", "back"):
        answer = ada.post(f"/api/tables/{table}/commands", json={"do": do})
        assert (answer.status_code, code(answer)) == (400, "wrong-value")


def test_a_private_table_cannot_be_seen_by_others(server: Serving, ada: Guest, bo: Guest) -> None:
    made = open_table(ada, "me", {"is": "me", "name": "Also Ada"})
    table = made["table"]["table"]
    assert send(ada, table, "start").status_code == 200
    paths = [
        f"/api/tables/{table}",
        f"/api/tables/{table}/events",
        f"/api/tables/{table}/invitation",
        f"/api/tables/{table}/games/1/text",
        f"/api/tables/{table}/games/1/json",
    ]
    for path in paths:
        assert ada.get(path).status_code == 200
        answer = bo.get(path)
        assert (answer.status_code, code(answer)) == (404, "no-such-table")
        assert server.visitor().get(path).status_code in (401, 404)
    body = command("abort", 2)
    answer = bo.post(f"/api/tables/{table}/commands", json=body)
    assert (answer.status_code, code(answer)) == (404, "no-such-table")
    assert table not in {each["table"] for each in bo.get("/api/tables").json()["tables"]}


def test_the_refusal_does_not_tell_whether_a_private_table_is_there(ada: Guest, bo: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    there, not_there = bo.get(f"/api/tables/{table}"), bo.get("/api/tables/no-such-table-at-all")
    assert (there.status_code, there.json()) == (not_there.status_code, not_there.json())


def test_the_invitation_opens_a_private_table_and_no_other_word_does(ada: Guest, bo: Guest) -> None:
    made = open_table(ada, "me", "open")
    table, invite = made["table"]["table"], made["invite"]
    assert len(invite) >= 20
    assert bo.get(f"/api/tables/{table}", params={"invite": invite}).status_code == 200
    assert bo.get(f"/api/invitations/{invite}").json()["table"] == table
    for word in ("", invite[:-1], invite.swapcase(), "x" * 22):
        assert bo.get(f"/api/tables/{table}", params={"invite": word}).status_code == 404
    wrong = bo.get(f"/api/invitations/{invite[:-1]}")
    assert (wrong.status_code, code(wrong)) == (404, "no-such-invite")


def test_the_invitation_is_in_no_list(ada: Guest, bo: Guest) -> None:
    made = open_table(ada, "me", "open", public=True)
    for path in ("/api/tables", f"/api/tables/{made['table']['table']}"):
        assert made["invite"] not in bo.get(path).text
    mine = f"/api/tables/{made['table']['table']}/invitation"
    assert ada.get(mine).json()["invite"] == made["invite"]
    assert code(bo.get(mine)) == "not-seated"


def test_ids_are_too_many_to_guess(ada: Guest) -> None:
    made = [open_table(ada, "me", "open") for _ in range(3)]
    for word in [*(each["table"]["table"] for each in made), *(each["invite"] for each in made)]:
        assert len(word) >= 16
    assert len({each["table"]["table"][:4] for each in made}) == 3


def test_the_lobby_has_public_tables_page_by_page(server: Serving, ada: Guest) -> None:
    made = [open_table(ada, "me", "open", public=True)["table"]["table"] for _ in range(3)]
    found, after = [], ""
    while True:
        page = server.visitor().get("/api/tables", params={"limit": 2, "after": after}).json()
        found += [each["table"] for each in page["tables"]]
        after = page["after"]
        if not after:
            break
    assert [each for each in found if each in made] == made[::-1]


def test_my_tables_tell_where_it_is_my_turn(ada: Guest, bo: Guest) -> None:
    table = open_table(ada, "me", "open", public=True)["table"]["table"]
    waiting = open_table(ada, "me", "open")["table"]["table"]
    send(bo, table, "sit", seat=1)
    send(ada, table, "start")
    turn = ada.get(f"/api/tables/{table}").json()["game"]["seat"]
    first, second = (ada, bo) if turn == 0 else (bo, ada)
    assert table in first.get("/api/tables/mine").json()["turns"]
    assert table not in second.get("/api/tables/mine").json()["turns"]
    assert waiting in {each["table"] for each in ada.get("/api/tables/mine").json()["tables"]}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"terms": {"setup": "chess"}}, "unknown-game"),
        ({"chairs": [{"is": "me"}]}, "wrong-number-of-chairs"),
        ({"chairs": [{"is": "me"}, {"is": "bot", "level": "god"}]}, "unknown-level"),
        ({"chairs": [{"is": "me", "name": "a\nb"}, {"is": "me"}]}, "not-a-name"),
        ({"terms": {"setup": "sequence-dice:2", "rated": True}}, "accounts-only"),
        ({"terms": {"setup": "sequence-dice:2", "grace": -1}}, "wrong-value"),
        ({"host": "ada"}, "unknown-field"),
        ({"chairs": [{"is": "me", "person": "ada"}, {"is": "open"}]}, "unknown-field"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Serving, ada: Guest, change: dict[str, object], expected: str
) -> None:
    before = len(server.store.tables.live())
    body = {"terms": {"setup": "sequence-dice:2"}, "chairs": [{"is": "me"}, {"is": "open"}]}
    answer = ada.post("/api/tables", json={**body, **change})
    assert code(answer) == expected
    assert answer.status_code in (400, 403, 422)
    assert len(server.store.tables.live()) == before


def test_a_record_is_there_from_the_first_game_on(ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    answer = ada.get(f"/api/tables/{table}/games/1/text")
    assert (answer.status_code, code(answer)) == (404, "no-such-game")
    for game in ("0", "3", "x", "-1"):
        assert code(ada.get(f"/api/tables/{table}/games/{game}/text")) == "no-such-path"


def test_real_dice_are_entered_over_http(server: Serving, ada: Guest) -> None:
    terms = {"setup": "columbiz:2", "dice": "entered"}
    made = open_table(ada, "me", {"is": "me", "name": "Bo"}, terms=terms)
    table, invite = made["table"]["table"], made["invite"]
    assert send(ada, table, "start").status_code == 200
    assert ada.get(f"/api/tables/{table}").json()["entering"] == {"starter": True}
    assert send(ada, table, "begin", seat=1).status_code == 200
    refused = send(ada, table, "enter", seat=1, dice="123")
    assert (refused.status_code, code(refused)) == (422, "wrong-number-of-dice")
    assert code(send(ada, table, "enter", seat=1, dice="12345670")) == "wrong-value"
    assert send(ada, table, "enter", seat=1, dice="65553321", last=True).status_code == 200
    assert send(ada, table, "decide", seat=1, decisions=["e3", "c2", "end"]).status_code == 200
    follower = server.visitor().named("Cy")
    view = follower.get(f"/api/tables/{table}", params={"invite": invite}).json()
    assert (view["acting"], view["game"]["supply"], view["can_undo"]) == (0, [18, 16], True)
    assert code(send(follower, table, "undo", seat=0, invite=invite)) == "not-your-seat"
    assert send(ada, table, "undo", seat=0, count=4).status_code == 200
    assert ada.get(f"/api/tables/{table}").json()["game"]["supply"] == [18, 18]
    assert send(ada, table, "abort").status_code == 200
    record = read_record(ada.get(f"/api/tables/{table}/games/1/text").text)
    assert real_dice(record) == RealDice(roll_off=False)


@pytest.mark.parametrize(
    ("chairs", "terms", "refused"),
    [
        (("me", "open"), {}, "entered-by-one"),
        (("me", "novice"), {}, "entered-by-one"),
        (("me", "me"), {"pair": True}, "not-with-entered-dice"),
    ],
)
def test_tables_that_real_dice_cannot_have(
    ada: Guest, chairs: tuple[str, str], terms: dict[str, Any], refused: str
) -> None:
    wanted = [
        {"is": each} if each in ("me", "open") else {"is": "bot", "level": each} for each in chairs
    ]
    terms = {"setup": "columbiz:2", "dice": "entered", **terms}
    answer = ada.post("/api/tables", json={"terms": terms, "chairs": wanted})
    assert code(answer) == refused
