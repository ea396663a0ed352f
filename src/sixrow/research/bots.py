"""Our players as OpenSpiel bots, and vice versa."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from sixrow.players import Player, player
from sixrow.research.openspiel import SixrowGame, SixrowState, game_text
from sixrow.research.rollouts import CompiledRolloutEvaluator
from sixrow.rules import Decision, Position, Setup

UCT_C = 1.0
"""The exploration constant for utilities from 0 to 1; equivalent to 2 for −1 to 1."""


class LevelBot(pyspiel.Bot):
    """One of our levels or baselines as an OpenSpiel bot."""

    def __init__(self, name: str, setup: Setup, seed: int = 0) -> None:
        """Create the bot.

        Raises:
            Refusal: there is no such player, or no network was trained for the set-up.
        """
        super().__init__()
        self._player = player(name, setup, seed)

    def step(self, state: SixrowState) -> int:
        return self._player.decide(state.position)


class BotPlayer:
    """An OpenSpiel bot as one of our players, for matches and ladders."""

    def __init__(self, bot: pyspiel.Bot, game: SixrowGame) -> None:
        self._bot, self._game = bot, game

    def decide(self, position: Position) -> Decision:
        legal = position.decisions()
        if len(legal) == 1:
            return legal[0]
        return int(self._bot.step(self._game.state_at(position)))


def mcts_player(setup: Setup, simulations: int, seed: int = 0) -> Player:
    """OpenSpiel's own Monte-Carlo tree search, with one random rollout per simulation.

    The search is OpenSpiel's, in Python; compiled code plays the rollouts.
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
