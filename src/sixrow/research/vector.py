"""Many games at once for Gymnasium, stepped together in compiled code."""

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sixrow.engine.batches import YOURS, Batch
from sixrow.engine.types import Flags, Numbers, Values
from sixrow.research import adapter
from sixrow.research.aec import ILLEGAL_REWARD
from sixrow.research.spaces import MASK, OBSERVATION, action_space, observation_space
from sixrow.rules.refusal import check_range


class SixrowVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Play a seat in each of many games; compiled policies play the others.

    The reward, given when a game ends, is the share of the victory of the seat that has to decide
    or was the last to. An illegal decision ends a game with −1.

    ``infos`` holds ``seat``, the seat to decide in each game, and for games that have just ended
    ``shares``, the share of every side.

    Attributes:
        batch: the games; `Batch.position` returns the position of one.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **parameters: int | str,
    ) -> None:
        """Create the environments.

        Args:
            game: ``columbiz`` or ``sequence-dice``.
            num_envs: the number of games.
            opponents: ``random``, ``greedy`` or ``yours`` (the learner decides for them too) for
                all other seats, or one for each in seat order.
            seat: the learner's seat; the starter is rolled for in every game.
            autoreset_mode: when a finished game is followed by the next.
            parameters: ``players`` and the options of the set-up.

        Raises:
            Refusal: the set-up, a number or an opponent is invalid.
        """
        self.setup = adapter.setup_of(adapter.game_named(game), **parameters)
        check_range("seat", seat, 0, self.setup.players - 1)
        others = self.setup.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        self.batch = Batch(self.setup, num_envs, policies=(*names[:seat], YOURS, *names[seat:]))
        self.num_envs, self.autoreset_mode = num_envs, AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.single_action_space = action_space(self.setup)
        self.single_observation_space = observation_space(self.setup)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._sides = np.array([self.setup.side_of(each) for each in range(self.setup.players)])
        self._ended = np.ones(num_envs, dtype=np.bool_)
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Restart all games, or those of ``options["reset_mask"]``.

        Args:
            seed: a number, to which each game adds its index, or one per game. Equal seeds give
                equal dice; without one, the next games of the current seeds begin.
            options: ``reset_mask``, which games.
        """
        chosen = np.array((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_)))
        if seed is None and not self._begun:
            seed = self.np_random.integers(2**62, size=self.num_envs).tolist()
        if isinstance(seed, int):
            super().reset(seed=seed)
            seed = [seed + game for game in range(self.num_envs)]
        self._begun = True
        self.batch.begin(seed, chosen)
        self._ended[chosen] = False
        return self._seen(), self._told(np.zeros(self.num_envs, dtype=np.bool_))

    def step(self, actions: Any) -> tuple[dict[str, Any], Values, Flags, Flags, dict[str, Any]]:
        """Decide in every game, and play each to the learner's next decision.

        Raises:
            ResetNeeded: no games have begun, or some are over and are not reset by themselves.
            TypeError: the actions are not whole numbers.
        """
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        if not self._begun:
            raise gym.error.ResetNeeded("call reset before the first step")
        made = given.astype(np.int64)
        over = self._ended.copy()
        if over.any() and self.autoreset_mode is AutoresetMode.DISABLED:
            raise gym.error.ResetNeeded("games that are over have to be reset")
        legal = self._legal(made)
        self.batch.step(made, chosen=legal & ~over)
        if over.any():
            self.batch.begin(chosen=over)
        done = ~over & (self.batch.over | ~legal)
        rewards = self._rewards(done, legal)
        infos = self._told(done & legal)
        if self.autoreset_mode is AutoresetMode.SAME_STEP and done.any():
            infos = self._begin_again(done, infos)
        self._ended = done & (self.autoreset_mode is not AutoresetMode.SAME_STEP)
        return self._seen(), rewards, done, np.zeros_like(done), infos

    def _legal(self, decisions: Numbers) -> Flags:
        inside = (decisions >= 0) & (decisions < self.setup.game.decisions)
        marks = self.batch.marks[np.arange(self.num_envs), np.where(inside, decisions, 0)]
        legal: Flags = inside & (marks != 0)
        return legal

    def _rewards(self, done: Flags, legal: Flags) -> Values:
        shares = self.batch.shares[np.arange(self.num_envs), self._sides[self.batch.viewers]]
        return np.where(done, np.where(legal, shares, ILLEGAL_REWARD), 0.0)

    def _seen(self) -> dict[str, Any]:
        return {OBSERVATION: self.batch.seen.copy(), MASK: self.batch.marks.copy()}

    def _told(self, won: Flags) -> dict[str, Any]:
        infos: dict[str, Any] = {
            "seat": self.batch.viewers.copy(),
            "_seat": np.ones(self.num_envs, dtype=np.bool_),
        }
        if won.any():
            infos |= {"shares": np.where(won[:, None], self.batch.shares, 0.0), "_shares": won}
        return infos

    def _begin_again(self, done: Flags, infos: dict[str, Any]) -> dict[str, Any]:
        """Restart finished games within the same step; their final state goes into the infos."""
        final = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(done):
            seen, marks = self.batch.seen[game], self.batch.marks[game]
            final[game] = {OBSERVATION: seen.copy(), MASK: marks.copy()}
        self.batch.begin(chosen=done)
        now = self._told(np.zeros_like(done))
        return {
            **now,
            "final_obs": final,
            "_final_obs": done,
            "final_info": infos,
            "_final_info": done,
        }
