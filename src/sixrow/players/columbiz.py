"""A computer player of Columbiz: it solves its turn exactly, given its values of the ends."""

import numpy as np

from sixrow.engine.columbiz.afterstates import Placements
from sixrow.engine.columbiz.evaluators import Evaluator
from sixrow.engine.columbiz.inputs import judge_ends, room
from sixrow.engine.columbiz.lattice import lattice
from sixrow.engine.columbiz.lookahead import look_at_ends
from sixrow.engine.columbiz.states import LOCKED, packed
from sixrow.engine.columbiz.turns import (
    NOTHING,
    Turn,
    best_order,
    enumerated,
    payable_rows,
    solve,
    supplies,
)
from sixrow.engine.columbiz.workspace import workspace
from sixrow.engine.networks import Network
from sixrow.engine.types import Numbers, Values, Weights
from sixrow.players.levels import Level, Sight
from sixrow.players.noise import Misjudging
from sixrow.rules import Columbiz, ColumbizSetup, Decision, Position
from sixrow.rules.columbiz import END, ColumbizPhase, keep
from sixrow.rules.columbiz.laws import DICE

CANDIDATES = 10
"""The maximum number of ends of a turn examined by lookahead."""

DOUBT = 0.06
"""How much worse than the best, in shares of the win, an end may look to be examined."""


class NetworkEvaluator:
    """A network as an evaluator: the mover's expected share of the win after each end."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._room = room(len(network.b1), 0)

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        placements: Placements,
        supply: Numbers,
        values: Values,
    ) -> None:
        """Fill in the mover's share after each row."""
        values[:] = self.shares(state, facts, placements, supply)[:, 0]

    def shares(
        self, state: Numbers, facts: Numbers, placements: Placements, supply: Numbers
    ) -> Weights:
        """The shares of all seats after each row, the mover's first."""
        count = len(supply)
        if len(self._room.hidden) < count:
            self._room = room(len(self._network.b1), count)
        shares = np.empty((count, len(self._network.b3)), dtype=np.float32)
        cells, taken, _needs, gained, parents = placements.columns()
        judge_ends(
            *(self._network, state, facts, cells, taken, gained, parents, supply),
            *(self._room, shares),
        )
        return shares


class TurnPlayer:
    """Plays the best turn according to an evaluator; one instance serves any number of games.

    A decision depends only on the evaluator and the position, even in the middle of placing: the
    cached last turn only saves work.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._solved: tuple[object, Turn] | None = None

    def decide(self, position: Position) -> Decision:
        """The decision of the current seat; the position must wait for one."""
        assert isinstance(position, Columbiz)
        if position.phase is ColumbizPhase.KEEP:
            turn = self._turn(position)
            return keep(turn.best_keep(position.dice, position.rolls_left, position.kept))
        legal = position.decisions()
        return legal[0] if len(legal) == 1 else self._place(position)

    def _turn(self, position: Columbiz) -> Turn:
        """The solution of this turn, cached until a disc is placed."""
        board = position.discs, position.supply, position.captives, position.points
        key = position.setup, board, position.seat, position.starter
        if self._solved is None or self._solved[0] != key:
            self._solved = key, solve(position, self._evaluator)
        return self._solved[1]

    def _place(self, position: Columbiz) -> Decision:
        """The first disc of the best end of the turn, or the end itself."""
        state, facts = packed(position)
        placements, values = self._ends(position, state, facts)
        rows = payable_rows(lattice(DICE), placements, position.dice)
        if position.placed == 0:
            rows = rows[rows != NOTHING]
        row = self._best(state, facts, placements, rows, values[rows])
        order = best_order(position, int(placements.cells[row]))
        return order[0] if order else END

    def _ends(
        self, position: Columbiz, state: Numbers, facts: Numbers
    ) -> tuple[Placements, Values]:
        """Every possible end of the placing phase, and its estimated value."""
        if position.placed == 0:
            turn = self._turn(position)
            return turn.placements, turn.ends
        placements = enumerated(state, facts, lattice(DICE))
        count = len(placements.cells)
        supply, values = np.empty(count, dtype=np.int64), np.empty(count)
        supplies(state, placements.cells, supply)
        self._evaluator.evaluate(state, facts, placements, supply, values)
        return placements, values

    def _best(
        self, state: Numbers, facts: Numbers, placements: Placements, rows: Numbers, values: Values
    ) -> int:
        """The best of some rows, given their estimated values."""
        del state, facts, placements
        return int(rows[values.argmax()])


class ColumbizPlayer(TurnPlayer):
    """Plays Columbiz at a level."""

    def __init__(self, network: Network, setup: ColumbizSetup, level: Level, seed: int) -> None:
        judgement = level.columbiz
        super().__init__(Misjudging(NetworkEvaluator(network), seed, judgement.error))
        self._network = network
        self._looks = judgement.sight is Sight.AHEAD
        if self._looks:
            self._works = [workspace(setup.players, len(network.b1)) for _ in range(2)]

    def _best(
        self, state: Numbers, facts: Numbers, placements: Placements, rows: Numbers, values: Values
    ) -> int:
        """The best of some rows; lookahead decides between close ones."""
        best = np.argsort(-values, kind="stable")[:CANDIDATES]
        rows = rows[best[values[best] >= values[best[0]] - DOUBT]]
        if not self._looks or len(rows) == 1:
            return int(rows[0])
        facts = facts.copy()
        # Following another seat's share through a turn with locked keeps is not supported, so
        # lookahead treats the next player's turn as if all dice could be rerolled.
        if len(self._network.b3) > 2:
            facts[LOCKED] = 0
        work, ahead = self._works
        work.cells[: len(placements.cells)] = placements.cells
        seen = np.empty(len(rows))
        look_at_ends(self._network, state, facts, rows, work, ahead, seen)
        return int(rows[seen.argmax()])
