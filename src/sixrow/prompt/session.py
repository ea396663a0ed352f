"""A session at the prompt: play, and save the game however the session ends."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path

from sixrow.local.saves import Saver, not_saved, put_away
from sixrow.local.seats import computers
from sixrow.local.table import LocalTable
from sixrow.prompt.advice import Advice
from sixrow.prompt.console import Console
from sixrow.prompt.game import PromptGame
from sixrow.text.sentences import say


class Leaving(Enum):
    """How a session ended."""

    DONE = "done"
    INTERRUPTED = "interrupted"
    NO_READER = "no-reader"
    """The console is gone: a closed pipe or a closed window."""


def play(
    table: LocalTable,
    console: Console,
    saver: Saver,
    tell: Callable[[str], None],
    program: str = "sixrow",
    advice: Advice | None = None,
) -> Leaving:
    """Play a game, and save it if it would otherwise be lost.

    An unfinished game is always saved. A finished one is saved if its players chose a file or ask
    for it, and if they can no longer be asked.

    Args:
        table: the game.
        console: where it is played.
        saver: where it is saved.
        tell: reports where the game is, even when the console is gone.
        program: how to call the program again.
        advice: answers hints and odds, and analyses the finished game.
    """
    leaving, settled = Leaving.DONE, False
    try:
        if PromptGame(table, console, saver, advice).run():
            _offer_analysis(table, console, advice)
            settled = _offer_to_save(table, console, saver)
    except EOFError:
        tell("")
    except KeyboardInterrupt:
        leaving = Leaving.INTERRUPTED
        tell("")
    except OSError:
        leaving = Leaving.NO_READER
    finally:
        if not settled:
            put_away(table, saver, tell, program)
    return leaving


def _offer_analysis(table: LocalTable, console: Console, advice: Advice | None) -> None:
    """Show the analysis of a finished game if a player wants it."""
    if advice is None or len(computers(table.plain_record())) == table.setup.players:
        return
    answer = console.ask(say("offer-analysis")).strip().lower()
    if answer in ("y", "yes", *say("answers-yes").split()):
        console.write(advice.analysis(table.record(), console.paint))


def _offer_to_save(table: LocalTable, console: Console, saver: Saver) -> bool:
    """Whether nothing more needs to be done with a finished game."""
    if saver.path is not None:
        return False
    if len(computers(table.plain_record())) == table.setup.players:
        return True
    while True:
        answer = console.ask(say("offer-save")).strip()
        if answer.lower() in ("", "n", "no", *say("answers-no").split()):
            return True
        agreed = answer.lower() in ("y", "yes", *say("answers-yes").split())
        path = None if agreed else Path(answer).expanduser()
        try:
            saved = saver.save(table.record(), path)
        except OSError as error:
            console.write(not_saved(error, path))
        else:
            console.write(say("saved", file=str(saved)))
            return True
