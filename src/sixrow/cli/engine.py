"""Getting the engine ready for a command that needs it."""

from pathlib import Path

import click

from sixrow.rules import GAMES, Game


def prepare(*parts: str) -> Path:
    """Import the engine; compile first what was never compiled here. Where it is kept.

    Args:
        parts: the parts that the command needs, by name as in `engine.warming`; none: all of them.
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
    """Get ready what computer players and analysis need, for some games; none: for all."""
    names = [game.name for game in games] or list(GAMES)
    prepare(*names, *(f"{name}-networks" for name in names))
