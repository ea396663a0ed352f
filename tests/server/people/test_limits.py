"""Token buckets: how many, since when again, and how much memory they may take."""

import socket

import pytest

from sixrow.rules import Refusal
from sixrow.server.people.attempts import LogInAttempts
from sixrow.server.people.limits import RATES, Limits, address_key
from sixrow.server.web.http_protocol import PATIENCE, BoundedHttpProtocol
from sixrow.store import Account
from tests.server.serving import Guest, Serving, code, serving


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def spend(limits: Limits, reason: str, key: str) -> int:
    """How often one may before one may not."""
    for count in range(100_000):
        try:
            limits.take(reason, key)
        except Refusal:
            return count
    raise AssertionError


@pytest.mark.parametrize("reason", RATES)
def test_a_bucket_gives_its_burst_then_says_until_when(reason: str) -> None:
    hand = Hand()
    limits = Limits(1, hand)
    assert spend(limits, reason, "a") == RATES[reason].burst
    with pytest.raises(Refusal) as refused:
        limits.take(reason, "a")
    assert refused.value.code == "too-many"
    assert refused.value.details["reason"] == reason
    until = refused.value.details["until"]
    assert isinstance(until, int)
    assert until > hand.now
    hand.now = until - 1
    with pytest.raises(Refusal):
        limits.take(reason, "a")
    hand.now = until
    limits.take(reason, "a")


def test_buckets_are_apart_and_refill_no_higher_than_full() -> None:
    hand = Hand()
    limits = Limits(1, hand)
    first = spend(limits, "log-in", "a")
    assert spend(limits, "log-in", "b") == first
    hand.now += 10**9
    assert spend(limits, "log-in", "a") == first


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    hand = Hand()
    limits = Limits(1, hand)
    spend(limits, "log-in", "a")
    hand.now -= 500_000
    assert spend(limits, "log-in", "a") == 0


def test_a_factor_makes_them_generous_and_zero_ends_them() -> None:
    assert spend(Limits(2, Hand()), "log-in", "a") == 2 * RATES["log-in"].burst
    endless = Limits(0, Hand())
    for _ in range(1_000):
        endless.take("log-in", "a")
    assert len(endless) == 0


def test_memory_is_bounded_and_the_active_are_kept() -> None:
    limits = Limits(1, Hand(), most=100)
    spend(limits, "log-in", "attacker")
    for number in range(10_000):
        limits.take("address", f"host {number}")
        if number % 50 == 0:
            with pytest.raises(Refusal):
                limits.take("log-in", "attacker")
    assert len(limits) == 100


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::2:3", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("", "unknown"),
        (None, "unknown"),
    ],
)
def test_an_address_belongs_to_a_bucket(host: str | None, key: str) -> None:
    assert address_key(host) == key


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Serving:  # type: ignore[misc]
    with serving(tmp_path_factory.mktemp("limited"), limits=1.0, guest_storage=1_300) as running:
        running.clock.stop()
        yield running


def calm(limited: Serving) -> None:
    """Let an hour pass, so that a test finds full buckets."""
    limited.clock.ahead += 3_600_000


