"""``sixrow admin``: on the database alone, and while a server runs on it."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from sixrow.cli.admin import command
from sixrow.store import ChatEntry, Store
from sixrow.store.reports import Report
from tests.cli.commands import run
from tests.server.games import open_table, send
from tests.server.serving import Guest, Serving, code, serving
from tests.support.patience import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def admin(server: Serving, *arguments: str, fails: bool = False) -> str:
    result = run("admin", "--data", server.services.settings.data, *arguments)
    assert (result.exit_code != 0) is fails, result.stderr
    return result.stderr if fails else result.stdout


@contextmanager
def socket_at(server: Serving, who: Guest, table: str) -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    cookie = {"Cookie": f"sixrow={who.cookies['sixrow']}"}
    with connect(address, additional_headers=cookie, open_timeout=PATIENCE) as socket:
        assert '"is":"welcome"' in str(socket.recv(PATIENCE))
        yield socket


def heard(socket: ClientConnection, words: str) -> bool:
    """Whether the server says this within some seconds."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if words in str(socket.recv(PATIENCE)):
            return True
    return False


def until(true: Callable[[], bool]) -> None:
    """Wait until the server has taken up a change."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def code_of(answer: httpx2.Response) -> str:
    return code(answer) if answer.status_code >= 400 else ""


def test_people_are_listed_and_found_by_name(server: Serving) -> None:
    ada = server.visitor().with_account("Ada Admin")
    server.visitor().named("A <b>guest</b>")
    shown = admin(server, "people", "admin")
    assert shown == f"{ada.id}  account  Ada Admin\n"
    assert "A <b>guest</b>" in admin(server, "people")
    assert "Nobody here has the name or id" in admin(server, "ban", "Nobody At All", fails=True)


def test_a_ban_closes_doors_and_sockets_until_it_ends(server: Serving) -> None:
    eve = server.visitor().with_account("Eve Admin")
    table = open_table(eve, "me", "open")["table"]["table"]
    with socket_at(server, eve, table) as socket:
        admin(server, "ban", "eve admin", "--days", "1", "--reason", "spam")
        answer = eve.get("/api/tables/mine")
        assert answer.json()["error"]["reason"] == "spam"
        assert heard(socket, '"code":"banned"')
        with pytest.raises(ConnectionClosed):
            heard(socket, "nothing more")
    with pytest.raises(InvalidStatus), socket_at(server, eve, table):
        pass
    admin(server, "unban", "Eve Admin")
    assert eve.get("/api/tables/mine").status_code == 200
    admin(server, "ban", "Eve Admin")
    assert eve.get("/api/tables/mine").json()["error"]["until"] > server.clock() + 10**12


def test_a_new_name_and_a_log_out(server: Serving) -> None:
    cy = server.visitor().with_account("Cy Admin")
    token = cy.token()
    admin(server, "rename", "Cy Admin", "Cyd Admin")
    assert cy.get("/api/me").json()["person"]["name"] == "Cyd Admin"
    assert "is not a valid name" in admin(server, "rename", "Cyd Admin", "a\nb", fails=True)
    admin(server, "logout", "Cyd Admin")
    assert cy.get("/api/me").json() == {"person": None}
    assert code(server.program(token).get("/api/me")) == "not-a-token"


def test_a_closed_table_is_over_for_those_who_sit_there(server: Serving) -> None:
    ada = server.visitor().named("Ada")
    table = open_table(ada, "me", {"is": "me", "name": "Bo"})["table"]["table"]
    assert send(ada, table, "start").status_code == 200
    with socket_at(server, ada, table) as socket:
        assert table in admin(server, "close", table)
        assert heard(socket, '"is":"table-over"')
    view = ada.get(f"/api/tables/{table}").json()
    assert (view["phase"], view.get("winners", [])) == ("over", [])
    assert "already finished" in admin(server, "close", table, fails=True)
    assert "does not exist" in admin(server, "close", "nowhere", fails=True)


def test_guests_who_are_gone_are_swept_under_a_running_server(server: Serving) -> None:
    gone, stays = server.visitor().named("Gone"), server.visitor().with_account("Stays")
    person = gone.id
    swept = open_table(gone, "me", "me")["table"]["table"]
    shared = open_table(gone, "me", "open")
    joined = stays.post(f"/api/invitations/{shared['invite']}", json={"id": "join"})
    assert joined.status_code == 200
    assert admin(server, "sweep", "--guests", "1w").startswith("Nothing")
    told = admin(server, "sweep", "--guests", "0h", "--dry-run")
    assert gone.id == person
    assert told.startswith("Would delete")
    admin(server, "sweep", "--guests", "0h")
    assert gone.get("/api/me").json() == {"person": None}
    assert code(gone.get(f"/api/tables/{swept}?invite=x")) == "no-such-table"
    seats = stays.get(f"/api/tables/{shared['table']['table']}").json()["seats"]
    assert seats[1]["chair"]["name"] == "Stays"
    assert "abc" in admin(server, "sweep", "--guests", "abc", fails=True)


def test_an_announcement_reaches_those_who_are_here(server: Serving) -> None:
    ada = server.visitor().named("Ada")
    table = open_table(ada, "me", "open")["table"]["table"]
    with socket_at(server, ada, table) as socket:
        said = admin(server, "announce", "Tea at five", "--hours", "1")
        assert heard(socket, "Tea at five")
    assert [each["text"] for each in ada.get("/api/announcements").json()] == ["Tea at five"]
    admin(server, "retract", said.split()[-1])
    assert ada.get("/api/announcements").json() == []


def test_a_ban_by_address_closes_doors_and_sockets(server: Serving) -> None:
    ada = server.visitor().named("Ada")
    table = open_table(ada, "me", "open")["table"]["table"]
    with socket_at(server, ada, table) as socket:
        shown = admin(server, "ban-address", "127.0.0.9/8", "--days", "1", "--reason", "flood")
        assert "127.0.0.0/8" in shown
        assert heard(socket, '"code":"banned"')
        assert ada.get("/api/me").json()["error"]["reason"] == "flood"
        assert ada.get("/").status_code == 200, "the page can say why"
    assert "127.0.0.0/8" in admin(server, "bans")
    admin(server, "unban-address", "127.0.0.0/8")
    until(lambda: ada.get("/api/me").status_code == 200)
    assert "not an IP address" in admin(server, "ban-address", "house 7", fails=True)
    assert "no such ban" in admin(server, "unban-address", "127.0.0.0/8", fails=True)


@pytest.mark.parametrize("feature", ["guests", "chat", "imports", "analyses"])
def test_what_is_switched_off_is_refused_until_it_is_on(server: Serving, feature: str) -> None:
    ada = server.visitor().with_account(f"Ada {feature}")
    table = open_table(ada, "me", {"is": "bot", "level": "novice"})["table"]["table"]
    position = "columbiz:2 6/6/6/6/6/6 1 0 0 roll"
    with socket_at(server, ada, table) as socket:

        def talk() -> str:
            socket.send(json.dumps({"do": "say", "id": "s", "text": "Hello"}))
            while True:
                frame = json.loads(socket.recv(PATIENCE))
                if frame["is"] in ("said", "refused"):
                    return str(frame.get("error", {}).get("code", "said"))

        uses: dict[str, Callable[[], str]] = {
            "guests": lambda: code_of(server.visitor().post("/api/guests", json={})),
            "chat": talk,
            "imports": lambda: code_of(ada.post("/api/records", json={"record": "x"})),
            "analyses": lambda: code_of(
                ada.post("/api/positions/hint", json={"position": position})
            ),
        }
        use = uses[feature]
        assert use() != "switched-off"
        assert admin(server, "switch", feature, "off") == f"{feature}  off\n"
        until(lambda: use() == "switched-off")
        assert sum("off" in line for line in admin(server, "switch").splitlines()) == 1
        admin(server, "switch", feature, "on")
        until(lambda: use() != "switched-off")


def test_tables_lines_and_reports_are_listed_and_acted_on(server: Serving) -> None:
    ada = server.visitor().with_account("Ada Lines")
    table = open_table(ada, "me", "open")["table"]["table"]
    line = ChatEntry(
        table=table, time=server.clock(), person=ada.id, name="Ada Lines", text="Rude!"
    )
    for _ in range(2):
        server.store.chat.add(line)
    report = server.store.reports.add(
        Report(
            by="x", about=ada.id, name="Ada Lines", table=table, line=2, text="Rude!", time=1_000
        )
    )
    assert table in admin(server, "tables")
    assert admin(server, "lines", "--table", table).count("Ada Lines: Rude!") == 2
    admin(server, "drop-line", table, "1")
    assert admin(server, "lines", "--person", "ada lines").count("Rude!") == 1
    assert report.id in admin(server, "reports")
    admin(server, "close-report", report.id, "--drop-line", "--outcome", "warned")
    assert admin(server, "lines", "--table", table) == admin(server, "reports") == ""
    assert "warned" in admin(server, "reports", "--closed")
    assert "no such" in admin(server, "close-report", report.id, fails=True)
    log = admin(server, "log").splitlines()
    assert [line.split("  ")[2] for line in log[:3]] == ["close-report", "drop-line", "drop-line"]
    assert log[0].endswith(f"{report.id}  warned")


def test_keys_are_rotated(tmp_path: Path) -> None:
    keys = tmp_path / "secret.key"
    for options, lines in (((), 2), ((), 3), (("--drop-old",), 1)):
        result = run("admin", "--data", str(tmp_path), "rotate-key", *options)
        assert result.exit_code == 0, result.stderr
        assert len(keys.read_text("ascii").splitlines()) == lines
    assert [each.name for each in tmp_path.iterdir()] == ["secret.key"]


def test_help_opens_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXROW_DATA", str(tmp_path))
    for word in command.commands:
        assert run("admin", word, "--help").exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_it_works_without_a_server(tmp_path: Path) -> None:
    Store.open(f"sqlite:///{tmp_path}/sixrow.db").close()
    assert run("admin", "--data", str(tmp_path), "people").exit_code == 0
    result = run("admin", "--data", str(tmp_path / "none"), "people")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
