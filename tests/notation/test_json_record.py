"""Records as JSON: how they are written, and what is wrong with one that is not a record."""

import json
from typing import Any

import pytest

from sixrow.notation import (
    Entry,
    NotationRefused,
    Record,
    Result,
    read_json,
    read_record,
    read_text,
    write_json,
    write_text,
)
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE
from sixrow.rules.columbiz import keep
from tests.notation.games import SMALL, faults_of, golden, marked, stored
from tests.support.boards import dice

WRITTEN = r"""{
 "format": "sixrow",
 "version": 1,
 "setup": "columbiz:2:reroll=any,limit=4,extension=full,captives=square",
 "names": ["Åse \"Ås\"", ""],
 "result": {"winners": [2], "ending": "resigned"},
 "tags": {"Date": "2011-11-11"},
 "comment": "all {of} it",
 "attachments": {"dice-proof": {"salt": [1, 2.5, null]}},
 "entries": [
  {"roll": "2", "time": 0, "comment": "rattle"},
  {"roll": "5", "time": 61007},
  {"roll": "12335556"},
  {"decision": "k-", "comment": "\n"}
 ]
}
"""

PLAIN = """{
 "format": "sixrow",
 "version": 1,
 "setup": "sequence-dice:2:length=6,chips=box",
 "names": ["Ada", "Bo"],
 "result": null,
 "entries": [
  {"roll": "34"},
  {"roll": "55"},
  {"roll": "26"},
  {"decision": "d2", "time": 3000, "comment": "hm"},
  {"roll": "13"}
 ]
}
"""


def test_a_record_with_everything() -> None:
    entries = (
        Entry(True, dice("2"), 0, "rattle"),
        Entry(True, dice("5"), 61_007),
        Entry(True, dice("55321653")),
        Entry(False, keep(0), None, "\n"),
    )
    record = Record(
        COLUMBIZ.setup(2),
        ('Åse "Ås"', ""),
        entries,
        Result((1,), "resigned"),
        {"Date": "2011-11-11"},
        "all {of} it",
        {"dice-proof": {"salt": [1, 2.5, None]}},
    )
    assert write_json(record) == WRITTEN
    assert read_json(WRITTEN) == record


def test_a_plain_record_leaves_out_what_it_does_not_have() -> None:
    assert write_json(read_text(SMALL)) == PLAIN
    assert read_json(PLAIN) == read_text(SMALL)


def test_a_game_that_has_not_begun() -> None:
    record = Record(SEQUENCE_DICE.setup(2), ("Ada", "Bo"))
    assert json.loads(write_json(record))["entries"] == []
    assert read_json(write_json(record)) == record


def test_any_json_reader_can_read_it() -> None:
    plain = json.loads(stored("columbiz-2-resigned.json"))
    assert plain["result"] == {"winners": [2], "ending": "resigned"}
    assert len(plain["entries"]) == 31
    assert plain["attachments"]["dice-proof"]["reveals"] == [None, "00ff"]


def test_the_layout_and_the_order_of_fields_do_not_matter() -> None:
    whole: dict[str, Any] = json.loads(WRITTEN)
    turned = dict(reversed(whole.items()))
    for text in (json.dumps(turned), json.dumps(turned, indent=8), WRITTEN.replace("\n", "\r\n")):
        assert text != WRITTEN
        assert read_json(text) == read_json(WRITTEN)


def test_a_byte_order_mark_is_ignored() -> None:
    assert read_json("\ufeff" + PLAIN) == read_json(PLAIN)


def test_text_and_json_are_told_apart() -> None:
    for start in ("", "\ufeff", "\n \t\r\n"):
        assert read_record(start + PLAIN) == read_json(PLAIN)
        assert read_record(start + SMALL) == read_text(SMALL)


def test_unknown_tags_and_attachments_pass_from_text_to_json_and_back_unchanged() -> None:
    attachment = '{"b":[1,1.0,-0.0,1e+22,true,null,""],"a":{"\\"":"é\\u0000"}}'
    text = SMALL.replace('"*"]', '"*"]\n[Zebra "z"]\n[Ape "\\\\a"]') + f"%zoo {attachment}\n%a 1\n"
    as_json = write_json(read_text(text))
    again = write_text(read_json(as_json))
    assert again == write_text(read_text(text))
    assert again.splitlines()[5:7] == ['[Zebra "z"]', '[Ape "\\\\a"]']
    assert again.splitlines()[-2:] == [f"%zoo {attachment}", "%a 1"]


