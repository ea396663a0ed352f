"""What the first page waits for: nothing that it does not show."""

import subprocess
import sys

_OPENED = """
import asyncio, sys
from sixrow.text.languages import speaking
from sixrow.tui.app import Beginning, SixrowApp
from sixrow.tui.screens.home import HomeScreen
from sixrow.tui.settings import UserSettings

async def look() -> None:
    async with SixrowApp(UserSettings(), None, Beginning()).run_test(size=(80, 24)) as pilot:
        assert isinstance(pilot.app.screen, HomeScreen)
        assert len(pilot.app.screen_stack) == 1

with speaking("en"):
    asyncio.run(look())
late = ("fluent", "msgspec", "numpy", "websockets", "zipfile", "sixrow.match", "sixrow.notation",
        "sixrow.server", "sixrow.wire", "sixrow.tui.screens.table")
print(sorted(set(late) & set(sys.modules)))
"""


def test_the_first_page_loads_neither_notation_nor_match_nor_wire() -> None:
    code = [sys.executable, "-c", _OPENED]
    run = subprocess.run(code, capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
