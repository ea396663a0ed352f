"""Handlers for the notices of the house, about time and connections."""

from sixrow.match import clocks, commands
from sixrow.match.draft import Draft
from sixrow.match.events import (
    ClockRead,
    ConnectionBack,
    ConnectionLost,
    Resumed,
    StoodIn,
    TimeUp,
)
from sixrow.match.moves import give_up
from sixrow.match.seats import seat_state
from sixrow.match.table import TablePhase


def tick(draft: Draft, _notice: commands.Tick) -> None:
    """Report a person whose time has run out; otherwise store a clock reading when due."""
    table = draft.table
    seat, deadline = table.running, table.deadline
    if seat is None or deadline is None:
        return
    if draft.now < deadline:
        if clocks.reading_due(table, draft.now):
            draft.add(ClockRead())
        return
    draft.add(TimeUp(seat=seat))
    if table.terms.on_time == "forfeit":
        give_up(draft, seat, "time")
    else:
        level = table.terms.stand_in
        draft.add(StoodIn(seat=seat, level=level, reason="time", ranked=True))
        draft.settle()


def resume(draft: Draft, _notice: commands.Resume) -> None:
    """Continue after the house was down; the time since the last event is not charged."""
    if draft.table.phase is not TablePhase.OVER:
        draft.add(Resumed())
        draft.settle()


def lost(draft: Draft, notice: commands.Lost) -> None:
    state = seat_state(draft.table, notice.seat)
    if state.chair.person and state.away_since is None:
        draft.add(ConnectionLost(seat=notice.seat))


def back(draft: Draft, notice: commands.Back) -> None:
    if seat_state(draft.table, notice.seat).away_since is not None:
        draft.add(ConnectionBack(seat=notice.seat))
