"""Windows of any size, Caps Lock, Ctrl-C, and what stands where."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from sixrow.local.seats import HumanPlayer, new_record
from sixrow.notation import Record, read_record
from sixrow.notation.analyses import GameAnalysis
from sixrow.rules import COLUMBIZ
from sixrow.text.sentences import say
from sixrow.tui import story
from sixrow.tui.app import SixrowApp
from sixrow.tui.new_game import MODES
from sixrow.tui.play import Stage
from sixrow.tui.screens.home import HomeScreen
from sixrow.tui.screens.study_words import step_words
from sixrow.tui.signals import INTERRUPTED
from sixrow.tui.story import Chapter, chapters
from sixrow.tui.study import Study
from sixrow.tui.themes import DARK, LIGHT
from sixrow.tui.widgets.board import Board, border
from sixrow.tui.widgets.form import Form
from sixrow.tui.widgets.lines import Keys
from sixrow.tui.widgets.small_window import SmallWindow
from tests.tui.playing import application, at_table, in_loop, until

EXAMPLE = Path(__file__).parents[2] / "examples" / "columbiz.sixrow"


def new_game() -> Record:
    return new_record(COLUMBIZ.setup(players=2), [HumanPlayer("Ada"), HumanPlayer("Bo")], "seed")


@pytest.mark.parametrize(
    ("size", "small"), [((60, 15), True), ((60, 22), False), ((80, 23), False), ((140, 45), False)]
)
@in_loop
async def test_the_keys_are_always_there_and_a_small_window_says_so(
    size: tuple[int, int], small: bool
) -> None:
    async with application(record=new_game()).run_test(size=size) as pilot:
        screen = await at_table(pilot)
        await pilot.pause()
        keys = screen.query_one(Keys)
        assert keys.region.bottom == size[1]
        assert keys.region.height == 1
        assert not screen.show_vertical_scrollbar
        board, word = screen.query_one(Board), screen.query_one(SmallWindow)
        assert (board.region.height == 0, word.display) == (small, small)
        if small:
            assert "60 × 15" in str(word.render())
        else:
            assert (
                abs((board.region.x) - (size[0] - screen.query_one("#middle").size.width) / 2) < 2
            )
            room, middle = screen.query_one("#room").region, screen.query_one("#middle").region
            assert middle.bottom <= keys.region.y
            assert abs((middle.y - room.y) - (room.bottom - middle.bottom)) <= 1


@in_loop
async def test_keys_work_in_either_case_and_a_stop_taken_back_keeps_the_held_dice() -> None:
    async with application(record=new_game()).run_test(size=(80, 23)) as pilot:
        screen = await at_table(pilot)
        play = screen.play
        while play.moment is not Stage.KEEP:
            await until(pilot, lambda: play.moment in (Stage.ROLL, Stage.KEEP))
            await pilot.press("R")
            await pilot.pause()
        await pilot.press("2", "5")
        held = play.keep.held
        assert len(held) == 2
        await pilot.press("S")
        await until(pilot, lambda: play.moment is Stage.PLACE)
        await pilot.press("U")
        await until(pilot, lambda: play.moment is Stage.KEEP)
        assert play.keep.held == held


@in_loop
async def test_ctrl_c_saves_and_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = application(record=new_game())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press("r")
        await until(pilot, lambda: bool(screen.model.history[1:]))
        await pilot.press("ctrl+c")
    assert app.return_code == INTERRUPTED
    assert (tmp_path / "columbiz-1.sixrow").is_file()
    assert "columbiz-1.sixrow" in app.told[0]


@in_loop
async def test_a_failed_save_is_told_as_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sixrow.local.saves.Saver.save", _refuse)
    app = application(record=new_game())
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(
        SixrowApp,
        "notify",
        lambda _app, text, severity="information", **_rest: told.append((severity, text)),
    )
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press("r")
        await until(pilot, lambda: bool(screen.model.history[1:]))
        await pilot.press("q")
        await pilot.pause()
    assert [severity for severity, _ in told] == ["error", "information"]


def _refuse(*_given: object) -> None:
    raise PermissionError(13, "Permission denied")


@in_loop
async def test_the_first_page_is_in_the_middle_and_typing_has_its_own_keys() -> None:
    async with application().run_test(size=(140, 45)) as pilot:
        home = pilot.app.screen
        assert isinstance(home, HomeScreen)
        page = home.query_one("#page").region
        assert abs(page.y - (44 - page.bottom)) <= 2
        assert abs(page.x - (140 - page.right)) <= 1
        form, keys = home.query_one(Form), home.query_one(Keys)
        while not form.is_text:
            await pilot.press("down")
        shown = str(keys.render())
        assert "Esc" in shown
        assert not re.search(r" [JOSQ] ", shown)
        await pilot.press("Q")
        assert form.looked_at.value == "Q", "a letter is typed"
        await pilot.press("escape")
        assert str(keys.render()) != shown
        await pilot.press("escape", "escape")
        assert pilot.app.is_running
        assert re.search(r" Q ", str(keys.render()))


@in_loop
async def test_nobody_is_promised_a_name_that_a_server_does_not_give() -> None:
    async with application().run_test(size=(80, 24)) as pilot:
        form = pilot.app.screen.query_one(Form)
        shown: dict[str, str] = {}
        while len(shown) < len(MODES):
            mode = cast("HomeScreen", pilot.app.screen).chosen.mode
            shown[mode] = str(form.render())
            while form.looked_at.name != "mode":
                await pilot.press("down")
            await pilot.press("right")
        ours = re.compile(rf"{say('player')}\s*$", re.MULTILINE)
        assert ours.search(shown["computer"])
        assert not ours.search(shown["link"])
        assert say("name-by-server") in shown["link"]


def test_heads_of_columns_can_be_read() -> None:
    for theme in (DARK, LIGHT):
        assert theme.background is not None
        assert _contrast(theme.variables["faint"], theme.background) >= 4.5
    drawn = border("┌┬┐", [f"[{face}]" for face in range(1, 7)], 5)
    styles = {drawn.plain[span.start : span.end]: span.style for span in drawn.spans}
    assert {styles[f"[{face}]"] for face in range(1, 7)} == {"$faint"}


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_a_line_of_chat_stands_where_it_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [(10, Chapter(0, "first turn")), (30, Chapter(1, "second turn"))]
    monkeypatch.setattr(story, "_chapters", lambda _table: iter(told))
    lines = [
        SimpleNamespace(time=time, name="Bo", text=text, phrase="")
        for time, text in ((20, "hello"), (40, "bye"))
    ]
    table: Any = SimpleNamespace(view=object(), lines=lines)
    assert [each.text for each in chapters(table, 9)] == [
        "first turn",
        "Bo: hello",
        "second turn",
        "Bo: bye",
    ]
    assert [each.text for each in chapters(table, 2)] == ["second turn", "Bo: bye"]


def test_an_analysis_opens_at_ones_first_error_and_shows_the_dice() -> None:
    record = read_record(EXAMPLE.read_text(encoding="utf-8"))
    study = Study(record, own=(1,))
    keeps = [
        place
        for place, each in enumerate(study.replay.moments, start=1)
        if each.decision.startswith("k")
    ]
    places = {
        seat: [each for each in keeps if study.replay.moments[each - 1].seat == seat]
        for seat in (0, 1)
    }
    wrong = {places[0][0], places[1][1], places[1][2], places[0][3]}
    study.take(_graded(study, wrong))
    assert study.own_only
    assert study.errors == [places[1][1], places[1][2]]
    assert study.place == places[1][1]
    words = "\n".join(text for text, _ in step_words(study))
    assert "Dice: " + " ".join(study.before.dice) in words
    study.own_only = False
    assert study.errors == sorted(wrong)

    walked = Study(record, own=(1,))
    walked.go(3)
    walked.take(_graded(walked, wrong))
    assert walked.place == 3, "somebody had begun to walk around"


def _graded(study: Study, wrong: set[int]) -> GameAnalysis:
    entries: Any = [
        SimpleNamespace(error="mistake" if place in wrong else "", loss=0.1, best="k-", luck=0.0)
        for place in range(1, len(study.replay.moments) + 1)
    ]
    graded = SimpleNamespace(entries=tuple(entries))
    return cast("GameAnalysis", graded)
