"""The roll-off, compiled: `sixrow.rules.rolloff.RollOff` over a row of totals."""

from sixrow.engine.compiler import compiled
from sixrow.engine.types import Numbers

OUT = -1
"""A seat that is out of the roll-off; 0 is a seat that has not rolled yet."""


@compiled
def roll_off(rolled: Numbers, players: int, seat: int, total: int) -> bool:
    """A seat has rolled `total`: only the highest stay in; returns whether a single seat is left.

    The next seat to roll, or the one to begin, is the first whose entry is 0.
    """
    rolled[seat] = total
    if next_seat(rolled, players) >= 0:
        return False
    best, contenders = 0, 0
    for each in range(players):
        best = max(best, rolled[each])
    for each in range(players):
        if rolled[each] == best:
            rolled[each] = 0
            contenders += 1
        else:
            rolled[each] = OUT
    return contenders == 1


@compiled
def next_seat(rolled: Numbers, players: int) -> int:
    """The first seat that has not rolled yet, −1 if there is none."""
    for seat in range(players):
        if rolled[seat] == 0:
            return seat
    return -1
