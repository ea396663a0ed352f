"""The study of games: what positions and decisions are worth, mistakes, luck.

    >>> from sixrow.analysis import valuer
    >>> from sixrow.notation import cell_text, read_position
    >>> position = read_position("sequence-dice:2 6/2B3/2GG2/3G2/1B4/6 1 choose 66")
    >>> best, *others = valuer(position.setup).choices(position)
    >>> best.loss, len(others)
    (0.0, 2)

Every number is a share of the win, from 0 to 1, of a stated side. `docs/analysis.md` says what they
mean. Importing this package imports NumPy and Numba.
"""

from sixrow.analysis.choices import ROUNDING, Choice, Shares
from sixrow.analysis.columbiz import ColumbizValuer
from sixrow.analysis.sequence_dice import SequenceDiceValuer
from sixrow.analysis.valuations import Valuer
from sixrow.players import Judge
from sixrow.rules import ColumbizSetup, Setup

__all__ = ["ROUNDING", "Choice", "Shares", "Valuer", "valuer"]


def valuer(setup: Setup, judge: Judge | None = None) -> Valuer:
    """What values the positions of a set-up, by its own network or the nearest, or by another.

    Raises:
        Refusal: there is no network for anything near this set-up.
    """
    make = ColumbizValuer if isinstance(setup, ColumbizSetup) else SequenceDiceValuer
    return make(setup, judge)
