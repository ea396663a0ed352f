"""The server that ``sixrow admin`` works on: its settings, its database, and what can be done."""

import os
import time
from functools import cached_property
from typing import TYPE_CHECKING, Any

import click

from sixrow.rules import Refusal

if TYPE_CHECKING:
    from sixrow.server.settings import Settings
    from sixrow.server.tables.administrator import Administrator
    from sixrow.store import Account, Store

_DAY = 86_400_000


_GIVEN = f"{__name__}.given"


def _keep(context: click.Context, parameter: click.Parameter, value: str | None) -> None:
    if value is not None:
        context.meta.setdefault(_GIVEN, {})[parameter.name] = value


def _options() -> list[click.Parameter]:
    """The options that name a server: the same for every command that works on its database."""
    named = (
        ("--database", "URL", str, "The database; as for sixrow serve."),
        ("--data", "FOLDER", click.Path(), "The data folder; as for sixrow serve."),
        ("--config", "FILE", click.Path(), "A TOML file with settings; as for sixrow serve."),
    )
    return [
        click.Option(
            [name], metavar=metavar, type=kind, help=told, expose_value=False, callback=_keep
        )
        for name, metavar, kind, told in named
    ]


class ServerCommands(click.Group):
    """Commands on a server's database, each with the options that name it.

    They may stand before or after the name of the command.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.params.extend(_options())

    def add_command(self, command: click.Command, name: str | None = None) -> None:
        command.params.extend(_options())
        super().add_command(command, name)


class Installation:
    """Everything is opened on first use: not to show help."""

    def __init__(self, context: click.Context) -> None:
        self._context = context

    @cached_property
    def settings(self) -> "Settings":
        from sixrow.server.settings import load

        given = dict(self._context.meta.get(_GIVEN, {}))
        return load(given, os.environ, given.pop("config", None))

    @cached_property
    def store(self) -> "Store":
        from sixrow.store import Store

        return self._context.with_resource(Store.open(self.settings.database_url))

    @cached_property
    def admin(self) -> "Administrator":
        from sixrow.server import logs
        from sixrow.server.tables.administrator import Administrator

        logs.set_up("error")  # what is done is said, and is in the database
        return Administrator(self.store, now)

    def find(self, person: str) -> "Account":
        """A person by name or id.

        Raises:
            Refusal: nobody has either.
        """
        if found := self.store.people.by_name(person):
            return found
        try:
            return self.store.people.get(person)
        except Refusal as refusal:
            raise Refusal("nobody-called", name=person) from refusal

    def end_of(self, days: float | None) -> int:
        """The moment so many days from now; never if None."""
        from sixrow.server.tables.administrator import FOR_EVER

        return FOR_EVER if days is None else now() + int(days * _DAY)


def now() -> int:
    """Milliseconds UTC."""
    return time.time_ns() // 1_000_000


def day(milliseconds: int) -> str:
    """A moment to the minute, UTC."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds // 1_000))
