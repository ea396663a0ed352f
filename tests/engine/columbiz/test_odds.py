"""Exact odds of filling cells: closed forms, the plain reference, and every stage of a turn."""

from math import comb, factorial

import numpy as np
import pytest

from sixrow.engine import cell_odds, joint_odds
from sixrow.rules import COLUMBIZ, Columbiz, Refusal
from sixrow.rules.board import mask_of
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.dice import faces_of
from tests.engine.reference import (
    EXACT,
    CountedTurn,
    filled_sets,
    parts_of,
    random_positions,
)
from tests.support.boards import cell, cells, columbiz, columbiz_start

THREE_TRIES = 1 - (5 / 6) ** 3
"""The chance that a die shows a face at least once in three rolls."""


def at_least(successes: int, trials: int, chance: float) -> float:
    """A binomial tail."""
    return sum(
        comb(trials, hits) * chance**hits * (1 - chance) ** (trials - hits)
        for hits in range(max(successes, 0), trials + 1)
    )


@pytest.mark.parametrize("reroll", ["any", "locked"])
def test_a_fresh_turn_has_the_odds_of_eight_dice_with_three_tries(reroll: str) -> None:
    """To get one face, keep every die that shows it and roll the others."""
    odds = cell_odds(columbiz(phase=ColumbizPhase.ROLL, reroll=reroll))
    for place in range(36):
        assert odds[place] == pytest.approx(at_least(place % 6 + 1, 8, THREE_TRIES), abs=EXACT)
    assert odds[cell("c1")] == pytest.approx(1 - (5 / 6) ** 24, abs=EXACT)


