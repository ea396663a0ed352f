"""Whatever is written is read again, and whatever is read is a record or refused."""

import re
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sixrow.notation import (
    Record,
    read_json,
    read_record,
    read_text,
    setup_text,
    write_json,
    write_text,
)
from sixrow.rules import Setup, start
from tests.notation.games import attempt, golden, play, records, result_of, stored
from tests.support.strategies import EVERY_SETUP

Reader = Callable[[str], Record]
FORMATS: dict[str, tuple[Reader, Callable[[Record], str]]] = {
    "txt": (read_text, write_text),
    "json": (read_json, write_json),
}
NAMES = ("columbiz-2-resigned", "sequence-dice-3-unfinished", "sequence-dice-4-five")
SAMPLES = tuple(stored(f"{name}.{ending}") for name in NAMES for ending in FORMATS)


def come_back(record: Record) -> None:
    """Both formats give the record back, and writing it again gives the same text."""
    for read, write in FORMATS.values():
        text = write(record)
        again = read(text)
        assert again == record
        assert write(again) == text
        text.encode("utf-8")


@given(records())
def test_records_of_every_kind_come_back(record: Record) -> None:
    come_back(record)


@pytest.mark.no_cover
@pytest.mark.parametrize("setup", EVERY_SETUP, ids=setup_text)
def test_a_whole_random_game_of_every_set_up_comes_back(setup: Setup) -> None:
    entries, final = [], start(setup)
    for entry, step in play(setup, seed=100 + EVERY_SETUP.index(setup)):
        entries.append(entry)
        final = step.position
    names = tuple(map(str, range(setup.players)))
    record = Record(setup, names, tuple(entries), result_of(final))
    come_back(record)
    assert read_text(write_text(record)).final == final


@pytest.mark.parametrize("name", NAMES)
def test_a_record_can_be_broken_off_after_any_entry(name: str) -> None:
    whole = golden(name)
    for count in range(len(whole.entries)):
        come_back(Record(whole.setup, whole.names, whole.entries[:count]))


def check_answer(read: Reader, text: str) -> None:
    """A whole record that comes back, or faults that stand within the text; nothing else."""
    record, faults = attempt(read, text)
    if record is not None:
        assert not faults
        come_back(record)
        return
    lines = text.removeprefix("\ufeff").split("\n")
    for fault in faults:
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1
        assert re.fullmatch("[a-z]+(-[a-z]+)*", fault.code)
    assert list(faults) == sorted(faults, key=lambda fault: (fault.line, fault.column))


readers = st.sampled_from((read_text, read_json, read_record))


@settings(max_examples=200)
@given(readers, st.text(st.characters(exclude_categories=())))
@example(read_record, "")
@example(read_record, "\ufeff")
@example(read_record, "{")
@example(read_record, "\ufeff{}")
@example(read_record, "[")
@example(read_record, "%")
@example(read_record, "\x00")
@example(read_record, "\ud800")
@example(read_record, "{}" * 1000)
@example(read_record, "[" * 10_000)
@example(read_text, '[Format "' + '\\"' * 10_000)
@example(read_text, '[Format "sixrow 1"]' * 2)
def test_arbitrary_text_is_refused(read: Reader, text: str) -> None:
    record, _ = attempt(read, text)
    assert record is None
    check_answer(read, text)


@settings(max_examples=100)
@given(st.text('[]{}%"@.*\\ \n\r,:12345689abcdefkstopn-', max_size=80))
def test_text_that_looks_like_a_record_is_refused(text: str) -> None:
    """As a game under a sound head, where words may well be right."""
    head = SAMPLES[2].partition("\n\n")[0]
    check_answer(read_text, f"{head}\n{text}")


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A stored record after one to four small accidents: lost, strange, doubled, moved pieces."""
    text = draw(st.sampled_from(SAMPLES))
    for _ in range(draw(st.integers(1, 4))):
        begin = draw(st.integers(0, len(text)))
        end = begin + draw(st.sampled_from((0, 1, 1, 2, 5, 30)))
        piece = text[begin:end]
        accident = draw(st.sampled_from(("lost", "strange", "doubled", "moved", "swapped")))
        if accident == "lost":
            text = text[:begin] + text[end:]
        elif accident == "strange":
            strange = draw(
                st.text(max_size=3) | st.sampled_from(("\x00", "\ud800", "\r", '"', "}", "{", "9"))
            )
            text = text[:begin] + strange + text[end:]
        elif accident == "doubled":
            text = text[:end] + piece + text[end:]
        elif accident == "moved":
            rest = text[:begin] + text[end:]
            target = draw(st.integers(0, len(rest)))
            text = rest[:target] + piece + rest[target:]
        else:
            text = text[:begin] + piece[::-1] + text[end:]
    return text


@settings(max_examples=300)
@given(readers, damaged())
def test_a_damaged_record_is_refused_or_another_record(read: Reader, text: str) -> None:
    check_answer(read, text)


@settings(max_examples=100)
@given(st.sampled_from(SAMPLES), st.data())
def test_damaged_lines_are_refused_or_another_record(text: str, data: st.DataObject) -> None:
    """Whole lines lost, doubled and in another order, as a bad merge leaves them."""
    lines = text.split("\n")
    picked = data.draw(st.lists(st.integers(0, len(lines) - 1), max_size=3))
    for place in picked:
        lines.insert(data.draw(st.integers(0, len(lines))), lines[place])
    for _ in range(data.draw(st.integers(0, 2))):
        del lines[data.draw(st.integers(0, len(lines) - 1))]
    check_answer(read_record, "\n".join(lines))
