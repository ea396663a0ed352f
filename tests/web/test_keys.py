"""No mouse: from the first page through some turns with keys alone."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.browsing import People
from tests.web.playing import Look, look_until, settle


def _tab_to(page: Page, selector: str) -> None:
    """Tab on until the focus is there."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no way to {selector} with the Tab key")


def _walk_to(page: Page, name: str) -> None:
    """Over the board with the arrow keys."""
    if not page.evaluate("document.activeElement.matches('[role=gridcell]')"):
        _tab_to(page, "[role=gridcell]")
    here: str = page.evaluate("document.activeElement.dataset.cell")
    column, rank = ord(name[0]) - ord(here[0]), int(name[1]) - int(here[1])
    for _ in range(abs(column)):
        page.keyboard.press("ArrowRight" if column > 0 else "ArrowLeft")
    for _ in range(abs(rank)):
        page.keyboard.press("ArrowUp" if rank > 0 else "ArrowDown")
    assert page.evaluate("document.activeElement.dataset.cell") == name


def _press_on(page: Page, seen: Look) -> None:
    """The next thing to do, with a key for each."""
    if seen.keeping:
        page.keyboard.press("1")
        page.keyboard.press("s")
    elif seen.legal and not seen.drafted:
        _walk_to(page, seen.legal[0])
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("e" if seen.drafted or not seen.main.startswith("Roll") else "r")
    settle(page, seen)


def _play(page: Page, enough: Callable[[Look], bool]) -> None:
    for _ in range(2000):
        seen = look_until(page, lambda seen: enough(seen) or seen.over or not seen.idle)
        if enough(seen):
            return
        assert not seen.over, "the game is over before that"
        _press_on(page, seen)
    raise AssertionError("it takes too long")


def test_both_games_with_keys_alone(people: People) -> None:
    for steps in (0, 1):
        page = people.somebody()
        page.locator("input[name=game]").first.wait_for()
        _tab_to(page, "input[name=game]")
        for _ in range(steps):
            page.keyboard.press("ArrowRight")
        _tab_to(page, "form .button.main")
        page.keyboard.press("Enter")
        page.wait_for_url("**/table/*")
        _play(page, lambda seen: seen.pieces > 6)
