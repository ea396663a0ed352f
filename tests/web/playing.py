"""Plays through the page, as somebody would who knows no rules: what is marked is chosen."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from playwright.sync_api import Locator, Page, expect

from tests.support.patience import PATIENCE

STOP = ".actions [data-what=stop]"
"""*Stop rolling*, or the main button if all dice are kept."""

_LOOK = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  const cells = [...document.querySelectorAll('[role=gridcell]')];
  const main = document.querySelector('.actions .main');
  return {
    over: has('.result'),
    keeping: has('.tray button[aria-pressed]'),
    pieces: document.querySelectorAll('.cell .piece').length,
    drafted: cells.filter((each) => each.getAttribute('aria-selected') === 'true').length,
    legal: cells.filter((each) => each.matches('.legal')).map((each) => each.dataset.cell),
    main: main?.textContent.trim() ?? '',
    ready: main !== null && !main.disabled && !main.ariaDisabled,
    busy: has('.actions button:disabled:not(.main)'),
    told: document.querySelector('.table')?.textContent ?? '',
  };
}"""


class Window(Protocol):
    """A page in any browser."""

    def evaluate(self, expression: str, arg: Any = None) -> Any: ...

    def click(self, selector: str) -> None: ...

    def wait_for_timeout(self, timeout: float) -> None: ...


_AnyWindow = TypeVar("_AnyWindow", bound=Window)


@dataclass(frozen=True)
class Look:
    """What somebody sees at the table who wants to do something."""

    over: bool
    keeping: bool
    pieces: int
    drafted: int
    legal: list[str]
    main: str
    ready: bool
    busy: bool
    told: str = field(compare=False)

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do but to wait."""
        able = self.over or self.ready or self.keeping or self.legal
        return self.busy or not able

    @property
    def picked(self) -> bool:
        """Whether the one cell that can be chosen is chosen."""
        return self.drafted > 0 and self.ready and not self.main.startswith("End")


def look(page: Window) -> Look:
    """What there is to do."""
    return Look(**page.evaluate(_LOOK))


def main_button(page: Page) -> Locator:
    """The one thing to do next."""
    return page.locator(".actions .main")


def cell(page: Page, name: str) -> Locator:
    """A cell of the board."""
    return page.locator(f'[data-cell="{name}"]')


def act(page: Window, seen: Look) -> None:
    """Do the next thing: roll, stop, place all that can be placed, end."""
    if seen.keeping:
        page.click(STOP)
    elif seen.legal and not seen.picked:
        page.click(f'[data-cell="{seen.legal[-1]}"]')
    else:
        page.click(".actions .main")
    settle(page, seen)


def eventually(page: Window, told: str, holds: Callable[[], bool]) -> None:
    """Wait until something holds that no locator can be asked for."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, told
        page.wait_for_timeout(10)


def look_until(page: Window, wanted: Callable[[Look], bool]) -> Look:
    """Look until what is seen is wanted."""
    seen: list[Look] = []

    def is_wanted() -> bool:
        seen[:] = [look(page)]
        return wanted(seen[0])

    eventually(page, "it never looks as wanted", is_wanted)
    return seen[0]


def settle(page: Window, before: Look) -> None:
    """Wait until the table looks different."""

    def different() -> bool:
        after = look(page)
        return after != before or after.told != before.told

    eventually(page, f"nothing happened: {before}", different)


def play_on(*pages: Window, most: int = 2000) -> None:
    """Play at all these windows until the game is over in each."""
    for _ in range(most):
        turn = next_turn(*pages)
        if turn is None:
            return
        act(*turn)
    raise AssertionError("the game does not end")


def next_turn(*pages: _AnyWindow) -> tuple[_AnyWindow, Look] | None:
    """A window at which something can be done, once there is one; nothing if the game is over."""
    found: list[tuple[_AnyWindow, Look]] = []

    def is_known() -> bool:
        seen = [(page, look(page)) for page in pages]
        found[:] = [each for each in seen if not each[1].idle and not each[1].over]
        return bool(found) or all(each.over for _, each in seen)

    eventually(pages[0], "nobody can do anything", is_known)
    return found[0] if found else None


def won_or_lost(page: Page) -> None:
    """A finished game against the computer shows the result and who did what."""
    expect(page.locator(".result h2")).to_contain_text(re.compile("You win|share|Novice"))
    story = page.locator(".happened").inner_text()
    assert re.search(r"\bYou roll\b", story), "what one did oneself"
    assert "guest-" not in story
    expect(page.get_by_role("button", name="Rematch")).to_be_enabled()
