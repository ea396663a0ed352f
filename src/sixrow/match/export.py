"""Exports a game of a table as a record that anyone can read, replay and verify."""

from collections.abc import Mapping
from dataclasses import replace

from sixrow.match.fair_dice import SCHEME
from sixrow.match.proof import Proof, attached
from sixrow.match.table import PlayedGame, Table
from sixrow.notation import Record

_UNDIGESTED = "0" * 64


def export(table: Table, game: int = 0, tags: Mapping[str, str] | None = None) -> Record:
    """The record of a game with the proof of its dice; no proof if it began from a position.

    Leaves out decisions that were taken back, but the proof has the nonces sent with them.
    Exporting a finished game always gives the same record.

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
        play.result,
        {**_tags(table, play), **(tags or {})},
        origin=play.start,
    )
    return attached(record, proof_of(table, play)) if record.origin is None else record


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
    before = _last_roll(table.games[0]) if play.number == 2 else 0
    last = max(before, _last_roll(play))
    given = table.contributions[: None if play.result is None else play.contributions]
    return Proof(
        scheme=SCHEME,
        table=table.id,
        game=1 if play.number == 1 else 2,
        first=before + 1,
        length=table.length,
        commitments=table.commitments[: last // table.length + 2],
        links=tuple(made.link for made in table.rolls[:last]),
        hands="".join(made.hand[0] for made in table.rolls[:last]),
        nonces=tuple((each.after, each.seat + 1, each.nonce) for each in given),
        digest=_UNDIGESTED,
    )


def _last_roll(play: PlayedGame) -> int:
    return max((move.roll for move in play.moves), default=0)
