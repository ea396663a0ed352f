"""A smaller action space for Columbiz: how many dice to keep, face by face.

The 3,003 keeps of the numbering become up to six small decisions in a row, one for each face that
leaves a choice:

| number | decision |
|---|---|
| 0 … 36 | as in the numbering: place a disc on that cell, end the turn |
| 37 … 45 | keep none, one … eight of the face that is asked for |

Twelve numbers are added to the observation: the face that is asked for (six, one-hot) and the
counts chosen so far (six, in eighths).
"""

from operator import index
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from pettingzoo.utils.wrappers import BaseWrapper

from sixrow.engine.types import Flags, Marks, Weights
from sixrow.research.spaces import MASK, OBSERVATION, masked_space
from sixrow.rules import COLUMBIZ, Decision, Position, Refusal
from sixrow.rules.columbiz.decisions import END, is_keep, kept_by
from sixrow.rules.columbiz.laws import DICE
from sixrow.rules.dice import FACES, showing

FIRST_COUNT = END + 1
DECISIONS = FIRST_COUNT + DICE + 1
ADDED = 2 * len(FACES)


class Keeping:
    """A keep in progress: the counts of the faces answered so far.

    Legality comes from the position's own decisions; nothing here knows the rules.
    """

    def __init__(self, position: Position) -> None:
        """Start in any position; outside the choice of a keep there is nothing to ask."""
        keeps = [each for each in position.decisions() if is_keep(each)]
        self._left = [(decision, kept_by(decision)) for decision in keeps]
        self._counts: list[int] = []
        self._skip()

    @property
    def face(self) -> int | None:
        """The face that is asked for next, if any."""
        return FACES[len(self._counts)] if len(self._left) > 1 else None

    @property
    def decision(self) -> Decision | None:
        """The keep, once every face is answered."""
        return self._left[0][0] if len(self._left) == 1 else None

    def counts(self) -> tuple[int, ...]:
        """The legal answers."""
        face = self.face
        return (
            () if face is None else tuple(sorted({showing(dice, face) for _, dice in self._left}))
        )

    def answer(self, count: int) -> None:
        """Keep `count` dice of the face that is asked for; must be one of `counts`."""
        face = self.face
        assert face is not None
        self._left = [(each, dice) for each, dice in self._left if showing(dice, face) == count]
        self._counts.append(count)
        self._skip()

    def _skip(self) -> None:
        """Answer for the faces that leave no choice."""
        while len(self._left) > 1 and len(self.counts()) == 1:
            self._counts.append(self.counts()[0])

    def seen(self) -> Weights:
        """The numbers added to an observation."""
        added = np.zeros(ADDED, dtype=np.float32)
        if self.face is not None:
            added[self.face - 1] = 1
        added[6 : 6 + len(self._counts)] = np.array(self._counts) / DICE
        return added


def compact_marks(position: Position, keeping: Keeping) -> Marks:
    """A 1 for every legal decision of the compact numbering."""
    marks = np.zeros(DECISIONS, dtype=np.int8)
    small = [each for each in position.decisions() if not is_keep(each)]
    marks[[*small, *(FIRST_COUNT + count for count in keeping.counts())]] = 1
    return marks


def compact_space(space: spaces.Dict) -> spaces.Dict:
    """The space of compact observations, given the environment's."""
    seen = space[OBSERVATION]
    assert isinstance(seen, spaces.Box)
    low = np.concatenate([seen.low, np.zeros(ADDED)])
    return masked_space(low, np.concatenate([seen.high, np.ones(ADDED)]), DECISIONS)


def _check(env: Any) -> None:
    name = env.unwrapped.setup.game.name
    if name != COLUMBIZ.name:
        raise Refusal("unknown-game", text=name, allowed=(COLUMBIZ.name,))


class CompactSeat(
    gym.Wrapper[dict[str, Any], Any, dict[str, Any], Any], gym.utils.RecordConstructorArgs
):
    """`SeatEnv` of Columbiz with compact decisions."""

    def __init__(self, env: Any) -> None:
        """Wrap the environment.

        Raises:
            Refusal: it is not Columbiz; Sequence Dice has 37 decisions and needs no wrapper.
        """
        _check(env)
        gym.utils.RecordConstructorArgs.__init__(self)
        gym.Wrapper.__init__(self, env)
        self.action_space = spaces.Discrete(DECISIONS)
        self.observation_space = compact_space(env.observation_space)
        self._over = True
        self._keeping = Keeping(self._position)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        self._seen, self._over = seen, False
        self._keeping = Keeping(self._position)
        return self._compact(), info

    def step(self, action: int) -> tuple[dict[str, Any], Any, bool, bool, dict[str, Any]]:
        """Decide; an answer that leaves more faces to ask for changes only the observation.

        Raises:
            ResetNeeded: no game has begun, or it is over.
            TypeError: the action is not a whole number.
        """
        decision = index(action)
        count = decision - FIRST_COUNT
        if self._over:
            raise gym.error.ResetNeeded("call reset before the first step and after the last")
        if count >= 0 and count in self._keeping.counts():
            self._keeping.answer(count)
            if self._keeping.decision is None:
                return self._compact(), 0.0, False, False, {}
            decision = self._keeping.decision
        elif count >= 0:
            decision = -1  # not a decision, so that the environment refuses it
        self._seen, reward, over, cut, info = self.env.step(decision)
        self._over = over or cut
        self._keeping = Keeping(self._position)
        return self._compact(), reward, over, cut, info

    @property
    def _position(self) -> Position:
        position: Position = self.env.unwrapped.position  # type: ignore[attr-defined]
        return position

    def action_masks(self) -> Flags:
        """Which compact decisions are legal, as sb3-contrib's MaskablePPO asks for them."""
        masks: Flags = compact_marks(self._position, self._keeping).astype(np.bool_)
        return masks

    def _compact(self) -> dict[str, Any]:
        seen = np.concatenate([self._seen[OBSERVATION], self._keeping.seen()])
        return {OBSERVATION: seen, MASK: compact_marks(self._position, self._keeping)}


class CompactAEC(BaseWrapper):
    """A `columbiz_v0` environment with compact decisions; wrap ``raw_env``."""

    def __init__(self, env: Any) -> None:
        """Wrap the environment.

        Raises:
            Refusal: it is not Columbiz.
        """
        _check(env)
        super().__init__(env)
        self._actions = {agent: spaces.Discrete(DECISIONS) for agent in env.possible_agents}
        self._spaces = {
            agent: compact_space(env.observation_space(agent)) for agent in env.possible_agents
        }
        self._keeping = Keeping(env.unwrapped.position)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.env.reset(seed=seed, options=options)
        self._keeping = Keeping(self.env.unwrapped.position)

    def step(self, action: Any) -> None:
        """Decide; an answer that leaves more faces to ask for changes only the observation.

        Raises:
            DecisionRefused: the rules forbid it.
        """
        decision = None if action is None else index(action)
        if decision is not None and decision >= FIRST_COUNT:
            count, decision = decision - FIRST_COUNT, -1
            if count in self._keeping.counts():
                self._keeping.answer(count)
                decision = self._keeping.decision
                if decision is None:
                    return
        self.env.step(decision)
        self._keeping = Keeping(self.env.unwrapped.position)

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.env.observe(agent)
        acts = bool(seen[MASK].any())
        marks = compact_marks(self.env.unwrapped.position, self._keeping)
        return {
            OBSERVATION: np.concatenate([seen[OBSERVATION], self._keeping.seen()]),
            MASK: marks if acts else np.zeros_like(marks),
        }
