"""Whose time passes. Time is charged from event to event, and only while the house is up."""

from msgspec.structs import replace

from sixrow.match.events import Event, Resumed
from sixrow.match.table import Table
from sixrow.match.terms import HOUR, SECOND, Bank, Days, time_to_begin
from sixrow.rules import Refusal, Seat
from sixrow.rules.effects import ExtraTurn, TurnEnded


def charged(table: Table, event: Event) -> Table:
    """The table after the running clock has paid for the time up to an event.

    Time that ends with `Resumed` is nobody's: the house was down for some of it.
    """
    seat = table.running
    if seat is None or isinstance(event.fact, Resumed):
        return table
    left = max(0, table.clocks[seat] - (event.time - table.time))
    return replace(table, clocks=_with(table.clocks, seat, left))


def wound_up(table: Table) -> tuple[int, ...]:
    """The clocks at the beginning of a game; none if nobody is timed."""
    time = time_to_begin(table.terms.clock)
    return () if time is None else (time,) * table.setup.players


def after_turn(table: Table, ended: Seat) -> tuple[int, ...]:
    """The clocks when the turn has passed on: the increment, or a new turn's days.

    An extra turn (S-9) brings nothing, since undo might take it back and bring it again.
    """
    match table.terms.clock:
        case Bank(_, increment) if isinstance(table.effects[-1], TurnEnded):
            return _with(table.clocks, ended, table.clocks[ended] + increment)
        case Days() if not isinstance(table.effects[-1], ExtraTurn):
            return wound_up(table)
        case _:
            return table.clocks


def check_time(table: Table, seat: Seat, now: int) -> None:
    """Refuse what comes after the seat's time was up, even if nobody has noticed that yet."""
    if table.running == seat and table.deadline is not None and now >= table.deadline:
        raise Refusal("time-up")


def reading_due(table: Table, now: int) -> bool:
    """Whether to note the time, so that a house that goes down gives back no more than this."""
    every = HOUR if isinstance(table.terms.clock, Days) else 30 * SECOND
    return table.running is not None and now - table.time >= every


def _with(clocks: tuple[int, ...], seat: Seat, time: int) -> tuple[int, ...]:
    return (*clocks[:seat], time, *clocks[seat + 1 :])
