"""Real dice at the plain prompt, from a written list of rolls."""

from contextlib import suppress
from pathlib import Path

from sixrow.local.saves import Saver
from sixrow.local.seats import new_record, read_seat
from sixrow.local.table import LocalTable
from sixrow.notation import RealDice, real_dice, with_real_dice
from sixrow.prompt.game import PromptGame
from sixrow.rules import GAMES
from tests.prompt.scripted import Scripted
from tests.support.real_games import COLUMBIZ, COLUMBIZ_TOTALS


def at_a_real_board(game: str) -> LocalTable:
    people = [read_seat("Ada"), read_seat("Bo")]
    record = new_record(GAMES[game].setup(2), people)
    return LocalTable(with_real_dice(record, RealDice(roll_off=True)))


def run(table: LocalTable, *lines: str, last_only: bool = False) -> str:
    """Type these lines, and give what was shown."""
    scripted = Scripted(*lines)
    saver = Saver(table.setup.game.name, Path("unused.sixrow"))
    with suppress(EOFError):
        PromptGame(table, scripted.console, saver, last_only=last_only).run()
    assert scripted.left == 0
    return " ".join(scripted.text.split())


def test_a_whole_game_that_is_finished_after_a_correction() -> None:
    table = at_a_real_board("columbiz")
    lines = ["Ada"]
    for turn in COLUMBIZ:
        if turn.rolls:
            first, kept, rest = turn.rolls
            lines += [f"all {first}", f"k{kept}", rest, "stop"]
        else:
            lines.append(turn.dice)
        lines.append(f"{turn.cells} end")
    shown = run(table, *lines, "undo", "end", "", last_only=True)
    assert table.position.scores() == COLUMBIZ_TOTALS
    assert table.is_over
    assert shown.count("stops rolling") == 1, "only where somebody decided it"
    entered = real_dice(table.record())
    assert entered == RealDice(roll_off=False, last_only=(1, 2, 4, 5, 6, 7, 8, 9, 10))
    assert real_dice(LocalTable(table.record()).plain_record()) == entered


def test_what_cannot_be_is_refused_in_words() -> None:
    table = at_a_real_board("columbiz")
    shown = run(table, "undo", "7", "66", "6", "Bo begins", "undo", "Bo begins", "123")
    assert "Nothing has been entered yet." in shown
    assert "Type the faces of the dice" in shown
    assert "Undo that first" in shown
    assert "Bo goes first." in shown
    assert "Enter 8 dice, not 3." in shown
    assert [entry.value for entry in table.entries] == []


def test_last_only_if_said_so() -> None:
    table = at_a_real_board("columbiz")
    run(table, "Bo", "last 1 2 3 3 5 5 5 6", "e3 end", "11122345")
    assert table.position.waiting.value == "decision"
    assert real_dice(table.plain_record()) == RealDice(roll_off=False, last_only=(1,))


def test_sequence_dice_and_its_roll_off() -> None:
    table = at_a_real_board("sequence-dice")
    shown = run(table, "34", "56", "34", "b5", "last 12", "undo")
    assert "You can only enter the last roll alone" in shown
    assert table.position.seat == 1
