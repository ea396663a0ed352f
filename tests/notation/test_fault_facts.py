"""The facts that a fault carries, from which clients make a sentence."""

from collections.abc import Callable

import pytest

from sixrow.notation import (
    Fault,
    NotationRefused,
    read_cell,
    read_dice,
    read_json,
    read_position,
    read_setup,
    read_text,
)
from sixrow.rules.refusal import Detail
from tests.notation.games import SMALL, attempt

Facts = dict[str, Detail]


def facts_of(read: Callable[[str], object], text: str) -> Facts:
    _, (fault, *_) = attempt(read, text)
    return fault.details


@pytest.mark.parametrize(
    ("old", "new", "facts"),
    [
        ("2. s1", "3. s1", {"expected": 2, "found": 3}),
        ("1. s2", "1. s1", {"expected": 2, "found": 1}),
        ("d2", "d7", {"text": "d7"}),
        ("@3.000", "@3", {"text": "@3"}),
        ("{hm}", "{hm", {"text": "{"}),
        ("d2 @3.000", "@3.000 @3.000", {"text": "@3.000"}),
        ('[Seat2 "Bo"]', "", {"field": "seat 2"}),
        ('[Result "*"]', "", {"field": "Result"}),
        ('[Result "*"]', '[Result "*"]\n[Seat4 "Di"]', {"seat": 4}),
        ('[Result "*"]', '[Result "*"]\n[Seat1 "Di"]', {"field": "Seat1"}),
        ('[Result "*"]', '[Result "?"]', {"text": "?"}),
        ('[Result "*"]', '[Result "*"]\n[Date 2011-11-11 12:00]', {"text": "[Date 2011-11-11 12:"}),
        ('[Result "*"]', '[Result "*"]\n%A and something long', {"text": "%A and something lon"}),
        ('[Result "*"]', '[Result "*"]\n%a 1\n%a 1', {"field": "a"}),
        ('[Result "*"]', '[Result "*"]\n%a {"b":1,"b":1}', {"field": "b"}),
        ("sixrow 1", "sixrow 7", {"text": "sixrow 7", "allowed": ("sixrow 1",)}),
        ("26", "345", {"awaited": 2, "rolled": 3}),
        ("13\n", "13 @2.999\n", {"time": 2999}),
        ("d2", "c3", {"cell": 14, "number": 12, "total": 8}),
    ],
)
def test_of_records_as_text(old: str, new: str, facts: Facts) -> None:
    assert SMALL.count(old) == 1
    assert facts_of(read_text, SMALL.replace(old, new)) == facts


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("[]", {"expected": "object"}),
        ('{"a": 1}', {"field": "format"}),
        ('{"format": {"a": [1]}}', {"text": '{"a": [1]}', "allowed": ("sixrow",)}),
        ('{"version": true}', {"text": "true", "allowed": (1,)}),
    ],
)
def test_of_records_as_json(text: str, facts: Facts) -> None:
    assert facts_of(read_json, text) == facts


EMPTY = "6/6/6/6/6/6"


@pytest.mark.parametrize(
    ("read", "text", "facts"),
    [
        (read_cell, "z9", {"text": "z9"}),
        (read_dice, "18", {"text": "8"}),
        (read_dice, "1" * 9, {"most": 8, "found": 9}),
        (read_setup, "columbiz:2:reroll", {"text": "reroll"}),
        (read_setup, "columbiz:2:limit=4,limit=4", {"field": "limit"}),
        (read_setup, "columbiz:1", {"field": "players", "value": "1", "allowed": (2, 3, 4)}),
        (read_position, "columbiz:x", {"field": "players", "value": "x"}),
        (read_position, "columbiz:2 7", {"field": "discs", "text": "7"}),
        (
            read_position,
            f"sequence-dice:2 {EMPTY[:-2]} 1 roll",
            {"field": "chips", "text": EMPTY[:-2]},
        ),
        (read_position, f"sequence-dice:2 {EMPTY} x", {"field": "seat", "value": "x"}),
        (
            read_position,
            f"sequence-dice:2 {EMPTY} 1 keep",
            {"field": "phase", "text": "keep", "allowed": ("roll", "choose", "over", "rolloff")},
        ),
        (read_position, f"sequence-dice:2 {EMPTY} 1 choose 9", {"field": "dice", "text": "9"}),
        (read_position, f"sequence-dice:2 {EMPTY} 1 roll a  b", {"text": "a b"}),
        (
            read_position,
            f"sequence-dice:2 {EMPTY} rolloff 2,3",
            {"field": "roll_off", "text": "2,3"},
        ),
    ],
)
def test_of_words_and_positions(read: Callable[[str], object], text: str, facts: Facts) -> None:
    assert facts_of(read, text) == facts


def test_a_fault_can_be_printed_for_a_log() -> None:
    assert str(Fault(3, 14, "some-code")) == "3:14: some-code"
    fault = Fault(3, 14, "cell-taken", "C-9", {"cell": 2})
    assert str(fault) == "3:14: cell-taken (C-9): cell=2"


def test_a_refusal_is_that_of_its_first_fault_and_prints_them_all() -> None:
    refusal = NotationRefused(
        [Fault(2, 1, "b", "C-9", {"x": 1}), Fault(1, 9, "a"), Fault(2, 1, "c")]
    )
    assert [fault.code for fault in refusal.faults] == ["a", "b", "c"]
    assert (refusal.code, refusal.rule, refusal.details) == ("a", None, {})
    assert str(refusal) == "1:9: a\n2:1: b (C-9): x=1\n2:1: c"
