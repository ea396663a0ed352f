"""Consistency checks over everything stored."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import select

from sixrow.match import Table, export, rebuild, verify
from sixrow.rules import Refusal
from sixrow.store.archive import game_of
from sixrow.store.cards import card_of
from sixrow.store.schema import TABLES
from sixrow.store.store import Store


def check(store: Store) -> Iterator[Refusal]:
    """Yield a refusal for every fault.

    Replays every table by the rules from its first event, and rolls the dice of finished games
    again, which takes some milliseconds each; others may keep writing.
    """
    if store.database.is_sqlite:
        with store.database.read() as connection:
            for told in connection.exec_driver_sql("PRAGMA integrity_check").scalars():
                if told != "ok":
                    yield Refusal("database-damaged", text=str(told))
    with store.database.read() as connection:
        ids = connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)).all()
    for table in ids:
        yield from _check_table(store, table)


def _check_table(store: Store, table: str) -> Iterator[Refusal]:
    try:
        state = rebuild(store.tables.events(table))
        if state.id != table:
            yield Refusal("table-does-not-replay", table=table, text=f"opened as {state.id}")
            return
    except Refusal as refusal:
        yield Refusal("table-does-not-replay", table=table, text=str(refusal))
        return
    except (msgspec.MsgspecError, LookupError, AssertionError) as error:
        yield Refusal("table-does-not-replay", table=table, text=f"{error!r}")
        return
    card = store.tables.card(table)
    if card.version > state.version:
        return  # it was played on during the check
    if card != card_of(state, invite=card.invite, public=card.public, created=card.created):
        yield Refusal("card-does-not-fit", table=table)
    yield from _check_games(store, state)


def _check_games(store: Store, state: Table) -> Iterator[Refusal]:
    for play in state.games:
        if play.result is None:
            continue
        try:
            game = store.archive.game(state.id, play.number)
        except Refusal:
            yield Refusal("game-not-archived", table=state.id, game=play.number)
            continue
        if game != game_of(state, play.number, game.ended):
            yield Refusal("game-does-not-fit", table=state.id, game=play.number)
        yield from _check_dice(state, play.number)


def _check_dice(state: Table, game: int) -> Iterator[Refusal]:
    """Roll the dice of a finished game again, from its links.

    Players learn that the house has changed its chain; it is no fault of the database.
    """
    checks = verify(export(state, game)).checks
    codes = [fault.code for check in checks for fault in check.faults if fault.code != "resealed"]
    if codes:
        yield Refusal("dice-do-not-verify", table=state.id, game=game, text=codes[0])
