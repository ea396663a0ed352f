"""Records of games at a real board, whose dice people rolled by hand and entered.

Such a record has the attachment ``real-dice`` instead of a proof. It says what was not entered, so
that nobody judges it: of some turns perhaps only the last roll is known.
"""

import json
from dataclasses import replace
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from sixrow.notation.records import Record
from sixrow.rules import Position, Setup, start
from sixrow.rules.dice import of_faces
from sixrow.rules.effects import Stopped

ATTACHMENT = "real-dice"


class RealDice(Struct, frozen=True, forbid_unknown_fields=True):
    """What was entered of real dice.

    Attributes:
        roll_off: whether the roll-off was entered; otherwise it was only said who begins.
        last_only: the turns, as records count them, of which only the last roll was entered. Their
            entries are that roll and ``stop``, which nobody has decided.
    """

    roll_off: bool
    last_only: tuple[Annotated[int, Meta(ge=1)], ...] = ()


def with_real_dice(record: Record, dice: RealDice) -> Record:
    """The record of a game with real dice: with an attachment for programs, a tag for readers."""
    plain = json.loads(msgspec.json.encode(dice))
    attachments = {**record.attachments, ATTACHMENT: plain}
    return replace(record, attachments=attachments, tags={**record.tags, "Dice": "real"})


def real_dice(record: Record) -> RealDice | None:
    """What was entered of real dice; None if the dice were not real, or nothing readable says so.

    A turn without a ``stop`` after its first roll was entered in full, whatever is attached.
    """
    try:
        found = msgspec.convert(record.attachments.get(ATTACHMENT), RealDice)
    except msgspec.ValidationError:
        return None
    stopped = {turn for turn, count in _rolls_before_stop(record).items() if count == 1}
    last_only = tuple(turn for turn in found.last_only if turn in stopped)
    return RealDice(found.roll_off, last_only)


def _rolls_before_stop(record: Record) -> dict[int, int]:
    """For each turn in which rolling was stopped, how many rolls it had."""
    rolls: dict[int, int] = {}
    stopped: dict[int, int] = {}
    for moment in record.moments:
        if moment.entry.is_roll:
            rolls[moment.turn] = rolls.get(moment.turn, 0) + 1
        elif isinstance(moment.effects[0], Stopped):
            stopped[moment.turn] = rolls[moment.turn]
    return stopped


def begun(setup: Setup, starter: int) -> Position:
    """The position in which a seat is about to take the first turn: some roll-off leads there."""
    position = start(setup)
    for seat in range(setup.players):
        face = 6 if seat == starter else 1
        position = position.roll(of_faces((face,) * position.dice_to_roll)).position
    return position
