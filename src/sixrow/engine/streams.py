"""Random numbers for the compiled loops: an independent stream for every game.

A stream is one 64-bit word in an array, advanced by SplitMix64 (Steele, Lea and Flood, 2014). Its
initial value is mixed from the run's seed and the game's number, so a game is the same whatever
else is played, in whatever order, on any number of cores.
"""

import numpy as np

from sixrow.engine.compiler import inlined
from sixrow.engine.types import Words
from sixrow.rules.dice import Dice

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
_LOW, _WHOLE = np.uint64(0xFFFFFFFF), np.uint64(0x100000000)
_S27, _S30, _S31, _S32 = (np.uint64(shift) for shift in (27, 30, 31, 32))


@inlined
def _mix(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> _S30)) * MIX_1
    word = (word ^ (word >> _S27)) * MIX_2
    return word ^ (word >> _S31)


@inlined
def seed_stream(stream: Words, seed: int, game: int) -> None:
    """Set a stream to the beginning of one game of a run."""
    stream[0] = _mix(_mix(np.uint64(seed)) + np.uint64(game) * GOLDEN)


@inlined
def below(stream: Words, bound: int) -> int:
    """A uniform number from 0 to `bound` − 1; `bound` is at most 2³²."""
    limit = np.uint64(bound)
    while True:
        stream[0] += GOLDEN
        wide = (_mix(stream[0]) >> _S32) * limit
        low = wide & _LOW
        # Lemire's method: a low half below 2³² mod bound would bias the result.
        if low >= limit or low >= _WHOLE % limit:
            return int(wide >> _S32)


@inlined
def roll(stream: Words, count: int) -> Dice:
    """A roll of some dice, packed."""
    dice = 0
    for _ in range(count):
        dice += 1 << (4 * below(stream, 6))
    return dice
