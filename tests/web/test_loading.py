"""What a page needs comes with it: nothing waits for one script to ask for the next."""

import re

from playwright.sync_api import Page, Request, expect

from tests.web.browsing import People
from tests.web.playing import main_button
from tests.web.screens import begin


def _reload(page: Page, ready: str) -> tuple[str, list[str]]:
    """The page as it was sent, and the paths that were asked for until it is ready."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(re.sub(r"^\w+://[^/]+", "", request.url))

    page.on("request", note)
    answer = page.reload()
    assert answer is not None
    page.locator(ready).first.wait_for()
    page.remove_listener("request", note)
    return answer.text(), asked


def _files(asked: list[str]) -> set[str]:
    return {path for path in asked if path.startswith("/assets/")}


def test_a_table_names_all_it_needs(people: People) -> None:
    page = people.somebody()
    begin(page, "columbiz")
    main_button(page).wait_for()
    sent, asked = _reload(page, ".actions .main")
    assert len(_files(asked)) > 5
    assert _files(asked) <= set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', sent))
    assert asked.count("/api/me") == 1, "asked for ahead, and not again"


def test_the_first_page_names_all_it_needs_to_be_drawn(people: People) -> None:
    sent, asked = _reload(people.somebody(), "main h1")
    named = set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', sent))
    assert any("/en-" in path for path in named)
    assert {path for path in _files(asked) if "Home" in path or "/en-" in path} <= named


def test_the_place_of_the_board_is_drawn_before_any_script_comes(people: People) -> None:
    page = people.somebody()
    begin(page, "columbiz")
    main_button(page).wait_for()
    board = page.locator(".board").bounding_box()
    page.route("**/*.js", lambda _route: None)  # it never comes
    page.goto(page.url, wait_until="commit")
    place = page.locator(".board-to-come")
    expect(place).to_be_visible()
    box = place.bounding_box()
    assert board is not None
    assert box is not None
    for name in ("x", "y", "width", "height"):
        assert abs(box[name] - board[name]) < 8, (name, box, board)
