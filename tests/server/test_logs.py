"""The log: one JSON object a line, whatever a client sends, and no secrets."""

import io
import json
import logging
import time
from collections.abc import Iterator

import pytest

from sixrow.server import logs
from sixrow.server.logs import log
from tests.patience import PATIENCE
from tests.server.games import open_table
from tests.server.serving import Serving


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
    nonce = "0123456789abcdef" * 2
    body = {"do": "leave", "id": "1", "version": 1, "nonce": nonce, "seat": 0}
    assert one.post(f"/api/tables/{table}/commands", json=body).status_code == 200
    assert len(parsed(lines, 8)) == 8
    text = lines.getvalue()
    for secret in ("correct horse", token, invite, nonce, one.cookies["sixrow"]):
        assert secret not in text


def test_secrets_are_blotted_out_wherever_they_come_from(lines: io.StringIO) -> None:
    log.info("x", password="a", token="b", nonce="c", cookie="d", invite="e", name="f" * 1_000)
    (line,) = parsed(lines)
    assert [line[key] for key in ("password", "token", "nonce", "cookie", "invite")] == ["…"] * 5
    assert len(str(line["name"])) == logs.LONGEST + 1


def test_a_fault_is_one_line_with_its_trace(lines: io.StringIO) -> None:
    try:
        raise RuntimeError("broken\nin two")
    except RuntimeError:
        log.exception("fault")
    (line,) = parsed(lines)
    assert "RuntimeError: broken\nin two" in str(line["exception"])
