"""Batches of games: step for step those of the rules, whatever steps beside them."""

import numpy as np
import pytest

from sixrow.engine import Batch
from sixrow.engine.batches import MOST_GAMES
from sixrow.engine.columbiz import states
from sixrow.engine.observations import parts, size
from sixrow.engine.sequence_dice import states as sequence_dice
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Words
from sixrow.notation import setup_text
from sixrow.players import player
from sixrow.rules import (
    COLUMBIZ,
    SEQUENCE_DICE,
    Columbiz,
    DecisionRefused,
    Position,
    Refusal,
    Seat,
    SequenceDice,
    Setup,
    Waiting,
    start,
)
from sixrow.rules.dice import showing, total
from tests.support.strategies import PAIRWISE_SETUPS

USUAL = (COLUMBIZ.setup(players=2), SEQUENCE_DICE.setup(players=2))


def stream_of(seed: int, game: int = 0) -> Words:
    stream = np.empty(1, dtype=np.uint64)
    seed_stream(stream, seed, game)
    return stream


def rolled(position: Position, stream: Words) -> Position:
    while position.waiting is Waiting.DICE:
        position = position.roll(int(roll(stream, position.dice_to_roll))).position
    return position


def expected(position: Position, seat: Seat) -> list[float]:
    """What a seat ought to see, straight from the position."""
    setup = position.setup
    seats = [(seat + each) % setup.players for each in range(setup.players)]
    off = position.roll_off
    seen: list[float] = []
    if isinstance(position, Columbiz):
        discs = position.setup.discs_each
        for each in seats:
            seen += [position.discs[each] >> cell & 1 for cell in range(36)]
        for numbers, unit in (
            (position.supply, discs),
            (position.captives, discs),
            (position.points, 20),
        ):
            seen += [numbers[each] / unit for each in seats]
        seen += [each == position.seat for each in seats]
        seen += [off is None and each == position.starter for each in seats]
        seen += [position.phase is phase for phase in type(position.phase)]
        seen += [position.rolls_left / 3]
        seen += [showing(position.dice, face) / 8 for face in range(1, 7)]
        seen += [showing(position.kept, face) / 8 for face in range(1, 7)]
        seen += [position.placed / 4]
        most = 6
    else:
        assert isinstance(position, SequenceDice)
        for each in range(position.setup.sides):
            side = (setup.side_of(seat) + each) % position.setup.sides
            seen += [position.chips[side] >> cell & 1 for cell in range(36)]
        seen += [each == position.seat for each in seats]
        seen += [position.phase is phase for phase in type(position.phase)]
        seen += [showing(position.dice, face) / 2 for face in range(1, 7)]
        seen += [total(position.dice) == each for each in range(2, 13)]
        most = 12
    for each in seats:
        mine = 0 if off is None else off.rolled[each]
        seen.append(-1.0 if mine is None else mine / most)
    return [float(each) for each in seen]


@pytest.mark.parametrize("setup", PAIRWISE_SETUPS, ids=setup_text)
def test_games_are_those_of_the_rules_step_for_step(setup: Setup) -> None:
    games = 24
    batch = Batch(setup, games)
    batch.begin(seeds=range(7, 7 + games))
    streams = [stream_of(7 + game) for game in range(games)]
    positions = [rolled(start(setup), stream) for stream in streams]
    steps = 0
    while not batch.over.all():
        for game, position in enumerate(positions):
            assert batch.position(game) == position
            assert batch.over[game] == (position.outcome is not None)
            assert tuple(np.flatnonzero(batch.marks[game])) == position.decisions()
            if (steps + game) % 8 == 0:
                seen = expected(position, int(batch.viewers[game]))
                assert batch.seen[game].tolist() == pytest.approx(seen, abs=1e-6)
        decisions, playing = batch.random_decisions(), ~batch.over
        batch.step(decisions, chosen=playing)
        for each in np.flatnonzero(playing).tolist():
            decided = positions[each].decide(int(decisions[each])).position
            positions[each] = rolled(decided, streams[each])
        steps += 1
    for game, position in enumerate(positions):
        assert position.outcome is not None
        assert batch.position(game) == position
        assert batch.shares[game].tolist() == [float(share) for share in position.outcome.shares]


