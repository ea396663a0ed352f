"""Columbiz: up to three rolls and the dice kept between them (C-6 to C-8)."""

import pytest

from sixrow.rules import COLUMBIZ, Waiting, effects
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.dice import parts
from tests.support.boards import columbiz, decision, dice, draw, picture, play


@pytest.mark.rule("C-6")
def test_a_turn_is_up_to_three_rolls_with_any_dice_left_lying_between_them() -> None:
    position = columbiz(phase=ColumbizPhase.ROLL)
    assert (position.waiting, position.dice_to_roll, position.rolls_left) == (Waiting.DICE, 8, 3)

    step = play(position, "roll 11234566")
    assert step.effects == (effects.DiceRolled(0, dice("11234566"), "C-6"),)
    keeping = step.position
    assert (keeping.phase, keeping.dice, keeping.rolls_left) == (
        ColumbizPhase.KEEP,
        dice("11234566"),
        2,
    )

    rolling, happened = play(keeping, "keep 1166")
    assert happened == (effects.Kept(0, dice("1166"), rerolled=4),)
    assert rolling == columbiz(phase=ColumbizPhase.ROLL, kept="1166", rolls_left=2)
    assert rolling.dice_to_roll == 4

    keeping, happened = play(rolling, "roll 1555")
    assert happened == (effects.DiceRolled(0, dice("1555"), "C-6"),)
    assert keeping == columbiz(phase=ColumbizPhase.KEEP, dice="11155566", rolls_left=1)

    placing = play(keeping, "keep 111555", "roll 15").position
    assert placing == columbiz(dice="11115555")
    assert placing.seat == 0


@pytest.mark.rule("C-6")
def test_no_die_need_be_left_lying() -> None:
    position, (kept,) = play(columbiz(phase=ColumbizPhase.KEEP, dice="12345661"), "keep")
    assert kept == effects.Kept(0, dice(""), rerolled=8)
    assert kept.rerolled == position.dice_to_roll == 8


@pytest.mark.rule("C-6")
def test_every_part_of_the_dice_may_be_left_lying_and_nothing_else() -> None:
    position = columbiz(phase=ColumbizPhase.KEEP, dice="11111166")
    kept = {"1" * ones + "6" * sixes for ones in range(7) for sixes in range(3)}
    assert set(position.decisions()) == {decision(f"keep {faces}") for faces in kept}
    assert len(position.decisions()) == 21
    assert list(position.decisions()) == sorted(position.decisions())


@pytest.mark.rule("C-6")
def test_dice_that_are_not_on_the_table_are_not_left_lying() -> None:
    position = columbiz(phase=ColumbizPhase.KEEP, dice="12335556")
    refusal = position.refusal(decision("keep 335555"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("dice-not-there", "C-6")
    assert refusal.details == {"dice": (3, 3, 5, 5, 5, 5)}


@pytest.mark.rule("C-7")
@pytest.mark.parametrize("rolls_left", [2, 1])
def test_a_player_may_be_content_with_the_first_or_the_second_roll(rolls_left: int) -> None:
    position = columbiz(phase=ColumbizPhase.KEEP, dice="12335556", rolls_left=rolls_left)
    step = play(position, "keep 12335556")
    assert step.position == columbiz(dice="12335556")
    assert step.effects == (effects.Stopped(0, dice("12335556")),)
    assert draw(play(step.position, "c2", "e3").position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . P .
        . . P . . .
        . . . . . .
    """)


@pytest.mark.rule("C-8")
def test_a_die_left_lying_may_be_taken_up_for_the_third_roll() -> None:
    position = columbiz(phase=ColumbizPhase.KEEP, dice="11234566", rolls_left=2)
    position = play(position, "keep 11", "roll 555556").position
    assert position == columbiz(phase=ColumbizPhase.KEEP, dice="11555556", rolls_left=1)
    position = play(position, "keep 55555").position
    assert position.dice_to_roll == 3


@pytest.mark.rule("C-8")
def test_locked_a_die_left_lying_stays_until_the_turn_is_over() -> None:
    position = columbiz(phase=ColumbizPhase.KEEP, dice="11234566", rolls_left=2, reroll="locked")
    assert position.refusal(decision("keep")) is None
    position = play(position, "keep 11", "roll 155556").position
    assert position == columbiz(
        phase=ColumbizPhase.KEEP, dice="11155556", kept="11", rolls_left=1, reroll="locked"
    )
    refusal = position.refusal(decision("keep 1"))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.details) == ("dice-locked", "C-8", {"dice": (1, 1)})
    kept = {dice("11") + part for part in parts(dice("155556"))}
    assert {decision(f"keep {faces}") for faces in ("11", "111", "1155556")} <= set(
        position.decisions()
    )
    assert len(position.decisions()) == len(kept) == 20

    placing = play(position, "keep 115555", "roll 11").position
    assert placing == columbiz(dice="11115555", reroll="locked")
    following = play(placing, "a1", "end", "roll 22222222").position
    assert following.kept == dice("")
    assert following.refusal(decision("keep")) is None


@pytest.mark.rule("C-8")
def test_locked_a_player_may_still_stop() -> None:
    position = columbiz(
        phase=ColumbizPhase.KEEP, dice="11155556", kept="11", rolls_left=1, reroll="locked"
    )
    assert play(position, "keep 11155556").position == columbiz(dice="11155556", reroll="locked")


def test_the_rolls_to_come_are_those_of_the_dice_not_left_lying() -> None:
    assert len(columbiz(phase=ColumbizPhase.ROLL).chances()) == 1287
    two_dice = columbiz(phase=ColumbizPhase.ROLL, kept="123456", rolls_left=1)
    assert len(two_dice.chances()) == 21
    assert two_dice.decisions() == ()
    assert columbiz(phase=ColumbizPhase.KEEP, dice="12335556").chances() == ()
    assert COLUMBIZ.decisions == 3040
