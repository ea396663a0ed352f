"""Both games for Gymnasium, registered when this module is imported.

    >>> import gymnasium
    >>> import sixrow.research.gymnasium
    >>> env = gymnasium.make("sixrow/Columbiz-v0", opponents="greedy", reroll="locked")
    >>> observation, info = env.reset(seed=1)
    >>> many = gymnasium.make_vec("sixrow/SequenceDice-v0", num_envs=64, opponents="greedy")
    >>> observations, infos = many.reset(seed=1)
    >>> observations["action_mask"].shape
    (64, 37)

`make` gives a `SeatEnv`, `make_vec` a `SixrowVectorEnv`, which steps in compiled code.
"""

import gymnasium as gym

from sixrow.research.compact import CompactSeat
from sixrow.research.seat import SeatEnv
from sixrow.research.vector import SixrowVectorEnv

__all__ = ["CompactSeat", "SeatEnv", "SixrowVectorEnv"]

IDS = {"columbiz": "sixrow/Columbiz-v0", "sequence-dice": "sixrow/SequenceDice-v0"}
"""The ids of the environments, by game."""

for _game, _id in IDS.items():
    gym.register(
        _id,
        entry_point="sixrow.research.seat:SeatEnv",
        vector_entry_point="sixrow.research.vector:SixrowVectorEnv",
        kwargs={"game": _game},
        disable_env_checker=True,
    )
