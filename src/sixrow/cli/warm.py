"""``sixrow warm``: the engine compiled ahead of its first use."""

import click

from sixrow.cli.engine import prepare

_EXAMPLES = """\b
Example:
  sixrow warm
"""


@click.command(name="warm", epilog=_EXAMPLES)
def command() -> None:
    """Compile the engine ahead of its first use.

    This is done once for each version on each machine; a second time it says so and is done.
    """
    folder = prepare()
    from sixrow.text.sentences import say

    click.echo(say("engine-ready", folder=str(folder)))
