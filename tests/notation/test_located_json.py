"""The strict JSON reader that knows where everything stands."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.notation import Json
from sixrow.notation.located_json import Node, parse
from tests.notation.games import attempt, faults_of, json_values


@given(json_values, st.sampled_from([None, 0, 3]), st.booleans())
def test_it_reads_what_the_standard_library_writes(
    value: Json, indent: int | None, ascii_only: bool
) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    plain = parse(text).plain()
    assert plain == value
    assert json.dumps(plain) == json.dumps(value)


def test_every_value_knows_its_place() -> None:
    text = '\n {"a": [10,\n  true, {}],\r\n\t"b":"x"}  \n'
    assert parse(text) == Node(
        {
            "a": Node([Node(10, 2, 9), Node(True, 3, 3), Node({}, 3, 9)], 2, 8),
            "b": Node("x", 4, 6),
        },
        2,
        2,
    )


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0", 0),
        ("-0", 0),
        ("-12", -12),
        ("1.50", 1.5),
        ("1E2", 100.0),
        ("1e-2", 0.01),
        ("9" * 300, int("9" * 300)),
        ("true", True),
        ("false", False),
        ("null", None),
        ("[]", []),
        ("{ }", {}),
        (r'"\"\\\/\b\f\n\r\t\u00e9"', '"\\/\b\f\n\r\té'),
        (r'"\ud83c\udfb2"', "\N{GAME DIE}"),
    ],
)
def test_the_values(text: str, value: Json) -> None:
    assert parse(text).plain() == value


@pytest.mark.parametrize(
    ("text", "line", "column", "code"),
    [
        ("", 1, 1, "not-json"),
        (" \n ", 2, 2, "not-json"),
        ("nil", 1, 1, "not-json"),
        ("True", 1, 1, "not-json"),
        ("nullx", 1, 5, "not-json"),
        ("1 2", 1, 3, "not-json"),
        ("01", 1, 1, "not-json"),
        ("+1", 1, 1, "not-json"),
        (".5", 1, 1, "not-json"),
        ("1.", 1, 1, "not-json"),
        ("1.5.5", 1, 1, "not-json"),
        ("1e", 1, 1, "not-json"),
        ("1e1000", 1, 1, "not-json"),
        ("0x10", 1, 2, "not-json"),
        ("1\N{ARABIC-INDIC DIGIT THREE}", 1, 2, "not-json"),
        ("9" * 301, 1, 1, "not-json"),
        ("9" * 5000, 1, 1, "not-json"),
        ("0." + "1" * 301, 1, 1, "not-json"),
        ("NaN", 1, 1, "not-json"),
        ("-Infinity", 1, 1, "not-json"),
        ("1e999", 1, 1, "not-finite"),
        ("[1, -1e999]", 1, 5, "not-finite"),
        ("[1", 1, 3, "not-json"),
        ("[1,\n", 2, 1, "not-json"),
        ("[1,]", 1, 4, "not-json"),
        ("[1 2]", 1, 4, "not-json"),
        ("[1}", 1, 3, "not-json"),
        ("{", 1, 2, "not-json"),
        ('{"a"}', 1, 5, "not-json"),
        ('{"a" 1}', 1, 6, "not-json"),
        ('{"a": 1,}', 1, 9, "not-json"),
        ("{a: 1}", 1, 2, "not-json"),
        ("{1: 1}", 1, 2, "not-json"),
        ('{"a": 1,\n "a": 1}', 2, 2, "field-twice"),
        ('{"a": 1, "\\u0061": 1}', 1, 10, "field-twice"),
        ('"a', 1, 1, "not-json"),
        ("'a'", 1, 1, "not-json"),
        ('"a\nb"', 1, 1, "not-json"),
        ('"a\tb"', 1, 1, "not-json"),
        ('"\x00"', 1, 1, "not-json"),
        (r'"\x41"', 1, 1, "not-json"),
        (r'"\u12"', 1, 1, "not-json"),
        (r'["", "\ud800"]', 1, 6, "half-a-character"),
        (r'"\udfb2\ud83c"', 1, 1, "half-a-character"),
        ('"\ud83c\\udfb2"', 1, 1, "half-a-character"),
        ('{"\udfb2": 1}', 1, 2, "half-a-character"),
        ("[" * 34, 1, 34, "too-deep"),
        ("\ufeff1", 1, 1, "not-json"),
        ("\u00a01", 1, 1, "not-json"),
        ("/* 1 */ 1", 1, 1, "not-json"),
    ],
)
def test_what_is_not_strict_json(text: str, line: int, column: int, code: str) -> None:
    assert faults_of(parse, text) == [(line, column, code)]


@given(st.text('[]{}:,"\\u0019.eE+-truefalsn d8\n', max_size=30))
def test_it_never_reads_what_the_standard_library_refuses(text: str) -> None:
    node, faults = attempt(parse, text)
    if node is None:
        assert len(faults) == 1
    else:
        assert json.loads(text) == node.plain()
