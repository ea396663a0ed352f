"""Effects as data for programs: their kind and their facts, written as in the notation."""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from sixrow.notation.located_json import Json
from sixrow.notation.words import dice_text
from sixrow.rules import Outcome
from sixrow.rules.board import cell_text
from sixrow.rules.effects import Effect


def kind(effect: Effect) -> str:
    """The name of an effect in keys and data: ``row-made`` for `RowMade`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(effect).__name__).lower()


def effect_data(effect: Effect, first: int = 1) -> dict[str, Json]:
    """An effect as an object with its kind and its facts.

    Args:
        effect: what has happened.
        first: the number of the first seat and the first side: 1 as in records, 0 on the wire.
    """
    facts: dict[str, Json] = {"kind": kind(effect)}
    for each in fields(effect):
        value = getattr(effect, each.name)
        written = _WRITTEN.get(each.name)
        facts[each.name] = value if written is None else written(value, first)
    return facts


def _outcome_data(outcome: Outcome, first: int) -> Json:
    winners: list[Json] = [side + first for side in outcome.winners]
    return {"winners": winners, "ending": outcome.ending.value}


_WRITTEN: Mapping[str, Callable[[Any, int], Json]] = {
    "cell": lambda cell, _: cell_text(cell),
    "cells": lambda cells, _: [cell_text(cell) for cell in cells],
    "dice": lambda dice, _: dice_text(dice),
    "following": lambda seat, first: seat + first,
    "outcome": _outcome_data,
    "owner": lambda side, first: side + first,
    "seat": lambda seat, first: seat + first,
    "seats": lambda seats, first: [seat + first for seat in seats],
    "spent": lambda dice, _: dice_text(dice),
}
"""How facts that are not plain numbers or texts are written, by their names."""
