"""Records as data: what cannot be made, so that whatever exists can be written and read."""

import pickle
from collections.abc import Callable
from copy import copy

import pytest

from sixrow.notation import (
    Entry,
    Json,
    NotationRefused,
    Record,
    RecordRefused,
    Result,
    read_json,
    read_record,
    read_text,
    replay,
    round_of,
    write_json,
    write_text,
)
from sixrow.notation.summaries import summary_of
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Position, Setup, Step, start
from tests.notation.games import SMALL, golden
from tests.support.boards import cell, dice

TWO = SEQUENCE_DICE.setup(2)
NAMES = ("Ada", "Bo")
OPENING = (Entry(True, dice("34")), Entry(True, dice("55")), Entry(True, dice("26")))


def refusal_of(
    setup: Setup = TWO,
    names: tuple[str, ...] = NAMES,
    entries: tuple[Entry, ...] = OPENING,
    result: Result | None = None,
    tags: dict[str, str] | None = None,
    comment: str = "",
    attachments: dict[str, Json] | None = None,
) -> RecordRefused:
    with pytest.raises(RecordRefused) as refused:
        Record(setup, names, entries, result, tags or {}, comment, attachments or {})
    return refused.value


def test_a_record_tells_where_the_game_stands() -> None:
    record = Record(TWO, NAMES, OPENING)
    assert record.final.seat == 1
    assert record.final.dice == dice("26")


def test_a_record_knows_every_moment_of_the_game() -> None:
    record = Record(TWO, NAMES, OPENING)
    assert tuple(moment.entry for moment in record.moments) == OPENING
    assert [(moment.turn, moment.seat) for moment in record.moments] == [(0, 0), (0, 1), (1, 1)]
    assert [len(moment.effects) for moment in record.moments] == [1, 2, 1]
    assert [moment.ends_turn for moment in record.moments] == [False, True, False]
    positions = [record.start, *(moment.after for moment in record.moments)]
    assert [moment.before for moment in record.moments] == positions[:-1]
    assert record.final == positions[-1]


def test_a_game_from_a_position_within_a_turn_has_no_roll_off() -> None:
    begun = Record(TWO, NAMES, OPENING)
    decision = begun.final.decisions()[0]
    resumed = Record(TWO, NAMES, (Entry(False, decision),), origin=begun.final)
    assert [moment.turn for moment in resumed.moments] == [1]


def test_a_record_is_replayed_once_and_equals_one_that_is_made_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    applied: list[Entry] = []
    apply = Entry.apply

    def count(entry: Entry, position: Position) -> Step[Position]:
        applied.append(entry)
        return apply(entry, position)

    monkeypatch.setattr(Entry, "apply", count)
    record = Record(TWO, NAMES, OPENING)
    assert record.final.dice == record.moments[-1].after.dice == dice("26")
    assert write_text(record)
    assert tuple(applied) == OPENING
    assert record == Record(TWO, NAMES, OPENING) == copy(record)


def test_an_empty_record_stands_at_the_beginning() -> None:
    assert Record(COLUMBIZ.setup(3), ("", "", "")).final.dice_to_roll == 1


def test_there_is_a_name_for_every_seat() -> None:
    for names in ((), ("Ada",), ("Ada", "Bo", "Cy")):
        refusal = refusal_of(names=names)
        assert (refusal.code, refusal.details) == ("wrong-number-of-names", {"awaited": 2})


def test_an_entry_that_the_rules_refuse_is_refused_by_its_index_and_rule() -> None:
    refusal = refusal_of(entries=(*OPENING, Entry(False, cell("a1"))))
    assert (refusal.index, refusal.code, refusal.rule) == (3, "wrong-number", "S-7")


def test_a_roll_that_is_not_awaited_is_refused_by_its_index() -> None:
    refusal = refusal_of(entries=(*OPENING, Entry(True, dice("12"))))
    assert (refusal.index, refusal.code) == (3, "no-dice-awaited")


