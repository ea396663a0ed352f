"""``sixrow serve``: a server for browsers and bots."""

import os
import threading
import webbrowser
from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.output import echo

if TYPE_CHECKING:
    from sixrow.server.settings import Settings

_EXAMPLES = """\b
Examples:
  sixrow serve --open
  sixrow serve --port 9000 --data ./house
  sixrow serve --origin https://play.example --config house.toml
"""


@click.command(name="serve", epilog=_EXAMPLES)
@click.option("--host", help="The address to listen on; by default this machine only.")
@click.option("--port", help="The port; 0 picks a free one.")
@click.option("--database", metavar="URL", help="The database; by default a file.")
@click.option("--data", metavar="FOLDER", help="The folder for the database and the key.")
@click.option("--origin", "origins", multiple=True, help="The site's address in the browser.")
@click.option("--config", metavar="FILE", help="A TOML file with these and other settings.")
@click.option("--open", "opened", is_flag=True, help="Open the browser.")
def command(config: str | None, opened: bool, **given: Any) -> None:
    """Serve tables to browsers and bots until interrupted.

    Settings come from the file, then from variables such as SIXROW_PORT, then from these options.
    docs/hosting.md lists all of them and explains how to run a server for others.
    """
    from sixrow.server.settings import load

    wishes = {name: value for name, value in given.items() if value not in (None, ())}
    _serve(load(wishes, os.environ, config), opened)


def _serve(settings: "Settings", opened: bool) -> None:
    from sixrow.server import logs
    from sixrow.server.process import address_of, bind, run
    from sixrow.store import Store
    from sixrow.text.sentences import say

    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with bind(settings) as bound, Store.open(settings.database_url) as store:
        address = address_of(bound, settings)
        logs.set_up(settings.log_level)

        def ready() -> None:
            echo(say("serving", address=address))
            if opened:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        run(settings, store, bound, ready)
    echo(say("served"))
