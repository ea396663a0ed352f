"""Both games in OpenSpiel: its own suites, and ours behind them.

`make conformance` runs its suites for all set-ups.
"""

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest

from sixrow.engine.observations import parts
from sixrow.notation import decision_text, dice_text, position_text, setup_text
from sixrow.research import adapter
from sixrow.research.bots import BotPlayer, LevelBot, mcts_player
from sixrow.research.openspiel import game_text, longest
from sixrow.research.rollouts import CompiledRolloutEvaluator
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Setup, SetupRefused, Waiting, start
from tests.research import conformance
from tests.support.strategies import EVERY_SETUP, PAIRWISE_SETUPS

USUAL = (COLUMBIZ.setup(players=2), SEQUENCE_DICE.setup(players=2))


@pytest.mark.parametrize("setup", PAIRWISE_SETUPS, ids=setup_text)
def test_openspiels_own_suites_pass(setup: Setup) -> None:
    sims, states = (2, 400) if setup in USUAL else (1, 60)
    for _name, suite in conformance.suites(setup, sims, states):
        suite()


@pytest.mark.parametrize("setup", PAIRWISE_SETUPS, ids=setup_text)
def test_games_are_those_of_the_rules_step_for_step(setup: Setup) -> None:
    game = pyspiel.load_game(game_text(setup))
    for seed in range(6):
        random, state, position = Random(seed), game.new_initial_state(), start(setup)
        while position.waiting is not Waiting.NOBODY:
            assert str(state) == position_text(position)
            assert state.returns() == [0.0] * setup.players
            if position.waiting is Waiting.DICE:
                assert state.is_chance_node()
                (roll,) = random.choices(range(len(position.chances())))
                dice, chance = position.chances()[roll]
                assert state.chance_outcomes()[roll] == (roll, float(chance))
                assert state.action_to_string(state.current_player(), roll) == dice_text(dice)
                state.apply_action(roll)
                position = position.roll(dice).position
            else:
                legal = position.decisions()
                assert state.current_player() == position.seat
                assert tuple(state.legal_actions()) == legal
                decision = random.choice(legal)
                text = decision_text(setup.game, decision)
                assert state.action_to_string(position.seat, decision) == text
                state.apply_action(decision)
                position = position.decide(decision).position
        assert position.outcome is not None
        assert state.is_terminal()
        shares = [float(position.outcome.shares[setup.side_of(s)]) for s in range(setup.players)]
        assert state.returns() == shares
        assert sum(shares) == pytest.approx(game.utility_sum())
        decided = sum(each.player >= 0 for each in state.full_history())
        assert decided <= longest(setup)


@pytest.mark.parametrize("setup", USUAL, ids=setup_text)
def test_chances_are_fair_dice(setup: Setup) -> None:
    state = pyspiel.load_game(game_text(setup)).new_initial_state()
    for _ in range(40):
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert numbers == tuple(range(len(numbers)))
            assert sum(chances) == pytest.approx(1.0, abs=1e-12)
            state.apply_action(numbers[-1] if state.move_number() else 0)
        elif not state.is_terminal():
            state.apply_action(state.legal_actions()[0])


def test_parameters_are_those_of_the_set_up() -> None:
    french = pyspiel.load_game("sixrow_columbiz(players=4,edition=fr)")
    assert french.setup == COLUMBIZ.setup(4, "fr")
    assert french.setup.options()["limit"] == 3
    named = pyspiel.load_game("sixrow_columbiz(players=2,reroll=locked,captives=linear)")
    assert named.setup == COLUMBIZ.setup(2, reroll="locked", captives="linear")
    five = pyspiel.load_game("sixrow_sequence_dice(length=5,chips=unlimited)")
    assert five.setup == SEQUENCE_DICE.setup(2, length=5, chips="unlimited")
    for setup in EVERY_SETUP:
        assert pyspiel.load_game(game_text(setup)).setup == setup


@pytest.mark.parametrize(
    "text",
    [
        "sixrow_columbiz(players=5)",
        "sixrow_columbiz(players=2,limit=3)",
        "sixrow_columbiz(edition=xx)",
        "sixrow_sequence_dice(length=7)",
    ],
)
def test_a_set_up_that_makes_no_game_is_refused(text: str) -> None:
    with pytest.raises(SetupRefused):
        pyspiel.load_game(text)


def test_states_are_copied_and_kept_whole() -> None:
    game = pyspiel.load_game("sixrow_columbiz(players=3)")
    state, random = game.new_initial_state(), Random(3)
    for _ in range(25):
        state.apply_action(random.choice(state.legal_actions()))
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    text = pyspiel.serialize_game_and_state(game, state)
    _again, read = pyspiel.deserialize_game_and_state(text)
    assert str(read) == str(pickle.loads(pickle.dumps(state))) == before


@pytest.mark.parametrize("setup", PAIRWISE_SETUPS[::3], ids=setup_text)
def test_observations_have_named_parts_with_the_dice_among_them(setup: Setup) -> None:
    game = pyspiel.load_game(game_text(setup))
    observer, state, random = game.make_py_observer(), game.new_initial_state(), Random(1)
    while not state.is_terminal():
        if not state.is_chance_node():
            position = state.position
            for player in range(setup.players):
                observer.set_from(state, player)
                assert list(observer.tensor) == state.observation_tensor(player)
            dice = observer.dict["dice"] * (8 if setup.game is COLUMBIZ else 2)
            assert list(dice) == [position.dice >> 4 * face & 15 for face in range(6)]
            for part in parts(setup):
                seen = observer.dict[part.name]
                assert seen.shape == part.shape
                assert seen.min() >= part.low
                assert seen.max() <= part.high
        state.apply_action(random.choice(state.legal_actions()))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize("setup", USUAL, ids=setup_text)
def test_compiled_rollouts_find_what_openspiels_own_find(setup: Setup) -> None:
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415 (slow to import)

    game = pyspiel.load_game(game_text(setup))
    state, random = game.new_initial_state(), Random(8)
    for _ in range(60):
        state.apply_action(random.choice(state.legal_actions()))
    slow = mcts.RandomRolloutEvaluator(80, np.random.RandomState(1)).evaluate(state)
    fast = CompiledRolloutEvaluator(20_000, seed=1).evaluate(state)
    assert fast.sum() == pytest.approx(1.0)
    assert abs(fast[0] - slow[0]) < 4 * np.sqrt(0.25 / 80)
    again = CompiledRolloutEvaluator(20_000, seed=1)
    assert list(again.evaluate(state)) == list(fast)
    assert list(again.evaluate(state)) != list(fast)


@pytest.mark.parametrize("setup", USUAL, ids=setup_text)
def test_players_of_ours_are_bots_and_bots_are_players(setup: Setup) -> None:
    game = pyspiel.load_game(game_text(setup))
    bot, searcher = LevelBot("greedy", setup), mcts_player(setup, simulations=6, seed=1)
    player = BotPlayer(bot, game)
    state, rng = game.new_initial_state(), np.random.default_rng(2)
    while not state.is_terminal():
        position = state.position
        if state.is_chance_node():
            state.position = position.roll(adapter.roll_by(rng, position.dice_to_roll)).position
            continue
        assert player.decide(position) == bot.step(state) if len(position.decisions()) > 1 else True
        assert searcher.decide(position) in position.decisions()
        state.position = position.decide(bot.step(state)).position
    assert sum(state.returns()) == pytest.approx(1.0)
