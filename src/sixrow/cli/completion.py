"""What a shell completes: the values of options and arguments; files come with `click.Path`."""

from collections.abc import Callable, Iterable

import click
from click.shell_completion import CompletionItem

from sixrow.rules import GAMES

LANGUAGES = ("en", "nb", "fr", "pt", "de")
EDITIONS = ("nb", "fr", "pt", "de")
POLICIES = ("random", "greedy")
PLAIN_LEVELS = ("random", "first")
_LEVELS = ("novice", "casual", "skilled", "expert", "master")

Completer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def completed(values: Callable[[], Iterable[str]]) -> Completer:
    """Complete with those of some values that begin with what was typed."""

    def complete(
        _context: click.Context, _parameter: click.Parameter, typed: str
    ) -> list[CompletionItem]:
        return [CompletionItem(value) for value in values() if value.startswith(typed)]

    return complete


def levels() -> Iterable[str]:
    """The levels of computer players, weakest first; a test compares them with the players'."""
    return _LEVELS


def players() -> Iterable[str]:
    """Who plays in a ladder: levels and baselines."""
    return (*_LEVELS, "greedy", "random")


def setups() -> Iterable[str]:
    """The games, and each with every number of players."""
    for game in GAMES.values():
        yield game.name
        yield from (f"{game.name}:{number}" for number in game.players)


def sitters() -> Iterable[str]:
    """Computers at a seat; people have any name."""
    return ("computer", *(f"computer:{name}" for name in (*_LEVELS, *PLAIN_LEVELS)))