def test_replaying_goes_as_far_as_the_rules_allow() -> None:
    moments = replay(start(TWO), (*OPENING, Entry(False, cell("a1")), Entry(True, dice("12"))))
    assert [next(moments).after.seat for _ in OPENING] == [1, 1, 1]
    with pytest.raises(RecordRefused) as refused:
        next(moments)
    assert refused.value.index == 3


@pytest.mark.parametrize("name", ["", "date", "D-1", "1st", "Été", "A\n", "A b"])
def test_a_tag_begins_with_a_capital_and_has_letters_and_digits(name: str) -> None:
    refusal = refusal_of(tags={name: "x"})
    assert (refusal.code, refusal.details) == ("not-a-tag", {"text": name})


@pytest.mark.parametrize("name", ["Format", "Setup", "Result", "Seat1", "Seat9"])
def test_the_tags_of_the_format_itself_are_taken(name: str) -> None:
    assert refusal_of(tags={name: "x"}).code == "not-a-tag"


@pytest.mark.parametrize("name", ["Seat0", "Seat10", "Seats", "Formats", "X1"])
def test_tags_that_only_look_like_them_are_free(name: str) -> None:
    record = Record(TWO, NAMES, tags={name: "x"})
    assert read_text(write_text(record)) == record
    assert read_json(write_json(record)) == record


@pytest.mark.parametrize("name", ["", "Proof", "1a", "-a", "a_b", "a ", "é", "a\n"])
def test_an_attachment_begins_with_a_small_letter(name: str) -> None:
    refusal = refusal_of(attachments={name: 1})
    assert (refusal.code, refusal.details) == ("not-an-attachment", {"text": name})


HALF = "\ud83c"
TWO_HALVES = "\ud83c\udfb2"
"""Not one character: as UTF-16 it would be one, but nothing can write it as UTF-8."""


@pytest.mark.parametrize("text", [HALF, TWO_HALVES, f"a{HALF}b"])
def test_halves_of_characters_cannot_be_written_anywhere(text: str) -> None:
    entry = Entry(True, dice("34"), None, text)
    for refusal in (
        refusal_of(names=("Ada", text)),
        refusal_of(tags={"A": text}),
        refusal_of(comment=text),
        refusal_of(entries=(entry,)),
        refusal_of(attachments={"a": [{"b": text}]}),
        refusal_of(attachments={"a": {text: 1}}),
    ):
        assert refusal.code == "half-a-character"


def deep(levels: int) -> Json:
    value: Json = 1
    for _ in range(levels):
        value = [value]
    return value


def test_attachments_that_no_reader_would_read() -> None:
    assert refusal_of(attachments={"a": float("nan")}).code == "not-json"
    assert refusal_of(attachments={"a": float("-inf")}).code == "not-json"
    assert refusal_of(attachments={"a": 10**300}).code == "not-json"
    assert refusal_of(attachments={"a": 10**5000}).code == "not-json"
    assert refusal_of(attachments={"a": deep(33)}).code == "too-deep"
    assert refusal_of(attachments={"a": deep(100_000)}).code == "not-json"
    unknown: dict[str, Json] = {"a": NotImplemented}
    assert refusal_of(attachments=unknown).code == "not-json"


def test_attachments_at_the_limit_can_be_written_and_read() -> None:
    record = Record(TWO, NAMES, attachments={"a": deep(32), "b": 10**300 - 1})
    assert read_text(write_text(record)) == record
    assert read_json(write_json(record)) == record


def test_times_never_go_back_and_end_at_a_thousand_million_seconds() -> None:
    def timed(*times: int | None) -> tuple[Entry, ...]:
        pairs = zip(OPENING, times, strict=False)
        return tuple(Entry(entry.is_roll, entry.value, time) for entry, time in pairs)

    for sound in (timed(0, 0, 0), timed(5, None, 5), timed(None, None, 10**12 - 1)):
        record = Record(TWO, NAMES, sound)
        assert read_text(write_text(record)) == record
    for wrong, index in ((timed(-1), 0), (timed(5, None, 4), 2), (timed(0, 10**12), 1)):
        refusal = refusal_of(entries=wrong)
        assert (refusal.code, refusal.index) == ("time-goes-back", index)


