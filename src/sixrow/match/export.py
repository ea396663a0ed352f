"""Exports a game of a table as a record that anyone can read, replay and verify."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from sixrow.match.chain import SCHEME
from sixrow.match.entered_dice import real_dice_of
from sixrow.match.proof import Proof, ProvenRoll, attached
from sixrow.match.table import PlayedGame, SeatState, SpentRoll, Table
from sixrow.notation import Record, with_real_dice
from sixrow.rules import Seat

_UNDIGESTED = "0" * 64


def export(table: Table, game: int = 0, tags: Mapping[str, str] | None = None) -> Record:
    """The record of a game with the proof of its dice, or saying that they were real.

    Leaves out decisions that were taken back. Exporting a finished game always gives the same
    record.

    Args:
        table: a table that has begun.
        game: the number of the game, from 1; 0 for the last.
        tags: further tags, such as a date; the proof covers these as well.
    """
    play = table.games[game - 1]
    record = Record(
        table.setup,
        tuple(state.chair.name or state.chair.level for state in table.seats),
        tuple(replace(move.entry, time=move.time - play.began) for move in play.moves),
        play.ended,
        {**_tags(table, play), **(tags or {})},
        origin=play.start,
    )
    if table.terms.entered:
        return with_real_dice(record, real_dice_of(play))
    return attached(record, proof_of(table, play))


def _tags(table: Table, play: PlayedGame) -> dict[str, str]:
    tags = {"Table": table.id}
    if table.terms.pair:
        tags["Game"] = f"{play.number} of 2"
    if table.terms.rated:
        tags["Rated"] = "yes"
    for seat, state in enumerate(table.seats, start=1):
        if state.chair.level:
            tags[f"Computer{seat}"] = state.chair.level
    return tags


def proof_of(table: Table, play: PlayedGame) -> Proof:
    """The proof of a game's dice, with a placeholder for the digest."""
    over = play.result is not None
    last = play.last if over else len(table.rolls)
    until = max(play.last, 1) if over else last + 1  # what comes later is of the next game
    rolls = table.rolls[:last]
    return Proof(
        scheme=SCHEME,
        table=table.id,
        game=1 if play.number == 1 else 2,
        first=play.first,
        people=tuple(_chain_seat(table, state) for state in table.seats),
        commitments=tuple(each for each in table.commitments if each[0] < until),
        anchors=tuple(
            (before, seat + 1, anchor) for before, seat, anchor in table.anchors if before < until
        ),
        plays=tuple(_plays(rolls)),
        rolls=tuple(map(_proven, rolls)),
        head=(play.head if over else table.head).hex(),
        digest=_UNDIGESTED,
    )


def _chain_seat(table: Table, state: SeatState) -> int:
    seat = table.chain_seat(state.chair.person) if state.chair.person else None
    return 0 if seat is None else seat + 1


def _plays(
    rolls: Iterable[SpentRoll],
) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """Who played and who was away, from the first roll on and whenever that changed."""
    last: tuple[tuple[Seat, ...], tuple[Seat, ...]] | None = None
    for before, roll in enumerate(rolls):
        if (roll.players, roll.away) != last:
            last = roll.players, roll.away
            yield before, _from_one(roll.players), _from_one(roll.away)


def _proven(roll: SpentRoll) -> ProvenRoll:
    return ProvenRoll(
        roll.seat + 1,
        _from_one(roll.callers),
        roll.links,
        roll.link,
        bool(roll.dice),
        _from_one(roll.dropped),
    )


def _from_one(seats: Iterable[Seat]) -> tuple[int, ...]:
    return tuple(seat + 1 for seat in seats)
