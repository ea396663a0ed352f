"""Network inputs for Sequence Dice: a board before a roll, seen by the side that rolls.

Sides are in the order of play, the roller first, in the inputs and in the outputs:

- 36 bits for the chips of each side, and the fraction of its supply that is on the board;
- for every straight line of the winning length one bit for how the sides share it (every
  combination of their counts but the empty line), and for each side that lacks one or two cells of
  it a bit for which;
- for every number on the board one bit for how the sides share its four cells.
"""

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.cells import lowest_cell
from sixrow.engine.compiler import compiled_for_networks as compiled
from sixrow.engine.compiler import inlined_for_networks as inlined
from sixrow.engine.networks import Network, add_row
from sixrow.engine.types import Numbers, Weights
from sixrow.rules.board import Cell, Mask, bit, popcount
from sixrow.rules.sequence_dice.laws import CELLS_OF, CHIPS

GROUP = 4
"""The cells of a number."""

GROUPS = np.array([cells for cells in CELLS_OF if cells], dtype=np.int64)
"""The cells of each number on the board."""


@inlined
def shares_of(sides: int, size: int) -> int:
    """The number of ways in which the sides can share some of `size` cells, but at least one."""
    ways = 1
    for each in range(sides):
        ways = ways * (size + each + 1) // (each + 1)
    return ways - 1


@inlined
def lacks_of(length: int) -> int:
    """The number of ways to lack one or two cells of a line."""
    return length * (length + 1) // 2


@inlined
def inputs_of_line(sides: int, length: int) -> int:
    """The number of inputs of a line."""
    return shares_of(sides, length) + sides * lacks_of(length)


def sequence_inputs(sides: int, length: int, lines: int) -> int:
    """The number of inputs of a Sequence Dice network."""
    groups = len(GROUPS) * int(shares_of(sides, GROUP))
    return 37 * sides + lines * int(inputs_of_line(sides, length)) + groups


@inlined
def share(chips: Numbers, roller: int, cells: Mask) -> int:
    """The number of the way in which the sides share some cells; −1 if nobody has a chip there.

    The counts, added up side by side, never fall: the rank of such a sequence is a sum of binomial
    coefficients.
    """
    sides, total, rank = len(chips), 0, -1
    for place in range(sides):
        total += popcount(chips[(roller + place) % sides] & cells)
        ways = total
        for each in range(1, place + 1):
            ways = ways * (total + each) // (each + 1)
        rank += ways
    return rank


@inlined
def lack(own: Mask, line: Mask, length: int) -> int:
    """The number of the one or two cells of a line that a side lacks; −1 if none, or more."""
    lacked = line & ~own
    rest = lacked & (lacked - 1)
    if lacked == 0 or rest & (rest - 1):
        return -1
    first = popcount(line & ((lacked & -lacked) - 1))
    if rest == 0:
        return first
    second = popcount(line & (rest - 1))
    return length + second * (second - 1) // 2 + first


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
    at = 37 * sides
    ways, lacks = shares_of(sides, length), lacks_of(length)
    for index in range(len(lines)):
        held = share(chips, roller, lines[index])
        if held >= 0:
            out[at + held] = 1.0
        for place in range(sides):
            lacked = lack(chips[(roller + place) % sides], lines[index], length)
            if lacked >= 0:
                out[at + ways + place * lacks + lacked] = 1.0
        at += ways + sides * lacks
    for group in GROUPS:
        held = share(chips, roller, group)
        if held >= 0:
            out[at + held] = 1.0
        at += shares_of(sides, GROUP)


@compiled
def sum_board(
    network: Network, chips: Numbers, roller: int, lines: Numbers, length: int, hidden: Weights
) -> None:
    """The sums of the first layer for a board; skips inputs that are 0."""
    sides = len(chips)
    copy_from(0, network.b1, hidden)
    for place in range(sides):
        own = chips[(roller + place) % sides]
        add_row(hidden, network.w1, 36 * sides + place, popcount(own) / CHIPS)
        while own:
            add_row(hidden, network.w1, 36 * place + lowest_cell(own), 1.0)
            own &= own - 1
    for index in range(len(lines)):
        _add_line(network, chips, roller, index, lines, length, 1.0, hidden)
    for index in range(len(GROUPS)):
        _add_group(network, chips, roller, index, lines, length, 1.0, hidden)


@inlined
def _add_line(
    network: Network,
    chips: Numbers,
    roller: int,
    index: int,
    lines: Numbers,
    length: int,
    scale: float,
    hidden: Weights,
) -> None:
    """Add a multiple of the inputs of a line to the sums of the first layer."""
    sides = len(chips)
    ways, lacks = shares_of(sides, length), lacks_of(length)
    at = 37 * sides + index * (ways + sides * lacks)
    held = share(chips, roller, lines[index])
    if held >= 0:
        add_row(hidden, network.w1, at + held, scale)
    for place in range(sides):
        lacked = lack(chips[(roller + place) % sides], lines[index], length)
        if lacked >= 0:
            add_row(hidden, network.w1, at + ways + place * lacks + lacked, scale)


@inlined
def _add_group(
    network: Network,
    chips: Numbers,
    roller: int,
    index: int,
    lines: Numbers,
    length: int,
    scale: float,
    hidden: Weights,
) -> None:
    """Add a multiple of the input of a number's cells to the sums of the first layer."""
    sides = len(chips)
    at = 37 * sides + len(lines) * inputs_of_line(sides, length) + index * shares_of(sides, GROUP)
    held = share(chips, roller, GROUPS[index])
    if held >= 0:
        add_row(hidden, network.w1, at + held, scale)


@compiled
def change_cell(
    network: Network,
    before: Numbers,
    after: Numbers,
    roller: int,
    cell: Cell,
    lines: Numbers,
    length: int,
    hidden: Weights,
) -> None:
    """Update the sums of the first layer for two boards that differ in one cell only."""
    sides = len(before)
    for place in range(sides):
        each = (roller + place) % sides
        change = popcount(after[each]) - popcount(before[each])
        if change:
            add_row(hidden, network.w1, 36 * place + cell, change)
            add_row(hidden, network.w1, 36 * sides + place, change / CHIPS)
    for index in range(len(lines)):
        if lines[index] & bit(cell):
            _add_line(network, before, roller, index, lines, length, -1.0, hidden)
            _add_line(network, after, roller, index, lines, length, 1.0, hidden)
    for index in range(len(GROUPS)):
        if GROUPS[index] & bit(cell):
            _add_group(network, before, roller, index, lines, length, -1.0, hidden)
            _add_group(network, after, roller, index, lines, length, 1.0, hidden)