@pytest.mark.parametrize("reroll", ["any", "locked"])
@pytest.mark.parametrize("rolls_left", [1, 2])
def test_odds_after_a_roll_come_from_the_dice_that_lie_there(rolls_left: int, reroll: str) -> None:
    position = columbiz(
        phase=ColumbizPhase.KEEP, dice="11123446", rolls_left=rolls_left, reroll=reroll
    )
    chance, odds = 1 - (5 / 6) ** rolls_left, cell_odds(position)
    for place in range(36):
        have = faces_of(position.dice).count(place // 6 + 1)
        wanted = at_least(place % 6 + 1 - have, 8 - have, chance)
        assert odds[place] == pytest.approx(wanted, abs=EXACT)


@pytest.mark.parametrize("rolls_left", [1, 2])
def test_odds_before_a_roll_come_from_the_dice_that_were_kept(rolls_left: int) -> None:
    position = columbiz(
        phase=ColumbizPhase.ROLL, kept="11556", rolls_left=rolls_left, reroll="locked"
    )
    odds, missing = cell_odds(position), 3
    for place in range(36):
        have = faces_of(position.kept).count(place // 6 + 1)
        wanted = at_least(place % 6 + 1 - have, missing, 1 - (5 / 6) ** rolls_left)
        assert odds[place] == pytest.approx(wanted, abs=EXACT)


def test_odds_while_placing_are_certain() -> None:
    position = columbiz(dice="12335556")
    payable = {*cells("a1 b1 c1 c2 e1 e2 e3 f1")}
    assert [*cell_odds(position)] == [float(place in payable) for place in range(36)]
    assert joint_odds(position, cells("e1 e2 c2 a1")) == 1
    assert joint_odds(position, cells("e3 e1")) == 0
    spent = position.decide(cell("e1")).position
    assert cell_odds(spent)[cell("e2")] == 1
    assert cell_odds(spent)[cell("e3")] == 0
    assert cell_odds(spent)[cell("e1")] == 0


def test_the_last_roll_of_all_dice_for_several_cells_is_multinomial() -> None:
    """Two 1s and a 3 at least, in one roll of eight dice."""
    position = columbiz(phase=ColumbizPhase.ROLL, rolls_left=1)
    expected = sum(
        factorial(8) / factorial(ones) / factorial(threes) / factorial(rest) * 4**rest / 6**8
        for ones in range(2, 9)
        for threes in range(1, 9 - ones)
        for rest in [8 - ones - threes]
    )
    assert joint_odds(position, cells("a2 c1")) == pytest.approx(expected, abs=EXACT)


BOARD = """
    . . . . . .
    . . . . . .
    P . . . . .
    . B . B . .
    B . . P . P
    . P . B . B
"""


def by_reference(position: Columbiz, wanted: tuple[int, ...]) -> float:
    """The chance as the value of a turn in which only the wanted cells count."""
    mask = mask_of(wanted)
    values = {each: float(each & mask == mask) for each in filled_sets(position)}
    turn = CountedTurn(values, position.setup.locked)
    if position.phase is ColumbizPhase.ROLL and position.rolls_left == 3:
        return turn.value
    stage = turn.second if position.rolls_left == 2 else turn.third
    if position.phase is ColumbizPhase.ROLL:
        return stage[position.kept]
    if position.phase is ColumbizPhase.KEEP:
        free = parts_of(position.dice - position.kept)
        return max(stage[position.kept + part] for part in free)
    return turn.last[position.dice]


@pytest.mark.parametrize("reroll", ["any", "locked"])
@pytest.mark.parametrize("wanted", ["a2", "b4", "d1 d3", "b3 c1", "f1 f3", "d2"])
def test_cells_that_have_to_be_freed_equal_the_reference(wanted: str, reroll: str) -> None:
    position = columbiz(BOARD, phase=ColumbizPhase.ROLL, reroll=reroll)
    chance = by_reference(position, cells(wanted))
    assert joint_odds(position, cells(wanted)) == pytest.approx(chance, abs=EXACT)
    assert (chance == 0) is (wanted == "d2")


def test_an_opponents_disc_is_reached_with_the_dice_for_the_capture() -> None:
    """a2 under an empty a3 costs 2 + 3 ones and b3 under b4 costs 3 + 4; own discs never go."""
    board = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B . P . . .
        . . . . . .
    """
    odds = cell_odds(columbiz(board, phase=ColumbizPhase.ROLL))
    assert odds[cell("a2")] == pytest.approx(at_least(5, 8, THREE_TRIES), abs=EXACT)
    assert odds[cell("c2")] == 0


@pytest.mark.parametrize("phase", [ColumbizPhase.ROLL, ColumbizPhase.KEEP, ColumbizPhase.PLACE])
def test_equal_the_reference_at_any_stage_of_a_random_game(phase: ColumbizPhase) -> None:
    """A first cell, two of them, and three; discs placed before are no part of it."""
    setup = COLUMBIZ.setup(4, "fr", reroll="locked")
    moments = [each for each in random_positions(setup, 31, phase, 5) if not each.placed]
    for position, wanted in zip(moments[2:], ((6,), (25, 31), (1, 6, 12)), strict=False):
        chance = by_reference(position, wanted)
        assert joint_odds(position, wanted) == pytest.approx(chance, abs=EXACT)


@pytest.mark.parametrize("reroll", ["any", "locked"])
def test_locked_dice_stay_in_the_odds(reroll: str) -> None:
    """Two fives are locked: with `any` they may go back for six 6s, with `locked` they may not."""
    position = columbiz(
        phase=ColumbizPhase.KEEP,
        dice="55666612",
        kept="55" if reroll == "locked" else "",
        rolls_left=1,
        reroll=reroll,
    )
    rerolled = 2 if reroll == "locked" else 4
    assert joint_odds(position, cells("f6")) == pytest.approx(
        at_least(2, rerolled, 1 / 6), abs=EXACT
    )


def test_cells_that_cannot_go_together_have_no_chance() -> None:
    position = columbiz(phase=ColumbizPhase.ROLL)
    assert joint_odds(position, cells("a5 b4")) == 0
    assert joint_odds(position, cells("a1 b1 c1 d1 e1")) == 0
    assert joint_odds(columbiz(phase=ColumbizPhase.ROLL, supply=(1, 5)), cells("a1 b1")) == 0
    assert joint_odds(position, cells("a1 b1 c1 d1")) > 0


def test_joint_odds_of_one_cell_are_its_odds() -> None:
    position = columbiz(BOARD, phase=ColumbizPhase.KEEP, dice="11223355", rolls_left=2)
    odds = cell_odds(position)
    assert np.array_equal(odds, [joint_odds(position, [place]) for place in range(36)])


def test_are_refused_when_nobody_has_a_turn() -> None:
    over = columbiz(BOARD, phase=ColumbizPhase.OVER, seat=1, supply=(0, 5), rolls_left=0)
    for position in (columbiz_start(), over):
        with pytest.raises(Refusal, match="no-turn"):
            cell_odds(position)
        with pytest.raises(Refusal, match="no-turn"):
            joint_odds(position, [0])
