"""The rules of Columbiz as functions of plain integers.

Each is one rule, named by its id. Masks and cells are those of `sixrow.rules.board`, dice those of
`sixrow.rules.dice`: column *f* of the board holds the cells of face *f*, and rank *n* is number
*n* (C-1). Nothing here checks its arguments. The engine compiles these functions unchanged, so
they use only integers, loops and one another.
"""

from sixrow.rules.board import Cell, Mask, below, reach
from sixrow.rules.dice import Dice, showing

DICE = 8
ROLLS = 3

SQUARE, CAPPED, LINEAR = 0, 1, 2
"""Captive scoring schemes (C-22, C-25), as passed to `captive_points`."""


def discs_each(players: int) -> int:
    """C-3: the discs that each player begins with."""
    if players == 2:
        return 18
    if players == 3:
        return 13
    return 10


def payable(dice: Dice) -> Mask:
    """C-9: the cells that these dice pay for with one disc, empty or not.

    Three fives pay for the cells 1, 2 and 3 of column 5.
    """
    cells = 0
    for face in range(1, 7):
        height = min(showing(dice, face), 6)
        cells |= ((1 << height) - 1) << (6 * face - 6)
    return cells


def price(cell: Cell) -> Dice:
    """C-9: the dice that a disc on this cell spends: *n* dice showing *f* for *(f, n)*."""
    return (cell % 6 + 1) << (4 * (cell // 6))


def placeable(taken: Mask, dice: Dice, placed: int, limit: int, supply: int) -> Mask:
    """The legal cells for the next disc of this turn.

    C-9: empty and paid for by the dice that are left. C-10: at most `limit` discs a turn. C-15:
    none without a disc in the supply.
    """
    if placed >= limit or supply == 0:
        return 0
    return payable(dice) & ~taken


def may_end(placed: int, placeable_cells: Mask) -> bool:
    """C-11: a turn may end once a disc is placed, or immediately if none can be."""
    return placed > 0 or placeable_cells == 0


def captured(opponents: Mask, cell: Cell) -> Mask:
    """C-16: what a disc placed on `cell` captures: all opponents below it in its column.

    C-14: their cells become empty immediately, even for the next disc of the same turn.
    """
    return opponents & below(cell)


def row_value(length: int) -> int:
    """C-17: what a row of this length scores: 3 → 1, 4 → 2, 5 → 3, 6 → 4, shorter ones nothing."""
    return max(length - 2, 0)


def row_points(own: Mask, cell: Cell, column_step: int, rank_step: int, difference: bool) -> int:
    """C-18: what the disc just placed on `cell` scores along one direction.

    The row counts at its full length. With `difference` the rows it joined, which have scored
    already, are taken off.
    """
    before = reach(own, cell, -column_step, -rank_step)
    after = reach(own, cell, column_step, rank_step)
    points = row_value(before + 1 + after)
    if difference:
        points -= row_value(before) + row_value(after)
    return points


def points_made(own: Mask, cell: Cell, difference: bool) -> int:
    """C-19: what the disc just placed on `cell` scores in all four directions together."""
    return (
        row_points(own, cell, 0, 1, difference)
        + row_points(own, cell, 1, 0, difference)
        + row_points(own, cell, 1, 1, difference)
        + row_points(own, cell, 1, -1, difference)
    )


def forfeit(supply: int) -> int:
    """C-12 and C-13: the discs a player who can place none must put out of the game."""
    return min(supply, 3)


def runs_out(supply: int) -> bool:
    """C-20: whether a player with this supply has no disc left: the game ends with the round."""
    return supply == 0


def round_complete(seat: int, starter: int, players: int) -> bool:
    """C-20: whether everyone has had the same number of turns once `seat` has had this one."""
    return (seat + 1) % players == starter


def captive_points(captives: int, scheme: int) -> int:
    """C-21, C-22 and C-25: what captives are worth at the end."""
    if scheme == LINEAR:
        return captives
    if scheme == CAPPED:
        captives = min(captives, 12)
    return (captives + 1) * (captives + 1) // 4
