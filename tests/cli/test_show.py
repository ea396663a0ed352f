"""Positions drawn from their text."""

import pytest

from tests.cli.commands import run

PLACING = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0"
PICTURE = """\
   [1] [2] [3] [4] [5] [6]                         discs captives  rows total
 6  .   .   .   .   .   .    > P purple               18   0 =  0     0     0
 5  .   .   .   .   .   .      B blue                 16   0 =  0     0     0
 4  .   .   .   .   .   .
 3  .   .   .   .   +   .
 2  .   .   +   .   B   .
 1  +   +   +   .   B   +
    a   b   c   d   e   f

Dice:  1  2  33  555  6   (0 of 4 discs placed)
purple has to place a disc or end the turn; there are 6 legal decisions.
Place a disc on a1, b1, c1, c2, e3 (captures 2, +2), f1.
"""


def test_a_position_in_quotes_or_not_or_from_stdin() -> None:
    assert run("show", PLACING).stdout == PICTURE
    assert run("show", *PLACING.split()).stdout == PICTURE
    assert run("show", "-", typed=f"\n{PLACING}\n").stdout == PICTURE


def test_several_positions_from_stdin() -> None:
    assert run("show", "-", typed=f"{PLACING}\n{PLACING}\n").stdout == f"{PICTURE}\n{PICTURE}"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff ?,?", "purple has to roll a die."),
        ("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 keep 2 12335556 -", "96 legal decisions."),
        ("sequence-dice:3 6/6/6/6/6/6 3 choose 34", "red has to choose a cell; there are 4"),
        ("sequence-dice:2 GGGGGG/6/6/6/6/6 1 over", "green wins with 6 in a row."),
        ("columbiz:2 6/6/6/6/6/6 0,9 2,1 1,0 1 2 over", "purple wins with 3 points."),
    ],
)
def test_every_moment_can_be_shown(position: str, sentence: str) -> None:
    result = run("show", position)
    assert sentence in result.stdout
    assert result.exit_code == 0


def test_a_fault_is_pointed_at() -> None:
    result = run("show", "sequence-dice:2 6/6/2GX2/6/6/6 1 choose 66")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == (
        "sequence-dice:2 6/6/2GX2/6/6/6 1 choose 66\n"
        "                      ^\n"
        "“X” is not a board: write six ranks from 6 to 1, separated by /.\n"
    )


@pytest.mark.parametrize("text", ["chess:2", "columbiz:2", "\x1b[2J", "columbiz:2 é", "-x"])
def test_nonsense_is_refused_without_a_traceback(text: str) -> None:
    result = run("show", "--", text)
    assert result.exit_code == 1
    assert "\x1b" not in result.stderr
    assert "Traceback" not in result.stderr


def test_colours_when_they_are_asked_for() -> None:
    assert "\x1b[" not in run("show", PLACING).stdout
    assert "\x1b[1;97;44m B \x1b[0m" in run("show", "--color", "always", PLACING).stdout
    assert "\x1b[" not in run("show", "--color", "never", PLACING).stdout
