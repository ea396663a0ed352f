"""The current language: the user's choice, or the system's."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from sixrow.languages import READ_AS
from sixrow.rules import Refusal

LANGUAGES = ("en", "nb", "fr", "pt", "de")
"""The languages with catalogues; the first is the fallback."""

ORIGINAL = LANGUAGES[0]
VARIABLE = "SIXROW_LANGUAGE"

_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(slots=True)
class _Voice:
    """The language of a context and of all contexts derived from it."""

    tongue: str


_spoken: ContextVar[_Voice | None] = ContextVar("spoken", default=None)


def language() -> str:
    voice = _spoken.get()
    return ORIGINAL if voice is None else voice.tongue


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """Use a language within a context; not inherited by threads started inside it."""
    before = _spoken.set(_Voice(chosen))
    try:
        yield
    finally:
        _spoken.reset(before)


def speak(chosen: str) -> None:
    """Change the language of the enclosing `speaking`, which must exist."""
    voice = _spoken.get()
    assert voice is not None, "nobody is speaking"
    voice.tongue = chosen


def read_language(text: str) -> str:
    """Parse a language code such as ``nb``, ``pt-BR`` or ``de_AT.UTF-8``.

    Raises:
        Refusal: we have no catalogue for it.
    """
    found = _known(text)
    if found is None:
        raise Refusal("unknown-language", value=text, allowed=LANGUAGES)
    return found


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale: the first POSIX variable that is set."""
    for name in _LOCALE:
        if environment.get(name):
            return _known(environment[name]) or ORIGINAL
    return ORIGINAL


def _known(text: str) -> str | None:
    tongue = re.split(r"[-_.@]", text.strip().lower())[0]
    tongue = READ_AS.get(tongue, tongue)
    return tongue if tongue in LANGUAGES else None
