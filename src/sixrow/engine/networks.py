"""Small value networks, evaluated inside compiled code.

Three layers: inputs → *H* → *K* → one output per side, with ReLU in between and softmax at the end:
the share of the win that each side can expect. `columbiz.inputs` and `sequence_dice.inputs` define
the inputs and the order of the sides.
"""

from typing import NamedTuple

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.compiler import compiled_for_networks as compiled
from sixrow.engine.compiler import inlined_for_networks as inlined
from sixrow.engine.types import Weights


class Network(NamedTuple):
    """Weights and biases of the three layers. The widths are multiples of four."""

    w1: Weights
    b1: Weights
    w2: Weights
    b2: Weights
    w3: Weights
    b3: Weights


@compiled
def add_scaled(target: Weights, weights: Weights, scale: float) -> None:
    """Add a multiple of a row of weights to `target`."""
    factor = np.float32(scale)
    for unit in range(len(target)):
        target[unit] += factor * weights[unit]


@inlined
def add_row(target: Weights, weights: Weights, row: int, scale: float) -> None:
    """As `add_scaled`, for a row of a matrix."""
    factor = np.float32(scale)
    for unit in range(len(target)):
        target[unit] += factor * weights[row, unit]


@compiled
def add_inputs(hidden: Weights, network: Network, inputs: Weights) -> None:
    """The sums of the first hidden layer for a sparse row of inputs."""
    copy_from(0, network.b1, hidden)
    for index in range(len(inputs)):
        if inputs[index] != 0.0:
            add_scaled(hidden, network.w1[index], inputs[index])


@compiled
def outputs(network: Network, hidden: Weights, second: Weights, shares: Weights) -> None:
    """The two upper layers: from the sums of the first hidden layer to the shares."""
    zero = np.float32(0.0)
    copy_from(0, network.b2, second)
    for unit in range(0, len(hidden), 4):  # four at a time: fewer passes over `second`
        a, b = max(hidden[unit], zero), max(hidden[unit + 1], zero)
        c, d = max(hidden[unit + 2], zero), max(hidden[unit + 3], zero)
        rows = network.w2[unit : unit + 4]
        for upper in range(len(second)):
            second[upper] += (
                a * rows[0, upper] + b * rows[1, upper] + c * rows[2, upper] + d * rows[3, upper]
            )
    highest = np.float32(-1e30)
    for side in range(len(shares)):
        total = network.b3[side]
        for upper in range(len(second)):
            total += max(second[upper], zero) * network.w3[upper, side]
        shares[side] = total
        highest = max(highest, total)
    norm = zero
    for side in range(len(shares)):
        shares[side] = np.exp(shares[side] - highest)
        norm += shares[side]
    for side in range(len(shares)):
        shares[side] /= norm
