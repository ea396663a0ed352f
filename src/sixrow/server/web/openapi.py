"""The OpenAPI description, generated from the endpoints."""

import inspect
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sixrow import __version__
from sixrow.rules import Refusal
from sixrow.server.web.endpoints import Endpoint, Text
from sixrow.server.web.errors import Failure, status_of

_REFERENCE = "#/components/schemas/{name}"

EVERYWHERE = (
    *("wrong-host", "unknown-field", "not-a-token", "banned", "too-many", "headers-too-large"),
)
"""The codes that every endpoint may refuse with."""

WITH_BODY = (
    *("not-json", "not-utf-8", "too-deep", "missing", "wrong-value", "cross-origin"),
    *("too-slow", "too-many-bytes", "wrong-content-type"),
)

JsonObject = dict[str, Any]


def describe(endpoints: Sequence[Endpoint]) -> JsonObject:
    kinds = _types(endpoints)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    schema_of = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, JsonObject] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, schema_of)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Sixrow",
            "version": __version__,
            "description": "Tables, people and records of a Sixrow server. See docs/api.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "sixrow"},
            },
        },
    }


def codes_of(endpoint: Endpoint) -> tuple[str, ...]:
    """Every code that an endpoint may refuse with."""
    found = [*EVERYWHERE, *endpoint.refuses]
    if endpoint.access != "anyone":
        found.append("identity-needed")
    if endpoint.access == "account":
        found.append("accounts-only")
    if endpoint.access == "admin":
        found.append("admins-only")
    if endpoint.method != "GET":
        found.append("cross-origin")
    if endpoint.body is not None:
        found += WITH_BODY
    if endpoint.query is not None:
        found += ("wrong-value", "not-utf-8", "twice")
    if endpoint.parameters:
        found.append("no-such-path")
    return tuple(sorted(set(found)))


def _types(endpoints: Sequence[Endpoint]) -> list[Any]:
    """Every type that needs a schema, once."""
    found: dict[str, Any] = {repr(Failure): Failure}
    for endpoint in endpoints:
        wanted = [endpoint.body, endpoint.answer, *endpoint.parameters.values()]
        if endpoint.query is not None:
            wanted += [each.type for each in msgspec.structs.fields(endpoint.query)]
        found |= {repr(each): each for each in wanted if each not in (None, type(None), Text)}
    return list(found.values())


def _operation(endpoint: Endpoint, schema_of: Mapping[str, JsonObject]) -> JsonObject:
    summary, _, rest = (inspect.getdoc(endpoint.handler) or "").partition("\n")
    operation: JsonObject = {
        "operationId": endpoint.handler.__name__,
        "tags": [endpoint.handler.__module__.rpartition(".")[2]],
        "summary": summary,
        "description": rest.strip(),
        "parameters": _parameters(endpoint, schema_of),
        "responses": {str(endpoint.status): _answer(endpoint, schema_of), **_errors(endpoint)},
    }
    if endpoint.answer is type(None):
        operation["responses"] = {"204": {"description": "Done."}, **_errors(endpoint)}
    if endpoint.access != "anyone":
        operation["security"] = [{"token": []}, {"cookie": []}]
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameters(endpoint: Endpoint, schema_of: Mapping[str, JsonObject]) -> list[JsonObject]:
    found: list[JsonObject] = [
        {"name": name, "in": "path", "required": True, "schema": schema_of[repr(kind)]}
        for name, kind in endpoint.parameters.items()
    ]
    if endpoint.query is not None:
        found += [
            {
                "name": each.encode_name,
                "in": "query",
                "required": each.required,
                "schema": schema_of[repr(each.type)],
            }
            for each in msgspec.structs.fields(endpoint.query)
        ]
    return found


def _answer(endpoint: Endpoint, schema_of: Mapping[str, JsonObject]) -> JsonObject:
    if endpoint.answer is Text:
        return {"description": "As it is.", "content": {"*/*": {}}}
    schema = schema_of.get(repr(endpoint.answer), {})
    return {"description": "Done.", "content": {"application/json": {"schema": schema}}}


def _errors(endpoint: Endpoint) -> dict[str, JsonObject]:
    by_status: dict[int, list[str]] = {}
    for code in codes_of(endpoint):
        by_status.setdefault(status_of(Refusal(code)), []).append(code)
    schema = {"$ref": _REFERENCE.format(name=Failure.__name__)}
    return {
        str(status): {
            "description": ", ".join(codes),
            "content": {"application/json": {"schema": schema}},
        }
        for status, codes in sorted(by_status.items())
    }
