"""Before the game: the odds of the roll-off (C-4, C-5, S-3)."""

from functools import cache

import numpy as np

from sixrow.engine.types import Values
from sixrow.rules.dice import Chance, total
from sixrow.rules.rolloff import RollOff


def chances_to_begin(roll_off: RollOff, chances: tuple[Chance, ...]) -> Values:
    """For each seat, the exact chance to begin.

    Args:
        roll_off: the roll-off so far.
        chances: the possible rolls, as given by the position.
    """
    return np.array(_chances(roll_off, chances))


@cache
def _chances(roll_off: RollOff, chances: tuple[Chance, ...]) -> tuple[float, ...]:
    seats = range(len(roll_off.rolled))
    if roll_off.winner is not None:
        return tuple(float(seat == roll_off.winner) for seat in seats)
    if roll_off.tied:  # all roll again, with equal chances
        return tuple((seat in roll_off.tied) / len(roll_off.tied) for seat in seats)
    mean = np.zeros(len(roll_off.rolled))
    for dice, chance in chances:
        mean += float(chance) * np.array(_chances(roll_off.after(total(dice)), chances))
    return tuple(mean.tolist())
