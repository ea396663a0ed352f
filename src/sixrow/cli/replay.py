"""``sixrow replay``: step through a record."""

import json

import click

from sixrow.cli.files import read_record
from sixrow.cli.output import colour_option, echo, painter

_EXAMPLES = """\b
Examples:
  sixrow replay columbiz-1.sixrow
  sixrow replay --json columbiz-1.sixrow | jq .scores
"""


@click.command(name="replay", epilog=_EXAMPLES)
@click.argument("file", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="One JSON object per step and line.")
@colour_option
def command(file: str, as_json: bool, color: str) -> None:
    """Show a recorded game, turn by turn.

    FILE is a record as text or JSON; - reads stdin. Every step is checked against the rules. If the
    record contains an analysis (sixrow analyse --annotate), its totals come last.

    With --json each line is an object: step, turn (0 is the roll-off) and seat; roll or decision;
    effects, each with its kind, its rule and its details; the position after it; the scores of the
    sides. Seats and sides count from 1; cells, dice and positions are written as in records.
    """
    from sixrow.reports.stored import stored
    from sixrow.text.replay import as_data, in_words

    record = read_record(file)
    if as_json:
        for step in as_data(record):
            echo(json.dumps(step, ensure_ascii=False))
        return
    for number, block in enumerate(in_words(record, painter(color))):
        echo(f"\n{block}" if number else block)
    if totals := stored(record):
        echo(f"\n{totals}")
