"""How a game of Sequence Dice is set up: players, teams and options."""

from dataclasses import dataclass

from sixrow.rules.contract import Game, Option, Seat, Setup
from sixrow.rules.sequence_dice import laws
from sixrow.rules.sequence_dice.decisions import DECISIONS

OPTIONS = (
    Option("length", "S-5", (6, 5)),
    Option("chips", "S-15", ("box", "unlimited")),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SequenceDiceSetup(Setup):
    """Two or three individual players or two teams of two (S-2), and the options."""

    players: int = 2
    length: int = 0
    """The length of the winning row; by default six for two sides and five for three (S-5)."""
    chips: str = "box"

    def __post_init__(self) -> None:
        SEQUENCE_DICE.check_players(self.players)
        if self.length == 0:
            object.__setattr__(self, "length", 5 if self.sides == 3 else 6)
        for option in OPTIONS:
            option.check(getattr(self, option.name))

    @property
    def game(self) -> Game:
        return SEQUENCE_DICE

    @property
    def sides(self) -> int:
        """Three sides with three players, otherwise two."""
        return laws.sides(self.players)

    def side_of(self, seat: Seat) -> int:
        """With four players, the first and the third play together (S-2)."""
        return laws.side_of(seat, self.players)

    @property
    def unlimited(self) -> bool:
        """Whether supplies are unlimited (S-15)."""
        return self.chips == "unlimited"


SEQUENCE_DICE = Game(
    name="sequence-dice",
    players=(2, 3, 4),
    options=OPTIONS,
    colours=("green", "blue", "red"),
    pieces="chips",
    letters="GBR",
    numbers=laws.NUMBERS,
    decisions=DECISIONS,
    editions={},
    make_setup=SequenceDiceSetup,
)
