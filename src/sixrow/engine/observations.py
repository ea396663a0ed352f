"""Observations: what a seat sees of a game as a row of numbers, for learning and research.

An observation contains everything relevant to the future of the game from the point of view of one
seat: that seat first, then the others clockwise. `parts` names its parts.
"""

from functools import cache

from sixrow.engine.columbiz import observations as columbiz
from sixrow.engine.observation_parts import ObservationPart
from sixrow.engine.sequence_dice import observations as sequence_dice
from sixrow.rules import ColumbizSetup, SequenceDiceSetup, Setup


@cache
def parts(setup: Setup) -> tuple[ObservationPart, ...]:
    """The parts of an observation for a set-up, in order."""
    if isinstance(setup, ColumbizSetup):
        return columbiz.parts(setup)
    assert isinstance(setup, SequenceDiceSetup)
    return sequence_dice.parts(setup)


def size(setup: Setup) -> int:
    """The length of an observation for a set-up."""
    return parts(setup)[-1].first + parts(setup)[-1].size
