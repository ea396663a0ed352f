"""The pages of the reference, made from the code: commands, HTTP, socket, JSON, Python."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import click
import msgspec

from sixrow.cli import main
from sixrow.notation.analyses import GameAnalysis, PositionAnalysis
from sixrow.server.api.routes import ENDPOINTS
from sixrow.server.web.openapi import describe
from sixrow.wire.frames import ClientFrame, ServerFrame

Schema = Mapping[str, Any]

_REFERENCE = "{name}"

WIDTH = 76
"""Columns of a command's help: as many as the site shows on a desk without scrolling."""

PACKAGES: dict[str, tuple[str, ...]] = {
    "rules": ("sixrow.rules",),
    "notation": ("sixrow.notation", "sixrow.notation.analyses"),
    "players": ("sixrow.players", "sixrow.players.levels"),
    "engine": ("sixrow.engine",),
    "analysis": ("sixrow.analysis",),
    "match": ("sixrow.match",),
    "learn": ("sixrow.learn.trainer",),
    "research": (
        *("sixrow.research", "sixrow.research.gymnasium", "sixrow.research.seat"),
        *("sixrow.research.compact", "sixrow.research.vector", "sixrow.research.aec"),
        *("sixrow.research.openspiel", "sixrow.research.bots", "sixrow.research.rollouts"),
    ),
    "data": ("sixrow.dataset", "sixrow.extras"),
}
"""What the reference of Python shows, page by page."""

_SHOWN = {"sixrow.research.gymnasium": "\n    options:\n      members: [IDS]"}
"""What is shown of a module whose other members are shown elsewhere."""


def pages(packages: Iterable[str] = PACKAGES) -> Iterator[tuple[str, str]]:
    """Every page: its name and its text; of Python, those of some packages."""
    yield "reference-commands.md", commands()
    yield "reference-http.md", http()
    yield "reference-socket.md", socket()
    yield "reference-json.md", analyses()
    for name in packages:
        shown = "\n\n".join(f"::: {module}{_SHOWN.get(module, '')}" for module in PACKAGES[name])
        yield (
            f"api/{name}.md",
            f"# {'Data and extras' if name == 'data' else f'sixrow.{name}'}\n\n{shown}\n",
        )


# Commands


def commands() -> str:
    """The help of every command, as it is printed."""
    parts = [
        "# Commands",
        """The help of every command, as `sixrow COMMAND --help` prints it. Commands that need an
[extra](install.md#extras) which is missing say so and exit with 2.""",
    ]
    for words, command in _commands(("sixrow",), main):
        parts += [
            f"{'#' * (len(words) + 1)} {' '.join(words)}",
            f"```text\n{_help(words, command)}\n```",
        ]
    return "\n\n".join(parts) + "\n"


def _commands(
    words: tuple[str, ...], command: click.Command
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield words, command
    if isinstance(command, click.Group):
        context = click.Context(command, info_name=words[-1])
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from _commands((*words, name), found)


def _help(words: Sequence[str], command: click.Command) -> str:
    parent = None
    for word in words[:-1]:
        parent = click.Context(main, info_name=word, parent=parent)
    context = click.Context(
        command, info_name=words[-1], parent=parent, terminal_width=WIDTH, max_content_width=WIDTH
    )
    return command.get_help(context).strip()


# HTTP


def http() -> str:
    """Every endpoint of the server's description, then its types."""
    told = describe(ENDPOINTS)
    parts = [
        "# HTTP",
        """Made from the server's own description, `/api/openapi.json`. [Writing a client](api.md)
tells how to begin. Every refusal is a [Failure](#failure) with a code.""",
    ]
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            parts += [f"## {method.upper()} {path}", *_operation(operation)]
    parts += ["## Types", *_types(told["components"]["schemas"])]
    return "\n\n".join(parts) + "\n"


def _operation(operation: Schema) -> Iterator[str]:
    yield operation["summary"]
    if operation["description"]:
        yield str(operation["description"])
    rows = [
        (f"`{each['name']}`", each["in"], _type(each["schema"])) for each in operation["parameters"]
    ]
    if rows:
        yield _table(("parameter", "in", "type"), rows)
    body = operation.get("requestBody")
    if body:
        yield f"Body: {_type(body['content']['application/json']['schema'])}"
    answers = []
    for status, answer in operation["responses"].items():
        content = answer.get("content", {}).get("application/json", {}).get("schema", {})
        shown = answer["description"] if int(status) >= 400 else _type(content) if content else "–"
        answers.append((status, shown if int(status) < 400 else f"`{shown.replace(', ', '`, `')}`"))
    yield _table(("status", "answer or codes"), answers)


# The socket and JSON


def socket() -> str:
    """The frames in both directions."""
    return _of_types(
        "# Socket\n\nThe frames of a table's socket, from the server's own types. "
        "[The protocol](protocol.md) tells what they mean.",
        {"Client to server": ClientFrame, "Server to client": ServerFrame},
    )


def analyses() -> str:
    """The JSON of analyses."""
    return _of_types(
        "# JSON of analyses\n\nWhat `sixrow analyse --json`, `sixrow hint --json`, the "
        "[protocol](analysis-protocol.md) and the server tell of games and positions.",
        {"A game": GameAnalysis, "A position": PositionAnalysis},
    )


def _of_types(head: str, roots: Mapping[str, Any]) -> str:
    schemas, components = msgspec.json.schema_components(roots.values(), ref_template=_REFERENCE)
    parts = [head]
    for title, schema in zip(roots, schemas, strict=True):
        parts += [f"## {title}", _type(schema)]
    parts += ["## Types", *_types(components)]
    return "\n\n".join(parts) + "\n"


def _types(schemas: Mapping[str, Schema]) -> Iterator[str]:
    for name in sorted(schemas):
        schema = schemas[name]
        yield f"### {name}"
        if about := str(schema.get("description", "")).partition("\n\n")[0]:
            yield " ".join(about.split()).replace("<", "&lt;")
        needed = schema.get("required", ())
        rows = [
            (f"`{field}`", _type(each), "" if field in needed else "optional")
            for field, each in schema.get("properties", {}).items()
        ]
        yield _table(("field", "type", ""), rows) if rows else _type(schema)


def _type(schema: Schema) -> str:
    """A JSON schema in a few words, with links to the types that it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for kind in ("anyOf", "oneOf"):
        if kind in schema:
            return " or ".join(_type(each) for each in schema[kind])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return ", ".join(f"`{msgspec.json.encode(each).decode()}`" for each in values)
    match schema.get("type"):
        case "array" if schema.get("items"):
            return f"list of {_type(schema['items'])}"
        case "array" if "prefixItems" in schema:
            return f"({', '.join(_type(each) for each in schema['prefixItems'])})"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"object of {_type(schema['additionalProperties'])}"
        case None:
            return "anything"
        case kind:
            return str(kind)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines
    )
