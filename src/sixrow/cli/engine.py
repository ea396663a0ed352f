"""Prepares the engine for a command that needs it."""

from pathlib import Path

import click

from sixrow.cli.interrupts import interruptible
from sixrow.folders import chosen_code_folder
from sixrow.rules import GAMES, Game


def prepare(*parts: str) -> Path | None:
    """Import the engine, compiling first if needed; return the cache folder, if there is one.

    Args:
        parts: the names of the parts that the command needs, as in `engine.precompile`; none: all.
    """
    import logging

    logging.getLogger("sixrow.engine").setLevel(logging.ERROR)  # said here, in the user's language
    from sixrow.engine.compiler import cache_folder
    from sixrow.engine.interrupts import postpone_interrupts
    from sixrow.engine.precompile import is_warm, seconds, warm
    from sixrow.text.sentences import say

    postpone_interrupts()
    folder, chosen = cache_folder(), chosen_code_folder()
    if folder is None:
        click.echo(say("engine-not-kept", seconds=seconds(parts)), err=True)
        return None
    if chosen is not None and chosen not in folder.parents:
        told = say("engine-kept-elsewhere", chosen=str(chosen), folder=str(folder.parent))
        click.echo(told, err=True)
    if not is_warm(parts):
        click.echo(say("engine-compiling", seconds=seconds(parts)), nl=False, err=True)
        with interruptible():
            for part in warm(parts):
                click.echo(say("engine-compiled", part=part), nl=False, err=True)
        click.echo(say("engine-done"), err=True)
    return folder


def prepare_judging(*games: Game) -> None:
    """Prepare what computer players and analysis need, for some games; none: for all."""
    names = [game.name for game in games] or list(GAMES)
    prepare(*names, *(f"{name}-networks" for name in names))
