"""The computer opponents, at five levels.

    >>> from sixrow.players import player
    >>> from sixrow.rules import COLUMBIZ
    >>> master = player("master", COLUMBIZ.setup(players=2), seed=1)

A player is deterministic under its seed and never sees dice that have not been rolled. Discs are
chosen for the whole rest of a turn at once; a player that is asked in the middle of placing,
without having chosen the discs before, takes the best there is.
"""

from typing import Protocol

from sixrow.players.columbiz import ColumbizPlayer
from sixrow.players.levels import BY_NAME, LEVELS, Level
from sixrow.players.library import Judge, judge_for
from sixrow.players.sequence_dice import SequenceDicePlayer
from sixrow.rules import ColumbizSetup, Decision, Position, Refusal, SequenceDiceSetup, Setup

__all__ = ["LEVELS", "Judge", "Level", "Player", "judge_for", "player"]


class Player(Protocol):
    """Whoever decides for a seat."""

    def decide(self, position: Position) -> Decision:
        """A legal decision in a position that waits for one."""


def player(level: str, setup: Setup, seed: int = 0) -> Player:
    """A computer player for a set-up.

    Raises:
        Refusal: there is no such level.
    """
    if level not in BY_NAME:
        raise Refusal("unknown-level", field="level", value=level, allowed=tuple(BY_NAME))
    network = judge_for(setup).network
    if isinstance(setup, ColumbizSetup):
        return ColumbizPlayer(network, setup, BY_NAME[level], seed)
    assert isinstance(setup, SequenceDiceSetup)
    return SequenceDicePlayer(network, setup, BY_NAME[level], seed)
