"""One seat for Gymnasium: its checks, and what we promise beyond them."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

import sixrow.research.gymnasium
from sixrow.notation import position_text
from sixrow.research.gymnasium import SeatEnv
from sixrow.rules import COLUMBIZ, Refusal
from tests.support.strategies import PAIRWISE_SETUPS

GAMES = sixrow.research.gymnasium.IDS
IDS = list(GAMES.values())


def made(name: str, **said: Any) -> Any:
    return gymnasium.make(name, **said).unwrapped


@pytest.mark.parametrize("setup", PAIRWISE_SETUPS, ids=str)
def test_gymnasiums_own_checks_pass(setup: Any) -> None:
    name, said = GAMES[setup.game.name], {"players": setup.players, **setup.options()}
    check_env(made(name, opponents="random", render_mode="rgb_array", **said))
    one, other = (made(name, opponents="random", render_mode="ansi", **said) for _ in range(2))
    check_environments_match(one, other, num_steps=12, seed=3)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponents", ["random", "greedy", "novice", "master"])
def test_a_seat_plays_whole_games_against_levels(name: str, opponents: str) -> None:
    env, rng = made(name, opponents=opponents, seat=1), np.random.default_rng(1)
    observation, _info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        assert tuple(legal) == env.position.decisions()
        assert env.position.seat == 1
        assert reward == 0.0
        observation, reward, over, _cut, info = env.step(int(rng.choice(legal)))
        assert info == {}
    assert reward in {0.0, 0.5, 1.0}
    assert env.position.outcome is not None
    assert reward == float(env.position.outcome.shares[1])
    assert not observation["action_mask"].any()


@pytest.mark.parametrize("name", IDS)
def test_equal_seeds_give_equal_games_and_others_do_not(name: str) -> None:
    def game(seed: int) -> list[str]:
        env = made(name, opponents="casual")
        env.reset(seed=seed)
        lines: list[str] = []
        over = False
        while not over and len(lines) < 25:
            lines.append(position_text(env.position))
            over = env.step(env.position.decisions()[-1])[2]
        return lines

    assert game(1) == game(1)
    assert game(1) != game(2)


def test_an_illegal_decision_ends_the_game() -> None:
    env = made(IDS[0], opponents="random")
    env.reset(seed=1)
    _seen, reward, over, cut, info = env.step(0)
    assert (reward, over, cut, info) == (-1.0, True, False, {"refusal": "still-rolling"})


@pytest.mark.parametrize("name", IDS)
def test_steps_need_a_game_that_is_not_over_and_whole_numbers(name: str) -> None:
    env = made(name, opponents="random")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    legal = env.position.decisions()[0]
    before = env.position
    for action in (legal + 0.5, float(legal), np.float32(legal), "1", None):
        with pytest.raises(TypeError):
            env.step(action)
    assert env.position is before
    assert not env.step(np.int64(legal))[2]
    assert env.step(-1)[1:3] == (-1.0, True)
    with pytest.raises(ResetNeeded):
        env.step(env.position.decisions()[0])
    env.reset(seed=2)
    env.step(np.array(env.position.decisions()[0]))


@pytest.mark.parametrize("name", IDS)
def test_masks_are_where_maskable_learners_look(name: str) -> None:
    env = gymnasium.make(name, opponents="random")
    seen, _info = env.reset(seed=3)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == (seen["action_mask"] == 1).tolist()


def test_each_opponent_may_be_another_and_a_game_may_begin_anywhere() -> None:
    env = SeatEnv("columbiz", opponents=["greedy", "random"], seat=1, players=3)
    line = "columbiz:3 6/6/6/6/6/6 13,13,13 0,0,0 0,0,0 1 2 keep 2 12335556 -"
    env.reset(options={"position": line})
    assert position_text(env.position) == line
    assert env.setup == COLUMBIZ.setup(players=3)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"seat": 2}, "too-large"),
        ({"opponents": ["greedy", "greedy"]}, "wrong-number-of-policies"),
        ({"opponents": "grandmaster"}, "unknown-level"),
        ({"players": 9}, "wrong-number-of-players"),
    ],
)
def test_what_makes_no_sense_is_refused(said: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        SeatEnv("columbiz", **said)


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-game"):
        SeatEnv("chess")


def test_it_prints_and_draws(capsys: pytest.CaptureFixture[str]) -> None:
    env = made(IDS[1], opponents="random", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "has to choose a cell" in capsys.readouterr().out
    silent = made(IDS[1], opponents="random")
    silent.reset(seed=1)
    assert silent.render() is None
