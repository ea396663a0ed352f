"""How positions and effects print: for programmers, notebooks and failing tests."""

from dataclasses import replace
from typing import get_args
from xml.etree.ElementTree import fromstring

import pytest

from sixrow.rules import Columbiz, ColumbizSetup, Ending, Outcome, effects
from sixrow.rules.board import mask_of
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.dice import of_faces
from sixrow.rules.effects import Effect
from tests.support.boards import cell, columbiz, sequence_dice

E3 = cell("e3")
FIVES = of_faces((5, 5, 5))

SUMMARIES = [
    (effects.DiceRolled(0, of_faces((6, 1)), "C-6"), "DiceRolled(1 6)"),
    (effects.Tied((0, 2), "C-5"), "Tied(seats 0 2)"),
    (effects.Began(1, "C-4"), "Began(seat 1)"),
    (effects.Kept(0, FIVES, 5), "Kept(5 5 5, rolls 5)"),
    (effects.Kept(0, 0, 8), "Kept(nothing, rolls 8)"),
    (effects.Stopped(0, FIVES), "Stopped(5 5 5)"),
    (effects.Placed(0, E3, FIVES, "C-9"), "Placed(e3 for 5 5 5)"),
    (effects.Placed(0, E3, 0, "S-6"), "Placed(e3)"),
    (effects.Captured(0, E3, 1), "Captured(e3 of side 1)"),
    (effects.RowMade(0, (0, 6, 12), 3, "C-17"), "RowMade(a1 b1 c1 for 3)"),
    (effects.RowMade(0, (0, 1), 0, "S-13"), "RowMade(a1 a2)"),
    (effects.Forfeited(1, 3), "Forfeited(3 of seat 1)"),
    (effects.SupplyEmpty(1), "SupplyEmpty(seat 1)"),
    (effects.Replaced(0, E3, 1, "S-7"), "Replaced(e3 of side 1)"),
    (effects.Removed(0, E3, 1), "Removed(e3 of side 1)"),
    (effects.Passed(1, "S-10"), "Passed(seat 1)"),
    (effects.ExtraTurn(1, "S-9"), "ExtraTurn(seat 1)"),
    (effects.TurnEnded(1, 0, "S-6"), "TurnEnded(seat 1, then 0)"),
    (effects.GameEnded(Outcome(2, (0, 1), Ending.LAST_ROUND), "C-20"), "GameEnded(won by 0 1)"),
]


@pytest.mark.parametrize(("effect", "text"), SUMMARIES)
def test_an_effect_prints_what_a_player_would_call_it(effect: Effect, text: str) -> None:
    assert str(effect) == text


def test_every_effect_has_a_case() -> None:
    assert {type(effect) for effect, _ in SUMMARIES} == set(get_args(Effect))


def test_the_repr_of_an_effect_has_every_field() -> None:
    assert repr(effects.Placed(0, E3, FIVES, "C-9")) == (
        "Placed(seat=0, cell=Cell(e3), spent=Dice(5 5 5), rule='C-9')"
    )
    assert repr(effects.RowMade(1, (0, 6), 2, "C-17")) == (
        "RowMade(seat=1, cells=Cells(a1 b1), points=2, rule='C-17')"
    )


def test_the_repr_of_a_position_has_every_field() -> None:
    position = Columbiz(
        setup=ColumbizSetup(players=2),
        discs=(0, mask_of((cell("e1"), cell("e2")))),
        supply=(18, 16),
        captives=(0, 0),
        points=(0, 0),
        phase=ColumbizPhase.PLACE,
        seat=0,
        starter=1,
        dice=of_faces((1, 2, 3)),
    )
    assert repr(position) == (
        "Columbiz(setup=ColumbizSetup(players=2, reroll='any', limit=4, extension='full', "
        "captives='square'), discs=(Cells(), Cells(e1 e2)), supply=(18, 16), captives=(0, 0), "
        "points=(0, 0), phase=<ColumbizPhase.PLACE: 'place'>, seat=0, starter=1, rolls_left=0, "
        "dice=Dice(1 2 3), kept=Dice(), placed=0, roll_off=None)"
    )


def test_print_draws_the_board_the_scores_and_what_is_awaited() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . B .
        . . . . B .
        """,
        dice="12335556",
    )
    assert str(position).splitlines() == [
        "   [1] [2] [3] [4] [5] [6]",
        " 6  .   .   .   .   .   .",
        " 5  .   .   .   .   .   .",
        " 4  .   .   .   .   .   .",
        " 3  .   .   .   .   +   .",
        " 2  .   .   +   .   B   .",
        " 1  +   +   +   .   B   +",
        "    a   b   c   d   e   f",
        "purple 0, blue 0",
        "purple decides: 1 2 3 3 5 5 5 6",
    ]


def test_print_tells_who_rolls_and_when_it_is_over() -> None:
    rolls = columbiz(phase=ColumbizPhase.ROLL, seat=1, kept="55", rolls_left=2)
    assert str(rolls).endswith("purple 0, blue 0\nblue rolls 6")
    over = replace(rolls, phase=ColumbizPhase.OVER, kept=0)
    assert str(over).endswith("blue played last")


def test_a_notebook_shows_the_board_with_its_dice() -> None:
    position = columbiz(dice="11111111")
    picture = position._repr_svg_()
    tags = [each.tag.rpartition("}")[2] for each in fromstring(picture).iter()]
    assert tags.count("circle") == 21 + 8  # the pips above the columns and on the dice
    assert tags.count("text") == 12
    assert "var(--felt, #" in picture


def test_a_notebook_shows_chips_and_printed_numbers() -> None:
    position = sequence_dice(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        G . . . . B
        """
    )
    picture = position._repr_svg_()
    tags = [each.tag.rpartition("}")[2] for each in fromstring(picture).iter()]
    assert (tags.count("circle"), tags.count("path"), tags.count("text")) == (2, 2, 12 + 36)
