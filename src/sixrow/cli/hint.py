"""``sixrow hint``: the best decisions in a position."""

import click
import msgspec

from sixrow.cli.engine import prepare_judging
from sixrow.cli.files import read_position
from sixrow.cli.output import colour_option, echo, painter

_EXAMPLES = """\b
Examples:
  sixrow hint "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 keep 2 12335556 -"
  sixrow hint sequence-dice:2 6/6/2GB2/6/6/6 1 choose 66
"""


@click.command(name="hint", epilog=_EXAMPLES)
@click.argument("position", nargs=-1, required=True, metavar="POSITION")
@click.option(
    "--most",
    type=click.IntRange(min=1),
    default=10,
    show_default=True,
    help="How many decisions to show.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object, with every decision.")
@colour_option
def command(position: tuple[str, ...], most: int, as_json: bool, color: str) -> None:
    """Show what a position is worth and the best decisions in it.

    POSITION is its line, in quotes or not. Each decision is listed with the share of the win that
    it leaves the player and its loss against the best; then come the odds of every cell.
    """
    studied = read_position(" ".join(position))
    prepare_judging(studied.setup.game)
    from sixrow.analysis import valuer

    values = valuer(studied.setup)
    if as_json:
        from sixrow.analysis.data import study_data

        echo(msgspec.json.encode(study_data(studied, values)).decode())
        return
    from sixrow.reports.hints import hint

    for number, block in enumerate(hint(studied, values, most, painter(color))):
        echo(f"\n{block}" if number else block)
