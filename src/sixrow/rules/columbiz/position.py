"""A position of Columbiz: where the discs are, whose turn it is and how far the turn has come."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from sixrow.rules import board, dice, effects
from sixrow.rules.board import Cell, Mask
from sixrow.rules.columbiz import laws
from sixrow.rules.columbiz.decisions import DECISIONS, END, is_keep, is_place, keep, kept_by
from sixrow.rules.columbiz.setup import ColumbizSetup
from sixrow.rules.contract import Decision, Position, Seat, Step, Waiting
from sixrow.rules.dice import NO_DICE, Chance, Dice
from sixrow.rules.effects import Effect
from sixrow.rules.outcome import Ending, Outcome
from sixrow.rules.refusal import DecisionRefused
from sixrow.rules.rolloff import RollOff


class ColumbizPhase(Enum):
    """How far a game or a turn has come."""

    ROLL_OFF = "rolloff"
    ROLL = "roll"
    KEEP = "keep"
    PLACE = "place"
    OVER = "over"


_WAITING = {
    ColumbizPhase.ROLL_OFF: Waiting.DICE,
    ColumbizPhase.ROLL: Waiting.DICE,
    ColumbizPhase.KEEP: Waiting.DECISION,
    ColumbizPhase.PLACE: Waiting.DECISION,
    ColumbizPhase.OVER: Waiting.NOBODY,
}


@dataclass(frozen=True, slots=True, repr=False)
class Columbiz(Position):
    """A Columbiz position. `start` returns the first one; `roll` and `decide` return the others.

    Attributes:
        discs: the cells of each seat's discs.
        supply: the number of discs each seat has left to place.
        captives: how many discs each seat has captured.
        points: what each seat has scored for rows.
        starter: the seat that had the first turn; seat 0 until the roll-off is decided.
        dice: the unspent dice on the table: all eight when choosing what to keep, the remaining
            ones while placing, none before a roll.
        kept: the dice set aside from the previous roll; with `reroll=locked` also while choosing.
        rolls_left: the number of rolls left this turn.
        placed: the number of discs placed this turn.
        roll_off: the totals rolled so far, until it is decided who begins.
    """

    setup: ColumbizSetup
    discs: tuple[Mask, ...]
    supply: tuple[int, ...]
    captives: tuple[int, ...]
    points: tuple[int, ...]
    phase: ColumbizPhase
    seat: Seat
    starter: Seat
    rolls_left: int = 0
    dice: Dice = NO_DICE
    kept: Dice = NO_DICE
    placed: int = 0
    roll_off: RollOff | None = None

    @classmethod
    def start(cls, setup: ColumbizSetup) -> Self:
        """The empty board before the roll-off (C-3, C-4)."""
        players = setup.players
        nothing = (0,) * players
        return cls(
            setup=setup,
            discs=nothing,
            supply=(setup.discs_each,) * players,
            captives=nothing,
            points=nothing,
            phase=ColumbizPhase.ROLL_OFF,
            seat=0,
            starter=0,
            roll_off=RollOff.among(players),
        )

    # What the position says

    def pieces(self) -> tuple[Mask, ...]:
        """The cells of each side's discs."""
        return self.discs

    @property
    def waiting(self) -> Waiting:
        return _WAITING[self.phase]

    @property
    def dice_to_roll(self) -> int:
        """One die in the roll-off (C-4), otherwise all dice that were not kept (C-6)."""
        if self.phase is ColumbizPhase.ROLL_OFF:
            return 1
        if self.phase is ColumbizPhase.ROLL:
            return laws.DICE - dice.number(self.kept)
        return 0

    @property
    def last_round(self) -> bool:
        """Whether a supply has run out, so that the game ends with this round (C-20)."""
        return any(map(laws.runs_out, self.supply))

    @property
    def taken(self) -> Mask:
        """The cells occupied by any disc."""
        cells = 0
        for discs in self.discs:
            cells |= discs
        return cells

    @property
    def placeable(self) -> Mask:
        """The legal cells for the next disc; empty outside the placing phase."""
        if self.phase is not ColumbizPhase.PLACE:
            return 0
        supply = self.supply[self.seat]
        return laws.placeable(self.taken, self.dice, self.placed, self.setup.limit, supply)

    @property
    def outcome(self) -> Outcome | None:
        """The highest total wins; a tie is shared (C-23, C-24)."""
        if self.phase is not ColumbizPhase.OVER:
            return None
        return Outcome.by_total(self.scores(), Ending.LAST_ROUND)

    def captive_points(self) -> tuple[int, ...]:
        """What each seat's captives are worth so far (C-21)."""
        scheme = self.setup.scheme
        return tuple(laws.captive_points(captives, scheme) for captives in self.captives)

    def scores(self) -> tuple[int, ...]:
        """Row points plus captive points of each seat (C-23)."""
        pairs = zip(self.points, self.captive_points(), strict=True)
        return tuple(rows + captives for rows, captives in pairs)

    def chances(self) -> tuple[Chance, ...]:
        return dice.chances(self.dice_to_roll) if self.waiting is Waiting.DICE else ()

    # Legal decisions

    def decisions(self) -> tuple[Decision, ...]:
        if self.phase is ColumbizPhase.KEEP:
            parts = dice.parts(self.dice - self.kept)
            return tuple(sorted(keep(self.kept + part) for part in parts))
        if self.phase is ColumbizPhase.PLACE:
            cells = self.placeable
            ending = (END,) if laws.may_end(self.placed, cells) else ()
            return board.cells_in(cells) + ending
        return ()

    def refusal(self, decision: Decision) -> DecisionRefused | None:
        if self.waiting is not Waiting.DECISION:
            return DecisionRefused("no-decision-awaited")
        if is_keep(decision):
            return self._refusal_to_keep(kept_by(decision))
        if self.phase is ColumbizPhase.KEEP and 0 <= decision < DECISIONS:
            return DecisionRefused("still-rolling", "C-9")
        if is_place(decision):
            return self._refusal_to_place(decision)
        if decision != END:
            return DecisionRefused("unknown-decision", decision=decision)
        if not laws.may_end(self.placed, self.placeable):
            return DecisionRefused("must-place", "C-11")
        return None

    def _refusal_to_keep(self, kept: Dice) -> DecisionRefused | None:
        if self.phase is not ColumbizPhase.KEEP:
            return DecisionRefused("rolls-used", "C-6")
        if not dice.contains(self.dice, kept):
            return DecisionRefused("dice-not-there", "C-6", dice=dice.faces_of(kept))
        if not dice.contains(kept, self.kept):
            return DecisionRefused("dice-locked", "C-8", dice=dice.faces_of(self.kept))
        return None

    def _refusal_to_place(self, cell: Cell) -> DecisionRefused | None:
        if self.placeable & board.bit(cell):
            return None
        if self.placed >= self.setup.limit:
            return DecisionRefused("turn-limit", "C-10", limit=self.setup.limit)
        if self.supply[self.seat] == 0:
            return DecisionRefused("supply-empty", "C-15")
        if self.taken & board.bit(cell):
            return DecisionRefused("cell-taken", "C-9", cell=cell)
        face, needed = cell // board.SIZE + 1, cell % board.SIZE + 1
        have = dice.showing(self.dice, face)
        return DecisionRefused(
            "too-few-dice", "C-9", cell=cell, face=face, needed=needed, have=have
        )

    # Transitions

    def _rolled(self, rolled: Dice) -> Step[Self]:
        if self.roll_off is not None:
            return self._rolled_off(self.roll_off, rolled)
        rolls_left = self.rolls_left - 1
        after = replace(
            self,
            phase=ColumbizPhase.KEEP if rolls_left else ColumbizPhase.PLACE,
            dice=self.kept + rolled,
            kept=self.kept if self.setup.locked and rolls_left else NO_DICE,
            rolls_left=rolls_left,
        )
        return Step(after, (effects.DiceRolled(self.seat, rolled, "C-6"),))

    def _rolled_off(self, roll_off: RollOff, rolled: Dice) -> Step[Self]:
        """One die of the roll-off: C-4, and C-5 for ties."""
        happened: list[Effect] = [effects.DiceRolled(self.seat, rolled, "C-4")]
        roll_off = roll_off.after(dice.total(rolled))
        starter = roll_off.winner
        if starter is not None:
            happened.append(effects.Began(starter, "C-4"))
            return Step(self._turn_of(starter, starter), tuple(happened))
        if roll_off.tied:
            happened.append(effects.Tied(roll_off.tied, "C-5"))
        after = replace(self, seat=roll_off.seat, roll_off=roll_off)
        return Step(after, tuple(happened))

    def _decided(self, decision: Decision) -> Step[Self]:
        if is_place(decision):
            return self._placed(decision)
        if decision == END:
            return self._ended()
        return self._kept(kept_by(decision))

    def _kept(self, kept: Dice) -> Step[Self]:
        """C-6; keeping all dice stops rolling, C-7."""
        if kept == self.dice:
            after = replace(self, phase=ColumbizPhase.PLACE, kept=NO_DICE, rolls_left=0)
            return Step(after, (effects.Stopped(self.seat, kept),))
        after = replace(self, phase=ColumbizPhase.ROLL, dice=NO_DICE, kept=kept)
        return Step(after, (effects.Kept(self.seat, kept, after.dice_to_roll),))

    def _placed(self, cell: Cell) -> Step[Self]:
        """One disc: spend its dice (C-9), capture (C-16), score its rows (C-17 to C-19)."""
        seat = self.seat
        spent = laws.price(cell)
        happened: list[Effect] = [effects.Placed(seat, cell, spent, "C-9")]

        captives = laws.captured(self.taken & ~self.discs[seat], cell)
        happened += self._captures(captives)
        discs = [mask & ~captives for mask in self.discs]
        discs[seat] |= board.bit(cell)

        rows = self._rows(discs[seat], cell)
        happened += rows

        supply = _add(self.supply, seat, -1)
        if laws.runs_out(supply[seat]) and not self.last_round:
            happened.append(effects.SupplyEmpty(seat))
        after = replace(
            self,
            discs=tuple(discs),
            supply=supply,
            captives=_add(self.captives, seat, board.popcount(captives)),
            points=_add(self.points, seat, sum(row.points for row in rows)),
            dice=self.dice - spent,
            placed=self.placed + 1,
        )
        return Step(after, tuple(happened))

    def _captures(self, captives: Mask) -> list[effects.Captured]:
        return [
            effects.Captured(self.seat, cell, owner)
            for cell in board.cells_in(captives)
            for owner, discs in enumerate(self.discs)
            if discs & board.bit(cell)
        ]

    def _rows(self, own: Mask, cell: Cell) -> list[effects.RowMade]:
        made = []
        for direction in board.DIRECTIONS:
            points = laws.row_points(own, cell, *direction, self.setup.difference)
            if points:
                cells = board.row_through(own, cell, direction)
                made.append(effects.RowMade(self.seat, cells, points, "C-17"))
        return made

    def _ended(self) -> Step[Self]:
        """End the turn; if nothing was placed, discs are forfeited (C-12, C-13)."""
        seat = self.seat
        happened: list[Effect] = []
        position = self
        if self.placed == 0:
            forfeited = laws.forfeit(self.supply[seat])
            happened.append(effects.Forfeited(seat, forfeited))
            position = replace(self, supply=_add(self.supply, seat, -forfeited))
            if position.last_round and not self.last_round:
                happened.append(effects.SupplyEmpty(seat))
        players = self.setup.players
        if position.last_round and laws.round_complete(seat, self.starter, players):
            over = replace(position, phase=ColumbizPhase.OVER, dice=NO_DICE, placed=0)
            outcome = Outcome.by_total(over.scores(), Ending.LAST_ROUND)
            happened.append(effects.GameEnded(outcome, "C-20"))
            return Step(over, tuple(happened))
        following = (seat + 1) % players
        happened.append(effects.TurnEnded(seat, following, "C-4"))
        begun = position._turn_of(following, self.starter)  # noqa: SLF001 - of the same class
        return Step(begun, tuple(happened))

    def _turn_of(self, seat: Seat, starter: Seat) -> Self:
        """The position at the start of a seat's turn: eight dice to roll, three rolls (C-6)."""
        return replace(
            self,
            phase=ColumbizPhase.ROLL,
            seat=seat,
            starter=starter,
            rolls_left=laws.ROLLS,
            dice=NO_DICE,
            kept=NO_DICE,
            placed=0,
            roll_off=None,
        )


def _add(numbers: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + amount, *numbers[seat + 1 :])
