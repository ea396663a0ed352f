"""What a position is worth to every side, and what its decisions are worth.

One value function serves everything: hints, grading, luck. It is made so that the value before a
roll is exactly the mean of the values after it, and the value before a decision that of the best
decision. Where a turn ends, a network judges what it has come to; the turn that follows is again
solved exactly, so there, and only there, the value may change without dice or a mistake.
"""

from abc import ABC, abstractmethod
from functools import cached_property

import numpy as np

from sixrow.analysis.choices import Choice, Shares
from sixrow.analysis.roll_off import begun, chances_to_begin
from sixrow.engine.types import Values
from sixrow.players import Judge, judge_for
from sixrow.rules import Columbiz, Position, Refusal, SequenceDice, Setup, Waiting
from sixrow.rules.dice import Chance


def has_turn(position: Position) -> bool:
    """Whether somebody has a turn: the game has begun and is not over."""
    assert isinstance(position, Columbiz | SequenceDice)
    return position.waiting is not Waiting.NOBODY and position.roll_off is None


class Valuer(ABC):
    """Values the positions of one set-up; one object for each thread.

    Attributes:
        setup: the players and options.
        judge: the network, and whether it has learnt this very set-up.
    """

    def __init__(self, setup: Setup, judge: Judge | None = None) -> None:
        """Make a valuer.

        Args:
            setup: the players and options.
            judge: another network than the one that comes with the package.

        Raises:
            Refusal: there is no network for anything near this set-up.
        """
        self.setup = setup
        self.judge = judge or judge_for(setup)

    def shares(self, position: Position) -> Shares:
        """The share of the win that every side can expect; exact once the game is over."""
        if position.outcome is not None:
            return tuple(float(share) for share in position.outcome.shares)
        assert isinstance(position, Columbiz | SequenceDice)
        if position.roll_off is not None:
            chances = chances_to_begin(position.roll_off, position.chances())
            return tuple((chances @ self._by_starter).tolist())
        return self._shares(position)

    def points(self, position: Position) -> float | None:
        """The points that the mover can expect from now to the end of this turn.

        Those for rows and captives, in Columbiz. None in Sequence Dice, which has no points, and
        where nobody has a turn.
        """
        return self._points(position) if has_turn(position) else None

    def choices(self, position: Position) -> tuple[Choice, ...]:
        """Every legal decision, the best first.

        Raises:
            Refusal: the position waits for no decision.
        """
        if position.waiting is not Waiting.DECISION:
            raise Refusal("no-decision-awaited")
        return self._choices(position)

    def odds(self, position: Position) -> Values:
        """For each cell the chance that the side whose turn it is can choose it.

        In Columbiz: place a disc on it by the end of the turn, playing for nothing else. In
        Sequence Dice: with this roll, or with the next.

        Raises:
            Refusal: nobody has a turn: the game has not begun or is over.
        """
        if not has_turn(position):
            raise Refusal("no-odds")
        return self._odds(position)

    def after_rolls(self, position: Position) -> list[tuple[Chance, Shares]]:
        """Every roll that may come, with its chance and what it leaves every side."""
        return [
            (chance, self.shares(position.roll(chance[0]).position))
            for chance in position.chances()
        ]

    @cached_property
    def _by_starter(self) -> Values:
        """The shares of the sides for each seat that may begin, a row each."""
        seats = range(self.setup.players)
        return np.array([self._shares(begun(self.setup, seat)) for seat in seats])

    @abstractmethod
    def _shares(self, position: Position) -> Shares:
        """The shares in a position in which somebody has a turn."""

    def _points(self, _position: Position, /) -> float | None:
        """The points in a position in which somebody has a turn; None if the game has none."""
        return None

    @abstractmethod
    def _choices(self, position: Position) -> tuple[Choice, ...]:
        """The choices in a position that waits for a decision."""

    @abstractmethod
    def _odds(self, position: Position) -> Values:
        """The odds in a position in which somebody has a turn."""
