"""Network inputs for Sequence Dice: a board before a roll, seen by the side that rolls.

Sides are in the order of play, the roller first, in the inputs and in the outputs. Each side has 36
bits for its chips and the fraction of its supply that is on the board; then, for every straight
line of the winning length that holds chips of one side only, there is a bit for that side and that
number of chips.
"""

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.cells import lowest_cell
from sixrow.engine.compiler import compiled_for_networks as compiled
from sixrow.engine.networks import Network, add_scaled, outputs
from sixrow.engine.types import Numbers, Weights
from sixrow.rules.board import popcount
from sixrow.rules.sequence_dice.laws import CHIPS


def sequence_inputs(sides: int, length: int, lines: int) -> int:
    """The number of inputs of a Sequence Dice network."""
    return 37 * sides + lines * sides * (length - 1)


@compiled
def line_input(chips: Numbers, roller: int, line: int, length: int) -> int:
    """The index of a line's bit, or −1 if no side or more than one has chips on it."""
    sides, owner, count = len(chips), -1, 0
    for place in range(sides):
        held = popcount(chips[(roller + place) % sides] & line)
        if held:
            if owner >= 0:
                return -1
            owner, count = place, held
    if owner < 0:
        return -1
    return owner * (length - 1) + min(count, length - 1) - 1


@compiled
def write_inputs(chips: Numbers, roller: int, lines: Numbers, length: int, out: Weights) -> None:
    """Write the inputs of a board on which nobody has won."""
    out[:] = 0.0
    sides = len(chips)
    for place in range(sides):
        own = chips[(roller + place) % sides]
        out[36 * sides + place] = popcount(own) / CHIPS
        while own:
            out[36 * place + lowest_cell(own)] = 1.0
            own &= own - 1
    for index in range(len(lines)):
        at = line_input(chips, roller, lines[index], length)
        if at >= 0:
            out[37 * sides + index * sides * (length - 1) + at] = 1.0


@compiled
def judge_board(
    network: Network,
    chips: Numbers,
    roller: int,
    lines: Numbers,
    length: int,
    hidden: Weights,
    second: Weights,
    shares: Weights,
) -> None:
    """The shares of the sides, the roller first; skips inputs that are 0."""
    sides = len(chips)
    copy_from(0, network.b1, hidden)
    for place in range(sides):
        own = chips[(roller + place) % sides]
        add_scaled(hidden, network.w1[36 * sides + place], popcount(own) / CHIPS)
        while own:
            add_scaled(hidden, network.w1[36 * place + lowest_cell(own)], 1.0)
            own &= own - 1
    for index in range(len(lines)):
        at = line_input(chips, roller, lines[index], length)
        if at >= 0:
            add_scaled(hidden, network.w1[37 * sides + index * sides * (length - 1) + at], 1.0)
    outputs(network, hidden, second, shares)


@compiled
def judge_boards(
    network: Network,
    boards: Numbers,
    roller: int,
    lines: Numbers,
    length: int,
    shares: Weights,
) -> None:
    """The shares for several boards, one per row."""
    hidden, second = np.empty_like(network.b1), np.empty_like(network.b2)
    for row in range(len(boards)):
        judge_board(network, boards[row], roller, lines, length, hidden, second, shares[row])
