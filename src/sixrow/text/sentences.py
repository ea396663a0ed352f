"""Sentences from the Fluent catalogues in `sixrow/locales`.

Numbers are formatted before they are passed in, so that every client formats them the same way: the
detail `discs=3` becomes the text `$discs`, and the number `$discs-count` for plural selection.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from sixrow.languages import locale_of
from sixrow.text.languages import ORIGINAL, language
from sixrow.text.layout import TIED

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FactValue: TypeAlias = int | str

FOLDER = Path(__file__).parents[1] / "locales"
_UNSHOWN = "\N{REPLACEMENT CHARACTER}"
CATALOGUES = (
    *("analysis", "common", "effects", "match", "pages", "refusals", "server", "simulate", "store"),
    *("terminal", "tui", "tutorial", "web"),
)
_BEGINNING = re.compile("^(?=[A-Za-z#])", re.MULTILINE)
"""Matches the start of a message or comment in a catalogue, but not its continuation lines."""


def say(key: str, **facts: FactValue) -> str:
    """The sentence of a key in the current language, falling back to English.

    Raises:
        LookupError: the catalogues have no such key.
        ValueError: an argument of the sentence is missing.
    """
    tongue = language()
    if not is_known(key, tongue):
        tongue = ORIGINAL
    source = message_sources(tongue)[key]
    if not facts and "{" not in source and "\n" not in source:
        return source.partition("=")[2].strip()
    bundle = _bundle(tongue)
    if not bundle.has_message(key):
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(f"{source}\n"))
    message = bundle.get_message(key)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, _arguments(facts))
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)


def is_known(key: str, tongue: str = ORIGINAL) -> bool:
    """Whether a language has a sentence for a key."""
    return key in message_sources(tongue)


def listed(words: Sequence[str]) -> str:
    """Words as a list within a sentence: “Ada, Bo and Cy”."""
    *others, last = words
    if not others:
        return last
    return say("list", first=", ".join(others), last=last)


def printable(text: str) -> str:
    """The text without control characters, which may come from names and comments in files."""
    shown = (sign if sign.isprintable() or sign == TIED else _UNSHOWN for sign in text)
    return "".join(shown)


def _arguments(facts: Mapping[str, FactValue]) -> dict[str, FactValue]:
    arguments: dict[str, FactValue] = {}
    for name, value in facts.items():
        arguments[name] = printable(str(value))
        if isinstance(value, int):
            arguments[f"{name}-count"] = value
    return arguments


@cache
def message_sources(tongue: str) -> dict[str, str]:
    """The source of every message of a language, by key. Messages are parsed only when used."""
    folder = FOLDER / tongue
    found: dict[str, str] = {}
    for name in CATALOGUES:
        text = (folder / f"{name}.ftl").read_text(encoding="utf-8")
        for source in _BEGINNING.split(text):
            key, equals, _ = source.partition("=")
            if equals and not source.startswith("#"):
                found[key.strip()] = source.strip()
    return found


@cache
def _bundle(tongue: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    # Some terminals would show isolation marks around the arguments as boxes.
    return FluentBundle([locale_of(tongue)], use_isolating=False)
