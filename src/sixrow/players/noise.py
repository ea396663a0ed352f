"""Misjudgement: random errors that depend only on a seed and the judged position."""

from hashlib import blake2b

import numpy as np

from sixrow.engine.columbiz.afterstates import Placements
from sixrow.engine.columbiz.evaluators import Evaluator
from sixrow.engine.columbiz.states import DISCS, PLAYERS, SEAT, SUPPLY, opponents
from sixrow.engine.streams import GOLDEN, MIX_1, MIX_2
from sixrow.engine.types import Numbers, Values, Words
from sixrow.notation import position_text
from sixrow.rules import Position


def misjudgement(position: Position, seed: int, size: float, count: int) -> Values:
    """Gumbel-distributed errors for some choices in a position.

    Taking the best of choices with values v plus such errors is the same as taking each with
    probability proportional to exp(v / size).
    """
    if size == 0.0:
        return np.zeros(count)
    key = _digest(f"{seed} {position_text(position)}")
    return size * _gumbel(np.arange(count, dtype=np.uint64), key)


class Misjudging:
    """An evaluator of Columbiz that adds a random error to every end of a turn.

    The error belongs to the discs on the board at the end of the turn, whatever the order of
    placing. So it is the same from the first roll to the last disc: a player that misjudges an end
    rolls for it and then places it.
    """

    def __init__(self, evaluator: Evaluator, seed: int, size: float) -> None:
        self._evaluator, self._seed, self._size = evaluator, seed, size

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        placements: Placements,
        supply: Numbers,
        values: Values,
    ) -> None:
        self._evaluator.evaluate(state, facts, placements, supply, values)
        if self._size == 0.0:
            return
        seat, players = int(state[SEAT]), int(facts[PLAYERS])
        # The fields that do not change while the seat places its discs.
        others = [int(state[SUPPLY + each]) for each in range(players) if each != seat]
        key = _digest(f"{self._seed} {seat} {others}")
        own = (state[DISCS + seat] | placements.cells).astype(np.uint64)
        left = (opponents(state) & ~placements.taken).astype(np.uint64)
        values += self._size * _gumbel(_mixed(own) + left, key)


def _digest(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def _gumbel(keys: Words, key: int) -> Values:
    """A Gumbel-distributed error for each key."""
    words = _mixed(_mixed(keys) + np.uint64(key))
    uniform = ((words >> np.uint64(11)).astype(np.float64) + 0.5) / 2.0**53
    return -np.log(-np.log(uniform))


def _mixed(words: Words) -> Words:
    """SplitMix64 (Steele, Lea and Flood, 2014), for each of some words."""
    words = words + GOLDEN
    words = (words ^ (words >> np.uint64(30))) * MIX_1
    words = (words ^ (words >> np.uint64(27))) * MIX_2
    return words ^ (words >> np.uint64(31))
