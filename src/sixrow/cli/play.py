"""``sixrow play``: a game on the terminal, in the application or at the plain prompt."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.completion import EDITIONS, PLAIN_LEVELS, completed, levels, sitters
from sixrow.cli.console import open_console
from sixrow.cli.failures import Faulty, Unusable
from sixrow.cli.files import STDIN, read_record
from sixrow.cli.interrupts import interruptible
from sixrow.cli.local_game import (
    has_screen,
    leave_prompt,
    new_file,
    saver_for,
    screen_settings,
    show_on_screen,
    tell,
)
from sixrow.cli.options import game_options, named_options, path_option
from sixrow.cli.output import colour_option
from sixrow.cli.program import called
from sixrow.rules import GAMES, Game

if TYPE_CHECKING:
    from sixrow.local.saves import Saver
    from sixrow.local.seats import Sitter
    from sixrow.notation import Record
    from sixrow.prompt.console import Console

_EXAMPLES = """\b
Examples:
  sixrow play
  sixrow play columbiz --seat Ada --seat Bo --seat computer:expert
  sixrow play columbiz --players 3 --level novice
  sixrow play sequence-dice --players 4 --length 5
  sixrow play --resume columbiz-1.sixrow
  sixrow play --join https://example.org/join/k3Qw
  sixrow play --plain
