"""Both games for PettingZoo: agents that decide in turn (AEC), dice rolled by the environment."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers

from sixrow.notation import read_position
from sixrow.research import drawing, encoding
from sixrow.research.spaces import action_space, observation_space, observed
from sixrow.rules import Game, Position, PositionRefused, Setup, Waiting, start

ILLEGAL_REWARD = -1.0
"""What an agent gets for an illegal decision, which ends the game; a share is never below 0."""


class SixrowAEC(AECEnv):
    """One game; the agents are its seats, ``seat_0`` and on.

    Copying it with `copy.deepcopy` copies the dice to come as well. A search that must not know
    them gives the copy other ones: ``copy.reset(seed, options={"position": copy.position})``.

    Attributes:
        position: the game as the rules have it, immutable.
    """

    def __init__(self, name: str, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": name,
            "render_modes": list(drawing.RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.setup, self.render_mode = setup, render_mode
        self.position: Position = start(setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self._actions = {agent: action_space(setup) for agent in self.possible_agents}
        self._observations = {agent: observation_space(setup) for agent in self.possible_agents}
        self.state_space = self._observations[self.possible_agents[0]]["observation"]
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is given."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can decide."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game and roll until somebody is to decide.

        Args:
            seed: equal seeds give equal dice; without one the dice go on as they were.
            options: ``position`` begins there instead, a position or its line; others are ignored.

        Raises:
            Refusal: the position is not one of this set-up, or the game is over there.
        """
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self.position = begun(self.setup, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._roll()

    def step(self, action: Any) -> None:
        """Do the decision of the agent whose turn it is, and roll until somebody is to decide.

        Raises:
            DecisionRefused: the rules forbid it; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position = self.position.decide(int(action)).position
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._roll()
        if self.position.waiting is Waiting.NOBODY:
            self.rewards = dict(zip(self.agents, encoding.rewards(self.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; the mask is empty unless it is to decide."""
        acts = agent == self.agent_selection
        return observed(self.position, self.possible_agents.index(agent), acts)

    def state(self) -> Any:
        """What the first seat sees, which is everything."""
        return encoding.observed(self.position, 0)

    def render(self) -> str | drawing.Pixels | None:
        """The position in the mode that was asked for."""
        return drawing.rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _roll(self) -> None:
        assert self._rng is not None
        self.position = rolled(self.position, self._rng)
        self.agent_selection = self.possible_agents[self.position.seat]

    def __str__(self) -> str:
        return str(self.metadata["name"])


def rolled(position: Position, rng: np.random.Generator) -> Position:
    """The position once dice have been rolled until a decision is awaited or the game is over."""
    while position.waiting is Waiting.DICE:
        position = position.roll(encoding.roll_by(rng, position.dice_to_roll)).position
    return position


def begun(setup: Setup, options: dict[str, Any] | None) -> Position:
    """Where a game begins: at the beginning, or at the ``position`` of some options."""
    given = (options or {}).get("position")
    if given is None:
        return start(setup)
    position: Position = read_position(given) if isinstance(given, str) else given
    if position.setup != setup:
        raise PositionRefused("another-setup", field="position")
    if position.waiting is Waiting.NOBODY:
        raise PositionRefused("no-decision-awaited", field="position")
    return position


class Environments:
    """What PettingZoo expects of the module of a game, such as `columbiz_v0`.

    The parameters of all three are the set-up, players and the options, and render_mode:
    ``ansi``, ``rgb_array`` or ``human``, which prints.
    """

    def __init__(self, name: str, game: Game) -> None:
        self._name, self._game = name, game

    def raw_env(self, render_mode: str | None = None, **parameters: int | str) -> SixrowAEC:
        """The environment itself; an illegal decision raises the rules' own refusal.

        Raises:
            SetupRefused: the parameters make no game.
        """
        return SixrowAEC(self._name, encoding.setup_of(self._game, **parameters), render_mode)

    def env(self, render_mode: str | None = None, **parameters: int | str) -> AECEnv:
        """The environment with PettingZoo's guards: an illegal decision ends the game with −1."""
        raw = self.raw_env(render_mode, **parameters)
        env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))

    def parallel_env(self, render_mode: str | None = None, **parameters: int | str) -> Any:
        """As `env`, for agents that all answer at once; only who is to decide is heard."""
        return turn_based_aec_to_parallel(self.env(render_mode, **parameters))
