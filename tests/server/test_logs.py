"""The log: one JSON object a line, whatever a client sends, and no secrets."""

import io
import json
import logging
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sixrow.rules import Refusal
from sixrow.server import logs
from sixrow.server.logs import log
from tests.server.games import open_table
from tests.server.serving import Serving
from tests.support.patience import PATIENCE


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    logs.set_up("info", stream)
    logging.getLogger("httpx2").setLevel("WARNING")  # the test's own client
    yield stream
    logs.set_up("error")


def parsed(stream: io.StringIO, count: int = 1) -> list[dict[str, object]]:
    """The lines; a request is noted when its answer is out, so the last may take a moment."""
    end = time.monotonic() + PATIENCE
    while stream.getvalue().count("\n") < count and time.monotonic() < end:
        time.sleep(0.01)
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_request_is_a_line_with_its_number(server: Serving, lines: io.StringIO) -> None:
    answer = server.visitor().get("/api/about")
    (line,) = parsed(lines)
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/about", 200)
    assert line["address"] == "127.0.0.1"


@pytest.mark.parametrize(
    "path",
    [
        "/%0a%7b%22event%22:%22forged%22%7d",
        "/%0d%0aforged",
        "/%1b[2J",
        "/\N{RIGHT-TO-LEFT OVERRIDE}",
        pytest.param("/" + "x" * 1_000, id="long"),
    ],
)
def test_no_request_can_forge_a_line(server: Serving, lines: io.StringIO, path: str) -> None:
    server.visitor().get(path)
    (line,) = parsed(lines)
    assert line["event"] == "request"
    assert lines.getvalue().isascii()
    assert lines.getvalue().strip().isprintable()
    assert len(lines.getvalue()) < 600


def test_no_secret_is_logged(server: Serving, lines: io.StringIO) -> None:
    one = server.visitor().with_account("Ada", "correct horse")
    token = one.token()
    server.program(token).get("/api/me")
    made = open_table(one, "me", "open")
    invite, table = made["invite"], made["table"]["table"]
    one.get(f"/api/invitations/{invite}")
    one.get(f"/api/tables/{table}", params={"invite": invite})
    one.get(f"/join/{invite}")
    body = {"do": "leave", "id": "1", "version": 1, "seat": 0}
    assert one.post(f"/api/tables/{table}/commands", json=body).status_code == 200
    assert len(parsed(lines, 8)) == 8
    text = lines.getvalue()
    for secret in ("correct horse", token, invite, one.cookies["sixrow"]):
        assert secret not in text


def test_no_invitation_is_logged_that_was_refused_before_it_was_read(
    server: Serving, lines: io.StringIO
) -> None:
    word, visitor = "a-secret-word", server.visitor()
    large = {"X": "y" * 20_000}
    for path in (f"/api/invitations/{word}", f"/join/{word}", f"/{word}/x"):
        assert visitor.get(path, headers=large).status_code == 431
    visitor.get(f"/api/{word}")
    visitor.request("PATCH", f"/api/invitations/{word}")
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{server.port}/api/tables/none/socket?invite={word}")
    told = parsed(lines, 5)
    assert [each["path"] for each in told] == ["/api/…", "/join/…", "/…", "/api/…", "/api/…"]
    assert word not in lines.getvalue()


def test_an_error_of_the_database_does_not_tell_what_was_stored(server: Serving) -> None:
    with pytest.raises(Refusal) as error, server.store.database.read() as connection:
        connection.execute(text("SELECT * FROM nothing WHERE x = :x"), {"x": "a secret"})
    assert isinstance(error.value.__cause__, OperationalError)
    assert "a secret" not in str(error.value.__cause__)


def test_secrets_are_blotted_out_wherever_they_come_from(lines: io.StringIO) -> None:
    log.info("x", password="a", token="b", cookie="d", invite="e", name="f" * 1_000)
    (line,) = parsed(lines)
    assert [line[key] for key in ("password", "token", "cookie", "invite")] == ["…"] * 4
    assert len(str(line["name"])) == logs.LONGEST + 1


def test_a_fault_is_one_line_with_its_trace(lines: io.StringIO) -> None:
    try:
        raise RuntimeError("broken\nin two")
    except RuntimeError:
        log.exception("fault")
    (line,) = parsed(lines)
    assert "RuntimeError: broken\nin two" in str(line["exception"])


@pytest.fixture
def restored() -> Iterator[None]:
    umask = os.umask(0)
    yield
    os.umask(umask)
    logs.set_up("error")


@pytest.mark.usefixtures("restored")
def test_a_file_is_private_and_nothing_is_shown(tmp_path: Path) -> None:
    file, stream = tmp_path / "sixrow.log", io.StringIO()
    logs.set_up("info", stream, file, shown=False)
    log.info("first")
    logs.set_up("info", stream, file)
    log.info("second")
    assert [json.loads(line)["event"] for line in file.read_text().splitlines()] == [
        "first",
        "second",
    ]
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == ["second"]
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.usefixtures("restored")
def test_a_file_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LARGEST_FILE", 1_000)
    logs.set_up("info", file=tmp_path / "sixrow.log", shown=False)
    for number in range(200):
        log.info("x" * 100, number=number)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 1 + logs.OLD_FILES
    assert all(each.stat().st_size <= 1_000 for each in files)
    assert all(each.stat().st_mode & 0o777 == 0o600 for each in files)
    last = (tmp_path / "sixrow.log").read_text().splitlines()[-1]
    assert json.loads(last)["number"] == 199


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="none"):
        logs.set_up("info", file=tmp_path / "none" / "sixrow.log")


def test_a_line_names_the_person_by_id_and_the_address(server: Serving, lines: io.StringIO) -> None:
    eve = server.visitor().with_account("Eve Logs")
    person = eve.id
    assert {line["person"] for line in parsed(lines, 2)} == {person}, "from the first request on"
    lines.truncate(0)
    lines.seek(0)
    eve.get("/api/tables/mine")
    for password in ("wrong horse", "correct horse"):
        server.visitor().post("/api/sessions", json={"name": "Eve Logs", "password": password})
    found = parsed(lines, 5)
    told = [(line["event"], line.get("person")) for line in found]
    assert told[0] == ("request", person)
    assert ("log-in-failed", person) in told
    assert ("logged-in", person) in told
    assert {line["address"] for line in found} == {"127.0.0.1"}
    assert "Eve Logs" not in lines.getvalue()
