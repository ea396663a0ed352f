"""Every screen of the application, reached by keys, to be looked at and compared.

    python -m tests.tui.pictures FOLDER     # writes an SVG of each

A picture is kept as its text and a digest of its SVG: small, and a change shows as a readable
difference. After a change that is meant, `python -m tests.tui.pictures --renew`.
"""

import argparse
import asyncio
import contextlib
import os
import re
import tempfile
from collections.abc import AsyncIterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import convert, structs

from sixrow.notation import Record, read_record
from sixrow.notation.analyses import (
    ChoiceValue,
    EntryGrade,
    ErrorThresholds,
    GameAnalysis,
    JudgeData,
    PositionAnalysis,
    Progress,
    SeatPlay,
    SideFortune,
    Want,
)
from sixrow.text.languages import speaking
from sixrow.tui.app import SixrowApp
from sixrow.tui.play import Stage
from sixrow.tui.processes import Thinking
from sixrow.tui.screens.lobby import LobbyScreen
from sixrow.tui.screens.study import StudyScreen
from sixrow.tui.screens.table import TableScreen
from sixrow.tui.servers import look_around
from tests.prompt.scripted import begun
from tests.tui.elsewhere import Noticed, second_game, waiting
from tests.tui.playing import (
    Keyboard,
    application,
    at_table,
    is_over,
    play_on,
    shown,
    until,
)

JUDGE = JudgeData("columbiz:2", exact=True)
KEPT = Path(__file__).parent / "pictures"
EXAMPLE = Path(__file__).parents[2] / "examples" / "columbiz.sixrow"
SIZES = ((80, 24), (120, 40))


class Foretold(Thinking):
    """Knows every answer without an engine."""

    def prepare(self) -> None:
        """There is nothing to get ready."""

    async def position(self, line: str, *_want: Want) -> PositionAnalysis:
        """Odds that look like odds, and a hint."""
        cells = [f"{column}{rank}" for column in "abcdef" for rank in range(1, 7)]
        return PositionAnalysis(
            position=line,
            waiting="decision",
            side=1,
            judge=JUDGE,
            shares=(0.6, 0.4),
            points=None,
            odds={cell: 1 / (place % 7 + 1) for place, cell in enumerate(cells)},
            choices=(ChoiceValue(decision="stop", shares=(0.6, 0.4), loss=0.0, points=None),),
        )

    async def game(self, record: str, progress: Progress) -> GameAnalysis:
        """An analysis with one blunder, where the last disc was placed."""
        progress(1, 2)
        return analysis(read_record(record))


def analysis(record: Record) -> GameAnalysis:
    """An analysis made up: the first side does better and better, but for one decision."""
    last = max(place for place, entry in enumerate(record.entries) if not entry.is_roll)
    entries = [graded(place, len(record.entries)) for place in range(len(record.entries))]
    entries[last] = structs.replace(entries[last], best="c3", loss=0.125, error="blunder")
    seat = {"name": "", "decisions": 1, "unforced": 1, "lost": 0.0, "accuracy": 0.75}
    seat |= {"points-lost": None, "error-rate": None}
    seat |= {"errors": {"inaccuracy": 0, "mistake": 0, "blunder": 1}}
    side = dict.fromkeys(SideFortune.__struct_encode_fields__, 0.0) | {"luck": 0.1, "skill": -0.05}
    return GameAnalysis(
        setup="columbiz:2",
        judge=JUDGE,
        finished=True,
        severities=ErrorThresholds(0.01, 0.03, 0.08),
        seats=(convert(seat, SeatPlay),) * 2,
        sides=(convert(side, SideFortune),) * 2,
        entries=tuple(entries),
    )


def graded(place: int, length: int) -> EntryGrade:
    """An entry of it: a roll with a little luck."""
    before, after = place / length, (place + 1) / length
    shares = {"before": (before, 1 - before), "after": (after, 1 - after)}
    return convert({"index": place, "turn": 1, "seat": 1, "luck": 0.01, **shares}, EntryGrade)


def foretelling(**wishes: Any) -> SixrowApp:
    """An application that needs no engine."""
    return application(thinking=Foretold(), **wishes)


