"""Values of positions and decisions, where they are known without a network."""

import numpy as np
import pytest

from sixrow.analysis import ROUNDING, valuer
from sixrow.analysis.columbiz_turns import EndJudge, SolvedTurn
from sixrow.analysis.roll_off import chances_to_begin
from sixrow.engine import solve
from sixrow.notation import cell_text, decision_text, read_cell, read_position
from sixrow.notation.real_dice import begun
from sixrow.players import judge_for
from sixrow.players.columbiz import NetworkEvaluator
from sixrow.rules import COLUMBIZ, Columbiz, ColumbizSetup, Refusal, SequenceDiceSetup, start
from sixrow.rules.dice import multisets
from sixrow.rules.rolloff import RollOff
from tests.analysis.games import a_valuer, random_judge

LAST_TURN = "columbiz:2 6/6/6/6/6/BB4 0,2 0,0 2,0 1 2 place 34566666 0"
"""Blue, two points behind, places two discs and the game is over."""


def test_the_order_of_placing_is_graded() -> None:
    """C-18: a row of three, then four, scores 1 + 2; the other order 2, which only ties."""
    position = read_position(LAST_TURN)
    by_cell = {
        cell_text(choice.decision): choice for choice in valuer(position.setup).choices(position)
    }
    told = {cell: (each.shares, each.loss, each.points) for cell, each in by_cell.items()}
    assert told["c1"] == ((0.0, 1.0), 0.0, 3.0)
    assert told["d1"] == ((0.5, 0.5), 0.5, 2.0)
    assert told["f1"] == ((1.0, 0.0), 1.0, 0.0)


def test_after_a_disc_the_rest_of_the_turn_counts() -> None:
    position = read_position(LAST_TURN).decide(read_cell("d1")).position
    values = valuer(position.setup)
    assert values.shares(position) == (0.5, 0.5)
    best, *_ = values.choices(position)
    assert (decision_text(COLUMBIZ, best.decision), best.points) == ("c1", 2)
    ending = next(each for each in values.choices(position) if each.decision == 36)
    assert (ending.shares, ending.points) == ((1, 0), 0)


@pytest.mark.parametrize("reroll", ["any", "locked"])
def test_points_before_a_roll_are_the_mean_of_those_after_it(reroll: str) -> None:
    options = "columbiz:2" if reroll == "any" else "columbiz:2:reroll=locked"
    position = read_position(f"{options} 6/6/1P4/P1P3/1BB3/BBP3 12,12 1,2 0,1 1 1 roll 3 -")
    values = valuer(position.setup)
    for rolls in range(3):
        if rolls:
            position = position.roll(position.chances()[rolls * 5][0]).position
            position = position.decide(position.decisions()[rolls]).position
            assert position.dice_to_roll > 4
        after = ((values.points(position.roll(dice).position), p) for dice, p in position.chances())
        mean = sum(float(chance) * points for points, chance in after if points is not None)
        assert mean > 0.1
        assert values.points(position) == pytest.approx(mean, abs=1e-12)


def test_points_before_a_decision_are_those_after_the_best() -> None:
    position = read_position(LAST_TURN)
    values = valuer(position.setup)
    assert values.points(position) == 3
    position = position.decide(read_cell("c1")).position
    assert values.points(position) == 2


@pytest.mark.parametrize(
    "position",
    [
        "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff ?,?",
        "columbiz:2 6/6/6/6/6/BB4 0,2 0,0 2,2 1 2 over",
        "sequence-dice:2 6/6/6/6/6/6 1 roll",
    ],
)
def test_there_are_no_points_outside_a_turn_of_columbiz(position: str) -> None:
    studied = read_position(position)
    assert valuer(studied.setup).points(studied) is None


def test_a_game_that_is_over_is_worth_its_result() -> None:
    over = read_position("columbiz:2 6/6/6/6/6/BB4 0,2 0,0 2,2 1 2 over")
    assert valuer(over.setup).shares(over) == (0.5, 0.5)


