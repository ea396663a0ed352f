"""Boards drawn whole, as a player sees them."""

from sixrow.rules import Position
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.diagram import board_lines
from sixrow.text.paint import ansi
from tests.support.boards import cell, columbiz, sequence_dice


def drawn(position: Position) -> str:
    return "\n".join(line.rstrip() for line in board_lines(position))


def test_columbiz_shows_discs_and_the_cells_that_the_dice_pay_for() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . B .
        . . . . . .
        P . . . P .
        """,
        dice="12335556",
    )
    assert drawn(position) == (
        "   [1] [2] [3] [4] [5] [6]\n"
        " 6  .   .   .   .   .   .\n"
        " 5  .   .   .   .   .   .\n"
        " 4  .   .   .   .   .   .\n"
        " 3  .   .   .   .   B   .\n"
        " 2  .   .   +   .   +   .\n"
        " 1  P   +   +   .   P   +\n"
        "    a   b   c   d   e   f"
    )


def test_columbiz_marks_no_cell_while_dice_are_kept() -> None:
    position = columbiz(phase=ColumbizPhase.KEEP, dice="12335556")
    assert "+" not in drawn(position)


def test_columbiz_with_four_players() -> None:
    position = columbiz(
        """
        P B G K . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . K
        """,
        players=4,
        phase=ColumbizPhase.ROLL,
    )
    assert drawn(position).splitlines()[1] == " 6  P   B   G   K   .   ."
    assert drawn(position).splitlines()[6] == " 1  .   .   .   .   .   K"


def test_sequence_dice_shows_numbers_under_chips_and_brackets_round_choices() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . G . . . .
        . . . B . .
        . . . . . .
        . . . . B .
        . . . . . .
        """,
        seat=1,
        total=7,
    )
    assert drawn(position) == (
        " 6   2     3     4     5     6     2\n"
        " 5   6     7G    8     9   [ 7 ]   3\n"
        " 4   5     9    12    12B    8     4\n"
        " 3   4     8    12    12     9     5\n"
        " 2   3   [ 7 ]   9     8     7B    6\n"
        " 1   2     6     5     4     3     2\n"
        "     a     b     c     d     e     f"
    )


def test_sequence_dice_brackets_chips_that_may_be_replaced() -> None:
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
    assert drawn(position).splitlines()[1] == " 5   6     7G    8     9   [ 7B]   3"
    assert drawn(position).splitlines()[4] == " 2   3   [ 7B]   9     8   [ 7B]   6"


def test_all_lines_have_one_width() -> None:
    for position in (columbiz(dice="12335556"), sequence_dice(total=11)):
        assert len({len(line) for line in board_lines(position)}) == 1


def test_colours_are_around_pieces_only_and_new_pieces_are_underlined() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P B . . . .
        """,
        dice="55555555",
    )
    *_, last, _ = board_lines(position, ansi, recent=1 << cell("b1"))
    purple, blue = "\x1b[1;97;45m P \x1b[0m", "\x1b[4m\x1b[1;97;44m B \x1b[0m\x1b[0m"
    assert last == f" 1 {purple} {blue}  .   .  \x1b[1;33m + \x1b[0m  . "
