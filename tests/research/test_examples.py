"""The worked examples, in a short form."""

from typing import Any

import numpy as np
import pytest

from examples import (
    evaluate_bot,
    learn_on_vectors,
    maskable_ppo,
    openspiel_search,
    self_play_on_vectors,
)
from sixrow.notation import read_setup


def test_a_policy_learnt_on_vectors_beats_greedy() -> None:
    lines: list[str] = []
    share = learn_on_vectors.learn(games=12_000, seed=1, tell=lines.append, look=1000)
    assert share > 0.5
    assert float(lines[0].split()[2]) < 0.4  # before it has learnt anything


def test_a_policy_learns_by_playing_itself() -> None:
    before, _error = learn_on_vectors.evaluate(learn_on_vectors.Policy(1), 500, seed=10**6)
    lines: list[str] = []
    share = self_play_on_vectors.learn(games=3_000, seed=1, tell=lines.append, look=500)
    assert share > before + 0.03
    assert "against greedy" in lines[0]


@pytest.mark.parametrize("game", ["columbiz", "sequence-dice"])
def test_a_maskable_learner_gets_rows_of_numbers_and_masks(game: str) -> None:
    env, rng = maskable_ppo.seat(game, "random"), np.random.default_rng(1)
    met: set[int] = set()

    def policy(seen: Any, masks: Any) -> Any:
        assert env.observation_space.contains(seen)
        met.add(len(masks))
        return rng.choice(np.flatnonzero(masks))

    mean, _error = maskable_ppo.share(env, policy, games=3, seed=1)
    assert 0.0 <= mean <= 1.0
    assert met == {46 if game == "columbiz" else 37}


def test_lines_are_all_fourteen() -> None:
    lines = learn_on_vectors.LINES
    assert lines.shape == (14, 36)
    assert (lines.sum(axis=1) == 6).all()
    assert len({tuple(line) for line in lines}) == 14


@pytest.mark.parametrize("setup", ["columbiz:2", "columbiz:3:reroll=locked", "sequence-dice:2"])
def test_a_bot_of_ones_own_is_evaluated_against_the_ladder(setup: str) -> None:
    lines: list[str] = []
    shares = evaluate_bot.evaluate(read_setup(setup), ["random"], games=12, tell=lines.append)
    assert shares["random"] >= 0.5
    assert [line.split()[0] for line in lines] == ["against", "collector", "random"]


def test_openspiels_searches_find_legal_decisions() -> None:
    assert openspiel_search.tree_search(simulations=60) in {
        "a1",
        "b1",
        "c1",
        "c2",
        "e3",
        "e2",
        "f1",
    }
    value, choice = openspiel_search.expectiminimax(decisions=1)
    assert choice in {"b6", "f5", "a2", "e1"}
    assert 0.0 <= value <= 1.0