def test_greedy_opponents_of_sequence_dice_play_as_the_greedy_player() -> None:
    setup = USUAL[1]
    batch = Batch(setup, 20, policies=["yours", "greedy"])
    batch.begin(seeds=range(20))
    greedy, streams = player("greedy", setup), [stream_of(game) for game in range(20)]
    positions: list[Position] = [start(setup)] * 20

    def play_on(game: int) -> None:
        positions[game] = rolled(positions[game], streams[game])
        while positions[game].waiting is Waiting.DECISION and positions[game].seat == 1:
            decided = positions[game].decide(greedy.decide(positions[game])).position
            positions[game] = rolled(decided, streams[game])

    for game in range(20):
        play_on(game)
    while not batch.over.all():
        assert [batch.position(game) for game in range(20)] == positions
        decisions, playing = batch.random_decisions(), ~batch.over
        batch.step(decisions, chosen=playing)
        for each in np.flatnonzero(playing).tolist():
            positions[each] = positions[each].decide(int(decisions[each])).position
            play_on(each)
    assert [batch.position(game) for game in range(20)] == positions
    assert set(batch.viewers.tolist()) == {0}


def test_greedy_opponents_of_columbiz_take_the_points() -> None:
    # Ends of equal worth they choose otherwise than the greedy player; so their points are asked.
    batch = Batch(USUAL[0], 200, policies=["yours", "greedy"])
    batch.begin(seeds=range(200))
    while not batch.over.all():
        batch.step(batch.random_decisions(), chosen=~batch.over)
    scores = np.array([batch.position(game).scores() for game in range(200)])
    assert scores[:, 1].mean() > 2 * scores[:, 0].mean()
    assert batch.shares[:, 1].mean() > 0.95


@pytest.mark.parametrize("setup", USUAL, ids=setup_text)
def test_a_game_is_the_same_whatever_is_played_beside_it(setup: Setup) -> None:
    def played(seeds: list[int]) -> list[Position]:
        batch = Batch(setup, len(seeds), policies=["random", "yours"])
        batch.begin(seeds)
        ends: list[Position] = []
        for _ in range(2):  # the first game of each seed, and the second
            while not batch.over.all():
                batch.step(batch.random_decisions(), chosen=~batch.over)
            ends += [batch.position(game) for game in range(len(seeds))]
            batch.begin()
        return ends

    many, one = played([3, 1, 4, 1, 5]), played([4])
    assert [many[2], many[7]] == one
    assert many[2] != many[7]
    assert many[1] == many[3]
    assert many[0] != many[1]
    assert played([3, 1, 4, 1, 5]) == many


def test_games_that_are_not_chosen_stay_as_they_are() -> None:
    batch = Batch(USUAL[0], 3)
    batch.begin(seeds=[1, 2, 3])
    before = [batch.position(game) for game in range(3)]
    batch.step(batch.random_decisions(), chosen=np.array([False, True, False]))
    after = [batch.position(game) for game in range(3)]
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] != before[1]
    batch.begin(seeds=[9, 2, 9], chosen=np.array([False, True, False]))
    assert [batch.position(game) for game in range(3)] == before


def test_an_illegal_decision_is_refused_and_changes_nothing() -> None:
    batch = Batch(USUAL[1], 2)
    with pytest.raises(DecisionRefused, match="no-decision-awaited"):
        batch.step([0, 0])
    batch.begin(seeds=[1, 2])
    before = [batch.position(game) for game in range(2)]
    for wrong in (int(np.flatnonzero(batch.marks[1] == 0)[0]), -1, 37):
        with pytest.raises(DecisionRefused):
            batch.step([int(batch.random_decisions()[0]), wrong])
        assert [batch.position(game) for game in range(2)] == before


@pytest.mark.parametrize(
    ("games", "policies", "code"),
    [
        (0, ["yours"], "out-of-range"),
        (MOST_GAMES + 1, ["yours"], "too-large"),
        (1, ["random"], "unknown-policy"),
        (1, ["yours", "master"], "unknown-policy"),
        (1, ["yours"] * 3, "wrong-number-of-policies"),
    ],
)
def test_a_batch_that_makes_no_sense_is_refused(games: int, policies: list[str], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        Batch(USUAL[0], games, policies=policies)


@pytest.mark.parametrize("setup", PAIRWISE_SETUPS, ids=setup_text)
def test_parts_of_an_observation_follow_one_another(setup: Setup) -> None:
    first = 0
    for part in parts(setup):
        assert part.first == first
        first += part.size
    assert first == size(setup)
    module = states if setup.game is COLUMBIZ else sequence_dice
    phase = next(part for part in parts(setup) if part.name == "phase")
    assert phase.shape == (len(module.PHASES),)
