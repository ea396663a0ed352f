"""What the sources of the web client say: every sentence that they ask for, with its facts.

They are TypeScript and Svelte, read as text: a call of `say` (or of
`tell`, which leaves the saying to others), its arguments up to the comma or the
bracket that ends them, and the fields of an object that is written out there.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
GENERATED = "wire.ts"

CALL = re.compile(r"(?<![.\w])(?:say|tell)\(")
TEXT = re.compile(r'"([^"\n]*)"')
COMPARED = re.compile(r'[!=]==\s*"[^"\n]*"')
FIELD = re.compile(r'\bkey: "([^"\n]*)"')
BUILT = re.compile(r"`([a-z]+-[^`\n]*\$\{[^`\n]*)`")
PUT_IN = re.compile(r"\$\{[^}]*\}")
OPENING, CLOSING, QUOTES = "([{", ")]}", "\"'`"


@dataclass(frozen=True)
class Asked:
    """A place that asks for a sentence; `facts` is None where they are put together elsewhere."""

    key: str
    facts: frozenset[str] | None
    place: str
    chosen: bool = False
    """Whether a condition chooses between keys, so that not each needs all facts."""


@cache
def sources() -> dict[str, str]:
    """The sources by their names, without what a program wrote."""
    return {
        str(path.relative_to(WEB)): path.read_text(encoding="utf-8")
        for path in sorted((WEB / "src").rglob("*"))
        if path.suffix in {".ts", ".svelte"} and path.name != GENERATED
    }


def asked() -> list[Asked]:
    """Every sentence whose key stands in a call or in a field called `key`."""
    found = []
    for name, text in sources().items():
        for call in CALL.finditer(text):
            place = f"{name}:{text.count(chr(10), 0, call.start()) + 1}"
            first, *others = list(_parts(text, call.end()))
            keys = TEXT.findall(COMPARED.sub("", first)) if "`" not in first else []
            found += [Asked(key, _facts(others), place, len(keys) > 1) for key in keys]
        found += [Asked(key, None, name) for key in FIELD.findall(text)]
    return list(dict.fromkeys(found))


def built() -> set[str]:
    """The keys that are put together, with a star for what is put in: ``option-*-about``."""
    return {
        PUT_IN.sub("*", template) for text in sources().values() for template in BUILT.findall(text)
    }


def texts() -> set[str]:
    """Every text that stands anywhere in the sources."""
    return {found for text in sources().values() for found in TEXT.findall(text)}


def named(pattern: str, file: str) -> list[str]:
    """The texts within what a pattern finds in a file: the values of a type or a list."""
    found = re.search(pattern, (WEB / file).read_text(encoding="utf-8"), re.DOTALL)
    assert found, f"{file} has no {pattern}"
    return TEXT.findall(found[0])


def _facts(others: list[str]) -> frozenset[str] | None:
    if not others:
        return frozenset()
    written = others[0].strip()
    if not written.startswith("{"):
        return None
    fields = [part.strip() for part in _parts(written, 1) if part.strip()]
    if any(field.startswith("...") for field in fields):
        return None
    return frozenset(field.partition(":")[0].strip() for field in fields)


def _parts(text: str, start: int) -> Iterator[str]:
    """What stands between commas, up to the bracket that ends it all."""
    depth, begin, quote = 0, start, ""
    for place in range(start, len(text)):
        sign = text[place]
        if quote:
            quote = "" if sign == quote and text[place - 1] != "\\" else quote
        elif sign in QUOTES:
            quote = sign
        elif sign in OPENING:
            depth += 1
        elif sign in CLOSING and depth == 0:
            yield text[begin:place]
            return
        elif sign in CLOSING:
            depth -= 1
        elif sign == "," and depth == 0:
            yield text[begin:place]
            begin = place + 1
