"""Players on the positions of frozen sets."""

from sixrow.analysis.measurement.rollouts import Line
from sixrow.players import Player
from sixrow.rules import Columbiz, Position
from sixrow.rules.columbiz import ColumbizPhase


def line_of(player: Player, position: Position) -> Line:
    """A player's line in a position: its decision, or all of its discs and the end of the turn."""
    line = [player.decide(position)]
    if not (isinstance(position, Columbiz) and position.phase is ColumbizPhase.PLACE):
        return tuple(line)
    after = position.decide(line[0]).position
    while after.phase is ColumbizPhase.PLACE:
        line.append(player.decide(after))
        after = after.decide(line[-1]).position
    return tuple(line)
