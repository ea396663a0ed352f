"""Make the icons of the web client in PNG from web/public/icon.svg, with a real Chromium.

    python -m tests.web.icons

The maskable one has a full background, so that a system may cut any shape out of it.
"""

from pathlib import Path

from tests.web.browsing import chromium_running

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
BACKGROUND = "#9c4320"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-full.png": (512, 0.72)}


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


if __name__ == "__main__":
    main()
