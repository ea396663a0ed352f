"""Analysis of games: the values of positions and decisions, mistakes and luck.

    >>> from sixrow.analysis import valuer
    >>> from sixrow.notation import cell_text, read_position
    >>> position = read_position("sequence-dice:2:length=5 6/6/6/GGGG2/BBB3/6 1 choose 56")
    >>> best, *others = valuer(position.setup).choices(position)
    >>> cell_text(best.decision), best.shares, len(others)
    ('e3', (1.0, 0.0), 28)

Every number is a share of the win, from 0 to 1, of a stated side. `docs/analysis.md` says what they
mean. Importing this package imports NumPy and Numba.
"""

from sixrow.extras import require

require("engine")

from sixrow.analysis.choices import ROUNDING, Choice, Shares
from sixrow.analysis.columbiz import ColumbizValuer
from sixrow.analysis.errors import SEVERITIES, Severity, severity
from sixrow.analysis.grades import Graded, GradedDecision, GradedRoll, grade
from sixrow.analysis.sequence_dice import SequenceDiceValuer
from sixrow.analysis.summary import Analysis, Fortune, SeatSummary, analyse
from sixrow.analysis.valuations import Valuer
from sixrow.players import Judge
from sixrow.rules import ColumbizSetup, Setup

__all__ = [
    "ROUNDING",
    "SEVERITIES",
    "Analysis",
    "Choice",
    "Fortune",
    "Graded",
    "GradedDecision",
    "GradedRoll",
    "SeatSummary",
    "Severity",
    "Shares",
    "Valuer",
    "analyse",
    "grade",
    "severity",
    "valuer",
]


def valuer(setup: Setup, judge: Judge | None = None) -> Valuer:
    """Evaluates the positions of a set-up, by its network, the nearest one, or a given one.

    Raises:
        Refusal: there is no network for this set-up or one near it.
    """
    make = ColumbizValuer if isinstance(setup, ColumbizSetup) else SequenceDiceValuer
    return make(setup, judge)
