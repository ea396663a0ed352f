"""Both games in PettingZoo: its own suites for every set-up, and ours behind them."""

import copy
import re
import time
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from sixrow.notation import position_text, setup_text
from sixrow.research import adapter, columbiz_v0, sequence_dice_v0
from sixrow.research.aec import SixrowAEC
from sixrow.rules import (
    COLUMBIZ,
    DecisionRefused,
    PositionRefused,
    Refusal,
    Setup,
    SetupRefused,
    Waiting,
    start,
)
from tests.support.strategies import PAIRWISE_SETUPS

USUAL = [columbiz_v0, sequence_dice_v0]

# The suite expects arrays, or one of the dictionaries of PettingZoo's own games by name; and an
# agent whose game is over has nothing to decide.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def module_of(setup: Setup) -> ModuleType:
    return columbiz_v0 if setup.game is COLUMBIZ else sequence_dice_v0


def parameters(setup: Setup) -> dict[str, Any]:
    return {"players": setup.players, **setup.options()}


@pytest.mark.parametrize("setup", PAIRWISE_SETUPS, ids=setup_text)
def test_pettingzoos_own_suites_pass(setup: Setup) -> None:
    module, said = module_of(setup), parameters(setup)
    api_test(module.env(**said), num_cycles=60)
    seed_test(lambda: module.env(**said), num_cycles=20)
    render_test(lambda render_mode: module.env(render_mode, **said))
    parallel_api_test(module.parallel_env(**said), num_cycles=60)


