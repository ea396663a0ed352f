"""The tutorial at a plain prompt."""

from sixrow.prompt.commands import PromptCommand, Typed, parse
from sixrow.prompt.console import Console
from sixrow.rules import Position, Waiting
from sixrow.text.layout import wrapped
from sixrow.text.lessons import keeps, lesson_heading, task_words, wrong_words
from sixrow.text.panels import picture
from sixrow.text.sentences import say
from sixrow.text.status import dice_line, notes
from sixrow.text.words import Names, colour_names
from sixrow.tutorial import LESSONS, Lesson, TaskStep, steps


def teach(console: Console, game: str) -> None:
    """Go through all lessons of a game; ends early if the learner quits or the input ends."""
    try:
        for number, lesson in enumerate(LESSONS[game], start=1):
            heading = lesson_heading(game, number)
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
        console.write(wrapped(task_words(game, lesson.name, number, step)))
        while not _answered(console, step):
            pass


def _board(console: Console, position: Position) -> str:
    names = Names(position.setup, colour_names(position.setup))
    lines = [picture(position, names, *notes(position), paint=console.paint)]
    if position.waiting is Waiting.DECISION:
        lines += ["", console.paint(dice_line(position), "dice")]
    return "\n".join(lines)


def _answered(console: Console, step: TaskStep) -> bool:
    """Ask once; whether it was what the task asks for.

    Raises:
        EOFError: the learner quits.
    """
    button = "" if step.task.goal else say("tutorial-roll" if step.task.roll else "tutorial-next")
    typed = parse(console.ask(f"{button}> "), keeping=keeps(step))
    if isinstance(typed, PromptCommand) and typed.name == "quit":
        raise EOFError
    if not step.task.goal:
        return True
    word = typed.words[0] if isinstance(typed, Typed) and typed.words else ""
    if word in step.task.goal:
        console.write(say("tutorial-right"))
        return True
    console.write(wrapped(wrong_words(step, word)))
    return False
