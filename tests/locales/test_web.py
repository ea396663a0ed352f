"""The sentences of the web client: all that it asks for are there, and none is left over.

Its sources are read as text. Keys that are put together, such as ``status-${what}``, are looked up
by their beginning, so a key counts as used if it begins like one of them.
"""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from sixrow.terminal.languages import LANGUAGES, ORIGINAL
from tests.locales.catalogues import entries, facts, keys, messages, web_path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"

SPOKEN = [language for language in LANGUAGES if web_path(language).is_file()]

SAID = re.compile(r"""(?:say|known)\(\s*["`]([a-z][a-z0-9-]*)(\$\{)?""")
"""A key as it stands in a call, and whether it goes on with something put in."""

CHOSEN = re.compile(r"""[?:]\s*["`]([a-z]+(?:-[a-z0-9]+)+)["`]""")
"""One of two keys, chosen by a condition."""

HELD = re.compile(r"""\bkey[:=]\s*["`]([a-z][a-z0-9-]*)(\$\{)?""")
"""A key in a list, or in a variable."""


@cache
def sources() -> str:
    found = sorted([*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")])
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def whole_keys() -> set[str]:
    found = [*SAID.findall(sources()), *HELD.findall(sources())]
    return {key for key, goes_on in found if not goes_on}


def beginnings() -> set[str]:
    found = [*SAID.findall(sources()), *HELD.findall(sources())]
    built = re.findall(r"`([a-z]+-)\$\{", sources())
    return {key for key, goes_on in found if goes_on} | set(built)


def web_keys(language: str = ORIGINAL) -> list[str]:
    return keys(web_path(language))


def web_messages(language: str) -> dict[str, ast.Message]:
    found = entries(web_path(language))
    return {each.id.name: each for each in found if isinstance(each, ast.Message)}


def test_the_sources_are_understood() -> None:
    assert {"action-roll", "cell-legal", "nav-play", "refused-by-rule"} <= whole_keys()
    assert {"status-", "event-", "refusal-", "option-", "effect-"} <= beginnings()


def test_every_sentence_that_is_asked_for_is_there() -> None:
    assert whole_keys() <= {*web_keys(), *messages()}
    for beginning in beginnings():
        assert any(key.startswith(beginning) for key in {*web_keys(), *messages()}), beginning


def test_no_sentence_is_left_over() -> None:
    used = whole_keys() | set(CHOSEN.findall(sources()))
    unused = {
        key for key in web_keys() if key not in used and not key.startswith(tuple(beginnings()))
    }
    assert unused == set()


@pytest.mark.parametrize("language", SPOKEN)
def test_the_catalogue_is_well_formed_and_has_the_keys_of_english(language: str) -> None:
    assert [
        each.content for each in entries(web_path(language)) if isinstance(each, ast.Junk)
    ] == []
    assert web_keys(language) == web_keys()
    assert set(web_keys(language)) & set(messages(language)) == set()
    english = web_messages(ORIGINAL)
    for key, message in web_messages(language).items():
        assert facts(message) == facts(english[key]), key
