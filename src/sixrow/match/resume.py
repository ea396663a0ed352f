"""A table at which a recorded game goes on: the events that the record amounts to."""

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
    """The authority over a table at which a game has come as far as a record tells.

    The dice of the record are believed, and each is given the link that the envelope has for it.
    Whether they came from there is another matter: verify a record that is made of the table.

    Args:
        table: its id.
        opening: terms and chairs that fit the record.
        record: a game that is not over.
        house: who runs the table from now on.
        given: the nonces that went into the dice so far, if they are known.
        resigned: the seats of people for whom a bot plays on, and after how many entries it began.

    Raises:
        Refusal: the opening is not one; see `open_table`.
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
    """Take in the nonces that came between the last roll and the next."""
    for each in given:
        if each.after == len(draft.table.rolls):
            draft.cause = Cause(seat=each.seat, nonce=each.nonce)
            draft.add(Resumed())


def _resign(draft: Draft, seats: Iterable[Seat]) -> None:
    """Let a bot play on for people who give up."""
    for seat in seats:
        draft.add(Resigned(seat=seat))
        level = draft.table.terms.stand_in
        draft.add(StoodIn(seat=seat, level=level, reason="resigned", ranked=False))
