"""Parses the requests of the JSON-lines protocol.

`docs/analysis-protocol.md` describes the lines.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sixrow.notation import Json, decoding_refusal
from sixrow.notation.located_json import parse
from sixrow.rules import Refusal

Id: TypeAlias = str | int
"""The id of a request, chosen by the client."""


class AboutQuery(Struct, frozen=True, forbid_unknown_fields=True, tag_field="query", tag="about"):
    """Asks for the program, its version and its queries."""

    id: Id


class PositionQuery(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="query", tag="position"
):
    """Asks for the analysis of a position; `most` limits the number of choices."""

    id: Id
    position: str
    want: tuple[Literal["choices", "odds", "rolls"], ...] = ()
    most: Annotated[int, Meta(ge=1)] = 10_000


class RecordQuery(Struct, frozen=True, forbid_unknown_fields=True, tag_field="query", tag="record"):
    """Asks for the analysis of a whole game."""

    id: Id
    record: str


class CancelQuery(Struct, frozen=True, forbid_unknown_fields=True, tag_field="query", tag="cancel"):
    """Cancels another request."""

    id: Id
    cancel: Id


AnalysisQuery: TypeAlias = AboutQuery | PositionQuery | RecordQuery
Request: TypeAlias = AnalysisQuery | CancelQuery


def read_object(line: str) -> dict[str, Json]:
    """Parse a line that must hold a JSON object.

    Raises:
        Refusal: the line is not JSON or not an object.
    """
    value = parse(line).plain()
    if not isinstance(value, dict):
        raise Refusal("wrong-type", expected="object")
    return value


def read_request(found: dict[str, Json]) -> Request:
    """Convert an object to a request.

    Raises:
        Refusal: a field is missing, unknown or has a wrong value; the refusal names it.
    """
    try:
        return msgspec.convert(found, Request)
    except msgspec.ValidationError as error:
        raise decoding_refusal(error) from error
