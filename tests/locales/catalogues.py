"""The catalogues as the tests read them: messages, their facts and their selectors."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from sixrow.text.languages import LANGUAGES, ORIGINAL
from tests.locales.sources import PACKAGE

LOCALES = PACKAGE / "locales"
TRANSLATIONS = tuple(each for each in LANGUAGES if each != ORIGINAL)
WEB_CATALOGUES = ("pages", "tutorial", "web")
"""Those of the web client, which `test_web.py` compares with its sources; others may use them."""


def paths(language: str) -> list[Path]:
    """The catalogues of a language."""
    return sorted((LOCALES / language).glob("*.ftl"))


def web_paths(language: str) -> list[Path]:
    """The catalogues of the web client in a language."""
    return [LOCALES / language / f"{name}.ftl" for name in WEB_CATALOGUES]


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def keys(path: Path) -> list[str]:
    """The keys of a catalogue in their order."""
    return [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]


@cache
def messages(language: str = ORIGINAL) -> dict[str, ast.Message]:
    """All messages of a language by their keys."""
    return {
        entry.id.name: entry
        for path in paths(language)
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


def variables(node: object) -> set[str]:
    """Every variable below a node."""
    return {each.id.name for each in nodes(node) if isinstance(each, ast.VariableReference)}


def facts(message: ast.Message) -> set[str]:
    """The facts that a sentence uses; a number may be used as text, for its plural, or both."""
    return {name.removesuffix("-count") for name in variables(message)}


def selectors(message: ast.Message) -> dict[str, ast.SelectExpression]:
    """What a sentence chooses by, each with its variants."""
    found = {}
    for each in nodes(message):
        if isinstance(each, ast.SelectExpression):
            assert isinstance(each.selector, ast.VariableReference)
            found[each.selector.id.name] = each
    return found


def variants(selector: ast.SelectExpression) -> dict[str, ast.Variant]:
    """The variants of a selector by their names."""
    return {
        each.key.name if isinstance(each.key, ast.Identifier) else each.key.value: each
        for each in selector.variants
    }


def words(message: ast.Message) -> str:
    """The text of a message without what is put into it; its alternatives one after the other."""
    texts = [each.value for each in nodes(message.value) if isinstance(each, ast.TextElement)]
    return "\n".join(texts)


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)
