"""Every screen: axe finds nothing, light or dark, and nothing is cut off in any language."""

from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.browsing import DESK, PHONE, People, accessibility_faults, overflow
from tests.web.screens import SCREENS

LANGUAGES = sorted(
    each.parent.name for each in Path(str(files("sixrow"))).glob("locales/*/web.ftl")
)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen(people: People, screen: str) -> None:
    page = people.somebody()
    SCREENS[screen](page)
    for theme in ("light", "dark"):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        page.wait_for_timeout(100)  # until it is painted
        assert not accessibility_faults(page), theme
    for language in LANGUAGES:
        _speak(page, language)
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            assert not overflow(page), (language, size)
    assert not accessibility_faults(page), "on a phone"


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
