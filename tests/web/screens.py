"""Every screen of the client, and how somebody gets there from the first page."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

from tests.web.playing import act, cell, look, play_on


def begin(page: Page, game: str, mode: str = "", players: int = 2, level: str = "novice") -> None:
    """Choose on the first page and begin."""
    page.goto("/")
    page.locator(f"input[value='{game}']").check(force=True)
    if mode:
        page.locator(f"input[name=mode][value='{mode}']").check(force=True)
    page.locator("input[name=players]").nth(players - 2).check(force=True)
    if not mode:
        page.locator("form select").first.select_option(level)
    page.locator("form .button.main").click()
    page.wait_for_url("**/table/*")


def until(page: Page, ready: Callable[[Page], bool]) -> None:
    """Play until the table is as wanted."""
    for _ in range(3000):
        if ready(page):
            return
        seen = look(page)
        if seen.over:
            raise AssertionError("the game is over")
        if seen.idle:
            page.wait_for_timeout(10)
        else:
            act(page, seen)
    raise AssertionError("it never is as wanted")


def _page(path: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(path)
        page.locator("main h1").first.wait_for()

    return show


def _rolling(page: Page) -> None:
    begin(page, "columbiz")
    until(page, lambda page: look(page).keeping)
    page.locator(".tray button[aria-pressed]").first.click()


def _placing(page: Page) -> None:
    begin(page, "columbiz", players=3)
    until(page, lambda page: bool(look(page).legal) and page.locator(".piece").count() > 8)
    cell(page, look(page).legal[-1]).click()


def _choosing(page: Page) -> None:
    begin(page, "sequence-dice", players=4)
    until(page, lambda page: bool(look(page).legal) and page.locator(".piece").count() > 6)


def _waiting(page: Page) -> None:
    begin(page, "columbiz", "link")
    page.locator(".invite input").wait_for()


def _over(page: Page) -> None:
    begin(page, "sequence-dice")
    play_on(page)


def _analysis(page: Page) -> None:
    begin(page, "columbiz")
    play_on(page)
    page.locator("a[href^='/analysis/']").click()
    page.locator("#graph").wait_for(timeout=120_000)
    page.locator(".steps .buttons button").last.click()


SCREENS: Mapping[str, Callable[[Page], None]] = {
    "home": _page("/"),
    "lobby": _page("/lobby"),
    "lost": _page("/nowhere"),
    "waiting": _waiting,
    "rolling": _rolling,
    "placing": _placing,
    "choosing": _choosing,
    "over": _over,
    "analysis": _analysis,
    "study": _page("/analysis"),
}
