"""Samples of self-play as lists of the inputs that are not zero: few of thousands are."""

from typing import Any, NamedTuple

import numpy as np

from sixrow.engine.compiler import compiled
from sixrow.engine.types import Numbers, Weights


class Packed(NamedTuple):
    """Rows of inputs: the indices of those that are not 0, and their values.

    Unused places have the value 0.
    """

    indices: Any
    values: Weights


def packed(inputs: Weights) -> Packed:
    """Pack rows of inputs."""
    width = max(1, int(np.count_nonzero(inputs, axis=1).max(initial=0)))
    rows = room(len(inputs), width)
    _pack(inputs, rows.indices, rows.values)
    return rows


def room(rows: int, width: int) -> Packed:
    """Rows without any input, with room for a number of them."""
    shape = rows, width
    return Packed(np.zeros(shape, dtype=np.int16), np.zeros(shape, dtype=np.float32))


def moved(inputs: Packed, onto: Numbers) -> Packed:
    """The same rows after each input has moved to another index."""
    return Packed(onto[inputs.indices], inputs.values)


@compiled
def _pack(inputs: Weights, indices: Any, values: Weights) -> None:
    for row in range(len(inputs)):
        place = 0
        for index in range(inputs.shape[1]):
            if inputs[row, index] != 0.0:
                indices[row, place], values[row, place] = index, inputs[row, index]
                place += 1
