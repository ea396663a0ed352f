"""Evaluators of Columbiz afterstates: what the end of a turn is worth.

An evaluator receives a whole enumeration at once and fills in a value per row, so it may batch or
compile its work; it is never called for a single afterstate. Values are from the point of view of
the seat that has just played, in any unit, as long as more is better and more row points never
lower the value.
"""

from typing import Protocol

from sixrow.engine.columbiz.afterstates import Placements
from sixrow.engine.columbiz.states import CAPTIVES, PLAYERS, POINTS, SCHEME, SEAT, score
from sixrow.engine.compiler import compiled
from sixrow.engine.types import Numbers, Values
from sixrow.rules.board import popcount
from sixrow.rules.columbiz.laws import captive_points


class Evaluator(Protocol):
    """Assigns values to the ends of a turn."""

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        placements: Placements,
        supply: Numbers,
        values: Values,
    ) -> None:
        """Fill in the value of each row.

        Args:
            state: the packed position in which the discs are placed.
            facts: the set-up.
            placements: the cells filled, discs captured and points gained, one row per end.
            supply: the seat's remaining discs after each row.
            values: the output.
        """


class Margin:
    """The simple evaluator: points ahead of the best opponent. It maximises immediate points."""

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        placements: Placements,
        supply: Numbers,
        values: Values,
    ) -> None:
        del supply
        margins(state, facts, placements.taken, placements.gained, values)


@compiled
def margins(
    state: Numbers, facts: Numbers, taken: Numbers, gained: Numbers, values: Values
) -> None:
    """The points ahead of the best opponent after each row."""
    seat = state[SEAT]
    best = 0
    for other in range(facts[PLAYERS]):
        if other != seat:
            best = max(best, score(state, facts, other))
    captives, points = state[CAPTIVES + seat], state[POINTS + seat]
    for row in range(len(values)):
        worth = captive_points(captives + popcount(taken[row]), facts[SCHEME])
        values[row] = points + gained[row] + worth - best
