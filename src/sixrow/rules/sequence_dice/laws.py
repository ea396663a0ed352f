"""The rules of Sequence Dice as functions of plain integers.

Each is one rule, named by its id. Masks and cells are those of `sixrow.rules.board`. Nothing here
checks its arguments. The engine compiles these functions unchanged, so they use only integers,
loops and one another.
"""

from sixrow.rules.board import EVERY_CELL, Cell, Mask, reach

DICE = 2
CHIPS = 20
UNLIMITED = 36

CLEAR = 10
WILD = 11

PRINTED = """
2 3 4 5 6 2
6 7 8 9 7 3
5 9 C C 8 4
4 8 C C 9 5
3 7 9 8 7 6
2 6 5 4 3 2
"""
"""S-1: the board, rank 6 first; C is 12. It is the same from all four sides."""


def _numbers() -> tuple[int, ...]:
    ranks = [[int(number, 16) for number in line.split()] for line in PRINTED.split("\n") if line]
    return tuple(ranks[5 - cell % 6][cell // 6] for cell in range(36))


NUMBERS = _numbers()
"""The number printed on each cell."""

CELLS_OF = tuple(
    sum(1 << cell for cell in range(36) if NUMBERS[cell] == total) for total in range(13)
)
"""The cells of each total; none for 10 and 11."""

SAFE: Mask = CELLS_OF[2] | CELLS_OF[12]
"""The corners and the centre, whose chips a 10 cannot remove (S-11)."""


def sides(players: int) -> int:
    """S-2: three play for themselves; two players and two teams of two make two sides."""
    if players == 3:
        return 3
    return 2


def side_of(seat: int, players: int) -> int:
    """S-2: the side of a seat; with four players the first and the third play together."""
    return seat % sides(players)


def choices(total: int, own: Mask, opponents: Mask, supply: int) -> Mask:
    """The cells a side may choose after rolling `total`; none means that it passes.

    S-11: a 10 clears an opponent's chip, except from a 2 or a 12. Every other total places a chip:
    S-7 and S-9 on an empty cell of the number or, if there is none, instead of an opponent's chip
    there; S-12 the same over the whole board with an 11. S-15: no placing without a chip.
    """
    if not places(total):
        return opponents & ~SAFE
    if supply == 0:
        return 0
    cells = EVERY_CELL if total == WILD else CELLS_OF[total]
    empty = cells & ~(own | opponents)
    if empty:
        return empty
    return cells & opponents


def places(total: int) -> bool:
    """S-7, S-9, S-11 and S-12: whether this total places a chip; only a 10 does not."""
    return total != CLEAR


def chips_after(chips: Mask, chooses: bool, cell: Cell, total: int) -> Mask:
    """The chips of a side after `cell` is chosen, by that side (`chooses`) or by another.

    A chip already on the cell goes back to its owner's supply (S-7, S-11, S-12, S-14); then, if the
    total places one, the choosing side's chip goes there.
    """
    chips &= ~(1 << cell)
    if chooses and places(total):
        chips |= 1 << cell
    return chips


def plays_again(total: int) -> bool:
    """S-9 and S-10: whether the same player takes another turn."""
    return total == 2 or total == 12  # noqa: PLR1714


def supply_left(on_board: int, unlimited: bool) -> int:
    """S-14 and S-15: the chips a side can still place; chips off the board are in the supply."""
    if unlimited:
        return UNLIMITED
    return CHIPS - on_board


def wins(own: Mask, cell: Cell, length: int) -> bool:
    """S-13: whether the chip just placed on `cell` is in a row of `length` or more."""
    longest = max(
        reach(own, cell, 0, -1) + reach(own, cell, 0, 1),
        reach(own, cell, -1, 0) + reach(own, cell, 1, 0),
        reach(own, cell, -1, -1) + reach(own, cell, 1, 1),
        reach(own, cell, -1, 1) + reach(own, cell, 1, -1),
    )
    return longest + 1 >= length
