"""The computer players: legal, repeatable, and better the higher their level."""

import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from sixrow.engine.columbiz_networks import columbiz_inputs
from sixrow.learn.training import new_network
from sixrow.players import LEVELS, Player, judge_for, player
from sixrow.players.columbiz import ColumbizPlayer
from sixrow.players.levels import BY_NAME, Level
from sixrow.players.noise import misjudgement
from sixrow.rules import (
    COLUMBIZ,
    SEQUENCE_DICE,
    ColumbizSetup,
    Decision,
    Position,
    Refusal,
    SequenceDiceSetup,
    Setup,
    Waiting,
    start,
)
from sixrow.rules.dice import of_faces


def play(setup: Setup, players: list[Player], seed: int) -> tuple[Position, list[Decision]]:
    """A whole game; the rules refuse an illegal decision."""
    rng, position, decided = random.Random(seed), start(setup), []
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            faces = rng.choices(range(1, 7), k=position.dice_to_roll)
            position = position.roll(of_faces(faces)).position
        else:
            decided.append(players[position.seat].decide(position))
            position = position.decide(decided[-1]).position
    return position, decided


def untrained(setup: ColumbizSetup, level: Level, seed: int) -> ColumbizPlayer:
    inputs = columbiz_inputs(setup.players)
    return ColumbizPlayer(new_network(inputs, 8, 4, setup.players, seed=1), setup, level, seed)


@pytest.mark.parametrize("options", [{}, {"reroll": "locked"}, {"extension": "difference"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_columbiz_at_any_level(players: int, options: dict[str, Any]) -> None:
    setup = ColumbizSetup(players=players, **options)
    table: list[Player] = [
        untrained(setup, level, seed=1)
        for level in (BY_NAME["novice"], BY_NAME["master"], *LEVELS[1:3])[:players]
    ]
    position, decided = play(setup, table, seed=players)
    assert position.outcome is not None
    assert play(setup, table, seed=players)[1] == decided


@pytest.mark.parametrize("setup", [SequenceDiceSetup(), SequenceDiceSetup(players=4, length=5)])
def test_whole_games_of_sequence_dice(setup: SequenceDiceSetup) -> None:
    names = ("master", "novice", "casual", "expert")[: setup.players]
    table = [player(name, setup, seed=2) for name in names]
    position, decided = play(setup, table, seed=3)
    assert position.outcome is not None
    assert play(setup, table, seed=3)[1] == decided


def test_a_plan_is_made_anew_in_the_middle_of_placing() -> None:
    setup = ColumbizSetup()
    one, other = (untrained(setup, BY_NAME["master"], seed=1) for _ in range(2))
    rng, position = random.Random(5), start(setup)
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            faces = rng.choices(range(1, 7), k=position.dice_to_roll)
            position = position.roll(of_faces(faces)).position
        else:
            decision = one.decide(position)
            assert position.refusal(other.decide(position)) is None
            position = position.decide(decision).position
            other = untrained(setup, BY_NAME["master"], seed=1)


def test_the_seed_matters_to_those_who_misjudge_and_only_to_them() -> None:
    position = start(SEQUENCE_DICE.setup(2))
    assert misjudgement(position, 1, 0.0, 3).tolist() == [0.0, 0.0, 0.0]
    first, same, other = (misjudgement(position, seed, 0.1, 5) for seed in (1, 1, 2))
    assert np.array_equal(first, same)
    assert not np.array_equal(first, other)


def test_master_beats_novice_in_sequence_dice() -> None:
    setup = SequenceDiceSetup(length=5)
    master, novice = player("master", setup), player("novice", setup)
    won = 0
    for game in range(30):
        seats = [master, novice] if game % 2 else [novice, master]
        outcome = play(setup, seats, seed=game)[0].outcome
        assert outcome is not None
        won += outcome.winners == (1 - game % 2,)
    assert won >= 18


def test_levels_get_better_and_are_named_for_people() -> None:
    for lower, higher in pairwise(LEVELS):
        assert lower.columbiz > higher.columbiz
        assert lower.sequence_dice > higher.sequence_dice
    with pytest.raises(Refusal, match="unknown-level"):
        player("grandmaster", COLUMBIZ.setup(2))


def test_a_set_up_without_a_network_of_its_own_is_served_by_the_nearest() -> None:
    own = judge_for(SequenceDiceSetup())
    assert own.exact
    assert own.about["games"] == 15000
    teams = judge_for(SequenceDiceSetup(players=4))
    assert teams.exact
    assert teams.network is own.network
    near = judge_for(SequenceDiceSetup(chips="unlimited"))
    assert not near.exact
    assert near.setup == SequenceDiceSetup()
