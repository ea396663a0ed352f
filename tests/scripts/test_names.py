"""One name for one thing: no public type is declared twice, and modules are nouns."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"


def types(source: str) -> Iterator[str]:
    """The names of the public classes and type aliases of a module."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                pass
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                pass
            case ast.Assign(targets=[ast.Name(id=name)]) if not name.isupper():
                pass
            case _:
                continue
        if name[0].isupper():
            yield name


def test_no_two_public_types_have_one_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for name in types(path.read_text("utf-8")):
            places[name].append(path.relative_to(SOURCES).as_posix())
    assert len(places) > 300
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_no_module_is_a_gerund() -> None:
    found = [path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*ing.py")]
    assert found == []


def test_what_is_a_type() -> None:
    source = "class A: ...\nclass _B: ...\nC: TypeAlias = int\nDe = list[int]\nE_F = 1\ng = 2\n"
    assert list(types(source)) == ["A", "C", "De"]
