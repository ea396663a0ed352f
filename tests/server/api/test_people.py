"""Guests, accounts, logging in and out, tokens: over HTTP, as a browser and as a program."""

import hashlib
import json

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sixrow.server.people import passwords
from sixrow.store import Token
from tests.server.games import command, open_table
from tests.server.serving import Guest, Serving, code, serving
from tests.server.sockets import socket as open_socket

PASSWORD = "correct horse"


def test_nobody_is_nobody_until_they_say(server: Serving) -> None:
    assert server.visitor().get("/api/me").json() == {"person": None}


def test_a_guest_is_somebody_at_once_and_stays_it(server: Serving) -> None:
    visitor = server.visitor()
    made = visitor.post("/api/guests", json={"name": "Bo"}).json()["person"]
    assert (made["name"], made["kind"]) == ("Bo", "guest")
    assert visitor.get("/api/me").json()["person"] == made
    assert visitor.post("/api/guests", json={"name": "Cy"}).json()["person"] == made


def test_a_guest_without_a_name_gets_one(server: Serving) -> None:
    name = server.visitor().named().get("/api/me").json()["person"]["name"]
    assert name.startswith("guest-")


def test_the_cookie_is_hidden_from_scripts_and_other_sites(server: Serving) -> None:
    answer = server.visitor().post("/api/guests", json={})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("sixrow=")
    assert all(word in cookie for word in ("HttpOnly", "SameSite=Lax", "Path=/"))
    assert "Secure" not in cookie


@pytest.mark.parametrize("change", ["cut", "swap", "other-key"])
def test_a_forged_cookie_is_nobody(server: Serving, ada: Guest, change: str) -> None:
    cookie = ada.cookies["sixrow"]
    forged = {
        "cut": cookie[:-3],
        "swap": cookie.replace(cookie[:4], "AAAA"),
        "other-key": "WyJhZGEiLDBd.aaaaaa.AAAAAAAAAAAAAAAAAAAAAAAAAAA",
    }[change]
    visitor = server.visitor()
    visitor.cookies.set("sixrow", forged)
    assert visitor.get("/api/me").json() == {"person": None}


def test_a_guest_who_makes_an_account_keeps_the_id(server: Serving) -> None:
    visitor = server.visitor().named("Dee")
    before = visitor.id
    made = visitor.post("/api/accounts", json={"name": "Dee", "password": PASSWORD}).json()
    assert (made["person"]["id"], made["person"]["kind"]) == (before, "account")
    again = server.visitor()
    found = again.post("/api/sessions", json={"name": "dEE", "password": PASSWORD}).json()
    assert found["person"]["id"] == before
    assert again.id == before


def test_two_accounts_have_two_names_and_guests_do_not_borrow_one(server: Serving) -> None:
    server.visitor().with_account("Eve")
    other = server.visitor()
    wanted = {"name": "EVE", "password": PASSWORD}
    assert code(other.post("/api/accounts", json=wanted)) == "name-taken"
    assert code(other.post("/api/guests", json={"name": "eve"})) == "name-taken"
    other.named("Finn")
    assert code(other.put("/api/me/name", json={"name": "Eve"})) == "name-taken"
    assert other.put("/api/me/name", json={"name": "Fay"}).json()["person"]["name"] == "Fay"


@pytest.mark.parametrize("name", [" Ada", "A\u202eda", "A\nda", "\u0000", "x" * 41, ""])
def test_a_name_can_be_shown(server: Serving, name: str) -> None:
    answer = server.visitor().post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code in (400, 422)
    assert code(answer) in ("not-a-name", "wrong-value")


def test_a_name_that_is_html_stays_a_name(server: Serving) -> None:
    name = "<script>alert(1)</script>"
    answer = server.visitor().named(name).get("/api/me")
    assert answer.json()["person"]["name"] == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_wrong_password_and_a_missing_name_are_the_same_answer(server: Serving) -> None:
    server.visitor().with_account("Gus")
    visitor = server.visitor()
    known = visitor.post("/api/sessions", json={"name": "Gus", "password": "wrong"})
    unknown = visitor.post("/api/sessions", json={"name": "Nobody", "password": "wrong"})
    assert known.status_code == unknown.status_code == 401
    assert known.json() == unknown.json() == {"error": {"code": "wrong-credentials"}}


