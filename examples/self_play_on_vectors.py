"""Learn Sequence Dice by self-play on the vector environment, with NumPy alone.

    python examples/self_play_on_vectors.py [--games 100000] [--seed 1]

Needs the extra `research`. One policy, that of `learn_on_vectors.py`, decides for both seats: the
environment is made with ``opponents="yours"`` and says whose turn it is. Each seat has its own
trace, and both learn from their side's share. Greedy only measures how strong the policy is.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import gymnasium
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import sixrow.research.gymnasium  # noqa: F401 (registers the environments)
from examples.learn_on_vectors import GAMES, Learner, Policy, evaluate

PASS = 36
SEATS = range(2)


def learn(games: int, seed: int, tell: Callable[[str], None] = print, look: int = 2000) -> float:
    """Learn for `games` games and return the share against greedy at the end."""
    policy = Policy(seed)
    learners = [Learner(policy) for _ in SEATS]
    env = gymnasium.make_vec(
        "sixrow/SequenceDice-v0", num_envs=GAMES, opponents="yours", autoreset_mode="SameStep"
    )
    seen, infos = env.reset(seed=seed)
    played = 0
    while played < games:
        pattern, kind = policy.seen(seen["observation"])
        chances = policy.chances(pattern, kind, seen["action_mask"])
        decisions = policy.choose(chances, seen["action_mask"], best=False)
        for seat in SEATS:  # a pass teaches nothing, nor does what the other seat decides
            own = np.where(infos["seat"] == seat, decisions, PASS)
            learners[seat].note(pattern, kind, chances, own)
        seen, _rewards, over, _cut, infos = env.step(decisions)
        if over.any():
            shares = infos["final_info"]["shares"]
            for seat in SEATS:
                learners[seat].learn(over, shares[:, seat])
            played += int(over.sum())
    share, error = evaluate(policy, look, seed=10**6)
    tell(f"{played:7,} games against itself: {share:.3f} ± {error:.3f} against greedy")
    return share


def main() -> None:
    """Learn, and print how strong the policy has become."""
    parser = argparse.ArgumentParser(description="Learn Sequence Dice by self-play.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learn(given.games, given.seed)


if __name__ == "__main__":
    main()
