"""The players' clocks. Time is charged from event to event, and only while the house is up."""

from msgspec.structs import replace

from sixrow.match.events import Event, Resumed
from sixrow.match.table import Table
from sixrow.match.terms import HOUR, SECOND, Bank, Days, time_to_begin
from sixrow.rules import Refusal, Seat
from sixrow.rules.effects import ExtraTurn, TurnEnded


def charged(table: Table, event: Event) -> Table:
    """The table with the time up to an event taken off the running clock.

    Time that ends with `Resumed` is not charged, because the house was down for some of it.
    """
    seat = table.running
    if seat is None or isinstance(event.fact, Resumed):
        return table
    left = max(0, table.clocks[seat] - max(0, event.time - table.charged_from))
    return replace(table, clocks=_with(table.clocks, seat, left))


def wound_up(table: Table) -> tuple[int, ...]:
    """The clocks at the start of a game; empty if the game is untimed."""
    time = time_to_begin(table.terms.clock)
    return () if time is None else (time,) * table.setup.players


def after_turn(table: Table, ended: Seat) -> tuple[int, ...]:
    """The clocks after a turn, with the increment added or the days reset.

    An extra turn (S-9) adds no time, because undoing and repeating it would add it every time.
    """
    match table.terms.clock:
        case Bank(_, increment) if isinstance(table.effects[-1], TurnEnded):
            return _with(table.clocks, ended, table.clocks[ended] + increment)
        case Days() if not isinstance(table.effects[-1], ExtraTurn):
            return wound_up(table)
        case _:
            return table.clocks


def check_time(table: Table, seat: Seat, now: int) -> None:
    """Refuse a command after the seat's time has run out, even before a tick has reported it."""
    if table.running == seat and table.deadline is not None and now >= table.deadline:
        raise Refusal("time-up")


def reading_due(table: Table, now: int) -> bool:
    """Whether to store a clock reading, which limits the uncharged time if the house goes down."""
    every = HOUR if isinstance(table.terms.clock, Days) else 30 * SECOND
    return table.running is not None and now - table.time >= every


def _with(clocks: tuple[int, ...], seat: Seat, time: int) -> tuple[int, ...]:
    return (*clocks[:seat], time, *clocks[seat + 1 :])
