"""Continues a recorded game at a new table, by converting the record to events."""

from collections.abc import Collection, Iterable, Mapping

from msgspec import UNSET

from sixrow.match.authority import Authority, open_table
from sixrow.match.draft import Draft
from sixrow.match.events import Cause, GameBegan, Resigned, Resumed, StoodIn
from sixrow.match.fair_dice import Contribution
from sixrow.match.house import House
from sixrow.match.lobby import Opening
from sixrow.notation import Record, position_text
from sixrow.rules import Seat


def take_up(
    table: str,
    opening: Opening,
    record: Record,
    house: House,
    given: Collection[Contribution] = (),
    resigned: Mapping[Seat, int] | None = None,
) -> Authority:
    """The authority over a new table whose game has been played up to the end of a record.

    Trusts the dice of the record and stores each with the envelope's link for that roll. It does
    not check that the dice follow from the links: export a record of the table and verify it.

    Args:
        table: the id of the new table.
        opening: terms and chairs that fit the record.
        record: a game that is not over.
        house: runs the table from now on.
        given: the nonces that went into the dice so far, if they are known.
        resigned: the seats that a bot has taken over, each with the number of entries before that.

    Raises:
        Refusal: the opening is invalid; see `open_table`.
    """
    opened = open_table(table, opening, 0, house)
    draft = Draft(opened.table, None, 0, house)
    origin = UNSET if record.origin is None else position_text(record.origin)
    draft.add(GameBegan(game=1, position=origin))
    _pour(draft, given)
    gone = resigned or {}
    for place, entry in enumerate(record.entries):
        _resign(draft, (seat for seat in gone if gone[seat] == place))
        if entry.is_roll:
            draft.roll(entry.value)
            _pour(draft, given)
        else:
            draft.decide(entry.value)
    _resign(draft, (seat for seat in gone if gone[seat] == len(record.entries)))
    return Authority((*opened.events, *draft.answer().events), house)


def _pour(draft: Draft, given: Collection[Contribution]) -> None:
    """Add the nonces that were sent between the last roll and the next."""
    for each in given:
        if each.after == len(draft.table.rolls):
            draft.cause = Cause(seat=each.seat, nonce=each.nonce)
            draft.add(Resumed())


def _resign(draft: Draft, seats: Iterable[Seat]) -> None:
    """Let a bot play on for people who resign."""
    for seat in seats:
        draft.add(Resigned(seat=seat))
        level = draft.table.terms.stand_in
        draft.add(StoodIn(seat=seat, level=level, reason="resigned", ranked=False))
