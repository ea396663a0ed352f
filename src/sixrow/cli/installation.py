"""The server that ``sixrow admin`` works on: its settings, its database, and what can be done."""

import os
import time
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from sixrow.server.settings import Settings
    from sixrow.server.tables.administrator import Administrator
    from sixrow.store import Account, Store

_DAY = 86_400_000


class Installation:
    """Everything is opened on first use: not to show help."""

    def __init__(
        self, context: click.Context, config: str | None, given: Mapping[str, Any]
    ) -> None:
        self._context, self._config, self._given = context, config, given

    @cached_property
    def settings(self) -> "Settings":
        from sixrow.server.settings import load

        wishes = {name: value for name, value in self._given.items() if value is not None}
        return load(wishes, os.environ, self._config)

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
        return self.store.people.by_name(person) or self.store.people.get(person)

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
