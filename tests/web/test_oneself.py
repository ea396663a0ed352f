"""Oneself: what can be set, an account from its making to its end, "your turn" from outside."""

import re

from playwright.sync_api import Page, expect

from tests.web.browsing import People, said, wish
from tests.web.playing import act, cell, eventually, look, main_button
from tests.web.screens import begin, choose, until

_HEARD = """window.heard = [];
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.heard.push('context'); }
};
const { start } = AudioBufferSourceNode.prototype;
AudioBufferSourceNode.prototype.start = function (...all) {
  window.heard.push('knock');
  return start.apply(this, all);
};"""

_TOLD = """window.told = [];
window.Notification = class {
  static get permission() { return localStorage.getItem('allowed') ?? 'default'; }
  static async requestPermission() { localStorage.setItem('allowed', 'granted'); }
  constructor(title, { body }) { window.told.push(body); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });"""


def test_settings_do_what_they_say(people: People) -> None:
    page = people.somebody(sorted=False, confirm=False)
    page.context.add_init_script(_HEARD)
    begin(page, "columbiz")
    until(page, lambda seen: seen.keeping and _faces(page) != sorted(_faces(page)))
    faces = _faces(page)
    page.locator(".tray button[aria-pressed]").first.click()
    assert page.evaluate("heard") == [], "silent until it is wished for"
    page.locator(".menu").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Sort dice").check()
    dialog.get_by_label("Sound volume").fill("40")
    page.keyboard.press("Escape")
    eventually(page, "not sorted", lambda: _faces(page) == sorted(faces))
    held = page.locator(".tray button[aria-pressed=true]")
    expect(held, "what is held stays held").to_have_count(1)
    act(page, look(page))
    until(page, lambda seen: bool(seen.legal))
    _end_early(page)
    eventually(page, "a disc is put down on wood", lambda: "knock" in page.evaluate("heard"))


def _faces(page: Page) -> list[int]:
    labels = page.locator(".tray button[aria-pressed]").evaluate_all(
        "all => all.map((each) => each.ariaLabel)"
    )
    return [int(label[-1]) for label in labels]


def _end_early(page: Page) -> None:
    """With more that would fit, a turn ends at the second touch, or at once if so wished."""
    wish(page, confirm=True)
    cell(page, look(page).legal[0]).click()
    expect(main_button(page)).to_have_text("End turn (1 disc)")
    expect(main_button(page)).to_be_enabled()  # the server has told what else would fit
    if look(page).legal:
        main_button(page).click()
        expect(main_button(page)).to_have_text(re.compile("anyway"))
        wish(page, confirm=False)
    main_button(page).click()
    expect(main_button(page)).not_to_have_text(re.compile("End turn"))


def test_a_chip_is_put_down_at_once_if_nothing_is_to_be_confirmed(people: People) -> None:
    page = people.somebody(confirm=False)
    begin(page, "sequence-dice")
    chosen = until(page, lambda seen: bool(seen.legal)).legal[0]
    cell(page, chosen).click()
    line = page.locator(".happened .line").filter(has_text=re.compile(rf"You .*{chosen}"))
    expect(line.first).to_be_visible()


def test_an_account_from_its_making_to_its_end(people: People) -> None:
    page = people.somebody()
    begin(page, "sequence-dice")
    page.goto("/me")
    expect(page.locator("main")).to_contain_text(said("account-password-lost"))
    _fill(page, "Create account", Name="Ada", Password="correct horse")
    expect(page.get_by_role("status")).to_have_text("Account created.")
    expect(page.locator("h1")).to_have_text("Ada")
    expect(page.get_by_label("Your name")).to_have_value("Ada")  # only then is it ours to change
    _open_a_rated_table(page)
    page.get_by_label("Your name").fill("Ada L")
    page.get_by_role("button", name="Change name").click()
    expect(page.locator("h1")).to_have_text("Ada L")
    form = page.locator("form").filter(has_text="New password")
    form.get_by_label("Current password").fill("wrong")
    form.get_by_label("New password").fill("battery staple")
    form.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_be_visible()
    form.get_by_label("Current password").fill("correct horse")
    form.get_by_role("button").click()
    expect(page.get_by_role("status")).to_have_text("Password changed.")
    _fill(
        page, "Tokens for programs", **{"Purpose": "my bot", "Current password": "battery staple"}
    )
    expect(page.locator(".token")).to_contain_text(
        re.compile("my bot.*play.*until.*never used", re.DOTALL)
    )
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert '"my bot"' in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.locator("h1")).to_have_text("Not logged in")
    _fill(page, "Log in", Name="Ada L", Password="battery staple")
    expect(page.locator("h1")).to_have_text("Ada L")
    _delete(page)


def _open_a_rated_table(page: Page) -> None:
    """With a time of one's own; whoever is invited is told of both."""
    page.goto("/")
    choose(page.locator("input[value=link]"))
    page.get_by_label("Time control").select_option("own")
    page.get_by_label("Minutes per player", exact=True).fill("7")
    page.get_by_label("Rated").check()
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".waiting .setup")).to_contain_text("7 min + 10 s · rated")
    page.goto("/me")


def _fill(page: Page, title: str, **fields: str) -> None:
    form = page.locator("form").filter(has=page.get_by_role("heading", name=title))
    for label, text in fields.items():
        form.get_by_label(label).fill(text)
    form.get_by_role("button").click()


def _delete(page: Page) -> None:
    form = page.locator("form").filter(has_text="Delete my data")
    expect(form.get_by_role("button")).to_be_disabled()
    form.get_by_label("Current password").fill("battery staple")
    form.get_by_label("Yes, delete everything").check()
    form.get_by_role("button").click()
    expect(page.locator("h1")).to_have_text("Not logged in")
    _fill(page, "Log in", Name="Ada L", Password="battery staple")
    expect(page.get_by_role("alert")).to_be_visible()


def test_ones_turn_is_told_outside_of_the_page(people: People) -> None:
    page = people.somebody()
    page.context.add_init_script(_TOLD)
    page.goto("/me")
    page.get_by_label("Notify me when it’s my turn").check()
    begin(page, "sequence-dice")
    page.evaluate("window.away = true")
    for _ in range(20):
        if page.evaluate("told.length"):
            break
        act(page, until(page, lambda seen: not seen.idle))
    eventually(page, "not told", lambda: page.evaluate("told.slice(0, 1)") == ["Your turn"])
    expect(page).to_have_title(re.compile("^● Your turn"))