@pytest.mark.parametrize(
    "result",
    [
        Result((0,), "row"),
        Result((0,), "last-round"),
        Result((2,), "resigned"),
        Result((-1,), "resigned"),
        Result((1, 0), "resigned"),
        Result((0, 0), "resigned"),
        Result((0,), ""),
        Result((0,), "Resigned"),
        Result((0,), "out of time"),
        Result((0,), "time\n"),
        Result((), "resigned"),
        Result((), "resigned", 0),
        Result((0,), "resigned", 0),
        Result((0, 1), "time", 0),
        Result((0,), "aborted", 2),
        Result((0,), "aborted", -1),
    ],
)
def test_a_game_that_goes_on_has_no_such_result(result: Result) -> None:
    refusal = refusal_of(result=result)
    assert (refusal.code, refusal.index) == ("wrong-result", None)


@pytest.mark.parametrize(
    "result",
    [
        None,
        Result((), "aborted"),
        Result((1,), "time"),
        Result((1,), "resigned", 0),
        Result((0, 1), "agreed-draw"),
        Result((), "left", 1),
    ],
)
def test_a_game_that_stopped_may_have_another_ending(result: Result | None) -> None:
    record = Record(TWO, NAMES, OPENING, result)
    assert read_text(write_text(record)) == record
    assert read_json(write_json(record)) == record


def test_partners_win_together_as_one_side() -> None:
    four = SEQUENCE_DICE.setup(4)
    for wrong in (Result((2,), "time", 0), Result((1,), "time"), Result((1,), "time", 3)):
        assert refusal_of(four, ("", "", "", ""), (), wrong).code == "wrong-result"
    assert Record(four, ("", "", "", ""), (), Result((1,), "time", 2)).result


def test_with_three_sides_anyone_but_who_gave_up_may_have_won() -> None:
    three, names = SEQUENCE_DICE.setup(3), ("", "", "")
    for winners in ((), (0,), (2,), (0, 2)):
        record = Record(three, names, (), Result(winners, "resigned", 1))
        assert read_text(write_text(record)) == record
        assert read_json(write_json(record)) == record
    for wrong in (Result((1,), "resigned", 1), Result((0,), "resigned"), Result((), "time", 3)):
        assert refusal_of(three, names, (), wrong).code == "wrong-result"


@pytest.mark.parametrize("result", [None, Result((0,), "row"), Result((1,), "resigned")])
def test_a_finished_game_has_the_result_of_the_rules(result: Result | None) -> None:
    whole = golden("sequence-dice-2-five")
    assert whole.result == Result((1,), "row")
    assert refusal_of(whole.setup, entries=whole.entries, result=result).code == "wrong-result"


def test_every_seat_has_a_turn_in_a_round_and_the_roll_off_has_none() -> None:
    three = COLUMBIZ.setup(3)
    assert [round_of(three, turn) for turn in range(8)] == [0, 1, 1, 1, 2, 2, 2, 3]


@pytest.mark.parametrize(("write", "line"), [(write_text, 9), (write_json, 12)])
def test_a_reader_may_set_how_long_a_record_can_be(
    write: Callable[[Record], str], line: int
) -> None:
    text = write(read_text(SMALL))
    entries = len(read_record(text).entries)
    assert summary_of(text, entries) == ("sequence-dice:2", ("Ada", "Bo"))
    with pytest.raises(NotationRefused) as refused:
        summary_of(text, entries - 1)
    copied = pickle.loads(pickle.dumps(refused.value))
    assert copied.faults == refused.value.faults
    assert [(fault.line, fault.code) for fault in copied.faults] == [(line, "too-many-entries")]
    assert copied.details == {"most": entries - 1}
