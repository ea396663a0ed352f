"""The rules of both games: pure, immutable, standard library only.

    >>> from sixrow.rules import COLUMBIZ, start
    >>> position = start(COLUMBIZ.setup(players=2))
    >>> position.waiting, position.seat
    (<Waiting.DICE: 'dice'>, 0)

Each game keeps its rules as small functions over integers in its `laws` module, cited by id; its
`position` module applies them. `contract` says what every position can do.
"""

from collections.abc import Mapping

from sixrow.rules import columbiz, sequence_dice
from sixrow.rules.columbiz import COLUMBIZ, Columbiz, ColumbizSetup
from sixrow.rules.contract import Decision, Game, Option, Position, Seat, Setup, Step, Waiting
from sixrow.rules.outcome import Ending, Outcome
from sixrow.rules.refusal import (
    DecisionRefused,
    PositionRefused,
    Refusal,
    RollRefused,
    SetupRefused,
)
from sixrow.rules.sequence_dice import SEQUENCE_DICE, SequenceDice, SequenceDiceSetup

__all__ = [
    "COLUMBIZ",
    "GAMES",
    "SEQUENCE_DICE",
    "Columbiz",
    "ColumbizSetup",
    "Decision",
    "DecisionRefused",
    "Ending",
    "Game",
    "Option",
    "Outcome",
    "Position",
    "PositionRefused",
    "Refusal",
    "RollRefused",
    "Seat",
    "SequenceDice",
    "SequenceDiceSetup",
    "Setup",
    "SetupRefused",
    "Step",
    "Waiting",
    "check",
    "start",
]

GAMES: Mapping[str, Game] = {game.name: game for game in (COLUMBIZ, SEQUENCE_DICE)}
"""The games by name."""


def start(setup: Setup) -> Position:
    """The first position of a game: an empty board and the roll-off ahead."""
    if isinstance(setup, ColumbizSetup):
        return Columbiz.start(setup)
    assert isinstance(setup, SequenceDiceSetup)
    return SequenceDice.start(setup)


def check(position: Position) -> None:
    """Refuse a position that contradicts itself.

    Raises:
        PositionRefused: with the rule and the part of the position that is at fault.
    """
    if isinstance(position, Columbiz):
        columbiz.check(position)
    else:
        assert isinstance(position, SequenceDice)
        sequence_dice.check(position)
