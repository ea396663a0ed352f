"""Dice from the system and from a seed."""

from collections import Counter

from sixrow.notation import dice_text
from sixrow.rules.dice import FACES, number, showing
from sixrow.terminal.chance import Chance


def test_a_seed_repeats_and_depends_on_the_moment() -> None:
    rolls = [Chance("7").roll(8, moment) for moment in range(50)]
    assert rolls == [Chance("7").roll(8, moment) for moment in range(50)]
    assert rolls != [Chance("8").roll(8, moment) for moment in range(50)]
    assert len(set(rolls)) > 40


def test_a_seed_gives_these_dice_for_ever() -> None:
    rolls = [dice_text(Chance("7").roll(8, moment)) for moment in range(3)]
    assert rolls == ["11334456", "11233456", "33345666"]


def test_faces_come_equally_often() -> None:
    rolls = [Chance("fair").roll(8, moment) for moment in range(1500)]
    counts = Counter({face: sum(showing(dice, face) for dice in rolls) for face in FACES})
    expected = 1500 * 8 / 6
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_squared < 20.5  # the 0.999 quantile with five degrees of freedom


def test_without_a_seed_the_system_rolls() -> None:
    rolls = {Chance().roll(8, 0) for _ in range(20)}
    assert len(rolls) > 1
    assert {number(dice) for dice in rolls} == {8}
