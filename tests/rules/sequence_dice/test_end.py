"""Sequence Dice: the row that wins (S-13) and the chips in the box (S-14, S-15)."""

from fractions import Fraction

import pytest

from sixrow.rules import Ending, Outcome, Waiting, effects
from sixrow.rules.sequence_dice import PASS, SequenceDicePhase, laws
from tests.support.boards import (
    cell,
    cells,
    draw,
    legal_cells,
    masks,
    names,
    picture,
    play,
    sequence_dice,
)

SHORT_DIAGONALS = [
    (
        "c4",
        12,
        "a2 b3 c4 d5 e6",
        """
        . . . . G .
        . . . G . .
        . . . . . .
        . G . . . .
        G . . . . .
        . . . . . .
        """,
    ),
    (
        "f5",
        3,
        "b1 c2 d3 e4 f5",
        """
        . . . . . .
        . . . . . .
        . . . . G .
        . . . G . .
        . . G . . .
        . G . . . .
        """,
    ),
    (
        "a5",
        6,
        "a5 b4 c3 d2 e1",
        """
        . . . . . .
        . . . . . .
        . G . . . .
        . . G . . .
        . . . G . .
        . . . . G .
        """,
    ),
    (
        "e3",
        9,
        "b6 c5 d4 e3 f2",
        """
        . G . . . .
        . . G . . .
        . . . G . .
        . . . . . .
        . . . . . G
        . . . . . .
        """,
    ),
]

TWENTY = """
    G G . G G G
    B G G G B B
    G B B G G G
    G B G G . G
    . G G G G .
    . . . . . .
"""


@pytest.mark.rule("S-13")
@pytest.mark.parametrize(
    ("name", "total", "row", "board"), SHORT_DIAGONALS, ids=[row[2] for row in SHORT_DIAGONALS]
)
def test_five_on_a_short_diagonal_win_when_five_are_agreed_and_never_when_six_are(
    name: str, total: int, row: str, board: str
) -> None:
    step = play(sequence_dice(board, total=total, length=5), name)
    assert step.effects[1:] == (
        effects.RowMade(0, tuple(sorted(cells(row), key=lambda place: place // 6)), 0, "S-13"),
        effects.GameEnded(Outcome(2, (0,), Ending.ROW), "S-13"),
    )
    assert step.position.outcome == Outcome(2, (0,), Ending.ROW)

    after = play(sequence_dice(board, total=total, length=6), name).position
    assert after.outcome is None
    assert after.scores() == (5, 0)


@pytest.mark.rule("S-13")
def test_six_across_win_at_once() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B B B . B B
        G . . . . .
        """,
        seat=1,
        total=8,
    )
    position, happened = play(position, "d2")
    assert happened[-2:] == (
        effects.RowMade(1, cells("a2 b2 c2 d2 e2 f2"), 0, "S-13"),
        effects.GameEnded(Outcome(2, (1,), Ending.ROW), "S-13"),
    )
    assert (position.phase, position.waiting, position.seat) == (
        SequenceDicePhase.OVER,
        Waiting.NOBODY,
        1,
    )
    assert position.decisions() == ()
    assert position.chances() == ()
    assert (position.dice, position.dice_to_roll, position.choices) == (0, 0, 0)
    assert position.outcome is not None
    assert position.outcome.shares == (Fraction(0), Fraction(1))
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B B B B B B
        G . . . . .
    """)


@pytest.mark.rule("S-13")
def test_a_row_longer_than_agreed_wins_too() -> None:
    position = sequence_dice(
        """
        . . . G . .
        . . . G . .
        . . . G . .
        . . . . . .
        . . . G . .
        . . . G . .
        """,
        total=12,
        length=5,
    )
    position, happened = play(position, "d3")
    assert effects.RowMade(0, cells("d1 d2 d3 d4 d5 d6"), 0, "S-13") in happened
    assert position.scores() == (6, 0)


@pytest.mark.rule("S-13")
def test_a_gap_or_an_opponents_chip_breaks_a_row() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        G G B G G .
        """,
        total=2,
        length=5,
    )
    assert play(position, "f1").position.outcome is None


@pytest.mark.rule("S-13")
@pytest.mark.parametrize(("length", "wins"), [(4, True), (5, True), (6, False)])
def test_a_row_wins_with_the_length_agreed_or_more(length: int, wins: bool) -> None:
    (own,) = masks(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        G G G G G .
        """,
        "G",
    )
    assert {laws.wins(own, place, length) for place in cells("a1 b1 c1 d1 e1")} == {wins}


@pytest.mark.rule("S-13", "S-9")
def test_a_row_wins_within_an_extra_turn() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . G G G . .
        """,
        length=5,
    )
    position, happened = play(position, "roll 11", "a1")
    assert happened[-1] == effects.ExtraTurn(0, "S-9")
    position, happened = play(position, "roll 12", "e1")
    assert happened[-1] == effects.GameEnded(Outcome(2, (0,), Ending.ROW), "S-13")


@pytest.mark.rule("S-13", "S-9")
def test_a_two_that_wins_brings_no_other_turn() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . G . . . .
        . . G . . .
        . . . G . .
        . . . . G .
        . . . . . .
        """,
        total=2,
        length=5,
    )
    position, happened = play(position, "f1")
    assert [type(effect) for effect in happened] == [
        effects.Placed,
        effects.RowMade,
        effects.GameEnded,
    ]
    assert position.outcome is not None


