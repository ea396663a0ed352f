"""The five levels of play, named for people.

Weaker levels choose worse by judgement: they see less far, and what they believe a choice to be
worth is off by a random amount of a certain size. The dice are the same for all. A level's error
depends on its seed and the position alone.
"""

from dataclasses import dataclass
from enum import Enum


class Sight(Enum):
    """How far a player sees."""

    AFAR = "afar"
    """What a network believes the position after the turn to be worth."""

    AHEAD = "ahead"
    """The same after the next player's best answer; in Sequence Dice after the roll after that."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """How well a player judges.

    Attributes:
        sight: how far it sees.
        error: the size of its misjudgement, in shares of the win.
    """

    sight: Sight
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Level:
    """A level, with its judgement in each game; the name is for people and the command line."""

    name: str
    columbiz: Judgement
    sequence_dice: Judgement


LEVELS = (
    Level("novice", Judgement(Sight.AFAR, 0.13), Judgement(Sight.AFAR, 0.65)),
    Level("casual", Judgement(Sight.AFAR, 0.065), Judgement(Sight.AFAR, 0.12)),
    Level("skilled", Judgement(Sight.AFAR, 0.036), Judgement(Sight.AFAR, 0.036)),
    Level("expert", Judgement(Sight.AFAR, 0.018), Judgement(Sight.AFAR, 0.01)),
    Level("master", Judgement(Sight.AHEAD), Judgement(Sight.AHEAD)),
)

BY_NAME = {level.name: level for level in LEVELS}
USUAL = "skilled"
"""The level for somebody who has not chosen one: the middle."""
