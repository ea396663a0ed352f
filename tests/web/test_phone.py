"""A small phone, upright or on its side: all that is needed is in view and can be hit."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browsing import People, speak
from tests.web.screens import begin, resign, until
from tests.web.test_screens import LANGUAGES

SMALL: ViewportSize = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 640, "height": 360}
LARGER_ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}

_OUTSIDE = """(needed) => needed.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) return [`no ${selector}`];
  return found.filter((node) => node.checkVisibility()).flatMap((node) => {
    const { top, left, bottom, right } = node.getBoundingClientRect();
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    return inside ? [] : [`${selector} ${Math.round(bottom)} of ${innerHeight}`];
  });
})"""
_SMALL = """() => [...document.querySelectorAll(
    'header button, header a, .tray button, .actions button, .end button, .end a')]
  .filter((node) => node.checkVisibility())
  .map((node) => [node.getBoundingClientRect(), node.textContent.trim() || node.ariaLabel])
  .filter(([box]) => box.height < 43.5 || box.width < 43.5)
  .map(([box, text]) => `${text} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def _in_view(page: Page, *needed: str) -> None:
    """Whether all of it is on the screen, whatever the language."""
    for language in LANGUAGES:
        speak(page, language)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(_OUTSIDE, [".status h1", ".score", "[role=grid]", *needed]) == [], (
            language
        )
    speak(page, "en")


@pytest.mark.parametrize("size", [SMALL, ON_ITS_SIDE, LARGER_ON_ITS_SIDE])
def test_all_that_is_needed_is_on_a_small_phone(people: People, size: ViewportSize) -> None:
    page = people.somebody(size=size)
    for game, players in (("columbiz", 4), ("columbiz", 2), ("sequence-dice", 4)):
        begin(page, game, players=players)
        if game == "columbiz":
            until(page, lambda seen: seen.keeping)
            _in_view(page, ".insight", ".tray .dice", ".actions .button")
        until(page, lambda seen: bool(seen.legal))
        _in_view(page, ".insight", ".tray .dice", ".actions .button")
        assert page.evaluate(_SMALL) == []
    begin(page, "columbiz")
    until(page, lambda seen: seen.pieces > 2)
    resign(page)
    _in_view(page, ".result h2", ".result .button")


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
