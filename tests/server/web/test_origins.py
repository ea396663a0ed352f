"""Other sites stay out: headers on every answer, requests and handshakes from elsewhere."""

import pytest
from starlette.types import Scope
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sixrow.server.settings import Settings
from sixrow.server.web.origins import TRANSPORT, headers_for, host_allowed, origin_allowed
from tests.server.games import open_table
from tests.server.serving import Guest, Serving, code, serving
from tests.support.patience import PATIENCE


def scope(scheme: str = "http", method: str = "POST", **headers: str) -> Scope:
    pairs = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return {"type": "http", "scheme": scheme, "method": method, "headers": pairs}


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": "http://127.0.0.1:8036", "host": "127.0.0.1:8036"}, True),
        ({"origin": "http://localhost:8036", "host": "localhost:8036"}, True),
        ({"origin": "http://[::1]:8036", "host": "[::1]:8036"}, True),
        ({"origin": "http://192.0.2.7:8036", "host": "192.0.2.7:8036"}, True),
        ({"origin": "http://box:8036", "host": "box:8036"}, True),
        ({"origin": "http://box.local:8036", "host": "box.local:8036"}, True),
        ({"origin": "http://box.example:8036", "host": "box.example:8036"}, False),
        ({"origin": "http://127.0.0.1:9999", "host": "127.0.0.1:8036"}, False),
        ({"origin": "https://127.0.0.1:8036", "host": "127.0.0.1:8036"}, False),
        ({"origin": "null", "host": "127.0.0.1:8036"}, False),
        ({"origin": "", "host": ""}, False),
        ({"origin": "http://", "host": ""}, False),
        ({"origin": "http://[", "host": "["}, False),
        ({"origin": "http://evil.example"}, False),
        # A name that somebody has pointed to this machine.
        ({"origin": "http://evil.example:8036", "host": "evil.example:8036"}, False),
        ({"sec_fetch_site": "same-origin"}, True),
        ({"sec_fetch_site": "none"}, True),
        ({"sec_fetch_site": "same-site"}, False),
        ({"sec_fetch_site": "cross-site"}, False),
    ],
)
def test_origins_without_settings(
    monkeypatch: pytest.MonkeyPatch, headers: dict[str, str], allowed: bool
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Box")
    assert origin_allowed(scope(**headers), Settings()) is allowed


def test_origins_with_settings_are_those_alone() -> None:
    settings = Settings(origins=("https://play.example",))
    host = "play.example"
    assert origin_allowed(scope(origin="https://play.example", host=host), settings)
    for origin in ("http://play.example", "https://play.example:1", "https://a.play.example"):
        assert not origin_allowed(scope(origin=origin, host=host), settings)
    local = scope(origin="http://127.0.0.1:8036", host="127.0.0.1:8036")
    assert not origin_allowed(local, settings)


def test_hosts_with_settings_are_those_and_this_machine() -> None:
    settings = Settings(origins=("https://play.example",))
    for host, allowed in (
        ("play.example", True),
        ("PLAY.example", True),
        ("127.0.0.1:8036", True),
        ("evil.example", False),
        ("", False),
        ("[", False),
    ):
        assert host_allowed(scope(host=host), settings) is allowed


@pytest.mark.parametrize(
    ("scheme", "settings", "told"),
    [
        ("https", Settings(), "max-age=31536000"),
        ("http", Settings(), None),
        ("http", Settings(origins=("https://play.example",)), "max-age=31536000"),
        ("https", Settings(hsts="off"), None),
        ("https", Settings(hsts_seconds=0), "max-age=0"),
        (
            "https",
            Settings(hsts="subdomains", hsts_seconds=600),
            "max-age=600; includeSubDomains",
        ),
    ],
)
def test_browsers_insist_on_tls_as_the_host_wishes(
    scheme: str, settings: Settings, told: str | None
) -> None:
    assert headers_for(scope(scheme), settings).get(TRANSPORT) == told


CHANGING = [
    ("POST", "/api/guests"),
    ("POST", "/api/accounts"),
    ("POST", "/api/sessions"),
    ("DELETE", "/api/sessions"),
    ("DELETE", "/api/sessions/current"),
    ("PUT", "/api/me/name"),
    ("PUT", "/api/me/settings"),
    ("POST", "/api/me/deletion"),
    ("POST", "/api/tokens"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/x/commands"),
    ("POST", "/api/records"),
    ("POST", "/api/analyses"),
]


@pytest.mark.parametrize(("method", "path"), CHANGING)
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ],
    ids=["other-origin", "null-origin", "cross-site", "same-site", "silent"],
)
def test_another_site_cannot_use_the_cookie(
    server: Serving, ada: Guest, method: str, path: str, headers: dict[str, str]
) -> None:
    program = server.program()
    program.cookies.set("sixrow", ada.cookies["sixrow"])
    answer = program.request(method, path, json={}, headers=headers)
    assert (answer.status_code, code(answer)) == (403, "cross-origin")
    assert "set-cookie" not in answer.headers
    assert ada.get("/api/me").json()["person"]["name"] == "Ada"