@pytest.mark.rule("S-13", "S-7")
def test_replacing_a_chip_may_win() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . R . . G .
        . . . . . .
        . . . . . .
        R R R R B .
        . . . . . .
        """,
        players=3,
        seat=2,
        total=7,
    )
    position, happened = play(position, "e2")
    assert [type(effect) for effect in happened] == [
        effects.Replaced,
        effects.Placed,
        effects.RowMade,
        effects.GameEnded,
    ]
    assert position.outcome == Outcome(3, (2,), Ending.ROW)


@pytest.mark.rule("S-13")
def test_one_chip_may_complete_several_rows() -> None:
    position = sequence_dice(
        """
        . G . . . G
        . G . . G .
        . G . G . .
        . G G . . .
        . . G G G G
        . . . . . .
        """,
        total=7,
        length=5,
    )
    _, happened = play(position, "b2")
    rows = [effect.cells for effect in happened if isinstance(effect, effects.RowMade)]
    assert rows == [
        cells("b2 b3 b4 b5 b6"),
        cells("b2 c2 d2 e2 f2"),
        cells("b2 c3 d4 e5 f6"),
    ]


@pytest.mark.rule("S-13", "S-2")
def test_a_player_wins_for_the_team() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . B B B B B
    """
    position = play(sequence_dice(board, players=4, seat=3, total=2), "a1").position
    assert position.seat == 3
    assert position.outcome == Outcome(2, (1,), Ending.ROW)


@pytest.mark.rule("S-14")
def test_each_side_has_twenty_chips_and_gets_back_what_is_removed_or_replaced() -> None:
    board = """
        . . . . . .
        . G . . B .
        . . . . . .
        . . . . . .
        . B . . G .
        . . . . . .
    """
    assert sequence_dice(board, total=7).supply() == (18, 18)
    replaced = play(sequence_dice(board, total=7), "b2").position
    assert replaced.supply() == (17, 19)
    removed = play(sequence_dice(board, total=10), "e5").position
    assert removed.supply() == (18, 19)


@pytest.mark.rule("S-15")
@pytest.mark.parametrize("total", [3, 4, 7, 11])
def test_without_a_chip_in_the_box_a_placement_passes(total: int) -> None:
    position = sequence_dice(TWENTY, total=total)
    assert position.supply()[0] == 0
    assert position.decisions() == (PASS,)
    after, happened = play(position, "pass")
    assert happened == (effects.Passed(0, "S-15"), effects.TurnEnded(0, 1, "S-6"))
    assert draw(after) == picture(TWENTY)
    refusal = position.refusal(cell("a1"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("must-pass", "S-15")


@pytest.mark.rule("S-15", "S-10")
@pytest.mark.parametrize("total", [2, 12])
def test_without_a_chip_a_two_or_twelve_still_brings_another_turn(total: int) -> None:
    _, happened = play(sequence_dice(TWENTY, total=total), "pass")
    assert happened == (effects.Passed(0, "S-15"), effects.ExtraTurn(0, "S-10"))


@pytest.mark.rule("S-15")
def test_without_a_chip_a_ten_is_still_played() -> None:
    position = sequence_dice(TWENTY, total=10)
    assert legal_cells(position) == "a5 b3 b4 e5 f5"
    _, happened = play(position, "a5")
    assert happened[0] == effects.Removed(0, cell("a5"), owner=1)


@pytest.mark.rule("S-15")
def test_unlimited_the_supply_never_runs_out() -> None:
    position = sequence_dice(TWENTY, total=3, chips="unlimited")
    assert legal_cells(position) == "a2 e1"
    after = play(position, "a2").position
    assert after.chips[0].bit_count() == 21
    assert min(after.supply()) > 0
    assert names(after.chips[0] & ~position.chips[0]) == "a2"
