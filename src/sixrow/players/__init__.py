"""Computer players: five levels for people, and two baselines for measurements.

    >>> from sixrow.players import player
    >>> from sixrow.rules import COLUMBIZ
    >>> master = player("master", COLUMBIZ.setup(players=2), seed=1)

A decision depends on the player's name and seed, the set-up and the position alone: not on what the
player has seen before, and never on dice that have not been rolled. Asked again anywhere in a game,
also in the middle of placing, a new player with the same seed decides the same.

Importing this package needs neither the engine nor NumPy; making a player does.
"""

from hashlib import blake2b
from typing import Protocol

from sixrow.players.levels import BY_NAME, LEVELS, USUAL, Judgement, Level, Sight
from sixrow.players.library import Judge, judge_for
from sixrow.rules import ColumbizSetup, Decision, Position, Refusal, SequenceDiceSetup, Setup

__all__ = [
    "BASELINES",
    "LEVELS",
    "USUAL",
    "Judge",
    "Judgement",
    "Level",
    "Player",
    "Sight",
    "judge_for",
    "player",
    "seed_of",
]

BASELINES = ("random", "greedy")
"""Players without a network: random legal decisions, and the most immediate points or open rows."""


def seed_of(text: str) -> int:
    """The seed of a player from a text that names its game and seat: equal texts, equal seeds."""
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest())


class Player(Protocol):
    """Decides for a seat."""

    def decide(self, position: Position) -> Decision:
        """A legal decision in a position that waits for one."""


def player(name: str, setup: Setup, seed: int = 0) -> Player:
    """A computer player for a set-up, by the name of a level or a baseline.

    Raises:
        Refusal: there is no such player, or it needs a network and none was trained for the set-up.
    """
    if name in BASELINES:
        return _baseline(name, setup, seed)
    if name not in BY_NAME:
        allowed = (*BY_NAME, *BASELINES)
        raise Refusal("unknown-level", field="level", value=name, allowed=allowed)
    from sixrow.players.columbiz import ColumbizPlayer
    from sixrow.players.sequence_dice import SequenceDicePlayer

    network = judge_for(setup).network
    if isinstance(setup, ColumbizSetup):
        return ColumbizPlayer(network, setup, BY_NAME[name], seed)
    assert isinstance(setup, SequenceDiceSetup)
    return SequenceDicePlayer(network, setup, BY_NAME[name], seed)


def _baseline(name: str, setup: Setup, seed: int) -> Player:
    from sixrow.players.baselines import GreedyColumbiz, GreedySequenceDice, RandomPlayer

    if name == "random":
        return RandomPlayer(seed)
    if isinstance(setup, ColumbizSetup):
        return GreedyColumbiz()
    assert isinstance(setup, SequenceDiceSetup)
    return GreedySequenceDice(setup)
