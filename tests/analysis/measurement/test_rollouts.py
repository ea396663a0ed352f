"""Rollouts: the same for any number of workers, and unbiased with and without luck reduction."""

import random
from functools import cache
from math import sqrt

import numpy as np
import pytest

from sixrow.analysis.measurement.lines import best_lines, judged_lines, line_text
from sixrow.analysis.measurement.rollouts import FEWEST, Rollout, RolloutPlan, roll_out
from sixrow.engine.columbiz.inputs import columbiz_inputs
from sixrow.engine.networks import Network
from sixrow.learn.fitter import new_network
from sixrow.notation import read_decision, read_position
from sixrow.players import judge_for
from sixrow.rules import (
    COLUMBIZ,
    DecisionRefused,
    Position,
    Refusal,
    Waiting,
)
from sixrow.rules.dice import of_faces

LATE = "columbiz:2 6/6/1P4/1P1P1P/PPBPBB/PPBPB1 3,4 2,4 6,0 1 1"
"""Both have few discs left, so that games from here are short."""

POSITIONS = (
    "sequence-dice:2:length=5 6/6/6/6/6/6 rolloff 7,?",
    f"{LATE} roll 3 -",
    f"{LATE} keep 2 12335556 -",
    f"{LATE} place 12335556 0",
    LATE.replace(":2", ":2:reroll=locked") + " keep 1 12335556 55",
    "columbiz:3 6/6/6/2P3/1GGB2/PBGPBB 3,4,5 0,0,0 0,0,0 2 1 roll 3 -",
    "columbiz:3 6/6/6/2P3/1GGB2/PBGPBB 6,4,5 0,0,0 0,0,0 2 1 keep 2 11235566 -",
    "columbiz:3:reroll=locked 6/6/6/2P3/1GGB2/PBGPBB 3,4,5 0,0,0 0,0,0 2 1 roll 3 -",
    "columbiz:4:limit=3 6/6/6/6/1GKB2/PBGPBK 3,4,5,3 0,0,0,0 0,0,0,0 2 1 roll 3 -",
    "sequence-dice:2:length=5 6/1GGG2/2BB2/6/6/2B3 1 roll",
    "sequence-dice:2:length=5 6/1GGG2/2BB2/6/6/2B3 1 choose 34",
    "sequence-dice:3 6/1GGG2/2BB2/1RR3/6/2B3 3 choose 46",
    "sequence-dice:4 6/1GGG2/2BB2/6/6/2B3 4 roll",
)


@cache
def network_for(position: Position) -> Network:
    """The network from the package, or a small untrained one."""
    setup = position.setup
    try:
        return judge_for(setup).network
    except Refusal:
        return new_network(columbiz_inputs(setup.players), 8, 4, setup.players, seed=1)


def rolled(position: Position, *lines: tuple[int, ...], **plan: float) -> Rollout:
    wanted = RolloutPlan(**{"games": 64, "seed": 5, **plan})  # type: ignore[arg-type]
    *_, last = roll_out(position, lines or ((),), wanted, network_for(position))
    return last


@pytest.mark.parametrize("text", POSITIONS)
def test_taking_the_luck_off_changes_no_mean(text: str) -> None:
    """The games are the same, so the difference is the luck: its mean is zero."""
    position = read_position(text)
    raw, reduced = (rolled(position, games=200, reduced=each).results[0] for each in (False, True))
    luck = raw - reduced
    error = luck.std(axis=0, ddof=1) / sqrt(len(luck))
    assert (np.abs(luck.mean(axis=0)) <= 4 * error + 1e-9).all()
    assert raw.sum(axis=1) == pytest.approx(1)
    assert reduced.sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert set(np.unique(raw.round(6))) <= {0.0, 0.25, 0.333333, 0.5, 1.0}


@pytest.mark.parametrize("text", [POSITIONS[1], POSITIONS[9]])
def test_taking_the_luck_off_leaves_much_less_variance(text: str) -> None:
    position = read_position(text)
    raw, reduced = (rolled(position, games=200, reduced=each).results[0] for each in (False, True))
    assert raw[:, 0].var() > 3 * reduced[:, 0].var()


@pytest.mark.parametrize("text", POSITIONS)
def test_results_do_not_depend_on_the_number_of_workers_or_games(text: str) -> None:
    position = read_position(text)
    one = rolled(position, games=40).results
    assert np.array_equal(one, rolled(position, games=40, workers=3).results)
    assert np.array_equal(one[:, :20], rolled(position, games=20).results)
    assert not np.array_equal(one, rolled(position, games=40, seed=6).results)


