"""The smallest texts: cells, dice and decisions.

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
"""How many texts of dice are remembered: more than all in ascending order."""


def read_cell(text: str) -> Cell:
    """The cell a text names.

    Raises:
        NotationRefused: it names none.
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
    """The dice a text shows, in any order, at most eight; `column` is where it stands.

    Raises:
        NotationRefused: it holds anything but digits from 1 to 6, none or too many of them.
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
    """The decision a word names; whether it is legal is not checked.

    Args:
        game: the game whose words these are.
        text: the word.
        dice: what lies on the table; ``stop`` keeps all of it, other words do not need it.

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
