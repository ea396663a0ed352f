"""``sixrow admin``: administration of people and tables, whether or not the server is running."""

import click

from sixrow.cli import moderation
from sixrow.cli.installation import Installation, ServerCommands, now
from sixrow.cli.output import echo

_EXAMPLES = """\b
Examples:
  sixrow admin people
  sixrow admin ban Mallory --days 7 --reason "spam in the chat"
  sixrow admin ban-address 192.0.2.0/24 --days 1
  sixrow admin switch guests off
  sixrow admin announce "Down for ten minutes at noon" --hours 3
  sixrow admin close 3q2-7wE9xAyLkP0r
  sixrow admin sweep --guests 90d --dry-run
"""

_AGE_HELP = "How long ago they were last seen: a number and h, d or w."


@click.group(name="admin", cls=ServerCommands, epilog=_EXAMPLES)
@click.pass_context
def command(context: click.Context, /) -> None:
    """Manage the people and tables of a server.

    Works on the database; a server that runs notices within seconds. PERSON is a name or an id.
    """
    context.obj = Installation(context)


@command.command()
@click.argument("text", default="")
@click.option("--most", default=50, show_default=True, help="The number of people to show.")
@click.pass_obj
def people(house: Installation, text: str, most: int) -> None:
    """List people, latest first; with TEXT, only those whose name contains it."""
    from sixrow.text.sentences import say

    for each in house.store.people.search(text, most):
        echo(say("admin-person", id=each.id, kind=each.kind, name=each.name))


@command.command()
@click.argument("person")
@click.option("--days", type=click.FloatRange(min=0), help="The duration; permanent by default.")
@click.option("--reason", default="", help="The reason shown to the person.")
@click.pass_obj
def ban(house: Installation, person: str, days: float | None, reason: str) -> None:
    """Ban a person."""
    from sixrow.text.sentences import say

    found = house.find(person)
    house.admin.ban(found.id, house.end_of(days), reason)
    echo(say("admin-banned", name=found.name))


@command.command()
@click.argument("person")
@click.pass_obj
def unban(house: Installation, person: str) -> None:
    """Lift a person's ban."""
    from sixrow.text.sentences import say

    found = house.find(person)
    house.admin.unban(found.id)
    echo(say("admin-unbanned", name=found.name))


@command.command()
@click.argument("person")
@click.argument("name")
@click.pass_obj
def rename(house: Installation, person: str, name: str) -> None:
    """Rename a person."""
    from sixrow.text.sentences import say

    found = house.find(person)
    house.admin.rename(found, name)
    echo(say("admin-renamed", before=found.name, name=name))


@command.command()
@click.argument("person")
@click.pass_obj
def logout(house: Installation, person: str) -> None:
    """Log a person out in all browsers, and revoke all their tokens."""
    from sixrow.text.sentences import say

    found = house.find(person)
    house.admin.log_out(found.id)
    echo(say("admin-logged-out", name=found.name))


@command.command()
@click.argument("table")
@click.pass_obj
def close(house: Installation, table: str) -> None:
    """Cancel a table in any state; it has no winner and does not count."""
    from sixrow.text.sentences import say

    house.admin.cancel(table)
    echo(say("admin-closed", table=table))


@command.command()
@click.option("--guests", "age", metavar="AGE", default="90d", show_default=True, help=_AGE_HELP)
@click.option("--dry-run", is_flag=True, help="Only tell what would be deleted.")
@click.pass_obj
def sweep(house: Installation, age: str, dry_run: bool) -> None:
    """Delete guests without an account who have not been seen for some time.

    Their records, analyses, chat lines and the tables where nobody else was go with them; in games
    with others their seats become anonymous.
    """
    from sixrow.text.sentences import say

    swept = house.admin.sweep(now() - _milliseconds(age), dry_run=dry_run)
    if not swept.guests + swept.tables:
        echo(say("admin-nothing-to-sweep"))
        return
    echo(
        say(
            "admin-would-sweep" if dry_run else "admin-swept",
            guests=swept.guests,
            tables=swept.tables,
            records=swept.records,
            lines=swept.lines,
        )
    )


def _milliseconds(age: str) -> int:
    """An age such as 90d, 12h or 8w."""
    from sixrow.rules import Refusal

    hours = {"h": 1, "d": 24, "w": 168}
    number, unit = age[:-1], age[-1:]
    if unit not in hours or not number.isascii() or not number.isdigit() or len(number) > 5:
        raise Refusal("not-an-age", text=age)
    return int(number) * hours[unit] * 3_600_000


@command.command()
@click.argument("text")
@click.option("--hours", type=click.FloatRange(min=0), default=24.0, show_default=True)
@click.pass_obj
def announce(house: Installation, text: str, hours: float) -> None:
    """Show an announcement to everybody for some hours."""
    from sixrow.text.sentences import say

    notice = house.admin.announce(text, house.end_of(hours / 24))
    echo(say("admin-announced", id=notice.id))


@command.command()
@click.argument("notice")
@click.pass_obj
def retract(house: Installation, notice: str) -> None:
    """Withdraw an announcement, by its id."""
    from sixrow.text.sentences import say

    house.admin.retract(notice)
    echo(say("admin-retracted", id=notice))


@command.command(name="rotate-key")
@click.option("--drop-old", is_flag=True, help="Forget the old keys: log everybody out.")
@click.pass_obj
def rotate_key(house: Installation, drop_old: bool) -> None:
    """Sign cookies with a new key from the next start of the server.

    The old keys are still accepted, and a client's next visit renews its cookie. With --drop-old,
    for keys that became known, nobody is logged in any more, and guests lose their seats.
    """
    from sixrow.server.people.keys import rotate_key as rotate
    from sixrow.text.sentences import say

    rotate(house.settings.secret_path, drop=drop_old)
    echo(say("admin-keys-dropped" if drop_old else "admin-key-rotated"))


for each in moderation.COMMANDS:
    command.add_command(each)
