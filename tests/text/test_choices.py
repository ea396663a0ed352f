"""The choices of a player, described without knowing a rule."""

from sixrow.rules import Position
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.text.choices import choices, only_choice
from sixrow.text.words import Names, colour_names
from tests.support.boards import EMPTY, columbiz, sequence_dice


def told(position: Position) -> str:
    return choices(position, Names(position.setup, colour_names(position.setup)))


def test_keeping_shows_how_with_the_commonest_face() -> None:
    assert told(columbiz(phase=ColumbizPhase.KEEP, dice="12335556")) == (
        "Type dice to keep, such as 555; the rest roll again (- keeps none, stop all)."
    )


def test_the_example_includes_dice_that_must_stay() -> None:
    position = columbiz(
        phase=ColumbizPhase.KEEP, dice="12335556", kept="33", rolls_left=1, reroll="locked"
    )
    assert "such as 33555;" in told(position)


def test_cells_come_with_captures_rows_and_points() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . B .
        . P P . B .
        """,
        dice="12345556",
        captured=(1, 0),
    )
    assert told(position) == (
        "Place a disc on a1 (row of 3, +1), d1 (row of 3, +1), e3 (captures 2, +3), f1."
    )


def test_what_belongs_to_a_cell_stays_on_its_line() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B B B B B B
        """,
        dice="11223344",
    )
    assert told(position) == (
        "Place a disc on a2 (captures 1, +1), b2 (captures 1, +1), c2 (captures 1, +1),\n"
        "d2 (captures 1, +1)."
    )


def test_ending_is_offered_once_a_disc_is_placed() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P . . . . .
        """,
        dice="2334566",
        placed=1,
    )
    assert told(position).endswith("f1, f2, or end.")


def test_nothing_more_to_place() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P P P . .
        """,
        dice="1566",
        placed=4,
    )
    assert only_choice(position) is not None
    assert told(position) == "No more discs fit. Press Enter to end your turn, or type undo."


def test_forfeiting_says_what_it_costs() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P P P P P
        B B B B B B
        """,
        dice="11223344",
    )
    assert told(position) == "No disc can be placed: you lose 3 discs (C-12). Press Enter."


def test_sequence_dice_offers_the_cells_of_the_total() -> None:
    assert told(sequence_dice(total=7)) == "Put a chip on a cell with 7: b2, b5, e2, e5."


def test_corners_and_centre_give_another_turn() -> None:
    assert told(sequence_dice(total=2)) == (
        "Put a chip on a corner and play again: a1, a6, f1, f6."
    )
    assert told(sequence_dice(total=12)) == (
        "Put a chip in the centre and play again: c3, c4, d3, d4."
    )


def test_eleven_goes_anywhere_and_ten_removes() -> None:
    assert told(sequence_dice(total=11)).startswith("Put a chip on any of a1, a2, a3,")
    position = sequence_dice(
        """
        . . . . . .
        . G . . B .
        . . . . . .
        . . . . . .
        . . . . B .
        B . . . . .
        """,
        total=10,
    )
    assert told(position) == "Remove a chip: e2, e5."


def test_with_three_sides_it_is_told_whose_chip_goes() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . G . . B .
        . . . . . .
        . . . . . .
        . . . . R .
        . . . . . .
        """,
        players=3,
        total=10,
    )
    assert told(position) == "Remove a chip: e2 (from red), e5 (from blue)."


def test_replacing_says_that_no_cell_is_empty() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . G . . B .
        . . . . . .
        . . . . . .
        . B . . B .
        . . . . . .
        """,
        total=7,
    )
    assert told(position) == "No 7 is free; replace a chip: b2, e2, e5."


def test_rows_that_grow_and_rows_that_win_are_told() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        G G . . . .
        """,
        total=5,
    )
    assert "c1 (row of 3)" in told(position)
    position = sequence_dice(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        G G . G G .
        """,
        total=5,
        length=5,
    )
    assert "c1 (wins)" in told(position)


def test_passing_says_why() -> None:
    assert told(sequence_dice(EMPTY, total=10)) == (
        "There is no chip to remove (S-11). Press Enter to pass."
    )
    position = sequence_dice(
        """
        G . . . . G
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        G . . . . G
        """,
        total=2,
    )
    assert told(position) == "Your side already has all four cells (S-8). Press Enter to pass."


def test_only_choice_is_none_when_there_is_a_cell_or_a_keep() -> None:
    assert only_choice(sequence_dice(total=7)) is None
    assert only_choice(columbiz(phase=ColumbizPhase.KEEP, dice="12335556")) is None


def test_chips_of_one_opponent_stand_together() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . B . . R .
        . . . . . .
        . R . . . .
        . . . . B .
        . G . . . R
        """,
        total=10,
        players=3,
    )
    assert told(position) == "Remove a chip: b3 e5 (from red), b5 e2 (from blue)."
