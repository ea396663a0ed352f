"""The tutorial of a game as clients show it: every try in every task, answered by the rules."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

from msgspec import Struct

from sixrow.notation import cell_text, read_decision, refusal_data
from sixrow.rules import GAMES, Position, Refusal
from sixrow.rules.board import CELLS
from sixrow.tutorial import CAPTIVE_POINTS, DISCS, LESSONS, ROW_POINTS, Lesson, TaskStep, steps
from sixrow.wire.frames import GameView, Told
from sixrow.wire.views import effects_data, game_view


class TaskView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to do.

    Attributes:
        do: what the learner does: read on, press a button to roll, choose dice or a cell.
        goal: the decisions that are asked for.
        shown: cells to look at.
        game: the game before, with the legal decisions.
        effects: what happens once it is done.
        refusals: why each cell that cannot be chosen cannot.
    """

    do: Literal["read", "roll", "keep", "place", "choose"]
    goal: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    game: GameView
    effects: Told = ()
    refusals: dict[str, dict[str, Any]] = {}


class LessonView(Struct, frozen=True):
    """A lesson; the sentence of a task is `tutorial-<game>-<name>-<its number>`."""

    name: str
    tasks: tuple[TaskView, ...]


class Tutorial(Struct, frozen=True):
    """The tutorial of a game.

    Attributes:
        colours: the colours of the learner's pieces and of the others'.
        row_points: the points of a row of three, four, five and six discs (C-17).
        captive_points: the points of one, two, three … captives (C-21); empty in Sequence Dice.
        discs: those of each player, with two, three and four of them (C-3).
    """

    game: str
    colours: tuple[str, ...]
    lessons: tuple[LessonView, ...]
    row_points: tuple[int, ...] = ()
    captive_points: tuple[int, ...] = ()
    discs: tuple[int, ...] = ()


@cache
def tutorial_of(game: str) -> Tutorial:
    """The tutorial of a game.

    Raises:
        Refusal: there is no such game.
    """
    if game not in LESSONS:
        raise Refusal("unknown-game", text=game, allowed=tuple(LESSONS))
    points = game == "columbiz"
    return Tutorial(
        game,
        GAMES[game].colours[:2],
        tuple(map(_lesson_view, LESSONS[game])),
        ROW_POINTS if points else (),
        CAPTIVE_POINTS if points else (),
        DISCS if points else (),
    )


def _lesson_view(lesson: Lesson) -> LessonView:
    return LessonView(lesson.name, tuple(map(_task_view, steps(lesson))))


def _task_view(step: TaskStep) -> TaskView:
    game, task = game_view(step.before), step.task
    if not task.goal:
        do: Literal["read", "roll"] = "roll" if task.roll else "read"
        return TaskView(do=do, shown=task.shown, game=game, effects=effects_data(step.effects))
    assert game.action in ("keep", "place", "choose")
    return TaskView(
        do=game.action,
        goal=task.goal,
        shown=task.shown,
        game=game,
        effects=effects_data(step.effects),
        refusals={} if game.action == "keep" else dict(_refusals(step.before)),
    )


def _refusals(position: Position) -> Iterator[tuple[str, dict[str, Any]]]:
    for cell in map(cell_text, range(CELLS)):
        try:
            position.decide(read_decision(position.setup.game, cell, position.dice))
        except Refusal as refusal:
            yield cell, refusal_data(refusal)
