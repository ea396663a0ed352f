"""A computer player of Columbiz: it solves its turn exactly for what a network believes."""

import numpy as np

from sixrow.engine.afterstates import Placements
from sixrow.engine.columbiz import packed
from sixrow.engine.columbiz_networks import judge_ends, room
from sixrow.engine.looking import look_at_ends
from sixrow.engine.networks import Network
from sixrow.engine.turns import Turn, best_order, placing, solve
from sixrow.engine.types import Numbers, Values
from sixrow.engine.workspaces import judge_turn, workspace
from sixrow.players.levels import Level
from sixrow.players.noise import misjudgement
from sixrow.rules import Columbiz, ColumbizSetup, Decision, Position
from sixrow.rules.columbiz import END, Phase, keep

CANDIDATES = 10
"""How many ends of a turn get a second look."""


class NetworkEvaluator:
    """What a network believes the ends of a turn to be worth: the mover's share of the win."""

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
        count = len(values)
        if len(self._room.hidden) < count:
            self._room = room(len(self._network.b1), count)
        shares = np.empty((count, len(self._network.b3)), dtype=np.float32)
        cells, taken, _needs, gained, parents = placements.columns()
        judge_ends(
            *(self._network, state, facts, cells, taken, gained, parents, supply),
            *(self._room, shares),
        )
        values[:] = shares[:, 0]


class ColumbizPlayer:
    """Plays Columbiz at a level; one object serves any number of games."""

    def __init__(self, network: Network, setup: ColumbizSetup, level: Level, seed: int) -> None:
        self._network, self._level, self._seed = network, level, seed
        self._evaluator = NetworkEvaluator(network)
        self._works = [workspace(setup.players, len(network.b1)) for _ in range(2)]
        self._solved: tuple[object, Turn] | None = None
        self._plan: dict[Position, Decision] = {}

    def decide(self, position: Position) -> Decision:
        """The decision of the seat whose turn it is; the position must wait for one."""
        assert isinstance(position, Columbiz)
        if position.phase is Phase.KEEP:
            return self._keep(position)
        if position not in self._plan:
            self._plan = self._planned(position)
        return self._plan[position]

    def _turn(self, position: Columbiz) -> Turn:
        """The solution of this turn; it stays the same until a disc is placed."""
        board = position.discs, position.supply, position.captives, position.points
        key = position.setup, board, position.seat, position.starter
        if self._solved is None or self._solved[0] != key:
            self._solved = key, solve(position, self._evaluator)
        return self._solved[1]

    def _keep(self, position: Columbiz) -> Decision:
        values = self._turn(position).keeps(position.dice, position.rolls_left, position.kept)
        beliefs = np.array(list(values.values())) + self._noise(position, len(values))
        return keep(list(values)[int(beliefs.argmax())])

    def _planned(self, position: Columbiz) -> dict[Position, Decision]:
        """The decisions for the rest of the turn, each by the position it is made in."""
        if position.placed:
            values = placing(position, self._evaluator)
            return {position: max(values, key=lambda decision: values[decision])}
        values = self._turn(position).endings(position.dice)
        cells, beliefs = list(values), np.array(list(values.values()))
        beliefs += self._noise(position, len(cells))
        if self._level.looks_twice and len(cells) > 1:
            beliefs = self._second_look(position, cells, beliefs)
        plan: dict[Position, Decision] = {}
        for cell in best_order(position, cells[int(beliefs.argmax())]):
            plan[position] = cell
            position = position.decide(cell).position
        plan[position] = END
        return plan

    def _second_look(self, position: Columbiz, cells: list[int], beliefs: Values) -> Values:
        """The beliefs of the best few replaced by what the next player's best answer leaves."""
        if position.setup.locked and position.setup.players > 2:
            return beliefs
        work, ahead = self._works
        state, facts = packed(position)
        count = judge_turn(self._network, state, facts, work)
        row_of = {int(mask): row for row, mask in enumerate(work.cells[:count])}
        best = np.argsort(-beliefs, kind="stable")[:CANDIDATES]
        rows = np.array([row_of[cells[index]] for index in best], dtype=np.int64)
        values = np.empty(len(rows))
        look_at_ends(self._network, state, facts, rows, work, ahead, values)
        seen = np.full(len(beliefs), -np.inf)
        seen[best] = values
        return seen

    def _noise(self, position: Columbiz, count: int) -> Values:
        return misjudgement(position, self._seed, self._level.columbiz, count)
