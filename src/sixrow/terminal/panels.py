"""What stands beside the board: the players with their pieces and points."""

from itertools import zip_longest

from sixrow.notation import piece_letters
from sixrow.rules import Columbiz, Position, SequenceDice, Waiting
from sixrow.terminal.boards import board_lines
from sixrow.terminal.paint import Paint, plain
from sixrow.terminal.sentences import say
from sixrow.terminal.words import Names

_NAME = 17
_GAP = "   "


def picture(
    position: Position, names: Names, *notes: str, paint: Paint = plain, recent: int = 0
) -> str:
    """The board with the players beside it, at most 80 wide.

    Args:
        position: what to draw.
        names: the names of the players.
        notes: short lines for below the players.
        paint: gives colours.
        recent: cells whose pieces are new.
    """
    if isinstance(position, Columbiz):
        beside = columbiz_panel(position, names, paint)
    else:
        assert isinstance(position, SequenceDice)
        beside = sequence_dice_panel(position, names, paint)
    board = board_lines(position, paint, recent)
    blank = " " * len(board_lines(position)[-1])
    pairs = zip_longest(board, [*beside, "", *notes], fillvalue=None)
    lines = (f"{left or blank}{_GAP}{right or ''}" for left, right in pairs)
    return "\n".join(line.rstrip() for line in lines)


def columbiz_panel(position: Columbiz, names: Names, paint: Paint = plain) -> list[str]:
    """A line for each player: discs left, captives and their points, row points, the total."""
    head = (say("head-discs"), say("head-captives"), say("head-rows"), say("head-total"))
    lines = [f"{'':{_NAME + 4}} {head[0]:>5} {head[1]:>8} {head[2]:>5} {head[3]:>5}"]
    values = zip(
        position.supply,
        position.captives,
        position.captive_points(),
        position.points,
        position.scores(),
        strict=True,
    )
    for side, (supply, captives, worth, rows, total) in enumerate(values):
        (label,) = _labels(position, names, side, paint)
        lines.append(f"{label} {supply:>5} {captives:>3} ={worth:>3} {rows:>5} {total:>5}")
    return lines


def sequence_dice_panel(position: SequenceDice, names: Names, paint: Paint = plain) -> list[str]:
    """A line for each side, chips left and the longest row, and one more for a partner (S-2)."""
    head = (say("head-chips"), say("head-longest"))
    lines = [f"{'':{_NAME + 4}} {head[0]:>5} {head[1]:>7}"]
    rows = zip(position.supply(), position.scores(), strict=True)
    for side, (supply, longest) in enumerate(rows):
        label, *partners = _labels(position, names, side, paint)
        shown = say("unlimited") if position.setup.unlimited else str(supply)
        lines += [f"{label} {shown:>5} {longest:>7}", *partners]
    return lines


def _labels(position: Position, names: Names, side: int, paint: Paint) -> list[str]:
    """Who has the turn, the letter of the side and a name, for each of its players; all as wide."""
    game, playing = position.setup.game, position.waiting is not Waiting.NOBODY
    letter = paint(piece_letters(game.name)[side], game.colours[side])
    labels = []
    for name, seats in names.members(side).items():
        mark = ">" if playing and position.seat in seats else " "
        shown = name if len(name) <= _NAME else name[: _NAME - 1] + "~"
        labels.append(f"{mark} {letter} {shown:<{_NAME}}")
    return labels
