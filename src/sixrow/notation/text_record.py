"""Records as human-readable text files; the grammar is in `docs/notation.md`.

[Format "sixrow 1"]
[Setup "sequence-dice:2:length=6,chips=box"]
[Seat1 "Ada"]
[Seat2 "Bo"]
[Result "*"]

0. s1 34 s2 55
1. s2 26 b4
2. s1 66 c3
"""

import json
import re
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter

from sixrow.notation import located_json
from sixrow.notation.positions import position_text, read_position
from sixrow.notation.records import (
    ATTACHMENT_NAME,
    TAG_NAME,
    VERSION,
    Entry,
    Record,
)
from sixrow.notation.setups import read_setup, setup_text
from sixrow.notation.unchecked_record import (
    DECISION,
    ROLL,
    UNFINISHED,
    UNKNOWN_FORMAT,
    Location,
    UncheckedRecord,
    Word,
)
from sixrow.notation.words import decision_text, dice_text

FORMAT = f"sixrow {VERSION}"

_TAG = re.compile(rf'\[({TAG_NAME.pattern}) ("(?:[^"\\]|\\.)*")\]\s*')
_ATTACHMENT = re.compile(rf"%({ATTACHMENT_NAME.pattern}) ")
_TOKEN = re.compile(
    r"(?P<turn>\d{1,6})\.(?!\S)|s(?P<seat>\d)(?!\S)|@(?P<time>\d{1,9}\.\d{3})(?!\S)"
    r"|\{(?P<comment>[^{}]*)\}|(?P<word>[^\s{}]+)|(?P<stray>[{}])",
    re.ASCII,
)
_SEAT_TAG = re.compile(r"Seat([1-9])")
_ESCAPE_OR_QUOTE = re.compile(r'(\\.)|"')
_MUST_HAVE = ("Format", "Setup", "Result")


def write_text(record: Record) -> str:
    return "\n".join([*_tag_lines(record), "", *_turn_lines(record), *_attachment_lines(record)])


def _tag_lines(record: Record) -> Iterator[str]:
    tags = {"Format": FORMAT, "Setup": setup_text(record.setup, every_option=True)}
    if record.origin is not None:
        tags["Position"] = position_text(record.origin)
    tags |= {f"Seat{seat + 1}": name for seat, name in enumerate(record.names)}
    tags["Result"] = UNFINISHED
    if record.result is not None:
        winners = ",".join(str(side + 1) for side in record.result.winners)
        seat = "" if record.result.seat is None else f" s{record.result.seat + 1}"
        tags["Result"] = f"{winners or '-'} {record.result.ending}{seat}"
    for name, value in {**tags, **record.tags}.items():
        yield f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def _turn_lines(record: Record) -> Iterator[str]:
    """One line per turn; the roll-off is turn 0 and names the seat before every die."""
    if record.comment:
        yield _comment(record.comment)
    for turn, moments in groupby(record.moments, attrgetter("turn")):
        line = [f"{turn}."]
        for moment in moments:
            if turn == 0 or len(line) == 1:
                line.append(f"s{moment.seat + 1}")
            line += _entry_words(record, moment.entry)
        yield " ".join(line)


def _entry_words(record: Record, entry: Entry) -> Iterator[str]:
    yield dice_text(entry.value) if entry.is_roll else decision_text(record.setup.game, entry.value)
    if entry.time is not None:
        yield f"@{entry.time // 1000}.{entry.time % 1000:03}"
    if entry.comment:
        yield _comment(entry.comment)


def _comment(text: str) -> str:
    """The text between braces, escaped as in JSON; quotes need no escape here, braces do."""
    inside = json.dumps(text, ensure_ascii=False)[1:-1].replace(r"\"", '"')
    return "{" + inside.replace("{", r"\u007b").replace("}", r"\u007d") + "}"


def _read_comment(inside: str) -> str:
    quoted = _ESCAPE_OR_QUOTE.sub(lambda found: found[1] or r"\"", inside)
    return str(located_json.parse(f'"{quoted}"').inside)


def _attachment_lines(record: Record) -> Iterator[str]:
    yield ""
    for name, value in record.attachments.items():
        yield f"%{name} {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
    if record.attachments:
        yield ""


