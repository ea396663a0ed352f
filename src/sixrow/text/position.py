"""A single position in full."""

from sixrow.rules import Position, Waiting
from sixrow.text.choices import choices
from sixrow.text.paint import Paint, plain
from sixrow.text.panels import picture
from sixrow.text.results import outcome_words
from sixrow.text.status import awaited, dice_line, notes
from sixrow.text.words import Names, colour_names


def shown(position: Position, paint: Paint = plain) -> str:
    """The board, what the position waits for, and the choices; colours serve as names."""
    names = Names(position.setup, colour_names(position.setup))
    lines = [picture(position, names, *notes(position), paint=paint), ""]
    if position.waiting is Waiting.DECISION:
        lines.append(paint(dice_line(position), "dice"))
    lines.append(awaited(position, names))
    if position.waiting is Waiting.DECISION:
        lines.append(choices(position, names))
    if position.waiting is Waiting.NOBODY:
        lines.append(outcome_words(position, names))
    return "\n".join(lines)
