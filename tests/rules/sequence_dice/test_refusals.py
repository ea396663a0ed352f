"""Sequence Dice: every refusal has a code, the rule and its facts, and changes nothing."""

import pytest

from sixrow.rules import SEQUENCE_DICE, DecisionRefused, RollRefused, SequenceDice, start
from sixrow.rules.refusal import Detail
from sixrow.rules.sequence_dice import PASS
from tests.support.boards import cell, dice, play, sequence_dice, sequence_dice_start

BOARD = """
    B . . . . G
    . G . . B .
    . . . . . .
    . . B . . .
    . B . . . .
    . . . . . .
"""

OWN_SEVENS = """
    . . . . . .
    . G . . G .
    . . . . . .
    . . . B . .
    . G . . G .
    . . . . . .
"""

REFUSED: list[tuple[str, SequenceDice, int, str | None, dict[str, Detail]]] = [
    ("no-decision-awaited", sequence_dice(BOARD), cell("a1"), None, {}),
    ("unknown-decision", sequence_dice(BOARD, total=7), 37, None, {"decision": 37}),
    ("unknown-decision", sequence_dice(BOARD, total=7), -1, None, {"decision": -1}),
    ("must-play", sequence_dice(BOARD, total=7), PASS, "S-7", {}),
    ("must-play", sequence_dice(BOARD, total=2), PASS, "S-9", {}),
    ("must-play", sequence_dice(BOARD, total=12), PASS, "S-9", {}),
    ("must-play", sequence_dice(BOARD, total=10), PASS, "S-11", {}),
    ("must-play", sequence_dice(BOARD, total=11), PASS, "S-12", {}),
    ("must-pass", sequence_dice(OWN_SEVENS, total=7), cell("a1"), "S-8", {}),
    ("must-pass", sequence_dice(OWN_SEVENS, total=10), cell("d3"), "S-11", {}),
    ("cell-safe", sequence_dice(BOARD, total=10), cell("c3"), "S-11", {"cell": cell("c3")}),
    ("nothing-to-clear", sequence_dice(BOARD, total=10), cell("b5"), "S-11", {"cell": cell("b5")}),
    ("nothing-to-clear", sequence_dice(BOARD, total=10), cell("e2"), "S-11", {"cell": cell("e2")}),
    ("nothing-to-clear", sequence_dice(BOARD, total=10), cell("d4"), "S-11", {"cell": cell("d4")}),
    ("nothing-to-clear", sequence_dice(BOARD, total=10), cell("f6"), "S-11", {"cell": cell("f6")}),
    (
        "wrong-number",
        sequence_dice(BOARD, total=7),
        cell("c1"),
        "S-7",
        {"cell": cell("c1"), "number": 5, "total": 7},
    ),
    (
        "wrong-number",
        sequence_dice(BOARD, total=12),
        cell("a1"),
        "S-9",
        {"cell": cell("a1"), "number": 2, "total": 12},
    ),
    ("own-chip", sequence_dice(BOARD, total=7), cell("b5"), "S-7", {"cell": cell("b5")}),
    ("own-chip", sequence_dice(BOARD, total=11), cell("f6"), "S-12", {"cell": cell("f6")}),
    ("own-chip", sequence_dice(BOARD, total=2), cell("f6"), "S-9", {"cell": cell("f6")}),
    ("empty-first", sequence_dice(BOARD, total=7), cell("e5"), "S-7", {"cell": cell("e5")}),
    ("empty-first", sequence_dice(BOARD, total=11), cell("e5"), "S-12", {"cell": cell("e5")}),
    ("empty-first", sequence_dice(BOARD, total=2), cell("a6"), "S-9", {"cell": cell("a6")}),
]


@pytest.mark.parametrize(
    ("code", "position", "forbidden", "rule", "details"),
    REFUSED,
    ids=[f"{code}-{place}" for place, (code, *_) in enumerate(REFUSED)],
)
def test_a_refused_decision_says_why_and_changes_nothing(
    code: str, position: SequenceDice, forbidden: int, rule: str | None, details: dict[str, Detail]
) -> None:
    before = repr(position)
    with pytest.raises(DecisionRefused) as refused:
        position.decide(forbidden)
    assert refused.value.code == code
    assert refused.value.rule == rule
    assert refused.value.details == details
    assert repr(position) == before
    assert forbidden not in position.decisions()


def test_nobody_decides_in_the_roll_off_nor_when_the_game_is_over() -> None:
    row = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        G G G G G .
    """
    over = play(sequence_dice(row, total=2), "f1").position
    for position in (sequence_dice_start(2), over):
        for forbidden in (cell("a1"), PASS, 37):
            refusal = position.refusal(forbidden)
            assert refusal is not None
            assert (refusal.code, refusal.rule) == ("no-decision-awaited", None)


@pytest.mark.parametrize("rolled", ["", "6", "666", "66666666"])
def test_a_roll_of_another_number_of_dice_is_refused(rolled: str) -> None:
    for position in (sequence_dice_start(3), sequence_dice(BOARD)):
        with pytest.raises(RollRefused) as refused:
            position.roll(dice(rolled))
        assert refused.value.code == "wrong-number-of-dice"
        assert refused.value.details == {"awaited": 2, "rolled": len(rolled)}


def test_dice_that_nobody_awaits_are_refused() -> None:
    position = sequence_dice(BOARD, total=7)
    before = repr(position)
    with pytest.raises(RollRefused, match="no-dice-awaited"):
        play(position, "roll 34")
    assert repr(position) == before


@pytest.mark.parametrize("value", [-1, -(10**9), 1 << 24, 1 << 60])
def test_a_number_that_packs_no_dice_is_refused(value: int) -> None:
    position = start(SEQUENCE_DICE.setup(players=2))
    with pytest.raises(RollRefused, match="not-dice") as caught:
        position.roll(value)
    assert caught.value.details == {"value": value}