def test_a_row_that_wins_is_worth_everything() -> None:
    position = read_position("sequence-dice:2:length=5 6/6/6/GGGG2/BBB3/6 1 choose 56")
    best, *_ = valuer(position.setup).choices(position)
    assert (cell_text(best.decision), best.shares, best.points) == ("e3", (1, 0), None)


@pytest.mark.parametrize("reroll", ["any", "locked"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mover_expects_what_the_solver_says(players: int, reroll: str) -> None:
    setup = ColumbizSetup(players=players, reroll=reroll)
    position = begun(setup, 1)
    assert isinstance(position, Columbiz)
    network = random_judge(setup).network
    turn, found = (
        solve(position, NetworkEvaluator(network)),
        SolvedTurn(position, EndJudge(network)),
    )
    assert found.before[0] == pytest.approx(turn.value, abs=1e-12)
    assert found.before[:players].sum() == pytest.approx(1, abs=ROUNDING)
    for dice in multisets(8)[::97]:
        first = turn.best_keep(dice, 2)
        keeps = turn.keeps(dice, 2)
        for kept in list(keeps)[::7]:
            assert found.after_keep(kept, 2)[0] == pytest.approx(keeps[kept], abs=1e-12)
        assert found.after_roll(dice, 2, 0)[0] == pytest.approx(keeps[first], abs=1e-12)
        assert found.after_roll(dice, 0, 0)[0] == turn.after_last_roll(dice)


def test_locked_dice_stay_in_the_best_second_keep() -> None:
    setup = ColumbizSetup(players=3, reroll="locked")
    values = a_valuer(setup)
    position = begun(setup, 0)
    position = position.roll(multisets(8)[900]).position
    position = position.decide(position.decisions()[20]).position
    position = position.roll(multisets(position.dice_to_roll)[30]).position
    best, *_ = values.choices(position)
    assert values.shares(position) == pytest.approx(best.shares, abs=1e-12)
    assert {each.decision for each in values.choices(position)} == set(position.decisions())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_begins(players: int) -> None:
    first = start(ColumbizSetup(players=players))
    assert isinstance(first, Columbiz)
    assert first.roll_off is not None
    even = chances_to_begin(first.roll_off, first.chances())
    assert even.tolist() == [1 / players] * players
    after = [
        float(chance) * chances_to_begin(rolled.roll_off, first.chances())
        for dice, chance in first.chances()
        if (rolled := first.roll(dice).position).roll_off is not None
    ]
    assert np.sum(after, axis=0) == pytest.approx(even, abs=1e-12)


def test_a_six_begins_unless_the_other_rolls_one_too() -> None:
    chances = start(ColumbizSetup(players=2)).chances()
    assert chances_to_begin(RollOff((6, 0)), chances).tolist() == pytest.approx([11 / 12, 1 / 12])
    assert chances_to_begin(RollOff((0, None, 0)), chances).tolist() == [0.5, 0, 0.5]


def test_odds_of_cells() -> None:
    position = read_position("sequence-dice:2 6/6/6/6/6/6 1 roll")
    odds = valuer(position.setup).odds(position)
    assert odds[read_cell("a1")] == pytest.approx(1 / 36 + 2 / 36)  # a 2 or an 11
    assert odds[read_cell("b5")] == pytest.approx(6 / 36 + 2 / 36)  # a 7 or an 11
    chosen = position.roll(multisets(2)[0]).position
    assert valuer(position.setup).odds(chosen).sum() == 4
    turn = read_position("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -")
    assert valuer(turn.setup).odds(turn)[0] == pytest.approx(0.9874, abs=1e-4)


def test_there_are_no_odds_and_no_choices_before_the_game() -> None:
    position = start(SequenceDiceSetup(players=2))
    with pytest.raises(Refusal, match="no-odds"):
        valuer(position.setup).odds(position)
    with pytest.raises(Refusal, match="no-decision-awaited"):
        valuer(position.setup).choices(position)


def test_options_without_a_network_of_their_own_use_the_nearest() -> None:
    setup = ColumbizSetup(players=2, reroll="locked")
    assert not valuer(setup).judge.exact
    assert valuer(setup).judge.setup == judge_for(ColumbizSetup(players=2)).setup
