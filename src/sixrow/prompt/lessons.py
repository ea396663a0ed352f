"""The tutorial at a plain prompt."""

from sixrow.notation import read_decision
from sixrow.prompt.commands import PromptCommand, Typed, parse
from sixrow.prompt.console import Console
from sixrow.rules import Position, Refusal, Waiting
from sixrow.text.layout import wrapped
from sixrow.text.panels import picture
from sixrow.text.refusals import refused
from sixrow.text.sentences import say
from sixrow.text.status import dice_line, notes
from sixrow.text.words import Names, colour_names
from sixrow.tutorial import CAPTIVE_POINTS, DISCS, LESSONS, ROW_POINTS, Lesson, TaskStep, steps


def teach(console: Console, game: str) -> None:
    """Go through all lessons of a game; ends early if the learner quits or the input ends."""
    lessons = LESSONS[game]
    try:
        for number, lesson in enumerate(lessons, start=1):
            title = say(f"lesson-{game}-{lesson.name}")
            heading = say("tutorial-lesson", number=number, lessons=len(lessons), title=title)
            console.write(f"\n{console.paint(heading, 'heading')}\n")
            _teach(console, game, lesson)
    except EOFError:
        return
    console.write(say("tutorial-finished"))


def _teach(console: Console, game: str, lesson: Lesson) -> None:
    drawn = ""
    for number, step in enumerate(steps(lesson), start=1):
        board = _board(console, step.before)
        if board != drawn:
            console.write(board + "\n")
        drawn = board
        goal = _goal(step)
        facts = {
            "goal": goal,
            "rows": ", ".join(map(str, ROW_POINTS)),
            "captives": ", ".join(map(str, CAPTIVE_POINTS[:6])),
            "discs": ", ".join(map(str, DISCS)),
        }
        console.write(wrapped(say(f"tutorial-{game}-{lesson.name}-{number}", **facts)))
        while not _answered(console, step, goal):
            pass


def _board(console: Console, position: Position) -> str:
    names = Names(position.setup, colour_names(position.setup))
    lines = [picture(position, names, *notes(position), paint=console.paint)]
    if position.waiting is Waiting.DECISION:
        lines += ["", console.paint(dice_line(position), "dice")]
    return "\n".join(lines)


def _goal(step: TaskStep) -> str:
    """The decisions that are asked for, as a sentence writes them."""
    *others, last = step.task.goal or ("",)
    if last.startswith("k"):
        return " ".join(last[1:])
    return say("tutorial-or", first=", ".join(others), last=last) if others else last


def _answered(console: Console, step: TaskStep, goal: str) -> bool:
    """Ask once; whether it was what the task asks for.

    Raises:
        EOFError: the learner quits.
    """
    button = "" if step.task.goal else say("tutorial-roll" if step.task.roll else "tutorial-next")
    typed = parse(console.ask(f"{button}> "), keeping=_keeps(step))
    if isinstance(typed, PromptCommand) and typed.name == "quit":
        raise EOFError
    if not step.task.goal:
        return True
    word = typed.words[0] if isinstance(typed, Typed) and typed.words else ""
    if word in step.task.goal:
        console.write(say("tutorial-right"))
        return True
    console.write(wrapped(_answer(step, word, goal)))
    return False


def _answer(step: TaskStep, word: str, goal: str) -> str:
    """Why a decision is not the one that is asked for."""
    position = step.before
    try:
        position.decide(read_decision(position.setup.game, word, position.dice))
    except Refusal as refusal:
        return refused(refusal)
    return say("tutorial-other-keep" if _keeps(step) else "tutorial-other-cell", goal=goal)


def _keeps(step: TaskStep) -> bool:
    return any(word.startswith("k") for word in step.task.goal)
