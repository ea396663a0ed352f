"""What happens is shown step by step, is never clicked away by mistake, and is always explained."""

import re

from playwright.sync_api import Page, expect

from tests.web.browsing import People
from tests.web.playing import cell, eventually, look, look_until, main_button
from tests.web.screens import begin, choose, resign, until

_SENT = """window.sent = [];
const send = WebSocket.prototype.send;
const moves = ['roll', 'decide', 'undo', 'sit', 'leave', 'start', 'rematch', 'appoint', 'unseat'];
WebSocket.prototype.send = function (text) {
  const frame = JSON.parse(text);
  if (moves.includes(frame.do)) window.sent.push(frame.do);
  return send.call(this, text);
};
const ask = window.fetch;
window.fetch = function (path, options) {
  if (options?.method === 'POST' && /api\\/(tables|invitations)/.test(path)) window.sent.push(path);
  return ask.call(this, path, options);
};"""
"""Notes every move that leaves the page, and every request for a table or a seat."""

_CLICK_TWICE = """async ([selector, gap]) => {
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const box = document.querySelector(selector).getBoundingClientRect();
  const hit = () =>
    document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      ?.closest('button, a')?.click();
  window.sent.length = 0;
  hit();
  await wait(gap);
  hit();
  await wait(300);
  return window.sent;
}"""
"""Clicks twice at the same place, whatever is there the second time."""

GAPS = (60, 120, 250, 450)
WIN = ("sequence-dice:2", "sequence-dice:2 6/6/6/6/6/GGGGG1 1 choose 56")


def _from_position(page: Page, setup: str, position: str) -> None:
    """A table against the computer at which we are to move."""
    table = page.evaluate(
        """async ([setup, position]) => {
          const post = (path, body) => fetch(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }).then((answer) => answer.json());
          await post('/api/guests', {});
          const chairs = [{ is: 'me' }, { is: 'bot', level: 'novice' }];
          return post('/api/tables', { terms: { setup, position }, chairs });
        }""",
        [setup, position],
    )
    page.goto(f"/table/{table['table']['table']}")


def _twice(page: Page, selector: str, gap: int) -> list[str]:
    """What is sent after a double click on a button that is ready."""
    page.locator(f"{selector}:enabled:not([aria-disabled])").first.wait_for()
    page.locator(selector).first.scroll_into_view_if_needed()
    sent: list[str] = page.evaluate(_CLICK_TWICE, [selector, gap])
    return sent


def test_a_double_click_does_one_thing(people: People) -> None:
    """At once, so that no picture stands between the first click and the second."""
    page = people.somebody(guard=400)
    page.context.add_init_script(_SENT)
    begin(page, "columbiz")
    for gap in GAPS:
        until(page, lambda seen: seen.ready and seen.main.startswith("Roll 8"))
        assert _twice(page, ".actions .main", gap) == ["roll"], gap
        if gap < 250:
            assert _twice(page, "[data-what=roll-all]", gap) == ["decide"], gap
        look_until(page, lambda seen: seen.keeping)
        assert _twice(page, "[data-what=stop]", gap) == ["decide"], gap
        if page.locator("[data-what=undo]").count():
            assert _twice(page, "[data-what=undo]", gap) == ["undo"], gap
            assert _twice(page, "[data-what=stop]", gap) == ["decide"], gap
        for _ in range(2):
            if legal := look_until(page, lambda seen: not seen.busy).legal:
                cell(page, legal[0]).click()
        if (drafted := look(page).drafted) > 1:
            _twice(page, "[data-what=take-back]", gap)
            look_until(page, lambda seen, left=drafted - 1: seen.drafted == left)  # type: ignore[misc]
        # “Really end?” is asked first, and only a later click ends the turn.
        assert _twice(page, ".actions .main", gap) in (["decide"], []), gap


