"""How effects and positions print in Python: cells and dice as people write them.

For programmers only. Clients make their own sentences, in five languages.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from sixrow.rules.board import Cell, Mask, cell_text, cells_in
from sixrow.rules.dice import Dice, faces_of


def faces_text(dice: Dice) -> str:
    """The faces in ascending order with spaces between them: ``1 2 3 3``."""
    return " ".join(map(str, faces_of(dice)))


def detail(value: Any) -> str:
    """The `repr` of a dataclass: every field, such as ``Placed(seat=0, cell=Cell(e3), …)``."""
    written = (
        f"{each.name}={_FIELDS.get(each.name, repr)(getattr(value, each.name))}"
        for each in fields(value)
    )
    return f"{type(value).__name__}({', '.join(written)})"


def summary(effect: Any) -> str:
    """The `str` of an effect: what a player would call it, such as ``Placed(e3 for 5 5 5)``."""
    name = type(effect).__name__
    return f"{name}({_SUMMARIES.get(name, _seat)(effect)})"


def _cells(cells: tuple[Cell, ...]) -> str:
    return " ".join(map(cell_text, cells))


def _masks(masks: tuple[Mask, ...]) -> str:
    return f"({', '.join(f'Cells({_cells(cells_in(mask))})' for mask in masks)})"


def _dice(dice: Dice) -> str:
    return f"Dice({faces_text(dice)})"


_FIELDS: Mapping[str, Callable[[Any], str]] = {
    "cell": lambda cell: f"Cell({cell_text(cell)})",
    "cells": lambda cells: f"Cells({_cells(cells)})",
    "chips": _masks,
    "dice": _dice,
    "discs": _masks,
    "kept": _dice,
    "spent": _dice,
}
"""The fields whose numbers stand for cells or dice."""


def _seat(effect: Any) -> str:
    return f"seat {effect.seat}"


def _owned(effect: Any) -> str:
    return f"{cell_text(effect.cell)} of side {effect.owner}"


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


_SUMMARIES: Mapping[str, Callable[[Any], str]] = {
    "DiceRolled": lambda effect: faces_text(effect.dice),
    "Tied": lambda effect: f"seats {_numbers(effect.seats)}",
    "Kept": lambda effect: f"{faces_text(effect.dice) or 'nothing'}, rolls {effect.rerolled}",
    "Stopped": lambda effect: faces_text(effect.dice),
    "Placed": lambda effect: " for ".join(
        filter(None, (cell_text(effect.cell), faces_text(effect.spent)))
    ),
    "Captured": _owned,
    "Replaced": _owned,
    "Removed": _owned,
    "RowMade": lambda effect: " for ".join(
        filter(None, (_cells(effect.cells), str(effect.points or "")))
    ),
    "Forfeited": lambda effect: f"{effect.discs} of seat {effect.seat}",
    "TurnEnded": lambda effect: f"seat {effect.seat}, then {effect.following}",
    "GameEnded": lambda effect: f"won by {_numbers(effect.outcome.winners)}",
}
"""The facts that tell one effect from another of its kind; the others tell only their seat."""
