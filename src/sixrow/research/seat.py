"""One seat of a game for Gymnasium; our levels or baselines hold the other seats."""

from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium as gym
import numpy as np

from sixrow.engine.types import Flags
from sixrow.players import Player, player
from sixrow.research import adapter, pictures
from sixrow.research.aec import ILLEGAL_REWARD, begun, rolled
from sixrow.research.spaces import action_space, observation_space, observed
from sixrow.rules import Position, Refusal, Waiting, start
from sixrow.rules.refusal import check_range


class SeatEnv(gym.Env[dict[str, Any], Any]):
    """Play one seat; a step is one decision, then the others play until the next one.

    Attributes:
        position: the current position, immutable.
    """

    # Gymnasium reads them before an environment exists.
    metadata = {"render_modes": list(pictures.RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "skilled",
        seat: int = 0,
        render_mode: str | None = None,
        **parameters: int | str,
    ) -> None:
        """Create the environment.

        Args:
            game: ``columbiz`` or ``sequence-dice``.
            opponents: a level or baseline for all other seats, or one for each in seat order.
            seat: the learner's seat; the starter is rolled for in every game.
            render_mode: ``ansi``, ``rgb_array`` or ``human``, which prints.
            parameters: ``players`` and the options of the set-up.

        Raises:
            Refusal: the set-up, the seat or an opponent is invalid.
        """
        self.setup = adapter.setup_of(adapter.game_named(game), **parameters)
        check_range("seat", seat, 0, self.setup.players - 1)
        self.seat, self.render_mode = seat, render_mode
        others = self.setup.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise Refusal(
                "wrong-number-of-policies", field="opponents", awaited=others, found=len(names)
            )
        self._names = [*names[: self.seat], "", *names[self.seat :]]
        self._players: list[Player | None] = self._seated(seeds=[0] * self.setup.players)
        self.position: Position = start(self.setup)
        self._over = True
        self.action_space = action_space(self.setup)
        self.observation_space = observation_space(self.setup)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a game and play to the learner's first decision.

        Args:
            seed: equal seeds give equal dice and equal opponents.
            options: ``position`` is a position or its text to start from.
        """
        super().reset(seed=seed)
        self._over = False
        self._players = self._seated(self.np_random.integers(2**31, size=self.setup.players))
        self.position = begun(self.setup, options)
        self._play_on()
        return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Decide, and play to the next decision; an illegal one ends the game with −1.

        Raises:
            ResetNeeded: no game has begun, or it is over.
            TypeError: the action is not a whole number.
        """
        decision = index(action)
        if self._over:
            raise gym.error.ResetNeeded("call reset before the first step and after the last")
        refusal = self.position.refusal(decision)
        if refusal is not None:
            self._over = True
            return self._seen(), ILLEGAL_REWARD, True, False, {"refusal": refusal.code}
        self.position = self.position.decide(decision).position
        self._play_on()
        self._over = self.position.waiting is Waiting.NOBODY
        reward = adapter.rewards(self.position)[self.seat]
        return self._seen(), reward, self._over, False, {}

    def action_masks(self) -> Flags:
        """Which decisions are legal, as sb3-contrib's MaskablePPO asks for them."""
        masks: Flags = adapter.marks(self.position).astype(np.bool_)
        return masks

    def render(self) -> Any:
        """The position in the chosen render mode."""
        return pictures.rendered(self.position, self.render_mode)

    def _seated(self, seeds: Any) -> list[Player | None]:
        return [
            player(name, self.setup, int(seed)) if name else None
            for name, seed in zip(self._names, seeds, strict=True)
        ]

    def _play_on(self) -> None:
        position = rolled(self.position, self.np_random)
        while position.waiting is Waiting.DECISION:
            opponent = self._players[position.seat]
            if opponent is None:
                break
            decided = position.decide(opponent.decide(position)).position
            position = rolled(decided, self.np_random)
        self.position = position

    def _seen(self) -> dict[str, Any]:
        return observed(self.position, self.seat, acts=True)
