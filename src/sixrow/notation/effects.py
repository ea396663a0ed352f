"""Effects as data for programs: their kind and their fields, written as in the notation.

Each class of `sixrow.rules.effects` has a struct here with the same fields. msgspec encodes and
decodes them, and the web client's types are generated from them.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from sixrow.notation.words import dice_text
from sixrow.rules import Outcome, effects
from sixrow.rules.board import cell_text
from sixrow.rules.effects import Effect


class _Data(Struct, frozen=True, tag_field="kind", gc=False):
    """One effect of a roll or decision."""


class RolledEffect(_Data, frozen=True, tag="rolled"):
    """A seat rolled these dice (without those it had kept)."""

    seat: int
    dice: str
    rule: str


class TiedEffect(_Data, frozen=True, tag="tied"):
    """The roll-off is tied; these seats roll again."""

    seats: tuple[int, ...]
    rule: str


class BeganEffect(_Data, frozen=True, tag="began"):
    """The roll-off is settled; this seat has the first turn."""

    seat: int
    rule: str


class KeptEffect(_Data, frozen=True, tag="kept"):
    """A seat keeps these dice and rolls `rerolled` others."""

    seat: int
    dice: str
    rerolled: int
    rule: str


class StoppedEffect(_Data, frozen=True, tag="stopped"):
    """A seat keeps all its dice and gives up its remaining rolls."""

    seat: int
    dice: str
    rule: str


class PlacedEffect(_Data, frozen=True, tag="placed"):
    """A seat placed a piece on a cell, spending these dice (``-`` in Sequence Dice)."""

    seat: int
    cell: str
    spent: str
    rule: str


class CapturedEffect(_Data, frozen=True, tag="captured"):
    """The disc of seat `owner` on a cell became a captive of `seat`."""

    seat: int
    cell: str
    owner: int
    rule: str


class RowMadeEffect(_Data, frozen=True, tag="row-made"):
    """A row was made: its cells in order, and its points (0 if a row wins the game)."""

    seat: int
    cells: tuple[str, ...]
    points: int
    rule: str


class ForfeitedEffect(_Data, frozen=True, tag="forfeited"):
    """A seat could place nothing and lost discs from its supply."""

    seat: int
    discs: int
    rule: str


class SupplyEmptyEffect(_Data, frozen=True, tag="supply-empty"):
    """A supply is empty: this round is the last."""

    seat: int
    rule: str


class ReplacedEffect(_Data, frozen=True, tag="replaced"):
    """A chip of side `owner` was replaced and returned to its supply."""

    seat: int
    cell: str
    owner: int
    rule: str


class RemovedEffect(_Data, frozen=True, tag="removed"):
    """A chip of side `owner` was removed and returned to its supply."""

    seat: int
    cell: str
    owner: int
    rule: str


class PassedEffect(_Data, frozen=True, tag="passed"):
    """A seat had no legal use for its roll; `rule` says why."""

    seat: int
    rule: str


class ExtraTurnEffect(_Data, frozen=True, tag="extra-turn"):
    """The same seat takes another turn."""

    seat: int
    rule: str


class TurnEndedEffect(_Data, frozen=True, tag="turn-ended"):
    """A seat's turn is over; seat `following` is next."""

    seat: int
    following: int
    rule: str


class OutcomeData(Struct, frozen=True, gc=False):
    """The sides that won, and how the game ended."""

    winners: tuple[int, ...]
    ending: str


class GameEndedEffect(_Data, frozen=True, tag="game-ended"):
    """The game is over."""

    outcome: OutcomeData
    rule: str


EffectData: TypeAlias = (
    RolledEffect
    | TiedEffect
    | BeganEffect
    | KeptEffect
    | StoppedEffect
    | PlacedEffect
    | CapturedEffect
    | RowMadeEffect
    | ForfeitedEffect
    | SupplyEmptyEffect
    | ReplacedEffect
    | RemovedEffect
    | PassedEffect
    | ExtraTurnEffect
    | TurnEndedEffect
    | GameEndedEffect
)


def kind(effect: EffectData) -> str:
    """The name of an effect in message keys and data, such as ``row-made``."""
    return str(effect.__struct_config__.tag)


def effect_data(effect: Effect, first: int = 1) -> EffectData:
    """Convert an effect of the rules to data.

    Args:
        effect: the effect.
        first: the number of the first seat and the first side: 1 as in records, 0 on the wire.
    """
    make, writers = _STRUCTS[type(effect)]
    facts = [
        getattr(effect, name) if write is None else write(getattr(effect, name), first)
        for name, write in writers
    ]
    return make(*facts)


def _outcome_data(outcome: Outcome, first: int) -> OutcomeData:
    return OutcomeData(tuple(side + first for side in outcome.winners), outcome.ending.value)


def _number(value: int, first: int) -> int:
    return value + first


_Write: TypeAlias = Callable[[Any, int], object]

_WRITTEN: Mapping[str, _Write] = {
    "cell": lambda cell, _: cell_text(cell),
    "cells": lambda cells, _: tuple(cell_text(cell) for cell in cells),
    "dice": lambda dice, _: dice_text(dice),
    "following": _number,
    "outcome": _outcome_data,
    "owner": _number,
    "seat": _number,
    "seats": lambda seats, first: tuple(seat + first for seat in seats),
    "spent": lambda dice, _: dice_text(dice),
}
"""How to write fields that are not plain numbers or texts, by their names."""


_Plan: TypeAlias = tuple[Callable[..., EffectData], list[tuple[str, _Write | None]]]


def _plan(struct: type[EffectData]) -> _Plan:
    return struct, [(name, _WRITTEN.get(name)) for name in struct.__struct_fields__]


_STRUCTS: Mapping[type[Effect], _Plan] = {
    effects.DiceRolled: _plan(RolledEffect),
    effects.Tied: _plan(TiedEffect),
    effects.Began: _plan(BeganEffect),
    effects.Kept: _plan(KeptEffect),
    effects.Stopped: _plan(StoppedEffect),
    effects.Placed: _plan(PlacedEffect),
    effects.Captured: _plan(CapturedEffect),
    effects.RowMade: _plan(RowMadeEffect),
    effects.Forfeited: _plan(ForfeitedEffect),
    effects.SupplyEmpty: _plan(SupplyEmptyEffect),
    effects.Replaced: _plan(ReplacedEffect),
    effects.Removed: _plan(RemovedEffect),
    effects.Passed: _plan(PassedEffect),
    effects.ExtraTurn: _plan(ExtraTurnEffect),
    effects.TurnEnded: _plan(TurnEndedEffect),
    effects.GameEnded: _plan(GameEndedEffect),
}
"""The struct of each effect, and how to write each of its fields."""
