"""``sixrow check``: validate records."""

import click

from sixrow.cli.failures import CommandFailure
from sixrow.cli.files import read_record
from sixrow.cli.output import echo

_EXAMPLES = """\b
Examples:
  sixrow check columbiz-1.sixrow
  sixrow check games/*.sixrow > /dev/null && echo all good
"""


@click.command(name="check", epilog=_EXAMPLES)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@click.pass_context
def command(context: click.Context, files: tuple[str, ...]) -> None:
    """Check records against the notation and the rules.

    A valid record gets a line on stdout; every fault gets one on stderr, as FILE:LINE:COLUMN:
    message. - reads stdin.
    """
    from sixrow.text.replay import summary

    worst = 0
    for file in files:
        try:
            record = read_record(file)
        except CommandFailure as failure:
            failure.show()
            worst = max(worst, failure.exit_code)
        else:
            echo(f"{file}: {summary(record)}")
    context.exit(worst)
