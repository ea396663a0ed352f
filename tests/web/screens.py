"""Every screen of the client, and how somebody gets there from the first page."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Locator, Page

from tests.web.playing import Look, act, cell, look_until, main_button

WIN = ("sequence-dice:2", "sequence-dice:2 6/6/6/6/6/GGGGG1 1 choose 56")
"""A position in which a chip on f1 wins."""


def choose(radio: Locator) -> None:
    """Choose a radio button as a person does: scrolled to, once more if the page has moved."""
    for _ in range(5):
        radio.evaluate("button => button.scrollIntoView({ block: 'center' })")
        radio.click(force=True)
        if radio.is_checked():
            return
    raise AssertionError("it cannot be chosen")


def choose_option(page: Page, label: str, value: str) -> None:
    """Choose in a list, which may be among the options that are not shown at first."""
    page.locator("details:not([open]) > summary").evaluate_all("all => all.map((e) => e.click())")
    page.get_by_label(label).select_option(value)


def begin(page: Page, game: str, mode: str = "", players: int = 2, level: str = "novice") -> None:
    """Choose on the first page and begin."""
    page.goto("/")
    choose(page.locator(f"input[value='{game}']"))
    if mode:
        choose(page.locator(f"input[name=mode][value='{mode}']"))
    choose(page.locator("input[name=players]").nth(players - 2))
    if not mode:
        page.locator("form select").first.select_option(level)
    page.locator("form .button.main").click()
    page.wait_for_url("**/table/*")


def open_real_board(page: Page) -> None:
    """Choose a real board on the first page, with names."""
    choose(page.get_by_role("radio", name="Columbiz"))
    choose(page.get_by_role("radio", name="With a real board"))
    for seat, name in enumerate(("Ada", "Bo"), 1):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_role("button", name="Keep score").click()
    page.wait_for_url("**/table/*")


def open_table(page: Page, **table: object) -> str:
    """Open a table as a guest, without the first page, and go there; its id."""
    opened = page.evaluate(
        """async (table) => {
          const post = (path, body) => fetch(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }).then((answer) => answer.json());
          await post('/api/guests', {});
          return post('/api/tables', table);
        }""",
        table,
    )
    name: str = opened["table"]["table"]
    page.goto(f"/table/{name}")
    return name


def from_position(page: Page, setup: str, position: str) -> None:
    """A table against the computer at which we are to move."""
    chairs = [{"is": "me"}, {"is": "bot", "level": "novice"}]
    open_table(page, terms={"setup": setup, "position": position}, chairs=chairs)


def until(page: Page, ready: Callable[[Look], bool]) -> Look:
    """Play until the table is as wanted and nothing is under way; how it looks then."""

    def is_ready(seen: Look) -> bool:
        return ready(seen) and not seen.busy

    for _ in range(2000):
        seen = look_until(page, lambda seen: is_ready(seen) or seen.over or not seen.idle)
        if is_ready(seen):
            return seen
        assert not seen.over, "the game is over"
        act(page, seen)
    raise AssertionError("it never is as wanted")


def _page(path: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(path)
        page.locator("main h1").first.wait_for()

    return show


def _rolling(page: Page) -> None:
    begin(page, "columbiz")
    until(page, lambda seen: seen.keeping)
    page.locator(".tray button[aria-pressed]").first.click()


def _placing(page: Page) -> None:
    begin(page, "columbiz", players=3)
    seen = until(page, lambda seen: bool(seen.legal) and seen.pieces > 8)
    cell(page, seen.legal[-1]).click()


def _choosing(page: Page) -> None:
    begin(page, "sequence-dice", players=4)
    until(page, lambda seen: bool(seen.legal) and seen.pieces > 6)


def _waiting(page: Page) -> None:
    begin(page, "columbiz", "link")
    page.locator(".invite input").wait_for()


def resign(page: Page) -> None:
    """Give the game up, through the menu."""
    page.locator(".menu").click()
    page.locator("dialog button:has(+ a)").click()
    page.locator("dialog button:has(+ a)").click()
    page.locator(".result").wait_for()


def _over(page: Page) -> None:
    begin(page, "sequence-dice")
    until(page, lambda seen: seen.pieces > 5)
    resign(page)


def _analysis(page: Page) -> None:
    begin(page, "columbiz")
    until(page, lambda seen: seen.pieces > 6)
    resign(page)
    page.locator("a[href^='/analysis/']").click()
    page.locator("#graph").wait_for()
    page.locator("#errors ~ ul button, #errors ~ p").first.click()


def _rulebook(path: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(path)
        page.locator("figure .cell").first.wait_for()

    return show


def _coach(page: Page) -> None:
    page.goto("/learn")
    page.locator("main button.button").first.click()
    page.wait_for_url("**/table/*")
    until(page, lambda seen: seen.keeping)
    page.locator(".coach").wait_for()


def _lesson(page: Page) -> None:
    """A wrong try in the lesson about placing, then the right one."""
    page.goto("/learn/columbiz/lessons")
    page.locator(".lessons button").nth(2).click()
    cell(page, "e5").click(force=True)  # it is marked as disabled, and answers all the same
    page.locator(".answer:not(:empty)").wait_for()
    cell(page, "e3").click()
    page.locator(".answer.good").wait_for()


def _dice(page: Page) -> None:
    begin(page, "sequence-dice")
    until(page, lambda seen: seen.pieces > 2)
    page.locator(".tick").click()
    page.locator("dialog a[href^='/fair/']").click()
    page.locator("main .good").wait_for()


def _dialog(page: Page) -> None:
    begin(page, "sequence-dice")
    until(page, lambda seen: seen.pieces > 2)
    page.locator(".tick").click()
    page.locator("dialog .letters").wait_for()


def _due(page: Page) -> None:
    """Dice wait for the device of somebody who sat down and went away."""
    begin(page, "columbiz", "link")
    link = page.locator(".invite input").input_value()
    assert page.context.browser
    other = page.context.browser.new_context()
    sit_down(other.new_page(), link, "Bo")
    page.locator(".waiting .button.main:enabled").last.click()
    page.locator(".actions .main:enabled").wait_for()
    other.close()
    main_button(page).click()
    page.locator(".wait").wait_for()


def sit_down(page: Page, link: str, name: str) -> None:
    """Take a seat by invitation; the chain for the dice is there when it is done."""
    page.goto(link)
    page.locator("form input").fill(name)
    page.locator("form .button.main").click()
    page.wait_for_url("**/table/*")
    page.locator(".table").wait_for()


def _me(page: Page) -> None:
    begin(page, "sequence-dice")
    page.goto("/me")
    page.locator("main form").first.wait_for()


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
    "learn": _page("/learn"),
    "rules-columbiz": _rulebook("/learn/columbiz"),
    "rules-sequence-dice": _rulebook("/learn/sequence-dice"),
    "editions": _page("/learn/editions"),
    "coach": _coach,
    "lesson": _lesson,
    "sheet": _rulebook("/learn/columbiz/sheet"),
    "sheet-sequence-dice": _rulebook("/learn/sequence-dice/sheet"),
    "games": _page("/games"),
    "dice": _dice,
    "dice-dialog": _dialog,
    "dice-due": _due,
    "fair": _page("/fair"),
    "me": _me,
}
