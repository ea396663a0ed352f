"""On a phone nothing at the table moves that nobody has moved: no layout shift."""

import time

from playwright.sync_api import Page

from tests.support.patience import PATIENCE
from tests.web.browsing import PHONE, People
from tests.web.playing import act, look, main_button
from tests.web.screens import begin

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


def test_nothing_moves_that_nobody_has_moved(people: People) -> None:
    page = people.somebody(size=PHONE, speed="quick", motion=True)
    page.emulate_media(reduced_motion="no-preference")
    page.context.add_init_script(_WATCH)
    for game in ("columbiz", "sequence-dice"):
        begin(page, game)
        main_button(page).wait_for()
        page.reload()
        main_button(page).wait_for()
        _play(page, TURNS)
        page.wait_for_timeout(700)  # until a shift after the last click would count
        assert page.evaluate("shifts") == [], game
