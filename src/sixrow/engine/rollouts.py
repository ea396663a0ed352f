"""Rollouts: games played on from a position by a network, in compiled code.

A game is continued with the network's best decisions for one turn (Columbiz) or one roll (Sequence
Dice). The luck of a roll is known exactly under the same network: it is the value after the roll
minus the value before it, and its mean is zero however good the network is. So the result minus all
luck has the same mean as the result and much less variance. Within a turn played at its best, the
luck of the rolls adds up to the value of the end that was reached minus that of the turn.

The dice of a roll depend only on the seed, the game's number, the turn and the index of the roll
within the turn: games from different decisions get the same dice.
"""

from sixrow.engine.compiler import compiled
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Words

LONGEST = 4000
"""After this many turns the network evaluates an unfinished game instead."""

_ROLLS = 4
"""Stream numbers reserved per turn: more than it has rolls."""


@compiled
def dice_of(stream: Words, seed: int, game: int, turn: int, nth: int, count: int) -> int:
    """The dice of one roll of one game."""
    seed_stream(stream, seed, (game * (LONGEST + 2) + turn) * _ROLLS + nth)
    return roll(stream, count)
