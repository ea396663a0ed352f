"""``sixrow serve``: a server for browsers and bots."""

import errno
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.failures import Unusable
from sixrow.cli.options import path_option
from sixrow.cli.output import echo, is_terminal
from sixrow.folders import FALLBACK_VARIABLE

if TYPE_CHECKING:
    import socket

    from sixrow.server.settings import Settings
    from sixrow.workers.engine_process import Engine

PREPARATION = 30
"""Seconds in which a bot's process compiles the engine for itself."""

_EXAMPLES = """\b
Examples:
  sixrow serve --open
  sixrow serve --open --host 0.0.0.0
  sixrow serve --port 9000 --data ./house
  sixrow serve --origin https://play.example --config house.toml
"""

_WHOSE_DATA = frozenset({"data", "database"})
"""Settings that identify a server; the others configure it."""


@click.command(name="serve", epilog=_EXAMPLES)
@click.option("--host", help="The address to listen on; this machine only by default.")
@click.option("--port", help="The port; 0 picks a free one.")
@click.option("--database", metavar="URL", help="The database; a file by default.")
@path_option("--data", "FOLDER", "The folder for the database, the key and the log.")
@click.option("--origin", "origins", multiple=True, help="The site's address in the browser.")
@path_option("--config", "FILE", "A TOML file with these and other settings.")
@path_option("--log-file", "FILE", "The file for the log; - is stderr.")
@click.option("--verbose", is_flag=True, help="Show the log on stderr, even if it goes to a file.")
@click.option("--open", "opened", is_flag=True, help="Open the browser.")
def command(config: str | None, opened: bool, verbose: bool, **given: Any) -> None:
    """Serve tables to browsers and bots until interrupted.

    Settings come from the file, then from variables such as SIXROW_PORT, then from here. The log
    goes to a file if a person starts the server, and to stderr if a service does. If a server is
    already running on the same database, --open opens that one. See docs/hosting.md.
    """
    from sixrow.rules import Refusal
    from sixrow.server.settings import load

    wishes = {name: value for name, value in given.items() if value not in (None, ())}
    start = ServerStart(opened, verbose, _open_command({"config": config, **wishes}, opened))
    try:
        _serve(load(wishes, os.environ, config), start)
    except Refusal as refusal:
        if not opened or refusal.code != "already-served":
            raise
        _go_to(str(refusal.details["address"]), otherwise=bool(wishes.keys() - _WHOSE_DATA))


@dataclass(frozen=True)
class ServerStart:
    """How the server is started, apart from its settings.

    Attributes:
        opened: whether the browser is opened.
        verbose: whether the log is also shown on stderr.
        command: the command that would let others in the network reach it.
    """

    opened: bool
    verbose: bool
    command: str


def _open_command(given: Mapping[str, str | None], opened: bool) -> str:
    """The command that starts the same server so that others in the network reach it."""
    from sixrow.server.settings import STARTER_VARIABLE

    words = []
    for name, value in given.items():
        if isinstance(value, str) and name != "host":
            words += [f"--{name.replace('_', '-')}", value]
    options = shlex.join([*words, "--host", "0.0.0.0"])  # noqa: S104 - only shown
    if os.environ.get(STARTER_VARIABLE) == "make":
        return f'make play ARGS="{options}"'
    return f"sixrow serve {'--open ' if opened else ''}{options}"


def _serve(settings: "Settings", start: ServerStart) -> None:
    from sixrow.rules import Refusal
    from sixrow.server import logs
    from sixrow.server.process import address_of, run
    from sixrow.store import Store
    from sixrow.store.server_lock import ServerLock
    from sixrow.text.sentences import say

    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.environ.setdefault(FALLBACK_VARIABLE, str(settings.folder / "cache"))
    log = settings.log_path(attended=start.opened or is_terminal(sys.stderr))
    with ServerLock(settings.database_url) as lock, bind_port(settings, start.opened) as bound:
        address = address_of(bound, settings)
        lock.tell(address)

        def ready() -> None:
            for line in greeting(bound, settings, start, log):
                echo(line)
            if start.opened:
                _open_browser(address)

        with Store.open(settings.database_url) as store:
            logs.set_up(settings.log_level, file=log, shown=start.verbose or log is None)
            try:
                run(settings, store, bound, ready, start.command, _tell_engine)
            except SystemExit as error:
                raise Refusal("not-started", file=str(log or "stderr")) from error
    echo(say("served"))


def _tell_engine(engine: "Engine") -> None:
    """Say what is wrong with the engine; the server runs on."""
    from sixrow.text.sentences import say

    if engine.failed:
        click.echo(say("serving-bots-failed"), err=True)
    elif not engine.folder:
        click.echo(say("engine-not-kept", seconds=PREPARATION), err=True)


def bind_port(settings: "Settings", opened: bool) -> "socket.socket":
    """The socket to listen on; picks another port for a person who did not ask for this one.

    Raises:
        Unusable: the port is in use.
    """
    from msgspec.structs import replace

    from sixrow.server.process import bind
    from sixrow.server.settings import USUAL_PORT
    from sixrow.text.sentences import say

    try:
        return bind(settings)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        if not opened or settings.port != USUAL_PORT:
            raise Unusable(say("port-in-use", port=settings.port)) from error
    echo(say("port-taken-instead", port=settings.port))
    return bind(replace(settings, port=0))


def greeting(
    bound: "socket.socket", settings: "Settings", start: ServerStart, log: Path | None
) -> Iterator[str]:
    """The lines shown to a person once the server answers."""
    from sixrow.server.process import address_of
    from sixrow.text.sentences import say
    from sixrow.wire.reach import reach_of

    yield say("serving", address=address_of(bound, settings))
    yield say("serving-invite")
    reach = reach_of(bound.getsockname()[:2], settings.origins, start.command)
    if reach.command:
        yield say("serving-here-only", command=reach.command)
    elif reach.origins and not settings.origins:
        yield say("serving-network", addresses=", ".join(f"{each}/" for each in reach.origins))
    if log is not None:
        yield say("serving-log", file=str(log))
    yield say("serving-stop")


def _go_to(address: str, *, otherwise: bool) -> None:
    """Open the server that is already running.

    Args:
        address: its address.
        otherwise: whether other settings were requested.
    """
    from sixrow.text.sentences import say

    echo(say("serving-already", address=address))
    if otherwise:
        echo(say("serving-unchanged"))
    _open_browser(address)


def _open_browser(address: str) -> None:
    """Open the browser in a separate process, so that its output is not seen here."""
    quiet = subprocess.DEVNULL
    subprocess.Popen(
        (sys.executable, "-I", "-m", "webbrowser", address),
        stdin=quiet,
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,
    )