def test_a_flood_of_requests_is_told_why_and_until_when(
    limited: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    calm(limited)
    monkeypatch.setattr(BoundedHttpProtocol, "pause", 0.0)
    visitor = limited.visitor()
    answers = [visitor.get("/api/about") for _ in range(200)]
    refused = [each for each in answers if each.status_code == 429]
    assert refused
    error = refused[0].json()["error"]
    assert (error["code"], error["reason"]) == ("too-many", "address")
    assert error["until"] > limited.clock() - 60_000
    assert int(refused[0].headers["retry-after"]) >= 1


def test_a_flood_waits_for_its_answer_while_others_are_answered(
    limited: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    calm(limited)
    monkeypatch.setattr(BoundedHttpProtocol, "pause", 3_600.0)
    place, bounds = ("127.0.0.1", limited.port), limited.services.limits
    bounds.take("address", "127.0.0.2", int(RATES["address"].burst))
    with socket.create_connection(place, PATIENCE, source_address=("127.0.0.2", 0)) as flooding:
        flooding.sendall(b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert limited.visitor().get("/api/about").status_code == 200
        assert bounds.inside("connection", "127.0.0.2") == 1
        flooding.setblocking(False)
        with pytest.raises(BlockingIOError):
            flooding.recv(1)


def test_one_address_opens_few_tables_at_once_whoever_asks(limited: Serving) -> None:
    calm(limited)
    people = [limited.visitor().named(name) for name in ("Ada", "Bo")]
    body = {"terms": {"setup": "columbiz:2"}, "chairs": [{"is": "me"}, {"is": "open"}]}
    answers = [each.post("/api/tables", json=body) for _ in range(10) for each in people]
    most = int(RATES["tables"].burst)
    assert [answer.status_code for answer in answers] == [201] * most + [429] * (20 - most)
    assert answers[-1].json()["error"]["reason"] == "tables"


def log_in(visitor: Guest, name: str, password: str = "wrong") -> str:
    """How an attempt to log in ends: a code, with the bucket that is empty; or nothing."""
    answer = visitor.post("/api/sessions", json={"name": name, "password": password})
    error = answer.json().get("error", {"code": ""})
    return f"{error['code']} {error.get('reason', '')}".strip()


def test_passwords_cannot_be_tried_without_end_but_the_owner_gets_in(limited: Serving) -> None:
    calm(limited)
    owner, thief = limited.visitor().with_account("Ada"), limited.visitor()
    assert owner.delete("/api/sessions/current").status_code == 204
    names = ["Ada", "Ada ", " Ada", "\uff21DA", "ADA", "ada", "Ada  "]
    tried = [log_in(thief, name) for name in names]
    assert tried == ["wrong-credentials"] * 5 + ["too-many password"] * 2
    assert log_in(thief, "Ada", "correct horse") == "too-many password"
    assert log_in(owner, "Ada", "correct horse") == ""  # at the same address, in a known browser


def test_many_addresses_together_do_not_guess_faster_nor_lock_out() -> None:
    hand = Hand()
    attempts = LogInAttempts(Limits(1, hand))
    ada = Account(id="ada", name="Ada", kind="account", created=0)
    attempts.succeed(ada, "home", "")
    results = [tried(attempts, ada, f"address {each}") for each in range(50)]
    assert results == [""] * 40 + ["name"] * 10
    assert [tried(attempts, ada, "home") for _ in range(6)] == [""] * 5 + ["password"]
    assert tried(attempts, ada, "elsewhere", "a known browser") == ""
    hand.now += 60_000
    assert tried(attempts, ada, "address 99") == ""


def test_the_right_password_is_no_attempt() -> None:
    attempts = LogInAttempts(Limits(1, Hand()))
    ada = Account(id="ada", name="Ada", kind="account", created=0)
    for _ in range(50):
        attempts.begin("Ada", ada, "home", "")
        attempts.succeed(ada, "home", "")


def tried(attempts: LogInAttempts, account: Account, address: str, device: str = "") -> str:
    """The bucket that is empty."""
    try:
        attempts.begin(account.name, account, address, device)
    except Refusal as refusal:
        return str(refusal.details["reason"])
    return ""


def test_records_and_exports_have_quotas(limited: Serving) -> None:
    calm(limited)
    guest = limited.visitor().named()
    game = '[Format "sixrow 1"]\n[Setup "sequence-dice:2"]\n[Seat1 ""]\n[Seat2 ""]\n[Result "*"]\n'
    record = game + "{" + "x" * 400 + "}\n"
    answers = [guest.post("/api/records", json={"record": record}) for _ in range(3)]
    assert [each.status_code for each in answers] == [201, 201, 409]
    assert answers[-1].json()["error"] == {"code": "records-full", "most": 1}
    told = [guest.get("/api/me/data") for _ in range(4)]
    assert [each.status_code for each in told] == [200, 200, 200, 429]
    assert "attachment" in told[0].headers["content-disposition"]
    assert [each["text"] for each in told[0].json()["records"]] == [record, record]
    assert guest.cookies["sixrow"] not in told[0].text
    limited.services.limits.take("stored", "127.0.0.1", int(RATES["stored"].burst) - 2)
    other = limited.visitor().named()
    assert other.post("/api/records", json={"record": record}).json()["error"]["reason"] == "stored"


def test_guests_accounts_and_tables_cannot_be_made_without_end(limited: Serving) -> None:
    calm(limited)
    answers = [limited.visitor().post("/api/guests", json={}) for _ in range(30)]
    assert {each.status_code for each in answers} == {201, 429}
    calm(limited)
    visitor = limited.visitor().named()
    body = {"terms": {"setup": "sequence-dice:2"}, "chairs": [{"is": "me"}, {"is": "open"}]}
    tables = [visitor.post("/api/tables", json=body) for _ in range(10)]
    limited.clock.ahead += 20_000  # enough for the address
    tables += [visitor.post("/api/tables", json=body) for _ in range(15)]
    assert [each.status_code for each in tables] == [201] * 20 + [429] * 5
    assert tables[-1].json()["error"]["reason"] == "table"
    names = [f"Somebody {number}" for number in range(7)]
    accounts = [
        limited.visitor().post("/api/accounts", json={"name": name, "password": "correct horse"})
        for name in names
    ]
    assert [each.status_code for each in accounts] == [201] * 5 + [429] * 2


def test_invitations_cannot_be_guessed_in_bulk(limited: Serving) -> None:
    calm(limited)
    visitor = limited.visitor()
    answers = [visitor.get(f"/api/invitations/guess-{number}") for number in range(40)]
    assert {code(each) for each in answers} == {"no-such-invite", "too-many"}
