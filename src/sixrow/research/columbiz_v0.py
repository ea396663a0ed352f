"""Columbiz for PettingZoo, version 0.

    >>> from sixrow.research import columbiz_v0
    >>> env = columbiz_v0.env(players=3, edition="fr")
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     over = termination or truncation
    ...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

`raw_env`, `env` and `parallel_env` are those of `sixrow.research.aec.Environments`.
"""

from sixrow.research.aec import Environments
from sixrow.rules import COLUMBIZ

_GAME = Environments("sixrow_columbiz_v0", COLUMBIZ)
raw_env, env, parallel_env = _GAME.raw_env, _GAME.env, _GAME.parallel_env
