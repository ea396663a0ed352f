"""Single words of the notation: cells, dice and decisions.

Cells are ``a1`` to ``f6``: columns from left to right, ranks from the bottom. Dice are the digits
of their faces in ascending order, ``-`` for none.
"""

from functools import lru_cache

from sixrow.notation.faults import refuse
from sixrow.rules import COLUMBIZ, Decision, Game, sequence_dice
from sixrow.rules.board import COLUMNS, Cell, cell_text
from sixrow.rules.columbiz import END, keep
from sixrow.rules.columbiz.decisions import kept_by
from sixrow.rules.columbiz.laws import DICE
from sixrow.rules.dice import Dice, faces_of, number, of_faces

_RANKS = "123456"
_NONE = "-"
_KEEP = "k"
_STOP = "stop"
_END = "end"
_PASS = "pass"  # noqa: S105 - a word of the notation

_DIFFERENT = 8_192
"""The size of the caches: more than there are sets of dice in ascending order."""


def read_cell(text: str) -> Cell:
    """Read the name of a cell.

    Raises:
        NotationRefused: the text is not the name of a cell.
    """
    if len(text) != 2 or text[0] not in COLUMNS or text[1] not in _RANKS:
        raise refuse("not-a-cell", 1, text=text)
    return 6 * COLUMNS.index(text[0]) + _RANKS.index(text[1])


@lru_cache(_DIFFERENT)
def dice_text(dice: Dice) -> str:
    """The faces in ascending order, ``-`` for no dice."""
    return "".join(map(str, faces_of(dice))) or _NONE


@lru_cache(_DIFFERENT)
def read_dice(text: str, column: int = 1) -> Dice:
    """Read at most eight dice in any order; `column` is the text's column, for faults.

    Raises:
        NotationRefused: the text is empty, has too many digits or anything but digits 1 to 6.
    """
    if text == _NONE:
        return of_faces(())
    for place, digit in enumerate(text):
        if digit not in _RANKS:
            raise refuse("not-a-die", column + place, text=digit)
    if not text:
        raise refuse("missing", column, field="dice")
    if len(text) > DICE:
        raise refuse("too-many-dice", column, most=DICE, found=len(text))
    return of_faces(map(int, text))


def decision_text(game: Game, decision: Decision) -> str:
    """A decision as one word: ``c2``, ``k555``, ``k-``, ``stop``, ``end`` or ``pass``."""
    if decision < END:
        return cell_text(decision)
    if game is not COLUMBIZ:
        return _PASS
    if decision == END:
        return _END
    kept = kept_by(decision)
    return _STOP if number(kept) == DICE else _KEEP + dice_text(kept)


def read_decision(game: Game, text: str, dice: Dice) -> Decision:
    """Read a decision without checking that it is legal.

    Args:
        game: the game that the decision belongs to.
        text: the word.
        dice: the dice on the table, all of which ``stop`` keeps; other words do not need them.

    Raises:
        NotationRefused: the game has no such decision.
    """
    if game is not COLUMBIZ:
        return sequence_dice.PASS if text == _PASS else read_cell(text)
    if text == _END:
        return END
    if text == _STOP:
        return keep(dice)
    if text.startswith(_KEEP):
        return keep(read_dice(text[1:], 2))
    return read_cell(text)
