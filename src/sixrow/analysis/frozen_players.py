"""Whom frozen sets measure: the levels, and two baselines that need no network."""

from sixrow.analysis.rollouts import Line
from sixrow.engine.evaluators import Margin
from sixrow.engine.playouts import greedy_choice
from sixrow.engine.rows import lines as straight_lines
from sixrow.engine.sequence_dice import packed
from sixrow.engine.turns import best_order, solve
from sixrow.players import Player
from sixrow.rules import Columbiz, Position, SequenceDice
from sixrow.rules.columbiz import END, Phase, keep


def line_of(player: Player, position: Position) -> Line:
    """How a player plays a position: its decision, or all of its discs and the end of the turn."""
    line = [player.decide(position)]
    if not (isinstance(position, Columbiz) and position.phase is Phase.PLACE):
        return tuple(line)
    after = position.decide(line[0]).position
    while after.phase is Phase.PLACE:
        line.append(player.decide(after))
        after = after.decide(line[-1]).position
    return tuple(line)


def greedy_line(position: Position) -> Line:
    """How the greedy baseline plays: points at once, or the most open rows.

    In Columbiz nothing may be placed yet this turn.
    """
    if isinstance(position, Columbiz):
        turn = solve(position, Margin())
        if position.phase is Phase.KEEP:
            return (keep(turn.best_keep(position.dice, position.rolls_left, position.kept)),)
        return (*best_order(position, turn.best_cells(position.dice)), END)
    assert isinstance(position, SequenceDice)
    state, facts = packed(position)
    masks = straight_lines(position.setup.length)
    choice = greedy_choice(state, facts, position.side, position.total, position.choices, masks)
    return (int(choice),)