async def pictures(size: tuple[int, int]) -> AsyncIterator[tuple[str, Keyboard]]:
    """Every screen by its name; look at it before the next is asked for."""
    async with foretelling().run_test(size=size) as pilot:
        yield "home", pilot
        await pilot.press("down", "right", "right")
        yield "home-online", pilot
        await pilot.press("down", "down", "down", *"sixrow.org", "down")
        yield "home-typing", pilot
        await pilot.press("up", "up", "up", "up", "s")
        yield "settings", pilot
        await pilot.press("escape", "question_mark")
        yield "help", pilot
        await pilot.press("escape", "t")
        yield "tutorial", pilot
        await pilot.press("enter", "enter", "enter", "r", "5", "6", "7", "1", "r")
        yield "tutorial-wrong", pilot
        await pilot.press("1", "r", "s", "enter", "tab", "enter")
        yield "tutorial-place", pilot
        await pilot.press("escape", "o")
        yield "open", pilot
    async for found in _elsewhere(size):
        yield found
    async for found in _columbiz(size):
        yield found
    async for found in _sequence_dice(size):
        yield found


async def _elsewhere(size: tuple[int, int]) -> AsyncIterator[tuple[str, Keyboard]]:
    app, site = foretelling(), Noticed()
    async with app.run_test(size=size) as pilot:
        await app.push_screen(LobbyScreen(site, await look_around(site)))
        await pilot.press("down")
        yield "lobby", pilot
        for name, link in (("waiting", waiting()), ("pair", second_game())):
            await app.push_screen(TableScreen(link))
            await at_table(pilot)
            await pilot.pause()
            yield name, pilot


async def _columbiz(size: tuple[int, int]) -> AsyncIterator[tuple[str, Keyboard]]:
    record = begun("columbiz", "Ada", "computer:first", "Cy", "computer:first", seed="23")
    async with foretelling(record=record, odds=True).run_test(size=size) as pilot:
        screen = await at_table(pilot)
        await pilot.pause()
        yield "table-roll", pilot
        await play_on(pilot, lambda: screen.play.moment is Stage.KEEP)
        await pilot.press("2", "4", "h")
        yield "table-keep", pilot
        await play_on(pilot, lambda: bool(screen.model.draft.words))
        await pilot.press("tab")
        yield "table-place", pilot
        await pilot.press("f")
        yield "dice-checked", pilot
        await pilot.press("escape", "w")
        yield "save", pilot
        await pilot.press("escape", "x")
        yield "resign", pilot


async def _sequence_dice(size: tuple[int, int]) -> AsyncIterator[tuple[str, Keyboard]]:
    record = begun("sequence-dice", "Ada", "computer:first", seed="3", length="5")
    async with foretelling(record=record).run_test(size=size) as pilot:
        screen = await at_table(pilot)
        await play_on(pilot, lambda: screen.play.moment is Stage.CHOOSE)
        await pilot.press("tab", "enter")
        yield "table-choose", pilot
        await play_on(pilot, lambda: is_over(pilot))
        await pilot.pause()
        yield "table-over", pilot
    record = replace(read_record(EXAMPLE.read_text(encoding="utf-8")), attachments={})
    app = foretelling()
    async with app.run_test(size=size) as pilot:
        await app.study(record)
        study = app.screen
        assert isinstance(study, StudyScreen)
        await until(pilot, lambda: study.study.analysis is not None)
        await pilot.press("home", "n")
        yield "study", pilot


def svg(pilot: Keyboard) -> str:
    """The picture, without what differs from one run to the next."""
    drawn = pilot.app.export_screenshot(title="Sixrow")
    drawn = re.sub(r"terminal-\d+", "terminal", drawn)
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)


def kept_form(pilot: Keyboard) -> str:
    """What is kept of a picture."""
    return f"{shown(pilot)}\nsvg {sha256(svg(pilot).encode()).hexdigest()}\n"


def kept_path(name: str, size: tuple[int, int]) -> Path:
    """Where it is kept."""
    return KEPT / f"{name}-{size[0]}x{size[1]}.txt"


async def _write(folder: Path | None) -> None:
    for size in SIZES:
        async for name, pilot in pictures(size):
            if folder is None:
                KEPT.mkdir(exist_ok=True)
                kept_path(name, size).write_text(kept_form(pilot), encoding="utf-8")
            else:
                (folder / f"{name}-{size[0]}x{size[1]}.svg").write_text(svg(pilot), "utf-8")


def main() -> None:
    """Write the pictures."""
    os.environ["COLORTERM"] = "truecolor"
    parser = argparse.ArgumentParser(description=__doc__)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "--renew", action="store_true", help="replace those that the tests compare with"
    )
    where.add_argument("folder", nargs="?", type=Path, help="write all of them to this folder")
    folder = parser.parse_args().folder
    if folder is not None:
        folder = folder.resolve()
        folder.mkdir(parents=True, exist_ok=True)
    with speaking("en"), tempfile.TemporaryDirectory() as empty, contextlib.chdir(empty):
        asyncio.run(_write(folder))


if __name__ == "__main__":
    main()
