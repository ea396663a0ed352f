"""The appearance of each cell, from the view and the player's input."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sixrow.notation import EffectData, cell_text, read_cell
from sixrow.notation.effects import (
    CapturedEffect,
    PlacedEffect,
    RemovedEffect,
    ReplacedEffect,
    RowMadeEffect,
)
from sixrow.wire.frames import GameView


@dataclass(slots=True)
class CellLook:
    """The appearance of a cell.

    Attributes:
        printed: the number printed on it.
        side: the side whose piece is there; -1 if empty.
        legal: it can be chosen now.
        coming: a piece would be placed here: `drafted` or `looked` at.
        going: the piece here would be removed (`drafted`, `looked`), or was just removed (`gone`).
        row: it belongs to a row that is, or would be, completed.
        fresh: a piece was placed here in the opponents' last turns.
        hinted: it is part of the hint.
        cursor: the cursor is here.
        chance: the chance of reaching it; None if not requested.
    """

    name: str
    printed: int
    side: int
    legal: bool = False
    coming: str = ""
    going: str = ""
    row: bool = False
    fresh: bool = False
    hinted: bool = False
    cursor: bool = False
    chance: float | None = None


_OnCell: TypeAlias = PlacedEffect | CapturedEffect | ReplacedEffect | RemovedEffect


def plain_looks(game: GameView) -> list[CellLook]:
    """The cells of a game by number, without marks."""
    return [
        CellLook(cell_text(cell), game.printed[cell], side) for cell, side in enumerate(game.board)
    ]


def mark_fresh(looks: list[CellLook], effects: Sequence[EffectData], rows: bool = False) -> None:
    """Mark effects that happened: cells with new pieces, and cells whose piece was removed."""
    if rows:
        _mark_rows(looks, effects)
    for effect, look in _touched(looks, effects):
        if isinstance(effect, PlacedEffect):
            look.fresh, look.going = True, ""
        else:
            look.fresh, look.going = False, "gone" if look.side < 0 else ""


def mark_coming(looks: list[CellLook], effects: Sequence[EffectData], how: str) -> None:
    """Mark effects that would happen; `how` is `drafted` or `looked`."""
    _mark_rows(looks, effects)
    for effect, look in _touched(looks, effects):
        if isinstance(effect, PlacedEffect):
            look.coming, look.going = how, ""
        elif look.side >= 0 and not isinstance(effect, ReplacedEffect):
            look.going = how


def _touched(
    looks: list[CellLook], effects: Sequence[EffectData]
) -> Iterator[tuple[_OnCell, CellLook]]:
    """The effects on single cells, in order."""
    for effect in effects:
        if isinstance(effect, _OnCell):
            yield effect, looks[read_cell(effect.cell)]


def _mark_rows(looks: list[CellLook], effects: Sequence[EffectData]) -> None:
    for effect in effects:
        if isinstance(effect, RowMadeEffect):
            for cell in effect.cells:
                looks[read_cell(cell)].row = True
