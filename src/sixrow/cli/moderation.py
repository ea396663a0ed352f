"""``sixrow admin``: tables, chat lines, reports, bans of addresses, switches, roles, the log."""

import click

from sixrow.cli.installation import Installation, day, now
from sixrow.cli.output import echo

_FEATURES = ("guests", "chat", "imports", "analyses")

_most = click.option("--most", default=50, show_default=True, help="The number of lines to show.")
_days = click.option(
    "--days", type=click.FloatRange(min=0), help="The duration; permanent by default."
)


@click.command()
@_most
@click.pass_obj
def tables(house: Installation, most: int) -> None:
    """List unfinished tables, latest first."""
    for card in house.store.tables.unfinished(limit=most):
        names = ", ".join(chair.name or chair.level or "–" for chair in card.chairs)
        echo(f"{card.table}  {card.phase}  {card.setup}  {day(card.created)}  {names}")


@click.command()
@click.option("--table", default="", help="Only lines of this table.")
@click.option("--person", default="", help="Only lines of this person.")
@_most
@click.pass_obj
def lines(house: Installation, table: str, person: str, most: int) -> None:
    """List chat lines, latest first."""
    who = house.find(person).id if person else ""
    for line in house.store.chat.latest(table=table, person=who, limit=most):
        said = line.text or f"({line.phrase})"
        echo(f"{line.table} {line.number}  {day(line.time)}  {line.name}: {said}")


@click.command(name="drop-line")
@click.argument("table")
@click.argument("number", type=int)
@click.pass_obj
def drop_line(house: Installation, table: str, number: int) -> None:
    """Delete a chat line, by its table and number."""
    from sixrow.text.sentences import say

    house.admin.drop_line(table, number)
    echo(say("admin-line-dropped"))


@click.command()
@click.option("--closed", is_flag=True, help="Show closed ones, too.")
@_most
@click.pass_obj
def reports(house: Installation, closed: bool, most: int) -> None:
    """List reported chat lines, latest first."""
    for each in house.store.reports.list(closed=closed, limit=most):
        echo(f"{each.id}  {day(each.time)}  {each.table} {each.line}  {each.name}: {each.text}")
        if each.reason or each.outcome:
            echo(f"    {each.reason}{' → ' if each.outcome else ''}{each.outcome}")


@click.command(name="close-report")
@click.argument("report")
@click.option("--outcome", default="", help="What was done.")
@click.option("--drop-line", "drop", is_flag=True, help="Delete the line.")
@click.pass_obj
def close_report(house: Installation, report: str, outcome: str, drop: bool) -> None:
    """Close a report, by its id."""
    from sixrow.text.sentences import say

    found = house.store.reports.get(report)
    if drop:
        house.admin.drop_line(found.table, found.line)
    house.admin.close_report(report, outcome)
    echo(say("admin-report-closed"))


@click.command()
@click.pass_obj
def bans(house: Installation) -> None:
    """List the people and addresses that are banned."""
    for person in house.store.people.banned(now()):
        found = house.store.people.get(person)
        echo(f"{person}  {day(found.banned_until)}  {found.name}  {found.ban_reason}")
    for ban in house.store.admission.bans(now()):
        echo(f"{ban.network}  {day(ban.until)}  {ban.reason}")


@click.command(name="ban-address")
@click.argument("network")
@_days
@click.option("--reason", default="", help="The reason shown to those who come from there.")
@click.pass_obj
def ban_address(house: Installation, network: str, days: float | None, reason: str) -> None:
    """Ban an address, or a network such as 192.0.2.0/24."""
    from sixrow.text.sentences import say

    ban = house.admin.ban_address(network, house.end_of(days), reason)
    echo(say("admin-banned", name=ban.network))


@click.command(name="unban-address")
@click.argument("network")
@click.pass_obj
def unban_address(house: Installation, network: str) -> None:
    """Lift the ban of an address or a network."""
    from sixrow.text.sentences import say

    echo(say("admin-unbanned", name=house.admin.unban_address(network).network))


@click.command()
@click.argument("feature", type=click.Choice(_FEATURES), required=False)
@click.argument("state", type=click.Choice(("on", "off")), required=False)
@click.pass_obj
def switch(house: Installation, feature: str | None, state: str | None) -> None:
    """Switch new guests, chat, imports or analyses on or off; list them without arguments."""
    from sixrow.store.admission import FEATURES

    for name in FEATURES:
        if name == feature and state:
            house.admin.switch(name, on=state == "on")
    off = house.store.admission.off()
    for name in FEATURES:
        if feature in (None, name):
            echo(f"{name}  {'off' if name in off else 'on'}")


@click.command()
@click.argument("person")
@click.pass_obj
def grant(house: Installation, person: str) -> None:
    """Let the owner of an account use the admin page."""
    from sixrow.text.sentences import say

    found = house.find(person)
    house.admin.grant(found.id)
    echo(say("admin-granted", name=found.name))


@click.command()
@click.argument("person")
@click.pass_obj
def revoke(house: Installation, person: str) -> None:
    """Take the role of an administrator away."""
    from sixrow.text.sentences import say

    found = house.find(person)
    house.admin.revoke(found.id)
    echo(say("admin-revoked", name=found.name))


@click.command()
@_most
@click.pass_obj
def log(house: Installation, most: int) -> None:
    """Show what administrators have done, latest first."""
    for each in house.store.admin_log.latest(most):
        note = f"  {each.note}" if each.note else ""
        echo(f"{day(each.time)}  {each.by or '-'}  {each.act}  {each.subject}{note}")


COMMANDS = (
    *(tables, lines, drop_line, reports, close_report, bans, ban_address, unban_address),
    *(switch, grant, revoke, log),
)