"""


@click.command(name="play", epilog=_EXAMPLES)
@click.argument("game", required=False, type=click.Choice(list(GAMES)), metavar="[GAME]")
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="WHO",
    shell_complete=completed(sitters),
    help="A player, in seat order: a name, computer, or a kind of computer, such as "
    "computer:expert. Repeat it for each seat; the rest are computers.",
)
@click.option(
    "--level",
    metavar="KIND",
    shell_complete=completed(lambda: (*levels(), *PLAIN_LEVELS)),
    help="The default level of computers: novice, casual, skilled (the default), expert or "
    "master; or without an engine: random, first.",
)
@click.option("--players", metavar="N", help="Number of players: 2, 3 or 4.")
@click.option(
    "--edition",
    metavar="NAME",
    shell_complete=completed(lambda: EDITIONS),
    help="Options as in a printed edition of Columbiz: nb, fr, pt or de.",
)
@game_options
@click.option("--seed", metavar="TEXT", help="The seed of the dice; equal seeds give equal dice.")
@path_option("--save", "FILE", "Where to save the game, finished or not.")
@path_option("--resume", "FILE", "Resume a saved game.")
@click.option("--join", metavar="LINK", help="Join a table on a server by its invitation.")
@click.option("--server", metavar="URL", help="The server for tables with friends.")
@click.option(
    "--plain",
    is_flag=True,
    help="A plain prompt, for screen readers, pipes and scripts. Used automatically if there is no "
    "terminal, or one without UTF-8.",
)
@colour_option
@click.pass_context
def command(
    context: click.Context, /, save: str | None, resume: str | None, color: str, **wishes: Any
) -> None:
    """Play Columbiz or Sequence Dice on the terminal.

    GAME is columbiz or sequence-dice; without it the home screen opens, or the plain prompt asks a
    few questions. An unfinished game is saved, also after Ctrl-C, in FILE or in a new file in this
    folder. The dice come from the operating system unless a seed is given; sixrow verify checks the
    dice of a saved game.
    """
    plain = wishes.pop("plain") or not has_screen()
    online = {name: wishes.pop(name) for name in ("join", "server")}
    if any(online.values()):
        _check_online(context, plain, any((save, resume, *wishes.values())))
    asked = _Asked(context, save, resume, color, wishes)
    if plain:
        _play_at_prompt(asked)
    else:
        _play_on_screen(asked, online["join"] or "", online["server"] or "")


@dataclass(frozen=True, slots=True)
class _Asked:
    """The options of a local game.

    Attributes:
        save: the file for the game; None to choose one.
        resume: the file of a game to resume.
        color: when to use colours.
        wishes: the options of a new game, by name.
    """

    context: click.Context
    save: str | None
    resume: str | None
    color: str
    wishes: Mapping[str, Any]


def _check_online(context: click.Context, plain: bool, local: bool) -> None:
    """Refuse options that cannot be combined with a server."""
    from sixrow.text.sentences import say

    if plain:
        raise click.UsageError(say("usage-online-plain"), context)
    if local:
        raise click.UsageError(say("usage-online-alone"), context)


def _play_at_prompt(asked: _Asked) -> None:
    from sixrow.cli.advice import PromptAdvice
    from sixrow.local.table import LocalTable
    from sixrow.prompt.session import play

    with interruptible():
        console = open_console(asked.color)
        record = _take_up(asked) if asked.resume else _begin(console, asked.wishes)
        saver = _saver(record, asked)
        _prepare(record)
        leaving = play(LocalTable(record), console, saver, tell, called(), PromptAdvice())
    leave_prompt(asked.context, leaving)


def _play_on_screen(asked: _Asked, join: str, server: str) -> None:
    from sixrow.tui.app import Beginning

    settings = screen_settings(asked.context, asked.color)
    beginning = Beginning(join=join, server=server, program=called())
    if asked.resume:
        beginning.record = _take_up(asked)
    elif any(asked.wishes.values()):
        game = asked.wishes["game"] or next(iter(GAMES))
        beginning.record = _new_record(GAMES[game], asked.wishes)
    elif asked.save:
        beginning.file = new_file(asked.save)
    if beginning.record is not None:
        _require_engine(beginning.record)
        beginning.saver = _saver(beginning.record, asked)
    show_on_screen(asked.context, settings, beginning)


def _require_engine(record: "Record") -> None:
    """Refuse a game with levels where nothing can think for them.

    Raises:
        ExtraMissing: it has such a seat and the engine is not installed.
    """
    from sixrow.extras import require
    from sixrow.local.seats import levels

    if levels(record):
        require("engine")


def _prepare(record: "Record") -> None:
    """Compile what the computer players need; a game among people needs nothing.

    Raises:
        Refusal: there is no network near this set-up.
    """
    from sixrow.local.seats import levels

    if levels(record):
        from sixrow.cli.engine import prepare_judging
        from sixrow.players import judge_for

        judge_for(record.setup)
        prepare_judging(record.setup.game)


def _begin(console: "Console", wishes: Mapping[str, Any]) -> "Record":
    """The record of a new game, after asking for what was not given."""
    from sixrow.prompt.questions import ask_game, ask_seats

    game = GAMES[wishes["game"]] if wishes["game"] else ask_game(console)
    if any(wishes[name] for name in ("game", "seats", "players", "level")):
        return _new_record(game, wishes)
    return _new_record(game, wishes, ask_seats(console, game))


def _new_record(
    game: Game, wishes: Mapping[str, Any], sitters: "list[Sitter] | None" = None
) -> "Record":
    """The record of a new game; the sitters come from the options unless given."""
    from sixrow.local.seats import SeatRefused, new_record

    words = named_options(wishes)
    try:
        sitters = sitters or _sitters(game, wishes)
        setup = game.setup_from_text({**words, "players": str(len(sitters))})
        return new_record(setup, sitters, wishes["seed"])
    except SeatRefused as refusal:
        raise Unusable(str(refusal)) from refusal


def _sitters(game: Game, wishes: Mapping[str, Any]) -> "list[Sitter]":
    """Who plays: the named people, one person if there are none, and computers for the rest."""
    from sixrow.local.seats import ComputerPlayer, HumanPlayer, read_kind, read_seat
    from sixrow.text.sentences import say

    usual = read_kind(wishes["level"]) if wishes["level"] else ComputerPlayer().kind
    sitters = [read_seat(seat, usual) for seat in wishes["seats"]] or [HumanPlayer(say("player"))]
    players = max(len(sitters), game.players[0])
    if wishes["players"]:
        players = game.setup_from_text({"players": wishes["players"]}).players
    if len(sitters) > players:
        raise click.UsageError(say("usage-too-many-seats", seats=len(sitters), players=players))
    return [*sitters, *[ComputerPlayer(usual)] * (players - len(sitters))]


def _take_up(asked: _Asked) -> "Record":
    """The record of a saved game."""
    from sixrow.text.sentences import say

    file = asked.resume or STDIN
    if any(asked.wishes.values()) or file == STDIN:
        raise click.UsageError(say("usage-resume"), asked.context)
    record = read_record(file)
    if record.result is not None:
        raise Faulty(say("game-over", file=file))
    return record


def _saver(record: "Record", asked: _Asked) -> "Saver":
    return saver_for(record, asked.save, asked.resume)
