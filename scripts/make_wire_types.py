"""Write the types of the wire as TypeScript, from the types that the server reads and writes.

    python scripts/make_wire_types.py            writes web/src/lib/wire.ts
    python scripts/make_wire_types.py --check    fails if that file is not up to date

Roots are the frames of the socket and the bodies and answers of every endpoint; whatever they hold
follows. A field that may be left out is optional: it has a default, and its owner is either sent by
the client or leaves defaults out.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from sixrow.match import Terms
from sixrow.match.events import AnyFact
from sixrow.notation import EffectData
from sixrow.server.api.routes import ENDPOINTS
from sixrow.server.web.endpoints import Text
from sixrow.wire import frames

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"

HEAD = """\
// The types of the wire. Written by scripts/make_wire_types.py from the server's own types;
// do not change it by hand.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
"""

ALIASES: dict[Any, str] = {
    frames.ClientFrame: "ClientFrame",
    frames.ServerFrame: "ServerFrame",
    frames.Phrase: "Phrase",
    EffectData: "Effect",
    AnyFact: "AnyFact",
}
"""Unions with their own names."""


class Types:
    """The structs and the named unions met so far, each with its text."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.unions: dict[str, str] = {}
        self._owners: dict[str, type] = {}

    def of(self, wanted: Any) -> str:
        """A type as TypeScript writes it; structs are noted and named."""
        if wanted in ALIASES:
            return self._alias(wanted)
        if _is_free(wanted):
            return "Json"
        origin, arguments = get_origin(wanted), get_args(wanted)
        if origin is Annotated:
            return self.of(arguments[0])
        if origin in (Literal, Union, UnionType):
            return self._union(wanted)
        if origin in (tuple, list):
            return self._sequence(arguments)
        if origin in (dict, Mapping):
            return f"{{ [name: string]: {self.of(arguments[1])} }}"
        if isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
            return self._named(wanted)
        return _PLAIN[wanted]

    def _alias(self, union: Any) -> str:
        name = ALIASES[union]
        if name not in self.unions:
            self.unions[name] = ""
            self.unions[name] = self._union(union)
        return name

    def _union(self, union: Any) -> str:
        if get_origin(union) is Literal:
            return " | ".join(f'"{value}"' for value in get_args(union))
        there = [each for each in get_args(union) if each is not msgspec.UnsetType]
        return " | ".join(dict.fromkeys(self.of(each) for each in there))

    def _sequence(self, items: tuple[Any, ...]) -> str:
        if items[-1] is not Ellipsis and len(items) > 1:
            return f"[{', '.join(self.of(each) for each in items)}]"
        text = self.of(items[0])
        return f"({text})[]" if " | " in text else f"{text}[]"

    def _named(self, wanted: type[msgspec.Struct]) -> str:
        name = wanted.__name__
        if self._owners.setdefault(name, wanted) is not wanted:
            raise SystemExit(f"two types are called {name}: {self._owners[name]} and {wanted}")
        if name not in self.texts:
            self.texts[name] = ""
            self.texts[name] = "\n".join(self._lines(name, wanted))
        return name

    def _lines(self, name: str, wanted: type[msgspec.Struct]) -> Iterator[str]:
        config = wanted.__struct_config__
        sparing = config.omit_defaults or config.forbid_unknown_fields
        hints = get_type_hints(wanted, include_extras=True)
        yield f"/** {_first_line(wanted)} */"
        yield f"export interface {name} {{"
        if config.tag_field:
            yield f'  {config.tag_field}: "{config.tag}";'
        for field in msgspec.structs.fields(wanted):
            held = hints[field.name]
            always = field.required or not sparing or wanted in WHOLE
            absent = msgspec.UnsetType in get_args(held)
            optional = "?" if absent or not always else ""
            key = field.encode_name
            key = key if key.isidentifier() else f'"{key}"'
            yield f"  {key}{optional}: {self.of(held)};"
        yield "}"


WHOLE = {Terms, *get_args(AnyFact)}
"""Structs that refuse unknown fields but are sent by the server, which writes every field."""

_PLAIN: dict[Any, str] = {
    bool: "boolean",
    float: "number",
    int: "number",
    NoneType: "null",
    str: "string",
}


def _is_free(wanted: Any) -> bool:
    """Whether the type is any JSON; hints show our recursive type as the union it is."""
    kinds = {get_origin(each) or each for each in get_args(wanted)}
    return wanted is Any or {bool, str, list, dict} <= kinds


def _first_line(described: type) -> str:
    return (described.__doc__ or "").strip().splitlines()[0]


def roots() -> list[Any]:
    """The frames of the socket, and the bodies and the answers of all endpoints that carry JSON."""
    found: list[Any] = [frames.ClientFrame, frames.ServerFrame]
    for endpoint in ENDPOINTS:
        found += [endpoint.body, endpoint.answer]
    return [each for each in found if each not in (None, NoneType, Text)]


def text() -> str:
    """The whole file."""
    types = Types()
    for root in roots():
        types.of(root)
    lines = [HEAD]
    lines += [f"{types.texts[name]}\n" for name in sorted(types.texts)]
    lines += [f"export type {name} = {union};\n" for name, union in types.unions.items()]
    return "\n".join(lines)


def main() -> int:
    wanted = text()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(wanted, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{TARGET} is not what the server speaks; run {Path(__file__).name}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
