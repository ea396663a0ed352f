"""Records as JSON; `docs/notation.md` describes the fields."""

import json
from collections.abc import Callable
from typing import TypeVar

from sixrow.notation import located_json
from sixrow.notation.located_json import Json, Node
from sixrow.notation.positions import position_text, read_position
from sixrow.notation.records import (
    RECORD_DEPTH,
    VERSION,
    Entry,
    Record,
    RecordRefused,
    Result,
    check_attachment_name,
    check_tag_name,
)
from sixrow.notation.setups import read_setup, setup_text
from sixrow.notation.unchecked_record import (
    DECISION,
    NO_WORD,
    ROLL,
    UNFINISHED,
    UNKNOWN_FORMAT,
    Location,
    UncheckedRecord,
    Word,
)
from sixrow.notation.words import decision_text, dice_text

FORMAT = "sixrow"

_Kind = TypeVar("_Kind", bound=object)
_Read = TypeVar("_Read")
_MUST_HAVE = ("format", "version", "setup", "result", "entries")
_MAY_HAVE = (
    "position",
    "names",
    "tags",
    "comment",
    "attachments",
)  # `names` too: `UncheckedRecord` reports a missing name by its seat
_FORMS = {"roll": ROLL, "decision": DECISION}
_TYPES: dict[type, str] = {str: "string", int: "integer", list: "array", dict: "object"}
_UNKNOWN = "unknown"


def write_json(record: Record) -> str:
    """The record as JSON, one line per entry."""
    head = [f'"{name}": {_dumps(value)}' for name, value in _head(record).items()]
    entries = ",\n  ".join(_dumps(_entry(record, entry)) for entry in record.entries)
    return "{\n " + ",\n ".join([*head, f'"entries": [\n  {entries}\n ]']) + "\n}\n"


def _dumps(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def _head(record: Record) -> dict[str, Json]:
    head: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "setup": setup_text(record.setup, every_option=True),
    }
    if record.origin is not None:
        head["position"] = position_text(record.origin)
    head["names"] = list(record.names)
    head["result"] = None if record.result is None else _result(record.result)
    if record.tags:
        head["tags"] = dict(record.tags)
    if record.comment:
        head["comment"] = record.comment
    if record.attachments:
        head["attachments"] = dict(record.attachments)
    return head


def _result(result: Result) -> dict[str, Json]:
    winners: list[Json] = [side + 1 for side in result.winners]
    found: dict[str, Json] = {"winners": winners, "ending": result.ending}
    if result.seat is not None:
        found["seat"] = result.seat + 1
    return found


def _entry(record: Record, entry: Entry) -> dict[str, Json]:
    found: dict[str, Json] = {}
    if entry.is_roll:
        found["roll"] = dice_text(entry.value)
    else:
        found["decision"] = decision_text(record.setup.game, entry.value)
    if entry.time is not None:
        found["time"] = entry.time
    if entry.comment:
        found["comment"] = entry.comment
    return found


def read_json(text: str, most: int | None = None) -> Record:
    """Read a record from JSON and replay it; `most` is as for `read_record`.

    Raises:
        NotationRefused: with every fault, each with its line and column.
    """
    return _Reader(most).read(located_json.parse(text.removeprefix("\ufeff"), RECORD_DEPTH))


