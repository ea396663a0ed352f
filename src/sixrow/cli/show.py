"""``sixrow show``: draw a position."""

import click

from sixrow.cli.files import STDIN, read_position, read_text
from sixrow.cli.output import colour_option, echo, painter

_EXAMPLES = """\b
Examples:
  sixrow show "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0"
  sixrow show sequence-dice:2 6/6/2GB2/6/6/6 1 choose 66
"""


@click.command(name="show", epilog=_EXAMPLES)
@click.argument("position", nargs=-1, required=True, metavar="POSITION")
@colour_option
def command(position: tuple[str, ...], color: str) -> None:
    """Draw a position from its one-line text.

    POSITION is the line, in quotes or not; - reads lines from stdin. Columns under [1] to [6]
    belong to those die faces, + and [ ] mark the legal cells.
    """
    lines = [" ".join(position)]
    if position == (STDIN,):
        lines = [line for line in read_text(STDIN).splitlines() if line.strip()]
    for number, line in enumerate(lines):
        if number:
            echo("")
        _show(line, color)


def _show(line: str, color: str) -> None:
    from sixrow.text.position import shown

    echo(shown(read_position(line), painter(color)))
