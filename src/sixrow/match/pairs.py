"""The second game of a pair: the other side begins.

There is no new roll-off. The roll-off of the first game is reused with the seats shifted by one:
every seat gets what the previous seat rolled, so the seat after the first starter begins, which
belongs to the other side. The record of the second game contains this roll-off, and the chain of
the table proves each of its dice.
"""

from collections.abc import Sequence

from sixrow.notation import begins_turn
from sixrow.rules import Setup, start
from sixrow.rules.dice import Dice


def roll_off_length(setup: Setup, dice: Sequence[Dice]) -> int:
    """How many rolls, from the first, belong to the roll-off; all if it is not settled.

    Raises:
        RollRefused: the rules of this set-up do not allow the rolls.
    """
    position = start(setup)
    for index, each in enumerate(dice):
        step = position.roll(each)
        if begins_turn(step.effects):
            return index + 1
        position = step.position
    return len(dice)


def exchanged(setup: Setup, dice: Sequence[Dice]) -> tuple[int, ...]:
    """The order, as indices from 0, in which the second game uses a settled roll-off."""
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


def reused_rolls(setup: Setup, rolls: Sequence[tuple[int, Dice]]) -> tuple[int, ...]:
    """The numbers of the rolls with which the second game begins, in their order there.

    Args:
        setup: the set-up of both games.
        rolls: the rolls of the first game, each with its number at the table.
    """
    dice = [each for _, each in rolls]
    order = exchanged(setup, dice[: roll_off_length(setup, dice)])
    return tuple(rolls[index][0] for index in order)
