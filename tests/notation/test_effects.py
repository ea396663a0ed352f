"""Effects as data: a kind, and facts in the words of the notation."""

import json
from typing import get_args

import msgspec
import pytest

from sixrow.notation import EffectData, Json, effect_data, kind
from sixrow.notation.words import read_cell
from sixrow.rules import effects as e
from sixrow.rules.dice import of_faces
from sixrow.rules.outcome import Ending, Outcome

A1, B2, C3 = (read_cell(name) for name in ("a1", "b2", "c3"))
TWO, SIXES = of_faces((2,)), of_faces((6, 6, 1))
SHARED = Outcome(3, (0, 2), Ending.LAST_ROUND)

WRITTEN: list[tuple[e.Effect, dict[str, Json]]] = [
    (e.DiceRolled(0, SIXES, "C-6"), {"kind": "rolled", "seat": 1, "dice": "166"}),
    (e.Tied((0, 2), "C-5"), {"kind": "tied", "seats": [1, 3]}),
    (e.Began(1, "C-4"), {"kind": "began", "seat": 2}),
    (e.Kept(0, TWO, 7), {"kind": "kept", "seat": 1, "dice": "2", "rerolled": 7}),
    (e.Stopped(0, SIXES), {"kind": "stopped", "seat": 1, "dice": "166"}),
    (e.Placed(1, B2, TWO, "C-9"), {"kind": "placed", "seat": 2, "cell": "b2", "spent": "2"}),
    (e.Captured(0, A1, 1), {"kind": "captured", "seat": 1, "cell": "a1", "owner": 2}),
    (
        e.RowMade(0, (A1, B2, C3), 1, "C-17"),
        {"kind": "row-made", "seat": 1, "cells": ["a1", "b2", "c3"], "points": 1},
    ),
    (e.Forfeited(3, 2), {"kind": "forfeited", "seat": 4, "discs": 2}),
    (e.SupplyEmpty(0), {"kind": "supply-empty", "seat": 1}),
    (e.Replaced(0, C3, 1, "S-9"), {"kind": "replaced", "seat": 1, "cell": "c3", "owner": 2}),
    (e.Removed(0, C3, 1), {"kind": "removed", "seat": 1, "cell": "c3", "owner": 2}),
    (e.Passed(2, "S-11"), {"kind": "passed", "seat": 3}),
    (e.ExtraTurn(0, "S-9"), {"kind": "extra-turn", "seat": 1}),
    (e.TurnEnded(1, 0, "C-4"), {"kind": "turn-ended", "seat": 2, "following": 1}),
    (
        e.GameEnded(SHARED, "C-20"),
        {"kind": "game-ended", "outcome": {"winners": [1, 3], "ending": "last-round"}},
    ),
]


def name(value: object) -> str:
    return type(value).__name__ if isinstance(value, get_args(e.Effect)) else ""


@pytest.mark.parametrize(("effect", "facts"), WRITTEN, ids=name)
def test_facts_are_written_as_in_records(effect: e.Effect, facts: dict[str, Json]) -> None:
    written = effect_data(effect)
    assert json.loads(msgspec.json.encode(written)) == {**facts, "rule": effect.rule}
    assert kind(written) == facts["kind"]
    assert msgspec.json.decode(msgspec.json.encode(written), type=EffectData) == written


def test_no_effect_is_missing_here() -> None:
    assert {type(effect) for effect, _facts in WRITTEN} == set(get_args(e.Effect))
    assert {type(effect_data(effect)) for effect, _facts in WRITTEN} == set(get_args(EffectData))


def test_the_wire_counts_seats_and_sides_from_nought() -> None:
    data = [effect_data(effect, first=0) for effect, _facts in WRITTEN]
    zeroed = json.loads(msgspec.json.encode(data))
    ended = zeroed.pop()
    assert ended["outcome"] == {"winners": [0, 2], "ending": "last-round"}
    for (effect, _facts), facts in zip(WRITTEN, zeroed, strict=False):
        for field in ("seat", "owner", "following"):
            assert facts.get(field) == getattr(effect, field, None)
    assert zeroed[1]["seats"] == [0, 2]
