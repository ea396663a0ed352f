"""Options shared by several commands."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.completion import EDITIONS, completed
from sixrow.cli.failures import Unusable
from sixrow.cli.interrupts import interruptible
from sixrow.extras import require
from sixrow.rules import GAMES

if TYPE_CHECKING:
    from sixrow.engine.executors import RemoteExecutor
    from sixrow.rules import Setup


def path_option(name: str, metavar: str, told: str, **more: Any) -> Callable[..., Any]:
    """An option that names a file or a folder, which shells complete."""
    return click.option(name, metavar=metavar, type=click.Path(), help=told, **more)


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add a command-line option for every option of the games."""
    for game in reversed(tuple(GAMES.values())):
        for option in reversed(game.options):
            command = click.option(
                f"--{option.name}",
                type=click.Choice([str(value) for value in option.values]),
                help=f"For {game.name}, see “sixrow rules {option.rule}”.",
            )(command)
    return command


def cluster_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the option that runs the work on a cluster."""
    return click.option(
        "--cluster",
        is_flag=True,
        help="Use the Ray cluster at RAY_ADDRESS, or one started here.",
    )(command)


@contextmanager
def shared_work(cluster: bool, workers: int) -> "Iterator[RemoteExecutor | None]":
    """The cluster executor, if requested; one started here has `workers` workers.

    The first Ctrl-C inside stops the work; later ones do not disturb stopping it.

    Raises:
        Refusal: the cluster's extra is not installed.
        OSError: the cluster does not answer.
    """
    with interruptible():
        if not cluster:
            yield None
            return
        from sixrow.cluster import ClusterExecutor

        with ClusterExecutor(workers) as executor:
            yield executor


def check_cluster(cluster: bool) -> None:
    """Refuse a cluster before anything is compiled for it.

    Raises:
        ExtraMissing: it was requested, and its extra is not installed.
    """
    if cluster:
        require("cluster")


def named_options(wishes: Mapping[str, Any]) -> dict[str, str]:
    """The set-up options that were given on the command line, as strings."""
    names = {option.name for game in GAMES.values() for option in game.options}
    names |= {"players", "edition"}
    return {name: str(wish) for name, wish in wishes.items() if name in names and wish is not None}


def chosen_setup(text: str, wishes: Mapping[str, Any]) -> "Setup":
    """The set-up given on the command line: in one word, or as a game with options.

    Raises:
        Refusal: an option is not valid.
        Unusable: the word is not.
    """
    words = named_options(wishes)
    if text in GAMES:
        return GAMES[text].setup_from_text(words)
    if words:
        from sixrow.text.sentences import say

        raise click.UsageError(say("usage-setup-and-options", setup=text))
    from sixrow.notation import NotationRefused, read_setup
    from sixrow.text.refusals import refused

    try:
        return read_setup(text)
    except NotationRefused as refusal:
        raise Unusable(f"{text}: {refused(refusal.faults[0])}") from refusal


def setup_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that, with a game's name, describe a set-up."""
    command = game_options(command)
    command = click.option(
        "--edition",
        metavar="NAME",
        shell_complete=completed(lambda: EDITIONS),
        help="Options as in a printed edition of Columbiz.",
    )(command)
    return click.option("--players", metavar="N", help="Number of players; 2 by default.")(command)
