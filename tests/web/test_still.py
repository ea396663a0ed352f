"""Nothing moves that nobody has moved: no layout shift."""

import time

import pytest
from playwright.sync_api import Page, Route, ViewportSize

from tests.support.patience import PATIENCE
from tests.web.browsing import DESK, PHONE, People
from tests.web.playing import act, cell, look, main_button
from tests.web.screens import WIN, begin, from_position, open_real_board

TURNS = 3
_WATCH = """window.shifts = [];
const named = (node) => node?.nodeType === 3 ? named(node.parentElement)
  : node ? `${node.tagName} ${node.getAttribute('class') ?? ''}` : 'gone';
const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput)
    for (const { node, previousRect, currentRect } of each.sources)
      if (!(node?.parentElement ?? node)?.closest('.dice, .happened ol'))
        shifts.push(`${named(node)}: ${place(previousRect)} to ${place(currentRect)}`);
}).observe({ type: 'layout-shift', buffered: true });"""
"""Notes what has moved, except in the half second after a click or a key, and except what glides to
its new place: dice that are put in order, and the log when a line comes on top."""


def _play(page: Page, turns: int) -> None:
    """Play for some turns, at the pace of the pictures."""
    ended, end = 0, time.monotonic() + PATIENCE
    while ended < turns:
        assert time.monotonic() < end, "the turns do not end"
        seen = look(page)
        if seen.over:
            return
        if seen.idle:
            page.wait_for_timeout(50)
        else:
            ended += seen.main.startswith(("End", "Place", "Put", "Remove", "Replace"))
            act(page, seen)


def _watched(people: People, size: ViewportSize) -> Page:
    page = people.somebody(size=size, speed="quick", motion=True)
    page.emulate_media(reduced_motion="no-preference")
    page.context.add_init_script(_WATCH)
    return page


def _shifts(page: Page) -> object:
    """What has moved, once a shift after the last click would count."""
    page.wait_for_timeout(700)
    return page.evaluate("shifts")


@pytest.mark.parametrize("game", ["columbiz", "sequence-dice"])
def test_nothing_moves_at_the_table_of_a_phone(people: People, game: str) -> None:
    page = _watched(people, PHONE)
    begin(page, game)
    main_button(page).wait_for()
    page.reload()
    main_button(page).wait_for()
    _play(page, TURNS)
    assert _shifts(page) == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_moves_when_the_result_comes(people: People, size: ViewportSize) -> None:
    page = _watched(people, size)
    from_position(page, *WIN)
    main_button(page).wait_for()
    page.reload()
    cell(page, "f1").click()
    main_button(page).click()
    page.locator(".result").wait_for()
    assert _shifts(page) == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_moves_when_unfinished_games_come(people: People, size: ViewportSize) -> None:
    page = _watched(people, size)
    begin(page, "columbiz")
    main_button(page).wait_for()
    page.goto("/")
    page.locator("main li a[href^='/table/']").wait_for()
    page.locator(".new select").first.wait_for()
    assert _shifts(page) == []


def _late(route: Route) -> None:
    time.sleep(0.5)
    route.continue_()


def test_nothing_moves_when_a_table_with_real_dice_is_opened(people: People) -> None:
    page = _watched(people, PHONE)
    open_real_board(page)
    page.locator("[data-face]").first.wait_for()
    page.route("**/DiceEntry*.js", _late)
    page.reload()
    page.locator("[data-face]").first.wait_for()
    assert _shifts(page) == []
