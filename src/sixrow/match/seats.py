"""Looks up the seats that a command names, and whose turn it is."""

from sixrow.match import clocks
from sixrow.match.draft import Draft
from sixrow.match.house import Person
from sixrow.match.table import SeatState, Table
from sixrow.rules import Refusal, Seat


def seat_state(table: Table, seat: Seat) -> SeatState:
    """The state of a seat.

    Raises:
        Refusal: the table has no such seat.
    """
    if not 0 <= seat < table.setup.players:
        raise Refusal("no-such-seat", field="seat")
    return table.seats[seat]


def own_seat(table: Table, seat: Seat, by: Person | None) -> SeatState:
    """The state of a seat that belongs to the sender.

    Raises:
        Refusal: the seat belongs to someone else or to nobody, or does not exist.
    """
    state = seat_state(table, seat)
    if by is None or state.chair.person != by.id:
        raise Refusal("not-your-seat", seat=seat + 1)
    return state


def check_turn(draft: Draft, seat: Seat, by: Person | None) -> None:
    """Refuse a sender who may not act for this seat now, or whose time has run out."""
    draft.check_playing()
    table = draft.table
    state = seat_state(table, seat)
    if table.position.seat != seat:
        raise Refusal("not-your-turn", seat=table.position.seat + 1)
    if by is not None and state.bot:
        raise Refusal("bot-plays", seat=seat + 1)
    if by is None and not state.bot:
        raise Refusal("for-people")
    clocks.check_time(table, seat, draft.now)