def test_a_missing_name_costs_the_same_work(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time itself is not measured: both ways go through one check of one hash."""
    server.visitor().with_account("Hal")
    checked: list[str] = []
    real = passwords.verify

    def watched(stored: str, password: str) -> bool:
        checked.append(stored)
        return real(stored, password)

    monkeypatch.setattr(passwords, "verify", watched)
    for name in ("Hal", "Nobody"):
        server.visitor().post("/api/sessions", json={"name": name, "password": "wrong"})
    assert len(checked) == 2
    cost = {each.split("$")[3] for each in checked}
    assert cost == {"m=19456,t=2,p=1"}


def test_a_guest_cannot_log_in_without_a_password(server: Serving) -> None:
    server.visitor().named("Ian")
    answer = server.visitor().post("/api/sessions", json={"name": "Ian", "password": ""})
    assert code(answer) == "wrong-credentials"


def test_logging_out_here_leaves_other_browsers(server: Serving) -> None:
    one = server.visitor().with_account("Jo")
    two = server.visitor()
    two.post("/api/sessions", json={"name": "Jo", "password": PASSWORD})
    assert one.delete("/api/sessions/current").status_code == 204
    assert one.get("/api/me").json() == {"person": None}
    assert two.get("/api/me").json()["person"]["name"] == "Jo"


def test_logging_out_everywhere_ends_every_cookie_also_a_stolen_one(server: Serving) -> None:
    one = server.visitor().with_account("Kim")
    stolen = server.visitor()
    stolen.cookies.set("sixrow", one.cookies["sixrow"])
    assert stolen.get("/api/me").json()["person"]["name"] == "Kim"
    assert one.delete("/api/sessions").status_code == 204
    assert stolen.get("/api/me").json() == {"person": None}


def test_a_changed_password_ends_other_cookies_and_the_old_password(server: Serving) -> None:
    one = server.visitor().with_account("Lee")
    two = server.visitor()
    two.post("/api/sessions", json={"name": "Lee", "password": PASSWORD})
    wrong = one.put("/api/me/password", json={"present": "no", "password": "battery staple"})
    assert (wrong.status_code, code(wrong)) == (403, "wrong-password")
    right = one.put("/api/me/password", json={"present": PASSWORD, "password": "battery staple"})
    assert right.status_code == 200
    assert one.get("/api/me").json()["person"]["name"] == "Lee"
    assert two.get("/api/me").json() == {"person": None}
    old = two.post("/api/sessions", json={"name": "Lee", "password": PASSWORD})
    assert code(old) == "wrong-credentials"


def test_settings_are_kept_and_limited(ada: Guest) -> None:
    assert ada.put("/api/me/settings", json={"settings": {"sound": False}}).status_code == 200
    assert ada.get("/api/me").json()["person"]["settings"] == {"sound": False}
    large = ada.put("/api/me/settings", json={"settings": {"x": "y" * 9_000}})
    assert (large.status_code, code(large)) == (413, "too-many-bytes")
    assert ada.get("/api/me").json()["person"]["settings"] == {"sound": False}


def test_deleting_needs_the_password_and_forgets_everything(server: Serving) -> None:
    one = server.visitor().with_account("Mo")
    person, token = one.id, one.token()
    wrong = one.post("/api/me/deletion", json={"password": "no"})
    assert code(wrong) == "wrong-password"
    assert one.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 204
    assert one.get("/api/me").json() == {"person": None}
    assert code(server.program(token).get("/api/me")) == "not-a-token"
    assert code(one.get(f"/api/people/{person}")) == "no-such-person"
    assert server.store.people.by_name("Mo") is None


def test_a_token_is_shown_once_and_only_its_digest_is_kept(server: Serving) -> None:
    one = server.visitor().with_account("Nia")
    given = one.post("/api/tokens", json={"password": PASSWORD, "label": "bot"}).json()
    (listed,) = one.get("/api/tokens").json()
    assert listed == {key: given[key] for key in given if key != "token"}
    assert (listed["scope"], listed["used"]) == ("play", 0)
    assert listed["expires"] == listed["created"] + 90 * 86_400_000
    (kept,) = server.store.people.tokens(one.id)
    assert kept.digest == hashlib.sha256(given["token"].encode()).hexdigest()
    program = server.program(given["token"])
    assert program.get("/api/me").json()["person"]["name"] == "Nia"
    assert one.delete(f"/api/tokens/{given['id']}").status_code == 204
    assert (program.get("/api/me").status_code, code(program.get("/api/me"))) == (
        401,
        "not-a-token",
    )


def test_anothers_tokens_cannot_be_seen_or_taken_back(server: Serving) -> None:
    one, other = server.visitor().with_account("Ola"), server.visitor().with_account("Per")
    given = one.post("/api/tokens", json={"password": PASSWORD}).json()
    assert other.get("/api/tokens").json() == []
    answer = other.delete(f"/api/tokens/{given['id']}")
    assert (answer.status_code, code(answer)) == (404, "no-such-token")
    assert server.program(given["token"]).get("/api/me").json()["person"]["name"] == "Ola"


def test_tokens_are_for_accounts_and_not_endless(server: Serving, ada: Guest) -> None:
    assert code(ada.post("/api/tokens", json={"password": ""})) == "accounts-only"
    one = server.visitor().with_account("Quin")
    kept = Token(id="", person=one.id, label="", digest="", created=1, expires=1)
    for number in range(19):
        server.store.people.add_token(replace(kept, id=f"q{number}", digest=f"q{number}"))
    answers = [one.post("/api/tokens", json={"password": PASSWORD}) for _ in range(2)]
    assert [each.status_code for each in answers] == [201, 409]


def test_a_token_needs_the_password_and_ends_by_itself(server: Serving) -> None:
    one = server.visitor().with_account("Tom")
    for body in ({"password": "wrong"}, {"password": ""}):
        assert code(one.post("/api/tokens", json=body)) == "wrong-password"
    program = server.program(one.token(days=1))
    assert program.get("/api/me").status_code == 200
    (listed,) = one.get("/api/tokens").json()
    assert listed["used"] > 0
    server.clock.ahead += 86_400_000
    assert code(program.get("/api/me")) == "not-a-token"


def test_a_token_that_reads_changes_nothing(server: Serving) -> None:
    one = server.visitor().with_account("Una")
    program = server.program(one.token(scope="read"))
    assert program.get("/api/tables/mine").status_code == 200
    shown = program.post("/api/positions/show", json={"position": "sequence-dice:2"})
    assert code(shown) != "token-reads-only"
    for method, path in (
        ("POST", "/api/tables"),
        ("PUT", "/api/me/name"),
        ("DELETE", "/api/sessions"),
    ):
        answer = program.request(method, path)
        assert (answer.status_code, code(answer)) == (403, "token-reads-only")
    table = open_table(one, "me", "open")["table"]["table"]
    with connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
        additional_headers={"Authorization": program.headers["authorization"]},
    ) as socket:
        assert json.loads(socket.recv())["is"] == "welcome"
        for frame in ({"do": "say", "id": "1", "text": "hi"}, command("abort", 1)):
            socket.send(json.dumps(frame))
            assert json.loads(socket.recv())["error"]["code"] == "token-reads-only"


def test_a_guests_old_cookie_is_not_the_accounts(server: Serving) -> None:
    victim = server.visitor().named("Vic")
    fixed = server.visitor()
    fixed.cookies.set("sixrow", victim.cookies["sixrow"])
    victim.with_account("Vic")
    assert victim.get("/api/me").json()["person"]["kind"] == "account"
    assert fixed.get("/api/me").json() == {"person": None}


def test_logging_out_ends_that_session_in_every_copy_of_its_cookie(server: Serving) -> None:
    one = server.visitor().with_account("Wim")
    copy = server.visitor()
    copy.cookies.set("sixrow", one.cookies["sixrow"])
    copy.get("/api/me")  # renews it, for the same session
    assert one.delete("/api/sessions/current").status_code == 204
    assert copy.get("/api/me").json() == {"person": None}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/api/sessions/current", None),
        ("DELETE", "/api/sessions", None),
        ("PUT", "/api/me/password", {"present": PASSWORD, "password": "battery staple"}),
        ("POST", "/api/accounts", {"name": "Xia 3", "password": PASSWORD}),
    ],
)
def test_what_ends_a_session_ends_its_sockets(
    server: Serving, method: str, path: str, body: dict[str, str] | None
) -> None:
    one = server.visitor()
    if path == "/api/accounts":
        one.named("Xia")
    else:
        one.with_account(f"X {path}")
    table = open_table(one, "me", "open")["table"]["table"]
    with open_socket(server, one, table, gives=False) as socket:
        assert one.request(method, path, json=body).is_success
        assert socket.hear("notice")["code"] == "logged-out"
        with pytest.raises(ConnectionClosed):
            socket.hear("nothing")


def test_tokens_end_with_a_password_or_a_log_out_if_wished(server: Serving) -> None:
    one = server.visitor().with_account("Yan")
    program = server.program(one.token())
    body = {"present": PASSWORD, "password": "battery staple"}
    assert one.put("/api/me/password", json=body).status_code == 200
    assert program.get("/api/me").status_code == 200
    back = {"present": "battery staple", "password": PASSWORD, "tokens": True}
    assert one.put("/api/me/password", json=back).status_code == 200
    assert code(program.get("/api/me")) == "not-a-token"
    program = server.program(one.token())
    assert one.delete("/api/sessions?tokens=true").status_code == 204
    assert code(program.get("/api/me")) == "not-a-token"


def test_that_somebody_is_here_is_noted_once_an_hour(server: Serving) -> None:
    one = server.visitor().named("Zed")
    person, begin = one.id, server.store.people.get(one.id).seen
    server.clock.ahead += 3_500_000
    one.get("/api/me")
    assert server.store.people.get(person).seen == begin
    server.clock.ahead += 100_000
    one.get("/api/me")
    assert server.store.people.get(person).seen >= begin + 3_600_000


@pytest.mark.parametrize(
    "header", ["Basic YTpi", "Bearer", "Bearer x", "Bearer sixrow_" + "x" * 43]
)
def test_what_is_no_token_opens_nothing(server: Serving, header: str) -> None:
    program = server.program()
    answer = program.get("/api/me", headers={"Authorization": header})
    assert (answer.status_code, code(answer)) == (401, "not-a-token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_somebody_shut_out_is_told_why_and_until_when(server: Serving) -> None:
    one = server.visitor().with_account("Rex")
    token = one.token()
    until = server.clock() + 60_000
    server.store.people.ban(one.id, until, "spam")
    for client in (one, server.program(token)):
        answer = client.get("/api/tables/mine")
        assert answer.status_code == 403
        assert answer.json() == {"error": {"code": "banned", "until": until, "reason": "spam"}}
    assert one.get("/api/me").json()["person"]["banned_until"] == until
    server.store.people.unban(one.id)
    assert one.get("/api/tables/mine").status_code == 200


def test_a_house_may_have_no_new_accounts(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("closed"), accounts=False) as running:
        visitor = running.visitor()
        answer = visitor.post("/api/accounts", json={"name": "Sam", "password": PASSWORD})
        assert (answer.status_code, code(answer)) == (403, "accounts-closed")
        assert visitor.get("/api/about").json()["accounts"] is False
