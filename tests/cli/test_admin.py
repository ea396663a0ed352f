"""``sixrow admin``: on the database alone, and while a server runs on it."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from sixrow.store import Store
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


def test_people_are_listed_and_found_by_name(server: Serving) -> None:
    ada = server.visitor().with_account("Ada Admin")
    server.visitor().named("A <b>guest</b>")
    shown = admin(server, "people", "admin")
    assert shown == f"{ada.id}  account  Ada Admin\n"
    assert "A <b>guest</b>" in admin(server, "people")
    assert "Nobody has this id" in admin(server, "ban", "Nobody At All", fails=True)


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
    assert "cannot be a name" in admin(server, "rename", "Cyd Admin", "a\nb", fails=True)
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
    assert "over already" in admin(server, "close", table, fails=True)
    assert "no such table" in admin(server, "close", "nowhere", fails=True)


def test_an_announcement_reaches_those_who_are_here(server: Serving) -> None:
    ada = server.visitor().named("Ada")
    table = open_table(ada, "me", "open")["table"]["table"]
    with socket_at(server, ada, table) as socket:
        said = admin(server, "announce", "Tea at five", "--hours", "1")
        assert heard(socket, "Tea at five")
    assert [each["text"] for each in ada.get("/api/announcements").json()] == ["Tea at five"]
    admin(server, "retract", said.split()[-1])
    assert ada.get("/api/announcements").json() == []


def test_keys_are_rotated(tmp_path: Path) -> None:
    keys = tmp_path / "secret.key"
    for options, lines in (((), 2), ((), 3), (("--drop-old",), 1)):
        result = run("admin", "--data", str(tmp_path), "rotate-key", *options)
        assert result.exit_code == 0, result.stderr
        assert len(keys.read_text("ascii").splitlines()) == lines
    assert [each.name for each in tmp_path.iterdir()] == ["secret.key"]


def test_help_opens_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXROW_DATA", str(tmp_path))
    for word in (
        "people",
        "ban",
        "unban",
        "rename",
        "logout",
        "close",
        "announce",
        "retract",
        "rotate-key",
    ):
        assert run("admin", word, "--help").exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_it_works_without_a_server(tmp_path: Path) -> None:
    Store.open(f"sqlite:///{tmp_path}/sixrow.db").close()
    assert run("admin", "--data", str(tmp_path), "people").exit_code == 0
    result = run("admin", "--data", str(tmp_path / "none"), "people")
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 1
