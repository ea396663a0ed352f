"""A small phone, 360 by 640: all that is needed is in view, in every language, and can be hit."""

from playwright.sync_api import Page, ViewportSize

from tests.web.browsing import People, speak
from tests.web.screens import begin, resign, until
from tests.web.test_screens import LANGUAGES

SMALL: ViewportSize = {"width": 360, "height": 640}

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


def test_all_that_is_needed_is_on_a_small_phone(people: People) -> None:
    page = people.somebody(size=SMALL)
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
