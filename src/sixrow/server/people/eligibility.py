"""What keeps ratings honest where the authority cannot know: who has an account, who studies."""

from sixrow.match import PersonCommand, Sit, Table, Terms
from sixrow.rules import Refusal
from sixrow.store import Account, Store

_LOOKED_AT = 100


def check_opening(account: Account, terms: Terms) -> None:
    """Refuse a guest a rated table: anybody can be many guests.

    Raises:
        Refusal: the table is rated and the person has no account.
    """
    if terms.rated and account.kind != "account":
        raise Refusal("accounts-only")


def check_command(account: Account, table: Table, command: PersonCommand) -> None:
    """Refuse a guest a seat at a rated table.

    Raises:
        Refusal: they want one.
    """
    if isinstance(command, Sit):
        check_opening(account, table.terms)


def check_study(account: Account, store: Store) -> None:
    """Refuse hints and analyses to somebody who plays a rated game.

    Whoever wants to cheat can ask another computer; this keeps the honest honest. Looks into the
    database, so not in the event loop.

    Raises:
        Refusal: they do.
    """
    if account.kind != "account":
        return  # guests do not play rated games
    for card in store.tables.of_person(account.id, after="", limit=_LOOKED_AT):
        if card.rated and card.phase == "playing":
            raise Refusal("rated-table-running")
