"""Consistency checks for Columbiz positions from outside.

Legal steps from a valid position lead to valid positions, so nothing here runs during a game;
parsers and the invariant tests call it.
"""

from sixrow.rules import board, dice
from sixrow.rules.columbiz import laws
from sixrow.rules.columbiz.position import Columbiz, ColumbizPhase
from sixrow.rules.dice import NO_DICE
from sixrow.rules.refusal import PositionRefused


def check(position: Columbiz) -> None:
    """Refuse a position that contradicts itself.

    Cross-checks the fields of a position; does not prove that some game leads to it.

    Raises:
        PositionRefused: with the rule and the field at fault.
    """
    _check_discs(position)
    _check_turn_order(position)
    for name in ("dice", "kept"):
        _require(0 <= getattr(position, name) < 1 << 24, "wrong-dice", "C-6", name)
    _PHASE_CHECKS[position.phase](position)


def _require(holds: bool, code: str, rule: str, field: str) -> None:
    if not holds:
        raise PositionRefused(code, rule, field=field)


def _check_discs(position: Columbiz) -> None:
    """Discs are conserved: each is in a supply, on the board, captive or forfeited."""
    setup, players = position.setup, position.setup.players
    for name in ("discs", "supply", "captives", "points"):
        values = getattr(position, name)
        _require(len(values) == players, "wrong-length", "C-3", name)
        _require(min(values) >= 0, "negative", "C-3", name)
    _require(position.taken <= board.EVERY_CELL, "off-board", "C-1", "discs")
    on_board = [board.popcount(discs) for discs in position.discs]
    _require(sum(on_board) == board.popcount(position.taken), "cells-overlap", "C-9", "discs")
    lost = [
        setup.discs_each - supply - placed
        for supply, placed in zip(position.supply, on_board, strict=True)
    ]
    _require(min(lost) >= 0, "too-many-discs", "C-3", "supply")
    _require(sum(position.captives) <= sum(lost), "too-many-captives", "C-16", "captives")
    for seat, captives in enumerate(position.captives):
        _require(captives <= sum(lost) - lost[seat], "too-many-captives", "C-16", "captives")


def _check_turn_order(position: Columbiz) -> None:
    """Only seats that have already had their turn this round may have run out (C-20)."""
    players = position.setup.players
    _require(0 <= position.seat < players, "no-such-seat", "C-4", "seat")
    _require(0 <= position.starter < players, "no-such-seat", "C-4", "starter")
    has_played = (position.seat - position.starter) % players
    if position.placed or position.phase is ColumbizPhase.OVER:
        has_played += 1
    for turn in range(has_played, players):
        supply = position.supply[(position.starter + turn) % players]
        _require(supply > 0, "ran-out-too-early", "C-20", "supply")


def _check_roll_off(position: Columbiz) -> None:
    untouched = Columbiz.start(position.setup)
    roll_off = position.roll_off
    fits = roll_off is not None and roll_off.is_reachable(position.setup.players, 1, 6)
    _require(fits, "impossible-roll-off", "C-5", "roll_off")
    assert roll_off is not None
    _require(position.seat == roll_off.seat, "impossible-roll-off", "C-4", "seat")
    for name in ("discs", "supply", "captives", "points", "starter"):
        same = getattr(position, name) == getattr(untouched, name)
        _require(same, "not-begun", "C-4", name)
    _check_between_rolls(position, rolls_left=0)


def _check_between_rolls(position: Columbiz, rolls_left: int) -> None:
    _require(position.rolls_left == rolls_left, "wrong-rolls-left", "C-6", "rolls_left")
    _require(position.dice == NO_DICE, "wrong-dice", "C-6", "dice")
    _require(position.placed == 0, "wrong-placed", "C-9", "placed")
    if rolls_left in (0, laws.ROLLS):
        _require(position.kept == NO_DICE, "wrong-dice", "C-6", "kept")


def _check_roll(position: Columbiz) -> None:
    _require_settled(position)
    _require(1 <= position.rolls_left <= laws.ROLLS, "wrong-rolls-left", "C-6", "rolls_left")
    _check_between_rolls(position, position.rolls_left)
    _require(dice.number(position.kept) < laws.DICE, "wrong-dice", "C-7", "kept")


def _check_keep(position: Columbiz) -> None:
    _require_settled(position)
    _require(1 <= position.rolls_left < laws.ROLLS, "wrong-rolls-left", "C-6", "rolls_left")
    _require(dice.number(position.dice) == laws.DICE, "wrong-dice", "C-6", "dice")
    _require(position.placed == 0, "wrong-placed", "C-9", "placed")
    _require(dice.contains(position.dice, position.kept), "wrong-dice", "C-8", "kept")
    if position.kept:
        may_lock = position.setup.locked and position.rolls_left == 1
        _require(may_lock, "wrong-dice", "C-8", "kept")
        _require(position.kept != position.dice, "wrong-dice", "C-7", "kept")


def _check_place(position: Columbiz) -> None:
    _require_settled(position)
    _require(position.rolls_left == 0, "wrong-rolls-left", "C-6", "rolls_left")
    _require(position.kept == NO_DICE, "wrong-dice", "C-6", "kept")
    placed, count = position.placed, dice.number(position.dice)
    _require(0 <= placed <= position.setup.limit, "wrong-placed", "C-10", "placed")
    spends = laws.DICE - count
    _require(placed <= spends <= board.SIZE * placed, "wrong-dice", "C-9", "dice")
    own = board.popcount(position.discs[position.seat])
    _require(placed <= own, "wrong-placed", "C-9", "placed")


def _check_over(position: Columbiz) -> None:
    _require_settled(position)
    _check_between_rolls(position, rolls_left=0)
    _require(position.last_round, "not-over", "C-20", "supply")
    complete = laws.round_complete(position.seat, position.starter, position.setup.players)
    _require(complete, "not-over", "C-20", "seat")


def _require_settled(position: Columbiz) -> None:
    _require(position.roll_off is None, "impossible-roll-off", "C-4", "roll_off")


_PHASE_CHECKS = {
    ColumbizPhase.ROLL_OFF: _check_roll_off,
    ColumbizPhase.ROLL: _check_roll,
    ColumbizPhase.KEEP: _check_keep,
    ColumbizPhase.PLACE: _check_place,
    ColumbizPhase.OVER: _check_over,
}
