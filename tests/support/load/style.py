"""What the players of a load do next: anything that is legal, at random."""

import secrets
from dataclasses import dataclass
from random import Random
from typing import Any

from sixrow.match import Decide, PersonCommand, Roll, Start, Table, TablePhase, Undo
from sixrow.notation import decision_text
from sixrow.rules import Position, Seat, Waiting


@dataclass(frozen=True)
class Style:
    """How players behave.

    Attributes:
        lists: the share of decisions that are sent as a list up to the next roll.
        undo: the share of decisions after which the last one is taken back.
        doubled: the share of commands that are sent twice.
        pace: seconds from one command at a table to the next; 0 for as fast as it goes.
    """

    lists: float = 0.0
    undo: float = 0.0
    doubled: float = 0.0
    pace: float = 0.0


def next_command(table: Table, seat: Seat, random: Random, style: Style) -> PersonCommand | None:
    """What a seat sends now; None if it is not its turn."""
    common: dict[str, Any] = {"id": secrets.token_hex(8), "version": table.version}
    if table.phase is TablePhase.LOBBY:
        complete = not any(state.chair.is_open for state in table.seats)
        hosting = table.seats[seat].chair.person == table.host
        return Start(**common) if complete and hosting else None
    awaited = table.awaited
    if awaited is None or awaited.seat != seat or awaited.bot or table.dice.due is not None:
        return None
    if awaited.waiting is Waiting.DICE:
        if table.unanchored:
            return None
        return Roll(seat=seat, **common)
    if style.undo and random.random() < style.undo and _can_take_back(table):
        return Undo(seat=seat, **common)
    many = style.lists > 0 and random.random() < style.lists
    return Decide(seat=seat, decisions=_decisions(table.position, random, many), **common)


def _can_take_back(table: Table) -> bool:
    return table.terms.undo is True and not table.game.moves[-1].entry.is_roll


def _decisions(position: Position, random: Random, many: bool) -> tuple[str, ...]:
    """One legal decision, or as many as there are up to the next roll or turn."""
    seat, words = position.seat, []
    while position.waiting is Waiting.DECISION and position.seat == seat:
        decision = random.choice(position.decisions())
        words.append(decision_text(position.setup.game, decision))
        position = position.decide(decision).position
        if not many:
            break
    return tuple(words)