# Faults


def change(old: str, new: str) -> str:
    assert PLAIN.count(old) == 1
    return PLAIN.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"format": "sixrow"', '"format": "chess"', (2, 12, "unknown-format")),
        ('"format": "sixrow"', '"format": ["sixrow"]', (2, 12, "unknown-format")),
        ('"version": 1', '"version": 2', (3, 13, "unknown-format")),
        ('"version": 1', '"version": "1"', (3, 13, "unknown-format")),
        ('"version": 1', '"version": 1.0', (3, 13, "unknown-format")),
        ('"version": 1', '"version": true', (3, 13, "unknown-format")),
        ('"sequence-dice:2', '"sequence-dice:7', (4, 26, "wrong-number-of-players")),
        ('length=6,chips=box"', 'chips=box,length=7"', (4, 38, "unknown-value")),
        ('"sequence-dice:2:length=6,chips=box"', "2", (4, 11, "wrong-type")),
        ('["Ada", "Bo"]', '["Ada", 2]', (5, 19, "wrong-type")),
        ('["Ada", "Bo"]', '["Ada"]', (5, 11, "missing")),
        ('["Ada", "Bo"]', '["Ada", "Bo", "Cy"]', (5, 25, "too-many-names")),
        ("null", "7", (6, 12, "wrong-type")),
        ("null", "{}", (6, 12, "missing")),
        ("null", '{"winners": [1]}', (6, 12, "missing")),
        ("null", '{"winners": [1], "ending": 1}', (6, 39, "wrong-type")),
        ("null", '{"winners": 1, "ending": "time"}', (6, 24, "wrong-type")),
        ("null", '{"winners": [1.0], "ending": "time"}', (6, 25, "wrong-type")),
        ("null", '{"winners": [true], "ending": "time"}', (6, 25, "wrong-type")),
        ("null", '{"winners": [7], "ending": "time"}', (6, 12, "not-a-result")),
        ("null", '{"winners": [1], "ending": "Time"}', (6, 12, "not-a-result")),
        ("null", '{"winners": [1], "ending": "row"}', (6, 12, "wrong-result")),
        ("null", '{"winners": [], "ending": "time", "a": 1}', (6, 51, "unknown-field")),
        ("null", '{"winners": [1], "ending": "time", "seat": 1}', (6, 12, "wrong-result")),
        ("null", '{"winners": [1], "ending": "time", "seat": 0}', (6, 12, "not-a-result")),
        ("null", '{"winners": [1], "ending": "time", "seat": "2"}', (6, 55, "wrong-type")),
        ('"result"', '"position": 1, "result"', (6, 14, "wrong-type")),
        ('"result"', '"position": "chess", "result"', (6, 15, "unknown-game")),
        ('"result"', '"tags": [], "result"', (6, 10, "wrong-type")),
        ('"result"', '"tags": {"A": 1}, "result"', (6, 16, "wrong-type")),
        ('"result"', '"tags": {"a": "b"}, "result"', (6, 16, "not-a-tag")),
        ('"result"', '"tags": {"Seat1": "b"}, "result"', (6, 20, "not-a-tag")),
        ('"result"', '"tags": {"A": "1", "A": "2"}, "result"', (6, 21, "field-twice")),
        ('"result"', '"comment": 1, "result"', (6, 13, "wrong-type")),
        ('"result"', '"attachments": 1, "result"', (6, 17, "wrong-type")),
        ('"result"', '"attachments": {"A": 1}, "result"', (6, 23, "not-an-attachment")),
        ('"result"', '"colour": 1, "result"', (6, 12, "unknown-field")),
        ('{"roll": "34"}', '"34"', (8, 3, "wrong-type")),
        ('{"roll": "34"}', "{}", (8, 3, "roll-or-decision")),
        ('{"roll": "34"}', '{"roll": "34", "decision": "a1"}', (8, 3, "roll-or-decision")),
        ('{"roll": "34"}', '{"roll": "34", "dice": 1}', (8, 26, "unknown-field")),
        ('{"roll": "34"}', '{"roll": 34}', (8, 12, "wrong-type")),
        ('{"roll": "34"}', '{"roll": ""}', (8, 12, "unknown-word")),
        ('{"roll": "34"}', '{"roll": "a1"}', (8, 12, "unknown-word")),
        ('{"roll": "34"}', '{"decision": "34"}', (8, 16, "unknown-word")),
        ('{"roll": "34"}', '{"roll": "3"}', (8, 12, "wrong-number-of-dice")),
        ('{"roll": "34"}', '{"decision": "stop"}', (8, 16, "not-a-cell")),
        ('{"roll": "34"}', '{"roll": "34", "time": 3001}', (11, 16, "time-goes-back")),
        ('"d2"', '"d1"', (11, 16, "wrong-number")),
        ('"time": 3000', '"time": 3.5', (11, 30, "wrong-type")),
        ('"time": 3000', '"time": -1', (11, 16, "time-goes-back")),
        ('"time": 3000', '"time": 1000000000000', (11, 16, "time-goes-back")),
        ('"comment": "hm"', '"comment": null', (11, 47, "wrong-type")),
    ],
)
def test_a_record_with_a_fault(old: str, new: str, fault: tuple[int, int, str]) -> None:
    found = faults_of(read_json, change(old, new))
    assert fault in found
    # A missing field may be one of two, and an invalid name counts as missing as well.
    assert set(found) <= {fault, (5, 11, "missing")}


