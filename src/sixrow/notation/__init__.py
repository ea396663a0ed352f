"""Positions, decisions and whole games as text.

    >>> from sixrow.notation import position_text, read_position
    >>> line = "sequence-dice:2 6/6/6/6/6/6 1 choose 34"
    >>> position_text(read_position(line)) == line
    True

`docs/notation.md` has the grammar. A reader either returns a complete, checked value or raises a
refusal that lists every fault with its line and column.
"""

from sixrow.notation.effects import EffectData, effect_data, kind
from sixrow.notation.faults import Fault, NotationRefused
from sixrow.notation.json_record import read_json, write_json
from sixrow.notation.located_json import Json
from sixrow.notation.positions import position_text, read_position
from sixrow.notation.real_dice import RealDice, begun, real_dice, with_real_dice
from sixrow.notation.records import (
    Entry,
    Moment,
    Record,
    RecordRefused,
    Result,
    begins_turn,
    first_turn,
    replay,
    round_of,
)
from sixrow.notation.refusals import decoding_refusal, read_refusal, refusal_data
from sixrow.notation.setups import read_setup, setup_text
from sixrow.notation.text_record import read_text, write_text
from sixrow.notation.words import (
    decision_text,
    dice_text,
    read_cell,
    read_decision,
    read_dice,
)
from sixrow.rules.board import cell_text

__all__ = [
    "EffectData",
    "Entry",
    "Fault",
    "Json",
    "Moment",
    "NotationRefused",
    "RealDice",
    "Record",
    "RecordRefused",
    "Result",
    "begins_turn",
    "begun",
    "cell_text",
    "decision_text",
    "decoding_refusal",
    "dice_text",
    "effect_data",
    "first_turn",
    "kind",
    "position_text",
    "read_cell",
    "read_decision",
    "read_dice",
    "read_json",
    "read_position",
    "read_record",
    "read_refusal",
    "read_setup",
    "read_text",
    "real_dice",
    "refusal_data",
    "replay",
    "round_of",
    "setup_text",
    "with_real_dice",
    "write_json",
    "write_text",
]


def read_record(text: str, most: int | None = None) -> Record:
    """Read a record in either format: JSON if the text begins with a brace.

    Args:
        text: the record.
        most: the largest number of rolls and decisions; more are refused without replaying them.

    Raises:
        NotationRefused: with every fault, each with its line and column.
    """
    is_json = text.lstrip("\ufeff \t\r\n").startswith("{")
    return read_json(text, most) if is_json else read_text(text, most)
