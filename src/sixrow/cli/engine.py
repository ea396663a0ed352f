"""Getting the engine ready for a command that needs it."""

from pathlib import Path

import click


def prepare() -> Path:
    """Import the engine; compile it first if that was never done here. Where it is kept."""
    from sixrow.engine.compiler import cache_folder
    from sixrow.engine.warming import SECONDS, is_warm, warm

    if not is_warm():
        click.echo(f"Compiling the engine, once, about {SECONDS} s", nl=False, err=True)
        for part in warm():
            click.echo(f" … {part}", nl=False, err=True)
        click.echo(" … done", err=True)
    return cache_folder()
