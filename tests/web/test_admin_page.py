"""The admin page: it does what it says, is for administrators, and fits in every language."""

from playwright.sync_api import expect

from sixrow.server.tables.administrator import Administrator
from sixrow.store import ChatEntry
from sixrow.store.reports import Report
from tests.server.games import open_table
from tests.server.serving import Serving
from tests.web.browsing import (
    DESK,
    PHONE,
    People,
    accessibility_faults,
    overflow,
    speak,
    wish,
)
from tests.web.playing import eventually


def test_an_administrator_deals_with_a_report(people: People, server: Serving) -> None:
    boss = server.visitor().with_account("Grace Page")
    Administrator(server.store, server.clock).grant(boss.id)
    eve = server.visitor().with_account("Eve Page")
    table = open_table(eve, "me", "open")["table"]["table"]
    rude = {"table": table, "name": "Eve Page", "text": "Rude!", "time": server.clock()}
    server.store.chat.add(ChatEntry(person=eve.id, **rude))
    server.store.reports.add(Report(by="x", about=eve.id, line=1, **rude))

    page = people.somebody()
    cookie = {"name": "sixrow", "value": boss.cookies["sixrow"], "url": server.origin}
    page.context.add_cookies([cookie])  # type: ignore[list-item]
    page.goto("/me")
    page.get_by_role("link", name="Administration").click()
    page.get_by_role("button", name="Delete message").click()
    expect(page.get_by_text("No reports.")).to_be_visible()
    assert server.store.chat.latest(table=table) == []

    page.get_by_label("Reason (shown to the person)").fill("insults")
    page.get_by_label("Part of a name").fill("eve page")
    page.get_by_role("button", name="Search").click()
    person = page.get_by_role("listitem").filter(has_text="Eve Page").first
    person.get_by_role("button", name="Ban").click()
    expect(person).to_contain_text("insults")
    assert server.store.people.get(eve.id).ban_reason == "insults"

    page.get_by_label("Importing games").uncheck()
    eventually(page, "switched off", lambda: server.store.admission.off() == {"imports"})
    page.get_by_label("Importing games").check()
    eventually(page, "switched on", lambda: not server.store.admission.off())
    expect(page.locator("#log ~ ul li").first).to_contain_text("Switched on")

    assert not accessibility_faults(page)
    wish(page, theme="dark")
    assert not accessibility_faults(page, "color-contrast")
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        for language in ("nb", "fr", "pt", "de", "en"):
            speak(page, language)
            assert not overflow(page), (size, language)


def test_others_see_nothing(people: People) -> None:
    page = people.somebody()
    page.goto("/admin")
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.locator("main section").count() == 0
