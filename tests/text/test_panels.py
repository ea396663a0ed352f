"""The board with the players beside it."""

from sixrow.rules import COLUMBIZ
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.text.panels import picture
from sixrow.text.words import Names, colour_names
from tests.support.boards import columbiz, sequence_dice


def test_columbiz_counts_discs_captives_rows_and_totals() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P . B . . .
        """,
        seat=1,
        phase=ColumbizPhase.KEEP,
        dice="12335556",
        captured=(2, 5),
        points=(1, 0),
    )
    names = Names(position.setup, ("Ada", "Bo"))
    assert picture(position, names, "Round 3") == (
        "   [1] [2] [3] [4] [5] [6]                         discs captives  rows total\n"
        " 6  .   .   .   .   .   .      P Ada                  12   2 =  2     1     3\n"
        " 5  .   .   .   .   .   .    > B Bo                   15   5 =  9     0     9\n"
        " 4  .   .   .   .   .   .\n"
        " 3  .   .   .   .   .   .    Round 3\n"
        " 2  .   .   .   .   .   .\n"
        " 1  P   .   B   .   .   .\n"
        "    a   b   c   d   e   f"
    )


def test_four_players_and_two_notes_fit_beside_the_board() -> None:
    position = columbiz(players=4, phase=ColumbizPhase.ROLL)
    names = Names(position.setup, ("Ada", "Bo", "Cy", "Di"))
    lines = picture(position, names, "Round 3", "Last round (C-20)").splitlines()
    assert len(lines) == 8
    assert max(map(len, lines)) <= 80


def test_sequence_dice_counts_chips_and_the_longest_row() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . G . . B .
        . . G . . .
        . . . . . .
        . . . . B .
        . . . . . .
        """,
        seat=2,
        players=4,
    )
    names = Names(position.setup, ("Ada", "Bo", "Cy", "Dida the Greatest of All"))
    assert picture(position, names, "6 in a row to win") == (
        " 6   2     3     4     5     6     2                           chips longest\n"
        " 5   6     7G    8     9     7B    3       G Ada                  18       2\n"
        " 4   5     9    12G   12     8     4     > G Cy\n"
        " 3   4     8    12    12     9     5       B Bo                   18       1\n"
        " 2   3     7     9     8     7B    6       B Dida the Greates~\n"
        " 1   2     6     5     4     3     2\n"
        "     a     b     c     d     e     f     6 in a row to win"
    )


def test_chips_without_end_are_not_counted() -> None:
    position = sequence_dice(chips="unlimited")
    lines = picture(position, Names(position.setup, ("Ada", "Bo"))).splitlines()
    assert lines[1].endswith("> G Ada                   ∞       0")


def test_nobody_has_the_turn_when_the_game_is_over() -> None:
    position = columbiz(phase=ColumbizPhase.OVER, supply=(0, 1), seat=1)
    assert ">" not in picture(position, Names(position.setup, ("Ada", "Bo")))


def test_names_from_files_cannot_steer_the_terminal() -> None:
    position = sequence_dice()
    assert "\x1b" not in picture(position, Names(position.setup, ("\x1b[31m", "Bo")))


def test_colours_serve_as_names() -> None:
    assert colour_names(sequence_dice(players=4).setup) == ("green", "blue", "green", "blue")
    teams = Names(sequence_dice(players=4).setup, ("green", "blue", "green", "blue"))
    assert (teams.side(0), teams.side(1)) == ("green", "blue")


def test_who_plays_with_whom_is_told() -> None:
    teams = Names(sequence_dice(players=4).setup, ("Ada", "Bo", "Cy", "Di"))
    assert teams.versus() == "Ada and Cy (green) against Bo and Di (blue)"
    assert Names(COLUMBIZ.setup(3), ("Ada", "Bo", "Cy")).versus() == "Ada, Bo and Cy"
