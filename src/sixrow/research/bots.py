"""Players of ours as bots of OpenSpiel, and the other way round."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from sixrow.players import Player, player
from sixrow.research.openspiel import SixrowGame, SixrowState, game_text
from sixrow.research.rollouts import CompiledRolloutEvaluator
from sixrow.rules import Decision, Position, Setup

UCT_C = 1.0
"""The weight of exploration for utilities from 0 to 1: what 2 is for those from −1 to 1."""


class LevelBot(pyspiel.Bot):
    """A level or a baseline of ours as a bot of OpenSpiel."""

    def __init__(self, name: str, setup: Setup, seed: int = 0) -> None:
        """Make the bot.

        Raises:
            Refusal: there is no such player, or nobody has learnt the set-up.
        """
        super().__init__()
        self._player = player(name, setup, seed)

    def step(self, state: SixrowState) -> int:
        """The decision in a state that waits for one."""
        return self._player.decide(state.position)


class BotPlayer:
    """A bot of OpenSpiel as one of our players, for matches and ladders."""

    def __init__(self, bot: pyspiel.Bot, game: SixrowGame) -> None:
        self._bot, self._game = bot, game

    def decide(self, position: Position) -> Decision:
        """The bot's decision, in a position that waits for one."""
        legal = position.decisions()
        if len(legal) == 1:
            return legal[0]
        return int(self._bot.step(self._game.state_at(position)))


def mcts_player(setup: Setup, simulations: int, seed: int = 0) -> Player:
    """OpenSpiel's own Monte-Carlo tree search, with one random rollout a simulation.

    The search is theirs, in Python; the rollouts are played by compiled code.
    """
    game = pyspiel.load_game(game_text(setup))
    bot = mcts.MCTSBot(
        game,
        UCT_C,
        simulations,
        CompiledRolloutEvaluator(1, seed),
        random_state=np.random.RandomState(seed % 2**32),
    )
    return BotPlayer(bot, game)
