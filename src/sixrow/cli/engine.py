"""Getting the engine ready for a command that needs it."""

from pathlib import Path

import click


def prepare() -> Path:
    """Import the engine; compile it first if that was never done here. Where it is kept."""
    from sixrow.engine.compiler import cache_folder
    from sixrow.engine.warming import SECONDS, is_warm, warm

    if not is_warm():
        from sixrow.terminal.sentences import say

        click.echo(say("engine-compiling", seconds=SECONDS), nl=False, err=True)
        for part in warm():
            click.echo(say("engine-compiled", part=part), nl=False, err=True)
        click.echo(say("engine-done"), err=True)
    return cache_folder()
