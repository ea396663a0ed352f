"""Consistency checks for Sequence Dice positions from outside.

Legal steps from a valid position lead to valid positions, so nothing here runs during a game;
parsers and the invariant tests call it.
"""

from sixrow.rules import board, dice
from sixrow.rules.refusal import PositionRefused
from sixrow.rules.sequence_dice import laws
from sixrow.rules.sequence_dice.position import SequenceDice, SequenceDicePhase


def check(position: SequenceDice) -> None:
    """Refuse a position that contradicts itself.

    Cross-checks the fields of a position; does not prove that some game leads to it.

    Raises:
        PositionRefused: with the rule and the field at fault.
    """
    setup = position.setup
    _require(len(position.chips) == setup.sides, "wrong-length", "S-2", "chips")
    _require(min(position.chips) >= 0, "negative", "S-14", "chips")
    _require(position.taken <= board.EVERY_CELL, "off-board", "S-1", "chips")
    on_board = [board.popcount(own) for own in position.chips]
    _require(sum(on_board) == board.popcount(position.taken), "cells-overlap", "S-7", "chips")
    _require(min(position.supply()) >= 0, "too-many-chips", "S-14", "chips")
    _require(0 <= position.seat < setup.players, "no-such-seat", "S-2", "seat")
    _check_phase(position)
    _check_rows(position)


def _require(holds: bool, code: str, rule: str, field: str) -> None:
    if not holds:
        raise PositionRefused(code, rule, field=field)


def _check_phase(position: SequenceDice) -> None:
    _require(0 <= position.dice < 1 << 24, "wrong-dice", "S-6", "dice")
    rolled = laws.DICE if position.phase is SequenceDicePhase.CHOOSE else 0
    _require(dice.number(position.dice) == rolled, "wrong-dice", "S-6", "dice")
    if position.phase is not SequenceDicePhase.ROLL_OFF:
        _require(position.roll_off is None, "impossible-roll-off", "S-3", "roll_off")
        return
    _require(position.taken == 0, "not-begun", "S-3", "chips")
    roll_off = position.roll_off
    fits = roll_off is not None and roll_off.is_reachable(
        position.setup.players, laws.DICE, board.SIZE * laws.DICE
    )
    _require(fits, "impossible-roll-off", "S-3", "roll_off")
    assert roll_off is not None
    _require(position.seat == roll_off.seat, "impossible-roll-off", "S-3", "seat")


def _check_rows(position: SequenceDice) -> None:
    """The winner has a winning row on the board exactly when the game is over."""
    for side, longest in enumerate(position.scores()):
        wins = longest >= position.setup.length
        over = position.phase is SequenceDicePhase.OVER and side == position.side
        _require(wins == over, "row-and-phase-differ", "S-13", "phase")
