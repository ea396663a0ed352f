"""Sequence Dice rolls evaluated by a network inside compiled code, in preallocated buffers.

`rolls.solve_roll` follows chains of extra turns to their end, for analysis. Here the network
evaluates a board on which the same side rolls again like any other, which is a hundred times
faster; players and training use this.
"""

from typing import NamedTuple

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.cells import lowest_cell
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network, outputs
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.inputs import change_cell, sum_board
from sixrow.engine.sequence_dice.rolls import ODDS
from sixrow.engine.types import Numbers, Values, Weights
from sixrow.rules.board import Cell, Mask, popcount
from sixrow.rules.sequence_dice import PASS
from sixrow.rules.sequence_dice.laws import (
    WILD,
    chips_after,
    choices,
    places,
    plays_again,
    supply_left,
    wins,
)


class SequenceDiceWorkspace(NamedTuple):
    """Buffers for evaluating one board and for the best choice of each total.

    Attributes:
        sums: of the first layer on the present board, if the same side and if the next one rolls.
        placed: the shares, by side, after a chip on each cell that hands the dice on.
        cells, values: the best choice of each total and its shares, by side.
    """

    hidden: Weights
    second: Weights
    shares: Weights
    chips: Numbers
    sums: Weights
    placed: Values
    cells: Numbers
    values: Values


def workspace(network: Network, sides: int) -> SequenceDiceWorkspace:
    """Allocate a workspace for networks of this shape."""
    return SequenceDiceWorkspace(
        np.empty_like(network.b1),
        np.empty_like(network.b2),
        np.empty(sides, dtype=np.float32),
        np.empty(sides, dtype=np.int64),
        np.empty((2, len(network.b1)), dtype=np.float32),
        np.empty((36, sides)),
        np.empty(13, dtype=np.int64),
        np.empty((13, sides)),
    )


@compiled
def _judge_change(
    network: Network,
    state: Numbers,
    facts: Numbers,
    rolled: int,
    cell: Cell,
    lines: Numbers,
    work: SequenceDiceWorkspace,
    out: Values,
) -> None:
    """As `judge_choice`, given the sums of the present board in the workspace."""
    sides, mine = facts[s.SIDES], s.side(state, facts)
    again = 0 if plays_again(rolled) else 1
    roller = (mine + again) % sides
    copy_from(0, work.sums[again], work.hidden)
    if cell != PASS:
        for each in range(sides):
            work.chips[each] = chips_after(state[s.CHIPS + each], each == mine, cell, rolled)
        if places(rolled) and wins(work.chips[mine], cell, facts[s.LENGTH]):
            out[:] = 0.0
            out[mine] = 1.0
            return
        before, length = state[s.CHIPS : s.CHIPS + sides], facts[s.LENGTH]
        change_cell(network, before, work.chips, roller, cell, lines, length, work.hidden)
    outputs(network, work.hidden, work.second, work.shares)
    for place in range(sides):
        out[(roller + place) % sides] = work.shares[place]


@compiled
def judge_choice(
    network: Network,
    state: Numbers,
    facts: Numbers,
    rolled: int,
    cell: Cell,
    lines: Numbers,
    work: SequenceDiceWorkspace,
    out: Values,
) -> None:
    """The shares, by side, after a choice for a total; a winning row has the whole share.

    The sums are those of `solve_roll`, so that its values are exactly those of the choices.
    """
    sides = facts[s.SIDES]
    again = 0 if plays_again(rolled) else 1
    roller = (s.side(state, facts) + again) % sides
    chips = state[s.CHIPS : s.CHIPS + sides]
    sum_board(network, chips, roller, lines, facts[s.LENGTH], work.sums[again])
    _judge_change(network, state, facts, rolled, cell, lines, work, out)


@compiled
def _judge_places(
    network: Network,
    state: Numbers,
    facts: Numbers,
    cells: Mask,
    lines: Numbers,
    work: SequenceDiceWorkspace,
) -> None:
    """Evaluate a chip on each of some cells, for any total that hands the dice on."""
    while cells:
        cell = lowest_cell(cells)
        cells &= cells - 1
        _judge_change(network, state, facts, WILD, cell, lines, work, work.placed[cell])


@compiled
def solve_roll(
    network: Network,
    state: Numbers,
    facts: Numbers,
    lines: Numbers,
    work: SequenceDiceWorkspace,
    expected: Values,
) -> None:
    """Compute the best choice for every total (left in the workspace) and the expected shares."""
    sides, mine = facts[s.SIDES], s.side(state, facts)
    chips = state[s.CHIPS : s.CHIPS + sides]
    supply = supply_left(popcount(chips[mine]), facts[s.UNLIMITED] != 0)
    shares = np.empty(sides)
    for again in range(2):
        roller = (mine + again) % sides
        sum_board(network, chips, roller, lines, facts[s.LENGTH], work.sums[again])
    judged = 0
    expected[:] = 0.0
    for rolled in range(2, 13):
        cells = choices(rolled, chips[mine], s.others(chips, mine), supply)
        shared = places(rolled) and not plays_again(rolled)
        if shared:
            _judge_places(network, state, facts, cells & ~judged, lines, work)
            judged |= cells
        work.values[rolled, mine] = -1.0
        passing = cells == 0
        while cells or passing:
            cell = PASS if passing else lowest_cell(cells)
            cells &= cells - 1
            if shared and not passing:
                copy_from(0, work.placed[cell], shares)
            else:
                _judge_change(network, state, facts, rolled, cell, lines, work, shares)
            passing = False
            if shares[mine] > work.values[rolled, mine]:
                copy_from(0, shares, work.values[rolled])
                work.cells[rolled] = cell
        for side in range(sides):
            expected[side] += ODDS[rolled] * work.values[rolled, side]
