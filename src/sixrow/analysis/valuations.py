"""The values of positions and decisions.

One value function serves hints and luck. By construction, the value before a roll is
exactly the mean of the values after it, and the value before a decision is that of the best
decision. At the end of a turn a network evaluates the position; the next turn is again solved
exactly, so there, and only there, the value may change without dice or a mistake.

Grades take a second look, as Master does, before they call anything an error.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property

import numpy as np

from sixrow.analysis.choices import Choice, Shares
from sixrow.analysis.roll_off import chances_to_begin
from sixrow.engine.types import Values
from sixrow.notation import begun
from sixrow.players import Judge, judge_for
from sixrow.rules import Columbiz, Decision, Position, Refusal, SequenceDice, Setup, Waiting
from sixrow.rules.dice import Chance


def has_turn(position: Position) -> bool:
    """Whether a turn is in progress: the game has begun and is not over."""
    assert isinstance(position, Columbiz | SequenceDice)
    return position.waiting is not Waiting.NOBODY and position.roll_off is None


class Valuer(ABC):
    """Evaluates the positions of one set-up; one instance per thread.

    Attributes:
        setup: the players and options.
        judge: the network, and whether it was trained on exactly this set-up.
    """

    def __init__(self, setup: Setup, judge: Judge | None = None) -> None:
        """Load the network.

        Args:
            setup: the players and options.
            judge: a network to use instead of the one shipped with the package.

        Raises:
            Refusal: there is no network for this set-up or one near it.
        """
        self.setup = setup
        self.judge = judge or judge_for(setup)

    def shares(self, position: Position) -> Shares:
        """Each side's expected share of the win; exact once the game is over."""
        if position.outcome is not None:
            return tuple(float(share) for share in position.outcome.shares)
        assert isinstance(position, Columbiz | SequenceDice)
        if position.roll_off is not None:
            chances = chances_to_begin(position.roll_off, position.chances())
            return tuple((chances @ self._by_starter).tolist())
        return self._shares(position)

    def points(self, position: Position) -> float | None:
        """The points that the mover can expect from now to the end of this turn.

        In Columbiz, those for rows and captives. None in Sequence Dice, which has no points, and
        outside a turn.
        """
        return self._points(position) if has_turn(position) else None

    def choices(self, position: Position) -> tuple[Choice, ...]:
        """Every legal decision, best first.

        Raises:
            Refusal: no decision is awaited.
        """
        if position.waiting is not Waiting.DECISION:
            raise Refusal("no-decision-awaited")
        return self._choices(position)

    def looked(
        self, position: Position, decisions: Sequence[Decision]
    ) -> dict[Decision, float] | None:
        """The deciding side's share after some decisions, by Master's second look.

        Comparable with one another, not with other values. None if it cannot be looked further:
        with locked keeps and more than two players.
        """
        return self._looked(position, decisions)

    def odds(self, position: Position) -> Values:
        """For each cell, the chance that the current side can choose it.

        In Columbiz: to place a disc on it by the end of the turn, playing for nothing else. In
        Sequence Dice: with this roll or the next.

        Raises:
            Refusal: the game has not begun or is over.
        """
        if not has_turn(position):
            raise Refusal("no-odds")
        return self._odds(position)

    def after_rolls(self, position: Position) -> list[tuple[Chance, Shares]]:
        """Every possible roll, with its probability and the shares of every side after it."""
        return [
            (chance, self.shares(position.roll(chance[0]).position))
            for chance in position.chances()
        ]

    @cached_property
    def _by_starter(self) -> Values:
        """The shares of the sides for each possible starter, one row per seat."""
        seats = range(self.setup.players)
        return np.array([self._shares(begun(self.setup, seat)) for seat in seats])

    @abstractmethod
    def _shares(self, position: Position) -> Shares:
        """The shares while a turn is in progress."""

    def _points(self, _position: Position, /) -> float | None:
        """The points while a turn is in progress; None if the game has none."""
        return None

    @abstractmethod
    def _choices(self, position: Position) -> tuple[Choice, ...]:
        """The choices in a position that waits for a decision."""

    @abstractmethod
    def _looked(
        self, position: Position, decisions: Sequence[Decision]
    ) -> dict[Decision, float] | None:
        """The second look in a position that waits for a decision."""

    @abstractmethod
    def _odds(self, position: Position) -> Values:
        """The odds while a turn is in progress."""