@pytest.mark.parametrize("text", ["[]", "null", '"sixrow"', "1"])
def test_another_json_value_is_no_record(text: str) -> None:
    assert faults_of(read_json, text) == [(1, 1, "wrong-type")]


def test_an_empty_object_lacks_every_field_but_those_that_may_be_left_out() -> None:
    with pytest.raises(NotationRefused) as refused:
        read_json("{}")
    missing = [fault.details["field"] for fault in refused.value.faults]
    assert missing == ["format", "version", "setup", "result", "entries"]


def test_missing_names_are_told_by_seat() -> None:
    with pytest.raises(NotationRefused) as refused:
        read_json(PLAIN.replace('"names": ["Ada", "Bo"],', ""))
    assert [fault.details for fault in refused.value.faults] == [
        {"field": "seat 1"},
        {"field": "seat 2"},
    ]


def test_an_unknown_version_is_the_only_thing_that_is_told() -> None:
    text = change('"version": 1', '"version": 2').replace('"roll"', '"dice"')
    assert faults_of(read_json, text) == [(3, 13, "unknown-format")]


def test_the_type_that_is_expected_is_named_as_in_json() -> None:
    with pytest.raises(NotationRefused) as refused:
        read_json('{"setup": 1, "entries": 1, "tags": 1, "result": {"winners": [""]}}')
    expected = [fault.details.get("expected") for fault in refused.value.faults]
    assert [word for word in expected if word] == ["string", "array", "object", "integer"]


def test_many_faults_of_all_kinds_are_told_at_once() -> None:
    text, faults = marked("""\
{
^ missing
 "format": "sixrow",
 "version": 1,
 "setup": "sequence-dice:2",
 "names": ["Ada", 7, "Cy"],
                  ^ wrong-type
                     ^ too-many-names
 "result": {"winners": [9], "ending": "time"},
           ^ not-a-result
 "tags": {"Date": 1, "x": "y"},
                  ^ wrong-type
                          ^ not-a-tag
 "moves": []
          ^ unknown-field
}""")
    assert faults_of(read_json, text) == faults


def test_an_entry_may_have_several_faults_and_the_replay_ends_there() -> None:
    text, faults = marked("""\
{"format": "sixrow", "version": 1, "setup": "sequence-dice:2", "names": ["", ""], "result": null,
 "entries": [
  {"roll": "34"},
  {"roll": "345"},
           ^ wrong-number-of-dice
  {"roll": 12, "time": "now", "comment": 3},
           ^ wrong-type
                       ^ wrong-type
                                         ^ wrong-type
  {"decision": "a1"},
  {"decision": "z9"}
               ^ unknown-word
 ]}""")
    assert faults_of(read_json, text) == faults


def test_attachments_may_be_nested_as_deep_as_in_text() -> None:
    allowed = "[" * 32 + "1" + "]" * 32
    text = change('"result"', f'"attachments": {{"a": {allowed}}}, "result"')
    record = read_json(text)
    assert read_text(write_text(record)) == record
    deeper = text.replace(allowed, f"[{allowed}]")
    assert faults_of(read_json, deeper) == [(6, 56, "too-deep")]
    assert faults_of(read_json, '{"a":' * 100_000) == [(1, 5 * 35 + 1, "too-deep")]


def test_a_resigned_game_reads_the_same_in_both_formats() -> None:
    assert read_json(stored("columbiz-2-resigned.json")) == golden("columbiz-2-resigned")
