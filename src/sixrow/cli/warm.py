"""``sixrow warm``: compile the engine ahead of its first use."""

import click

from sixrow.cli.engine import prepare

_EXAMPLES = """\b
Example:
  sixrow warm
"""


@click.command(name="warm", epilog=_EXAMPLES)
def command() -> None:
    """Compile the engine ahead of its first use.

    This is needed once per version and machine; later calls return immediately.
    """
    folder = prepare()
    from sixrow.text.sentences import say

    click.echo(say("engine-ready", folder=str(folder)))
