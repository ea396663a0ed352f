"""Positions that contradict themselves are refused, with the rule and the part at fault."""

from dataclasses import replace
from typing import Any

import pytest

from sixrow.rules import Position, PositionRefused, SetupRefused, Waiting, check
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.rolloff import RollOff
from sixrow.rules.sequence_dice import SequenceDicePhase
from tests.support.boards import (
    columbiz,
    columbiz_start,
    dice,
    play,
    sequence_dice,
    sequence_dice_start,
)

A_FEW = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . B . . .
    P P B . . .
"""

COLUMBIZ_POSITIONS = {
    "roll-off": columbiz_start(3),
    "roll": columbiz(A_FEW, phase=ColumbizPhase.ROLL),
    "third roll": columbiz(A_FEW, phase=ColumbizPhase.ROLL, kept="555", rolls_left=1),
    "keep": columbiz(A_FEW, phase=ColumbizPhase.KEEP, dice="12335556"),
    "locked": columbiz(
        A_FEW, phase=ColumbizPhase.KEEP, dice="12335556", kept="55", rolls_left=1, reroll="locked"
    ),
    "place": columbiz(A_FEW, dice="12335556"),
    "placed": columbiz(A_FEW, dice="335556", placed=2),
    "over": columbiz(A_FEW, phase=ColumbizPhase.OVER, seat=1, supply=(0, 5)),
}

COLUMBIZ_REFUSED: list[tuple[str, dict[str, Any], str, str, str]] = [
    # the discs
    ("place", {"discs": (1,)}, "wrong-length", "C-3", "discs"),
    ("place", {"supply": (1, 1, 1)}, "wrong-length", "C-3", "supply"),
    ("place", {"captives": ()}, "wrong-length", "C-3", "captives"),
    ("place", {"points": (0,)}, "wrong-length", "C-3", "points"),
    ("place", {"discs": (-1, 0)}, "negative", "C-3", "discs"),
    ("place", {"supply": (-1, 0)}, "negative", "C-3", "supply"),
    ("place", {"captives": (0, -1)}, "negative", "C-3", "captives"),
    ("place", {"points": (0, -1)}, "negative", "C-3", "points"),
    ("place", {"discs": (1 << 36, 0)}, "off-board", "C-1", "discs"),
    ("place", {"discs": (3, 2)}, "cells-overlap", "C-9", "discs"),
    ("place", {"supply": (17, 16)}, "too-many-discs", "C-3", "supply"),
    ("place", {"supply": (16, 14), "captives": (3, 0)}, "too-many-captives", "C-16", "captives"),
    ("place", {"supply": (16, 14), "captives": (1, 1)}, "too-many-captives", "C-16", "captives"),
    ("place", {"supply": (16, 14), "captives": (0, 1)}, "too-many-captives", "C-16", "captives"),
    # whose turn it is
    ("place", {"seat": 2}, "no-such-seat", "C-4", "seat"),
    ("place", {"seat": -1}, "no-such-seat", "C-4", "seat"),
    ("place", {"starter": 2}, "no-such-seat", "C-4", "starter"),
    ("place", {"starter": -1}, "no-such-seat", "C-4", "starter"),
    ("place", {"supply": (0, 16)}, "ran-out-too-early", "C-20", "supply"),
    ("place", {"supply": (16, 0)}, "ran-out-too-early", "C-20", "supply"),
    ("placed", {"supply": (16, 0)}, "ran-out-too-early", "C-20", "supply"),
    ("place", {"seat": 1, "supply": (16, 0)}, "ran-out-too-early", "C-20", "supply"),
    ("roll", {"supply": (0, 5)}, "ran-out-too-early", "C-20", "supply"),
    # the roll-off
    ("roll-off", {"roll_off": None}, "impossible-roll-off", "C-5", "roll_off"),
    ("roll-off", {"roll_off": RollOff((7, 0, 0))}, "impossible-roll-off", "C-5", "roll_off"),
    ("roll-off", {"roll_off": RollOff((0, 1, 0))}, "impossible-roll-off", "C-5", "roll_off"),
    ("roll-off", {"seat": 1}, "impossible-roll-off", "C-4", "seat"),
    ("roll-off", {"discs": (1, 0, 0), "supply": (12, 13, 13)}, "not-begun", "C-4", "discs"),
    ("roll-off", {"supply": (10, 13, 13)}, "not-begun", "C-4", "supply"),
    ("roll-off", {"points": (1, 0, 0)}, "not-begun", "C-4", "points"),
    ("roll-off", {"starter": 1}, "not-begun", "C-4", "starter"),
    ("roll-off", {"rolls_left": 3}, "wrong-rolls-left", "C-6", "rolls_left"),
    ("roll-off", {"dice": dice("1")}, "wrong-dice", "C-6", "dice"),
    ("roll-off", {"kept": dice("1")}, "wrong-dice", "C-6", "kept"),
    # rolling
    ("roll", {"roll_off": RollOff((0, 0))}, "impossible-roll-off", "C-4", "roll_off"),
    ("roll", {"rolls_left": 0}, "wrong-rolls-left", "C-6", "rolls_left"),
    ("roll", {"rolls_left": 4}, "wrong-rolls-left", "C-6", "rolls_left"),
    ("roll", {"dice": dice("1")}, "wrong-dice", "C-6", "dice"),
    ("roll", {"kept": dice("1")}, "wrong-dice", "C-6", "kept"),
    ("roll", {"placed": 1}, "wrong-placed", "C-9", "placed"),
    ("third roll", {"kept": dice("11111111")}, "wrong-dice", "C-7", "kept"),
    # choosing what to keep
    ("keep", {"roll_off": RollOff((0, 0))}, "impossible-roll-off", "C-4", "roll_off"),
    ("keep", {"rolls_left": 0}, "wrong-rolls-left", "C-6", "rolls_left"),
    ("keep", {"rolls_left": 3}, "wrong-rolls-left", "C-6", "rolls_left"),
    ("keep", {"dice": dice("1234561")}, "wrong-dice", "C-6", "dice"),
    ("keep", {"dice": dice("123456123")}, "wrong-dice", "C-6", "dice"),
    ("keep", {"placed": 1}, "wrong-placed", "C-9", "placed"),
    ("keep", {"kept": dice("5")}, "wrong-dice", "C-8", "kept"),
    ("locked", {"kept": dice("44")}, "wrong-dice", "C-8", "kept"),
    ("locked", {"rolls_left": 2}, "wrong-dice", "C-8", "kept"),
    ("locked", {"kept": dice("12335556")}, "wrong-dice", "C-7", "kept"),
    # placing
    ("place", {"roll_off": RollOff((0, 0))}, "impossible-roll-off", "C-4", "roll_off"),
    ("place", {"rolls_left": 1}, "wrong-rolls-left", "C-6", "rolls_left"),
    ("place", {"kept": dice("5")}, "wrong-dice", "C-6", "kept"),
    ("place", {"placed": 5}, "wrong-placed", "C-10", "placed"),
    ("place", {"placed": -1}, "wrong-placed", "C-10", "placed"),
    ("place", {"placed": 1}, "wrong-dice", "C-9", "dice"),
    ("place", {"dice": dice("1233555")}, "wrong-dice", "C-9", "dice"),
    ("placed", {"dice": dice("3355566")}, "wrong-dice", "C-9", "dice"),
    ("placed", {"placed": 1, "dice": dice("1")}, "wrong-dice", "C-9", "dice"),
    ("placed", {"dice": -1}, "wrong-dice", "C-6", "dice"),
    ("placed", {"placed": 3, "dice": dice("335")}, "wrong-placed", "C-9", "placed"),
    # the end
    ("over", {"roll_off": RollOff((0, 0))}, "impossible-roll-off", "C-4", "roll_off"),
    ("over", {"rolls_left": 1}, "wrong-rolls-left", "C-6", "rolls_left"),
    ("over", {"dice": dice("1")}, "wrong-dice", "C-6", "dice"),
    ("over", {"kept": dice("1")}, "wrong-dice", "C-6", "kept"),
    ("over", {"placed": 1}, "wrong-placed", "C-9", "placed"),
    ("over", {"supply": (1, 5)}, "not-over", "C-20", "supply"),
    ("over", {"seat": 0}, "not-over", "C-20", "seat"),
]

A_ROW = """
    . . . . . .
    . . . . . .
    . . B . . .
    . . . . . .
    . . . . . .
    G G G G G .
