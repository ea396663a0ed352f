"""Sequence Dice: the printed board, the sides and who begins (S-1 to S-5)."""

from dataclasses import fields

import pytest

from sixrow.rules import SEQUENCE_DICE, SequenceDice, Waiting, effects
from sixrow.rules.rolloff import RollOff
from sixrow.rules.sequence_dice import PASS, SequenceDicePhase
from sixrow.rules.sequence_dice.laws import NUMBERS
from tests.support.boards import (
    EMPTY,
    LAYOUT,
    dice,
    draw,
    legal_cells,
    picture,
    play,
    sequence_dice,
    sequence_dice_start,
)

PRINTED = [[int(number, 16) for number in line.split()] for line in LAYOUT.strip().splitlines()]

CELLS_BY_TOTAL = {
    2: "a1 a6 f1 f6",
    3: "a2 b6 e1 f5",
    4: "a3 c6 d1 f4",
    5: "a4 c1 d6 f3",
    6: "a5 b1 e6 f2",
    7: "b2 b5 e2 e5",
    8: "b3 c5 d2 e4",
    9: "b4 c2 d5 e3",
    12: "c3 c4 d3 d4",
}


@pytest.mark.rule("S-1")
def test_the_board_is_numbered_as_printed() -> None:
    ranks = [[NUMBERS[6 * column + rank] for column in range(6)] for rank in reversed(range(6))]
    assert ranks == PRINTED
    assert sorted(NUMBERS) == sorted([2, 3, 4, 5, 6, 7, 8, 9, 12] * 4)


@pytest.mark.rule("S-1")
@pytest.mark.parametrize("total", CELLS_BY_TOTAL)
def test_each_number_stands_on_four_cells(total: int) -> None:
    assert legal_cells(sequence_dice(EMPTY, total=total)) == CELLS_BY_TOTAL[total]


@pytest.mark.rule("S-1")
def test_a_quarter_turn_changes_nothing_and_a_mirror_does() -> None:
    turned = [list(rank) for rank in zip(*reversed(PRINTED), strict=True)]
    assert turned == PRINTED
    mirrored = [list(reversed(rank)) for rank in PRINTED]
    assert mirrored != PRINTED
    assert [rank[::-1] for rank in reversed(PRINTED)] == PRINTED


@pytest.mark.rule("S-2")
@pytest.mark.parametrize(
    ("players", "seats", "colours"),
    [(2, [0, 1, 0, 1], "G B G B"), (3, [0, 1, 2, 0], "G B R G"), (4, [0, 1, 2, 3], "G B G B")],
)
def test_two_or_three_play_for_themselves_and_four_in_two_teams(
    players: int, seats: list[int], colours: str
) -> None:
    position = play(sequence_dice(EMPTY, players=players)).position
    turns = []
    for moves in (("roll 12", "b6"), ("roll 13", "c6"), ("roll 14", "d6"), ("roll 15", "e6")):
        turns.append(position.seat)
        position = play(position, *moves).position
    assert turns == seats
    assert draw(position) == picture(f"""
        . {colours} .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)


@pytest.mark.rule("S-2")
def test_two_sides_leave_the_third_colour_in_the_box() -> None:
    assert SEQUENCE_DICE.colours == ("green", "blue", "red")
    assert [SEQUENCE_DICE.setup(players).sides for players in (2, 3, 4)] == [2, 3, 2]
    position = sequence_dice_start(4)
    assert position.supply() == (20, 20)
    assert draw(position) == picture(EMPTY)


@pytest.mark.rule("S-3")
def test_everyone_rolls_both_dice_and_the_best_roll_begins() -> None:
    position = sequence_dice_start(3)
    assert (position.waiting, position.seat, position.dice_to_roll) == (Waiting.DICE, 0, 2)
    position = play(position, "roll 34", "roll 56").position
    assert (position.seat, position.waiting) == (2, Waiting.DICE)
    position, happened = play(position, "roll 66")
    assert happened == (effects.DiceRolled(2, dice("66"), "S-3"), effects.Began(2, "S-3"))
    assert (position.seat, position.phase, position.roll_off) == (2, SequenceDicePhase.ROLL, None)


@pytest.mark.rule("S-3")
def test_a_tie_for_the_best_roll_is_rolled_again_by_those_tied() -> None:
    position, happened = play(sequence_dice_start(4), "roll 26", "roll 35", "roll 12")
    assert not any(isinstance(effect, effects.Tied) for effect in happened)
    position, happened = play(position, "roll 44")
    assert happened[-1] == effects.Tied((0, 1, 3), "S-3")
    assert position.roll_off == RollOff((0, 0, None, 0))
    assert (position.seat, position.phase) == (0, SequenceDicePhase.ROLL_OFF)
    position, happened = play(position, "roll 11", "roll 12", "roll 11")
    assert happened[-1] == effects.Began(1, "S-3")
    assert position.seat == 1


@pytest.mark.rule("S-4")
def test_partners_share_chips_and_nothing_in_the_game_lets_them_talk() -> None:
    # A player can say a cell or a pass and no more; all that a position holds lies on the table.
    assert SEQUENCE_DICE.decisions == 36 + 1
    assert {option.name for option in SEQUENCE_DICE.options} == {"length", "chips"}
    table = {"setup", "chips", "phase", "seat", "dice", "roll_off"}
    assert {field.name for field in fields(SequenceDice)} == table
    position = sequence_dice(
        """
        . G . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . B .
        """,
        players=4,
        seat=2,
        total=3,
    )
    assert legal_cells(position) == "a2 f5"
    assert position.refusal(PASS) is not None


@pytest.mark.rule("S-5")
@pytest.mark.parametrize(("players", "length"), [(2, 6), (3, 5), (4, 6)])
def test_six_in_a_row_win_between_two_sides_and_five_between_three(
    players: int, length: int
) -> None:
    assert SEQUENCE_DICE.setup(players).options()["length"] == length
    board = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . G G G G .
    """
    five = play(sequence_dice(board, players=players), "roll 11", "f1").position
    assert (five.outcome is not None) == (length == 5)


@pytest.mark.rule("S-5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("length", [5, 6])
def test_either_length_may_be_chosen(players: int, length: int) -> None:
    assert SEQUENCE_DICE.setup(players, length=length).options()["length"] == length
    board = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . G G G G .
    """
    five = play(sequence_dice(board, players=players, length=length), "roll 11", "f1").position
    assert (five.outcome is not None) == (length == 5)
