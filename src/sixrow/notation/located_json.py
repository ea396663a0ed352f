"""A JSON parser that keeps the place of every value, so that later checks can report it.

The standard library's parser does not keep places. This one is strict: no duplicate keys, no
infinite or NaN numbers, no unpaired surrogates, bounded depth.
"""

import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn, TypeAlias

from sixrow.notation.faults import Fault, NotationRefused

MAX_DEPTH = 32

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""A value as the standard library's `json` returns it."""

Inside: TypeAlias = "bool | int | float | str | list[Node] | dict[str, Node] | None"

_SPACE = re.compile(r"[ \t\n\r]*")
_STRING = re.compile(r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"')
_NUMBER = re.compile(
    r"-?(?:0|[1-9]\d{0,299})(?:\.\d{1,300})?(?:[eE][+-]?\d{1,3})?(?![\d.eE])", re.ASCII
)
_NAMES: dict[str, bool | None] = {"null": None, "true": True, "false": False}
_NAME = re.compile("|".join(_NAMES))


@dataclass(frozen=True, slots=True)
class Node:
    """A JSON value, and the line and column, from 1, at which it begins."""

    inside: Inside
    line: int
    column: int

    def plain(self) -> Json:
        """The value without places."""
        if isinstance(self.inside, dict):
            return {key: node.plain() for key, node in self.inside.items()}
        if isinstance(self.inside, list):
            return [node.plain() for node in self.inside]
        return self.inside


def parse(text: str, max_depth: int = MAX_DEPTH) -> Node:
    """Parse a text whose values are nested at most `max_depth` deep.

    Raises:
        NotationRefused: the text is not JSON, or breaks one of the stricter rules above.
    """
    return _Parser(text, max_depth).parse()


class _Parser:
    def __init__(self, text: str, max_depth: int) -> None:
        self._text = text
        self._max_depth = max_depth
        self._at = 0
        # The last place computed: counting lines from there on avoids quadratic time.
        self._placed_at, self._line, self._line_start = 0, 1, 0

    def parse(self) -> Node:
        node = self._value(0)
        self._skip_space()
        if self._at < len(self._text):
            self._refuse("not-json")
        return node

    def _value(self, depth: int) -> Node:
        self._skip_space()
        line, column = self._place()
        if depth > self._max_depth:
            self._refuse("too-deep")
        return Node(self._inside(depth), line, column)

    def _inside(self, depth: int) -> Inside:
        match self._text[self._at : self._at + 1]:
            case "{":
                found: dict[str, Node] = {}
                self._series("}", lambda: self._member(found, depth))
                return found
            case "[":
                items: list[Node] = []
                self._series("]", lambda: items.append(self._value(depth + 1)))
                return items
            case '"':
                return self._string()
            case sign if sign in "tfn" and sign:
                return _NAMES[self._take(_NAME)]
            case _:
                return self._number()

    def _series(self, closing: str, read_one: Callable[[], None]) -> None:
        """Parse comma-separated items up to the closing bracket."""
        self._at += 1
        if self._skip_space() == closing:
            self._at += 1
            return
        while True:
            read_one()
            sign = self._skip_space()
            if sign not in (",", closing):
                self._refuse("not-json")
            self._at += 1
            if sign == closing:
                return

    def _member(self, found: dict[str, Node], depth: int) -> None:
        self._skip_space()
        start = self._at
        key = self._string()
        if key in found:
            self._at = start
            self._refuse("field-twice", field=key)
        if self._skip_space() != ":":
            self._refuse("not-json")
        self._at += 1
        found[key] = self._value(depth + 1)

    def _string(self) -> str:
        start = self._at
        value = str(json.loads(self._take(_STRING)))
        if any("\ud800" <= sign <= "\udfff" for sign in value):
            self._at = start
            self._refuse("half-a-character")
        return value

    def _number(self) -> int | float:
        start = self._at
        value: int | float = json.loads(self._take(_NUMBER))
        if not math.isfinite(value):
            self._at = start
            self._refuse("not-finite")
        return value

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if not found:
            self._refuse("not-json")
        self._at = found.end()
        return found[0]

    def _skip_space(self) -> str:
        """Skip white space; returns the next character, empty at the end."""
        found = _SPACE.match(self._text, self._at)
        assert found is not None
        self._at = found.end()
        return self._text[self._at : self._at + 1]

    def _place(self) -> tuple[int, int]:
        passed = self._placed_at, self._at
        self._line += self._text.count("\n", *passed)
        self._line_start = max(self._line_start, self._text.rfind("\n", *passed) + 1)
        self._placed_at = self._at
        return self._line, self._at - self._line_start + 1

    def _refuse(self, code: str, **details: str) -> NoReturn:
        line, column = self._place()
        raise NotationRefused([Fault(line, column, code, None, dict(details))])
