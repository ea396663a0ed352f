"""How each cell looks: from what was told, and from what the person is doing."""

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
    """A cell.

    Attributes:
        printed: the number that it carries.
        side: whose piece is there; -1 if none.
        legal: it can be chosen now.
        coming: a piece is to come here: `drafted` or `looked` at.
        going: the piece here would go (`drafted`, `looked`), or has just `gone`.
        row: it is part of a row that is, or would be, made.
        fresh: a piece came here with the last turns of the others.
        hinted: the hint says so.
        cursor: it is looked at.
        chance: to reach it; None if nobody asked.
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
    """The cells of a game, nothing marked, by their numbers."""
    return [
        CellLook(cell_text(cell), game.printed[cell], side) for cell, side in enumerate(game.board)
    ]


def mark_fresh(looks: list[CellLook], effects: Sequence[EffectData], rows: bool = False) -> None:
    """Mark what has happened: pieces that came, and cells from which one has gone."""
    if rows:
        _mark_rows(looks, effects)
    for effect, look in _touched(looks, effects):
        if isinstance(effect, PlacedEffect):
            look.fresh, look.going = True, ""
        else:
            look.fresh, look.going = False, "gone" if look.side < 0 else ""


def mark_coming(looks: list[CellLook], effects: Sequence[EffectData], how: str) -> None:
    """Mark what would happen: `how` is `drafted` or `looked`."""
    _mark_rows(looks, effects)
    for effect, look in _touched(looks, effects):
        if isinstance(effect, PlacedEffect):
            look.coming, look.going = how, ""
        elif look.side >= 0 and not isinstance(effect, ReplacedEffect):
            look.going = how


def _touched(
    looks: list[CellLook], effects: Sequence[EffectData]
) -> Iterator[tuple[_OnCell, CellLook]]:
    """What happened to single cells, in order."""
    for effect in effects:
        if isinstance(effect, _OnCell):
            yield effect, looks[read_cell(effect.cell)]


def _mark_rows(looks: list[CellLook], effects: Sequence[EffectData]) -> None:
    for effect in effects:
        if isinstance(effect, RowMadeEffect):
            for cell in effect.cells:
                looks[read_cell(cell)].row = True
