"""How many frames a second the pictures of a game have on a slow phone.

    python -m tests.web.frames            each kind of step, with the processor slowed down
    python -m tests.web.frames FOLDER     and screenshots of a roll, a capture, a row and a win

The page counts its animation frames while the timeline shows a step. A machine that is busy with
other things, or that draws without a graphics card, has fewer: compare with the line “idle”, which
is the same page while nothing moves.
"""

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from sixrow.engine import warm
from sixrow.server import logs
from tests.server.serving import serving
from tests.web.browsing import DESK, PHONE, People, chromium_running
from tests.web.playing import act, look
from tests.web.screens import begin

SLOWDOWN = 4
SECONDS = 60
KINDS = ("idle", "roll", "capture", "row", "place", "keep", "word", "end")

_COUNT = """() => {
  window.frames_seen = {};
  const note = (kind, gap) => (window.frames_seen[kind] ??= []).push(gap);
  let before = performance.now();
  const next = (now) => {
    note(document.querySelector('.table')?.dataset.step || 'idle', now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
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


def measured(page: Page, seconds: float) -> dict[str, list[float]]:
    """The time between frames, by what was shown."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.evaluate(_COUNT)
    play(page, seconds, None, "")
    found: dict[str, Any] = page.evaluate("window.frames_seen")
    return found


def report(game: str, found: dict[str, list[float]]) -> None:
    for kind in KINDS:
        if gaps := sorted(found.get(kind, [])):
            rate = 1000 * len(gaps) / sum(gaps)
            late = sum(gap > 25 for gap in gaps) / len(gaps)
            print(
                f"{game:14} {kind:8} {len(gaps):6} frames, {rate:5.1f} a second, "
                f"{late:5.1%} later than 25 ms, the longest {gaps[-1]:.0f} ms"
            )


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folder", nargs="?", type=Path)
    options.add_argument("--seconds", type=float, default=SECONDS)
    chosen = options.parse_args()
    logs.set_up("error")
    list(warm())
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium_running() as browser,
    ):
        for game in ("columbiz", "sequence-dice"):
            for size in (DESK, PHONE):
                people = People(browser, server.origin)
                page = people.somebody(size=size, motion=True, speed="normal")
                page.emulate_media(reduced_motion="no-preference")
                begin(page, game)
                page.locator(".actions").wait_for()
                if chosen.folder:
                    chosen.folder.mkdir(parents=True, exist_ok=True)
                    play(page, chosen.seconds, chosen.folder, f"{game}-{size['width']}")
                else:
                    report(f"{game} {size['width']}", measured(page, chosen.seconds))
                people.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
