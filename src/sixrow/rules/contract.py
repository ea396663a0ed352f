"""The contract of both games.

A position is immutable and contains no randomness. It waits for dice, for a decision by one seat,
or, once the game is over, for nobody; the caller passes in the dice.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Generic, NamedTuple, Self, TypeAlias, TypeVar

from sixrow.rules.board import Cell, Mask, bit
from sixrow.rules.diagram import board_lines
from sixrow.rules.dice import Chance, Dice, number
from sixrow.rules.display import detail, faces_text
from sixrow.rules.effects import Effect
from sixrow.rules.outcome import Outcome
from sixrow.rules.refusal import DecisionRefused, RollRefused, SetupRefused
from sixrow.rules.rolloff import RollOff
from sixrow.rules.svg import board_svg

Seat: TypeAlias = int
"""A place at the table, counted from 0 clockwise."""

Decision: TypeAlias = int
"""A decision by its number; each game has one stable numbering."""

OptionValue: TypeAlias = int | str


class Waiting(Enum):
    """What a position waits for."""

    DICE = "dice"
    DECISION = "decision"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a set-up offers: its name, the rule it belongs to and its values."""

    name: str
    rule: str
    values: tuple[OptionValue, ...]

    def check(self, value: object) -> None:
        """Refuse a value that is not among this option's."""
        if type(value) not in (int, str) or value not in self.values:
            raise SetupRefused(
                "unknown-value",
                self.rule,
                field=self.name,
                value=str(value),
                allowed=self.values,
            )


class Setup(ABC):
    """The number of players and the options of one game; validated on construction."""

    __slots__ = ()
    players: int

    @property
    @abstractmethod
    def game(self) -> "Game":
        """The game this is a set-up of."""

    @property
    def sides(self) -> int:
        """The number of competing sides: one per player unless they play in teams."""
        return self.players

    def side_of(self, seat: Seat) -> int:
        """The side a seat plays for."""
        return seat

    def options(self) -> dict[str, OptionValue]:
        """Every option with the value that applies."""
        return {option.name: getattr(self, option.name) for option in self.game.options}


_Position_co = TypeVar("_Position_co", bound="Position", covariant=True)


class Step(NamedTuple, Generic[_Position_co]):
    """A new position and the effects that led to it."""

    position: _Position_co
    effects: tuple[Effect, ...]


class Position(ABC):
    """The state of a game. Immutable; every change returns a new position."""

    __slots__ = ()

    setup: Setup
    """The players and options of the game."""

    seat: Seat
    """The seat that decides or rolls; once the game is over, the last one that played."""

    dice: Dice
    """The unspent dice on the table; none between rolls."""

    roll_off: RollOff | None
    """The roll-off so far, until it is decided who begins."""

    def __deepcopy__(self, _memo: object) -> Self:
        """Return self: an immutable value needs no copy, and searches copy their nodes."""
        return self

    def __repr__(self) -> str:
        return detail(self)

    def __str__(self) -> str:
        """The board drawn, the scores and what is awaited."""
        return "\n".join(line.rstrip() for line in (*board_lines(self), *self._status()))

    def _status(self) -> tuple[str, str]:
        colours = self.setup.game.colours
        scores = (f"{colours[side]} {score}" for side, score in enumerate(self.scores()))
        awaited = {
            Waiting.DICE: f"rolls {self.dice_to_roll}",
            Waiting.DECISION: f"decides: {faces_text(self.dice)}",
            Waiting.NOBODY: "played last",
        }
        colour = colours[self.setup.side_of(self.seat)]
        return ", ".join(scores), f"{colour} {awaited[self.waiting]}"

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return board_svg(self)

    @property
    @abstractmethod
    def waiting(self) -> Waiting:
        """What has to happen next."""

    @property
    @abstractmethod
    def dice_to_roll(self) -> int:
        """The number of dice to roll next; 0 unless the position waits for dice."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Each side's score so far: points in Columbiz, the longest row in Sequence Dice."""

    @abstractmethod
    def pieces(self) -> tuple[Mask, ...]:
        """The cells of each side's discs or chips."""

    def owner(self, cell: Cell) -> int | None:
        """The side whose disc or chip lies on a cell; None if it is free."""
        for side, own in enumerate(self.pieces()):
            if own & bit(cell):
                return side
        return None

    @abstractmethod
    def decisions(self) -> tuple[Decision, ...]:
        """The legal decisions in ascending order; none unless a decision is awaited."""

    @abstractmethod
    def chances(self) -> tuple[Chance, ...]:
        """The rolls that may come, with exact probabilities; none unless dice are awaited."""

    @abstractmethod
    def refusal(self, decision: Decision) -> DecisionRefused | None:
        """Why a decision is not allowed here, or None if it is."""

    def decide(self, decision: Decision) -> Step[Self]:
        """Apply a decision; return the new position and its effects.

        Raises:
            DecisionRefused: the rules forbid it; this position is unchanged.
        """
        refusal = self.refusal(decision)
        if refusal is not None:
            raise refusal
        return self._decided(decision)

    def roll(self, dice: Dice) -> Step[Self]:
        """Apply a roll of the awaited dice; return the new position and its effects.

        Raises:
            RollRefused: no dice are awaited, or a different number of them.
        """
        if self.waiting is not Waiting.DICE:
            raise RollRefused("no-dice-awaited")
        if not 0 <= dice < 1 << 24:
            raise RollRefused("not-dice", value=dice)
        if number(dice) != self.dice_to_roll:
            raise RollRefused(
                "wrong-number-of-dice", awaited=self.dice_to_roll, rolled=number(dice)
            )
        return self._rolled(dice)

    @abstractmethod
    def _decided(self, decision: Decision) -> Step[Self]:
        """Apply a legal decision."""

    @abstractmethod
    def _rolled(self, dice: Dice) -> Step[Self]:
        """Apply a roll of the right number of dice."""


