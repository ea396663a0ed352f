"""The exact solution of one Sequence Dice roll: every choice for every total, any evaluator.

A 2 or a 12 gives an extra turn, which may give another. Within such a chain a side only ever adds
chips to the corners and the centre, so a state of the chain is the set of those eight cells that it
holds: a *node*, a number from 0 to 255. A node leads to larger ones, and to itself when nothing can
be placed (S-10), which is a geometric series. So the chain is solved exactly, from the largest node
down, with all boards of all nodes evaluated in one batch.
"""

from dataclasses import dataclass

import numpy as np

from sixrow.engine.cells import lowest_cell
from sixrow.engine.compiler import compiled
from sixrow.engine.sequence_dice.rows import BoardEvaluator
from sixrow.engine.sequence_dice.states import LENGTH, UNLIMITED, facts, others
from sixrow.engine.types import Flags, Numbers, Values
from sixrow.rules import Refusal, SequenceDice
from sixrow.rules.board import Cell, Mask, bit, cells_in, popcount
from sixrow.rules.dice import chances, total
from sixrow.rules.sequence_dice import PASS, SequenceDicePhase
from sixrow.rules.sequence_dice.laws import (
    DICE,
    SAFE,
    chips_after,
    choices,
    places,
    plays_again,
    supply_left,
    wins,
)

NODES = 256
ROWS = 96
"""An upper bound on the choices for the nine totals without an extra turn at one node."""

_SAFE_CELLS = np.array(cells_in(SAFE), dtype=np.int64)


def _odds_of_totals() -> Values:
    odds = np.zeros(13)
    for dice, chance in chances(DICE):
        odds[total(dice)] += float(chance)
    return odds


ODDS = _odds_of_totals()
"""The probability of each total."""


@dataclass(frozen=True, slots=True)
class SolvedRoll:
    """A solved roll. Values are the evaluator's, for the side whose turn it is.

    Attributes:
        value: the value of the turn before the roll.
        choices: for each total, the value of every choice: of each cell, or of the pass.
    """

    value: float
    choices: dict[int, dict[Cell, float]]

    def best(self, rolled: int) -> Cell:
        """The best choice for a total; on ties the lowest cell."""
        values = self.choices[rolled]
        return max(values, key=lambda cell: (values[cell], -cell))


def solve_roll(position: SequenceDice, evaluator: BoardEvaluator) -> SolvedRoll:
    """Solve the current seat's roll; dice already on the table are ignored.

    Raises:
        Refusal: the game has not begun or is over.
    """
    if position.phase in (SequenceDicePhase.ROLL_OFF, SequenceDicePhase.OVER):
        raise Refusal("no-turn", phase=position.phase.value)
    setup, side = facts(position.setup), position.side
    chips = np.array(position.chips, dtype=np.int64)
    boards = np.empty((NODES * ROWS, len(chips)), dtype=np.int64)
    won = np.empty(len(boards), dtype=np.bool_)
    first = np.empty((NODES, 13), dtype=np.int64)
    count = write_boards(chips, side, setup, boards, won, first)
    values = np.empty(count)
    following = (position.seat + 1) % position.setup.players
    roller = position.setup.side_of(following)
    evaluator.evaluate(boards[:count], side, roller, position.setup.length, values)
    values[won[:count]] = evaluator.win
    nodes = np.empty(NODES)
    value = solve_chain(chips, side, setup, evaluator.win, values, first, nodes)
    every = {
        rolled: _choices(position, rolled, values, first, nodes, evaluator.win)
        for rolled in range(2, 13)
    }
    return SolvedRoll(value, every)


def _choices(
    position: SequenceDice, rolled: int, values: Values, first: Numbers, nodes: Values, win: float
) -> dict[Cell, float]:
    """The value of every choice for one total."""
    own = position.chips[position.side]
    rivals = position.taken & ~own
    cells = cells_in(choices(rolled, own, rivals, position.supply()[position.side]))
    start = node_of(own)
    if not plays_again(rolled):
        row = first[start, rolled]
        return {cell: float(values[row + place]) for place, cell in enumerate(cells or (PASS,))}
    if not cells:
        return {PASS: float(nodes[start])}
    length = position.setup.length
    return {
        cell: win if wins(own | bit(cell), cell, length) else float(nodes[node_of(own | bit(cell))])
        for cell in cells
    }


