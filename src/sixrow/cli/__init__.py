"""The command line. Each command has its own module, imported only when needed."""

import os
import sys
from importlib import import_module

import click

from sixrow import __version__
from sixrow.cli.completion import LANGUAGES, completed
from sixrow.cli.failures import Guarded
from sixrow.cli.output import forgive

_COMMANDS = (
    *("play", "tutorial", "rules", "show", "hint", "replay", "analyse", "check", "verify"),
    *("serve", "store", "admin"),
    *("simulate", "rollout", "ladder", "dataset", "learn", "warm"),
)


class _Commands(Guarded):
    """The group of all commands; each is in the module of its name."""

    def list_commands(self, _context: click.Context) -> list[str]:
        """The names, in the order in which a newcomer needs them."""
        return list(_COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        if name not in _COMMANDS:
            return None
        command = import_module(f"sixrow.cli.{name}").command
        assert isinstance(command, click.Command)
        return command


@click.group(
    name="sixrow",
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 88},
    epilog="""\b
Examples:
  sixrow play                      a few questions, then a game
  sixrow tutorial columbiz         learn a game in three minutes
  sixrow rules columbiz            the rules of one game
  sixrow replay columbiz-1.sixrow  step through a saved game
  sixrow analyse columbiz-1.sixrow the mistakes in it, and the luck
  sixrow serve --open              tables for friends, in the browser
  sixrow simulate columbiz         statistics over ten thousand games

\b
Exit codes:
  0    success
  1    the input was read and is invalid, or was refused
  2    wrong usage, or something that cannot be used: a file, a setting, a database
  3    a record has no proof of its dice (verify)
  130  interrupted with Ctrl-C
  141  the output was closed (a broken pipe)

Sixrow is unofficial and not affiliated with the publishers of the games.""",
)
@click.option(
    "--language",
    metavar="NAME",
    shell_complete=completed(lambda: LANGUAGES),
    help="The language: en, nb, fr, pt or de.",
)
@click.version_option(__version__, prog_name="sixrow", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context, language: str | None) -> None:
    """Play and study two dice-and-rows board games, Columbiz and Sequence Dice.

    Without --language, SIXROW_LANGUAGE decides, then the system's LC_ALL, LC_MESSAGES or LANG.
    Commands, their options and this help are English in every language.
    """
    from sixrow.text.languages import VARIABLE, read_language, speaking, system_language

    forgive(sys.stdout)
    # First the system's language, so that an unknown language is refused in words that are
    # understood.
    context.with_resource(speaking(system_language(os.environ)))
    asked = language or os.environ.get(VARIABLE)
    if asked:
        context.with_resource(speaking(read_language(asked)))