def test_another_site_cannot_make_somebody_log_in(server: Serving) -> None:
    """Without a cookie too: else a victim plays, unknowing, under the attacker's name."""
    server.visitor().with_account("Mallory")
    answer = server.program().post(
        "/api/sessions",
        json={"name": "Mallory", "password": "correct horse"},
        headers={"Origin": "https://evil.example"},
    )
    assert code(answer) == "cross-origin"


def test_a_form_of_another_site_is_no_json(ada: Guest) -> None:
    answer = ada.post("/api/me/name", data={"name": "Eve"})
    assert answer.status_code == 405
    answer = ada.put(
        "/api/me/name", content=b'{"name":"Eve"}', headers={"Content-Type": "text/plain"}
    )
    assert (answer.status_code, code(answer)) == (415, "wrong-content-type")
    assert ada.get("/api/me").json()["person"]["name"] == "Ada"


def test_a_program_with_a_token_needs_no_origin(server: Serving) -> None:
    token = server.visitor().with_account("Robo").token()
    program = server.program(token)
    assert program.put("/api/me/settings", json={"settings": {}}).status_code == 200


PATHS = ["/", "/api/about", "/api/openapi.json", "/api/none", "/none.js", "/metrics", "/api/tables"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_headers(server: Serving, path: str) -> None:
    for method in ("GET", "POST", "DELETE"):
        headers = server.visitor().request(method, path).headers
        policy = headers["content-security-policy"].split("; ")
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert not any("unsafe" in each or "*" in each for each in policy)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert "strict-transport-security" not in headers
        assert "server" not in headers or headers["server"] == "uvicorn"
        assert len(headers["x-request-id"]) == 16


def test_behind_tls_cookies_and_headers_say_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("tls")
    with serving(folder, origins=("https://play.example",)) as running:
        program = running.program()
        headers = {"Origin": "https://play.example", "Host": "play.example"}
        answer = program.post("/api/guests", json={}, headers=headers)
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-sixrow=")
        assert "; Secure" in cookie
        assert "max-age=31536000" in answer.headers["strict-transport-security"]
        other = program.get("/api/about", headers={"Host": "evil.example"})
        assert (other.status_code, code(other)) == (400, "wrong-host")


def test_a_socket_from_another_site_is_refused(server: Serving, ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    cookie = {"Cookie": f"sixrow={ada.cookies['sixrow']}"}
    own = Origin(server.origin)
    with connect(address, origin=own, additional_headers=cookie) as socket:
        assert '"is":"welcome"' in str(socket.recv(PATIENCE))
    for origin in ("https://evil.example", "null", f"{server.origin}0"):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=Origin(origin), additional_headers=cookie)
        assert refused.value.response.status_code == 403
        assert b"cross-origin" in refused.value.response.body


def test_a_socket_needs_somebody_at_a_table_they_may_see(server: Serving, ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    bo = server.visitor().named("Bo")
    for cookies, path, status in (
        ({}, f"/api/tables/{table}/socket", 401),
        ({"Cookie": f"sixrow={bo.cookies['sixrow']}"}, f"/api/tables/{table}/socket", 404),
        ({"Cookie": f"sixrow={ada.cookies['sixrow']}"}, "/api/tables/none/socket", 404),
        ({"Cookie": f"sixrow={ada.cookies['sixrow']}"}, f"/api/tables/{table}/socket?x=1", 400),
        ({"Cookie": f"sixrow={ada.cookies['sixrow']}"}, "/api/tables/%00/socket", 404),
        ({"Authorization": "Bearer x"}, f"/api/tables/{table}/socket", 401),
    ):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://127.0.0.1:{server.port}{path}", additional_headers=cookies)
        assert refused.value.response.status_code == status
