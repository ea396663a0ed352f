"""Folds events into a table: one small function for each kind of fact.

A table changes in no other way.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from sixrow.match import clocks, events
from sixrow.match.events import PASSING, UNSETTLING, Cause, Event, Fact
from sixrow.match.history import next_head
from sixrow.match.ledger import DiceLedger
from sixrow.match.log import Log
from sixrow.match.table import Move, PlayedGame, Seats, SeatState, SpentRoll, Table, TablePhase
from sixrow.notation import (
    Entry,
    Result,
    begins_turn,
    begun,
    first_turn,
    read_decision,
    read_dice,
    read_position,
    read_setup,
)
from sixrow.rules import Refusal, Seat, start
from sixrow.rules.effects import Effect

_MOVES = (events.Rolled, events.Decided)


def rebuild(history: Iterable[Event]) -> Table:
    """The table after all of its events, starting with the first.

    Raises:
        Refusal: the first event does not open a table, or a number is missing.
    """
    table: Table | None = None
    for event in history:
        table = apply(table, event)
    if table is None:
        raise Refusal("not-the-next-event", awaited=1, found=0)
    return table


def effects_of(history: Iterable[Event]) -> Iterator[tuple[Effect, ...]]:
    """The effects of each event of a table, starting with the first; replays them all."""
    return (table.effects for table in tables_after(history))


def tables_after(history: Iterable[Event]) -> Iterator[Table]:
    """The table after each of its events, starting with the first."""
    table: Table | None = None
    for event in history:
        table = apply(table, event)
        yield table


def apply(
    table: Table | None,
    event: Event,
    entry: Entry | None = None,
    ledger: DiceLedger | None = None,
) -> Table:
    """The table after one more event.

    Checks only the event's number and the rules of the game, not who was allowed to cause it.

    Args:
        table: the table before it; None before the first event.
        event: the next event.
        entry: the roll or decision of the event, if the caller has it; otherwise it is parsed
            from the event's text.
        ledger: with a roll, the ledger after it.

    Raises:
        Refusal: this is not the next event, or the rules do not allow it.
    """
    fact = event.fact
    awaited = 1 if table is None else table.version + 1
    if event.number != awaited or isinstance(fact, events.Opened) != (table is None):
        raise Refusal("not-the-next-event", awaited=awaited, found=event.number)
    if isinstance(fact, events.Opened):
        before = _opened(fact)
    else:
        assert table is not None
        before = clocks.charged(table, event)
    changes: dict[str, Any] = {"version": event.number, "time": event.time, "effects": ()}
    if not isinstance(fact, UNSETTLING):
        changes["settled"] = event.number
    if event.cause is not None:
        _note_cause(changes, before, event.cause, event.number)
    if not isinstance(fact, PASSING):
        changes["facts"] = facts = before.facts + 1
        changes["head"] = next_head(before.head, facts, fact)
    stamped = replace(before, **changes)
    if entry is not None:
        assert isinstance(fact, _MOVES)
        return _moved_on(stamped, fact, entry, event.time, ledger)
    return _FOLDS[type(fact)](stamped, fact, event.time)


def _note_cause(changes: dict[str, Any], table: Table, cause: Cause, number: int) -> None:
    """Add what a new cause changes; it completes the answer to the previous command."""
    if table.answering is not None:
        answered, first = table.answering
        changes["answers"] = table.answers.plus(answered, (first, table.version))
    changes["answering"] = ((cause.by, cause.command), number) if cause.command else None


# Setting up


def _opened(fact: events.Opened) -> Table:
    return Table(
        id=fact.table,
        host=fact.host,
        terms=fact.terms,
        setup=read_setup(fact.terms.setup),
        dice=DiceLedger.opened(fact.table, fact.commitment),
        commitments=Log[tuple[int, str]]().plus((0, fact.commitment)),
        seats=Seats(SeatState(chair) for chair in fact.chairs),
    )


def _seated(table: Table, fact: events.Seated, _time: int) -> Table:
    return _with_chair(table, fact.seat, fact.chair)


def _left(table: Table, fact: events.Left, _time: int) -> Table:
    if table.phase is TablePhase.LOBBY:
        after = _with_chair(table, fact.seat, events.Chair())
        person = table.seats[fact.seat].chair.person
        barred = {person} - {""} if fact.unseated else set()
        return replace(after, barred=after.barred | barred)
    return _with_seat(table, fact.seat, replace(table.seats[fact.seat], gone=True))


def _with_chair(table: Table, seat: Seat, chair: events.Chair) -> Table:
    """The table after a change in the lobby; a chain goes if its seat is not its person's any more.

    The same holds if that person now has a lower seat, under which another chain is to be known.
    """
    after = _with_seat(table, seat, SeatState(chair))
    kept = {min(after.seats_of(person)) for person in after.people} - {seat}
    anchors = Log[tuple[int, Seat, str]]()
    for each in table.anchors:
        anchors = anchors.plus(each) if each[1] in kept else anchors
    return replace(after, anchors=anchors, dice=table.dice.only(kept))


# Dice


def _anchored(table: Table, fact: events.Anchored, _time: int) -> Table:
    anchors = table.anchors.plus((table.dice.spent, fact.seat, fact.anchor))
    return replace(table, anchors=anchors, dice=table.dice.anchored(fact))


def _resealed(table: Table, fact: events.Resealed, time: int) -> Table:
    due, rolls = table.dice.due, table.rolls
    if due is not None:
        links = tuple(due.given.get(seat, "") for seat in due.callers)
        spent = SpentRoll(due.seat, due.callers, due.players, due.away, links, "", "")
        rolls = rolls.plus(spent)
    return replace(
        table,
        rolls=rolls,
        commitments=table.commitments.plus((table.dice.spent, fact.commitment)),
        dice=table.dice.resealed(fact),
        unanchored_since=time,
    )


def _due(table: Table, fact: events.Due, time: int) -> Table:
    ledger = table.dice.made_due(fact, table.players, table.away, table.head, time)
    return replace(table, dice=ledger)


def _given(table: Table, fact: events.Given, _time: int) -> Table:
    return replace(table, dice=table.dice.given(fact))


def _void(table: Table, fact: events.Void, _time: int) -> Table:
    rolls = table.rolls.plus(_spent(table, fact, "", fact.dropped))
    return replace(table, rolls=rolls, dice=table.dice.void(fact, table.players))


def _spent(
    table: Table, fact: events.Rolled | events.Void, dice: str, dropped: tuple[Seat, ...] = ()
) -> SpentRoll:
    due = table.dice.due
    if due is None:
        raise Refusal("no-roll-due", roll=0)
    return SpentRoll(
        due.seat, due.callers, due.players, due.away, fact.links, fact.link, dice, dropped
    )


# Playing


def _game_began(table: Table, fact: events.GameBegan, time: int) -> Table:
    begin = start(table.setup) if fact.position is UNSET else read_position(fact.position)
    first = len(table.rolls) + 1
    play = PlayedGame(fact.game, time, begin, begin, turn=first_turn(begin), first=first)
    for roll in fact.rolls:
        dice = read_dice(table.rolls[roll - 1].dice)
        play, _ = _moved(play, Move(Entry(True, dice), play.position.seat, time, "table", roll))
    return replace(
        table,
        phase=TablePhase.PLAYING,
        seats=Seats(_in_time_again(state) for state in table.seats),
        games=(*table.games, play),
        dice=table.dice.began(),
        clocks=clocks.wound_up(table),
        unanchored_since=time,
    )


def _in_time_again(state: SeatState) -> SeatState:
    """A new game has new clocks: a person whose time ran out in the first game plays again."""
    if state.reason != "time" or not state.ranked:
        return state
    return replace(state, stand_in="", reason=None)


def _rolled(table: Table, fact: events.Rolled, time: int) -> Table:
    return _moved_on(table, fact, Entry(True, read_dice(fact.dice)), time)


def _entered(table: Table, fact: events.Entered, time: int) -> Table:
    _check_entered(table)
    move = Move(Entry(True, read_dice(fact.dice)), fact.seat, time, "person")
    play, effects = _moved(table.game, move)
    return replace(table, games=(*table.games[:-1], play), effects=effects)


def _starter_chosen(table: Table, fact: events.StarterChosen, _time: int) -> Table:
    _check_entered(table)
    if table.game.moves:
        raise Refusal("begun-already")
    if fact.starter is not None and not 0 <= fact.starter < table.setup.players:
        raise Refusal("no-such-seat", field="starter")
    begin = start(table.setup) if fact.starter is None else begun(table.setup, fact.starter)
    play = replace(table.game, start=begin, position=begin, turn=first_turn(begin))
    return replace(table, games=(*table.games[:-1], play))


def _check_entered(table: Table) -> None:
    """Refuse dice of a house that could choose them."""
    if not table.terms.entered:
        raise Refusal("dice-not-entered")


def _decided(table: Table, fact: events.Decided, time: int) -> Table:
    decision = read_decision(table.setup.game, fact.decision, table.position.dice)
    return _moved_on(table, fact, Entry(False, decision), time)


def _undone(table: Table, fact: events.Undone, _time: int) -> Table:
    play = table.game
    after = replace(play, position=play.start, moves=Log(), turn=first_turn(play.start))
    for move in play.moves[: -fact.count]:
        after, _ = _moved(after, move)
    return replace(table, games=(*table.games[:-1], after))


def _moved_on(
    table: Table,
    fact: events.Rolled | events.Decided,
    entry: Entry,
    time: int,
    ledger: DiceLedger | None = None,
) -> Table:
    """The table after a roll or a decision in the current game."""
    seat = table.position.seat
    changes: dict[str, Any]
    if isinstance(fact, events.Rolled):
        move = Move(entry, fact.seat, time, fact.hand, fact.roll)
        spent = _spent(table, fact, fact.dice)
        dice = table.dice.rolled(fact) if ledger is None else ledger
        changes = {"rolls": table.rolls.plus(spent), "dice": dice}
    else:
        move = Move(entry, fact.seat, time, fact.hand)
        changes = {"decided": True}
    play, effects = _moved(table.game, move)
    after = replace(table, games=(*table.games[:-1], play), effects=effects, **changes)
    if after.clocks and begins_turn(effects):
        after = replace(after, clocks=clocks.after_turn(after, seat))
    return after


def _moved(play: PlayedGame, move: Move) -> tuple[PlayedGame, tuple[Effect, ...]]:
    step = move.entry.apply(play.position)
    after = replace(
        play,
        position=step.position,
        moves=play.moves.plus(move),
        turn=play.turn + begins_turn(step.effects),
    )
    return after, step.effects


def _game_over(table: Table, fact: events.GameOver, _time: int) -> Table:
    result = Result(fact.winners, fact.ending)
    play = replace(table.game, result=result, last=len(table.rolls), head=table.head)
    return replace(table, games=(*table.games[:-1], play))


def _table_over(table: Table, fact: events.TableOver, _time: int) -> Table:
    return replace(table, phase=TablePhase.OVER, winners=fact.winners)


# People and bots


def _stood_in(table: Table, fact: events.StoodIn, _time: int) -> Table:
    state = table.seats[fact.seat]
    state = replace(state, stand_in=fact.level, reason=fact.reason, ranked=fact.ranked)
    return _with_seat(table, fact.seat, state)


def _returned(table: Table, fact: events.Returned, _time: int) -> Table:
    state = replace(table.seats[fact.seat], stand_in="", reason=None, away_since=None)
    return _with_seat(table, fact.seat, state)


def _lost(table: Table, fact: events.ConnectionLost, time: int) -> Table:
    return _with_seat(table, fact.seat, replace(table.seats[fact.seat], away_since=time))


def _back(table: Table, fact: events.ConnectionBack, _time: int) -> Table:
    return _with_seat(table, fact.seat, replace(table.seats[fact.seat], away_since=None))


def _resumed(table: Table, _fact: events.Resumed, time: int) -> Table:
    """Restart every grace period: nobody could come back while the house was down."""
    seats = Seats(
        state if state.away_since is None else replace(state, away_since=time)
        for state in table.seats
    )
    return replace(table, seats=seats, dice=table.dice.resumed(time), unanchored_since=time)


def _rematch_wanted(table: Table, fact: events.RematchWanted, _time: int) -> Table:
    return replace(table, rematch=table.rematch | {table.seats[fact.seat].chair.person})


def _rematch_agreed(table: Table, _fact: events.RematchAgreed, _time: int) -> Table:
    return replace(table, rematch_agreed=True)


def _unchanged(table: Table, _fact: Fact, _time: int) -> Table:
    """For facts that change no field; their consequences are separate events."""
    return table


def _with_seat(table: Table, seat: Seat, state: SeatState) -> Table:
    return replace(table, seats=table.seats.changed(seat, state))


_FOLDS: Mapping[type[Fact], Callable[[Table, Any, int], Table]] = {
    events.Opened: _unchanged,
    events.Anchored: _anchored,
    events.Resealed: _resealed,
    events.Seated: _seated,
    events.Left: _left,
    events.GameBegan: _game_began,
    events.Due: _due,
    events.Given: _given,
    events.Rolled: _rolled,
    events.Entered: _entered,
    events.StarterChosen: _starter_chosen,
    events.Void: _void,
    events.Decided: _decided,
    events.Undone: _undone,
    events.Resigned: _unchanged,
    events.TimeUp: _unchanged,
    events.StoodIn: _stood_in,
    events.Returned: _returned,
    events.GameOver: _game_over,
    events.TableOver: _table_over,
    events.RematchWanted: _rematch_wanted,
    events.RematchAgreed: _rematch_agreed,
    events.ConnectionLost: _lost,
    events.ConnectionBack: _back,
    events.ClockRead: _unchanged,
    events.Resumed: _resumed,
}
