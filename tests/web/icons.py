"""Make what the manifest of the web client shows, with a real Chromium.

    python -m tests.web.icons                 the icons, from web/public/icon.svg
    python -m tests.web.icons --screenshots   and the screenshots, from made-up positions

The maskable icon has a full background, so that a system may cut any shape out of it.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from sixrow.server import logs
from tests.server.serving import serving
from tests.web.browsing import DESK, PHONE, People, chromium_running
from tests.web.screens import from_position

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
BACKGROUND = "#9c4320"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-full.png": (512, 0.72)}
SCREENSHOTS: dict[str, ViewportSize] = {"wide": DESK, "narrow": PHONE}
QUALITY = 70
POSITIONS = {
    "columbiz": "columbiz:2 6/4P1/1B2P1/2PB1B/1PBP2/P1P1B1 9,11 2,1 3,2 1 1 place 12335556 0",
    "sequence-dice": "sequence-dice:2 1B4/B1G1G1/1G1BBG/1BGG2/1GBG2/G3G1 1 choose 25",
}


def screenshots(browser: Browser) -> None:
    """A turn of each game in a wide and a narrow window."""
    logs.set_up("error")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        people = People(browser, server.origin)
        for game, position in POSITIONS.items():
            for name, size in SCREENSHOTS.items():
                page = people.somebody(size=size)
                from_position(page, f"{game}:2", position)
                page.locator(".cell.legal").last.click()
                page.locator(".cell.drafted").wait_for()
                page.mouse.move(0, 0)
                page.wait_for_timeout(500)
                path = PUBLIC / f"{game}-{name}.jpg"
                page.screenshot(path=path, type="jpeg", quality=QUALITY)
        people.close()


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with chromium_running() as browser:
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            background = BACKGROUND if share < 1 else "transparent"
            side = round(size * share)
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;"
                f"background:{background}'><div style='width:{side}px'>{drawing}</div>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        if "--screenshots" in sys.argv:
            screenshots(browser)


if __name__ == "__main__":
    main()
