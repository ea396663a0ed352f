"""Options that several commands share."""

from collections.abc import Callable, Mapping
from typing import Any

import click

from sixrow.rules import GAMES


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add an option to the command for every option of the games."""
    for game in reversed(tuple(GAMES.values())):
        for option in reversed(game.options):
            command = click.option(
                f"--{option.name}",
                type=click.Choice([str(value) for value in option.values]),
                help=f"For {game.name}, see “sixrow rules {option.rule}”.",
            )(command)
    return command


def named_options(wishes: Mapping[str, Any]) -> dict[str, str]:
    """What a command was told of a set-up, in words, without what it was not told."""
    names = {option.name for game in GAMES.values() for option in game.options}
    names |= {"players", "edition"}
    return {name: str(wish) for name, wish in wishes.items() if name in names and wish is not None}
