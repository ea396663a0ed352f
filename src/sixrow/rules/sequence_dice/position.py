"""A position of Sequence Dice: where the chips are, whose turn it is and what was rolled."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from sixrow.rules import board, dice, effects
from sixrow.rules.board import Cell, Mask
from sixrow.rules.contract import Decision, Position, Seat, Step, Waiting
from sixrow.rules.dice import NO_DICE, Chance, Dice
from sixrow.rules.effects import Effect
from sixrow.rules.outcome import Ending, Outcome
from sixrow.rules.refusal import DecisionRefused
from sixrow.rules.rolloff import RollOff
from sixrow.rules.sequence_dice import laws
from sixrow.rules.sequence_dice.decisions import DECISIONS, PASS
from sixrow.rules.sequence_dice.setup import SequenceDiceSetup


class SequenceDicePhase(Enum):
    """How far a game or a turn has come."""

    ROLL_OFF = "rolloff"
    ROLL = "roll"
    CHOOSE = "choose"
    OVER = "over"


_WAITING = {
    SequenceDicePhase.ROLL_OFF: Waiting.DICE,
    SequenceDicePhase.ROLL: Waiting.DICE,
    SequenceDicePhase.CHOOSE: Waiting.DECISION,
    SequenceDicePhase.OVER: Waiting.NOBODY,
}


@dataclass(frozen=True, slots=True, repr=False)
class SequenceDice(Position):
    """A Sequence Dice position. `start` returns the first; `roll` and `decide` return the others.

    Attributes:
        chips: the cells of each side's chips.
        dice: the two dice of the current roll; otherwise none.
        roll_off: the totals rolled so far, until it is decided who begins.
    """

    setup: SequenceDiceSetup
    chips: tuple[Mask, ...]
    phase: SequenceDicePhase
    seat: Seat
    dice: Dice = NO_DICE
    roll_off: RollOff | None = None

    @classmethod
    def start(cls, setup: SequenceDiceSetup) -> Self:
        """The empty board before the roll-off (S-3)."""
        roll_off = RollOff.among(setup.players)
        return cls(setup, (0,) * setup.sides, SequenceDicePhase.ROLL_OFF, seat=0, roll_off=roll_off)

    # What the position says

    def pieces(self) -> tuple[Mask, ...]:
        """The cells of each side's chips."""
        return self.chips

    @property
    def waiting(self) -> Waiting:
        return _WAITING[self.phase]

    @property
    def dice_to_roll(self) -> int:
        """Both dice, in the roll-off too (S-3, S-6)."""
        return laws.DICE if self.waiting is Waiting.DICE else 0

    @property
    def side(self) -> int:
        return self.setup.side_of(self.seat)

    @property
    def total(self) -> int:
        """The total of the current roll; 0 if there is none."""
        return dice.total(self.dice)

    @property
    def taken(self) -> Mask:
        """The cells occupied by any chip."""
        cells = 0
        for chips in self.chips:
            cells |= chips
        return cells

    @property
    def choices(self) -> Mask:
        """The cells to choose from with this roll; empty unless a choice is awaited."""
        if self.phase is not SequenceDicePhase.CHOOSE:
            return 0
        own = self.chips[self.side]
        return laws.choices(self.total, own, self.taken & ~own, self.supply()[self.side])

    @property
    def outcome(self) -> Outcome | None:
        """The side that made the row wins (S-13)."""
        if self.phase is not SequenceDicePhase.OVER:
            return None
        return Outcome(self.setup.sides, (self.side,), Ending.ROW)

    def supply(self) -> tuple[int, ...]:
        """The chips each side can still place (S-14, S-15)."""
        unlimited = self.setup.unlimited
        return tuple(laws.supply_left(board.popcount(own), unlimited) for own in self.chips)

    def scores(self) -> tuple[int, ...]:
        """The longest row of each side."""
        return tuple(board.longest_row(own) for own in self.chips)

    def chances(self) -> tuple[Chance, ...]:
        return dice.chances(self.dice_to_roll) if self.waiting is Waiting.DICE else ()

    # Legal decisions

    def decisions(self) -> tuple[Decision, ...]:
        """The legal decisions in ascending order: cells, or a pass if there is none."""
        if self.phase is not SequenceDicePhase.CHOOSE:
            return ()
        return board.cells_in(self.choices) or (PASS,)

    def refusal(self, decision: Decision) -> DecisionRefused | None:
        if self.phase is not SequenceDicePhase.CHOOSE:
            return DecisionRefused("no-decision-awaited")
        if not 0 <= decision < DECISIONS:
            return DecisionRefused("unknown-decision", decision=decision)
        if decision == PASS:
            return DecisionRefused("must-play", self._rule()) if self.choices else None
        return self._refusal_to_choose(decision)

    def _refusal_to_choose(self, cell: Cell) -> DecisionRefused | None:
        choices, total = self.choices, self.total
        if choices & board.bit(cell):
            return None
        if not choices:
            return DecisionRefused("must-pass", self._rule_for_passing())
        if total == laws.CLEAR:
            opposing = self.taken & ~self.chips[self.side] & board.bit(cell)
            code = "cell-safe" if opposing else "nothing-to-clear"
            return DecisionRefused(code, "S-11", cell=cell)
        if total != laws.WILD and laws.NUMBERS[cell] != total:
            number = laws.NUMBERS[cell]
            return DecisionRefused(
                "wrong-number", self._rule(), cell=cell, number=number, total=total
            )
        own = self.chips[self.side] & board.bit(cell)
        return DecisionRefused("own-chip" if own else "empty-first", self._rule(), cell=cell)

    def _rule(self) -> str:
        """The rule that governs this roll."""
        special = {2: "S-9", 12: "S-9", laws.CLEAR: "S-11", laws.WILD: "S-12"}
        return special.get(self.total, "S-7")

    def _rule_for_passing(self) -> str:
        """The rule that makes this roll a pass."""
        if self.total == laws.CLEAR:
            return "S-11"
        return "S-15" if self.supply()[self.side] == 0 else "S-8"

    # Transitions

    def _rolled(self, rolled: Dice) -> Step[Self]:
        if self.roll_off is not None:
            return self._rolled_off(self.roll_off, rolled)
        after = replace(self, phase=SequenceDicePhase.CHOOSE, dice=rolled)
        return Step(after, (effects.DiceRolled(self.seat, rolled, "S-6"),))

    def _rolled_off(self, roll_off: RollOff, rolled: Dice) -> Step[Self]:
        happened: list[Effect] = [effects.DiceRolled(self.seat, rolled, "S-3")]
        roll_off = roll_off.after(dice.total(rolled))
        if roll_off.winner is not None:
            happened.append(effects.Began(roll_off.winner, "S-3"))
            after = replace(self, phase=SequenceDicePhase.ROLL, seat=roll_off.winner, roll_off=None)
            return Step(after, tuple(happened))
        if roll_off.tied:
            happened.append(effects.Tied(roll_off.tied, "S-3"))
        return Step(replace(self, seat=roll_off.seat, roll_off=roll_off), tuple(happened))

    def _decided(self, decision: Decision) -> Step[Self]:
        if decision == PASS:
            passed = effects.Passed(self.seat, self._rule_for_passing())
            return self._next(self.chips, [passed])
        if not laws.places(self.total):
            removed = effects.Removed(self.seat, decision, self._owner(decision))
            return self._next(self._chips_after(decision), [removed])
        return self._placed(decision)

    def _placed(self, cell: Cell) -> Step[Self]:
        """Place a chip on an empty cell or replace an opponent's (S-7, S-9, S-12); it may win."""
        rule, side = self._rule(), self.side
        happened: list[Effect] = []
        if self.taken & board.bit(cell):
            happened.append(effects.Replaced(self.seat, cell, self._owner(cell), rule))
        happened.append(effects.Placed(self.seat, cell, NO_DICE, rule))
        chips = self._chips_after(cell)
        rows = self._winning_rows(chips[side], cell)
        if not rows:
            return self._next(chips, happened)
        over = replace(self, chips=chips, phase=SequenceDicePhase.OVER, dice=NO_DICE)
        outcome = Outcome(self.setup.sides, (side,), Ending.ROW)
        return Step(over, (*happened, *rows, effects.GameEnded(outcome, "S-13")))

    def _chips_after(self, cell: Cell) -> tuple[Mask, ...]:
        return tuple(
            laws.chips_after(own, side == self.side, cell, self.total)
            for side, own in enumerate(self.chips)
        )

    def _owner(self, cell: Cell) -> int:
        """The side whose chip is on a cell."""
        return next(side for side, own in enumerate(self.chips) if own & board.bit(cell))

    def _winning_rows(self, own: Mask, cell: Cell) -> list[effects.RowMade]:
        length = self.setup.length
        if not laws.wins(own, cell, length):
            return []
        rows = (board.row_through(own, cell, direction) for direction in board.DIRECTIONS)
        return [effects.RowMade(self.seat, row, 0, "S-13") for row in rows if len(row) >= length]

    def _next(self, chips: tuple[Mask, ...], happened: list[Effect]) -> Step[Self]:
        """End the turn: the next seat rolls, or the same one again (S-9, S-10)."""
        seat = self.seat
        if laws.plays_again(self.total):
            passed = isinstance(happened[0], effects.Passed)
            happened.append(effects.ExtraTurn(seat, "S-10" if passed else "S-9"))
        else:
            seat = (seat + 1) % self.setup.players
            happened.append(effects.TurnEnded(self.seat, seat, "S-6"))
        after = replace(self, chips=chips, phase=SequenceDicePhase.ROLL, seat=seat, dice=NO_DICE)
        return Step(after, tuple(happened))
