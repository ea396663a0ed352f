"""Refusals as JSON: what is written is read again, and nothing from outside grows without end."""

import time

import msgspec
import pytest
from msgspec import Struct

from sixrow.notation import (
    NotationRefused,
    decoding_refusal,
    read_position,
    read_refusal,
    refusal_data,
)
from sixrow.notation.refusals import MAX_TEXT
from sixrow.rules import Refusal


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("not-your-turn"),
        Refusal("too-few-dice", "C-9", cell=26, seat=0),
        Refusal("no-such-option", option="reroll", values=("any", "locked")),
    ],
)
def test_a_refusal_comes_back_as_it_was(refusal: Refusal) -> None:
    again = read_refusal(refusal_data(refusal))
    assert (again.code, again.rule, again.details) == (refusal.code, refusal.rule, refusal.details)


def test_the_faults_of_a_text_have_their_places() -> None:
    with pytest.raises(NotationRefused) as refused:
        read_position("columbiz:2 6/6/6/6/6/9 18,18 0,0 0,0 1 1 roll 3")
    written = refusal_data(refused.value)
    (first,) = refused.value.faults
    assert written["faults"] == [{"line": 1, "column": first.column, "code": first.code}]
    assert "faults" not in read_refusal(written).details


def test_long_texts_are_cut() -> None:
    written = refusal_data(Refusal("name-taken", name="a" * 10_000))
    assert written["name"] == "a" * MAX_TEXT


def test_whatever_a_server_sends_is_a_refusal() -> None:
    read = read_refusal({"code": 7, "rule": "", "facts": {"a": 1}, "cell": 3, "share": 0.5})
    assert (read.code, read.rule, read.details) == ("7", None, {"cell": 3})
    assert read_refusal({}).code == "internal"


class _Terms(Struct, forbid_unknown_fields=True):
    setup: str


class _Opening(Struct, forbid_unknown_fields=True):
    terms: _Terms


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ('{"terms": {"setup": "a", "more": 1}}', "unknown-field", "terms.more"),
        ('{"terms": {}}', "missing", "terms.setup"),
        ("{}", "missing", "terms"),
        ('{"terms": {"setup": 1}}', "wrong-value", "terms.setup"),
        ("7", "wrong-value", ""),
    ],
)
def test_json_of_another_shape_names_the_field(text: str, code: str, field: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.json.decode(text, type=_Opening)
    refusal = decoding_refusal(error.value)
    assert (refusal.code, refusal.details["field"]) == (code, field)


@pytest.mark.parametrize(
    "text",
    [
        "Object contains unknown field `" + "` - at `" * 8_000,
        "Object missing required field `" + "a`" * 32_000,
        "Expected `int`, got `str`" + " - at `" * 8_000 + "x",
    ],
)
def test_no_text_takes_long_to_read(text: str) -> None:
    """With regular expressions, 64 kB of this took 20 seconds."""
    before = time.process_time()
    decoding_refusal(msgspec.ValidationError(text))
    assert time.process_time() - before < 0.5


def test_a_key_that_looks_like_a_place_is_only_a_key() -> None:
    content = msgspec.json.encode({"terms": {"setup": "a", "x` - at `$.y": 1}})
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.json.decode(content, type=_Opening)
    assert decoding_refusal(error.value).details["field"] == "terms.x` - at `$.y"
