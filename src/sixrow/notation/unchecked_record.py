"""The parts of a record as read from a text, with their places, before the rules have checked them.

Both record formats are read into an unchecked record. `UncheckedRecord.checked` replays it and
either returns a record or refuses the text with every fault, so that no record is ever loaded in
part.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from sixrow.notation.faults import Fault, NotationRefused
from sixrow.notation.located_json import Json
from sixrow.notation.records import (
    ENDING,
    Entry,
    Record,
    RecordRefused,
    Result,
    begins_turn,
    first_turn,
)
from sixrow.notation.words import read_decision, read_dice
from sixrow.rules import Position, Refusal, Setup, start
from sixrow.rules.refusal import Detail

ROLL = re.compile("[1-6]{1,8}")
"""The words for a roll in either game."""

DECISION = re.compile("k-|k[1-6]{1,8}|stop|end|pass|[a-f][1-6]")
"""The words for a decision in either game."""

NO_WORD = ""
"""Replaces text that is neither a roll nor a decision; the replay stops there."""

UNFINISHED = "*"
UNKNOWN_FORMAT = "unknown-format"

_RESULT = re.compile(f"([1-4](?:,[1-4])*|-) ({ENDING.pattern})(?: s([1-4]))?")
_Read = TypeVar("_Read")


@dataclass(frozen=True, slots=True)
class Location:
    """A line and column of a text, from 1."""

    line: int
    column: int


@dataclass(slots=True)
class Word:
    """A roll or decision in a text, with the turn, seat, time and comment given for it."""

    text: str
    place: Location
    turn: tuple[int, Location] | None = None
    seat: tuple[int, Location] | None = None
    time: int | None = None
    comment: str = ""


@dataclass(slots=True)
class UncheckedRecord:
    """The parts of a record found so far, and the faults.

    Readers themselves add a fault for a missing set-up or result. The position in `origin` is None
    if the text has a position that cannot be read. More than `most` words are a fault.
    """

    setup: Setup | None = None
    names: dict[int, tuple[str, Location]] = field(default_factory=dict)
    origin: tuple[Position | None, Location] | None = None
    result: tuple[str, Location] | None = None
    tags: dict[str, str] = field(default_factory=dict)
    comment: str = ""
    words: list[Word] = field(default_factory=list)
    attachments: dict[str, Json] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    most: int | None = None

    def fault(self, place: Location, code: str, **details: Detail) -> None:
        self.faults.append(Fault(place.line, place.column, code, None, details))

    def refused(self, refusal: Refusal, place: Location) -> None:
        """Add a refusal by the rules or by the record as a fault."""
        self.faults.append(Fault.of(refusal, place.line, place.column))

    def read(self, place: Location, text: str, read: Callable[[str], _Read]) -> _Read | None:
        """Read the part at `place`; a refusal adds faults there and returns None."""
        try:
            return read(text)
        except NotationRefused as refusal:
            for each in refusal.faults:
                column = place.column + each.column - 1
                fault = Fault(place.line, column, each.code, each.rule, each.details)
                self.faults.append(fault)
        return None

    def known(self, text: str, place: Location, *forms: re.Pattern[str]) -> str:
        """The text if it has one of the forms; otherwise adds a fault and returns `NO_WORD`."""
        if any(form.fullmatch(text) for form in forms):
            return text
        self.fault(place, "unknown-word", text=text)
        return NO_WORD

    def checked(self, whole: Location) -> Record:
        """The record, replayed and checked.

        Args:
            whole: where to report a missing name.

        Raises:
            NotationRefused: with all faults; for an unknown format with that fault alone, because
                the others would mean nothing.
        """
        result = self._result()
        if self.setup is not None:
            names = self._names(self.setup, whole)
            begun = self._start(self.setup)
            entries = self._entries(begun) if begun is not None else ()
            if not self.faults:
                return self._record(self.setup, names, entries, result)
        unknown = [each for each in self.faults if each.code == UNKNOWN_FORMAT]
        raise NotationRefused(unknown or self.faults)

    def _names(self, setup: Setup, whole: Location) -> tuple[str, ...]:
        for seat in range(setup.players):
            if seat not in self.names:
                self.fault(whole, "missing", field=f"seat {seat + 1}")
        for seat, (_, place) in self.names.items():
            if seat >= setup.players:
                self.fault(place, "too-many-names", seat=seat + 1)
        return tuple(name for _, (name, _) in sorted(self.names.items()))

    def _result(self) -> Result | None:
        if self.result is None or self.result[0] == UNFINISHED:
            return None
        text, place = self.result
        found = _RESULT.fullmatch(text)
        if not found:
            self.fault(place, "not-a-result", text=text)
            return None
        winners = found[1].split(",") if found[1] != "-" else ()
        seat = int(found[3]) - 1 if found[3] else None
        return Result(tuple(int(side) - 1 for side in winners), found[2], seat)

    def _start(self, setup: Setup) -> Position | None:
        """The position before the first word; None if the text gives an invalid one."""
        if self.origin is None:
            return start(setup)
        position, place = self.origin
        if position is not None and position.setup != setup:
            self.fault(place, "another-setup")
            return None
        return position

    def _entries(self, position: Position) -> tuple[Entry, ...]:
        """Replay the words up to the first that is `NO_WORD` or that the rules refuse."""
        if self.most is not None and len(self.words) > self.most:
            self.fault(self.words[self.most].place, "too-many-entries", most=self.most)
            return ()
        turn, entries = first_turn(position), []
        for word in self.words:
            self._check_marks(word, turn, position)
            if word.text == NO_WORD:
                break
            try:
                entry = _entry(word, position)
                step = entry.apply(position)
            except Refusal as refusal:
                self.refused(refusal, word.place)
                break
            entries.append(entry)
            position = step.position
            turn += begins_turn(step.effects)
        return tuple(entries)

    def _check_marks(self, word: Word, turn: int, position: Position) -> None:
        if word.turn is not None and word.turn[0] != turn:
            self.fault(word.turn[1], "wrong-turn", expected=turn, found=word.turn[0])
        if word.seat is not None and word.seat[0] != position.seat + 1:
            expected = position.seat + 1
            self.fault(word.seat[1], "wrong-seat", expected=expected, found=word.seat[0])

    def _record(
        self,
        setup: Setup,
        names: tuple[str, ...],
        entries: tuple[Entry, ...],
        result: Result | None,
    ) -> Record:
        """The record; only its times and its result can still be refused."""
        origin = self.origin[0] if self.origin is not None else None
        parts = self.tags, self.comment, self.attachments, origin
        try:
            return Record(setup, names, entries, result, *parts)
        except RecordRefused as refusal:
            assert self.result is not None
            place = self.result[1] if refusal.index is None else self.words[refusal.index].place
            self.refused(refusal, place)
            raise NotationRefused(self.faults) from refusal


def _entry(word: Word, position: Position) -> Entry:
    if ROLL.fullmatch(word.text):
        return Entry(True, read_dice(word.text), word.time, word.comment)
    decision = read_decision(position.setup.game, word.text, position.dice)
    return Entry(False, decision, word.time, word.comment)
