"""How long dice take between two browsers far away: python -m tests.web.click_to_dice

Two browsers play through a line of 80 ms for a message and its answer. A roll takes one such time
from the click to *due* at both, and one more until both have given their links and the dice are
there. Prints the times from the click, by the clock of the pages.
"""

import asyncio
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from sixrow.server import logs
from tests.server.serving import serving
from tests.web.browsing import People, chromium_running
from tests.web.playing import act, next_turn
from tests.web.screens import begin, sit_down

ROUND_TRIP = 0.08
ROLLS = 12

_NOTES = """window.notes = [];
const note = (kind) => window.notes.push([kind, performance.timeOrigin + performance.now()]);
addEventListener('click', () => note('click'), true);
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', ({ data }) => {
      for (const kind of ['due', 'rolled']) if (data.includes(`"is":"${kind}"`)) note(kind);
    });
  }
};"""
"""Notes when somebody clicks, and when dice are due and rolled."""


@contextmanager
def far_away(port: int, delay: float) -> Iterator[int]:
    """A port that leads to another one, after `delay` seconds each way."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            loop.call_later(delay, writer.write, data)
        loop.call_later(delay, writer.close)

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pass_on(reader, back), pass_on(there, writer), return_exceptions=True)

    serving_here = asyncio.run_coroutine_threadsafe(asyncio.start_server(meet, "127.0.0.1"), loop)
    try:
        yield int(serving_here.result().sockets[0].getsockname()[1])
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


def _times(pages: list[Page], roller: Page) -> dict[str, float]:
    """The milliseconds from the last click to what came of it, at the roller and at the other."""
    notes = [page.evaluate("window.notes.splice(0)") for page in pages]
    clicked = max(at for kind, at in notes[pages.index(roller)] if kind == "click")
    found = {}
    for page, seen in zip(pages, notes, strict=True):
        whose = "roller" if page is roller else "other"
        for kind in ("due", "rolled"):
            if after := [at - clicked for each, at in seen if each == kind and at > clicked]:
                found[f"{kind}, {whose}"] = after[0]
    return found


def main() -> None:
    """Measure and print."""
    logs.set_up("error")
    every: dict[str, list[float]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        far_away(server.port, ROUND_TRIP / 2) as port,
        chromium_running() as browser,
    ):
        people = People(browser, f"http://127.0.0.1:{port}")
        pages = [people.somebody(), people.somebody()]
        for page in pages:
            page.context.add_init_script(_NOTES)
            page.reload()
        begin(pages[0], "columbiz", "link", players=2)
        sit_down(pages[1], pages[0].locator(".invite input").input_value(), "Bo")
        pages[0].get_by_role("button", name="Start game").click()
        while len(every.get("rolled, other", ())) < ROLLS:
            turn = next_turn(*pages)
            assert turn is not None, "the game ended before enough was measured"
            page, seen = turn
            act(page, seen)
            if seen.main.startswith("Roll 8"):
                page.wait_for_timeout(500)
                for name, value in _times(pages, page).items():
                    every.setdefault(name, []).append(value)
        people.close()
    for name, values in sorted(every.items()):
        print(
            f"{name:14} median {statistics.median(values):4.0f} ms, "
            f"worst {max(values):4.0f} ms, {len(values)} rolls"
        )


if __name__ == "__main__":
    main()
