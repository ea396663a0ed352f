"""The rules compiled: bulk simulation, the exact turn solver, networks.

    >>> from sixrow.engine import Margin, cell_odds, solve
    >>> from sixrow.notation import read_position
    >>> position = read_position("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -")
    >>> round(float(cell_odds(position)[0]), 4)     # a 1 among eight dice in three rolls
    0.9874
    >>> round(solve(position, Margin()).value, 4)   # expected points, playing for points only
    2.8671

Importing this package imports NumPy and Numba, of the extra ``engine``; code is compiled
on first use and cached on disk. Programs that do not need it, such as a game among people at the
prompt, never import it.
"""

from sixrow.extras import require

require("engine")

from sixrow.engine.batches import Batch
from sixrow.engine.columbiz.evaluators import Evaluator, Margin
from sixrow.engine.columbiz.odds import cell_odds, joint_odds
from sixrow.engine.columbiz.turns import Turn, best_order, placing, solve
from sixrow.engine.precompile import is_warm, warm
from sixrow.engine.sequence_dice.rolls import SolvedRoll, solve_roll
from sixrow.engine.sequence_dice.rows import BoardEvaluator, OpenRows
from sixrow.engine.simulation import Games, simulate

__all__ = [
    "Batch",
    "BoardEvaluator",
    "Evaluator",
    "Games",
    "Margin",
    "OpenRows",
    "SolvedRoll",
    "Turn",
    "best_order",
    "cell_odds",
    "is_warm",
    "joint_odds",
    "placing",
    "simulate",
    "solve",
    "solve_roll",
    "warm",
]