@dataclass(frozen=True, slots=True)
class Game:
    """The constants of a game.

    Attributes:
        name: the stable name, used in records and on the command line.
        players: the supported numbers of players.
        options: the options of a set-up.
        colours: the colours of the sides, in order.
        pieces: the kind of piece: discs or chips.
        letters: the letter of each side's pieces, in the notation and in drawings.
        numbers: the printed number of each cell, if there is one.
        decisions: the size of the decision numbering.
        editions: presets by name: functions from the number of players to options.
    """

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    colours: tuple[str, ...]
    pieces: str
    letters: str
    numbers: tuple[int, ...] | None
    decisions: int
    editions: Mapping[str, Callable[[int], Mapping[str, OptionValue]]]
    make_setup: Callable[..., Setup]

    def setup(self, /, players: int, edition: str | None = None, **options: OptionValue) -> Setup:
        """A validated set-up: the edition's options, overridden by the ones given.

        Raises:
            SetupRefused: the number of players, the edition, an option or a value is unknown, or
                the combination is not allowed.
        """
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise SetupRefused("unknown-option", field=name, allowed=tuple(sorted(known)))
            known[name].check(value)
        self.check_players(players)
        preset: Mapping[str, OptionValue] = {}
        if edition is not None:
            if edition not in self.editions:
                allowed = tuple(self.editions)
                raise SetupRefused(
                    "unknown-edition", field="edition", value=edition, allowed=allowed
                )
            preset = self.editions[edition](players)
        return self.make_setup(players=players, **{**preset, **options})

    def check_players(self, players: object) -> None:
        """Refuse a number of players that the game does not support."""
        if type(players) is not int or players not in self.players:
            raise SetupRefused(
                "wrong-number-of-players",
                field="players",
                value=str(players),
                allowed=self.players,
            )

    def setup_from_text(self, texts: Mapping[str, str]) -> Setup:
        """A set-up parsed from strings, such as ``{"players": "3", "reroll": "locked"}``.

        Raises:
            SetupRefused: as `setup`, or a value that must be a number is not.
        """
        words = dict(texts)
        players = _number(words.pop("players", "2"), "players")
        edition = words.pop("edition", None)
        numeric = {option.name for option in self.options if isinstance(option.values[0], int)}
        options: dict[str, OptionValue] = {
            name: _number(word, name) if name in numeric else word for name, word in words.items()
        }
        return self.setup(players, edition, **options)

    def offered(self) -> dict[str, tuple[str, ...]]:
        """What can be chosen, as words for `setup_from_text`: of each option the usual value first.

        An empty word stands for a usual value that depends on the number of players. An edition,
        which presets other options, is offered like one of them.
        """
        found = {"edition": tuple(self.editions)} if self.editions else {}
        for option in self.options:
            usual = {self.setup(players).options()[option.name] for players in self.players}
            values = sorted(option.values, key=lambda value: value not in usual)
            words = tuple(str(value) for value in values)
            found[option.name] = ("", *words) if len(usual) > 1 else words
        return found


def _number(word: str, field: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise SetupRefused("not-a-number", field=field, value=word)
    return int(word)
