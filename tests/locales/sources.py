"""What the sources say: every refusal with its facts, every sentence that is asked for.

The sources are read, not run, so that a code on a path that no test takes is found as well.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import get_args

from jinja2 import Environment, nodes

import sixrow
from sixrow.notation import EffectData

PACKAGE = Path(sixrow.__file__).parent

# The functions and classes that refuse: where the code stands among their arguments, and the facts
# that they add themselves.
REFUSING: dict[str, tuple[int, set[str]]] = {
    "DecisionRefused": (0, set()),
    "PositionRefused": (0, set()),
    "Refusal": (0, set()),
    "RollRefused": (0, set()),
    "SetupRefused": (0, set()),
    "refuse": (0, set()),
    "_refuse": (0, set()),
    "words.refuse": (0, {"field"}),
    "self.refuse": (0, {"field"}),
    "fault": (1, set()),
    "_require": (1, {"field"}),
}

LISTED = ("text", "local", "prompt", "reports", "tui", "cli")
"""The layers that speak."""


@dataclass(frozen=True)
class Site:
    """A place in the sources that names a key, with the facts it gives."""

    key: str
    facts: frozenset[str]
    place: str


@cache
def refusals() -> tuple[Site, ...]:
    """Every refusal of the layers below whose code stands in the source."""
    found = []
    below = ("rules", "notation", "engine", "players", "analysis", "match", "store", "server")
    above = ("wire", "workers", "learn", *LISTED, "cluster", "research", "dataset")
    for path, function, call in _calls(*below, *above):
        name = _name(call)
        if name in REFUSING:
            index, added = REFUSING[name]
            facts = frozenset(added | _keywords(call) - {"rule"})
            place = f"{path.name}:{call.lineno}"
            codes = _texts(call.args[index], function) if len(call.args) > index else []
            found += [Site(code, facts, place) for code in codes]
    return tuple(found)


def sentences() -> list[Site]:
    """Every `say` with a key that stands in the source."""
    found = []
    for path, function, call in _calls(*LISTED):
        if _name(call) == "say":
            place = f"{path.name}:{call.lineno}"
            keys = _texts(call.args[0], function)
            found += [Site(key, frozenset(_keywords(call)), place) for key in keys]
    return [*found, *_sentences_of_templates()]


def _sentences_of_templates() -> Iterator[Site]:
    for path in sorted((PACKAGE / "reports").glob("*.html")):
        tree = Environment(autoescape=True).parse(path.read_text(encoding="utf-8"))
        for call in tree.find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "say":
                facts = frozenset(pair.key for pair in call.kwargs)
                yield Site(call.args[0].as_const(), facts, f"{path.name}:{call.lineno}")


def built_keys() -> set[str]:
    """The beginnings of keys that are put together, such as ``effect-``."""
    found = set()
    for _, _, call in _calls(*LISTED):
        if _name(call) == "say" and isinstance(call.args[0], ast.JoinedStr):
            first = call.args[0].values[0]
            assert isinstance(first, ast.Constant)
            found.add(str(first.value))
    return found


def effects() -> dict[str, set[str]]:
    """Every kind of effect, with the facts that its phrase may use."""
    return {
        str(effect.__struct_config__.tag): set(effect.__struct_fields__)
        for effect in get_args(EffectData)
    }


def _calls(*layers: str) -> Iterator[tuple[Path, ast.AST, ast.Call]]:
    """Every call in some layers, with the function it stands in."""
    for layer in layers:
        for path in sorted((*(PACKAGE / layer).rglob("*.py"), *PACKAGE.glob(f"{layer}.py"))):
            yield from ((path, function, call) for function, call in _calls_of(path))


@cache
def _calls_of(path: Path) -> list[tuple[ast.AST, ast.Call]]:
    tree = _tree(path)
    return [*_within(tree, tree)]


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _within(node: ast.AST, function: ast.AST) -> Iterator[tuple[ast.AST, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield function, child
        yield from _within(child, child if isinstance(child, ast.FunctionDef) else function)


def _name(call: ast.Call) -> str:
    """What is called; with its owner where `REFUSING` tells owners apart."""
    whole = ast.unparse(call.func)
    return whole if whole in REFUSING else whole.rpartition(".")[2]


def _keywords(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg is not None}


def _texts(node: ast.expr, function: ast.AST) -> list[str]:
    """The texts an expression may be, as far as they stand in the function."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body, function) + _texts(node.orelse, function)
    if not isinstance(node, ast.Name):
        return []
    found = []
    for each in ast.walk(function):
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == node.id:
            found += _texts(each.value, function)
    return found or _constants().get(node.id, [])


@cache
def _constants() -> dict[str, list[str]]:
    """The texts that modules give a name in capitals."""
    found: dict[str, list[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in _tree(path).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).isupper():
                found[ast.unparse(node.targets[0])] = _texts(node.value, node)
    return found
