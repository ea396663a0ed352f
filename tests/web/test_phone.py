"""A small phone, upright or on its side: all that is needed is in view and can be hit.

In every language, with our fonts and without them, and with the text enlarged as somebody may have
set it in the browser.
"""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from sixrow.text.languages import speaking
from sixrow.text.sentences import say
from tests.locales.catalogues import facts, messages
from tests.web.browsing import People, overflow, speak
from tests.web.screens import begin, resign, until
from tests.web.test_screens import LANGUAGES

SMALLEST: ViewportSize = {"width": 320, "height": 568}
ON_ITS_SIDE: ViewportSize = {"width": 640, "height": 360}
SIZES: list[ViewportSize] = [
    SMALLEST,
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 568, "height": 320},
    ON_ITS_SIDE,
    {"width": 844, "height": 390},
]
PLAIN, ENLARGED = 100, 130
"""How large the text is, in percent."""

BUTTON = re.compile(
    "action-|begin-(?!.*about)|rematch-(?:ask|go)|join-(?:sit|watch)|waiting-(?:sit|leave|start|unseat)"
    "|invite-(?:copy|share)|due-(?:go-on|here|it-was-me)|notice-(?:return|let-bot|claim)$|resign-sure"
    "|hint-follow|pair-next|record-download|chat-send|entry-enter|tutorial-(?:next|back|roll|end)$"
)

ALWAYS = (".status h1", ".score", "[role=grid]")
TO_MOVE = (*ALWAYS, ".tray .dice", ".actions .button")
AT_THE_END = (*ALWAYS, ".result h2", ".result .button")
_OUTSIDE = """(needed) => (scrollTo(0, 0), needed).flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) return [`no ${selector}`];
  return found.filter((node) => node.checkVisibility()).flatMap((node) => {
    const { top, left, bottom, right } = node.getBoundingClientRect();
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    return inside ? [] : [`${selector} ${Math.round(bottom)} of ${innerHeight}`];
  });
})"""
_SMALL = """(least) => [...document.querySelectorAll(
    'header button, header a, .tray button, .actions button, .end button, .end a')]
  .filter((node) => node.checkVisibility())
  .map((node) => [node.getBoundingClientRect(), node.textContent.trim() || node.ariaLabel])
  .filter(([box]) => box.height < 43.5 || box.width < least)
  .map(([box, text]) => `${text} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


_INSIGHT_SHOWN = """() => {
  const node = document.querySelector('.insight');
  const seen = node.getBoundingClientRect().bottom <= innerHeight + 1;
  return seen && node.clientHeight > 30 && node.scrollHeight <= node.clientHeight + 1;
}"""
"""Whether the sentence about the move is in view, all of it."""


def _faults(page: Page, needed: tuple[str, ...]) -> list[str]:
    """What is not in view, is cut off, or is too small for a finger."""
    # Eight dice do not fit side by side on the smallest phone, if each is as wide as a finger; they
    # are higher than wide.
    least = 39 if page.viewport_size == SMALLEST else 43.5
    outside = page.evaluate(_OUTSIDE, list(needed))
    return [*outside, *overflow(page), *page.evaluate(_SMALL, least)]


def _look_at(page: Page, *needed: str) -> None:
    """Look at all that is needed, on every phone, in every language, with larger text as well."""
    for language in LANGUAGES:  # writing it all anew takes longest
        speak(page, language)
        for size, percent in product(SIZES, (PLAIN, ENLARGED)):
            page.set_viewport_size(size)
            page.evaluate(
                "(percent) => document.documentElement.style.fontSize = `${percent}%`", percent
            )
            assert _faults(page, needed) == [], (percent, size, language)
    page.evaluate("document.documentElement.style.fontSize = ''")
    speak(page, "en")


@pytest.fixture(params=["our fonts", "no fonts of ours"])
def page(people: People, request: pytest.FixtureRequest) -> Page:
    """Somebody with a phone."""
    page = people.somebody()
    if request.param == "no fonts of ours":
        page.context.route("**/*.woff2", lambda route: route.abort())
    return page


@pytest.mark.parametrize("game", ["columbiz", "sequence-dice"])
def test_all_that_is_needed_is_on_a_small_phone(page: Page, game: str) -> None:
    begin(page, game, players=4)  # the more players, the less room
    if game == "columbiz":
        until(page, lambda seen: seen.keeping)
        _look_at(page, *TO_MOVE)
    until(page, lambda seen: bool(seen.legal))
    _look_at(page, *TO_MOVE)


def test_the_result_is_on_a_small_phone(page: Page) -> None:
    begin(page, "columbiz")
    until(page, lambda seen: seen.pieces > 2)
    resign(page)
    _look_at(page, *AT_THE_END)


_WIDEST_WORDS = """(labels) => {
  const { font } = getComputedStyle(document.querySelector('.button.main'));
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = font;
  const wide = (text) => pen.measureText(text).width;
  // Words wrap inside of a button: a long word decides in a row of three, a label on two lines.
  return labels.filter((label) =>
    Math.max(...label.split(/[ -]/).map(wide)) > 96 || wide(label) > 2 * 128);
}"""


def test_every_button_fits_the_smallest_phone(people: People) -> None:
    """Measured with the font of a button, as not every button can be met in a test."""
    page = people.somebody(size=SMALLEST)
    page.locator(".button.main").first.wait_for()
    labels = {label for language in LANGUAGES for label in _labels(language)}
    assert len(labels) > 150
    assert page.evaluate(_WIDEST_WORDS, sorted(labels)) == []


def _labels(language: str) -> Iterator[str]:
    """What is written on buttons, with the largest numbers."""
    with speaking(language):
        for key, message in messages(language).items():
            if BUTTON.match(key):
                yield say(key, **dict.fromkeys(facts(message), 8))


def test_only_the_smallest_phones_leave_the_sentence_about_a_move_out(page: Page) -> None:
    begin(page, "columbiz")
    until(page, lambda seen: seen.keeping)
    for language in LANGUAGES:
        speak(page, language)
        for size in SIZES:
            if SMALLEST["width"] in size.values():
                continue
            page.set_viewport_size(size)
            page.wait_for_function(_INSIGHT_SHOWN)  # once the roll has been told


def test_the_story_can_be_read_on_a_phone_on_its_side(people: People) -> None:
    """It stands below the board: one scroll away, with room to be read."""
    page = people.somebody(size=ON_ITS_SIDE)
    begin(page, "columbiz")
    until(page, lambda seen: seen.pieces > 6)
    story = page.locator(".happened")
    story.scroll_into_view_if_needed()
    expect(story.locator("li").first).to_be_in_viewport(ratio=1)
    box = story.bounding_box()
    assert box is not None
    assert box["width"] > 600
    assert box["height"] > 120
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
