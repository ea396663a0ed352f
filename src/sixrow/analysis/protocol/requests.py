"""Requests of the JSON-lines protocol: a line in, a checked request out, or a typed refusal.

`docs/analysis-protocol.md` describes the lines.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sixrow.notation import Json
from sixrow.notation.located_json import parse
from sixrow.rules import Refusal

Id: TypeAlias = str | int
"""What a client calls a request by."""

_LARGEST = 10**9


class Fields:
    """The fields of an object, taken one by one; each is checked, and none may be left over."""

    def __init__(self, fields: dict[str, Json]) -> None:
        self._fields = dict(fields)

    def text(self, name: str) -> str:
        """A text that has to be there.

        Raises:
            Refusal: it is missing, or is no text.
        """
        if name not in self._fields:
            raise Refusal("missing", field=name)
        value = self._fields.pop(name)
        if not isinstance(value, str):
            raise Refusal("wrong-type", field=name, expected="string")
        return value

    def number(self, name: str, usual: int) -> int:
        """A whole number from 1 on, or the usual one.

        Raises:
            Refusal: it is no such number.
        """
        value = self._fields.pop(name, usual)
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= _LARGEST:
            raise Refusal("wrong-type", field=name, expected="integer")
        return value

    def words(self, name: str, allowed: Sequence[str], usual: Sequence[str]) -> tuple[str, ...]:
        """Some of the words that are allowed, or the usual ones.

        Raises:
            Refusal: it is no list of them.
        """
        value = self._fields.pop(name, list(usual))
        if not isinstance(value, list):
            raise Refusal("wrong-type", field=name, expected="array")
        for word in value:
            if word not in allowed:
                raise Refusal("unknown-value", field=name, value=str(word), allowed=tuple(allowed))
        return tuple(str(word) for word in value)

    def identity(self, name: str) -> Id:
        """A text or a whole number that has to be there.

        Raises:
            Refusal: it is missing, or is neither.
        """
        if name not in self._fields:
            raise Refusal("missing", field=name)
        value = self._fields.pop(name)
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise Refusal("wrong-type", field=name, expected="string-or-integer")
        return value

    def finish(self) -> None:
        """Refuse what nobody has taken.

        Raises:
            Refusal: a field is left over.
        """
        for name in self._fields:
            raise Refusal("unknown-field", field=name)


@dataclass(frozen=True, slots=True)
class Request:
    """A question of a client.

    Attributes:
        id: what its answers are marked with.
        query: what is asked.
        fields: the rest; whoever answers takes them.
    """

    id: Id
    query: str
    fields: Fields


def read_object(line: str) -> dict[str, Json]:
    """The object on a line.

    Raises:
        Refusal: there is none.
    """
    value = parse(line).plain()
    if not isinstance(value, dict):
        raise Refusal("wrong-type", expected="object")
    return value


def read_request(found: dict[str, Json], queries: Sequence[str]) -> Request:
    """The request that an object makes.

    Raises:
        Refusal: it has no id or asks for what there is not.
    """
    fields = Fields(found)
    identity, query = fields.identity("id"), fields.text("query")
    if query not in queries:
        raise Refusal("unknown-value", field="query", value=query, allowed=tuple(queries))
    return Request(identity, query, fields)
