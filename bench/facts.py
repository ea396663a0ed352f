"""The facts of simulated games by name, so that games of different makers can be compared."""

from collections.abc import Iterable, Mapping

import numpy as np

from sixrow.engine import Games
from sixrow.engine.types import Numbers

Facts = Mapping[str, Numbers]
"""A row a game and fact; ``filled`` and ``fallen`` are counted over all games."""


def facts_of(chunks: Iterable[Games]) -> Facts:
    """The facts of the engine's games."""
    rows = list(chunks)
    names = ("starter", "turns", "winners")
    return {
        **{name: np.concatenate([getattr(each, name) for each in rows]) for name in names},
        **{name: np.concatenate([each.by_side[name] for each in rows]) for name in rows[0].by_side},
        **{name: np.concatenate([each.by_game[name] for each in rows]) for name in rows[0].by_game},
        "filled": np.sum([each.filled for each in rows], axis=0),
        "fallen": np.sum([each.fallen for each in rows], axis=0),
    }


def difference(some: Facts, others: Facts) -> str:
    """The first fact in which two makers disagree; nothing if there is none."""
    if set(some) != set(others):
        return f"the facts are {sorted(some)} and {sorted(others)}"
    for name, facts in some.items():
        if not np.array_equal(facts, others[name]):
            return f"{name} differs"
    return ""
