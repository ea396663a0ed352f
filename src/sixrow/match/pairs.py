"""The second game of a pair: the other side begins.

Nobody rolls for it again. The roll-off of the first game counts once more with the places
exchanged: every seat has what the seat before it rolled, so that the seat after the first beginner
begins, which is of the other side. The record of the second game shows that roll-off, and each of
its dice is one that the chain of the table proves.
"""

from collections.abc import Sequence

from sixrow.notation import begins_turn
from sixrow.rules import Setup, start
from sixrow.rules.dice import Dice


def roll_off_length(setup: Setup, dice: Sequence[Dice]) -> int:
    """How many of the first rolls of a game are its roll-off; all of them if it is not settled.

    Raises:
        RollRefused: they are not rolls of such a game.
    """
    position = start(setup)
    for index, each in enumerate(dice):
        step = position.roll(each)
        if begins_turn(step.effects):
            return index + 1
        position = step.position
    return len(dice)


def exchanged(setup: Setup, dice: Sequence[Dice]) -> tuple[int, ...]:
    """The order in which the second game uses the rolls of a whole roll-off, counted from 0."""
    rolled: list[list[int]] = [[] for _ in range(setup.players)]
    position = start(setup)
    for index, each in enumerate(dice):
        rolled[position.seat].append(index)
        position = position.roll(each).position
    position = start(setup)
    order = []
    for _ in dice:
        index = rolled[(position.seat - 1) % setup.players].pop(0)
        order.append(index)
        position = position.roll(dice[index]).position
    return tuple(order)
