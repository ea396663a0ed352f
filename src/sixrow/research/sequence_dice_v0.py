"""Sequence Dice for PettingZoo, version 0.

    >>> from sixrow.research import sequence_dice_v0
    >>> env = sequence_dice_v0.env(players=4, length=5)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     over = termination or truncation
    ...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

`raw_env`, `env` and `parallel_env` are those of `sixrow.research.aec.Environments`.
"""

from sixrow.research.aec import Environments
from sixrow.rules import SEQUENCE_DICE

_GAME = Environments("sixrow_sequence_dice_v0", SEQUENCE_DICE)
raw_env, env, parallel_env = _GAME.raw_env, _GAME.env, _GAME.parallel_env
