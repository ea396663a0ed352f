"""Sequence Dice near its end, compiled: bounds that are certain within the next rolls.

With two sides, the share of one lies between two bounds: its certain wins within some rolls, and
one minus the other side's certain wins, both sides playing for exactly that. Nothing is estimated;
whatever lies beyond those rolls may go either way.
"""

import numpy as np

from sixrow.engine.cells import lowest_cell
from sixrow.engine.compiler import compiled
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.rolls import ODDS
from sixrow.engine.types import Numbers, Values
from sixrow.rules.board import Mask, popcount
from sixrow.rules.sequence_dice import PASS
from sixrow.rules.sequence_dice.laws import CLEAR


@compiled
def winning_cells(own: Mask, lines: Numbers) -> Mask:
    """The cells that would complete a row."""
    cells = 0
    for line in lines:
        missing = line & ~own
        if popcount(missing) == 1:
            cells |= missing
    return cells


@compiled
def chance_at_once(state: Numbers, facts: Numbers, lines: Numbers) -> float:
    """The chance that the side to roll wins with its next roll."""
    side = s.side(state, facts)
    wanted = winning_cells(state[s.CHIPS + side], lines)
    chance = 0.0
    if wanted:
        for rolled in range(2, 13):
            if rolled != CLEAR and s.cells_for(state, facts, side, rolled) & wanted:
                chance += ODDS[rolled]
    return chance


@compiled
def look_one_roll(state: Numbers, facts: Numbers, lines: Numbers, bounds: Values) -> None:
    """Bounds on the first side's share before a roll: that roll in full, then immediate wins."""
    side = s.side(state, facts)
    after = np.empty_like(state)
    bounds[:] = 0.0
    for rolled in range(2, 13):
        low = high = 0.0 if side == 0 else 1.0
        cells = s.cells_for(state, facts, side, rolled)
        passing = cells == 0
        while cells or passing:
            cell = PASS if passing else lowest_cell(cells)
            cells &= cells - 1
            passing = False
            after[:] = state
            s.choose_for(after, facts, side, rolled, cell)
            least, most = certain(after, facts, lines)
            low = max(low, least) if side == 0 else min(low, least)
            high = max(high, most) if side == 0 else min(high, most)
        bounds[0] += ODDS[rolled] * low
        bounds[1] += ODDS[rolled] * high


@compiled
def certain(state: Numbers, facts: Numbers, lines: Numbers) -> tuple[float, float]:
    """Bounds on the first side's share from the next roll alone, or the result."""
    side = s.side(state, facts)
    if state[s.PHASE] == s.OVER:
        share = 1.0 if side == 0 else 0.0
        return share, share
    chance = chance_at_once(state, facts, lines)
    if side == 0:
        return chance, 1.0
    return 0.0, 1.0 - chance
