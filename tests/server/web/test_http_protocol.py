"""Whatever is sent is answered with a typed refusal, never with a fault, and changes nothing."""

import json
import socket
import time
from contextlib import suppress

import pytest

from sixrow.server.people import limits
from sixrow.server.people.limits import Limits
from sixrow.server.web.http_protocol import BoundedHttpProtocol, Visit
from tests.server.serving import Guest, Serving, code, serving
from tests.support.patience import PATIENCE

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("content", "status", "expected"),
    [
        (b"", 400, "not-json"),
        (b"{", 400, "not-json"),
        (b"{'name': 'x'}", 400, "not-json"),
        (b'{"name": NaN}', 400, "not-json"),
        (b'\xef\xbb\xbf{"name": "x"}', 400, "not-json"),
        (b'{"name": "\\ud800"}', 400, "not-json"),
        (b'{"name": "\xff"}', 400, "not-utf-8"),
        (b"\xff\xfe{\x00}\x00", 400, "not-utf-8"),
        (b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}", 400, "wrong-value"),
        (b"[" * 60_000, 400, "wrong-value"),
        (b"null", 400, "wrong-value"),
        (b"[]", 400, "wrong-value"),
        (b"{}", 400, "missing"),
        (b'{"name": 1}', 400, "wrong-value"),
        (b'{"name": ""}', 400, "wrong-value"),
        (b'{"name": "x", "kind": "account"}', 400, "unknown-field"),
        (b'{"name": "' + b"x" * 70_000 + b'"}', 413, "too-many-bytes"),
    ],
)
def test_a_faulty_body_is_refused(ada: Guest, content: bytes, status: int, expected: str) -> None:
    answer = ada.put("/api/me/name", content=content, headers=JSON)
    assert (answer.status_code, code(answer)) == (status, expected)
    assert ada.get("/api/me").json()["person"]["name"] == "Ada"


def test_deep_nesting_is_refused_where_anything_may_stand(ada: Guest) -> None:
    content = b'{"settings": {"a": ' + b"[" * 30_000 + b"]" * 30_000 + b"}}"
    answer = ada.put("/api/me/settings", content=content, headers=JSON)
    assert (answer.status_code, code(answer)) == (400, "too-deep")


@pytest.mark.parametrize(
    ("content", "field"),
    [
        (b'{"terms": {"setup": 1}, "chairs": [{"is": "me"}]}', "terms.setup"),
        (b'{"terms": {"setup": "x", "what": 1}, "chairs": [{"is": "me"}]}', "terms.what"),
        (b'{"terms": {}, "chairs": [{"is": "me"}]}', "terms.setup"),
        (b'{"terms": {"setup": "x"}, "chairs": [{"is": "queen"}]}', "chairs[0].is"),
        (b'{"terms": {"setup": "x"}, "chairs": []}', "chairs"),
    ],
)
def test_a_refusal_names_the_field(ada: Guest, content: bytes, field: str) -> None:
    answer = ada.post("/api/tables", content=content, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == field


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/json; charset=x"]
)
def test_a_body_that_is_not_said_to_be_json_is_refused(ada: Guest, kind: str) -> None:
    headers = {"Content-Type": kind}
    answer = ada.put("/api/me/name", content=b'{"name": "Eve"}', headers=headers)
    assert (answer.status_code, code(answer)) == (415, "wrong-content-type")


def test_a_body_may_say_that_it_is_utf_8(ada: Guest) -> None:
    headers = {"Content-Type": 'application/json; charset="UTF-8"'}
    answer = ada.put("/api/me/name", content=b'{"name": "Ada"}', headers=headers)
    assert answer.status_code == 200


def test_a_body_without_a_length_is_cut_off_too(ada: Guest) -> None:
    sent = 0

    def endless() -> object:
        nonlocal sent
        while sent < 50_000_000:
            sent += 10_000
            yield b" " * 10_000

    try:
        answer = ada.put("/api/me/name", content=endless(), headers=JSON)  # type: ignore[arg-type]
        assert (answer.status_code, code(answer)) == (413, "too-many-bytes")
    except OSError:
        pass  # closed while we were still sending
    assert sent < 50_000_000


@pytest.mark.parametrize(
    ("query", "status", "expected"),
    [
        ("limit=0", 400, "wrong-value"),
        ("limit=101", 400, "wrong-value"),
        ("limit=x", 400, "wrong-value"),
        ("limit=1&limit=2", 400, "twice"),
        ("what=1", 400, "unknown-field"),
        ("after=%ff", 400, "not-utf-8"),
        ("after=%00", 400, "wrong-value"),
        ("after=nowhere", 404, "no-such-table"),
        ("&".join(f"a{number}=1" for number in range(50)), 400, "not-utf-8"),
        ("after=" + "x" * 3_000, 431, "headers-too-large"),
    ],
)
def test_a_faulty_query_is_refused(server: Serving, query: str, status: int, expected: str) -> None:
    answer = server.visitor().get(f"/api/tables?{query}")
    assert (answer.status_code, code(answer)) == (status, expected)


def test_a_query_where_there_is_none_is_refused(server: Serving) -> None:
    assert code(server.visitor().get("/api/about?x=1")) == "unknown-field"


