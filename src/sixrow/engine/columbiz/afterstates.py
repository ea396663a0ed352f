"""The possible ends of a Columbiz turn: every set of cells that can be filled, once each.

The order of placing does not affect the final board: in each column, the captured discs are the
opponents' discs below the highest disc placed there. So sets are enumerated instead of orders: from
the highest cell down, so that a column is filled from the top, and a cell under an opponent's disc
only if the set already captures that disc. Row points do depend on the order; the maximum over all
legal orders is computed exactly.

An empty board has 4,996 sets of one to four cells; no other position has more.
"""

from dataclasses import dataclass

import numpy as np

from sixrow.engine.cells import beside_rows, highest_cell, lowest_cell
from sixrow.engine.compiler import compiled, inlined
from sixrow.engine.types import Indices, Numbers
from sixrow.rules.board import Mask, bit, popcount
from sixrow.rules.columbiz.laws import captured, points_made

MOST = 4997
"""The maximum number of sets, including the empty one."""


@dataclass(frozen=True, slots=True, eq=False)
class Placements:
    """Sets of cells, one per row; the first is the empty set.

    Attributes:
        cells: the cells that are filled.
        taken: the opponents' discs that are captured.
        needs: the lattice index of the dice that are spent.
        gained: the row points made in the best order.
        parents: the row of the set without its last cell; it precedes this one.
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
        """Buffers for an enumeration; until they are filled they hold only the empty set."""
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
    affordable: Numbers,
    cells: Numbers,
    taken: Numbers,
    needs: Indices,
    gained: Numbers,
    parents: Indices,
) -> int:
    """Write every set of at most `most` cells that some dice pay for; return their number.

    A set extends its parent by a cell that precedes all cells of the parent, so that a column is
    filled from the top down. `added` holds the cells that extend each set, and `first` the row of
    the first extension: the children of a set are contiguous.
    """
    cells[0], taken[0], needs[0], gained[0], parents[0] = 0, 0, 0, 0, 0
    added = np.empty(len(cells), dtype=np.int64)
    first = np.empty(len(cells), dtype=np.int16)
    row, count, level_end = 0, 1, 1
    for _ in range(most):
        while row < level_end:
            chosen, captives, spent = cells[row], taken[row], needs[row]
            blocked = own | (opponents & ~captives)
            rest = affordable[spent] & ~blocked & ((chosen & -chosen) - 1)
            added[row], first[row] = rest, count
            scoring = beside_rows(own | chosen) if rest else 0
            while rest:
                cell = highest_cell(rest)
                rest ^= bit(cell)
                cells[count] = chosen | bit(cell)
                taken[count] = captives | captured(opponents, cell)
                needs[count] = paid[spent, cell]
                parents[count] = row
                gained[count] = gained[row]
                if scoring & bit(cell):
                    gained[count] += points_made(own | chosen | bit(cell), cell, difference)
                    if not difference and chosen:
                        last = _most_points(own, chosen, bit(cell), added, first, gained)
                        gained[count] = max(gained[count], last)
                count += 1
            row += 1
        level_end = count
    return count


@inlined
def _most_points(
    own: Mask, chosen: Mask, newest: Mask, added: Numbers, first: Indices, gained: Numbers
) -> int:
    """The most row points of a set in which one of `chosen`, not the newest cell, is placed last.

    The cells placed before it are a set of their own, whose points are already known. (With the
    option `difference` the order never matters: the points for a row add up to its increase in
    value.)
    """
    discs = own | chosen | newest
    scoring = chosen & beside_rows(discs)
    best = 0
    rest = chosen if scoring else 0
    while rest:
        cell = highest_cell(rest)
        rest ^= bit(cell)
        before = _row_of((chosen | newest) ^ bit(cell), added, first)
        if before >= 0:
            points = points_made(discs, cell, False) if scoring & bit(cell) else 0
            best = max(best, gained[before] + points)
    return best


@inlined
def _row_of(chosen: Mask, added: Numbers, first: Indices) -> int:
    """The row of a set, or −1 if it cannot be placed because a capture is missing."""
    row = 0
    while chosen:
        cell = highest_cell(chosen)
        chosen ^= bit(cell)
        if not added[row] & bit(cell):
            return -1
        row = first[row] + popcount(added[row] >> (cell + 1))
    return row


@compiled
def best_points(own: Mask, opponents: Mask, chosen: Mask, best: Numbers) -> int:
    """The most row points of any legal order of placing these cells (at most four).

    A cell occupied by an opponent can be filled only after a disc that captures it. `best` is a
    buffer for the 16 subsets; on return it holds the most points of each subset that can be placed
    first, and −1 for the others.
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
    """The cells of a mask at the indices that are set in `subset`."""
    part = 0
    while subset:
        if subset & 1:
            part |= chosen & -chosen
        chosen &= chosen - 1
        subset >>= 1
    return part


@compiled
def captured_by(opponents: Mask, placed: Mask) -> Mask:
    """The discs that several placed discs capture together."""
    captives = 0
    while placed:
        captives |= captured(opponents, lowest_cell(placed))
        placed &= placed - 1
    return captives


@compiled
def write_order(
    own: Mask, opponents: Mask, chosen: Mask, difference: bool, best: Numbers, order: Numbers
) -> int:
    """Write an order of placing these cells that makes the most row points; return their number.

    With the option `difference` every legal order scores the same, so columns are filled from the
    top. Otherwise the order is reconstructed backwards from the points of every subset, by asking
    which disc can be the last.
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
