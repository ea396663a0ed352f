"""Prepares the engine for a command that needs it."""

from pathlib import Path

import click

from sixrow.rules import GAMES, Game


def prepare(*parts: str) -> Path:
    """Import the engine, compiling first if needed; return the cache folder.

    Args:
        parts: the names of the parts that the command needs, as in `engine.precompile`; none: all.
    """
    from sixrow.engine.compiler import cache_folder
    from sixrow.engine.precompile import is_warm, seconds, warm

    if not is_warm(parts):
        from sixrow.text.sentences import say

        click.echo(say("engine-compiling", seconds=seconds(parts)), nl=False, err=True)
        for part in warm(parts):
            click.echo(say("engine-compiled", part=part), nl=False, err=True)
        click.echo(say("engine-done"), err=True)
    return cache_folder()


def prepare_judging(*games: Game) -> None:
    """Prepare what computer players and analysis need, for some games; none: for all."""
    names = [game.name for game in games] or list(GAMES)
    prepare(*names, *(f"{name}-networks" for name in names))
