"""Whole games between players, and players with an untrained network."""

import random
from collections.abc import Callable, Sequence

from sixrow.engine.columbiz.inputs import columbiz_inputs
from sixrow.learn.fitter import new_network
from sixrow.players import Level, Player
from sixrow.players.columbiz import ColumbizPlayer
from sixrow.rules import ColumbizSetup, Decision, Position, Setup, Waiting, start
from sixrow.rules.dice import of_faces


def play(
    setup: Setup,
    players: Sequence[Player],
    seed: int,
    watch: Callable[[Position, Decision], None] | None = None,
) -> tuple[Position, list[Decision]]:
    """A whole game; the rules refuse an illegal decision."""
    rng, position, decided = random.Random(seed), start(setup), []
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            faces = rng.choices(range(1, 7), k=position.dice_to_roll)
            position = position.roll(of_faces(faces)).position
        else:
            decided.append(players[position.seat].decide(position))
            if watch is not None:
                watch(position, decided[-1])
            position = position.decide(decided[-1]).position
    return position, decided


def untrained(setup: ColumbizSetup, level: Level, seed: int) -> ColumbizPlayer:
    inputs = columbiz_inputs(setup.players)
    return ColumbizPlayer(new_network(inputs, 8, 4, setup.players, seed=1), setup, level, seed)
