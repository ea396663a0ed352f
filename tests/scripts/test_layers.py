"""The layers match docs/architecture.md: each package imports what its row there allows."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "architecture.md"


@cache
def rows() -> dict[str, set[str]]:
    """Of every layer what it may depend on, lowest first, as the page says."""
    table = PAGE.read_text(encoding="utf-8").split("| may import |", 1)[1].split("\n\n", 1)[0]
    found = re.findall(r"^\| \[?`sixrow[./]([\w.]+)`.*\| ([^|]+) \|$", table, re.MULTILINE)
    return {name: set(re.split(r",\s+", allowed)) - {"nothing"} for name, allowed in found}


def layer_of(module: str) -> str:
    """The row of the page that a module belongs to: the longest name that it begins with."""
    name = module.removeprefix("sixrow.")
    inside = [each for each in rows() if name == each or name.startswith(f"{each}.")]
    return max(inside, key=len)


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((SOURCES / "sixrow").rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if name not in ("sixrow", "sixrow.__main__"):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    """Every module of ours that is imported, wherever in the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for each in node.names:
                inner = SOURCES.joinpath(*node.module.split("."), each.name)
                is_module = inner.is_dir() or inner.with_suffix(".py").is_file()
                yield f"{node.module}.{each.name}" if is_module else node.module


@cache
def dependencies() -> dict[str, set[str]]:
    """Of every layer those that it really imports."""
    found: dict[str, set[str]] = {name: set() for name in rows()}
    for module, tree in modules():
        own = layer_of(module)
        for name in imported(tree):
            if name.startswith("sixrow.") and layer_of(name) != own:
                found[own].add(layer_of(name))
    return found


def test_every_package_has_a_row() -> None:
    inside = {path.stem for path in (SOURCES / "sixrow").iterdir() if path.name != "py.typed"}
    packages = {name for name in inside if not name.startswith("__")}
    assert {name.split(".")[0] for name in rows()} == packages


@pytest.mark.parametrize("layer", rows())
def test_a_layer_imports_what_its_row_says_and_no_more(layer: str) -> None:
    allowed = rows()[layer]
    if "everything" not in allowed:
        assert dependencies()[layer] == allowed & set(rows())


@pytest.mark.parametrize("layer", rows())
def test_a_layer_imports_only_lower_ones(layer: str) -> None:
    order = list(rows())
    higher = [name for name in dependencies()[layer] if order.index(name) > order.index(layer)]
    assert higher == []


def test_no_layer_names_a_higher_one_in_a_text() -> None:
    """Not even as a string that is imported or opened later; docstrings may."""
    order = list(rows())
    found = []
    for module, tree in modules():
        own = layer_of(module)
        docstrings = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if id(node) in docstrings:
                    continue
                for name in re.findall(r"\bsixrow\.([a-z_]+(?:\.[a-z_]+)*)", node.value):
                    known = [each for each in order if f"{name}.".startswith(f"{each}.")]
                    if own.startswith(f"{name}."):
                        continue  # its own package
                    if known and order.index(max(known, key=len)) > order.index(own):
                        found.append((module, node.value))
    assert found == []


@pytest.mark.parametrize(
    ("heading", "package"),
    [
        ("the rules", "rules"),
        ("the match", "match"),
        ("the store", "store"),
        ("the server", "server"),
        ("the application on a terminal", "tui"),
    ],
)
def test_a_listing_of_the_page_names_every_module(heading: str, package: str) -> None:
    text = PAGE.read_text(encoding="utf-8").split(f"## Inside {heading}\n", 1)[1].split("```")[1]
    named = set(re.findall(r"\b\w+\.py\b", text))
    folders = set(re.findall(r"\b(\w+)/", text))
    folder = SOURCES / "sixrow" / package
    found = {path.name for path in folder.rglob("*.py") if path.name != "__init__.py"}
    assert named <= found, "modules that do not exist"
    assert {path.name for path in folder.glob("[!_]*.py")} <= named
    built = {"__pycache__", "handbook", "site"}
    assert {path.name for path in folder.iterdir() if path.is_dir()} - folders <= built