def test_a_double_click_leads_to_a_table_and_no_further(people: People) -> None:
    """Play, open a table, sit down, begin, the nod of a pair, play again."""
    for gap in GAPS:
        page = people.somebody(guard=400)
        page.context.add_init_script(_SENT)
        page.goto("/")
        choose(page.locator("input[name=mode][value=link]"))
        assert _twice(page, "form .button.main", gap) == ["/api/tables"], gap
        link = page.locator(".invite input").input_value()
        guest = people.somebody(guard=400)
        guest.context.add_init_script(_SENT)
        guest.goto(link)
        assert len(_twice(guest, "form .button.main", gap)) == 1, gap
        guest.wait_for_url("**/table/*")
        assert _twice(page, ".waiting > .button.main", gap) == ["start"], gap
        resign(guest)
        assert _twice(page, ".result .button.main", gap) == ["rematch"], gap
        for each in (page, guest):
            each.context.close()


def test_a_double_click_on_play_and_on_the_nod_rolls_no_dice(people: People) -> None:
    for gap in GAPS:
        page = people.somebody(guard=400)
        page.context.add_init_script(_SENT)
        page.goto("/")
        page.locator("details summary").first.click()
        page.get_by_label("A pair of games").check()
        assert _twice(page, "form .button.main", gap) == ["/api/tables", "start"], gap
        page.wait_for_url("**/table/*")
        until(page, lambda seen: seen.pieces > 1 and seen.main.startswith("Roll 8"))
        resign(page)
        expect(page.locator(".result")).to_contain_text("It is 0–1.")
        assert look(page).pieces > 1
        assert _twice(page, ".result .button.main", gap) == [], gap
        if gap == GAPS[-1]:
            _pair_goes_on(page)
        page.context.close()


def _pair_goes_on(page: Page) -> None:
    expect(page.locator(".status .sub")).to_contain_text("Game 2 · 0–1")
    eventually(page, "an empty board", lambda: look(page).pieces == 0)


def test_moves_are_shown_before_they_are_told(people: People) -> None:
    """Steps without movement: everything is seen, and nothing can be done but to skip."""
    page = people.somebody(speed="normal")
    begin(page, "sequence-dice")
    until(page, lambda seen: seen.ready)
    main_button(page).click()
    expect(page.locator(".table")).to_have_attribute("data-step", "roll")
    expect(main_button(page)).to_be_disabled()
    assert page.locator(".happened .line").count() == 0
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".happened .line").first).to_be_visible()
    until(page, lambda seen: seen.pieces > 2)
    page.locator(".happened .line:enabled").last.click()
    expect(page.locator(".status h1")).to_have_text("Shown again")
    expect(page.locator(".table:not([data-step])")).to_be_visible()
    assert look(page).pieces > 2


def test_the_row_that_won_is_marked_for_whoever_made_it(people: People) -> None:
    page = people.somebody()
    _from_position(page, *WIN)
    page.emulate_media(forced_colors="active")
    style = "each => getComputedStyle(each).outlineStyle"
    assert page.locator(".cell.legal").first.evaluate(style) == "solid"
    _explained(page)
    cell(page, "f1").click()
    main_button(page).click()
    expect(page.locator(".result h2")).to_have_text("You win with 6 in a row.")
    expect(page.locator(".cell.row")).to_have_count(6)
    assert page.locator(".cell.row").first.evaluate(style) == "dashed"


def _explained(page: Page) -> None:
    """A cell that cannot be chosen says why, and which rule forbids it."""
    why = page.locator(".insight [role=alert]")
    cell(page, "a1").click(force=True)
    expect(why).to_contain_text("Your side has a chip on a1 already")
    expect(why.locator("a")).to_have_attribute("href", re.compile(r"/learn/sequence-dice#S-\d+"))


def test_what_was_held_is_held_again_after_stopping_was_taken_back(people: People) -> None:
    page = people.somebody()
    begin(page, "columbiz")
    until(page, lambda seen: seen.keeping)
    for place in (0, 3):
        page.locator(".tray button[aria-pressed]").nth(place).click()
    page.keyboard.press("5")
    expect(page.locator("[data-live]")).to_contain_text("Held:")
    page.keyboard.press("s")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tray [aria-pressed=true]")).to_have_count(3)
    page.get_by_role("button", name="Stop rolling", exact=True).click()
    expect(page.locator(".tray [role=img]")).to_have_count(8)