@pytest.mark.parametrize("module", USUAL)
def test_pettingzoos_benchmark_runs(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = iter(range(0, 1000, 2))  # five seconds pass within three cycles
    monkeypatch.setattr(time, "time", lambda: next(ticks))
    performance_benchmark(module.env())
    measured = re.search(r"(\S+) turns per second", capsys.readouterr().out)
    assert measured is not None
    assert float(measured[1]) > 0


@pytest.mark.parametrize("setup", PAIRWISE_SETUPS, ids=setup_text)
def test_games_are_those_of_the_rules_step_for_step(setup: Setup) -> None:
    env = module_of(setup).raw_env(**parameters(setup))
    assert isinstance(env, SixrowAEC)
    random = Random(5)
    for seed in range(4):
        env.reset(seed=seed)
        position, decided = env.position, 0
        for agent in env.agent_iter():
            observation, reward, over, cut, _info = env.last()
            assert not cut
            if over:
                assert reward == adapter.rewards(position)[env.possible_agents.index(agent)]
                env.step(None)
                continue
            assert agent == f"seat_{position.seat}"
            assert tuple(np.flatnonzero(observation["action_mask"])) == position.decisions()
            decision = random.choice(position.decisions())
            before = position.decide(decision).position
            env.step(np.int64(decision))
            position, decided = env.position, decided + 1
            follows(before, position)
        assert position.waiting is Waiting.NOBODY
        assert decided > 10


def follows(before: Any, after: Any) -> None:
    """Whether only dice were rolled between two positions."""
    if before.waiting is not Waiting.DICE:
        assert after == before
        return
    assert after.waiting is not Waiting.DICE
    assert after.scores() == before.scores()
    assert after.seat == before.seat


@pytest.mark.parametrize("module", USUAL)
def test_equal_seeds_give_equal_games_and_others_do_not(module: ModuleType) -> None:
    def game(seed: int) -> list[str]:
        env, random, lines = module.raw_env(), Random(1), []
        env.reset(seed=seed)
        while env.position.waiting is Waiting.DECISION:
            lines.append(position_text(env.position))
            env.step(random.choice(env.position.decisions()))
        return lines

    assert game(1) == game(1)
    assert game(1) != game(2)


def test_a_copy_is_played_apart_and_may_have_other_dice() -> None:
    env = columbiz_v0.env(players=3)
    env.reset(seed=1)
    for _ in range(10):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    before = env.unwrapped.position
    twin, other = copy.deepcopy(env), copy.deepcopy(env)
    other.reset(seed=99, options={"position": before})
    assert other.unwrapped.position == before
    for _ in range(30):
        for each in (twin, other):
            each.step(each.unwrapped.position.decisions()[0])
    assert env.unwrapped.position == before
    for _ in range(30):
        env.step(env.unwrapped.position.decisions()[0])
    assert env.unwrapped.position == twin.unwrapped.position != other.unwrapped.position


def test_a_game_may_begin_anywhere() -> None:
    env = columbiz_v0.raw_env()
    line = "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 2 2 keep 1 12335556 -"
    env.reset(options={"position": line, "anything": 1})
    assert position_text(env.position) == line
    assert env.agent_selection == "seat_1"
    for wrong in (start(COLUMBIZ.setup(players=3)), "columbiz:2 6/6/6/6/6/6 0,0 0,0 0,0 2 1 over"):
        with pytest.raises(PositionRefused):
            env.reset(options={"position": wrong})


def test_an_illegal_decision_is_refused_or_ends_the_game() -> None:
    raw = sequence_dice_v0.raw_env()
    raw.reset(seed=1)
    before = raw.position
    illegal = int(np.flatnonzero(adapter.marks(before) == 0)[0])
    with pytest.raises(DecisionRefused):
        raw.step(illegal)
    assert raw.position == before
    env = sequence_dice_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards[agent] == -1


def test_pictures_show_the_board_and_the_dice() -> None:
    env = columbiz_v0.raw_env(render_mode="rgb_array")
    line = "columbiz:2 6/6/6/4B1/6/P5 17,17 0,0 0,0 2 2 place 12336 1"
    env.reset(options={"position": line})
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape == (7 * 48, 6 * 48, 3)
    centre = {
        cell: tuple(picture[48 * (5 - cell % 6) + 24, 48 * (cell // 6) + 24]) for cell in (0, 26)
    }
    assert centre[0] != centre[26]
    env.reset(options={"position": line.replace("4B1", "3B2").replace("12336", "12356")})
    again = env.render()
    assert isinstance(again, np.ndarray)
    assert not np.array_equal(again, picture)
    text = columbiz_v0.raw_env(render_mode="ansi")
    text.reset(options={"position": line})
    assert " 1  P " in str(text.render())
    silent = columbiz_v0.raw_env()
    silent.reset()
    assert silent.render() is None


def test_state_is_what_the_first_seat_sees() -> None:
    env = sequence_dice_v0.raw_env(players=4)
    env.reset(seed=3)
    assert env.state_space.contains(env.state())
    assert np.array_equal(env.state(), env.observe("seat_0")["observation"])
    env.close()


def test_a_set_up_that_makes_no_game_is_refused() -> None:
    with pytest.raises(SetupRefused):
        columbiz_v0.env(players=7)
    assert columbiz_v0.raw_env(players=4, edition="fr").setup == COLUMBIZ.setup(4, "fr")
    assert str(sequence_dice_v0.raw_env()) == "sixrow_sequence_dice_v0"


def test_a_long_game_may_be_cut_short() -> None:
    env = sequence_dice_v0.env(max_cycles=7)
    env.reset(seed=1)
    decided = 0
    for agent in env.agent_iter():
        seen, reward, over, cut, _info = env.last()
        assert not over
        if not cut:
            decided += 1
        assert reward == 0.0
        env.step(None if cut else env.action_space(agent).sample(seen["action_mask"]))
    assert decided == 7
    parallel = sequence_dice_v0.parallel_env(max_cycles=7)
    seen, _infos = parallel.reset(seed=1)
    steps = 0
    while parallel.agents:
        made = {
            agent: parallel.action_space(agent).sample(each["action_mask"])
            for agent, each in seen.items()
        }
        seen, _rewards, _overs, cuts, _infos = parallel.step(made)
        steps += 1
    assert (steps, set(cuts.values())) == (7, {True})
    with pytest.raises(Refusal, match="max_cycles"):
        sequence_dice_v0.env(max_cycles=0)


def test_steps_need_a_game_and_whole_numbers() -> None:
    env = sequence_dice_v0.raw_env()
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    before = env.position
    with pytest.raises(TypeError):
        env.step(before.decisions()[0] + 0.5)
    assert env.position is before
    while env.agents:
        over = env.terminations[env.agent_selection]
        env.step(None if over else env.position.decisions()[0])
    with pytest.raises(ResetNeeded):
        env.step(None)
