"""The language that is spoken: what the user asked for, or what the system says."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from sixrow.languages import READ_AS
from sixrow.rules import Refusal

LANGUAGES = ("en", "nb", "fr", "pt", "de")
"""Those with catalogues of their own; the first speaks where another has no sentence."""

ORIGINAL = LANGUAGES[0]
VARIABLE = "SIXROW_LANGUAGE"

_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(slots=True)
class _Voice:
    """What speaks in a context and in all that were begun in it."""

    tongue: str


_spoken: ContextVar[_Voice | None] = ContextVar("spoken", default=None)


def language() -> str:
    """The language that is spoken here and now."""
    voice = _spoken.get()
    return ORIGINAL if voice is None else voice.tongue


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """Speak one of the languages for a while; a thread that is started meanwhile does not."""
    before = _spoken.set(_Voice(chosen))
    try:
        yield
    finally:
        _spoken.reset(before)


def speak(chosen: str) -> None:
    """Go on in another language, with everybody within the same `speaking`; there has to be one."""
    voice = _spoken.get()
    assert voice is not None, "nobody is speaking"
    voice.tongue = chosen


def read_language(text: str) -> str:
    """The language of a name such as ``nb``, ``pt-BR`` or ``de_AT.UTF-8``.

    Raises:
        Refusal: it is none of ours.
    """
    found = _known(text)
    if found is None:
        raise Refusal("unknown-language", value=text, allowed=LANGUAGES)
    return found


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale: of the first variable that is set, as POSIX has it."""
    for name in _LOCALE:
        if environment.get(name):
            return _known(environment[name]) or ORIGINAL
    return ORIGINAL


def _known(text: str) -> str | None:
    tongue = re.split(r"[-_.@]", text.strip().lower())[0]
    tongue = READ_AS.get(tongue, tongue)
    return tongue if tongue in LANGUAGES else None
