"""What happens is shown step by step, is never clicked away by mistake, and is always explained."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixrow.text.languages import speaking
from sixrow.text.sentences import say
from tests.web.browsing import People, wish
from tests.web.playing import Look, cell, eventually, look, look_until, main_button
from tests.web.screens import WIN, begin, choose, from_position, until

_SENT = """window.sent = [];
const send = WebSocket.prototype.send;
const moves = ['roll', 'decide', 'undo', 'sit', 'leave', 'start', 'rematch', 'appoint', 'unseat',
  'resign', 'abort', 'finish'];
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

_CLOCK = """window.clock = { ahead: 0, still: null };
const passed = performance.now.bind(performance);
performance.now = () => clock.still ?? passed() + clock.ahead;
"""
"""The time by which buttons are deaf; a test can stop it and let it go on."""

_HIT = """([x, y]) => document.elementFromPoint(x, y)?.closest('button, a')?.click()"""
"""Clicks at a place, whatever is there."""

GAPS = (60, 120, 250, 450)
"""Milliseconds between the clicks of a double click."""


def _somebody(people: People) -> Page:
    """Somebody whose second click comes early, by a clock that a test can stop."""
    page = people.somebody()
    watch(page)
    return page


def watch(page: Page) -> None:
    """Guard the buttons of a page, note what it sends, and let its clock be stopped."""
    wish(page, guard=400)
    page.context.add_init_script(_CLOCK + _SENT)
    page.reload()


def twice(page: Page, selector: str, gap: int, arrived: Callable[[], object]) -> list[str]:
    """What is sent after a double click at the place of a button that is ready.

    The time between the clicks is exact however slow the machine is: meanwhile the page's clock
    stands still, and runs for the gap once the answer to the first click has arrived.
    """
    button = page.locator(f"{selector}:enabled:not([aria-disabled])").first
    button.wait_for()
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.evaluate("() => { sent.length = 0; clock.still = performance.now(); }")
    page.evaluate(_HIT, place)
    arrived()
    page.evaluate("(gap) => { clock.still += gap; }", gap)
    page.evaluate(_HIT, place)
    sent: list[str] = page.evaluate("fetch('/api/about').then(() => [...sent])")
    page.evaluate("() => { clock.still = null; clock.ahead += 2000; }")
    return sent


Arrived = Callable[[Callable[[Look], bool]], Callable[[], object]]


def _seen(page: Page) -> Arrived:
    """What is seen once the answer to a click has arrived."""
    return lambda wanted: lambda: look_until(page, wanted)


def test_a_double_click_does_one_thing(people: People) -> None:
    """Every button of a turn, each at its place after every gap, in one visit.

    At once, so that no picture stands between the first click and the second.
    """
    page = _somebody(people)
    begin(page, "columbiz")
    for gap in GAPS:
        _turn_of_columbiz(page, gap)
    begin(page, "sequence-dice")
    for gap in GAPS:
        _turn_of_sequence_dice(page, gap)
    for gap in GAPS:
        _resigned_and_played_again(page, gap)


def _turn_of_columbiz(page: Page, gap: int) -> None:
    """Roll, all again, stop, undo, keep all, keep one, take a disc back, end the turn."""
    seen = _seen(page)
    keeping = seen(lambda seen: seen.keeping)
    placing = seen(lambda seen: not seen.keeping and not seen.busy)
    until(page, lambda seen: seen.ready and seen.main.startswith("Roll 8"))
    assert twice(page, ".actions .main", gap, keeping) == ["roll"]
    assert twice(page, "[data-what=roll-all]", gap, keeping) == ["decide"]
    assert twice(page, "[data-what=stop]", gap, placing) == ["decide"]
    assert twice(page, "[data-what=undo]", gap, keeping) == ["undo"]
    _press(page, "12345678")
    assert twice(page, ".main[data-what=stop]", gap, placing) == ["decide"]
    assert twice(page, "[data-what=undo]", gap, keeping) == ["undo"]
    _press(page, "1234567")  # what was kept is kept again
    assert twice(page, ".main[data-what=roll]", gap, placing) == ["decide"]
    if _draft_two(page):
        less = seen(lambda seen: seen.drafted == 1)
        assert twice(page, "[data-what=take-back]", gap, less) == []
        less()
    # “End turn anyway?” may be asked first, and only a later click ends the turn.
    asked = seen(lambda seen: "anyway" in seen.main or not seen.main.startswith(("End", "Lose")))
    assert twice(page, ".actions .main", gap, asked) in (["decide"], [])


def _press(page: Page, keys: str) -> None:
    for each in keys:
        page.keyboard.press(each)


def _draft_two(page: Page) -> bool:
    """Draft two discs; whether so many fit."""
    for drafted in (0, 1):
        seen = look_until(page, lambda seen, most=drafted: seen.drafted == most and not seen.busy)  # type: ignore[misc]
        if not seen.legal:
            return False
        cell(page, seen.legal[0]).click()
    look_until(page, lambda seen: seen.drafted == 2)
    return True


