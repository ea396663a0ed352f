"""What a turn of Columbiz can end in: every set of cells that can be filled, once each.

The order of placing does not matter for where the discs stand afterwards: in each column those
captured are the opponents below the highest disc placed there. So sets are enumerated, not orders:
cells column by column from the top down, and a cell under an opponent's disc only if the set
already captures that disc. What depends on the order are the row points; the most that any legal
order makes is found exactly.

An empty board has 4,996 sets of one to four cells; no other position has more.
"""

from dataclasses import dataclass

import numpy as np

from sixrow.engine.cells import highest_cell, lowest_cell
from sixrow.engine.compiler import compiled
from sixrow.engine.types import Indices, Numbers
from sixrow.rules.board import Cell, Mask, bit, popcount, reach
from sixrow.rules.columbiz.laws import captured, points_made

MOST = 4997
"""The most sets there can be, the empty one included."""


@dataclass(frozen=True, slots=True, eq=False)
class Placements:
    """Sets of cells, a row each; the first is the empty set.

    Attributes:
        cells: the cells that are filled.
        taken: the opponents' discs that are captured.
        needs: the place in the lattice of the dice that are spent.
        gained: the row points made, in the best order.
        parents: the row of the set without its last cell; it stands before this one.
    """

    cells: Numbers
    taken: Numbers
    needs: Indices
    gained: Numbers
    parents: Indices

    def columns(self) -> tuple[Numbers, Numbers, Indices, Numbers, Indices]:
        """The arrays in the order in which compiled functions take them."""
        return self.cells, self.taken, self.needs, self.gained, self.parents

    def first(self, count: int) -> "Placements":
        """A copy of the first rows."""
        return Placements(
            self.cells[:count].copy(),
            self.taken[:count].copy(),
            self.needs[:count].copy(),
            self.gained[:count].copy(),
            self.parents[:count].copy(),
        )

    @classmethod
    def room(cls, rows: int = MOST) -> "Placements":
        """Arrays to enumerate into; they hold the empty set only until that is done."""
        numbers = np.zeros((3, rows), dtype=np.int64)
        places = np.zeros((2, rows), dtype=np.int16)
        return cls(numbers[0], numbers[1], places[0], numbers[2], places[1])


@compiled
def enumerate_sets(
    own: Mask,
    opponents: Mask,
    most: int,
    difference: bool,
    paid: Indices,
    cells: Numbers,
    taken: Numbers,
    needs: Indices,
    gained: Numbers,
    parents: Indices,
) -> int:
    """Write every set of at most `most` cells that some dice pay for; how many there are."""
    cells[0], taken[0], needs[0], gained[0], parents[0] = 0, 0, 0, 0, 0
    last = np.empty(len(cells), dtype=np.int8)
    last[0] = -1
    best = np.empty(16, dtype=np.int64)
    row, count, level_end = 0, 1, 1
    for _ in range(most):
        while row < level_end:
            chosen, captives = cells[row], taken[row]
            blocked = own | (opponents & ~captives)
            for step in range(last[row] + 1, 36):
                cell = step - 2 * (step % 6) + 5  # from the top of each column down
                need = paid[needs[row], cell]
                if need < 0 or blocked & bit(cell):
                    continue
                more = chosen | bit(cell)
                cells[count] = more
                taken[count] = captives | captured(opponents, cell)
                needs[count] = need
                parents[count] = row
                last[count] = step
                points = points_made(own | more, cell, difference)
                if points == 0 or difference or not shares_row(own | more, cell, chosen):
                    gained[count] = gained[row] + points
                else:
                    gained[count] = best_points(own, opponents, more, best)
                count += 1
            row += 1
        level_end = count
    return count


@compiled
def shares_row(own: Mask, cell: Cell, others: Mask) -> bool:
    """Whether a row of three or more through `cell` holds one of `others`.

    Only then does it matter which of them is placed first. (With the option `difference` it never
    does: the points of a row add up to what it is worth more than before, in any order.)
    """
    for direction in range(4):
        column_step = 0 if direction == 0 else 1
        rank_step = (1, 0, 1, -1)[direction]
        before = reach(own, cell, -column_step, -rank_step)
        after = reach(own, cell, column_step, rank_step)
        if before + after >= 2:
            step = 6 * column_step + rank_step
            for place in range(-before, after + 1):
                if others & bit(cell + step * place):
                    return True
    return False


@compiled
def best_points(own: Mask, opponents: Mask, chosen: Mask, best: Numbers) -> int:
    """The most row points that any legal order of placing these at most four cells makes.

    A cell on which an opponent stands can be filled only after a disc that captures it. `best` is
    room for the 16 subsets; afterwards it holds the most points of each that can be placed first,
    −1 for those that cannot.
    """
    size = popcount(chosen)
    best[:] = -1
    best[0] = 0
    for subset in range((1 << size) - 1):
        if best[subset] < 0:
            continue
        placed = part_of(chosen, subset)
        blocked = opponents & ~captured_by(opponents, placed)
        rest = chosen
        for index in range(size):
            cell = lowest_cell(rest)
            rest &= rest - 1
            if (placed | blocked) & bit(cell):
                continue
            points = best[subset] + points_made(own | placed | bit(cell), cell, False)
            larger = subset | 1 << index
            best[larger] = max(best[larger], points)
    return best[(1 << size) - 1]


@compiled
def part_of(chosen: Mask, subset: int) -> Mask:
    """The cells of a mask whose places in it are the bits of `subset`."""
    part = 0
    while subset:
        if subset & 1:
            part |= chosen & -chosen
        chosen &= chosen - 1
        subset >>= 1
    return part


@compiled
def captured_by(opponents: Mask, placed: Mask) -> Mask:
    """What several discs capture together."""
    captives = 0
    while placed:
        captives |= captured(opponents, lowest_cell(placed))
        placed &= placed - 1
    return captives


@compiled
def write_order(
    own: Mask, opponents: Mask, chosen: Mask, difference: bool, best: Numbers, order: Numbers
) -> int:
    """Write an order of placing these cells that makes the most row points; how many they are.

    With the option `difference` every legal order makes the same: the top of a column first.
    Otherwise it is found backwards from the points of every subset: which disc can be the last?
    """
    size = popcount(chosen)
    if difference:
        for place in range(size):
            column = chosen & (0b111111 << (lowest_cell(chosen) // 6 * 6))
            order[place] = highest_cell(column)
            chosen &= ~bit(order[place])
        return size
    best_points(own, opponents, chosen, best)
    subset = (1 << size) - 1
    for place in range(size - 1, -1, -1):
        for index in range(size):
            smaller = subset & ~(1 << index)
            if smaller == subset or best[smaller] < 0:
                continue
            before = part_of(chosen, smaller)
            cell = lowest_cell(part_of(chosen, 1 << index))
            blocked = opponents & ~captured_by(opponents, before)
            points = points_made(own | before | bit(cell), cell, False)
            if not blocked & bit(cell) and best[smaller] + points == best[subset]:
                order[place] = cell
                subset = smaller
                break
    return size
