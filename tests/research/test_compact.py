"""Compact decisions of Columbiz: the same games, a keep face by face."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import sixrow.research.gymnasium
from sixrow.notation import read_position
from sixrow.research import columbiz_v0, sequence_dice_v0
from sixrow.research.compact import DECISIONS, FIRST_COUNT, CompactAEC, CompactSeat, Keeping
from sixrow.research.seat import SeatEnv
from sixrow.rules import Columbiz, DecisionRefused, Refusal
from sixrow.rules.columbiz import keep
from sixrow.rules.dice import of_faces

ID = sixrow.research.gymnasium.IDS["columbiz"]
KEEP = "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 2 2 keep 1 12335556 -"
LOCKED = "columbiz:2:reroll=locked 6/6/6/6/6/6 18,18 0,0 0,0 2 2 keep 1 12335556 55"


def test_a_keep_is_asked_for_face_by_face() -> None:
    keeping, asked = Keeping(read_position(KEEP)), []
    for count in (0, 1, 2, 3, 1):
        asked.append((keeping.face, keeping.counts()))
        keeping.answer(count)
    assert asked == [(1, (0, 1)), (2, (0, 1)), (3, (0, 1, 2)), (5, (0, 1, 2, 3)), (6, (0, 1))]
    assert keeping.face is None
    assert keeping.decision == keep(of_faces((2, 3, 3, 5, 5, 5, 6)))


def test_locked_dice_stay() -> None:
    keeping = Keeping(read_position(LOCKED))
    for _ in range(3):
        keeping.answer(0)
    assert keeping.counts() == (2, 3)


def test_every_keep_can_be_reached_and_no_other() -> None:
    for line in (KEEP, LOCKED):
        position = read_position(line)
        found, unfinished = [], [[]]  # type: ignore[var-annotated]
        while unfinished:
            answers = unfinished.pop()
            keeping = Keeping(position)
            for count in answers:
                keeping.answer(count)
            if keeping.decision is not None:
                found.append(keeping.decision)
            unfinished += [[*answers, count] for count in keeping.counts()]
        assert tuple(sorted(found)) == position.decisions()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_compact_games_are_whole_games(players: int) -> None:
    env, random = CompactSeat(SeatEnv("columbiz", "random", players=players)), Random(1)
    for seed in range(5):
        seen, _info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert env.observation_space.contains(seen)
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            seen, reward, over, _cut, info = env.step(random.choice(legal))
            assert info == {}
        assert 0.0 <= float(reward) <= 1.0
        position = env.unwrapped.position  # type: ignore[attr-defined]
        assert isinstance(position, Columbiz)
        assert position.outcome is not None


def test_what_is_asked_for_is_seen() -> None:
    env = CompactSeat(SeatEnv("columbiz", "random", seat=1))
    seen, _info = env.reset(options={"position": KEEP})
    assert seen["observation"][-12:].tolist() == [1, 0, 0, 0, 0, 0, *[0] * 6]
    assert np.flatnonzero(seen["action_mask"]).tolist() == [FIRST_COUNT, FIRST_COUNT + 1]
    seen, reward, over, _cut, _info = env.step(FIRST_COUNT + 1)
    assert (reward, over) == (0.0, False)
    assert seen["observation"][-12:].tolist() == [0, 1, 0, 0, 0, 0, 1 / 8, *[0] * 5]
    _seen, reward, over, _cut, info = env.step(FIRST_COUNT + 5)
    assert (reward, over, info["refusal"]) == (-1.0, True, "unknown-decision")


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_the_checks_of_both_libraries_pass() -> None:
    seat = CompactSeat(gymnasium.make(ID, opponents="random", render_mode="ansi").unwrapped)
    check_env(seat, skip_render_check=True)
    api_test(CompactAEC(columbiz_v0.raw_env(players=3)), num_cycles=100)


def test_a_compact_seat_can_be_made_again() -> None:
    made = CompactSeat(gymnasium.make(ID, opponents="random", players=3))
    assert made.spec is not None
    again = made.spec.make()
    assert isinstance(again, CompactSeat)
    assert again.observation_space == made.observation_space
    one, other = made.reset(seed=5)[0], again.reset(seed=5)[0]
    assert one["observation"].tolist() == other["observation"].tolist()


def test_compact_steps_need_a_game_and_whole_numbers() -> None:
    env = CompactSeat(SeatEnv("columbiz", "random", seat=1))
    with pytest.raises(ResetNeeded):
        env.step(FIRST_COUNT)
    env.reset(options={"position": KEEP})
    with pytest.raises(TypeError):
        env.step(FIRST_COUNT + 0.5)  # type: ignore[arg-type]
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert np.flatnonzero(masks).tolist() == [FIRST_COUNT, FIRST_COUNT + 1]
    assert env.step(FIRST_COUNT + 5)[2]
    with pytest.raises(ResetNeeded):
        env.step(FIRST_COUNT)
    agents = CompactAEC(columbiz_v0.raw_env())
    with pytest.raises(ResetNeeded):
        agents.step(FIRST_COUNT)
    agents.reset(seed=1)
    with pytest.raises(TypeError):
        agents.step(FIRST_COUNT + 0.5)


def test_agents_decide_compactly_too() -> None:
    env, random = CompactAEC(columbiz_v0.raw_env()), Random(2)
    env.reset(seed=1)
    sizes = set()
    for agent in env.agent_iter():
        seen, _reward, over, _cut, _info = env.last()
        sizes.add(len(seen["action_mask"]))
        env.step(None if over else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        other = next(each for each in env.possible_agents if each != agent)
        if env.agents and not over and env.agent_selection == agent:
            assert not env.observe(other)["action_mask"].any()
    assert sizes == {DECISIONS}
    env.reset(seed=1)
    with pytest.raises(DecisionRefused):
        env.step(FIRST_COUNT + 8)


def test_sequence_dice_needs_no_wrapper() -> None:
    with pytest.raises(Refusal, match="unknown-game"):
        CompactAEC(sequence_dice_v0.raw_env())
    with pytest.raises(Refusal, match="unknown-game"):
        CompactSeat(SeatEnv("sequence-dice", "random"))
