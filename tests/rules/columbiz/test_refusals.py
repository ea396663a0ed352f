"""Columbiz: every refusal has a code, the rule and its facts, and changes nothing."""

import pytest

from sixrow.rules import Columbiz, DecisionRefused, RollRefused
from sixrow.rules.columbiz import END, ColumbizPhase
from sixrow.rules.refusal import Detail
from tests.support.boards import EMPTY, cell, columbiz, columbiz_start, decision, dice, play

BLOCKED = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . B
    P B P B P P
"""

REFUSED: dict[str, tuple[Columbiz, int, str | None, dict[str, Detail]]] = {
    "no-decision-awaited": (columbiz(phase=ColumbizPhase.ROLL), END, None, {}),
    "still-rolling": (columbiz(phase=ColumbizPhase.KEEP, dice="12335556"), cell("e3"), "C-9", {}),
    "rolls-used": (columbiz(dice="12335556"), decision("keep 555"), "C-6", {}),
    "dice-not-there": (
        columbiz(phase=ColumbizPhase.KEEP, dice="12335556"),
        decision("keep 44"),
        "C-6",
        {"dice": (4, 4)},
    ),
    "dice-locked": (
        columbiz(
            phase=ColumbizPhase.KEEP, dice="12335556", kept="55", rolls_left=1, reroll="locked"
        ),
        decision("keep 335"),
        "C-8",
        {"dice": (5, 5)},
    ),
    "must-place": (columbiz(dice="12335556"), END, "C-11", {}),
    "turn-limit": (
        columbiz(BLOCKED, dice="1234", placed=4),
        cell("a2"),
        "C-10",
        {"limit": 4},
    ),
    "supply-empty": (
        columbiz(BLOCKED, dice="1234", placed=1, supply=(0, 10)),
        cell("a1"),
        "C-15",
        {},
    ),
    "cell-taken": (
        columbiz(BLOCKED, dice="12335556"),
        cell("b1"),
        "C-9",
        {"cell": cell("b1")},
    ),
    "too-few-dice": (
        columbiz(EMPTY, dice="12335556"),
        cell("e4"),
        "C-9",
        {"cell": cell("e4"), "face": 5, "needed": 4, "have": 3},
    ),
    "unknown-decision": (columbiz(dice="12335556"), 3040, None, {"decision": 3040}),
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_refused_decision_says_why_and_changes_nothing(code: str) -> None:
    position, forbidden, rule, details = REFUSED[code]
    before = repr(position)
    with pytest.raises(DecisionRefused) as refused:
        position.decide(forbidden)
    assert refused.value.code == code
    assert refused.value.rule == rule
    assert refused.value.details == details
    assert repr(position) == before
    assert forbidden not in position.decisions()


@pytest.mark.parametrize("phase", [ColumbizPhase.KEEP, ColumbizPhase.PLACE])
@pytest.mark.parametrize("unknown", [-1, 3040, 10**9])
def test_a_number_outside_the_numbering_is_unknown_in_every_phase(
    phase: ColumbizPhase, unknown: int
) -> None:
    refusal = columbiz(phase=phase, dice="12335556").refusal(unknown)
    assert refusal is not None
    assert (refusal.code, refusal.details) == ("unknown-decision", {"decision": unknown})


@pytest.mark.parametrize("forbidden", [cell("a1"), END])
def test_while_rolling_neither_a_disc_nor_the_end_of_the_turn_is_allowed(forbidden: int) -> None:
    refusal = columbiz(phase=ColumbizPhase.KEEP, dice="12335556").refusal(forbidden)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("still-rolling", "C-9")


@pytest.mark.parametrize("keeping", ["keep", "keep 12335556"])
def test_while_placing_no_dice_are_kept(keeping: str) -> None:
    refusal = columbiz(dice="12335556").refusal(decision(keeping))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("rolls-used", "C-6")


def test_nobody_decides_in_the_roll_off_nor_when_the_game_is_over() -> None:
    over = columbiz(phase=ColumbizPhase.OVER, seat=1, supply=(18, 0))
    for position in (columbiz_start(2), over):
        for forbidden in (cell("a1"), END, decision("keep"), -1):
            refusal = position.refusal(forbidden)
            assert refusal is not None
            assert (refusal.code, refusal.rule) == ("no-decision-awaited", None)


def test_a_taken_cell_is_named_before_the_missing_dice() -> None:
    refusal = columbiz(BLOCKED, dice="11112345").refusal(cell("f2"))
    assert refusal is not None
    assert (refusal.code, refusal.details) == ("cell-taken", {"cell": cell("f2")})


@pytest.mark.parametrize(
    ("position", "rolled", "awaited"),
    [
        (columbiz_start(2), "66", 1),
        (columbiz(phase=ColumbizPhase.ROLL), "1234561", 8),
        (columbiz(phase=ColumbizPhase.ROLL, kept="555", rolls_left=1), "12345612", 5),
        (columbiz(phase=ColumbizPhase.ROLL, kept="555", rolls_left=1), "", 5),
    ],
    ids=["roll-off", "first roll", "third roll", "nothing"],
)
def test_a_roll_of_another_number_of_dice_is_refused(
    position: Columbiz, rolled: str, awaited: int
) -> None:
    with pytest.raises(RollRefused) as refused:
        position.roll(dice(rolled))
    assert refused.value.code == "wrong-number-of-dice"
    assert refused.value.rule is None
    assert refused.value.details == {"awaited": awaited, "rolled": len(rolled)}


@pytest.mark.parametrize("nonsense", [8 << 24, dice("12345612") + (1 << 24), -1, -(1 << 40)])
def test_what_is_no_dice_at_all_is_refused(nonsense: int) -> None:
    with pytest.raises(RollRefused) as refused:
        columbiz(phase=ColumbizPhase.ROLL).roll(nonsense)
    assert (refused.value.code, refused.value.details) == ("not-dice", {"value": nonsense})


@pytest.mark.parametrize(
    "position",
    [
        columbiz(dice="12335556"),
        columbiz(phase=ColumbizPhase.KEEP, dice="12335556"),
        columbiz(phase=ColumbizPhase.OVER, seat=1, supply=(18, 0)),
    ],
    ids=["placing", "keeping", "over"],
)
def test_dice_that_nobody_awaits_are_refused(position: Columbiz) -> None:
    before = repr(position)
    with pytest.raises(RollRefused) as refused:
        play(position, "roll 12345612")
    assert (refused.value.code, refused.value.details) == ("no-dice-awaited", {})
    assert repr(position) == before
