"""Health, figures, announcements, and what the server says of itself."""

from pathlib import Path

import pytest

from sixrow.server.api.operations import may_see_metrics
from sixrow.server.tables.readiness import FRESH
from sixrow.workers.bots import Bots
from tests.server.games import open_table
from tests.server.serving import Serving, code, serving


def test_about_has_the_clock_the_bots_and_what_can_be_chosen(server: Serving) -> None:
    about = server.visitor().get("/api/about").json()
    assert [game["name"] for game in about["games"]] == ["columbiz", "sequence-dice"]
    options = {each["name"]: each["values"] for game in about["games"] for each in game["options"]}
    assert options["edition"] == ["nb", "fr", "pt", "de"]
    assert options["captives"] == ["square", "capped", "linear"]
    assert options["length"] == ["", "6", "5"]
    assert about["levels"][0] == "novice"
    assert about["usual_level"] in about["levels"]
    assert abs(about["now"] - server.clock()) < 60_000


def test_a_database_that_cannot_be_written_is_not_ready_and_strangers_learn_no_more(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as running:
        program, node = running.program(), running.services.registry.node
        assert program.get("/ready").json()["node"] == node
        with running.store.database.write() as connection:
            for table in ("nodes", "notices"):
                connection.exec_driver_sql(f"ALTER TABLE {table} RENAME TO {table}_away")
        running.clock.ahead += FRESH
        answer = program.get("/ready")
        assert (answer.status_code, code(answer)) == (503, "not-ready")
        assert program.get("/health").json()["node"] == node, "a restart would not help"
        answer = program.get("/api/announcements")
        assert (answer.status_code, answer.json()) == (503, {"error": {"code": "not-ready"}})
        assert running.store.database.errors >= 2
        with running.store.database.write() as connection:
            for table in ("nodes", "notices"):
                connection.exec_driver_sql(f"ALTER TABLE {table}_away RENAME TO {table}")
        running.clock.ahead += FRESH
        assert program.get("/ready").status_code == 200


def test_bots_that_cannot_decide_are_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is alive all the same, and people can play."""
    with serving(tmp_path) as running:
        program = running.program()
        for state in ("preparing", "ready", "failed"):
            monkeypatch.setattr(Bots, "state", state)
            for path in ("/health", "/ready"):
                answer = program.get(path)
                assert (answer.status_code, answer.json()["bots"]) == (200, state)
            ready = "1.0" if state == "ready" else "0.0"
            assert f"sixrow_bots_ready {ready}" in program.get("/metrics").text
        guest = running.visitor().named("Ada")
        table = open_table(guest, "me", "novice")["table"]
        start = {"do": "start", "id": "1", "version": table["version"]}
        answer = guest.post(f"/api/tables/{table['table']}/commands", json=start)
        assert (answer.status_code, code(answer)) == (503, "bots-unavailable")


def test_figures_count_requests_by_pattern(server: Serving) -> None:
    for number in range(3):
        server.program().get(f"/api/people/nobody-{number}")
    text = server.program().get("/metrics").text
    assert 'path="/api/people/{person}",status="404"} 3.0' in text
    assert 'sixrow_refusals_total{code="no-such-person"} 3.0' in text
    assert "sixrow_tables 0.0" in text


@pytest.mark.parametrize(
    ("client", "headers", "allowed"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("192.0.2.1", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.1"}, False),
        ("127.0.0.1", {"via": "1.1 proxy"}, False),
        ("127.0.0.1", {"host": "127.0.0.1:8036"}, True),
        # A page of a name that somebody has pointed to this machine.
        ("127.0.0.1", {"host": "evil.example:8036"}, False),
        ("192.0.2.1", {"x-metrics-token": "0123456789abcdef"}, True),
        ("192.0.2.1", {"x-metrics-token": "0123456789abcdeX"}, False),
        ("unix", {}, False),
    ],
)
def test_figures_are_for_this_machine_or_the_token(
    client: str, headers: dict[str, str], allowed: bool
) -> None:
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (client, 1), "headers": pairs}
    assert may_see_metrics(scope, "0123456789abcdef") is allowed
    assert not may_see_metrics({**scope, "client": None, "headers": []}, "")


def test_an_empty_token_is_no_token(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        headers = {"X-Forwarded-For": "192.0.2.1", "X-Metrics-Token": ""}
        answer = running.program().get("/metrics", headers=headers)
        assert (answer.status_code, code(answer)) == (403, "for-the-host-machine")


def test_announcements_are_shown_in_their_time(server: Serving) -> None:
    now = server.clock()
    server.store.announcements.add("<b>Now</b>", now - 10, now + 60_000)
    server.store.announcements.add("Later", now + 60_000, now + 120_000)
    assert [each["text"] for each in server.visitor().get("/api/announcements").json()] == [
        "<b>Now</b>"
    ]
