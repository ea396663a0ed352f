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
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.inputs import judge_board
from sixrow.engine.sequence_dice.rolls import ODDS
from sixrow.engine.types import Numbers, Values, Weights
from sixrow.rules.board import Cell, popcount
from sixrow.rules.sequence_dice import PASS
from sixrow.rules.sequence_dice.laws import (
    chips_after,
    choices,
    places,
    plays_again,
    supply_left,
    wins,
)


class SequenceDiceWorkspace(NamedTuple):
    """Buffers for evaluating one board and for the best choice of each total."""

    hidden: Weights
    second: Weights
    shares: Weights
    chips: Numbers
    cells: Numbers
    values: Values


def workspace(network: Network, sides: int) -> SequenceDiceWorkspace:
    """Allocate a workspace for networks of this shape."""
    return SequenceDiceWorkspace(
        np.empty_like(network.b1),
        np.empty_like(network.b2),
        np.empty(sides, dtype=np.float32),
        np.empty(sides, dtype=np.int64),
        np.empty(13, dtype=np.int64),
        np.empty((13, sides)),
    )


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
    """The shares, by side, after a choice for a total; a winning row has the whole share."""
    sides, mine = facts[s.SIDES], s.side(state, facts)
    for each in range(sides):
        work.chips[each] = state[s.CHIPS + each]
        if cell != PASS:
            work.chips[each] = chips_after(work.chips[each], each == mine, cell, rolled)
    if cell != PASS and places(rolled) and wins(work.chips[mine], cell, facts[s.LENGTH]):
        out[:] = 0.0
        out[mine] = 1.0
        return
    roller = mine if plays_again(rolled) else (mine + 1) % sides
    judge_board(
        network,
        work.chips,
        roller,
        lines,
        facts[s.LENGTH],
        work.hidden,
        work.second,
        work.shares,
    )
    for place in range(sides):
        out[(roller + place) % sides] = work.shares[place]


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
    mine = s.side(state, facts)
    chips = state[s.CHIPS : s.CHIPS + facts[s.SIDES]]
    supply = supply_left(popcount(chips[mine]), facts[s.UNLIMITED] != 0)
    shares = np.empty(facts[s.SIDES])
    expected[:] = 0.0
    for rolled in range(2, 13):
        cells = choices(rolled, chips[mine], s.others(chips, mine), supply)
        work.values[rolled, mine] = -1.0
        passing = cells == 0
        while cells or passing:
            cell = PASS if passing else lowest_cell(cells)
            cells &= cells - 1
            passing = False
            judge_choice(network, state, facts, rolled, cell, lines, work, shares)
            if shares[mine] > work.values[rolled, mine]:
                copy_from(0, shares, work.values[rolled])
                work.cells[rolled] = cell
        for side in range(len(expected)):
            expected[side] += ODDS[rolled] * work.values[rolled, side]
