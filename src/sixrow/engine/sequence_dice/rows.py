"""Evaluators of Sequence Dice boards, and the simple one that counts open rows."""

from functools import cache
from typing import Protocol

import numpy as np

from sixrow.engine.compiler import compiled
from sixrow.engine.sequence_dice.states import others
from sixrow.engine.types import Numbers, Values
from sixrow.rules.board import CELLS, DIRECTIONS, EVERY_CELL, mask_of, popcount, row_through


class BoardEvaluator(Protocol):
    """Assigns values to boards of Sequence Dice after a turn."""

    win: float
    """The value of a won game."""

    def evaluate(
        self, boards: Numbers, side: int, roller: int, length: int, values: Values
    ) -> None:
        """Fill in the value of each board for one side.

        Args:
            boards: the chips of each side, one board per row. On some of them a side may already
                have won; the values of those are ignored.
            side: the side whose value is computed.
            roller: the side that rolls next.
            length: the winning length.
            values: the output.
        """


class OpenRows:
    """The simple evaluator: rows that can still be made, worth ten times more per chip.

    Every straight line of the winning length without a chip of another side counts 10 to the power
    of its own chips in it; the same count for the others is subtracted.
    """

    win = 1e9

    def evaluate(
        self, boards: Numbers, side: int, roller: int, length: int, values: Values
    ) -> None:
        del roller
        open_rows(boards, side, lines(length), values)


@cache
def lines(length: int) -> Numbers:
    """Every straight line of `length` cells, as masks: 14 of six cells, 32 of five."""
    found = set()
    for direction in DIRECTIONS:
        for cell in range(CELLS):
            row = row_through(EVERY_CELL, cell, direction)
            found |= {row[at : at + length] for at in range(len(row) - length + 1)}
    return np.array([mask_of(row) for row in sorted(found)], dtype=np.int64)


@compiled
def open_rows(boards: Numbers, side: int, masks: Numbers, values: Values) -> None:
    """The open rows of one side minus those of the others, for each board."""
    for row in range(len(values)):
        values[row] = open_rows_of(boards[row], side, masks)


@compiled
def open_rows_of(chips: Numbers, side: int, masks: Numbers) -> float:
    """The open rows of one side minus those of the others, on one board."""
    value = 0.0
    for each in range(len(chips)):
        rivals = others(chips, each)
        own = 0.0
        for line in masks:
            if line & rivals == 0:
                own += 10.0 ** popcount(line & chips[each])
        value += own if each == side else -own
    return value
