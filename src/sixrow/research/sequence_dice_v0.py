"""Sequence Dice for PettingZoo, version 0.

    >>> from sixrow.research import sequence_dice_v0
    >>> env = sequence_dice_v0.env(players=4, length=5)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     over = termination or truncation
    ...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

The parameters of all three are the set-up, players and the options, and render_mode:
``ansi``, ``rgb_array`` or ``human``, which prints.
"""

from typing import Any

from pettingzoo import AECEnv

from sixrow.research.aec import SixrowAEC, in_parallel, made, wrapped
from sixrow.rules import SEQUENCE_DICE

NAME = "sixrow_sequence_dice_v0"


def raw_env(render_mode: str | None = None, **parameters: int | str) -> SixrowAEC:
    """The environment itself; an illegal decision raises the rules' own refusal.

    Raises:
        SetupRefused: the parameters make no game.
    """
    return made(NAME, SEQUENCE_DICE, render_mode, **parameters)


def env(render_mode: str | None = None, **parameters: int | str) -> AECEnv:
    """The environment with PettingZoo's guards: an illegal decision ends the game with −1."""
    return wrapped(raw_env(render_mode, **parameters))


def parallel_env(render_mode: str | None = None, **parameters: int | str) -> Any:
    """As `env`, by conversion, for agents that all answer at once."""
    return in_parallel(env(render_mode, **parameters))
