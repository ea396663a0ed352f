"""What one person may not do to a table, its players and the bots, though the rules allow it."""

from sixrow.match import (
    Abort,
    Anchor,
    Appoint,
    Decide,
    Give,
    Leave,
    PersonCommand,
    Rematch,
    Resign,
    Return,
    Roll,
    Sit,
    StandIn,
    Start,
    TablePhase,
    Undo,
)
from sixrow.rules import Refusal
from sixrow.server.people.limits import Limits
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.tables.registry import Registry
from sixrow.workers.fair_pool import Owner

MOST_EVENTS = 10_000
"""Events of a table after which it can only be ended; what decides nothing is refused from half
of it on. Long games have a few hundred."""

_REVERSIBLE = (Sit, Leave, Appoint, Undo, StandIn, Return, Rematch)
"""Commands that decide nothing, and could go on for ever."""

_ENDS = (Resign, Abort, Leave)

_PLAY = frozenset({Decide, Give, Roll})
"""Commands that every game needs: bounded by its length, and by how many frames one may send."""


def check_bounds(
    registry: Registry, live: LiveTable, owner: Owner, command: PersonCommand, limits: Limits
) -> None:
    """Refuse a command that would let a table grow without end or take the bots from others.

    Raises:
        Refusal: too many commands that decide nothing, too many events, no person at the table, or
            too many tables with bots, or bots that cannot decide.
    """
    table = live.table
    if type(command) in _PLAY and table.version < MOST_EVENTS:
        return
    if isinstance(command, (*_REVERSIBLE, Anchor)):
        limits.take("fidget", f"{live.id}/{owner.person}")
    most = MOST_EVENTS // 2 if isinstance(command, _REVERSIBLE) else MOST_EVENTS
    if table.version >= most and not isinstance(command, _ENDS):
        raise Refusal("table-full", most=most)
    if isinstance(command, Start) and table.phase is TablePhase.LOBBY:
        _check_bots(registry, live, owner, limits)


def _check_bots(registry: Registry, live: LiveTable, owner: Owner, limits: Limits) -> None:
    if not live.table.people:
        raise Refusal("person-needed")
    if not live.has_bots:
        return
    if not registry.has_thinking_bots():
        raise Refusal("bots-unavailable")
    running = [
        each
        for each in registry.tables.values()
        if each.has_bots and each.table.phase is TablePhase.PLAYING
    ]
    by_person = sum(each.table.host == owner.person for each in running)
    by_address = sum(each.begun_from == owner.address for each in running)
    for number, reason in ((by_person, "bots"), (by_address, "bots-address")):
        if number >= limits.most(reason):
            raise Refusal("too-many-bot-tables", most=int(limits.most(reason)))
    live.begun_from = owner.address
