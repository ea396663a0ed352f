"""Refusals in sentences that a player understands."""

import pytest

from sixrow.notation import NotationRefused, read_position, read_record
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Position, SetupRefused
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.text.refusals import refused
from tests.support.boards import columbiz, decision, sequence_dice

TAKEN = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    P . . . B .
"""


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        (columbiz(TAKEN, dice="11223355"), "e1", "e1 is occupied; choose an empty cell (C-9)."),
        (
            columbiz(TAKEN, dice="11223355"),
            "e3",
            "e3 costs 3 dice showing 5; you have 2 left (C-9).",
        ),
        (
            columbiz(TAKEN, dice="11223355"),
            "f1",
            "f1 costs one die showing 6; you have none left (C-9).",
        ),
        (
            columbiz(TAKEN, dice="11223355"),
            "end",
            "You can place a disc, so you must place at least one before you end your turn (C-11).",
        ),
        (
            columbiz(phase=ColumbizPhase.KEEP, dice="12335556"),
            "keep 4",
            "The dice on the table do not include 4 (C-6).",
        ),
        (
            columbiz(
                phase=ColumbizPhase.KEEP, dice="12335556", kept="33", rolls_left=1, reroll="locked"
            ),
            "keep 555",
            "Kept dice stay: you must also keep 33 (C-8).",
        ),
        (sequence_dice(total=7), "a1", "a1 is marked 2, and you rolled 7 (S-7)."),
        (sequence_dice(total=7), "pass", "You can choose a cell, so you may not pass (S-7)."),
        (sequence_dice(total=10), "a2", "There is no move with this roll; pass (S-11)."),
    ],
)
def test_decisions(position: Position, move: str, sentence: str) -> None:
    refusal = position.refusal(decision(move))
    assert refusal is not None
    assert refused(refusal) == sentence


def test_sets_up() -> None:
    with pytest.raises(SetupRefused) as refusal:
        COLUMBIZ.setup(5)
    assert refused(refusal.value) == "The game is for 2, 3, 4 players, not 5."
    with pytest.raises(SetupRefused) as refusal:
        SEQUENCE_DICE.setup(2, length=7)
    assert refused(refusal.value) == "“length” cannot be 7; choose from 6, 5 (S-5)."
    with pytest.raises(SetupRefused) as refusal:
        SEQUENCE_DICE.setup(2, "nb")
    assert refused(refusal.value) == "This game has no edition “nb”; it has none."


def test_the_faults_of_a_text() -> None:
    with pytest.raises(NotationRefused) as refusal:
        read_position("sequence-dice:2 6/6/6/6/6/X5 1 roll")
    (fault,) = refusal.value.faults
    assert refused(fault) == ("“X” is not a board: write six ranks from 6 to 1, separated by /.")


def test_a_wrong_type_is_named_in_words() -> None:
    with pytest.raises(NotationRefused) as refusal:
        read_record('{"format": "sixrow", "version": 1, "setup": 3}')
    assert "This must be text." in [refused(fault) for fault in refusal.value.faults]
