"""Requests of the JSON-lines protocol: a line in, a checked request out, or a typed refusal.

`docs/analysis-protocol.md` describes the lines.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sixrow.notation import Json, decoding_refusal
from sixrow.notation.located_json import parse
from sixrow.rules import Refusal

Id: TypeAlias = str | int
"""What a client calls a request by."""


class AboutQuery(Struct, frozen=True, forbid_unknown_fields=True, tag_field="query", tag="about"):
    """Which program this is."""

    id: Id


class PositionQuery(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="query", tag="position"
):
    """What a position is worth; with at most `most` choices, if they are wanted."""

    id: Id
    position: str
    want: tuple[Literal["choices", "odds", "rolls"], ...] = ()
    most: Annotated[int, Meta(ge=1)] = 10_000


class RecordQuery(Struct, frozen=True, forbid_unknown_fields=True, tag_field="query", tag="record"):
    """The analysis of a whole game."""

    id: Id
    record: str


class CancelQuery(Struct, frozen=True, forbid_unknown_fields=True, tag_field="query", tag="cancel"):
    """Takes another request back."""

    id: Id
    cancel: Id


Query: TypeAlias = AboutQuery | PositionQuery | RecordQuery
Request: TypeAlias = Query | CancelQuery


def read_object(line: str) -> dict[str, Json]:
    """The object on a line.

    Raises:
        Refusal: there is none.
    """
    value = parse(line).plain()
    if not isinstance(value, dict):
        raise Refusal("wrong-type", expected="object")
    return value


def read_request(found: dict[str, Json]) -> Request:
    """The request that an object makes.

    Raises:
        Refusal: a field is missing, unknown or has a wrong value; the refusal names it.
    """
    try:
        return msgspec.convert(found, Request)
    except msgspec.ValidationError as error:
        raise decoding_refusal(error) from error