def _turn_of_sequence_dice(page: Page, gap: int) -> None:
    """Roll, and confirm where the chip goes."""
    until(page, lambda seen: seen.ready and seen.main.startswith("Roll"))
    rolled = _seen(page)(lambda seen: not seen.main.startswith("Roll") and not seen.busy)
    assert twice(page, ".actions .main", gap, rolled) == ["roll"]
    seen = look_until(page, lambda seen: bool(seen.legal) or seen.ready)
    if not seen.legal:
        return  # there is nothing to confirm
    cell(page, seen.legal[0]).click()
    until(page, lambda seen: seen.picked)
    put = _seen(page)(lambda seen: seen.drafted == 0)
    assert twice(page, ".actions .main", gap, put) == ["decide"]


def _resigned_and_played_again(page: Page, gap: int) -> None:
    """A double click asks whether one really resigns, and one for a rematch begins only one."""
    until(page, lambda seen: seen.ready and seen.main.startswith("Roll"))
    page.locator(".menu").click()
    assert twice(page, "dialog button:has(+ a)", gap, lambda: None) == []
    page.locator("dialog button:has(+ a)").click()
    before = page.url
    again = _somewhere_else(page, before)
    assert twice(page, ".result .button.main", gap, again) == ["rematch"]


def _somewhere_else(page: Page, before: str) -> Callable[[], object]:
    return lambda: page.wait_for_url(lambda url: "/table/" in url and url != before)


def test_a_double_click_leads_to_a_table_and_no_further(people: People) -> None:
    """Open a table, take a seat, begin, play again."""
    page, guest = _somebody(people), _somebody(people)
    for gap in GAPS:
        page.goto("/")
        choose(page.locator("input[name=mode][value=link]"))
        invited = page.locator(".waiting").wait_for
        assert twice(page, "form .button.main", gap, invited) == ["/api/tables"]
        guest.goto(page.locator(".invite input").input_value())
        seated = guest.locator(".waiting").wait_for
        assert len(twice(guest, "form .button.main", gap, seated)) == 1
        begun = page.locator(".scores").wait_for
        assert twice(page, ".waiting > .button.main", gap, begun) == ["start"]
        _resign(guest)
        asked = page.locator(".result .button.main:disabled").wait_for
        assert twice(page, ".result .button.main", gap, asked) == ["rematch"]


def _resign(page: Page) -> None:
    """Resign, and mean it."""
    page.locator(".menu").click()
    button = page.locator("dialog button:has(+ a)")
    button.click()
    page.evaluate("() => { clock.ahead += 2000; }")
    button.click()
    page.locator(".result").wait_for()


@pytest.mark.parametrize("gap", GAPS)
def test_a_double_click_on_play_or_next_game_rolls_no_dice(people: People, gap: int) -> None:
    """Between the games of a pair the score is told, and the next is shown after a nod."""
    page = _somebody(people)
    page.locator("details summary").first.click()
    page.get_by_label("Two-game match").check()
    table = page.locator(".table").wait_for
    assert "roll" not in twice(page, "form .button.main", gap, table)
    until(page, lambda seen: seen.pieces > 1 and seen.main.startswith("Roll 8"))
    _resign(page)
    expect(page.locator(".result")).to_contain_text("0–1 so far.")
    assert look(page).pieces > 1
    gone = page.locator(".result").wait_for
    assert twice(page, ".result .button.main", gap, lambda: gone(state="detached")) == []
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
    expect(page.locator(".status h1")).to_have_text("Replay")
    expect(page.locator(".table:not([data-step])")).to_be_visible()
    assert look(page).pieces > 2


def test_the_row_that_won_is_marked_for_whoever_made_it(people: People) -> None:
    page = people.somebody()
    from_position(page, *WIN)
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
    expect(why).to_contain_text("Your side already has a chip on a1")
    expect(why.locator("a")).to_have_attribute("href", re.compile(r"/learn/sequence-dice#S-\d+"))


def test_what_was_held_is_held_again_after_stopping_was_taken_back(people: People) -> None:
    page = people.somebody()
    begin(page, "columbiz")
    until(page, lambda seen: seen.keeping)
    for place in (0, 3):
        page.locator(".tray button[aria-pressed]").nth(place).click()
    page.keyboard.press("5")
    expect(page.locator("[data-live]")).to_contain_text("Kept:")
    page.keyboard.press("s")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tray [aria-pressed=true]")).to_have_count(3)
    page.get_by_role("button", name="Stop rolling", exact=True).click()
    expect(page.locator(".tray [role=img]")).to_have_count(8)
    _spoken_of(page)


def _spoken_of(page: Page) -> None:
    """A disc that is drafted, and that more would fit, are read out."""
    live = page.locator("[data-live]")
    seen = look_until(page, lambda seen: len(seen.legal) > 1 and not seen.busy)
    cell(page, seen.legal[0]).press("Enter")
    with speaking("en"):
        expect(live).to_contain_text(say("spoken-drafted", cell=seen.legal[0]))
        look_until(page, lambda seen: seen.ready and seen.drafted == 1)
        page.keyboard.press("e")
        expect(live).to_have_text(say("action-end-sure"))
