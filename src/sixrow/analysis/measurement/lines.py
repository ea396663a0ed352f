"""The lines of play of a position, and their values according to a network."""

from collections.abc import Mapping

import numpy as np

from sixrow.analysis.measurement.rollouts import Line
from sixrow.engine.columbiz.evaluators import Evaluator
from sixrow.engine.columbiz.turns import best_order, placing, solve
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice.rows import lines as straight_lines
from sixrow.engine.sequence_dice.states import packed
from sixrow.engine.sequence_dice.workspace import judge_choice, workspace
from sixrow.notation import cell_text, decision_text
from sixrow.players import judge_for
from sixrow.players.columbiz import NetworkEvaluator
from sixrow.rules import Columbiz, Game, Position, SequenceDice, Waiting
from sixrow.rules.columbiz import END, ColumbizPhase, keep


def judged_lines(position: Position, network: Network | None = None) -> dict[Line, float]:
    """Every line of a position that waits for a decision, with the network's value for the mover.

    A keep or a choice is a line by itself. Discs are placed for the whole turn: each set of cells
    that the dice allow is a line, in its best order; once a disc is placed, each next decision is a
    line.
    """
    network = network or judge_for(position.setup).network
    if isinstance(position, Columbiz):
        return evaluated_lines(position, NetworkEvaluator(network))
    assert isinstance(position, SequenceDice)
    state, facts = packed(position)
    work, shares = workspace(network, position.setup.sides), np.empty(position.setup.sides)
    masks = straight_lines(position.setup.length)
    values: dict[Line, float] = {}
    for cell in position.decisions():
        judge_choice(network, state, facts, position.total, cell, masks, work, shares)
        values[cell,] = float(shares[position.side])
    return values


def evaluated_lines(position: Columbiz, evaluator: Evaluator) -> dict[Line, float]:
    """Every line of a Columbiz position, with its value according to an evaluator of ends."""
    if position.waiting is not Waiting.DECISION:
        return {}
    if position.phase is ColumbizPhase.PLACE and position.placed:
        return {(decision,): value for decision, value in placing(position, evaluator).items()}
    turn = solve(position, evaluator)
    if position.phase is ColumbizPhase.KEEP:
        keeps = turn.keeps(position.dice, position.rolls_left, position.kept)
        return {(keep(dice),): value for dice, value in keeps.items()}
    endings = turn.endings(position.dice)
    return {(*best_order(position, cells), END): value for cells, value in endings.items()}


def best_lines(values: Mapping[Line, float], count: int) -> list[Line]:
    """The lines with the highest values, best first; on ties in the order of the mapping."""
    return sorted(values, key=lambda line: -values[line])[:count]


def line_text(game: Game, line: Line) -> str:
    """The text of a line: a decision, or the cells of a whole turn in ascending order, `a1+c3`.

    Lines that fill the same cells have the same text.
    """
    if len(line) > 1:
        return "+".join(cell_text(cell) for cell in sorted(line) if cell != END)
    return decision_text(game, line[0])
