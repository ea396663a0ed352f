"""Make what the manifest of the web client shows, with a real Chromium.

    python -m tests.web.icons                 the icons, from web/public/icon.svg
    python -m tests.web.icons --screenshots   and the screenshots, from games that are played for it

The maskable icon has a full background, so that a system may cut any shape out of it.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from sixrow.engine import warm
from sixrow.server import logs
from tests.server.serving import serving
from tests.web.browsing import DESK, PHONE, People, chromium_running
from tests.web.playing import cell
from tests.web.screens import begin, until

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
BACKGROUND = "#9c4320"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-full.png": (512, 0.72)}
SCREENSHOTS: dict[str, ViewportSize] = {"wide": DESK, "narrow": PHONE}
QUALITY = 70


def screenshots(browser: Browser) -> None:
    """A turn of each game in a wide and a narrow window."""
    logs.set_up("error")
    list(warm())
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        people = People(browser, server.origin)
        for game in ("columbiz", "sequence-dice"):
            for name, size in SCREENSHOTS.items():
                page = people.somebody(size=size)
                begin(page, game)
                seen = until(page, lambda seen: bool(seen.legal) and seen.pieces > 9)
                cell(page, seen.legal[-1]).click()
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
