"""The socket at a table, over a real server: whole games, and whatever else a client may send."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect as async_connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixrow.match import verify
from sixrow.notation import read_record
from sixrow.rules import Refusal
from sixrow.server.people import limits
from sixrow.server.people.limits import RATES, Rate
from sixrow.server.tables.presence import MOST_SOCKETS
from sixrow.wire.frames import LARGEST_FRAME
from tests.server.games import command, open_table
from tests.server.serving import Guest, Serving, serving
from tests.server.sockets import Socket, socket
from tests.support.patience import PATIENCE


@pytest.fixture
def bo(server: Serving) -> Guest:
    return server.visitor().named("Bo")


def table_of(ada: Guest, bo: Guest, setup: str = "columbiz:2", **terms: Any) -> str:
    """A table where Ada and Bo sit and nothing has begun."""
    opened = open_table(ada, "me", "open", terms={"setup": setup, **terms})
    table, invite = opened["table"]["table"], opened["invite"]
    joined = bo.post(f"/api/invitations/{invite}", json={"id": "join"})
    assert joined.status_code == 200, joined.text
    return str(table)


@contextmanager
def keeping(server: Serving, person: Guest) -> Iterator[Socket]:
    """Somebody who plays Columbiz against themselves, with dice before them to keep."""
    table = open_table(person, "me", "me", terms={"setup": "columbiz:2"})["table"]["table"]
    with socket(server, person, table) as mine:
        mine.ask("start")
        while not mine.view["game"].get("keeping"):
            mine.ask("roll", seat=mine.view["game"]["seat"])
        yield mine


def legal(game: Any) -> str:
    if game.get("keeping"):
        return "stop"
    return str(game["choices"][0]["decision"])


def act(at: Socket, seat: int) -> Any:
    """Do what the game waits for."""
    game = at.view["game"]
    if game["waiting"] == "dice":
        return at.ask("roll", seat=seat)
    return at.ask("decide", seat=seat, decisions=[legal(game)])


def catch_up(at: Socket, version: int) -> None:
    while at.version < version:
        at.hear("events")


@pytest.mark.parametrize("setup", ["columbiz:2", "sequence-dice:2"])
def test_two_clients_play_a_whole_game_and_one_reconnects_in_the_middle(
    server: Serving, ada: Guest, bo: Guest, setup: str
) -> None:
    table = table_of(ada, bo, setup)
    with ExitStack() as sockets:
        mine = sockets.enter_context(socket(server, ada, table))
        assert mine.welcome["seats"] == [0]
        first = sockets.enter_context(socket(server, bo, table))
        theirs, heard = first, first.numbers
        began = mine.ask("start")
        assert began["events"][-1]["fact"]["is"] == "game-began"
        turns = 0
        while mine.view["phase"] == "playing":
            catch_up(theirs, mine.version)
            catch_up(mine, theirs.version)
            seat = mine.view["game"]["seat"]
            answer = act((mine, theirs)[seat], seat)
            assert answer["is"] == "events", answer
            catch_up((theirs, mine)[seat], answer["version"])
            turns += 1
            if turns == 25:  # in the middle of a turn, without a word
                first.connection.close()
                theirs = sockets.enter_context(socket(server, bo, table, version=first.version))
        catch_up(theirs, mine.version)
        assert heard + theirs.numbers == mine.numbers == list(range(1, mine.version + 1))
    text = ada.get(f"/api/tables/{table}/games/1/text").text
    assert verify(read_record(text)).holds


def test_a_command_sent_again_is_answered_and_nothing_happens(
    server: Serving, ada: Guest, bo: Guest
) -> None:
    table = table_of(ada, bo)
    with socket(server, ada, table) as mine:
        frame = command("start", mine.version)
        mine.send(frame)
        first = mine.answer(frame)
        mine.send(frame)
        again = mine.answer(frame)
        assert again["answers"] == frame["id"]
        assert again["events"] == first["events"]
        assert again["version"] == first["version"]


def test_reordered_and_stale_commands_are_refused(server: Serving, ada: Guest, bo: Guest) -> None:
    table = table_of(ada, bo)
    with socket(server, ada, table) as mine, socket(server, bo, table):
        mine.ask("start")
        late = command("roll", 1, seat=0)
        mine.send(late)
        refused = mine.answer(late)
        assert refused["error"]["code"] == "stale-version"
        assert refused["error"]["version"] == refused["version"] >= mine.version
        early = command("roll", mine.version + 9, seat=0)
        mine.send(early)
        assert mine.answer(early)["error"]["code"] == "stale-version"
        assert mine.ask("roll", seat=0)["is"] == "events"


def test_nobody_acts_for_another_or_out_of_turn_or_without_a_seat(
    server: Serving, ada: Guest, bo: Guest
) -> None:
    table = open_table(ada, "me", "me", public=True)["table"]["table"]
    with socket(server, ada, table) as mine, socket(server, bo, table) as theirs:
        assert theirs.welcome["seats"] == []
        mine.ask("start")
        catch_up(theirs, mine.version)
        assert theirs.ask("roll", seat=0)["error"]["code"] == "not-your-seat"
        assert theirs.ask("abort")["error"]["code"] == "not-seated"
        assert mine.ask("roll", seat=1)["error"]["code"] == "not-your-turn"
        assert theirs.ask("sit", seat=0)["error"]["code"] == "already-started"
        assert mine.view["version"] == mine.version == 3


LINK = "0123456789abcdef" * 4
GOOD = {"do": "roll", "id": "x", "version": 2, "seat": 0}


NO_FRAMES: list[tuple[Any, str]] = [
    ("", "not-json"),
    ("{", "not-json"),
    ("null", "wrong-value"),
    ("[]", "wrong-value"),
    ("{}", "missing"),
    ('{"do": "fly", "id": "x"}', "wrong-value"),
    ('{"do": ["roll"], "id": "x"}', "wrong-value"),
    ({**GOOD, "more": 1}, "unknown-field"),
    ({**GOOD, "version": "2"}, "wrong-value"),
    ({**GOOD, "version": -1}, "wrong-value"),
    ({**GOOD, "version": 1e400}, "not-json"),
    ({**GOOD, "seat": 4}, "wrong-value"),
    ({**GOOD, "seat": True}, "wrong-value"),
    ({**GOOD, "id": ""}, "wrong-value"),
    ({**GOOD, "id": "x" * 65}, "wrong-value"),
    ({**GOOD, "nonce": "short"}, "unknown-field"),
    ({"do": "give", "id": "x", "roll": 0, "link": LINK, "head": LINK}, "wrong-value"),
    ({"do": "give", "id": "x", "roll": 1, "link": "short", "head": LINK}, "wrong-value"),
    ({"do": "give", "id": "x", "roll": 1, "link": LINK, "head": LINK}, "no-roll-due"),
    ({"do": "anchor", "id": "x", "anchor": LINK.upper()}, "wrong-value"),
    ({"do": "hold", "id": "x", "anchor": LINK}, "not-in-force"),
    ({"do": "ahead", "id": "x", "roll": 1, "link": LINK}, "not-ahead"),
    ({**GOOD, "do": "decide", "decisions": ["a1"] * 17}, "wrong-value"),
    ({**GOOD, "do": "decide", "decisions": ["no-such-decision-at-all"]}, "wrong-value"),
    ({**GOOD, "do": "tick"}, "wrong-value"),
    ({**GOOD, "do": "resume"}, "wrong-value"),
    ({"do": "say", "id": "x", "text": "a" * 501}, "wrong-value"),
    ({"do": "say", "id": "x", "phrase": "rude"}, "wrong-value"),
    ({"do": "say", "id": "x"}, "text-or-phrase"),
    ({"do": "say", "id": "x", "text": "   "}, "text-or-phrase"),
    ({"do": "say", "id": "x", "text": "\u200b\u202e"}, "text-or-phrase"),  # nothing that is seen
    ({"do": "odds", "id": "x", "keep": "123456789"}, "wrong-value"),
    ({"do": "preview", "id": "x", "decisions": ["a1"]}, "not-playing"),
    ({"do": "resync", "id": "x", "version": -1}, "wrong-value"),
    ("[" * 5_000, "wrong-value"),
    ('{"do": ' + "[" * 3_000 + "]" * 3_000 + "}", "too-deep"),
    (b"\x00\x01", "not-json"),
    (b'{"do": "ping", "id": "\xff"}', "not-json"),
]


@pytest.mark.parametrize(
    ("frame", "code"), NO_FRAMES, ids=[str(number) for number in range(len(NO_FRAMES))]
)
def test_what_is_no_frame_is_refused_and_changes_nothing(
    server: Serving, ada: Guest, frame: Any, code: str
) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    with socket(server, ada, table, gives=False) as mine:
        mine.send(frame)
        refused = mine.hear("refused")
        assert refused["error"]["code"] == code
        assert refused["version"] == 1
        assert mine.hear_pong()


def test_a_frame_that_is_too_large_ends_the_socket(server: Serving, ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    with socket(server, ada, table) as mine:
        mine.send(json.dumps({"do": "say", "id": "x", "text": "a" * LARGEST_FRAME}))
        with pytest.raises(ConnectionClosed) as closed:
            mine.hear("refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with socket(server, ada, table) as again:
        assert again.hear_pong()


def test_a_preview_tells_and_does_nothing(server: Serving, ada: Guest) -> None:
    with keeping(server, ada) as mine:
        version = mine.version
        mine.send({"do": "preview", "id": "p", "decisions": ["stop"]})
        told = mine.hear("preview")
        assert (told["id"], told["version"]) == ("p", version)
        assert told["steps"][0][0]["kind"] == "stopped"
        assert told["game"]["choices"]
        mine.send({"do": "preview", "id": "q", "decisions": ["a1"]})
        assert mine.hear("refused")["error"]["code"] == "still-rolling"
        mine.send({"do": "resync", "id": "r", "version": 0})
        whole = mine.hear("events")
        assert (whole["answers"], whole["version"]) == ("r", version)
        assert [event["number"] for event in whole["events"]] == list(range(1, version + 1))


def test_odds_and_hints_are_given_where_they_are_agreed(server: Serving, ada: Guest) -> None:
    with keeping(server, ada) as mine:
        dice = mine.view["game"]["dice"]
        mine.send({"do": "odds", "id": "o", "keep": dice[:1]})
        odds = mine.hear("advice", "refused")
        assert odds["answer"]["odds"], odds
        mine.send({"do": "hint", "id": "h"})
        hint = mine.hear("advice", "refused")
        assert hint["answer"]["choices"][0]["decision"]
    closed = open_table(ada, "me", "me", terms={"setup": "columbiz:2", "hints": False})
    with socket(server, ada, closed["table"]["table"]) as mine:
        mine.ask("start")
        for ask in ("odds", "hint"):
            mine.send({"do": ask, "id": ask})
            assert mine.hear("refused")["error"]["code"] == "hints-not-agreed"


# Talk


def test_players_and_spectators_talk_in_rooms_of_their_own(
    server: Serving, ada: Guest, bo: Guest
) -> None:
    table = open_table(ada, "me", "me", public=True)["table"]["table"]
    with socket(server, ada, table) as mine, socket(server, bo, table) as theirs:
        theirs.send({"do": "say", "id": "1", "text": "psst, place on c2 <b>now</b>"})
        line = theirs.hear("said")["line"]
        assert (line["room"], line["text"]) == ("spectators", "psst, place on c2 <b>now</b>")
        mine.send({"do": "say", "id": "2", "phrase": "good-luck"})
        assert mine.hear("said")["line"]["phrase"] == "good-luck"
        assert theirs.hear("said")["line"]["room"] == "players"
        theirs.send({"do": "mute", "id": "3", "person": ada.id})
        assert theirs.hear("muted")["people"] == [ada.id]
        mine.send({"do": "say", "id": "4", "text": "unheard"})
        mine.hear("said")
        theirs.send({"do": "mute", "id": "5", "person": ada.id, "muted": False})
        theirs.hear("muted")
        mine.send({"do": "say", "id": "6", "text": "two\nlines\u202e"})
        assert theirs.hear("said")["line"]["text"] == "two lines"
    with socket(server, bo, table) as again:
        texts = [line.get("text") or line.get("phrase") for line in again.welcome["lines"]]
        assert texts == ["psst, place on c2 <b>now</b>", "good-luck", "unheard", "two lines"]
    with socket(server, ada, table) as again:
        assert [line["number"] for line in again.welcome["lines"]] == [2, 3, 4]


def test_partners_are_silent_while_they_play(server: Serving, ada: Guest) -> None:
    opened = open_table(ada, "me", "me", "me", "me", terms={"setup": "sequence-dice:4"})
    with socket(server, ada, opened["table"]["table"]) as mine:
        mine.send({"do": "say", "id": "1", "text": "hello"})
        mine.hear("said")
        mine.ask("start")
        for said in ({"text": "c2!"}, {"phrase": "hello"}):
            mine.send({"do": "say", "id": "2", **said})
            error = mine.hear("refused")["error"]
            assert (error["code"], error["rule"]) == ("partners-silent", "S-4")


def test_everybody_is_told_who_is_there(server: Serving, ada: Guest, bo: Guest) -> None:
    table = open_table(ada, "me", "me", public=True)["table"]["table"]
    with socket(server, ada, table) as mine:
        with socket(server, bo, table):
            while len(mine.hear("present")["people"]) < 2:
                pass
        while len(people := mine.hear("present")["people"]) > 1:
            pass  # the chain may be held only now
        assert people == [{"person": ada.id, "name": "Ada", "seated": True, "holds": True}]


# Floods


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("limited"), limits=1.0) as running:
        running.clock.stop()
        yield running


def test_a_flood_of_frames_is_told_why_and_until_when(
    limited: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "RATES", {**RATES, "frames": Rate(1_000, 1)})
    ada = limited.visitor().named("Ada")
    table = open_table(ada, "me", "open")["table"]["table"]
    with socket(limited, ada, table) as mine:
        for _ in range(200):
            mine.send({"do": "ping", "id": "p"})
        answers = [mine.hear("pong", "refused") for _ in range(200)]
        refused = [each["error"] for each in answers if each["is"] == "refused"]
        assert 100 < len(refused) < 200
        assert {each["code"] for each in refused} == {"too-many"}
        assert {each["reason"] for each in refused} == {"frame"}
        assert all(each["until"] <= limited.clock() + 2_000 for each in refused)
        limited.clock.ahead += 60_000
        assert mine.hear_pong()


def test_frames_of_an_address_that_sends_too_many_wait_while_others_are_answered(
    limited: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixrow.server.tables.socket.HELD_BACK", 3_600.0)
    limited.clock.ahead += 60_000
    ada, bo = (limited.visitor().named(name) for name in ("Ada", "Bo"))
    mine, yours = (open_table(each, "me", "open")["table"]["table"] for each in (ada, bo))
    tables, bounds = limited.services.registry.tables, limited.services.limits
    with socket(limited, ada, mine) as flooding, socket(limited, bo, yours) as calm:
        (other,) = tables[yours].connections
        other.address = "192.0.2.1"
        assert flooding.hear_pong()
        with suppress(Refusal):
            while True:
                bounds.take("frames", "127.0.0.1")
        flooding.send({"do": "ping", "id": "too much"})
        assert calm.hear_pong()
        heard = []
        with suppress(TimeoutError):
            while True:
                heard.append(json.loads(flooding.connection.recv(0.2))["is"])
        assert "pong" not in heard


def test_a_reader_that_sleeps_keeps_nobody_waiting(server: Serving, ada: Guest, bo: Guest) -> None:
    """Bo reads nothing while Ada talks more than the sockets hold; Ada is served all the while."""
    table = open_table(ada, "me", "me", public=True)["table"]["table"]
    with socket(server, ada, table) as mine, socket(server, bo, table) as sleeper:
        for number in range(3_000):
            mine.send({"do": "resync", "id": str(number), "version": 0})
            mine.hear("events")
            if number % 10 == 0:
                mine.send({"do": "say", "id": f"s{number}", "text": "x" * 500})
                mine.hear("said")
        assert mine.hear_pong()
        sleeper.send({"do": "resync", "id": "awake", "version": 0})
        while sleeper.hear("events").get("answers") != "awake":
            pass
        assert sleeper.version == mine.version


async def test_many_idle_sockets_keep_nobody_waiting(server: Serving, ada: Guest) -> None:
    """Ten people with twenty sockets each watch one table."""
    table = open_table(ada, "me", "me", public=True)["table"]["table"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    watchers = [server.visitor().named(f"Watcher {number}") for number in range(10)]

    def play() -> None:
        with socket(server, ada, table) as mine:
            assert server.services.registry.connected() == 201
            assert mine.ask("start")["is"] == "events"
            assert ada.get("/health").status_code == 200

    async with AsyncExitStack() as idle:
        for watcher in watchers * 20:
            cookie = {"Cookie": f"sixrow={watcher.cookies['sixrow']}"}
            await idle.enter_async_context(
                async_connect(address, additional_headers=cookie, ping_interval=None)
            )
        await asyncio.to_thread(play)
    deadline = time.monotonic() + PATIENCE
    while server.services.registry.connected() and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    assert server.services.registry.connected() == 0


def test_one_person_has_so_many_sockets_and_no_more(server: Serving, ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    with ExitStack() as sockets:
        for _ in range(MOST_SOCKETS):
            sockets.enter_context(socket(server, ada, table))
        with pytest.raises(InvalidStatus) as refused, socket(server, ada, table):
            pass
        assert refused.value.response.status_code == 429
        assert b"too-many-sockets" in refused.value.response.body