@pytest.mark.parametrize(
    ("method", "path", "status", "expected"),
    [
        ("GET", "/api", 404, "no-such-path"),
        ("GET", "/api/nothing", 404, "no-such-path"),
        ("POST", "/api/nothing", 404, "no-such-path"),
        ("GET", "/api/tables/", 404, "no-such-path"),
        ("GET", "/api/tables/a%20b", 404, "no-such-path"),
        ("GET", "/api/tables/%00", 404, "no-such-path"),
        ("GET", "/api/people/" + "x" * 65, 404, "no-such-path"),
        ("GET", "/api/tables/none", 404, "no-such-table"),
        ("DELETE", "/api/tables", 405, "wrong-method"),
        ("PATCH", "/api/me", 405, "wrong-method"),
        ("TRACE", "/api/me", 405, "wrong-method"),
        ("OPTIONS", "/api/tables", 405, "wrong-method"),
        ("POST", "/", 405, "wrong-method"),
    ],
)
def test_unknown_paths_and_methods(
    server: Serving, method: str, path: str, status: int, expected: str
) -> None:
    answer = server.visitor().request(method, path)
    assert (answer.status_code, code(answer)) == (status, expected)


def test_a_wrong_method_is_told_the_right_ones(server: Serving) -> None:
    answer = server.visitor().request("PATCH", "/api/tables")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


def test_head_is_get_without_a_body(server: Serving) -> None:
    answer = server.visitor().head("/api/about")
    assert (answer.status_code, answer.content) == (200, b"")


def test_large_headers_are_refused(server: Serving) -> None:
    visitor = server.visitor()
    for headers in ({"X-Large": "x" * 20_000}, {f"X-{number}": "1" for number in range(80)}):
        answer = visitor.get("/api/about", headers=headers)
        assert (answer.status_code, code(answer)) == (431, "headers-too-large")


def raw(running: Serving, *parts: bytes, pause: float = 0.0) -> bytes:
    """What is answered to bytes as they are, until the connection is closed."""
    with socket.create_connection(("127.0.0.1", running.port), timeout=PATIENCE) as connection:
        for part in parts:
            connection.sendall(part)
            time.sleep(pause)
        answer = b""
        while received := connection.recv(65_536):
            answer += received
        return answer


@pytest.mark.parametrize(
    "sent",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    ],
)
def test_what_is_no_http_is_refused_and_closed(server: Serving, sent: bytes) -> None:
    answer = raw(server, sent)
    assert not answer or answer.startswith(b"HTTP/1.1 4")
    assert server.visitor().get("/api/about").status_code == 200


def test_a_head_that_never_ends_is_cut_off(server: Serving) -> None:
    answer = raw(server, b"GET / HTTP/1.1\r\n", *[b"X-A: " + b"x" * 9_000 + b"\r\n"] * 8)
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"] == "headers-too-large"


def test_a_head_that_does_not_come_is_not_waited_for(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoundedHttpProtocol, "patience", 0.2)
    for sent in (b"", b"GET / HTTP/1.1\r\nX-Slow: "):
        assert raw(server, sent).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_does_not_come_is_not_waited_for(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with serving(tmp_path_factory.mktemp("slow"), request_timeout=0.2) as running:
        head = (
            b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b'Content-Length: 20\r\n\r\n{"na'
        )
        answer = raw(running, head)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"too-slow"' in answer
        assert running.store.people.search() == ()


@pytest.mark.parametrize("drop", [b"x", b"\r\n"])
def test_what_is_dripped_after_the_answer_does_not_keep_the_connection(
    server: Serving, monkeypatch: pytest.MonkeyPatch, drop: bytes
) -> None:
    """The rest of a body that nobody waits for, or empty lines before the next request."""
    monkeypatch.setattr(BoundedHttpProtocol, "patience", 0.2)
    body = b"Content-Length: 9999\r\n" if drop == b"x" else b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n" + body + b"\r\n")
        assert connection.recv(12) == b"HTTP/1.1 200"
        drops = 0
        with suppress(ConnectionError):
            while drops < 100:  # for five seconds
                connection.sendall(drop)
                drops += 1
                time.sleep(0.05)
        assert drops < 100


def test_connections_of_an_address_are_counted_while_they_are_open(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path_factory.mktemp("limited"), limits=1.0) as running:
        monkeypatch.setattr(limits, "MOST", {**limits.MOST, "connection": 3})
        place = ("127.0.0.1", running.port)
        for _ in range(2):
            held = [socket.create_connection(place, timeout=PATIENCE) for _ in range(3)]
            for each in held:  # each has been counted once it is answered
                each.sendall(b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                assert each.recv(12) == b"HTTP/1.1 200"
            answer = raw(running)
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["most"] == 3
            for each in held:
                each.close()
            end = time.monotonic() + PATIENCE
            while running.services.limits.inside("connection", "127.0.0.1"):
                assert time.monotonic() < end
                time.sleep(0.01)


def test_connections_of_a_trusted_proxy_are_not_counted() -> None:
    bounded = Limits(1, lambda: 0)
    for client in [("10.0.0.7", 1), ("2001:db8::1", 1), None]:
        Visit(bounded, ("10.0.0.0/8", "2001:db8::/32")).begin(client)
    visit = Visit(bounded, ("10.0.0.0/8",))
    visit.begin(("192.0.2.1", 1))
    assert bounded.inside("connection", "192.0.2.1") == 1
    assert bounded.inside("connection", "10.0.0.7") == 0
    visit.end()
    visit.end()
    assert bounded.inside("connection", "192.0.2.1") == 0


def test_a_fault_of_ours_is_typed_and_tells_nothing(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the secret is swordfish")

    monkeypatch.setattr(server.store.tables, "lobby", broken)
    answer = server.visitor().get("/api/tables")
    assert (answer.status_code, code(answer)) == (500, "internal")
    assert "swordfish" not in answer.text
    assert answer.json()["error"]["text"] == answer.headers["x-request-id"]
