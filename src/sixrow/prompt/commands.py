"""Parses what a player typed: a command, or decisions in words."""

from dataclasses import dataclass

COMMANDS = {
    "help": "help",
    "h": "help",
    "?": "help",
    "undo": "undo",
    "u": "undo",
    "hint": "hint",
    "odds": "odds",
    "board": "board",
    "b": "board",
    "rules": "rules",
    "r": "rules",
    "save": "save",
    "record": "record",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
}
"""Every command word and its command."""

_KEEP = "k"
_KEEPS = {"k": _KEEP, "keep": _KEEP}
_NONE = ("-", "none", "nothing")
_ALL = ("all", "stop")


@dataclass(frozen=True, slots=True)
class PromptCommand:
    """A command that is valid at any prompt, with the rest of its line."""

    name: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Typed:
    """Decisions in notation; none if the line was empty."""

    words: tuple[str, ...]


def parse(line: str, keeping: bool) -> PromptCommand | Typed:
    """Parse a line. Does not check that its words are decisions.

    Args:
        line: as typed, case-insensitive.
        keeping: whether the game has dice to keep; digits then mean dice: ``5 5``, ``55``, ``k 55``
            and ``keep 55`` all become ``k55``.
    """
    first, _, rest = line.strip().partition(" ")
    command = COMMANDS.get(first.lower())
    if command is not None:
        return PromptCommand(command, rest.strip())
    words = line.replace(",", " ").lower().split()
    return Typed(_joined(words) if keeping else tuple(words))


def _joined(words: list[str]) -> tuple[str, ...]:
    """The words, with adjacent dice joined into one word."""
    joined: list[str] = []
    for word in words:
        follows_keep = bool(joined) and joined[-1].startswith(_KEEP)
        if word.isdigit() and follows_keep:
            joined[-1] += word
        elif word.isdigit():
            joined.append(_KEEP + word)
        elif word in _NONE or word in _ALL:
            if joined and joined[-1] == _KEEP:
                joined.pop()
            joined.append("stop" if word in _ALL else _KEEP + "-")
        else:
            joined.append(_KEEPS.get(word, word))
    return tuple(joined)
