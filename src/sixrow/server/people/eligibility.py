"""Checks that keep ratings honest: rated play needs an account and excludes hints."""

from sixrow.match import PersonCommand, Sit, Table, Terms
from sixrow.rules import Refusal
from sixrow.store import Account, Store


def check_opening(account: Account, terms: Terms) -> None:
    """Refuse a rated table to a guest: anybody can be many guests.

    Raises:
        Refusal: the table is rated and the person has no account.
    """
    if terms.rated and account.kind != "account":
        raise Refusal("accounts-only")


def check_command(account: Account, table: Table, command: PersonCommand) -> None:
    """Refuse a seat at a rated table to a guest.

    Raises:
        Refusal: the command asks for one.
    """
    if isinstance(command, Sit):
        check_opening(account, table.terms)


def check_study(account: Account, store: Store) -> None:
    """Refuse hints, analyses and games from a position to a person in a rated game.

    A cheat can use another computer; this keeps the honest honest. Reads the database, so call it
    outside the event loop.

    Raises:
        Refusal: the person is playing a rated game.
    """
    if account.kind != "account":
        return  # guests do not play rated games
    if store.tables.plays_rated(account.id):
        raise Refusal("rated-table-running")
