"""Seats of people who resigned while others play on, stored in the record of the game.

The attachment is present only while the game goes on; a computer plays these seats.
"""

from collections.abc import Iterable, Mapping

from sixrow.match import Event
from sixrow.match.events import Decided, Rolled, StoodIn, Undone
from sixrow.notation import Json, Record
from sixrow.rules import Seat

RESIGNED = "resigned-seats"
"""The attachment: each seat from 1, and the number of entries before it resigned."""

_FEWEST = 3
"""With two players, resigning loses the game."""


def resigned(record: Record) -> dict[Seat, int]:
    """The seats that resigned, in order, and after how many entries; invalid data is ignored."""
    told = record.attachments.get(RESIGNED)
    found: dict[Seat, int] = {}
    if record.setup.players < _FEWEST or record.result is not None or not isinstance(told, list):
        return found
    for each in told:
        match each:
            case {"seat": int(seat), "entry": int(entry)}:
                fits = 1 <= seat <= record.setup.players and 0 <= entry <= len(record.entries)
                if fits and not isinstance(seat, bool):
                    found.setdefault(seat - 1, entry)
            case _:
                pass
    return dict(sorted(found.items(), key=lambda item: item[1]))


def resigned_at(events: Iterable[Event]) -> dict[Seat, int]:
    """The same, from the events of a table."""
    entries, found = 0, dict[Seat, int]()
    for event in events:
        match event.fact:
            case Rolled() | Decided():
                entries += 1
            case Undone(count=count):
                entries -= count
                found = {seat: min(entry, entries) for seat, entry in found.items()}
            case StoodIn(seat=seat, reason="resigned"):
                found[seat] = entries
            case _:
                pass
    return found


def attachment(seats: Mapping[Seat, int]) -> dict[str, Json]:
    """The attachment for a record; empty if nobody resigned."""
    told: list[Json] = [{"seat": seat + 1, "entry": entry} for seat, entry in seats.items()]
    return {RESIGNED: told} if told else {}
