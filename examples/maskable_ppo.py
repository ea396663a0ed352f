"""Learn one seat with sb3-contrib's MaskablePPO.

    python examples/maskable_ppo.py [--game columbiz] [--opponents random] [--steps 40000]

Needs the extra `research` and `pip install sb3-contrib`, which brings PyTorch. The policy sees the
observation; MaskablePPO gets the mask from `action_masks()`. Columbiz uses compact decisions: keeps
are chosen face by face.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium.wrappers import FilterObservation, FlattenObservation

from sixrow.research.gymnasium import IDS, CompactSeat


def seat(game: str, opponents: str, **parameters: Any) -> gymnasium.Env[Any, Any]:
    """The environment: one seat, whose observation is a row of numbers."""
    env: Any = gymnasium.make(IDS[game], opponents=opponents, **parameters)
    if game == "columbiz":
        env = CompactSeat(env)
    return FlattenObservation(FilterObservation(env, ["observation"]))


def share(env: gymnasium.Env[Any, Any], policy: Any, games: int, seed: int) -> tuple[float, float]:
    """The mean share of a policy over some games, and its 95% interval."""
    shares = []
    for game in range(games):
        seen, _info = env.reset(seed=seed + game)
        over = cut = False
        reward: Any = 0.0
        while not (over or cut):
            action = policy(seen, env.get_wrapper_attr("action_masks")())
            seen, reward, over, cut, _info = env.step(int(action))
        shares.append(float(reward))
    return float(np.mean(shares)), float(1.96 * np.std(shares) / np.sqrt(games))


def main() -> None:
    """Learn, and compare with the policy before."""
    parser = argparse.ArgumentParser(description="Learn a seat with MaskablePPO.")
    parser.add_argument("--game", choices=list(IDS), default="columbiz")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    from sb3_contrib import MaskablePPO  # noqa: PLC0415 (PyTorch; not an extra of ours)

    env = seat(given.game, given.opponents)
    model = MaskablePPO("MlpPolicy", env, seed=1, n_steps=1024, batch_size=256, verbose=0)

    def policy(seen: Any, masks: Any) -> Any:
        return model.predict(seen, action_masks=masks, deterministic=True)[0]

    for steps in (0, given.steps):
        if steps:
            model.learn(steps)
        mean, error = share(env, policy, given.games, seed=10**6)
        print(f"after {steps:,} steps: {mean:.3f} ± {error:.3f} against {given.opponents}")


if __name__ == "__main__":
    main()
