"""Commands outside a game: taking seats, starting, cancelling, rematches."""

from collections.abc import Sequence

from msgspec import UNSET, Struct

from sixrow.match import commands
from sixrow.match.draft import Draft
from sixrow.match.events import (
    Chair,
    GameBegan,
    Left,
    RematchAgreed,
    RematchWanted,
    Seated,
)
from sixrow.match.house import Person, check_person
from sixrow.match.seats import own_seat, seat_state
from sixrow.match.table import Table, TablePhase
from sixrow.match.terms import Terms, check_level
from sixrow.rules import Refusal


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parameters of a new table.

    Attributes:
        terms: the terms of the table.
        chairs: who already sits where, one for each seat; an empty chair is an open seat.
        host: the id of the person who may start; empty if only the house may.
    """

    terms: Terms
    chairs: tuple[Chair, ...]
    host: str = ""


def check_chairs(terms: Terms, chairs: Sequence[Chair], levels: Sequence[str]) -> None:
    """Refuse people and bots that cannot play together.

    Raises:
        Refusal: a chair has both a person and a bot, an id or a name is invalid, the house has no
            such bot, the table is rated and has a bot or the same person twice, or dice are entered
            and not all seats are one person's.
    """
    for chair in chairs:
        if chair.level:
            check_level(chair.level, levels)
            if chair.person or terms.rated:
                raise Refusal("rated-needs-people" if terms.rated else "person-or-bot")
        elif chair.person:
            check_person(Person(chair.person, chair.name))
    people = [chair.person for chair in chairs if chair.person]
    if terms.rated and len(set(people)) < len(people):
        raise Refusal("rated-needs-people")
    if terms.entered and (len(people) < len(chairs) or len(set(people)) > 1):
        raise Refusal("entered-by-one")


def sit(draft: Draft, command: commands.Sit, by: Person | None) -> None:
    table = draft.table
    state = seat_state(table, command.seat)
    if by is None:
        raise Refusal("for-people")
    if table.phase is not TablePhase.LOBBY:
        raise Refusal("already-started")
    if not state.chair.is_open:
        raise Refusal("seat-taken", seat=command.seat + 1)
    if by.id in table.barred:
        raise Refusal("unseated")
    chair = Chair(person=by.id, name=by.name)
    _check_company(draft, chair)
    draft.add(Seated(seat=command.seat, chair=chair))


def appoint(draft: Draft, command: commands.Appoint, by: Person | None) -> None:
    _check_host(draft.table, by)
    if draft.table.phase is not TablePhase.LOBBY:
        raise Refusal("already-started")
    if not seat_state(draft.table, command.seat).chair.is_open:
        raise Refusal("seat-taken", seat=command.seat + 1)
    chair = Chair(level=command.level)
    check_level(command.level, draft.house.levels)
    _check_company(draft, chair)
    draft.add(Seated(seat=command.seat, chair=chair))


def unseat(draft: Draft, command: commands.Unseat, by: Person | None) -> None:
    """Free the seat of a bot or of another person, who may not sit down again."""
    _check_host(draft.table, by)
    if draft.table.phase is not TablePhase.LOBBY:
        raise Refusal("already-started")
    chair = seat_state(draft.table, command.seat).chair
    if chair.is_open:
        raise Refusal("seat-open", seat=command.seat + 1)
    if by is not None and chair.person == by.id:
        raise Refusal("own-seat", seat=command.seat + 1)
    draft.add(Left(seat=command.seat, unseated=True))


def leave(draft: Draft, command: commands.Leave, by: Person | None) -> None:
    """Leave a seat; refused during a game."""
    state = own_seat(draft.table, command.seat, by)
    if draft.table.phase is TablePhase.PLAYING:
        raise Refusal("game-running")
    if not state.gone:
        draft.add(Left(seat=command.seat))


def start(draft: Draft, _command: commands.Start, by: Person | None) -> None:
    """Start the first game, once every seat is taken."""
    _check_host(draft.table, by)
    if draft.table.phase is not TablePhase.LOBBY:
        raise Refusal("already-started")
    free = tuple(seat + 1 for seat, each in enumerate(draft.table.seats) if each.chair.is_open)
    if free:
        raise Refusal("seats-open", seats=free)
    draft.add(GameBegan(game=1, position=draft.table.terms.position))
    draft.settle()


def abort(draft: Draft, _command: commands.Abort, by: Person | None) -> None:
    """Cancel the table.

    The host may do so before the game begins, anyone seated before the first decision, and the
    house at any time. At a rated table nobody may once dice are due: it would be a second draw.
    """
    table = draft.table
    if table.phase is TablePhase.LOBBY:
        _check_host(table, by)
        draft.end_table()
        return
    draft.check_playing()
    if by is not None and by.id not in table.people:
        raise Refusal("not-seated")
    if by is not None and not table.can_abort:
        raise Refusal("too-late-to-abort")
    outcome = table.position.outcome
    if outcome is not None:  # with entered dice, before the result was confirmed
        draft.end_game(outcome.winners, outcome.ending.value)
    else:
        draft.end_game((), "aborted")


def rematch(draft: Draft, command: commands.Rematch, by: Person | None) -> None:
    """Ask for a rematch; it is agreed once every person at the table has asked."""
    own_seat(draft.table, command.seat, by)
    assert by is not None
    if draft.table.phase is not TablePhase.OVER:
        raise Refusal("not-over-yet")
    if any(state.gone for state in draft.table.seats):
        raise Refusal("somebody-left")
    if by.id not in draft.table.rematch:
        draft.add(RematchWanted(seat=command.seat))
        if draft.table.rematch == draft.table.people:
            draft.add(RematchAgreed())


def next_opening(table: Table) -> Opening:
    """The opening of a rematch: the same terms, with every player one seat further on.

    Partners stay partners, and another player gets the first seat. If the game began from a
    position, everyone keeps their seat: they want to play that position again. So they do at a real
    board, where everybody has a colour.
    """
    chairs = tuple(state.chair for state in table.seats)
    if table.terms.position is UNSET and not table.terms.entered:
        chairs = (chairs[-1], *chairs[:-1])
    return Opening(terms=table.terms, chairs=chairs, host=table.host)


def _check_host(table: Table, by: Person | None) -> None:
    if by is not None and by.id != table.host:
        raise Refusal("not-the-host")


def _check_company(draft: Draft, chair: Chair) -> None:
    others = [state.chair for state in draft.table.seats if not state.chair.is_open]
    check_chairs(draft.table.terms, [*others, chair], draft.house.levels)
