"""Both games for PettingZoo: agents take turns (AEC), the environment rolls the dice."""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers

from sixrow.notation import read_position
from sixrow.research import adapter, pictures
from sixrow.research.spaces import action_space, observation_space, observed
from sixrow.rules import Game, Position, PositionRefused, Setup, Waiting, start
from sixrow.rules.refusal import check_range

ILLEGAL_REWARD = -1.0
"""The reward for an illegal decision, which ends the game; a share is never below 0."""


class SixrowAEC(AECEnv):
    """One game; the agents are its seats, ``seat_0`` and on.

    `copy.deepcopy` also copies the dice to come. A search that must not know them reseeds the copy:
    ``copy.reset(seed, options={"position": copy.position})``.

    Attributes:
        position: the current position, immutable.
    """

    def __init__(
        self,
        name: str,
        setup: Setup,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        if max_cycles is not None:
            check_range("max_cycles", max_cycles, 1)
        self._max_cycles, self._cycles = max_cycles, 0
        self.metadata = {
            "name": name,
            "render_modes": list(pictures.RENDER_MODES),
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
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game and roll until a decision is awaited.

        Args:
            seed: equal seeds give equal dice; without one the random stream continues.
            options: ``position`` is a position or its text to start from; others are ignored.

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
        self._cycles = 0
        self._roll()

    def step(self, action: Any) -> None:
        """Apply the decision of the current agent and roll until the next decision.

        Raises:
            ResetNeeded: no game has begun, or it is over.
            TypeError: the action is not a whole number.
            DecisionRefused: the rules forbid it; nothing has changed.
        """
        if self._rng is None or not self.agents:
            raise ResetNeeded("call reset before the first step and after the last")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position = self.position.decide(index(action)).position
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._roll()
        if self.position.waiting is Waiting.NOBODY:
            self.rewards = dict(zip(self.agents, adapter.rewards(self.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._cycles == self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """An agent's observation; the mask is empty unless the agent has to decide."""
        acts = agent == self.agent_selection
        return observed(self.position, self.possible_agents.index(agent), acts)

    def state(self) -> Any:
        """The first seat's observation, which contains everything."""
        return adapter.observed(self.position, 0)

    def render(self) -> str | pictures.Pixels | None:
        """The position in the chosen render mode."""
        return pictures.rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Do nothing; there is nothing to close."""

    def _roll(self) -> None:
        assert self._rng is not None
        self.position = rolled(self.position, self._rng)
        self.agent_selection = self.possible_agents[self.position.seat]

    def __str__(self) -> str:
        return str(self.metadata["name"])


def rolled(position: Position, rng: np.random.Generator) -> Position:
    """The position after rolling until a decision is awaited or the game is over."""
    while position.waiting is Waiting.DICE:
        position = position.roll(adapter.roll_by(rng, position.dice_to_roll)).position
    return position


def begun(setup: Setup, options: dict[str, Any] | None) -> Position:
    """The first position of a game: the start, or the ``position`` given in the options."""
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
    """What PettingZoo expects of a game's module, such as `columbiz_v0`.

    All three take the set-up (players and options), render_mode (``ansi``, ``rgb_array`` or
    ``human``, which prints) and max_cycles, the number of decisions after which a game is cut
    short; by default it never is.
    """

    def __init__(self, name: str, game: Game) -> None:
        self._name, self._game = name, game

    def raw_env(
        self, render_mode: str | None = None, max_cycles: int | None = None, **parameters: int | str
    ) -> SixrowAEC:
        """The bare environment; an illegal decision raises the rules' refusal.

        Raises:
            SetupRefused: the parameters are not a valid set-up.
        """
        setup = adapter.setup_of(self._game, **parameters)
        return SixrowAEC(self._name, setup, render_mode, max_cycles)

    def env(
        self, render_mode: str | None = None, max_cycles: int | None = None, **parameters: int | str
    ) -> AECEnv:
        """The environment with PettingZoo's wrappers: an illegal decision ends the game with −1."""
        raw = self.raw_env(render_mode, max_cycles, **parameters)
        env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))

    def parallel_env(
        self, render_mode: str | None = None, max_cycles: int | None = None, **parameters: int | str
    ) -> Any:
        """As `env`, for agents that all act at once; only the current agent's action counts."""
        return turn_based_aec_to_parallel(self.env(render_mode, max_cycles, **parameters))
