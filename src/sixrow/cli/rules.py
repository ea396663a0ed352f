"""``sixrow rules``: the rules page, or a part of it."""

import click

from sixrow.cli.failures import Unusable
from sixrow.cli.output import colour_option, page, painter

_EXAMPLES = """\b
Examples:
  sixrow rules columbiz
  sixrow rules C-16
"""


@click.command(name="rules", epilog=_EXAMPLES)
@click.argument("topic", required=False, default="")
@colour_option
def command(topic: str, color: str) -> None:
    """Read the rules.

    TOPIC is columbiz, sequence-dice or the id of a rule; without it, everything is shown.
    """
    from sixrow.text.rulebook import RuleUnknown, formatted, rules_text
    from sixrow.text.sentences import say

    try:
        text = rules_text(topic)
    except RuleUnknown:
        raise Unusable(say("topic-unknown", topic=topic)) from None
    page(formatted(text, painter(color)))
