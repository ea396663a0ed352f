"""The effects of a roll or a decision, as data.

Clients describe and animate them without knowing the rules. Each effect carries the id of the rule
it follows from. Seats, sides and cells are numbers; effects are in the order in which they
happened.
"""

from dataclasses import dataclass
from typing import TypeAlias, get_args

from sixrow.rules.board import Cell
from sixrow.rules.dice import Dice
from sixrow.rules.display import detail, summary
from sixrow.rules.outcome import Outcome


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """A seat rolled these dice (only the dice of this roll, not the ones kept)."""

    seat: int
    dice: Dice
    rule: str


@dataclass(frozen=True, slots=True)
class Tied:
    """The roll-off is tied; these seats roll again."""

    seats: tuple[int, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Began:
    """The roll-off is settled; this seat has the first turn."""

    seat: int
    rule: str


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat keeps these dice and rerolls `rerolled` others."""

    seat: int
    dice: Dice
    rerolled: int
    rule: str = "C-6"


@dataclass(frozen=True, slots=True)
class Stopped:
    """A seat keeps all its dice before the last roll."""

    seat: int
    dice: Dice
    rule: str = "C-7"


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat put a piece on a cell, spending these dice (none in Sequence Dice)."""

    seat: int
    cell: Cell
    spent: Dice
    rule: str


@dataclass(frozen=True, slots=True)
class Captured:
    """The disc of seat `owner` on a cell became a captive of `seat`."""

    seat: int
    cell: Cell
    owner: int
    rule: str = "C-16"


@dataclass(frozen=True, slots=True)
class RowMade:
    """A row was made: its cells in order and its points (0 where a row wins outright)."""

    seat: int
    cells: tuple[Cell, ...]
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A seat could place nothing and put discs of its supply out of the game."""

    seat: int
    discs: int
    rule: str = "C-12"


@dataclass(frozen=True, slots=True)
class SupplyEmpty:
    """The first supply ran out: this round is the last."""

    seat: int
    rule: str = "C-20"


@dataclass(frozen=True, slots=True)
class Replaced:
    """A chip of side `owner` gave way to the one about to be placed and went back to its supply."""

    seat: int
    cell: Cell
    owner: int
    rule: str


@dataclass(frozen=True, slots=True)
class Removed:
    """A chip of side `owner` was taken off the board and went back to its supply."""

    seat: int
    cell: Cell
    owner: int
    rule: str = "S-11"


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat could do nothing with its roll; `rule` says why."""

    seat: int
    rule: str


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """The same seat takes another turn."""

    seat: int
    rule: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn is over; `following` is next."""

    seat: int
    following: int
    rule: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome
    rule: str


Effect: TypeAlias = (
    DiceRolled
    | Tied
    | Began
    | Kept
    | Stopped
    | Placed
    | Captured
    | RowMade
    | Forfeited
    | SupplyEmpty
    | Replaced
    | Removed
    | Passed
    | ExtraTurn
    | TurnEnded
    | GameEnded
)

# Here once instead of in every class: how they print.
for _effect in get_args(Effect):
    _effect.__repr__ = detail
    _effect.__str__ = summary
