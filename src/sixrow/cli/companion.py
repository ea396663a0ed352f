"""``sixrow companion``: keep the score of a game at a real board, with real dice."""

from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.console import open_console
from sixrow.cli.failures import Faulty, Unusable
from sixrow.cli.files import read_record
from sixrow.cli.interrupts import interruptible
from sixrow.cli.local_game import (
    has_screen,
    leave_prompt,
    saver_for,
    screen_settings,
    show_on_screen,
    tell,
)
from sixrow.cli.options import game_options, named_options, path_option
from sixrow.cli.output import colour_option
from sixrow.cli.program import called
from sixrow.rules import GAMES

if TYPE_CHECKING:
    from sixrow.notation import Record

_EXAMPLES = """\b
Examples:
  sixrow companion columbiz Ada Bo
  sixrow companion columbiz Ada Bo Cy --last
  sixrow companion sequence-dice Ada Bo --length 5
  sixrow companion --resume columbiz-1.sixrow
"""


@click.command(name="companion", epilog=_EXAMPLES)
@click.argument("game", required=False, type=click.Choice(list(GAMES)), metavar="[GAME]")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--last", is_flag=True, help="Eight dice are the last of their turn.")
@click.option(
    "--edition",
    metavar="NAME",
    help="Options as in a printed edition of Columbiz: nb, fr, pt or de.",
)
@game_options
@path_option("--save", "FILE", "Where to save the game, finished or not.")
@path_option("--resume", "FILE", "Resume a saved game with real dice.")
@click.option("--plain", is_flag=True, help="A plain prompt; used if there is no terminal.")
@colour_option
@click.pass_context
def command(
    context: click.Context,
    /,
    game: str | None,
    names: tuple[str, ...],
    last: bool,
    save: str | None,
    resume: str | None,
    color: str,
    **wishes: Any,
) -> None:
    """Keep the score at a real board, with real dice.

    Type the dice that fell and the cells; captures, rows, totals and the end are kept for you, and
    undo takes back anything. NAMES are the players, in seat order. The record says that the dice
    were real; sixrow analyse judges what was entered.
    """
    from sixrow.cli.advice import PromptAdvice
    from sixrow.local.table import LocalTable
    from sixrow.prompt.session import play
    from sixrow.tui.app import Beginning

    plain = wishes.pop("plain")
    if resume:
        record = _resumed(resume)
    elif game is None:
        raise click.UsageError(context.get_usage(), context)
    else:
        record = _new_record(game, names, wishes)
    saver = saver_for(record, save, resume)
    if not plain and has_screen():
        beginning = Beginning(record=record, saver=saver, last_only=last, program=called())
        show_on_screen(context, screen_settings(context, color), beginning)
    with interruptible():
        console = open_console(color)
        table = LocalTable(record)
        leaving = play(table, console, saver, tell, called(), PromptAdvice(), last_only=last)
    leave_prompt(context, leaving)


def _resumed(file: str) -> "Record":
    """The record of a game with real dice that is not over."""
    from sixrow.notation import real_dice
    from sixrow.text.sentences import say

    record = read_record(file)
    if record.result is not None:
        raise Faulty(say("game-over", file=file))
    if real_dice(record) is None:
        raise Faulty(say("companion-not-real", file=file))
    return record


def _new_record(game: str, names: tuple[str, ...], wishes: dict[str, Any]) -> "Record":
    """The record of a new game with real dice.

    Raises:
        Unusable: a name cannot be used, or two are the same.
    """
    from sixrow.local.seats import HumanPlayer, SeatRefused, new_record, read_name
    from sixrow.notation import RealDice, with_real_dice

    words = {**named_options(wishes), "players": str(len(names))}
    setup = GAMES[game].setup_from_text(words)
    try:
        record = new_record(setup, [HumanPlayer(read_name(name)) for name in names])
    except SeatRefused as refusal:
        raise Unusable(str(refusal)) from refusal
    return with_real_dice(record, RealDice(roll_off=True))
