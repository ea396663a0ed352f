"""What the tutorial says: the sentence of a task, and the answer to a try."""

from typing import Literal, TypeAlias

from sixrow.notation import read_decision
from sixrow.rules import Refusal
from sixrow.text.refusals import refused
from sixrow.text.sentences import say
from sixrow.tutorial import CAPTIVE_POINTS, DISCS, LESSONS, ROW_POINTS, TaskStep

ToDo: TypeAlias = Literal["read", "roll", "keep", "stop", "cell", "end"]


def lesson_heading(game: str, number: int) -> str:
    """Which lesson of how many it is, and what about; `number` from 1."""
    lessons = LESSONS[game]
    title = say(f"lesson-{game}-{lessons[number - 1].name}")
    return say("tutorial-lesson", number=number, lessons=len(lessons), title=title)


def task_words(game: str, lesson: str, number: int, step: TaskStep) -> str:
    """What is to be learned or done; `number` of the task in its lesson, from 1."""
    return say(
        f"tutorial-{game}-{lesson}-{number}",
        goal=_goal_words(step),
        rows=", ".join(map(str, ROW_POINTS)),
        captives=", ".join(map(str, CAPTIVE_POINTS[:6])),
        discs=", ".join(map(str, DISCS)),
    )


def wrong_words(step: TaskStep, word: str) -> str:
    """Why a decision, as a word, is not the one that is asked for: a rule, or the lesson."""
    if told := refusal_words(step, word):
        return told
    if step.after.outcome is not None:  # the learner is to find the cell
        return say("tutorial-other-win")
    key = "tutorial-other-keep" if to_do(step) == "keep" else "tutorial-other-cell"
    return say(key, goal=_goal_words(step))


def refusal_words(step: TaskStep, word: str) -> str:
    """Why a decision, as a word, breaks the rules; empty if it does not."""
    position = step.before
    try:
        position.decide(read_decision(position.setup.game, word, position.dice))
    except Refusal as refusal:
        return refused(refusal)
    return ""


def to_do(step: TaskStep) -> ToDo:
    """What is asked for."""
    if not step.task.goal:
        return "roll" if step.task.roll else "read"
    match step.task.goal[0]:
        case "stop" | "end" as word:
            return word
        case word:
            return "keep" if word.startswith("k") else "cell"


def _goal_words(step: TaskStep) -> str:
    """The decisions that are asked for, as a sentence writes them."""
    *others, last = step.task.goal or ("",)
    if last.startswith("k"):
        return " ".join(last[1:])
    return say("tutorial-or", first=", ".join(others), last=last) if others else last
