"""Elo-like ratings: one number per player that explains the results of all pairings together.

The model is that of Bradley and Terry (1952): one player alone against others on n − 1 sides wins
with probability a / (a + (n − 1) b), where the strengths a and b are 10 to the power of a rating
divided by 400. It is fitted by maximum likelihood, with one extra game per pairing that both won
and lost at chance level, so that a player who won every game has a rating too.

Intervals come from a sandwich estimator (Huber, 1967) clustered by block, since the games of a
block share their dice.
"""

from collections.abc import Sequence
from math import log

import numpy as np

from sixrow.engine.types import Values
from sixrow.means import Mean, Z
from sixrow.players.ladder.standings import Match

MEAN = 1500.0
"""The mean of all ratings in a table."""

_SCALE = 400 / log(10)
_STEPS = 100


def ratings(found: Sequence[Match], sides: int) -> dict[str, Mean]:
    """The rating of each player, best first; 400 points more means ten times the strength."""
    pairings = [match for match in found if match.pairing.one != match.pairing.others]
    names = sorted({name for match in pairings for name in _names(match)})
    if not names:
        return {}
    strengths = np.zeros(len(names))
    for _ in range(_STEPS):
        slope, bend, _spread = _derivatives(pairings, names, strengths, sides)
        step = np.linalg.solve(bend, slope)
        strengths += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-9:
            break
    _slope, bend, spread = _derivatives(pairings, names, strengths, sides)
    inverse = np.linalg.inv(bend)
    # Only differences matter: each player's uncertainty is relative to the mean of all.
    centred = np.eye(len(names)) - 1.0 / len(names)
    errors = np.sqrt(np.diag(centred @ inverse @ spread @ inverse @ centred.T))
    values = MEAN + _SCALE * (strengths - strengths.mean())
    table = {
        name: Mean(float(value), float(Z * _SCALE * error))
        for name, value, error in zip(names, values, errors, strict=True)
    }
    return dict(sorted(table.items(), key=lambda row: -row[1].value))


def _names(match: Match) -> tuple[str, str]:
    return match.pairing.one, match.pairing.others


def _derivatives(
    pairings: Sequence[Match], names: Sequence[str], strengths: Values, sides: int
) -> tuple[Values, Values, Values]:
    """The gradient of the log-likelihood, its negated Hessian and the gradient's covariance."""
    size = len(names)
    slope = -1e-6 * strengths  # a weak prior, which decides where no games connect players
    bend, spread = 1e-6 * np.eye(size), np.zeros((size, size))
    for match in pairings:
        towards = np.zeros(size)
        one, others = (names.index(name) for name in _names(match))
        towards[one], towards[others] = 1.0, -1.0
        chance = 1 / (1 + (sides - 1) * np.exp(strengths[others] - strengths[one]))
        shares = np.array(match.blocks)
        each = match.games / len(shares)
        by_chance = 1 / sides - chance
        slope += towards * (each * (shares - chance).sum() + by_chance)
        outer = np.outer(towards, towards)
        bend += outer * (match.games + 1) * chance * (1 - chance)
        spread += outer * (each**2 * ((shares - chance) ** 2).sum() + by_chance**2)
    return slope, bend, spread