"""

SEQUENCE_DICE_POSITIONS = {
    "roll-off": sequence_dice_start(2),
    "roll": sequence_dice(A_ROW, players=4),
    "choose": sequence_dice(A_ROW, total=7),
    "over": play(sequence_dice(A_ROW, total=2), "f1").position,
}

SEQUENCE_DICE_REFUSED: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("choose", {"chips": (1, 2, 4)}, "wrong-length", "S-2", "chips"),
    ("choose", {"chips": (1, -2)}, "negative", "S-14", "chips"),
    ("choose", {"chips": (1, 1 << 36)}, "off-board", "S-1", "chips"),
    ("choose", {"chips": (1, 3)}, "cells-overlap", "S-7", "chips"),
    ("choose", {"chips": (0x155555555, 0xAAAAAAAAA)}, "row-and-phase-differ", "S-13", "phase"),
    ("choose", {"chips": (0xFFFFFF, 0)}, "too-many-chips", "S-14", "chips"),
    ("choose", {"seat": 2}, "no-such-seat", "S-2", "seat"),
    ("roll", {"seat": 4}, "no-such-seat", "S-2", "seat"),
    ("roll", {"seat": -1}, "no-such-seat", "S-2", "seat"),
    ("roll", {"dice": dice("12")}, "wrong-dice", "S-6", "dice"),
    ("choose", {"dice": dice("1")}, "wrong-dice", "S-6", "dice"),
    ("choose", {"dice": dice("")}, "wrong-dice", "S-6", "dice"),
    ("over", {"dice": dice("11")}, "wrong-dice", "S-6", "dice"),
    ("roll", {"roll_off": RollOff.among(4)}, "impossible-roll-off", "S-3", "roll_off"),
    ("roll-off", {"chips": (1, 0)}, "not-begun", "S-3", "chips"),
    ("roll-off", {"dice": dice("11")}, "wrong-dice", "S-6", "dice"),
    ("roll-off", {"roll_off": None}, "impossible-roll-off", "S-3", "roll_off"),
    ("roll-off", {"roll_off": RollOff((1, 0))}, "impossible-roll-off", "S-3", "roll_off"),
    ("roll-off", {"roll_off": RollOff((13, 0))}, "impossible-roll-off", "S-3", "roll_off"),
    ("roll-off", {"seat": 1}, "impossible-roll-off", "S-3", "seat"),
    ("over", {"seat": 1}, "row-and-phase-differ", "S-13", "phase"),
    ("over", {"phase": SequenceDicePhase.ROLL}, "row-and-phase-differ", "S-13", "phase"),
    ("roll", {"phase": SequenceDicePhase.OVER}, "row-and-phase-differ", "S-13", "phase"),
]


def identify(case: tuple[str, dict[str, Any], str, str, str]) -> str:
    name, changes, code, *_ = case
    return f"{name}: {code} {changes}"


def check_with_steps(position: Position) -> None:
    """Check a position, and that every legal decision or some rolls lead to valid ones."""
    check(position)
    after = [position.decide(decision).position for decision in position.decisions()]
    after += [position.roll(rolled).position for rolled, _ in position.chances()[::20]]
    for each in after:
        check(each)
    assert (after == []) == (position.waiting is Waiting.NOBODY)


@pytest.mark.parametrize("name", COLUMBIZ_POSITIONS)
def test_the_positions_of_columbiz_are_valid_before_they_are_spoiled(name: str) -> None:
    check_with_steps(COLUMBIZ_POSITIONS[name])


@pytest.mark.parametrize("case", COLUMBIZ_REFUSED, ids=identify)
def test_a_position_of_columbiz_that_contradicts_itself_is_refused(
    case: tuple[str, dict[str, Any], str, str, str],
) -> None:
    name, changes, code, rule, field = case
    with pytest.raises(PositionRefused) as refused:
        check(replace(COLUMBIZ_POSITIONS[name], **changes))
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert refused.value.details == {"field": field}


@pytest.mark.parametrize("name", SEQUENCE_DICE_POSITIONS)
def test_the_positions_of_sequence_dice_are_valid_before_they_are_spoiled(name: str) -> None:
    check_with_steps(SEQUENCE_DICE_POSITIONS[name])


@pytest.mark.parametrize("case", SEQUENCE_DICE_REFUSED, ids=identify)
def test_a_position_of_sequence_dice_that_contradicts_itself_is_refused(
    case: tuple[str, dict[str, Any], str, str, str],
) -> None:
    name, changes, code, rule, field = case
    with pytest.raises(PositionRefused) as refused:
        check(replace(SEQUENCE_DICE_POSITIONS[name], **changes))
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert refused.value.details == {"field": field}


@pytest.mark.rule("C-20")
def test_only_who_has_had_the_turn_of_this_round_may_have_run_out() -> None:
    # Seat 1 began; seats 1 and 2 have played, seat 0 is still to come.
    check(columbiz(A_FEW, players=3, phase=ColumbizPhase.ROLL, starter=1, seat=0, supply=(5, 0, 0)))
    with pytest.raises(PositionRefused, match="ran-out-too-early"):
        columbiz(A_FEW, players=3, phase=ColumbizPhase.ROLL, starter=1, seat=2, supply=(5, 5, 0))
    check(columbiz(A_FEW, players=3, starter=1, seat=0, supply=(0, 5, 5), dice="33", placed=1))


@pytest.mark.rule("C-9")
def test_a_disc_spends_between_one_and_six_dice() -> None:
    check(columbiz(A_FEW, dice="66", placed=1))
    check(columbiz(A_FEW, dice="1234566", placed=1))
    with pytest.raises(PositionRefused, match="wrong-dice"):
        columbiz(A_FEW, dice="6", placed=1)


def test_a_full_board_is_valid() -> None:
    check(
        columbiz(
            """
            P B G P B G
            B G P B G P
            G P B G P B
            P B G P B G
            B G P B G P
            G P B G P B
            """,
            players=3,
            dice="12335556",
        )
    )


@pytest.mark.rule("S-15")
def test_unlimited_more_than_twenty_chips_may_lie() -> None:
    board = """
        G G G G G .
        G G G G G .
        G G G G G .
        G G G G G .
        G G G G G .
        . . . . . .
    """
    with pytest.raises(PositionRefused, match="too-many-chips"):
        sequence_dice(board)
    check(sequence_dice(board, chips="unlimited"))


def test_a_set_up_is_checked_before_any_position_is_made() -> None:
    with pytest.raises(SetupRefused):
        columbiz(A_FEW, players=5)


@pytest.mark.parametrize("name", ["dice", "kept"])
@pytest.mark.parametrize("value", [-1, 1 << 24])
def test_dice_beyond_the_six_faces_are_refused(name: str, value: int) -> None:
    wrong: dict[str, Any] = {name: value}
    position = replace(columbiz_start(2), **wrong)
    with pytest.raises(PositionRefused, match="wrong-dice"):
        check(position)


def test_a_die_beyond_the_six_faces_is_refused_in_sequence_dice() -> None:
    with pytest.raises(PositionRefused, match="wrong-dice"):
        check(replace(sequence_dice_start(2), dice=1 << 24))
