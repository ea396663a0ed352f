"""Records of games that begin from a position."""

import copy
import pickle
from dataclasses import replace

import pytest

from sixrow.notation import (
    Entry,
    Json,
    Record,
    RecordRefused,
    read_json,
    read_position,
    read_record,
    read_text,
    write_json,
    write_text,
)
from sixrow.rules import SEQUENCE_DICE, start
from tests.notation.games import faults_of, golden, marked
from tests.support.boards import dice

STUDY = """\
[Format "sixrow 1"]
[Setup "columbiz:2:reroll=any,limit=4,extension=full,captives=square"]
[Position "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 2 1 place 12335556 0"]
[Seat1 "Ada"]
[Seat2 "Bo"]
[Result "*"]

1. s1 e3 end
2. s2 11223346
"""

FAULTY = """
[Position "chess"]
           ^ unknown-game

[Position "columbiz:2 6/6/6/6/4B1/4B1 18,18 0,0 0,0 2 1 place 12335556 0"]
                                      ^ too-many-discs

[Position "columbiz:3 6/6/6/6/6/6 13,13,13 0,0,0 0,0,0 1 1 roll 3 -"]
           ^ another-setup
"""


def test_it_is_replayed_from_there_and_turns_count_from_one() -> None:
    record = read_text(STUDY)
    assert record.origin == record.start == read_position(STUDY.splitlines()[2][11:-2])
    assert record.final.scores() == (2, 0)
    assert write_text(record) == STUDY
    assert read_json(write_json(record)) == record
    assert read_record(write_json(record)).origin == record.origin


def test_a_roll_off_is_still_turn_nought() -> None:
    begun = start(SEQUENCE_DICE.setup(2)).roll(dice("34")).position
    record = Record(begun.setup, ("Ada", "Bo"), (Entry(True, dice("55")),), origin=begun)
    assert write_text(record).splitlines()[-1] == "0. s2 55"
    assert read_text(write_text(record)) == record


def test_the_first_position_goes_without_saying() -> None:
    setup = SEQUENCE_DICE.setup(2)
    record = Record(setup, ("Ada", "Bo"), origin=start(setup))
    assert record.origin is None
    assert record == Record(setup, ("Ada", "Bo"))


@pytest.mark.parametrize("example", FAULTY.strip().split("\n\n"))
def test_a_position_with_a_fault_is_all_that_is_told(example: str) -> None:
    line, [(_, column, code)] = marked(example)
    text = "\n".join([*STUDY.splitlines()[:2], line, *STUDY.splitlines()[3:]])
    assert faults_of(read_text, text) == [(3, column, code)]


def test_an_entry_that_the_position_does_not_allow() -> None:
    assert faults_of(read_text, STUDY.replace("e3", "e4")) == [(8, 7, "too-few-dice")]
    assert faults_of(read_text, STUDY.replace("1. s1", "0. s2")) == [
        (8, 1, "wrong-turn"),
        (8, 4, "wrong-seat"),
    ]


def test_what_a_program_makes_is_checked_too() -> None:
    record = read_text(STUDY)
    assert record.origin is not None
    with pytest.raises(RecordRefused, match="another-setup"):
        Record(SEQUENCE_DICE.setup(2), ("", ""), origin=record.origin)
    broken = replace(record.origin, seat=2)  # type: ignore[type-var]
    with pytest.raises(RecordRefused, match="no-such-seat"):
        Record(record.setup, ("", ""), origin=broken)


@pytest.mark.parametrize("record", [read_text(STUDY), golden("columbiz-2-resigned")])
def test_copies_and_pickles_are_equal(record: Record) -> None:
    assert copy.copy(record) == record
    assert copy.deepcopy(record) == record
    assert pickle.loads(pickle.dumps(record)) == record


def test_tags_and_attachments_cannot_be_changed() -> None:
    tags, secrets = {"Place": "Oslo"}, list[Json](["e3b0"])
    plain = Record(SEQUENCE_DICE.setup(2), ("Ada", "Bo"))
    record = replace(plain, tags=tags, attachments={"dice-proof": {"secrets": secrets}})
    tags["Place"] = "Rome"
    secrets.append("ffff")
    assert record.tags == {"Place": "Oslo"}
    assert record.attachments == {"dice-proof": {"secrets": ["e3b0"]}}
    for mapping in (record.tags, record.attachments):
        with pytest.raises(TypeError):
            mapping["x"] = ""  # type: ignore[index]
