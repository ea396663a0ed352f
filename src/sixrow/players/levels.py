"""The five levels of play, named for people.

Weaker levels choose worse by judgement: what they believe a choice to be worth is off by a random
amount of a certain size, in shares of the win, and they look less far. The dice are the same for
all. A level's misjudgement depends on its seed and the position alone.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer player judges.

    Attributes:
        name: for people and the command line.
        columbiz: the size of its misjudgement in Columbiz, in shares of the win.
        sequence_dice: the same in Sequence Dice.
        looks_twice: whether it works out the next player's answer to its best choices.
    """

    name: str
    columbiz: float
    sequence_dice: float
    looks_twice: bool = False


LEVELS = (
    Level("novice", columbiz=0.4, sequence_dice=0.3),
    Level("casual", columbiz=0.12, sequence_dice=0.09),
    Level("skilled", columbiz=0.04, sequence_dice=0.032),
    Level("expert", columbiz=0.012, sequence_dice=0.012),
    Level("master", columbiz=0.0, sequence_dice=0.0, looks_twice=True),
)

BY_NAME = {level.name: level for level in LEVELS}
