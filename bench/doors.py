"""The same random play through every door for research: how many decisions and games a second.

Everywhere each seat takes any legal decision with equal chance. A step is one decision; rolls come
on top. The loops are those that the libraries' own guides show.
"""

import time
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pyspiel

import sixrow.research.gymnasium  # noqa: F401 (registers the environments)
from sixrow.engine import Batch, simulate
from sixrow.research import columbiz_v0, sequence_dice_v0
from sixrow.research.openspiel import game_text
from sixrow.rules import COLUMBIZ, Setup

SIDE_BY_SIDE = 1024
"""Games in a batch."""


class Rate(NamedTuple):
    """How much was played in how long."""

    steps: int
    games: int
    seconds: float


def openspiel(setup: Setup, games: int) -> Rate:
    """OpenSpiel's loop in Python: chance nodes by their probabilities, decisions at random."""
    game, rng = pyspiel.load_game(game_text(setup)), np.random.RandomState(1)
    steps, started = 0, time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(outcomes, p=chances))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
    return Rate(steps, games, time.perf_counter() - started)


def pettingzoo(setup: Setup, games: int) -> Rate:
    """PettingZoo's loop over agents, with its usual guards."""
    module: ModuleType = columbiz_v0 if setup.game is COLUMBIZ else sequence_dice_v0
    env = module.env(players=setup.players, **setup.options())
    steps, started = 0, time.perf_counter()
    for game in range(games):
        env.reset(seed=game)
        for agent in env.agent_iter():
            observation, _reward, over, _cut, _info = env.last()
            mask = None if over else observation["action_mask"]
            env.step(None if over else env.action_space(agent).sample(mask))
            steps += not over
    return Rate(steps, games, time.perf_counter() - started)


def vectors(setup: Setup, games: int) -> Rate:
    """The vector environment, all seats the learner's, decisions drawn from its masks."""
    name = "sixrow/Columbiz-v0" if setup.game is COLUMBIZ else "sixrow/SequenceDice-v0"
    said: dict[str, Any] = {"players": setup.players, **setup.options()}
    side_by_side = min(SIDE_BY_SIDE, games)
    env = gymnasium.make_vec(
        name, side_by_side, opponents="yours", autoreset_mode="SameStep", **said
    )
    env.reset(seed=1)
    batch: Batch = env.unwrapped.batch  # type: ignore[attr-defined]
    played, steps, started = 0, 0, time.perf_counter()
    while played < games:
        over = env.step(batch.random_decisions())[2]
        played, steps = played + int(over.sum()), steps + env.num_envs
    return Rate(steps, played, time.perf_counter() - started)


def batches(setup: Setup, games: int) -> Rate:
    """The engine's batch, decision by decision."""
    batch = Batch(setup, min(SIDE_BY_SIDE, games))
    played, steps, started = 0, 0, time.perf_counter()
    batch.begin(np.arange(batch.games))
    while played < games:
        batch.step(batch.random_decisions())
        steps, ended = steps + batch.games, int(batch.over.sum())
        if ended:
            batch.begin(chosen=batch.over)
            played += ended
    return Rate(steps, played, time.perf_counter() - started)


def whole_games(setup: Setup, games: int, steps_a_game: float) -> Rate:
    """The engine's simulation, game by game; it does not count decisions, so they are told."""
    started = time.perf_counter()
    for _ in simulate(setup, games, seed=1):
        pass
    return Rate(round(games * steps_a_game), games, time.perf_counter() - started)


def rates(setup: Setup, quick: bool) -> dict[str, Rate]:
    """All doors, one after the other; compiled code and networks are loaded first."""
    slow, fast = (6, 3000) if quick else (60, 60_000)
    doors: dict[str, Callable[[Setup, int], Rate]] = {
        "OpenSpiel, Python loop": openspiel,
        "PettingZoo, AEC loop": pettingzoo,
        "Gymnasium, vector of 1,024": vectors,
        "the engine's batch, stepped": batches,
    }
    found = {}
    for name, door in doors.items():
        door(setup, 1)
        found[name] = door(setup, slow if door in (openspiel, pettingzoo) else fast)
    stepped = found["the engine's batch, stepped"]
    list(simulate(setup, 1))
    mean = stepped.steps / stepped.games
    found["the engine's batch, whole games"] = whole_games(setup, 10 * fast, mean)
    return found