@compiled
def node_of(own: Mask) -> int:
    """The node of a side with these chips: its corner and centre cells, packed into eight bits."""
    node = 0
    for place in range(8):
        if own & bit(_SAFE_CELLS[place]):
            node |= 1 << place
    return node


@compiled
def cells_of(node: int) -> Mask:
    """The corner and centre cells of a node."""
    cells = 0
    for place in range(8):
        if node >> place & 1:
            cells |= bit(_SAFE_CELLS[place])
    return cells


@compiled
def write_boards(
    chips: Numbers, side: int, facts: Numbers, boards: Numbers, won: Flags, first: Numbers
) -> int:
    """Write the board for every choice of every total from 3 to 11 at every node; return the count.

    ``first[node, total]`` is the first row of a total's choices; they follow in the order of their
    cells, and a pass has one row. ``won`` marks the boards that win.
    """
    row = 0
    start = node_of(chips[side])
    for node in range(start, NODES):
        own, rivals = chips[side] | cells_of(node), others(chips, side) & ~cells_of(node)
        supply = supply_left(popcount(own), facts[UNLIMITED] != 0)
        if node & start != start or supply < 0:
            continue
        for rolled in range(3, 12):
            first[node, rolled] = row
            cells = choices(rolled, own, rivals, supply)
            if cells == 0:
                _write(chips, side, own, rivals, PASS, rolled, boards[row])
                won[row] = False
                row += 1
            while cells:
                cell = lowest_cell(cells)
                cells &= cells - 1
                _write(chips, side, own, rivals, cell, rolled, boards[row])
                won[row] = places(rolled) and wins(boards[row, side], cell, facts[LENGTH])
                row += 1
    return row


@compiled
def _write(
    chips: Numbers, side: int, own: Mask, rivals: Mask, cell: Cell, rolled: int, board: Numbers
) -> None:
    """Write the board after a choice; `own` and `rivals` are the chips of a node before it."""
    for each in range(len(chips)):
        board[each] = own if each == side else chips[each] & rivals
        if cell != PASS:
            board[each] = chips_after(board[each], each == side, cell, rolled)


@compiled
def solve_chain(
    chips: Numbers,
    side: int,
    facts: Numbers,
    win: float,
    values: Values,
    first: Numbers,
    nodes: Values,
) -> float:
    """Compute the value of every node, the largest first; return that of the current node."""
    start = node_of(chips[side])
    for node in range(NODES - 1, start - 1, -1):
        own, rivals = chips[side] | cells_of(node), others(chips, side) & ~cells_of(node)
        supply = supply_left(popcount(own), facts[UNLIMITED] != 0)
        if node & start != start or supply < 0:
            continue
        mean, again = 0.0, 0.0
        for rolled in range(2, 13):
            cells = choices(rolled, own, rivals, supply)
            if not plays_again(rolled):
                row = first[node, rolled]
                best = values[row]
                for other in range(row + 1, row + popcount(cells)):
                    best = max(best, values[other])
                mean += ODDS[rolled] * best
            elif cells == 0:
                again += ODDS[rolled]
            else:
                mean += ODDS[rolled] * _best_of_chain(own, cells, facts[LENGTH], win, nodes)
        nodes[node] = mean / (1.0 - again)
    return nodes[start]


@compiled
def _best_of_chain(own: Mask, cells: Mask, length: int, win: float, nodes: Values) -> float:
    """The best of the nodes reached by a chip on one of these cells."""
    best = -np.inf
    while cells:
        cell = lowest_cell(cells)
        cells &= cells - 1
        placed = own | bit(cell)
        best = max(best, win if wins(placed, cell, length) else nodes[node_of(placed)])
    return best
