"""At a real board: the dice that fell are typed, and everything can be taken back."""

from pathlib import Path

from sixrow.local.seats import new_record, read_seat
from sixrow.notation import RealDice, Record, read_cell, real_dice, with_real_dice
from sixrow.rules import GAMES
from sixrow.text.sentences import say
from sixrow.tui.local import LocalLink
from sixrow.tui.play import Stage
from sixrow.tui.screens.home import HomeScreen
from sixrow.tui.screens.table import TableScreen
from tests.support.real_games import COLUMBIZ, COLUMBIZ_TOTALS
from tests.tui.playing import (
    Keyboard,
    application,
    at_table,
    in_loop,
    is_over,
    shown,
    table,
    until,
)


def _real(game: str) -> Record:
    record = new_record(GAMES[game].setup(2), [read_seat("Ada"), read_seat("Bo")])
    return with_real_dice(record, RealDice(roll_off=True))


async def _enter(pilot: Keyboard, keys: str, last: str = "enter") -> None:
    """Press keys, the last of which sends something, and wait for the answer."""
    model = table(pilot).model
    before = len(model.history)
    for key in (*keys, last):
        pilot.app.simulate_key(key)
    await until(pilot, lambda: len(model.history) > before and not model.busy)


async def _place(pilot: Keyboard, screen: TableScreen, cells: str) -> None:
    """Choose the cells with the cursor, and end the turn."""
    for place, cell in enumerate(cells.split(), 1):
        screen.play.look_at(read_cell(cell))
        pilot.app.simulate_key("enter")
        await until(pilot, lambda drafted=place: len(screen.play.drafted) == drafted)  # type: ignore[misc]
    await _enter(pilot, "", "e")


def _moment(screen: TableScreen) -> Stage:
    return screen.play.moment


def _local(screen: TableScreen) -> LocalLink:
    assert isinstance(screen.model.link, LocalLink)
    return screen.model.link


@in_loop
async def test_a_whole_game_typed_from_a_list_of_real_rolls() -> None:
    async with application(record=_real("columbiz"), last_only=True).run_test() as pilot:
        screen = await at_table(pilot)
        assert "real dice" in shown(pilot)
        await pilot.press("b", "enter")
        await until(pilot, lambda: not screen.play.entry.can_choose_starter)
        for turn in COLUMBIZ:
            if screen.play.entry.last is bool(turn.rolls):
                await pilot.press("l")
            if turn.rolls:
                first, kept, rest = turn.rolls
                await _enter(pilot, first)
                screen.play.keep.hold(kept)
                await _enter(pilot, "", "r")
                await _enter(pilot, rest)
                await _enter(pilot, "", "s")
            else:
                await _enter(pilot, turn.dice)
            await _place(pilot, screen, turn.cells)
        assert _moment(screen) is Stage.FINISH
        await _enter(pilot, "", "u")
        assert _moment(screen) is Stage.PLACE
        await _enter(pilot, "", "e")
        await pilot.pause()
        assert say("finish-ask")[:20] in shown(pilot)
        await _enter(pilot, "")
        assert is_over(pilot)
        found = _local(screen).table
        assert found.position.scores() == COLUMBIZ_TOTALS
        assert real_dice(found.record()) == RealDice(
            roll_off=False, last_only=(1, 2, 4, 5, 6, 7, 8, 9, 10)
        )
        await pilot.press("g")
        await until(pilot, lambda: pilot.app.screen is not screen)
        again = await at_table(pilot)
        assert _local(again).table.entered, "the dice of the next game are real as well"


@in_loop
async def test_from_the_first_page_and_what_was_mistyped_is_taken_back(tmp_path: Path) -> None:
    app = application(file=tmp_path / "kept.sixrow")
    async with app.run_test(size=(80, 24)) as pilot:
        home = app.screen
        assert isinstance(home, HomeScreen)
        home.chosen.mode, home.chosen.names = "board", "Ada, Bo"
        home.action_begin()
        screen = await at_table(pilot)
        await pilot.press("3")
        assert screen.play.entry.faces == "3"
        await pilot.press("u")
        await until(pilot, lambda: screen.play.entry.faces == "")
        await pilot.press("7", "enter")  # there is no seven, and a die is missing
        assert screen.play.entry.missing == 1
        await _enter(pilot, "5")
        await _enter(pilot, "2")
        await pilot.pause()
        assert "Type the 8 dice that Ada rolled" in " ".join(shown(pilot).split())
        await pilot.press(*"1233555", "enter")
        assert _moment(screen) is Stage.ROLL, "a die is missing"
        await _enter(pilot, "6")
        assert _moment(screen) is Stage.KEEP
        await _enter(pilot, "", "u")
        await _enter(pilot, "", "u")  # the dice, then Bo's roll for the beginning
        assert screen.model.game is not None
        assert screen.model.game.rolled == (5, 0)
        await pilot.press("x")  # nobody gives up to what keeps the score
        await pilot.pause()
        assert app.screen is screen
        await pilot.press("question_mark")
        await pilot.pause()
        assert "type what the dice show" in shown(pilot)
        await pilot.press("escape", "q")
        await pilot.pause()
    assert 'Dice "real"' in (tmp_path / "kept.sixrow").read_text(encoding="utf-8")
