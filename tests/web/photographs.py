"""Photograph the screens of the web client, to be looked at: desk and phone, light and dark.

    python -m tests.web.photographs FOLDER [--no-fonts] [SCREEN …]    all screens if none is named

With --no-fonts the fonts of the client never come, and those of the machine stand in for them.
Needs Chromium and the built client; plays the games it needs by itself.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.web.browsing import DESK, PHONE, served
from tests.web.screens import SCREENS

WAYS: dict[str, ViewportSize] = {"desk": DESK, "phone": PHONE}


def photograph(page: Page, folder: Path, name: str, show: Callable[[Page], None]) -> None:
    """One screen in all ways."""
    show(page)
    for way, size in WAYS.items():
        page.set_viewport_size(size)
        for theme in ("light", "dark"):
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            page.wait_for_timeout(150)
            page.screenshot(path=folder / f"{name}-{way}-{theme}.png", full_page=way == "phone")
    page.context.close()


def main() -> None:
    folder, wanted = Path(sys.argv[1]), set(sys.argv[2:]) - {"--no-fonts"}
    folder.mkdir(parents=True, exist_ok=True)
    with served() as visitors:
        people = visitors()
        for name, show in SCREENS.items():
            if not wanted or name in wanted:
                page = people.somebody()
                if "--no-fonts" in sys.argv:
                    page.context.route("**/*.woff2", lambda route: route.abort())
                photograph(page, folder, name, show)
        for fault in people.faults:
            print(fault)


if __name__ == "__main__":
    main()
