"""OpenSpiel's own searches: a tree search in Columbiz, expectiminimax in Sequence Dice.

    python examples/openspiel_search.py [--simulations 200]

Needs the extra `research` (docs/install.md).
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts, minimax

import sixrow.research.openspiel  # noqa: F401 (registers the games)
from sixrow.notation import decision_text, read_position
from sixrow.research.openspiel import SixrowState
from sixrow.research.rollouts import CompiledRolloutEvaluator

PLACING = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 2 1 place 12335556 0"
CHOOSING = "sequence-dice:2 6/1GGGG1/6/2BB2/6/B5 1 choose 12"


def tree_search(simulations: int) -> str:
    """What OpenSpiel's Monte-Carlo tree search would place in a position of Columbiz."""
    game = pyspiel.load_game("sixrow_columbiz")
    state = game.state_at(read_position(PLACING))
    bot = mcts.MCTSBot(
        game,
        uct_c=1.0,
        max_simulations=simulations,
        evaluator=CompiledRolloutEvaluator(seed=1),  # or theirs: mcts.RandomRolloutEvaluator()
        random_state=np.random.RandomState(1),
    )
    return decision_text(state.position.setup.game, bot.step(state))


def expectiminimax(decisions: int) -> tuple[float, str]:
    """The value and the best choice in a position of Sequence Dice, `decisions` decisions ahead."""
    game = pyspiel.load_game("sixrow_sequence_dice")
    state = game.state_at(read_position(CHOOSING))
    value, action = minimax.expectiminimax(state, decisions, longest_row_ahead, 0)
    return value, decision_text(state.position.setup.game, action)


def longest_row_ahead(state: SixrowState) -> float:
    """A rough value for the first side: how much longer its longest row is."""
    own, other = state.position.scores()
    return 0.5 + (own - other) / 12


def main() -> None:
    """Search in both games and print the results."""
    parser = argparse.ArgumentParser(description="OpenSpiel's searches on our games.")
    parser.add_argument("--simulations", type=int, default=200)
    given = parser.parse_args()
    print(f"columbiz: {tree_search(given.simulations)} after {given.simulations} simulations")
    value, choice = expectiminimax(decisions=2)
    print(f"sequence-dice: {choice}, worth {value:.3f} two decisions ahead")


if __name__ == "__main__":
    main()
