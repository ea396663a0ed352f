"""Vectors of games for Gymnasium: autoreset in all three modes, and games of the rules."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv

from sixrow.research.gymnasium import SixrowVectorEnv
from sixrow.rules import DecisionRefused, Refusal

GAMES = ["columbiz", "sequence-dice"]
MODES = list(AutoresetMode)


def played(env: SixrowVectorEnv, steps: int) -> list[tuple[Any, ...]]:
    """So many random steps, as they were told."""
    return [env.step(env.batch.random_decisions()) for _ in range(steps)]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_made_by_gymnasium_and_keeps_to_its_spaces(game: str) -> None:
    name = {"columbiz": "sixrow/Columbiz-v0", "sequence-dice": "sixrow/SequenceDice-v0"}[game]
    env = gymnasium.make_vec(name, num_envs=5, opponents="random", players=3)
    assert isinstance(env, VectorEnv)
    assert isinstance(env.unwrapped, SixrowVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert infos["seat"].tolist() == [0] * 5
    for seen, rewards, over, cut, _infos in played(env.unwrapped, 150):
        assert env.observation_space.contains(seen)
        assert rewards.shape == over.shape == cut.shape == (5,)
        assert not cut.any()
    env.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["yours", "random", "greedy"])
def test_masks_are_the_legal_decisions_and_rewards_the_shares(game: str, opponents: str) -> None:
    env = SixrowVectorEnv(game, 30, opponents, autoreset_mode="Disabled")
    seen, infos = env.reset(seed=2)
    over, rewards = np.zeros(30, dtype=bool), np.zeros(30)
    while not over.any():
        for each in range(30):
            position = env.batch.position(each)
            assert tuple(np.flatnonzero(seen["action_mask"][each])) == position.decisions()
        assert not rewards.any()
        seen, rewards, over, _cut, infos = env.step(env.batch.random_decisions())
    for each in np.flatnonzero(over).tolist():
        outcome = env.batch.position(each).outcome
        assert outcome is not None
        assert rewards[each] == float(outcome.shares[infos["seat"][each]])
        assert infos["shares"][each].tolist() == [float(share) for share in outcome.shares]
    assert not rewards[~over].any()
    assert infos["_shares"].tolist() == over.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_next_step_begins_the_next_game_with_the_step_after(game: str) -> None:
    env = SixrowVectorEnv(game, 8, "random")
    env.reset(seed=3)
    before, ended = np.zeros(8, dtype=bool), 0
    for seen, rewards, over, _cut, _infos in played(env, 400):
        assert not (before & over).any()
        assert not rewards[before].any()
        assert (seen["action_mask"].any(axis=1) == ~over).all()
        before, ended = over, ended + int(over.sum())
    assert ended > 20


@pytest.mark.parametrize("game", GAMES)
def test_same_step_begins_the_next_game_at_once(game: str) -> None:
    env, next_step = (
        SixrowVectorEnv(game, 8, "random", autoreset_mode=mode) for mode in MODES[1::-1]
    )
    assert env.autoreset_mode is AutoresetMode.SAME_STEP
    env.reset(seed=3)
    next_step.reset(seed=3)
    while True:
        decisions = env.batch.random_decisions()
        seen, rewards, over, _cut, infos = env.step(decisions)
        others, other_rewards, other_over, _cut, other_infos = next_step.step(decisions)
        assert over.tolist() == other_over.tolist()
        assert rewards.tolist() == other_rewards.tolist()
        assert seen["action_mask"].any(axis=1).all()
        if over.any():
            break
    (which,) = np.flatnonzero(over)[:1]
    assert np.array_equal(infos["final_obs"][which]["observation"], others["observation"][which])
    assert infos["final_info"]["shares"].tolist() == other_infos["shares"].tolist()
    assert infos["_final_obs"].tolist() == over.tolist()
    after, *_ = next_step.step(next_step.batch.random_decisions())
    assert np.array_equal(seen["observation"][which], after["observation"][which])


@pytest.mark.parametrize("game", GAMES)
def test_disabled_waits_to_be_reset(game: str) -> None:
    env = SixrowVectorEnv(game, 4, "random", autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=3)
    over = np.zeros(4, dtype=bool)
    while not over.any():
        _seen, _rewards, over, _cut, _infos = env.step(env.batch.random_decisions())
    before = [env.batch.position(int(each)) for each in np.flatnonzero(~over)]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(env.batch.random_decisions())
    env.reset(options={"reset_mask": over})
    assert [env.batch.position(int(each)) for each in np.flatnonzero(~over)] == before
    env.step(env.batch.random_decisions())


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_games_and_others_do_not(game: str) -> None:
    def run(seed: int | list[int] | None) -> list[list[float]]:
        env = SixrowVectorEnv(game, 3, "random")
        env.reset(seed=seed)
        return [each[0]["observation"].ravel().tolist() for each in played(env, 60)]

    assert run(5) == run(5) == run([5, 6, 7])
    assert run(5) != run(6)
    assert run(None) != run(None)


def test_a_reset_without_a_seed_goes_on() -> None:
    env = SixrowVectorEnv("columbiz", 2, "random")
    first, _infos = env.reset(seed=1)
    second, _infos = env.reset()
    assert not np.array_equal(first["observation"], second["observation"])
    again, _infos = env.reset(seed=1)
    assert np.array_equal(first["observation"], again["observation"])


def test_an_illegal_decision_ends_its_game_alone() -> None:
    env = SixrowVectorEnv("columbiz", 3, "random")
    env.reset(seed=1)
    decisions = env.batch.random_decisions()
    decisions[1:] = 0, -5
    _seen, rewards, over, _cut, infos = env.step(decisions)
    assert rewards.tolist() == [0.0, -1.0, -1.0]
    assert over.tolist() == [False, True, True]
    assert "shares" not in infos
    _seen, rewards, over, _cut, _infos = env.step(env.batch.random_decisions())
    assert not over.any()
    assert not rewards.any()
    with pytest.raises(DecisionRefused):
        env.batch.step([0, 0, 0])


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"seat": 2}, "too-large"),
        ({"opponents": "master"}, "unknown-policy"),
        ({"opponents": ["random", "random"]}, "wrong-number-of-policies"),
        ({"num_envs": 0}, "out-of-range"),
    ],
)
def test_what_makes_no_sense_is_refused(said: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        SixrowVectorEnv("columbiz", **said)


def test_steps_need_games_and_whole_numbers() -> None:
    env = SixrowVectorEnv("sequence-dice", num_envs=2)
    with pytest.raises(ResetNeeded):
        env.step([0, 0])
    seen, _infos = env.reset(seed=1)
    with pytest.raises(TypeError, match="float64"):
        env.step(seen["action_mask"].argmax(axis=1) + 0.5)
    env.step(seen["action_mask"].argmax(axis=1))
