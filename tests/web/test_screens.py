"""Every screen: axe finds nothing, light or dark, and nothing is cut off in any language."""

import pytest
from playwright.sync_api import Page

from tests.web.browsing import DESK, PHONE, People, accessibility_faults, overflow
from tests.web.screens import SCREENS


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen(people: People, screen: str) -> None:
    page = people.somebody()
    SCREENS[screen](page)
    for theme in ("light", "dark"):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert accessibility_faults(page) == [], theme
    for language in _languages(page):
        _speak(page, language)
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            assert overflow(page) == [], (language, size)
    assert accessibility_faults(page) == [], "on a phone"


def _languages(page: Page) -> list[str]:
    page.locator("header button, .menu").first.wait_for()
    found: list[str] = page.evaluate("document.documentElement.dataset.languages?.split(' ') ?? []")
    assert "en" in found
    return found


def _speak(page: Page, language: str) -> None:
    """Load the page anew in a language."""
    page.evaluate(
        """(language) => localStorage.setItem('sixrow-settings',
          JSON.stringify({ ...JSON.parse(localStorage.getItem('sixrow-settings')), language }))""",
        language,
    )
    page.reload()
    page.locator("main, [role=grid]").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == language
