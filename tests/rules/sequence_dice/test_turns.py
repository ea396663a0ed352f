"""Sequence Dice: what each total does (S-6 to S-12)."""

import pytest

from sixrow.rules import Waiting, effects
from sixrow.rules.sequence_dice import PASS, SequenceDicePhase
from tests.support.boards import cell, dice, draw, legal_cells, picture, play, sequence_dice

FULL = """
    G G B B G G
    B B G G B B
    G G B B G G
    B B G G B B
    G G B B G G
    B B G G B B
"""


@pytest.mark.rule("S-6")
def test_both_dice_are_rolled_and_their_total_decides() -> None:
    position = sequence_dice()
    assert (position.waiting, position.dice_to_roll, len(position.chances())) == (
        Waiting.DICE,
        2,
        21,
    )
    position, happened = play(position, "roll 25")
    assert happened == (effects.DiceRolled(0, dice("25"), "S-6"),)
    assert (position.phase, position.total) == (SequenceDicePhase.CHOOSE, 7)
    assert legal_cells(position) == "b2 b5 e2 e5"
    for faces in ("16", "34"):
        assert legal_cells(play(sequence_dice(), f"roll {faces}").position) == "b2 b5 e2 e5"


@pytest.mark.rule("S-6", "S-7")
def test_after_the_chip_it_is_the_next_players_turn() -> None:
    position, happened = play(sequence_dice(total=7), "b5")
    assert happened == (
        effects.Placed(0, cell("b5"), dice(""), "S-7"),
        effects.TurnEnded(0, 1, "S-6"),
    )
    assert position == sequence_dice(
        """
        . . . . . .
        . G . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        seat=1,
    )


@pytest.mark.rule("S-7")
def test_empty_cells_of_the_number_come_first() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . G . . B .
        . . . . . .
        . . . . . .
        . . . . B .
        . . . . . .
        """,
        total=7,
    )
    assert legal_cells(position) == "b2"
    refusal = position.refusal(cell("e5"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("empty-first", "S-7")


@pytest.mark.rule("S-7")
def test_when_all_four_are_taken_an_opponents_chip_on_one_of_them_is_replaced() -> None:
    # Blue stands on other numbers too; those are out of reach.
    position = sequence_dice(
        """
        . B . . . .
        . G . . R .
        . . . . . .
        . . B . . .
        . B . . G .
        . . . . . .
        """,
        players=3,
        total=7,
    )
    assert legal_cells(position) == "b2 e5"
    position, happened = play(position, "e5")
    assert happened == (
        effects.Replaced(0, cell("e5"), owner=2, rule="S-7"),
        effects.Placed(0, cell("e5"), dice(""), "S-7"),
        effects.TurnEnded(0, 1, "S-6"),
    )
    assert draw(position) == picture("""
        . B . . . .
        . G . . G .
        . . . . . .
        . . B . . .
        . B . . G .
        . . . . . .
    """)


@pytest.mark.rule("S-8")
def test_with_all_four_own_the_turn_passes() -> None:
    board = """
        . . . . . .
        . G . . G .
        . . . . . .
        . . B . . .
        . G . . G .
        . . . . . .
    """
    position = sequence_dice(board, players=4, seat=2, total=7)
    assert position.decisions() == (PASS,)
    after, happened = play(position, "pass")
    assert happened == (effects.Passed(2, "S-8"), effects.TurnEnded(2, 3, "S-6"))
    assert after == sequence_dice(board, players=4, seat=3)


@pytest.mark.rule("S-9")
@pytest.mark.parametrize(
    ("total", "corner_or_centre", "where"), [(2, "f6", "a1 a6 f1 f6"), (12, "c4", "c3 c4 d3 d4")]
)
def test_two_and_twelve_place_and_bring_another_turn(
    total: int, corner_or_centre: str, where: str
) -> None:
    position = sequence_dice(seat=1, total=total)
    assert legal_cells(position) == where
    after, happened = play(position, corner_or_centre)
    assert happened == (
        effects.Placed(1, cell(corner_or_centre), dice(""), "S-9"),
        effects.ExtraTurn(1, "S-9"),
    )
    assert (after.seat, after.waiting) == (1, Waiting.DICE)


@pytest.mark.rule("S-9")
def test_extra_turns_follow_one_another_without_limit() -> None:
    moves = ["roll 11", "a1", "roll 66", "c3", "roll 11", "f6", "roll 66", "d4", "roll 11", "a6"]
    position, happened = play(sequence_dice(), *moves)
    assert sum(isinstance(effect, effects.ExtraTurn) for effect in happened) == 5
    assert position == sequence_dice(
        """
        G . . . . G
        . . . . . .
        . . . G . .
        . . G . . .
        . . . . . .
        G . . . . .
        """,
        seat=0,
    )
    assert play(position, "roll 12", "b6").position.seat == 1


@pytest.mark.rule("S-9")
def test_on_a_two_with_no_corner_empty_an_opponents_chip_is_replaced() -> None:
    position = sequence_dice(
        """
        G . . . . B
        . . . . . .
        . . B . . .
        . . . . . .
        . . . . . .
        G . . . . B
        """,
        total=2,
    )
    assert legal_cells(position) == "f1 f6"
    position, happened = play(position, "f1")
    assert happened[0] == effects.Replaced(0, cell("f1"), owner=1, rule="S-9")
    assert draw(position) == picture("""
        G . . . . B
        . . . . . .
        . . B . . .
        . . . . . .
        . . . . . .
        G . . . . G
    """)
    assert position.seat == 0


@pytest.mark.rule("S-10", "S-8")
@pytest.mark.parametrize(
    ("total", "board"),
    [
        (
            2,
            """
            G . . . . G
            . . . . . .
            . . B . . .
            . . . . . .
            . . . . . .
            G . . . . G
            """,
        ),
        (
            12,
            """
            . . . . . B
            . . . . . .
            . . G G . .
            . . G G . .
            . . . . . .
            . . . . . .
            """,
        ),
    ],
    ids=["corners", "centre"],
)
def test_with_all_four_own_a_two_or_twelve_still_brings_another_turn(
    total: int, board: str
) -> None:
    position = sequence_dice(board, total=total)
    assert position.decisions() == (PASS,)
    after, happened = play(position, "pass")
    assert happened == (effects.Passed(0, "S-8"), effects.ExtraTurn(0, "S-10"))
    assert after == sequence_dice(board)


@pytest.mark.rule("S-11")
def test_a_ten_takes_any_opponents_chip_off_except_from_a_two_or_a_twelve() -> None:
    position = sequence_dice(
        """
        B . . . . R
        . B . . G .
        . . B . . .
        . . G R . .
        . . . . R .
        G . . B . .
        """,
        players=3,
        total=10,
    )
    assert legal_cells(position) == "b5 d1 e2"
    after, happened = play(position, "e2")
    assert happened == (
        effects.Removed(0, cell("e2"), owner=2),
        effects.TurnEnded(0, 1, "S-6"),
    )
    assert draw(after) == picture("""
        B . . . . R
        . B . . G .
        . . B . . .
        . . G R . .
        . . . . . .
        G . . B . .
    """)


@pytest.mark.rule("S-11")
def test_a_ten_is_not_optional() -> None:
    position = sequence_dice(
        """
        . B . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        total=10,
    )
    assert position.decisions() == (cell("b6"),)
    refusal = position.refusal(PASS)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.details) == ("must-play", "S-11", {})


@pytest.mark.rule("S-11")
def test_a_ten_with_every_opposing_chip_on_a_two_or_twelve_ends_the_turn() -> None:
    board = """
        B . . . . B
        . G . . G .
        . . B G . .
        . . . B . .
        . . . . . .
        . . G . . B
    """
    position = sequence_dice(board, total=10)
    assert position.decisions() == (PASS,)
    after, happened = play(position, "pass")
    assert happened == (effects.Passed(0, "S-11"), effects.TurnEnded(0, 1, "S-6"))
    assert after == sequence_dice(board, seat=1)


@pytest.mark.rule("S-11")
def test_a_ten_does_not_touch_the_partners_chips() -> None:
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
        seat=3,
        total=10,
    )
    assert legal_cells(position) == "b6"


@pytest.mark.rule("S-12")
def test_an_eleven_goes_on_any_empty_cell() -> None:
    position = sequence_dice(FULL.replace("B B G G B B", "B . G G . .", 1), total=11)
    assert legal_cells(position) == "b5 e5 f5"
    after, happened = play(position, "f5")
    assert happened[0] == effects.Placed(0, cell("f5"), dice(""), "S-12")
    assert happened[-1] == effects.TurnEnded(0, 1, "S-6")
    assert draw(after) == picture(FULL.replace("B B G G B B", "B . G G . G", 1))
    assert len(sequence_dice(total=11).decisions()) == 36


@pytest.mark.rule("S-12")
def test_an_eleven_on_a_full_board_replaces_any_opponents_chip_corners_and_centre_too() -> None:
    position = sequence_dice(FULL, total=11)
    assert len(position.decisions()) == 18
    assert {"a1", "f1", "c4", "d4", "b3"} <= set(legal_cells(position).split())
    after, happened = play(position, "c4")
    assert happened == (
        effects.Replaced(0, cell("c4"), owner=1, rule="S-12"),
        effects.Placed(0, cell("c4"), dice(""), "S-12"),
        effects.TurnEnded(0, 1, "S-6"),
    )
    assert draw(after) == picture("""
        G G B B G G
        B B G G B B
        G G G B G G
        B B G G B B
        G G B B G G
        B B G G B B
    """)
