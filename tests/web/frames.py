"""How many frames a second the pictures of a game have on a slow phone.

    python -m tests.web.frames            each kind of step, with the processor slowed down
    python -m tests.web.frames FOLDER     screenshots of a roll, a capture, a row and a win

The page counts its animation frames while the timeline shows a step, and everything that moves
although nobody has moved it (layout shift). A machine that is busy with other things, or that draws
without a graphics card, has fewer frames: compare with the line “idle”, which is the same page
while nothing moves; the load of the machine is told beside it.
"""

import argparse
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page

from sixrow.engine import warm
from tests.web.browsing import DESK, PHONE, served
from tests.web.playing import act, cell, look, main_button
from tests.web.screens import WIN, begin, from_position

SLOWDOWN = 4
SECONDS = 60
KINDS = ("idle", "roll-off", "roll", "capture", "row", "place", "keep", "word", "end", "won")

_COUNT = """() => {
  window.frames_seen = {};
  window.shifts_seen = [];
  const note = (kind, gap) => (window.frames_seen[kind] ??= []).push(gap);
  const kind = () => {
    const step = document.querySelector('.table')?.dataset.step ?? '';
    if (step === 'roll' && document.querySelectorAll('.tray .seat').length === 1) return 'roll-off';
    return step || (document.querySelector('.celebration') ? 'won' : 'idle');
  };
  let [before, shown] = [performance.now(), kind()];
  const next = (now) => {
    note(shown, now - before);
    [before, shown] = [now, kind()];
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => {
    for (const each of list.getEntries())
      if (!each.hadRecentInput)
        window.shifts_seen.push([each.value, shown, each.sources[0]?.node?.className ?? '']);
  }).observe({ type: 'layout-shift' });
}"""


def play(page: Page, seconds: float, folder: Path | None, name: str) -> None:
    """Play for a while, as fast as the pictures allow; photograph each kind of step once."""
    taken: dict[str, int] = {}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        step = page.locator(".table").first.get_attribute("data-step") or ""
        if folder and step and taken.get(step, 0) < 6:
            taken[step] = taken.get(step, 0) + 1
            page.screenshot(path=folder / f"{name}-{step}-{taken[step]}.png")
            continue
        seen = look(page)
        if seen.over:
            if folder:
                page.screenshot(path=folder / f"{name}-over.png")
            return
        if not seen.idle:
            act(page, seen)
        page.wait_for_timeout(50)


def measured(page: Page, run: Callable[[], None]) -> tuple[dict[str, list[float]], list[Any]]:
    """The time between frames by what was shown, and the layout shifts."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.evaluate(_COUNT)
    run()
    found: dict[str, Any] = page.evaluate("window.frames_seen")
    shifts: list[Any] = page.evaluate("window.shifts_seen")
    return found, shifts


def report(game: str, found: dict[str, list[float]], shifts: list[Any]) -> None:
    for kind in KINDS:
        if gaps := found.get(kind, []):
            rate = 1000 * len(gaps) / sum(gaps)
            late, lost = (sum(gap > most for gap in gaps) / len(gaps) for most in (20, 34))
            print(
                f"{game:18} {kind:8} {len(gaps):6} frames, {rate:5.1f} a second, "
                f"median {median(gaps):4.1f} ms, {late:5.1%} over 20, {lost:5.1%} over 34, "
                f"the longest {max(gaps):.0f} ms"
            )
    print(f"{game:18} layout shift {sum(value for value, *_ in shifts):.4f} {shifts or ''}")


def win(page: Page) -> None:
    """Put the chip that wins, and watch the celebration."""
    cell(page, "f1").click()
    main_button(page).click()
    page.locator(".result").wait_for()
    page.wait_for_timeout(3000)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folder", nargs="?", type=Path)
    options.add_argument("--seconds", type=float, default=SECONDS)
    chosen = options.parse_args()
    list(warm())
    with served() as visitors:
        for game in ("columbiz", "sequence-dice", "win"):
            for size in (PHONE, DESK):
                people = visitors()
                page = people.somebody(size=size, motion=True, speed="normal")
                page.emulate_media(reduced_motion="no-preference")
                name = f"{game} {size['width']}"
                if game == "win":
                    from_position(page, *WIN)
                else:
                    begin(page, game)
                page.locator(".actions").wait_for()
                if chosen.folder:
                    chosen.folder.mkdir(parents=True, exist_ok=True)
                    play(page, chosen.seconds, chosen.folder, name.replace(" ", "-"))
                elif game == "win":
                    report(name, *measured(page, partial(win, page)))
                else:
                    run = partial(play, page, chosen.seconds, None, "")
                    report(name, *measured(page, run))
                people.close()
        print("load", *(f"{load:.1f}" for load in os.getloadavg()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
