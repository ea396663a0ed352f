"""The panel beside the board: the players with their pieces and points."""

from itertools import zip_longest

from sixrow.rules import Columbiz, Position, SequenceDice, Waiting
from sixrow.rules.diagram import board_lines
from sixrow.text.paint import Paint, plain
from sixrow.text.sentences import say
from sixrow.text.words import Names

_LETTERS = 4
"""Columns before a name: the turn marker, the letter of the side, and a space after each."""

_GAP = "   "


def picture(
    position: Position, names: Names, *notes: str, paint: Paint = plain, recent: int = 0
) -> str:
    """The board with the players beside it, at most 80 columns wide.

    Args:
        position: what to draw.
        names: the names of the players.
        notes: short lines to go below the players.
        paint: applies colours.
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
    heads = _Heads(
        (say("head-discs"), say("head-captives"), say("head-rows"), say("head-total")),
        least=(5, 8, 5, 5),
        width=48,
    )
    lines = [heads.line()]
    values = zip(
        position.supply,
        position.captives,
        position.captive_points(),
        position.points,
        position.scores(),
        strict=True,
    )
    for side, (supply, captives, worth, rows, total) in enumerate(values):
        (label,) = _labels(position, names, side, paint, heads.name)
        lines.append(label + heads.cells(supply, f"{captives} ={worth:>3}", rows, total))
    return lines


def sequence_dice_panel(position: SequenceDice, names: Names, paint: Paint = plain) -> list[str]:
    """A line for each side, chips left and the longest row, and one more for a partner (S-2)."""
    heads = _Heads((say("head-chips"), say("head-longest")), least=(5, 7), width=35)
    lines = [heads.line()]
    rows = zip(position.supply(), position.scores(), strict=True)
    for side, (supply, longest) in enumerate(rows):
        label, *partners = _labels(position, names, side, paint, heads.name)
        shown = say("unlimited") if position.setup.unlimited else str(supply)
        lines += [label + heads.cells(shown, longest), *partners]
    return lines


class _Heads:
    """Columns as wide as their headings; the names get the remaining width.

    Attributes:
        name: the maximum width of a name.
    """

    def __init__(self, words: tuple[str, ...], least: tuple[int, ...], width: int) -> None:
        self._words = words
        self._widths = [max(len(word), few) for word, few in zip(words, least, strict=True)]
        self.name = width - _LETTERS - sum(self._widths) - len(words)

    def line(self) -> str:
        return " " * (_LETTERS + self.name) + self.cells(*self._words)

    def cells(self, *values: object) -> str:
        """Values under the headings, each after a space."""
        pairs = zip(values, self._widths, strict=True)
        return "".join(f" {value!s:>{width}}" for value, width in pairs)


def _labels(position: Position, names: Names, side: int, paint: Paint, width: int) -> list[str]:
    """The turn marker, the letter of the side and a name for each of its players; equally wide."""
    game, playing = position.setup.game, position.waiting is not Waiting.NOBODY
    letter = paint(game.letters[side], game.colours[side])
    labels = []
    for name, seats in names.members(side).items():
        mark = ">" if playing and position.seat in seats else " "
        shown = name if len(name) <= width else name[: width - 1] + "~"
        labels.append(f"{mark} {letter} {shown:<{width}}")
    return labels