def read_text(text: str, most: int | None = None) -> Record:
    """Read a record from text and replay it; `most` is as for `read_record`.

    Raises:
        NotationRefused: with every fault, each with its line and column.
    """
    reader = _Reader(most)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, start=1):
        reader.read_line(line, number)
    return reader.finish()


class _Reader:
    """Reads line by line into an unchecked record."""

    def __init__(self, most: int | None) -> None:
        self._unchecked = UncheckedRecord(most=most)
        self._seen: set[str] = set()
        self._marks: dict[str, tuple[int, Location]] = {}

    def read_line(self, line: str, number: int) -> None:
        """Read one line: a tag, an attachment or part of the game."""
        if line.startswith("["):
            self._read_tag(line, number)
        elif line.startswith("%"):
            self._read_attachment(line, number)
        else:
            for token in _TOKEN.finditer(line):
                self._read_token(token, Location(number, token.start() + 1))

    def finish(self) -> Record:
        """The record; refused if there are faults."""
        top = Location(1, 1)
        for name in _MUST_HAVE:
            if name not in self._seen:
                self._unchecked.fault(top, "missing", field=name)
        for _, place in self._marks.values():
            self._unchecked.fault(place, "stray-mark")
        return self._unchecked.checked(top)

    def _read_tag(self, line: str, number: int) -> None:
        found = _TAG.fullmatch(line)
        if not found:
            self._unchecked.fault(Location(number, 1), "not-a-tag", text=line[:20])
            return
        name, place = found[1], Location(number, found.start(2) + 1)
        if name in self._seen:
            self._unchecked.fault(Location(number, 2), "tag-twice", field=name)
            return
        self._seen.add(name)
        value = self._unchecked.read(place, found[2], located_json.parse)
        if value is not None:
            self._take_tag(name, str(value.inside), Location(number, place.column + 1))

    def _take_tag(self, name: str, value: str, place: Location) -> None:
        seat = _SEAT_TAG.fullmatch(name)
        if name == "Format":
            if value != FORMAT:
                self._unchecked.fault(place, UNKNOWN_FORMAT, text=value, allowed=(FORMAT,))
        elif name == "Setup":
            self._unchecked.setup = self._unchecked.read(place, value, read_setup)
        elif name == "Position":
            self._unchecked.origin = self._unchecked.read(place, value, read_position), place
        elif name == "Result":
            self._unchecked.result = value, place
        elif seat:
            self._unchecked.names[int(seat[1]) - 1] = value, place
        else:
            self._unchecked.tags[name] = value

    def _read_attachment(self, line: str, number: int) -> None:
        found = _ATTACHMENT.match(line)
        if not found:
            self._unchecked.fault(Location(number, 1), "not-an-attachment", text=line[:20])
        elif found[1] in self._unchecked.attachments:
            self._unchecked.fault(Location(number, 2), "attachment-twice", field=found[1])
        else:
            place = Location(number, found.end() + 1)
            node = self._unchecked.read(place, line[found.end() :], located_json.parse)
            self._unchecked.attachments[found[1]] = node.plain() if node else None

    def _read_token(self, token: re.Match[str], place: Location) -> None:
        kind, text = token.lastgroup, token[token.lastgroup or 0]
        words = self._unchecked.words
        match kind:
            case "turn" | "seat" if kind not in self._marks:
                self._marks[kind] = int(text), place
            case "turn" | "seat":
                self._unchecked.fault(place, "stray-mark")
            case "word":
                known = self._unchecked.known(text, place, ROLL, DECISION)
                words.append(Word(known, place, self._marks.get("turn"), self._marks.get("seat")))
                self._marks = {}
            case "time" if words and words[-1].time is None and not self._marks:
                words[-1].time = int(text.replace(".", ""))
            case "comment":
                self._take_comment(text, place)
            case _:
                self._unchecked.fault(place, "unknown-word", text=token[0])

    def _take_comment(self, text: str, place: Location) -> None:
        words = self._unchecked.words
        owner: Word | UncheckedRecord = words[-1] if words else self._unchecked
        if owner.comment:
            self._unchecked.fault(place, "comment-twice")
        owner.comment = self._unchecked.read(place, text, _read_comment) or ""
