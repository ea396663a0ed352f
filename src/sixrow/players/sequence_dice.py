"""A computer player of Sequence Dice: it evaluates the board after each of its choices."""

import numpy as np

from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice.lookahead import look_at_choices
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.sequence_dice.states import packed
from sixrow.engine.sequence_dice.workspace import judge_choice, workspace
from sixrow.engine.types import Numbers, Values
from sixrow.players.levels import Level, Sight
from sixrow.players.noise import misjudgement
from sixrow.rules import Decision, Position, SequenceDice, SequenceDiceSetup

CANDIDATES = 6
"""The maximum number of choices that are compared by a third roll."""

DOUBT = 0.03
"""How much worse than the best, in shares of the win, such a choice may seem."""


class SequenceDicePlayer:
    """Plays Sequence Dice at a level; one instance serves any number of games."""

    def __init__(self, network: Network, setup: SequenceDiceSetup, level: Level, seed: int) -> None:
        self._network, self._seed = network, seed
        self._judgement = level.sequence_dice
        self._work = workspace(network, setup.sides)
        self._lines = lines(setup.length)

    def decide(self, position: Position) -> Decision:
        """The decision of the current seat; the position must wait for one."""
        assert isinstance(position, SequenceDice)
        cells = np.array(position.decisions(), dtype=np.int64)
        if len(cells) == 1:
            return int(cells[0])
        judge = self._looked if self._judgement.sight is Sight.AHEAD else self._judged
        beliefs = judge(position, cells)
        beliefs += misjudgement(position, self._seed, self._judgement.error, len(cells))
        return int(cells[int(beliefs.argmax())])

    def _judged(self, position: SequenceDice, cells: Numbers) -> Values:
        state, facts = packed(position)
        shares, beliefs = np.empty(position.setup.sides), np.empty(len(cells))
        for index, cell in enumerate(cells):
            judge_choice(
                *(self._network, state, facts, position.total, cell, self._lines),
                *(self._work, shares),
            )
            beliefs[index] = shares[position.side]
        return beliefs

    def _looked(self, position: SequenceDice, cells: Numbers) -> Values:
        """Two rolls for every choice, and a third for those that are close then."""
        beliefs = self._look(position, cells, 2)
        best = np.argsort(-beliefs, kind="stable")[:CANDIDATES]
        close = best[beliefs[best] >= beliefs[best[0]] - DOUBT]
        beliefs[:] = np.where(np.isin(np.arange(len(cells)), close), beliefs, -1.0)
        if len(close) > 1:
            beliefs[close] = self._look(position, cells[close], 3)
        return beliefs

    def _look(self, position: SequenceDice, cells: Numbers, rolls: int) -> Values:
        state, facts = packed(position)
        beliefs = np.empty(len(cells))
        look_at_choices(
            *(self._network, state, facts, position.total, cells, self._lines, rolls),
            *(self._work, beliefs),
        )
        return beliefs
