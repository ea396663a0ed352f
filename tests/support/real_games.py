"""Games at a real board: written lists of rolls, with totals that were worked out by hand.

From the rules alone, C-9 to C-23 and S-6 to S-13, before the program had seen them.
"""

from typing import NamedTuple


class RealTurn(NamedTuple):
    """A turn of Columbiz.

    Attributes:
        dice: the eight dice after the last roll.
        cells: where discs were placed, in this order.
        rows: the points for rows of Ada and Bo after it.
        captives: their captives after it.
        rolls: the rolls and keeps in between, if all were written down.
    """

    dice: str
    cells: str
    rows: tuple[int, int]
    captives: tuple[int, int]
    rolls: tuple[str, ...] = ()


COLUMBIZ = (
    # Ada begins. c2 makes three in a row, 1; d2 makes four, 2.
    RealTurn("11223344", "a2 b2 c2 d2", (3, 0), (0, 0)),
    # a3 captures a2, b3 captures b2.
    RealTurn("11122256", "a3 b3 e1 f1", (3, 0), (0, 2)),
    # e2 captures e1 and makes c2 d2 e2. All rolls of this turn were written down.
    RealTurn("33344455", "c3 d3 e2", (4, 0), (1, 2), ("12333456", "33345", "445")),
    RealTurn("11222266", "b4 f2 a2", (4, 0), (1, 2)),
    # e3: c3 d3 e3, 1. e1: e1 e2 e3 and e1 d2 c3, 2. d1: d1 d2 d3, 1.
    # c1: c1 c2 c3, c1 d1 e1 and c1 d2 e3, 3.
    RealTurn("34555566", "e3 e1 d1 c1", (11, 0), (1, 2)),
    # d4 captures d1 d2 d3, e4 captures e1 e2 e3.
    RealTurn("44445555", "d4 e4", (11, 0), (1, 8)),
    # a4 captures a2 and a3.
    RealTurn("11112223", "a4 b2 b1", (11, 0), (3, 8)),
    # c4 captures c1 c2 c3 and makes b4 c4 d4 e4, 2. f3 makes f1 f2 f3, 1.
    RealTurn("13333666", "c4 f3 a1", (11, 3), (3, 11)),
    # e5 captures e4. d1 makes b1 c1 d1 e1, 2. It is Ada's last disc: the last round (C-20).
    RealTurn("34555555", "e5 e1 c1 d1", (13, 3), (4, 11)),
    # b5 captures b1 and b2 and makes b3 b4 b5, 1. d3 captures d1 and makes d3 c4 b5, 1.
    RealTurn("22222444", "b5 d3", (13, 5), (4, 14)),
)

COLUMBIZ_TOTALS = (19, 61)
"""13 + 6 for four captives, 5 + 56 for fourteen (C-21, C-22)."""

SEQUENCE_DICE = (
    # Bo begins. The total of the dice, and the cell.
    ("34", "b5"),  # Bo: 7
    ("12", "a2"),  # Ada: 3
    ("44", "b3"),  # Bo: 8
    ("22", "a3"),  # Ada: 4
    ("55", "a2"),  # Bo: 10 removes Ada's chip on a2 (S-11)
    ("23", "a4"),  # Ada: 5
    ("11", "a1"),  # Bo: 2, a corner, and another turn (S-9)
    ("56", "c5"),  # Bo again: 11, any free cell (S-12)
    ("15", "a5"),  # Ada: 6
    ("66", "c4"),  # Bo: 12, the centre, and another turn (S-9)
    ("45", "c2"),  # Bo again: 9
    ("11", "a6"),  # Ada: 2, the corner, and another turn: a3 a4 a5 a6 are four
    ("12", "a2"),  # Ada again: 3, and a2 to a6 are five
)
"""Ada, who plays green, wins with five in a row; the longest of Bo has two."""