@pytest.mark.parametrize(
    "text",
    [text for text in POSITIONS if " keep " in text or " place " in text or " choose " in text]
    + [f"{LATE.replace('3,4', '2,4')} place 1233555 1"],
)
def test_playing_on_is_to_play_the_best_line_and_meets_the_same_dice(text: str) -> None:
    position = read_position(text)
    best, *_ = best_lines(judged_lines(position, network_for(position)), 1)
    found = rolled(position, (), best, games=32)
    assert found.results[0] == pytest.approx(found.results[1], abs=1e-6)
    first, second = found.estimates()
    assert first.loss == pytest.approx(0, abs=1e-6)
    assert second.loss_error == pytest.approx(0, abs=1e-6)


def test_a_worse_decision_is_found_to_lose() -> None:
    position = read_position("sequence-dice:2:length=5 6/1GGGG1/1B4/6/6/2B3 1 choose 15")
    wins, other = (
        (read_decision(position.setup.game, word, position.dice),) for word in ("a5", "b1")
    )
    winner, loser = rolled(position, other, wins).estimates()
    if winner.loss:
        winner, loser = loser, winner
    assert winner.shares == (1.0, 0.0)
    assert loser.loss > 3 * loser.loss_error > 0


def test_the_player_itself_fares_as_its_rollouts_say() -> None:
    """Games in plain Python, always the line that the network judges best."""
    position = read_position(POSITIONS[9])
    rng, won = random.Random(3), []
    for _ in range(150):
        now = position
        while now.waiting is not Waiting.NOBODY:
            if now.waiting is Waiting.DICE:
                now = now.roll(of_faces(rng.choices(range(1, 7), k=2))).position
            else:
                (line,) = best_lines(judged_lines(now), 1)
                now = now.decide(line[0]).position
        assert now.outcome is not None
        won.append(float(now.outcome.winners == (0,)))
    (estimate,) = rolled(position, games=300).estimates()
    spread = sqrt(np.var(won) / len(won) + estimate.errors[0] ** 2)
    assert abs(float(np.mean(won)) - estimate.shares[0]) < 4 * spread


def test_a_rollout_stops_at_the_wanted_precision() -> None:
    position = read_position(POSITIONS[9])
    steps = [
        (each.games, each.error)
        for each in roll_out(position, plan=RolloutPlan(games=4000, error=0.02, seed=1))
    ]
    games, error = steps[-1]
    assert FEWEST <= games < 4000
    assert error <= 0.02
    assert all(found > 0.02 for games, found in steps[:-1] if games >= FEWEST)


def test_a_rollout_cut_short_ends_with_what_the_network_expects() -> None:
    position = read_position(POSITIONS[10])
    cut = rolled(position, turns=1).results[0]
    assert cut.std(axis=0) == pytest.approx(0, abs=1e-9)  # the choice itself needs no dice
    beginning = "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff 3,?"
    for text in (beginning, *POSITIONS[:9]):
        assert rolled(read_position(text), turns=2).results.sum(axis=2) == pytest.approx(
            1, abs=1e-4
        )


def test_a_game_that_is_over_stays_over() -> None:
    position = read_position("sequence-dice:2:length=5 6/GGGGG1/1B4/6/6/2B3 1 over")
    assert rolled(position).results[0].tolist() == [[1.0, 0.0]] * 64


@pytest.mark.parametrize(
    ("plan", "field"),
    [
        ({"games": 1}, "games"),
        ({"error": -0.1}, "error"),
        ({"error": float("nan")}, "error"),
        ({"turns": -1}, "turns"),
        ({"seed": -1}, "seed"),
        ({"workers": 0}, "workers"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(plan: dict[str, float], field: str) -> None:
    with pytest.raises(Refusal, match="out-of-range") as refused:
        rolled(read_position(POSITIONS[9]), **plan)
    assert refused.value.details["field"] == field


@pytest.mark.parametrize(
    "plan", [{"workers": 257}, {"games": 2**31}, {"error": float("inf")}, {"seed": 2**31}]
)
def test_a_plan_beyond_measure_is_refused(plan: dict[str, float]) -> None:
    with pytest.raises(Refusal, match="too-large") as refused:
        rolled(read_position(POSITIONS[9]), **plan)
    assert refused.value.details["field"] in plan


def test_an_illegal_line_is_refused() -> None:
    with pytest.raises(DecisionRefused, match="wrong-number"):
        rolled(read_position(POSITIONS[10]), (0,))


def test_lines_have_words() -> None:
    position = read_position(f"{LATE} place 11335556 0")
    lines = judged_lines(position, network_for(position))
    words = [line_text(COLUMBIZ, line) for line in lines]
    assert len(set(words)) == len(words)
    assert {"a2", "e3", "c2+f1"} & set(words)
    assert judged_lines(read_position(f"{LATE} roll 3 -")) == {}
