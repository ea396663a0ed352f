"""The seats that a command names."""

from sixrow.match.house import Person
from sixrow.match.table import SeatState, Table
from sixrow.rules import Refusal, Seat


def seat_state(table: Table, seat: Seat) -> SeatState:
    """A seat of the table.

    Raises:
        Refusal: it has no such seat.
    """
    if not 0 <= seat < table.setup.players:
        raise Refusal("no-such-seat", field="seat")
    return table.seats[seat]


def own_seat(table: Table, seat: Seat, by: Person | None) -> SeatState:
    """A seat of the person who asks.

    Raises:
        Refusal: it is somebody else's or nobody's.
    """
    state = seat_state(table, seat)
    if by is None or state.chair.person != by.id:
        raise Refusal("not-your-seat", seat=seat + 1)
    return state
