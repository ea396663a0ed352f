"""``sixrow tutorial``: learn a game in a few minutes."""

import click

from sixrow.cli.output import colour_option

_EXAMPLES = """\b
Examples:
  sixrow tutorial columbiz
  sixrow --language nb tutorial sequence-dice
"""


@click.command(name="tutorial", epilog=_EXAMPLES)
@click.argument("game", type=click.Choice(["columbiz", "sequence-dice"]))
@colour_option
def command(game: str, color: str) -> None:
    """Learn a game in three minutes, in five short lessons."""
    from sixrow.cli.console import open_console
    from sixrow.prompt.lessons import teach

    teach(open_console(color), game)
