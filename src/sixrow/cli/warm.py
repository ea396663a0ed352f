"""``sixrow warm``: compile the engine ahead of its first use."""

import click

from sixrow.cli.engine import prepare
from sixrow.cli.failures import UNUSABLE

_EXAMPLES = """\b
Example:
  sixrow warm
"""


@click.command(name="warm", epilog=_EXAMPLES)
@click.pass_context
def command(context: click.Context, /) -> None:
    """Compile the engine ahead of its first use.

    This is needed once per version and machine; later calls return immediately.
    """
    folder = prepare()
    if folder is None:
        context.exit(UNUSABLE)
    from sixrow.text.sentences import say

    click.echo(say("engine-ready", folder=str(folder)))
