"""The five levels of play.

Weaker levels have weaker judgement: they look less far ahead, and their estimates of choices are
off by random errors of a given size. The dice are the same for all. A level's error depends only on
its seed and the position.
"""

from dataclasses import dataclass
from enum import Enum


class Sight(Enum):
    """How far a player looks ahead."""

    AFAR = "afar"
    """The network's value of the position after the turn."""

    AHEAD = "ahead"
    """The same after the next player's best reply; in Sequence Dice after one more roll."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """How well a player judges.

    Attributes:
        sight: how far it looks ahead.
        error: the size of its random error, in shares of the win.
    """

    sight: Sight
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Level:
    """A level and its judgement in each game; people and the command line use its name."""

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
"""The default level: the middle one."""
