"""The progress of a game, in words."""

import pytest

from sixrow.notation import read_position
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.text.status import awaited, dice_line, notes
from sixrow.text.words import Names
from tests.support.boards import columbiz, sequence_dice


def test_the_dice_of_a_turn_that_is_still_rolling() -> None:
    position = columbiz(phase=ColumbizPhase.KEEP, dice="12335556")
    assert dice_line(position) == "Dice:  1  2  33  555  6   (roll 1 of 3)"


def test_dice_that_must_stay_are_told() -> None:
    position = columbiz(
        phase=ColumbizPhase.KEEP, dice="12335556", kept="33", rolls_left=1, reroll="locked"
    )
    assert dice_line(position) == "Dice:  1  2  33  555  6   (roll 2 of 3; 33 must stay)"


def test_the_dice_that_are_left_while_placing() -> None:
    position = columbiz(dice="12335556")
    assert dice_line(position) == "Dice:  1  2  33  555  6   (0 of 4 discs placed)"


def test_no_dice_left() -> None:
    position = read_position("columbiz:2 6/P5/6/PP4/6/6 15,18 0,0 0,0 1 1 place - 3")
    assert dice_line(position) == "Dice:  nothing   (3 of 4 discs placed)"


def test_two_dice_and_their_total() -> None:
    assert dice_line(sequence_dice(total=9)) == "Dice:  3 + 6 = 9"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff ?,?", "Ada has to roll a die."),
        ("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 2 roll 3 -", "Bo has to roll 8 dice."),
        (
            "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 keep 2 11111111 -",
            "Ada has to choose which dice to keep; there are 9 legal decisions.",
        ),
        (
            "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 place 11111112 0",
            "Ada has to place a disc or end the turn; there are 7 legal decisions.",
        ),
        (
            "sequence-dice:2 6/6/6/6/6/6 2 choose 46",
            "Bo has to choose a cell; there is one legal decision.",
        ),
        ("sequence-dice:2 GGGGGG/6/6/6/6/6 1 over", "The game is over."),
    ],
)
def test_what_is_awaited(text: str, sentence: str) -> None:
    position = read_position(text)
    assert awaited(position, Names(position.setup, ("Ada", "Bo"))) == sentence


def test_rounds_are_counted_from_the_turns() -> None:
    position = columbiz(players=3, phase=ColumbizPhase.ROLL)
    told = [notes(position, turn) for turn in (0, 1, 3, 4)]
    assert told == [[], ["Round 1"], ["Round 1"], ["Round 2"]]


def test_the_last_round_is_announced_while_it_is_played() -> None:
    last = columbiz(phase=ColumbizPhase.ROLL, seat=1, supply=(0, 4))
    assert notes(last, 9) == ["Round 5", "Last round (C-20)"]
    over = columbiz(phase=ColumbizPhase.OVER, seat=1, supply=(0, 4))
    assert notes(over, 9) == ["Round 5"]


def test_sequence_dice_tells_what_wins() -> None:
    assert notes(sequence_dice(length=5), 12) == ["Turn 12", "5 in a row to win"]
    assert notes(sequence_dice()) == ["6 in a row to win"]
