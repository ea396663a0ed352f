"""The admin page's endpoints: for administrators in a browser alone, and each act is noted."""

import pytest

from sixrow.server.api.routes import ADMINISTRATION
from sixrow.server.tables.administrator import Administrator
from sixrow.store import ChatEntry
from sixrow.store.reports import Report
from sixrow.wire.lists import Me
from tests.server.games import open_table
from tests.server.serving import Guest, Serving, code


@pytest.fixture(scope="module")
def boss(server: Serving) -> Guest:
    """An administrator."""
    boss = server.visitor().with_account("Boss")
    Administrator(server.store, server.clock).grant(boss.id)
    return boss


def test_every_endpoint_wants_the_role_and_a_browser(server: Serving, boss: Guest) -> None:
    others = {
        "identity-needed": server.visitor(),
        "admins-only": server.visitor().with_account("Not Boss"),
        "admins-only by token": server.program(boss.token()),
    }
    assert len(ADMINISTRATION) >= 15
    for endpoint in ADMINISTRATION:
        assert endpoint.path.startswith("/api/admin/")
        path = endpoint.path.replace("{line}", "1")
        for name in endpoint.parameters:
            path = path.replace(f"{{{name}}}", "x")
        for refused, client in others.items():
            answer = client.request(endpoint.method, path)
            assert code(answer) == refused.split()[0], (endpoint.path, refused)
    assert boss.get("/api/me").json()["person"]["role"] == "admin"
    assert "role" in Me.__struct_fields__


def test_a_guest_cannot_be_an_administrator(server: Serving, ada: Guest) -> None:
    with pytest.raises(Exception, match="accounts-only"):
        Administrator(server.store, server.clock).grant(ada.id)


def test_people_and_addresses_are_banned_and_let_in_again(
    server: Serving, boss: Guest, ada: Guest
) -> None:
    ban = f"/api/admin/people/{ada.id}/ban"
    assert boss.put(ban, json={"days": 1, "reason": "spam"}).status_code == 204
    assert ada.get("/api/tables/mine").json()["error"]["reason"] == "spam"
    (found,) = [
        each for each in boss.get("/api/admin/people?text=ada").json() if each["id"] == ada.id
    ]
    assert found["ban_reason"] == "spam"
    assert found["banned_until"] - server.clock() < 86_400_001
    assert boss.delete(ban).status_code == 204
    assert ada.get("/api/tables/mine").status_code == 200
    made = boss.post("/api/admin/addresses", json={"network": "192.0.2.9/24"}).json()
    assert boss.get("/api/admin/addresses").json() == [made]
    assert made["network"] == "192.0.2.0/24"
    assert boss.delete(f"/api/admin/addresses/{made['id']}").status_code == 204
    assert code(boss.delete(f"/api/admin/addresses/{made['id']}")) == "no-such-ban"
    assert code(boss.post("/api/admin/addresses", json={"network": "??"})) == "not-an-address"
    acts = [(each["act"], each["by"]) for each in boss.get("/api/admin/log").json()]
    assert acts[:4] == [(act, boss.id) for act in ("unban-address", "ban-address", "unban", "ban")]


def test_tables_are_seen_and_cancelled(boss: Guest, ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    assert table in [each["table"] for each in boss.get("/api/admin/tables").json()]
    assert "invite" not in boss.get("/api/admin/tables").text, "no way into private tables"
    assert boss.delete(f"/api/admin/tables/{table}").status_code == 204
    assert ada.get(f"/api/tables/{table}").json()["phase"] == "over"
    assert code(boss.delete(f"/api/admin/tables/{table}")) == "over-already"


def test_reports_and_lines_are_dealt_with(server: Serving, boss: Guest, ada: Guest) -> None:
    table = open_table(ada, "me", "open")["table"]["table"]
    line = ChatEntry(table=table, time=1, person=ada.id, name="Ada", text="Rude!")
    for _ in range(2):
        server.store.chat.add(line)
    report = server.store.reports.add(
        Report(by="x", about=ada.id, name="Ada", table=table, line=1, text="Rude!", time=1)
    )
    assert [each["id"] for each in boss.get("/api/admin/reports").json()] == [report.id]
    close = f"/api/admin/reports/{report.id}"
    assert boss.post(close, json={"drop_line": True, "outcome": "gone"}).status_code == 204
    assert boss.get("/api/admin/reports").json() == []
    lines = boss.get(f"/api/admin/lines?person={ada.id}").json()
    assert [each["number"] for each in lines] == [2]
    assert boss.delete(f"/api/admin/lines/{table}/2").status_code == 204
    assert code(boss.delete(f"/api/admin/lines/{table}/2")) == "no-such-line"
    assert boss.get("/api/admin/lines").json() == []


def test_switches_take_effect_at_once(server: Serving, boss: Guest) -> None:
    assert set(boss.get("/api/admin/switches").json().values()) == {True}
    change = {"feature": "guests", "on": False}
    assert boss.put("/api/admin/switches", json=change).json()["guests"] is False
    assert code(server.visitor().post("/api/guests", json={})) == "switched-off"
    boss.put("/api/admin/switches", json={**change, "on": True})
    server.visitor().named()
