"""Every screen: axe finds nothing, light or dark, and nothing is cut off in any language."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.server.serving import Serving
from tests.web.browsing import DESK, PHONE, People, accessibility_faults, overflow, speak, wish
from tests.web.screens import SCREENS

DRAWN = ("color-contrast", "target-size", "scrollable-region-focusable")
"""The rules of axe that depend on how a page is drawn."""
LANGUAGES = sorted(
    each.parent.name for each in Path(str(files("sixrow"))).glob("locales/*/web.ftl")
)


@pytest.fixture(scope="module")
def page(browser: Browser, server: Serving) -> Iterator[Page]:
    """One person goes through all screens: what was loaded once is not loaded again."""
    people = People(browser, server.origin)
    yield people.somebody()
    people.close()
    assert people.faults == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen(page: Page, screen: str) -> None:
    wish(page, language="en", theme="light")
    page.set_viewport_size(DESK)
    SCREENS[screen](page)
    assert not accessibility_faults(page)
    wish(page, theme="dark")
    assert not accessibility_faults(page, "color-contrast"), "dark"
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        for language in LANGUAGES:
            speak(page, language)
            assert not overflow(page), (language, size)
    assert not accessibility_faults(page, *DRAWN), "on a phone"


def test_a_page_is_loaded_in_the_language_that_was_chosen(page: Page) -> None:
    for language in ("nb", "fr"):
        wish(page, language=language)
        page.goto("/")
        page.locator("main h1").wait_for()
        assert page.evaluate("document.documentElement.lang") == language
