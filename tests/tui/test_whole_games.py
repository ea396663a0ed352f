"""Whole games by keys alone: every kind, on one device, against the computer and with several."""

from pathlib import Path

import pytest

from sixrow.local.seats import computers
from sixrow.match import verify
from sixrow.match.events import Decided
from sixrow.notation import read_record
from sixrow.tui.play import Stage
from sixrow.tui.screens.home import HomeScreen
from sixrow.tui.screens.study import StudyScreen
from sixrow.tui.screens.table import TableScreen
from tests.prompt.scripted import begun
from tests.tui.pictures import EXAMPLE
from tests.tui.playing import application, at_table, in_loop, is_over, play_on, shown, table, until


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("columbiz", ("Ada", "computer:random")),
        ("columbiz", ("Ada", "Bo", "computer:first", "computer:random")),
        ("sequence-dice", ("Ada", "Bo")),
        ("sequence-dice", ("Ada", "computer:random", "Cy", "computer:first")),
    ],
)
@in_loop
async def test_a_whole_game(
    game: str, seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    app = application(record=begun(game, *seats, seed="7"))
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(pilot, lambda: is_over(pilot))
        screen = table(pilot)
        assert screen.model.witness.rolls
        assert screen.model.witness.faults == []
        assert " win" in shown(pilot)
        await pilot.press("w")
        await until(pilot, lambda: app.screen is not screen)
        await pilot.press("enter")
        await until(pilot, (tmp_path / f"{game}-1.sixrow").exists)
    record = read_record((tmp_path / f"{game}-1.sixrow").read_text())
    assert record.result is not None
    assert verify(record).holds
    assert len(computers(record)) == sum(seat.startswith("computer") for seat in seats)


@in_loop
async def test_from_the_first_page_to_a_second_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    app = application()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "down", "right")
        assert "Names" in shown(pilot)
        await pilot.press("enter")
        screen = await at_table(pilot)
        assert screen.model.shared
        await play_on(pilot, lambda: is_over(pilot))
        await pilot.press("g")
        await until(
            pilot, lambda: app.screen is not screen and not isinstance(app.screen, HomeScreen)
        )
        assert not is_over(pilot)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    assert app.open_games == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("compiled_engine")
@in_loop
async def test_a_level_decides_and_gives_hints_and_odds() -> None:
    app = application(record=begun("columbiz", "Ada", "computer:novice", seed="3"), odds=True)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await play_on(pilot, lambda: screen.play.moment is Stage.KEEP and _has_decided(screen))
        await until(pilot, lambda: bool(screen.play.odds))
        assert set(screen.play.odds) >= {"a1", "f6"}
        await pilot.press("h")
        await until(pilot, lambda: bool(screen.play.hints))
        assert "Best: " in shown(pilot)
        best = screen.play.hints[0].decision
        await pilot.press("h")
        assert screen.play.keep.held == best[1:]
        await pilot.press("o")
        assert screen.play.odds == {}


def _has_decided(screen: TableScreen) -> bool:
    """Whether the computer has."""
    facts = (each.event.fact for each in screen.model.history)
    return any(isinstance(fact, Decided) and fact.hand == "bot" for fact in facts)


@pytest.mark.usefixtures("compiled_engine")
@in_loop
async def test_a_record_is_opened_and_studied_error_by_error() -> None:
    app = application()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("o")
        await pilot.pause()
        await pilot.press(*str(EXAMPLE), "enter")
        await until(pilot, lambda: isinstance(app.screen, StudyScreen))
        screen = app.screen
        assert isinstance(screen, StudyScreen)
        study = screen.study
        await until(pilot, lambda: study.analysis is not None)
        await pilot.pause()
        assert "Accuracy" in shown(pilot)
        assert "Winning chances" in shown(pilot)
        await pilot.press("home")
        assert study.place == 0
        assert study.errors
        await pilot.press("n")
        assert study.place == study.errors[0]
        assert " is better" in shown(pilot)
        await pilot.press("right", "down", "end", "p")
        assert study.place == study.errors[-1]
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
