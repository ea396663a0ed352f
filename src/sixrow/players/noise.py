"""Misjudgement: random amounts that depend on a seed and a position alone."""

from hashlib import blake2b

import numpy as np

from sixrow.engine.types import Values
from sixrow.notation import position_text
from sixrow.rules import Position


def misjudgement(position: Position, seed: int, size: float, count: int) -> Values:
    """Random amounts for some choices in a position, of Gumbel's distribution.

    Taking the best of choices worth v with such amounts added is to take each with a chance
    proportional to exp(v / size).
    """
    if size == 0.0:
        return np.zeros(count)
    text = f"{seed} {position_text(position)}".encode()
    digest = int.from_bytes(blake2b(text, digest_size=8).digest())
    return size * np.random.default_rng(digest).gumbel(size=count)
