"""Make the moving picture of one turn that the README shows: docs/pictures/turn.webp.

    python -m tests.web.turn_picture [FOLDER]    with a folder, every frame goes there as PNG too

A real Chromium plays a turn of Columbiz against a real server, from a position in which captures
are likely: it keeps fives, rolls on, places all it can and ends the turn.
Chromium encodes each frame as WebP; the animation is only a container round them.
"""

import base64
import struct
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from sixrow.engine import warm
from sixrow.server import logs
from tests.server.serving import serving
from tests.web.browsing import People, chromium_running
from tests.web.playing import cell, look, main_button, settle
from tests.web.screens import from_position

TARGET = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "turn.webp"
SIZE: ViewportSize = {"width": 1160, "height": 800}
SCALE = 0.7
AIM = "e3"
"""Where three fives capture two discs."""

QUALITY = 0.8
POSITION = "columbiz:2 6/6/6/2B3/P1B1B1/PPB1BP 14,13 0,0 0,0 1 1 roll 3 -"

_ENCODE = """async ([png, scale, quality]) => {
  const blob = await (await fetch("data:image/png;base64," + png)).blob();
  const picture = await createImageBitmap(blob);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d", { alpha: false });
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Film:
    """Frames of a page, each with how long it is shown."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.frames: list[tuple[bytes, int]] = []

    def take(self, milliseconds: int) -> None:
        """One frame more, once the page stands still."""
        self._page.wait_for_timeout(250)
        self._page.evaluate("scrollTo(0, 0)")
        self.frames.append((self._page.screenshot(), milliseconds))


def turns(page: Page) -> Iterator[Film]:
    """The same turn again and again, each with dice of its own."""
    while True:
        from_position(page, "columbiz:2", POSITION)
        main_button(page).wait_for()
        film = Film(page)
        play(page, film)
        yield film


def play(page: Page, film: Film) -> None:
    """Play one turn: keep the fives, put the first three on e3, and place what else can be."""
    film.take(1200)
    step(page)
    for _ in range(2):
        film.take(1000)
        keep(page, "5")
        film.take(1000)
        step(page)
    film.take(1200)
    while legal := look(page).legal:
        cell(page, AIM if AIM in legal else legal[0]).click()
        film.take(1000)
    step(page)
    film.take(2500)


def step(page: Page) -> None:
    """Press the main button, and wait for what it does."""
    before = look(page)
    main_button(page).click()
    settle(page, before)


def keep(page: Page, face: str) -> None:
    """Hold the dice that show a face."""
    for die in page.locator(".tray button[aria-pressed]").all():
        held = die.get_attribute("aria-pressed") == "true"
        if not held and (die.get_attribute("aria-label") or "").endswith(face):
            die.click()


def animation(frames: list[tuple[bytes, int]], width: int, height: int) -> bytes:
    """WebP pictures of one size as one that moves, for ever.

    The container is described in https://developers.google.com/speed/webp/docs/riff_container.
    """

    def chunk(name: bytes, data: bytes) -> bytes:
        return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)

    def three(number: int) -> bytes:
        return number.to_bytes(3, "little")

    size = three(width - 1) + three(height - 1)
    parts = [chunk(b"VP8X", b"\x02\0\0\0" + size), chunk(b"ANIM", b"\xff" * 4 + b"\0\0")]
    for picture, milliseconds in frames:
        place = three(0) + three(0) + size + three(milliseconds) + b"\x02"
        parts.append(chunk(b"ANMF", place + picture[picture.index(b"VP8 ") :]))
    return b"RIFF" + struct.pack("<I", 4 + sum(map(len, parts))) + b"WEBP" + b"".join(parts)


def main() -> None:
    logs.set_up("error")
    warm()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        chromium_running() as browser,
    ):
        page = People(browser, server.origin).somebody(size=SIZE)
        film = next(
            film for film in turns(page) if "capture" in look(page).told.partition("Game log")[2]
        )
        page.goto("about:blank")
        webps = [
            (base64.b64decode(page.evaluate(_ENCODE, [text, SCALE, QUALITY])), milliseconds)
            for png, milliseconds in film.frames
            for text in [base64.b64encode(png).decode()]
        ]
    width, height = round(SIZE["width"] * SCALE), round(SIZE["height"] * SCALE)
    TARGET.write_bytes(animation(webps, width, height))
    print(f"{len(webps)} frames, {TARGET.stat().st_size / 1000:.0f} kB")
    for folder in map(Path, sys.argv[1:]):
        folder.mkdir(parents=True, exist_ok=True)
        for number, (png, _) in enumerate(film.frames):
            (folder / f"{number:02}.png").write_bytes(png)


if __name__ == "__main__":
    main()