class _Reader:
    """Reads the nodes of a JSON text into an unchecked record."""

    def __init__(self, most: int | None) -> None:
        self._unchecked = UncheckedRecord(most=most)

    def read(self, root: Node) -> Record:
        """The record; refused if there are faults."""
        unchecked = self._unchecked
        fields = self._object(root, _MUST_HAVE, _MAY_HAVE)
        self._read_format(fields)
        self._read_head(fields)
        for name, node in self._members(fields, "tags", check_tag_name):
            unchecked.tags[name] = self._of(node, str, "")
        for name, node in self._members(fields, "attachments", check_attachment_name):
            unchecked.attachments[name] = node.plain()
        for node in self._items(fields, "entries"):
            unchecked.words.append(self._entry(node))
        return unchecked.checked(_place(fields.get("names", root)))

    def _read_format(self, fields: dict[str, Node]) -> None:
        for name, expected in (("format", FORMAT), ("version", VERSION)):
            node = fields.get(name)
            if node and (node.inside != expected or isinstance(node.inside, bool | float)):
                text, allowed = _dumps(node.plain()), (expected,)
                self._unchecked.fault(_place(node), UNKNOWN_FORMAT, text=text, allowed=allowed)

    def _read_head(self, fields: dict[str, Node]) -> None:
        unchecked = self._unchecked
        if "setup" in fields:
            unchecked.setup = self._read_inside(fields["setup"], read_setup)
        if "position" in fields:
            node = fields["position"]
            unchecked.origin = self._read_inside(node, read_position), _place(node)
        for seat, node in enumerate(self._items(fields, "names")):
            unchecked.names[seat] = self._of(node, str, ""), _place(node)
        if "comment" in fields:
            unchecked.comment = self._of(fields["comment"], str, "")
        if "result" in fields:
            unchecked.result = self._result(fields["result"]), _place(fields["result"])

    def _read_inside(self, node: Node, read: Callable[[str], _Read]) -> _Read | None:
        """Read a JSON string that is written in the notation."""
        text = self._of(node, str, "")
        if not isinstance(node.inside, str):
            return None
        return self._unchecked.read(Location(node.line, node.column + 1), text, read)

    def _result(self, node: Node) -> str:
        """The result as written in the text format."""
        if node.inside is None:
            return UNFINISHED
        fields = self._object(node, ("winners", "ending"), ("seat",))
        winners = [self._of(side, int, 1) for side in self._items(fields, "winners")]
        ending = self._of(fields["ending"], str, _UNKNOWN) if "ending" in fields else _UNKNOWN
        seat = f" s{self._of(fields['seat'], int, 1)}" if "seat" in fields else ""
        return f"{','.join(map(str, winners)) or '-'} {ending}{seat}"

    def _entry(self, node: Node) -> Word:
        fields = self._object(node, (), (*_FORMS, "time", "comment"))
        word = self._word(node, fields)
        if "time" in fields:
            word.time = self._of(fields["time"], int, 0)
        if "comment" in fields:
            word.comment = self._of(fields["comment"], str, "")
        return word

    def _word(self, entry: Node, fields: dict[str, Node]) -> Word:
        kinds = [kind for kind in _FORMS if kind in fields]
        if len(kinds) != 1:
            if isinstance(entry.inside, dict):
                self._unchecked.fault(_place(entry), "roll-or-decision")
            return Word(NO_WORD, _place(entry))
        node = fields[kinds[0]]
        text = self._of(node, str, NO_WORD)
        if isinstance(node.inside, str):
            text = self._unchecked.known(text, _place(node), _FORMS[kinds[0]])
        return Word(text, _place(node))

    def _object(
        self, node: Node, must: tuple[str, ...], may: tuple[str, ...] = ()
    ) -> dict[str, Node]:
        """The fields of an object; missing and unknown ones are faults."""
        fields = self._of(node, dict, {})
        for name in must if isinstance(node.inside, dict) else ():
            if name not in fields:
                self._unchecked.fault(_place(node), "missing", field=name)
        for name, value in fields.items():
            if name not in must + may:
                self._unchecked.fault(_place(value), "unknown-field", field=name)
        return fields

    def _items(self, fields: dict[str, Node], name: str) -> list[Node]:
        return self._of(fields[name], list, []) if name in fields else []

    def _members(
        self, fields: dict[str, Node], name: str, check: Callable[[str], None]
    ) -> list[tuple[str, Node]]:
        """The members of an object; a name that fails the check is a fault."""
        members = self._of(fields[name], dict, {}) if name in fields else {}
        for key, node in members.items():
            try:
                check(key)
            except RecordRefused as refusal:
                self._unchecked.refused(refusal, _place(node))
        return list(members.items())

    def _of(self, node: Node, kind: type[_Kind], otherwise: _Kind) -> _Kind:
        """The value if it has this type; otherwise adds a fault and returns `otherwise`."""
        if isinstance(node.inside, kind) and not isinstance(node.inside, bool):
            return node.inside
        self._unchecked.fault(_place(node), "wrong-type", expected=_TYPES[kind])
        return otherwise


def _place(node: Node) -> Location:
    return Location(node.line, node.column)
