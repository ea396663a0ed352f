"""Cards: the summary of a table for lists, shown without replaying its events."""

from typing import Literal

import msgspec
from msgspec import Struct

from sixrow.match import Chair, Table, TablePhase
from sixrow.match.terms import Clock, NoClock
from sixrow.rules import Waiting
from sixrow.rules.board import CELLS, cells_in
from sixrow.store.database import RowValues

_encode = msgspec.json.Encoder().encode


class Card(Struct, frozen=True, kw_only=True, gc=False):
    """The summary of a table for lists.

    Attributes:
        table: its id.
        invite: the unguessable code of its invitation.
        public: whether it is listed in the lobby.
        setup: the text of the set-up.
        host: the person who may start it; empty if only the server may.
        chairs: who sits where.
        clock: how much time people have.
        board: the side of the piece on each cell, as a digit, or a dot; empty before the game.
        scores: the points of each side.
        turn: the seat that has to act, as `whose_turn` says; None if nobody has to.
        bot: whether a bot currently plays that seat.
        deadline: when that seat's time runs out; None without a clock.
        version: the number of the last event.
        created: when it was opened.
        updated: the time of the last event.
    """

    table: str
    invite: str
    public: bool
    setup: str
    rated: bool
    pair: bool
    phase: Literal["lobby", "playing", "over"]
    host: str
    chairs: tuple[Chair, ...]
    clock: Clock = NoClock()
    board: str = ""
    scores: tuple[int, ...] = ()
    turn: int | None = None
    bot: bool = False
    deadline: int | None = None
    version: int
    created: int
    updated: int

    @property
    def people(self) -> frozenset[str]:
        """The people who have a seat."""
        return frozenset(chair.person for chair in self.chairs if chair.person)

    @property
    def turn_of(self) -> str:
        """The person who has to act; empty if nobody or a bot has to."""
        return "" if self.turn is None or self.bot else self.chairs[self.turn].person

    @property
    def row(self) -> RowValues:
        """Its values for the columns of `batches.UPDATE_CARDS`."""
        return self.table, self.phase, self.turn_of, _encode(self).decode()

    def renewed(self, table: Table) -> "Card":
        """The current card of the table; the same object if it would show nothing new.

        The version and the time are not compared: they change with every event, and are stored with
        the events.
        """
        turn, bot = whose_turn(table)
        same = turn == self.turn and bot == self.bot and table.deadline == self.deadline
        if same and table.phase.value == self.phase:
            for seat, chair in zip(table.seats, self.chairs, strict=True):
                if seat.chair is not chair and seat.chair != chair:
                    break
            else:
                return self
        return card_of(table, invite=self.invite, public=self.public, created=self.created)


def card_of(table: Table, *, invite: str, public: bool, created: int) -> Card:
    """The current card of a table."""
    turn, bot = whose_turn(table)
    return Card(
        table=table.id,
        invite=invite,
        public=public,
        setup=table.terms.setup,
        rated=table.terms.rated,
        pair=bool(table.terms.pair),
        phase=table.phase.value,
        host=table.host,
        chairs=tuple(seat.chair for seat in table.seats),
        clock=table.terms.clock,
        board=_board(table) if table.games else "",
        scores=table.position.scores() if table.games else (),
        turn=turn,
        bot=bot,
        deadline=table.deadline,
        version=table.version,
        created=created,
        updated=table.time,
    )


def _board(table: Table) -> str:
    signs = ["."] * CELLS
    for side, pieces in enumerate(table.position.pieces()):
        for cell in cells_in(pieces):
            signs[cell] = str(side)
    return "".join(signs)


def whose_turn(table: Table) -> tuple[int | None, bool]:
    """The seat that has to act, and whether a bot has to; None if nobody has to.

    If dice wait for somebody's link, chain or presence, it is that person's turn. Those who are
    called besides the roller are there, and give by themselves: only in a first roll everybody is.
    """
    if table.phase is not TablePhase.PLAYING:
        return None, False
    position, due = table.position, table.dice.due
    seat = position.seat
    bot = bool(table.seats[seat].bot)
    if due is not None:
        missing = due.awaited if due.first or bot else ()
    elif position.waiting is Waiting.DICE:
        missing = table.unanchored or (_next_player(table, seat) if bot else ())
    else:
        missing = ()
    if not missing or (not bot and table.chain_seat(table.seats[seat].chair.person) in missing):
        return seat, bot
    return missing[0], False


def _next_player(table: Table, seat: int) -> tuple[int, ...]:
    """The seat of a person that comes next in turn; none if only bots play."""
    count = len(table.seats)
    after = ((seat + step) % count for step in range(1, count))
    return tuple(each for each in after if not table.seats[each].bot)[:1]
