"""A tutorial for each game: five short lessons, one thing to do at a time.

A lesson begins with a position and goes on by the rules, with dice that are fixed, so that what it
shows cannot differ from the game. Its sentences are `tutorial-<game>-<lesson>-<task>`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sixrow.notation import read_decision, read_dice, read_position
from sixrow.rules import Position, Waiting
from sixrow.rules.columbiz.laws import SQUARE, captive_points, discs_each, row_value
from sixrow.rules.effects import Effect

ROW_POINTS = tuple(map(row_value, range(3, 7)))
"""Of a row of three, four, five and six discs (C-17)."""
CAPTIVE_POINTS = tuple(captive_points(number, SQUARE) for number in range(1, 13))
"""Of one, two, three … captives (C-21)."""
DISCS = tuple(map(discs_each, (2, 3, 4)))
"""Of each player, with two, three and four of them (C-3)."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One thing to do.

    Attributes:
        goal: the decisions, as words, that a learner is asked for; none: read, or roll.
        roll: the dice that then fall.
        shown: cells to look at.
    """

    goal: tuple[str, ...] = ()
    roll: str = ""
    shown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, and what is done in it step by step."""

    name: str
    position: str
    tasks: tuple[Exercise, ...]


@dataclass(frozen=True, slots=True)
class TaskStep:
    """A task with the position it is set in and the one it leads to."""

    task: Exercise
    before: Position
    after: Position
    effects: tuple[Effect, ...]


# The dice of the second lesson are those of the printed example (docs/rules.md, Editions).
LESSONS: dict[str, tuple[Lesson, ...]] = {
    "columbiz": (
        Lesson(
            "aim",
            "columbiz:2 6/6/6/2PB2/1PBP2/P1P1B1 12,14 1,0 1,0 1 1 roll 3 -",
            (Exercise(), Exercise(shown=("a1", "b2", "c3")), Exercise()),
        ),
        Lesson(
            "roll",
            "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -",
            (
                Exercise(roll="12335556"),
                Exercise(goal=("k555",), roll="24516"),
                Exercise(goal=("stop",)),
            ),
        ),
        Lesson(
            "place",
            "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 place 12335556 0",
            (Exercise(goal=("e3",)), Exercise(goal=("c2",)), Exercise(goal=("end",))),
        ),
        Lesson(
            "capture",
            "columbiz:2 4B1/6/6/6/4B1/4B1 15,15 0,0 0,0 1 1 place 12355566 0",
            (Exercise(goal=("e3",)), Exercise(shown=("e6",))),
        ),
        Lesson(
            "rows",
            "columbiz:2 6/6/6/1P4/2P3/B3B1 1,7 1,2 3,2 1 1 place 12345566 0",
            (Exercise(goal=("d1",)), Exercise(), Exercise(), Exercise()),
        ),
    ),
    "sequence-dice": (
        Lesson(
            "aim",
            "sequence-dice:2 6/2B3/GGGGG1/3B2/1B4/3B2 1 roll",
            (Exercise(), Exercise(shown=("a4", "b4", "c4", "d4", "e4", "f4"))),
        ),
        Lesson(
            "roll",
            "sequence-dice:2 6/6/6/6/6/6 1 roll",
            (Exercise(roll="34"), Exercise(goal=("b5", "e5", "b2", "e2"))),
        ),
        Lesson(
            "replace",
            "sequence-dice:2 6/1G2B1/6/6/1B2G1/6 1 choose 34",
            (Exercise(goal=("e5", "b2")),),
        ),
        Lesson(
            "specials",
            "sequence-dice:2 B5/2G1B1/6/4B1/6/6 1 choose 66",
            (Exercise(goal=("c4",)), Exercise(roll="46"), Exercise(goal=("e5", "e3"))),
        ),
        Lesson(
            "joker",
            "sequence-dice:2 6/6/2G3/GGG1GG/2B1B1/BB4 1 choose 56",
            (Exercise(goal=("d3",)), Exercise(), Exercise()),
        ),
    ),
}


def steps(lesson: Lesson) -> Iterator[TaskStep]:
    """Walk through a lesson by the rules; of several goals the first is taken.

    Raises:
        Refusal: the lesson breaks a rule.
    """
    position = read_position(lesson.position)
    for task in lesson.tasks:
        before, effects = position, list[Effect]()
        if task.goal:
            word = task.goal[0]
            step = position.decide(read_decision(position.setup.game, word, position.dice))
            position = step.position
            effects += step.effects
        if task.roll:
            assert position.waiting is Waiting.DICE
            step = position.roll(read_dice(task.roll))
            position = step.position
            effects += step.effects
        yield TaskStep(task, before, position, tuple(effects))
