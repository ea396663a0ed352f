"""What the tests of the notation share: every set-up, random games, stored records, faults."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import strategies as st

from sixrow.notation import (
    Entry,
    Fault,
    Json,
    NotationRefused,
    Record,
    Result,
    read_record,
)
from sixrow.notation.records import BY_A_SEAT
from sixrow.rules import Position, Setup, Step, Waiting, start
from sixrow.rules.dice import of_faces
from tests.support.strategies import EVERY_SETUP

Read = TypeVar("Read")

RECORDS = Path(__file__).parent.parent / "data" / "records"

SMALL = """\
[Format "sixrow 1"]
[Setup "sequence-dice:2"]
[Seat1 "Ada"]
[Seat2 "Bo"]
[Result "*"]

0. s1 34 s2 55
1. s2 26 d2 @3.000 {hm}
2. s1 13
"""
"""A short record as a person might write it; tests of faults change a word of it."""


def play(
    setup: Setup, seed: int, most: int | None = None
) -> Iterator[tuple[Entry, Step[Position]]]:
    """A random game to its end or for a number of entries: each entry and its step."""
    luck = random.Random(seed)
    position = start(setup)
    played = 0
    while position.waiting is not Waiting.NOBODY and played != most:
        entry = _entry(position, luck)
        step = entry.apply(position)
        yield entry, step
        position = step.position
        played += 1


def _entry(position: Position, luck: random.Random) -> Entry:
    if position.waiting is Waiting.DICE:
        return Entry(True, of_faces(luck.randint(1, 6) for _ in range(position.dice_to_roll)))
    return Entry(False, luck.choice(position.decisions()))


def result_of(position: Position) -> Result | None:
    """What a record has to say of a game that stops here by itself."""
    outcome = position.outcome
    return None if outcome is None else Result(outcome.winners, outcome.ending.value)


@cache
def stored(name: str) -> str:
    """A file of tests/data/records, byte for byte."""
    return (RECORDS / name).read_bytes().decode("utf-8")


def golden(name: str) -> Record:
    """A stored record."""
    return read_record(stored(f"{name}.txt"))


def attempt(read: Callable[[str], Read], text: str) -> tuple[Read | None, tuple[Fault, ...]]:
    """What a reader makes of a text: a value and no fault, or none and the faults.

    Any exception but a refusal passes, and fails the test.
    """
    try:
        return read(text), ()
    except NotationRefused as refused:
        return None, refused.faults


def faults_of(read: Callable[[str], object], text: str) -> list[tuple[int, int, str]]:
    """Line, column and code of each fault; the text has to be refused."""
    with pytest.raises(NotationRefused) as refused:
        read(text)
    return [(fault.line, fault.column, fault.code) for fault in refused.value.faults]


def marked(example: str) -> tuple[str, list[tuple[int, int, str]]]:
    """A text without the marks under its lines, and the faults that they stand for.

    A mark is a line of its own: ``^`` below the column of the fault, then the code.
    """
    lines: list[str] = []
    faults = []
    for line in example.splitlines():
        if line.lstrip().startswith("^"):
            column, code = line.index("^") + 1, line.partition("^ ")[2]
            faults.append((len(lines), column, code))
        else:
            lines.append(line)
    return "\n".join(lines), faults


json_values: st.SearchStrategy[Json] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**40), 10**40)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)

_tag_names = st.from_regex("[A-Z][A-Za-z0-9]{0,8}", fullmatch=True).filter(
    lambda name: name not in ("Format", "Setup", "Result") and not name.startswith("Seat")
)


@st.composite
def _stopped(draw: st.DrawFn, setup: Setup) -> Result:
    """A result of a game that stopped before its end."""
    ending = draw(st.sampled_from(("resigned", "time", "agreed", "aborted")))
    seats, sides = st.integers(0, setup.players - 1), list(range(setup.sides))
    seat = draw(seats if ending in BY_A_SEAT else st.none() | seats)
    if seat is not None and ending in BY_A_SEAT:
        sides.remove(setup.side_of(seat))
        if len(sides) == 1:
            return Result(tuple(sides), ending, seat)
    winners = draw(st.sets(st.sampled_from(sides)))
    return Result(tuple(sorted(winners)), ending, seat)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records of random games of any set-up, broken off anywhere, with all that can be added."""
    setup = draw(st.sampled_from(EVERY_SETUP))
    most = draw(st.integers(0, 60))
    entries, position = [], start(setup)
    moment = 0
    luck = draw(st.randoms(use_true_random=False))
    for plain, step in play(setup, draw(st.integers(0, 2**32)), most):
        moment += luck.choice((0, 1, 999, 60_000))
        time = luck.choice((None, moment))
        comment = draw(st.text(max_size=10)) if luck.random() < 0.05 else ""
        entries.append(Entry(plain.is_roll, plain.value, time, comment))
        position = step.position
    result = result_of(position)
    if result is None:
        result = draw(st.none() | _stopped(setup))
    return Record(
        setup,
        tuple(draw(st.text(max_size=12)) for _ in range(setup.players)),
        tuple(entries),
        result,
        draw(st.dictionaries(_tag_names, st.text(max_size=12), max_size=3)),
        draw(st.text(max_size=20)),
        draw(
            st.dictionaries(
                st.from_regex("[a-z][a-z0-9-]{0,8}", fullmatch=True), json_values, max_size=2
            )
        ),
    )
