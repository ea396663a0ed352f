"""Records of games with real dice: what was entered, and who was said to begin."""

import pytest

from sixrow.notation import (
    Entry,
    RealDice,
    Record,
    begun,
    read_decision,
    read_dice,
    read_json,
    read_setup,
    read_text,
    real_dice,
    with_real_dice,
    write_json,
    write_text,
)
from sixrow.notation.real_dice import ATTACHMENT
from sixrow.rules import COLUMBIZ

NAMES = ("Ada", "Bo")


def record(*words: str) -> Record:
    """A game of Columbiz that Bo begins; rolls are written with a colon."""
    entries = []
    dice = 0
    for word in words:
        if word.startswith(":"):
            dice = read_dice(word[1:])
            entries.append(Entry(True, dice))
        else:
            entries.append(Entry(False, read_decision(COLUMBIZ, word, dice)))
    setup = read_setup("columbiz:2")
    return Record(setup, NAMES, tuple(entries), origin=begun(setup, 1))


@pytest.mark.parametrize("setup", ["columbiz:3", "sequence-dice:4", "sequence-dice:2"])
def test_whoever_begins_has_the_first_turn(setup: str) -> None:
    for seat in range(read_setup(setup).players):
        position = begun(read_setup(setup), seat)
        assert (position.seat, position.roll_off, sum(position.pieces())) == (seat, None, 0)


def test_both_formats_keep_what_was_entered() -> None:
    told = RealDice(roll_off=False, last_only=(1,))
    made = with_real_dice(record(":12335556", "stop", "e3", "end"), told)
    assert real_dice(read_text(write_text(made))) == told
    assert real_dice(read_json(write_json(made))) == told
    assert '%real-dice {"roll_off":false,"last_only":[1]}' in write_text(made)


def test_other_records_have_other_dice() -> None:
    assert real_dice(record(":12335556")) is None
    broken = Record(read_setup("columbiz:2"), NAMES, attachments={ATTACHMENT: {"roll_off": 1}})
    assert real_dice(broken) is None


def test_a_turn_of_several_rolls_was_entered() -> None:
    """Whatever is attached: only a first roll before a stop can be the last of others."""
    made = record(
        ":11111123", "k111111", ":11", "k11111111", "a6", "end", ":12345666", "k666", ":66666"
    )
    told = with_real_dice(made, RealDice(roll_off=True, last_only=(1, 2, 7)))
    assert real_dice(told) == RealDice(roll_off=True)
