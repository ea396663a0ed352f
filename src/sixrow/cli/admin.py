"""``sixrow admin``: administration of people and tables, whether or not the server is running."""

import os
import time
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.output import echo

if TYPE_CHECKING:
    from sixrow.server.settings import Settings
    from sixrow.store import Account, Store

_EXAMPLES = """\b
Examples:
  sixrow admin people
  sixrow admin ban Mallory --days 7 --reason "spam in the chat"
  sixrow admin announce "Down for ten minutes at noon" --hours 3
  sixrow admin close 3q2-7wE9xAyLkP0r
"""

_HOUR = 3_600_000
_FOR_EVER = 253_402_300_799_000


@click.group(name="admin", epilog=_EXAMPLES)
@click.option("--database", metavar="URL", help="The database; as for sixrow serve.")
@click.option("--data", metavar="FOLDER", help="The data folder; as for sixrow serve.")
@click.option("--config", metavar="FILE", help="A TOML file with settings.")
@click.pass_context
def command(context: click.Context, /, config: str | None, **given: Any) -> None:
    """Manage the people and tables of a server.

    Works on the database; a server that runs notices within seconds. PERSON is a name or an id.
    """
    context.obj = _House(context, config, given)


class _House:
    """The database that a command works on, opened on first use: not to show help."""

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


@command.command()
@click.argument("text", default="")
@click.option("--most", default=50, show_default=True, help="The number of people to show.")
@click.pass_obj
def people(house: _House, text: str, most: int) -> None:
    """List people, latest first; with TEXT, only those whose name contains it."""
    from sixrow.text.sentences import say

    for each in house.store.people.search(text, most):
        echo(say("admin-person", id=each.id, kind=each.kind, name=each.name))


@command.command()
@click.argument("person")
@click.option("--days", type=click.FloatRange(min=0), help="The duration; permanent by default.")
@click.option("--reason", default="", help="The reason shown to the person.")
@click.pass_obj
def ban(house: _House, person: str, days: float | None, reason: str) -> None:
    """Ban a person."""
    from sixrow.text.sentences import say

    found = _find(house.store, person)
    until = _FOR_EVER if days is None else _now() + int(days * 24 * _HOUR)
    house.store.people.ban(found.id, until, reason)
    echo(say("admin-banned", name=found.name))


@command.command()
@click.argument("person")
@click.pass_obj
def unban(house: _House, person: str) -> None:
    """Lift a person's ban."""
    from sixrow.text.sentences import say

    found = _find(house.store, person)
    house.store.people.unban(found.id)
    echo(say("admin-unbanned", name=found.name))


@command.command()
@click.argument("person")
@click.argument("name")
@click.pass_obj
def rename(house: _House, person: str, name: str) -> None:
    """Rename a person."""
    from sixrow.match import Person
    from sixrow.match.house import check_person
    from sixrow.text.sentences import say

    found = _find(house.store, person)
    check_person(Person(found.id, name))
    house.store.people.rename(found.id, name)
    echo(say("admin-renamed", before=found.name, name=name))


@command.command()
@click.argument("person")
@click.pass_obj
def logout(house: _House, person: str) -> None:
    """Log a person out in all browsers, and revoke all their tokens."""
    from sixrow.text.sentences import say

    found = _find(house.store, person)
    house.store.people.raise_epoch(found.id)
    for token in house.store.people.tokens(found.id):
        house.store.people.drop_token(found.id, token.id)
    echo(say("admin-logged-out", name=found.name))


@command.command()
@click.argument("table")
@click.pass_obj
def close(house: _House, table: str) -> None:
    """Cancel a table in any state; it has no winner and does not count."""
    from sixrow.server.tables.cancellation import cancel_table
    from sixrow.text.sentences import say

    cancel_table(house.store, table, _now())
    echo(say("admin-closed", table=table))


@command.command()
@click.argument("text")
@click.option("--hours", type=click.FloatRange(min=0), default=24.0, show_default=True)
@click.pass_obj
def announce(house: _House, text: str, hours: float) -> None:
    """Show an announcement to everybody for some hours."""
    from sixrow.text.sentences import say

    now = _now()
    notice = house.store.announcements.add(text, now, now + int(hours * _HOUR))
    echo(say("admin-announced", id=notice.id))


@command.command()
@click.argument("notice")
@click.pass_obj
def retract(house: _House, notice: str) -> None:
    """Withdraw an announcement, by its id."""
    from sixrow.text.sentences import say

    house.store.announcements.drop(notice)
    echo(say("admin-retracted", id=notice))


@command.command(name="rotate-key")
@click.option("--drop-old", is_flag=True, help="Forget the old keys: log everybody out.")
@click.pass_obj
def rotate_key(house: _House, drop_old: bool) -> None:
    """Sign cookies with a new key from the next start of the server.

    The old keys are still accepted, and a client's next visit renews its cookie. With --drop-old,
    for keys that became known, nobody is logged in any more, and guests lose their seats.
    """
    from sixrow.server.people.keys import rotate_key as rotate
    from sixrow.text.sentences import say

    rotate(house.settings.secret_path, drop=drop_old)
    echo(say("admin-keys-dropped" if drop_old else "admin-key-rotated"))


def _find(store: "Store", person: str) -> "Account":
    """A person by name or id.

    Raises:
        Refusal: nobody has either.
    """
    return store.people.by_name(person) or store.people.get(person)


def _now() -> int:
    return time.time_ns() // 1_000_000
