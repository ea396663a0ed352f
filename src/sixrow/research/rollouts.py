"""Random rollouts in compiled code for OpenSpiel's searches: the same distribution, much faster."""

import numpy as np
from open_spiel.python.algorithms import mcts

from sixrow.engine.columbiz import states
from sixrow.engine.columbiz.loops import finish as finish_columbiz
from sixrow.engine.sequence_dice import states as sequence_dice
from sixrow.engine.sequence_dice.loops import finish as finish_sequence_dice
from sixrow.engine.types import Values
from sixrow.research.openspiel import SixrowState
from sixrow.rules import Columbiz, SequenceDice


class CompiledRolloutEvaluator(mcts.RandomRolloutEvaluator):
    """As OpenSpiel's `RandomRolloutEvaluator`: uniformly random decisions and fair dice to the end.

    The engine plays the games instead of a Python loop, and the random stream depends only on the
    seed and the number of rollouts so far.
    """

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        super().__init__(rollouts)
        self._rollouts, self._seed, self._played = rollouts, seed, 0

    def evaluate(self, state: SixrowState) -> Values:
        """The mean utility of every player over the rollouts."""
        position, setup = state.position, state.position.setup
        shares = np.empty(setup.sides)
        run = self._seed, self._played, self._rollouts
        if isinstance(position, Columbiz):
            finish_columbiz(*states.packed(position), *run, shares)
        else:
            assert isinstance(position, SequenceDice)
            finish_sequence_dice(*sequence_dice.packed(position), *run, shares)
        self._played += self._rollouts
        seats = [setup.side_of(seat) for seat in range(setup.players)]
        means: Values = shares[seats] / self._rollouts
        return means
