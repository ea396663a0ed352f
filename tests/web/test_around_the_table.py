"""Around a game: unfinished ones, the lobby, the menu, a phone without a network, somebody away."""

import re

from playwright.sync_api import Locator, Page, expect

from sixrow.text.languages import LANGUAGES, speaking
from sixrow.text.sentences import say
from tests.web.browsing import PHONE, People, said, speak
from tests.web.playing import main_button
from tests.web.screens import begin, choose, open_table, until

_DAYS = """async () => {
  const post = (path, body) => fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await post('/api/guests', { name: 'Ada' });
  const terms = { setup: 'columbiz:2', clock: { is: 'days', days: 3 } };
  return post('/api/tables', { terms, chairs: [{ is: 'me' }, { is: 'open' }], public: true });
}"""
"""A table with three days for each move."""

_NAMED = """(name) => fetch('/api/guests', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ name }),
})"""

_CUT = """() => [...document.querySelectorAll('.score h2')].flatMap((head) => {
  const { lineHeight } = getComputedStyle(head);
  const cut = [...head.querySelectorAll('.name')].filter((e) => e.scrollWidth > e.clientWidth);
  const high = [head, ...head.querySelectorAll('.clock')]
    .filter((e) => e.offsetHeight > 1.5 * parseFloat(lineHeight));
  return [...cut, ...high].map((e) => e.textContent.trim());
})"""
"""Names of which a part is missing, and times that take two lines."""

_TOUCH = """const ask = window.matchMedia.bind(window);
window.matchMedia = (query) => ask(query.replace('hover: hover', 'hover: none'));"""
"""A device without a pointer that hovers."""


def test_unfinished_games_are_small_pictures_that_can_be_put_away(people: People) -> None:
    page = people.somebody()
    begin(page, "columbiz", level="casual")
    until(page, lambda seen: seen.pieces > 1)
    page.goto("/")
    game = page.get_by_role("region", name=said("home-continue")).get_by_role("listitem")
    expect(game).to_contain_text(re.compile(r"You and Casual.* · \d+ : \d+ · ", re.DOTALL))
    expect(game.locator("svg").first).to_be_visible()
    expect(page.locator("form select").first, "as it was chosen last").to_have_value("casual")
    game.get_by_role("button", name=said("list-away")).click()
    expect(game).to_have_count(0)
    page.reload()
    page.locator("main section > .button").click()
    expect(game).to_have_count(1)


def test_on_a_phone_nothing_jumps_and_the_menu_has_the_rules(people: People) -> None:
    page = people.somebody(size=PHONE)
    page.context.add_init_script(_TOUCH)
    picks = page.locator("input[name=mode]").locator("xpath=..")
    where = "all => all.map((e) => [e.offsetLeft, e.offsetTop, e.offsetWidth, e.offsetHeight])"
    boxes = picks.evaluate_all(where)
    choose(page.locator("input[name=mode][value=device]"))
    assert picks.evaluate_all(where) == boxes
    begin(page, "columbiz")
    until(page, lambda seen: bool(seen.legal))
    read_out = page.locator("[data-card='0']").aria_snapshot()
    assert "→" not in read_out
    assert len(re.findall(r"\bpoints?\b(?! *:)", read_out.replace(said("score-rows"), ""))) == 1
    board = page.locator("[role=grid]").bounding_box()
    page.context.set_offline(True)
    expect(page.locator(".status .lost")).to_be_visible()
    assert page.locator("[role=grid]").bounding_box() == board
    page.context.set_offline(False)
    expect(page.locator(".status .lost")).to_have_count(0)
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.locator(".menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.locator("a[href='/learn/columbiz']")).to_be_visible()
    menu.locator("summary").click()
    expect(menu.locator("details table").first).to_be_visible()
    assert said("keys-how") not in menu.inner_text(), "keys are for those who have some"


def test_what_cannot_be_loaded_is_said_in_the_middle_of_the_page(people: People) -> None:
    page = people.somebody()
    page.context.route("**/assets/*.js", lambda route: route.abort())
    page.locator("header a[href='/learn']").first.click()
    told = page.locator("main.lost p")
    box, again = told.bounding_box(), page.locator("main.lost button").bounding_box()
    assert box
    assert again
    assert box["x"] > 100
    assert 0 < again["y"] - box["y"] - box["height"] < 50


def test_somebody_comes_by_the_lobby_is_away_and_takes_the_seat_back(people: People) -> None:
    ada = people.somebody()
    table = _open(ada, 120_000)
    bo = people.somebody("/lobby", size=PHONE)
    waiting = bo.get_by_role("listitem").filter(has=bo.locator(f"a[href*='{table}']"))
    expect(waiting).to_contain_text("10 min + 5 s")
    expect(waiting).not_to_contain_text("and free")
    expect(bo.locator("main").get_by_role("link", name=said("home-new"))).to_be_visible()
    waiting.get_by_text(said("join-sit")).click()
    bo.wait_for_url("**/table/*")
    expect(ada.locator(".waiting h2")).to_have_text(said("status-lobby-full"))
    offer = _begin_and_leave(ada, bo)
    expect(offer).to_be_disabled()
    expect(offer).to_have_text(re.compile(r"\d:\d\d"))  # the time until a bot may take over
    table = _open(ada, 0)
    bo.goto(f"/table/{table}?sit")
    _begin_and_leave(ada, bo).click()
    bo.goto(f"/table/{table}")
    back = main_button(bo)
    expect(back).to_have_text(said("notice-return"))
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(bo.get_by_role("button", name=said("notice-return"))).to_have_count(0)


def test_the_first_page_promises_nobody_who_may_not_be_there(people: People) -> None:
    """It names the lobby, and only the lobby says who is in it."""
    page = people.somebody()
    link = page.locator("main > p", has=page.locator("a[href='/lobby']"))
    for language in LANGUAGES:
        speak(page, language)
        with speaking(language):
            label, lobby = say("home-lobby-text"), say("nav-lobby")
        assert label.endswith(":"), "a label, not a sentence"
        expect(link).to_have_text(f"{label} {lobby}")
    speak(page, "en")
    link.locator("a").click()
    page.wait_for_url("**/lobby")


def test_short_names_and_days_fit_a_phone(people: People) -> None:
    ada = people.somebody(size=PHONE)
    table: str = ada.evaluate(_DAYS)["table"]["table"]
    ada.goto(f"/table/{table}")
    bo = people.somebody("/", size=PHONE)
    bo.evaluate(_NAMED, "Bob")
    bo.goto(f"/table/{table}?sit")
    ada.locator(".waiting > .button.main:enabled").click()
    main_button(ada).click()
    bo.locator(".score .rolled").wait_for()  # a name, a die and the time in one line
    for language in LANGUAGES:
        speak(bo, language)
        assert bo.evaluate(_CUT) == [], language


def _open(ada: Page, grace: int) -> str:
    """Open a public table; `grace`: after how long a bot may take over for somebody who is away."""
    clock = {"is": "bank", "bank": 600_000, "increment": 5_000}
    terms = {"setup": "columbiz:2", "grace": grace, "clock": clock}
    return open_table(ada, terms=terms, chairs=[{"is": "me"}, {"is": "open"}], public=True)


def _begin_and_leave(ada: Page, bo: Page) -> Locator:
    """The game begins, and somebody goes away: what the other is offered then."""
    ada.locator(".waiting > .button.main:enabled").click()
    main_button(ada).wait_for()
    bo.locator("[role=grid]").wait_for()
    bo.goto("/learn")
    return ada.locator(".notice .button")
