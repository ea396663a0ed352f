"""Tables cancelled by an administrator, in any phase and without the running server."""

from sixrow.match import Abort, Envelope, House, TablePhase, handle, rebuild
from sixrow.rules import Refusal
from sixrow.store import EventBatch, Store
from sixrow.workers.bots import LEVEL_NAMES


def cancel_table(store: Store, table: str, now: int) -> None:
    """Abort a table. A running server notices the change; if it writes first, this tries again.

    Raises:
        Refusal: there is no such table, or it is already over.
    """
    while not store.tables.append([_cancelled(store, table, now)])[0]:
        pass


def _cancelled(store: Store, table: str, now: int) -> EventBatch:
    events, card = store.tables.events(table), store.tables.card(table)
    before = rebuild(events)
    if before.phase is TablePhase.OVER:
        raise Refusal("over-already")
    house = House(Envelope(store.tables.secret(table)), LEVEL_NAMES)
    command = Abort(id=f"close-{before.version}", version=before.version)
    answer = handle(before, command, None, now, house)
    return EventBatch.of(answer, card)
