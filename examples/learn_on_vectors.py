"""Learn Sequence Dice on the vector environment until it beats greedy, with NumPy alone.

    python examples/learn_on_vectors.py [--games 400000] [--seed 1]

Needs the extra `research` (docs/install.md).

The policy is a softmax over the legal cells. The value of a cell is a sum over the lines of six
through it. Each line adds a number that depends on how many chips each side has in it and on
whether the choice places, replaces or clears a chip: 147 numbers, all 0 at first. They are learnt
by REINFORCE (Williams, 1992) against greedy opponents, with the share of the victory as reward. The
environment plays hundreds of games at once in compiled code; there are no rules in this file.
"""

import argparse
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import sixrow.research.gymnasium  # noqa: F401 (registers the environments)

Values = NDArray[np.float64]

GAMES = 512
"""Games side by side."""

PLACE, REPLACE, CLEAR = range(3)
CLEARS = 10


def straight_lines() -> Values:
    """The fourteen lines of six as rows over the 36 cells."""
    cells = np.arange(36).reshape(6, 6)  # column by rank, as the cells are numbered
    lines = [*cells, *cells.T, np.diag(cells), np.diag(cells[::-1])]
    return np.array([[cell in line for cell in range(36)] for line in lines], dtype=np.float64)


LINES = straight_lines()


class Policy:
    """The numbers that are learnt, by kind of choice, own chips and opponents' chips in a line."""

    def __init__(self, seed: int) -> None:
        self.weights = np.zeros((3, 49))
        self._rng = np.random.default_rng(seed)

    def seen(self, observation: Values) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The pattern of each line, and what choosing each cell would do."""
        own, others = observation[:, :36], observation[:, 36:72]
        pattern = (7 * (own @ LINES.T) + others @ LINES.T).astype(np.int64)
        total = observation[:, -13:-2].argmax(axis=1) + 2
        kind = np.where(others > 0, REPLACE, PLACE)
        kind[total == CLEARS] = CLEAR
        return pattern, kind

    def chances(self, pattern: Any, kind: Any, mask: Any) -> Values:
        """The chance of each cell; a pass is no choice."""
        worth = self.weights[:, pattern] @ LINES  # by kind, game and cell
        scores = np.take_along_axis(worth, kind[None], axis=0)[0]
        scores = np.where(mask[:, :36] > 0, scores, -np.inf)
        scores -= np.maximum(scores.max(axis=1, keepdims=True), -1e9)
        chances = np.exp(scores)
        chances /= np.maximum(chances.sum(axis=1, keepdims=True), 1e-300)
        return np.asarray(chances, dtype=np.float64)

    def choose(self, chances: Values, mask: Any, best: bool) -> NDArray[np.int64]:
        """A decision for each game: the most likely cell, or a random one."""
        if best:
            cells = chances.argmax(axis=1)
        else:
            drawn = self._rng.random((len(chances), 1))
            cells = np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), 35)
            cells = np.where(
                chances[np.arange(len(cells)), cells] > 0, cells, chances.argmax(axis=1)
            )
        return np.where(mask[:, 36] > 0, 36, cells)


class Learner:
    """REINFORCE with the mean reward as its baseline and steps by Adam."""

    def __init__(self, policy: Policy, rate: float = 0.02) -> None:
        self._policy, self._rate = policy, rate
        self._trace = np.zeros((GAMES, 3, 49))
        self._mean, self._square = np.zeros((3, 49)), np.zeros((3, 49))
        self._baseline = 0.5

    def note(self, pattern: Any, kind: Any, chances: Values, decisions: Any) -> None:
        """Remember what would make these decisions likelier."""
        slope = -chances
        chosen = np.flatnonzero(decisions < 36)
        slope[chosen, decisions[chosen]] += 1.0
        slope[decisions == 36] = 0.0
        games: Any = np.arange(GAMES)[:, None]
        for each in range(3):
            by_line = np.where(kind == each, slope, 0.0) @ LINES.T
            np.add.at(self._trace[:, each], (games, pattern), by_line)

    def learn(self, over: Any, rewards: Values) -> None:
        """Make the decisions of games that are over likelier if they won, unlikelier if not."""
        advantage = rewards[over] - self._baseline
        self._baseline += 0.01 * float(advantage.mean())
        slope = (advantage[:, None, None] * self._trace[over]).mean(axis=0)
        self._trace[over] = 0.0
        weight = np.sqrt(len(advantage) / GAMES)
        self._mean += 0.05 * weight * (slope - self._mean)
        self._square += 0.01 * weight * (slope**2 - self._square)
        self._policy.weights += self._rate * weight * self._mean / (np.sqrt(self._square) + 1e-4)


def evaluate(policy: Policy, games: int, seed: int) -> tuple[float, float]:
    """The share against greedy, choosing the likeliest cell, and its 95% interval."""
    env = gymnasium.make_vec("sixrow/SequenceDice-v0", num_envs=games, autoreset_mode="Disabled")
    batch = env.unwrapped.batch  # type: ignore[attr-defined]
    env.reset(seed=seed)
    while not batch.over.all():
        pattern, kind = policy.seen(batch.seen)
        chances = policy.chances(pattern, kind, batch.marks)
        batch.step(policy.choose(chances, batch.marks, best=True), chosen=~batch.over)
    shares = batch.shares[:, 0]
    return float(shares.mean()), float(1.96 * shares.std() / np.sqrt(games))


def learn(games: int, seed: int, tell: Callable[[str], None] = print, look: int = 2000) -> float:
    """Learn until greedy is clearly beaten, or for `games` games; return the final share."""
    policy = Policy(seed)
    learner = Learner(policy)
    env = gymnasium.make_vec("sixrow/SequenceDice-v0", num_envs=GAMES, autoreset_mode="SameStep")
    seen, _infos = env.reset(seed=seed)
    played, next_look, share = 0, 0, 0.0
    while played < games:
        pattern, kind = policy.seen(seen["observation"])
        chances = policy.chances(pattern, kind, seen["action_mask"])
        decisions = policy.choose(chances, seen["action_mask"], best=False)
        learner.note(pattern, kind, chances, decisions)
        seen, rewards, over, _cut, _infos = env.step(decisions)
        if over.any():
            learner.learn(over, rewards)
            played += int(over.sum())
        if played >= next_look:
            share, error = evaluate(policy, look, seed=10**6)
            tell(f"{played:7,} games: {share:.3f} ± {error:.3f} against greedy")
            if share - error > 0.5:
                break
            next_look += 2_500
    return share


def main() -> None:
    """Learn, and print the progress."""
    parser = argparse.ArgumentParser(description="Learn Sequence Dice on the vector environment.")
    parser.add_argument("--games", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learn(given.games, given.seed)


if __name__ == "__main__":
    main()
