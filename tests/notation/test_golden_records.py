"""The stored games: every one is read, replayed and written again byte for byte.

`scripts/make_golden_records.py` played them once. A golden record that has to change is a broken
promise to everyone who kept a record of that version.
"""

from dataclasses import replace

import pytest

from sixrow.notation import (
    RecordRefused,
    position_text,
    read_json,
    read_position,
    read_setup,
    read_text,
    write_json,
    write_text,
)
from sixrow.rules import GAMES
from tests.notation.games import RECORDS, golden, result_of, stored

NAMES = sorted(path.stem for path in RECORDS.glob("*.txt"))
UNFINISHED = {"columbiz-2-resigned", "sequence-dice-3-unfinished"}


@pytest.mark.parametrize("name", NAMES)
def test_it_is_written_again_byte_for_byte(name: str) -> None:
    text, as_json = stored(f"{name}.txt"), stored(f"{name}.json")
    record = read_text(text)
    assert record == read_json(as_json)
    assert write_text(record) == text
    assert write_json(record) == as_json


@pytest.mark.parametrize("name", NAMES)
def test_every_position_on_the_way_comes_back(name: str) -> None:
    for moment in golden(name).moments:
        assert read_position(position_text(moment.after)) == moment.after


@pytest.mark.parametrize("name", NAMES)
def test_it_ends_as_the_rules_say_unless_it_stopped_before(name: str) -> None:
    record = golden(name)
    if name in UNFINISHED:
        assert record.final.outcome is None
    else:
        assert record.result == result_of(record.final)
        assert record.result is not None


def test_there_is_a_record_of_every_game_number_of_players_and_option() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.json")) == NAMES
    assert set(NAMES) > UNFINISHED
    played = {(record.setup.game.name, record.setup.players) for record in map(golden, NAMES)}
    assert played == {(name, count) for name, game in GAMES.items() for count in game.players}
    chosen = {
        (record.setup.game.name, *option)
        for record in map(golden, NAMES)
        for option in record.setup.options().items()
    }
    assert chosen == {
        (name, option.name, value)
        for name, game in GAMES.items()
        for option in game.options
        for value in option.values
    }


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        ("columbiz-2-difference", "columbiz:2"),
        ("columbiz-3-capped", "columbiz:3"),
        ("columbiz-4-linear", "columbiz:4"),
        ("sequence-dice-2-unlimited", "sequence-dice:2"),
        ("sequence-dice-2-five", "sequence-dice:2"),
        ("sequence-dice-2", "sequence-dice:2:length=5"),
    ],
)
def test_the_option_makes_a_difference_in_its_record(name: str, setup: str) -> None:
    """The same dice and decisions under another option end otherwise or are refused."""
    record = golden(name)
    try:
        other = replace(record, setup=read_setup(setup))
    except RecordRefused as refused:
        refusal = refused
    else:
        assert other.final.scores() != record.final.scores()
        return
    assert refusal.code in ("wrong-result", "must-pass", "no-dice-awaited", "no-decision-awaited")


def test_a_die_that_was_picked_up_again_is_refused_where_dice_are_locked() -> None:
    with pytest.raises(RecordRefused) as refused:
        replace(golden("columbiz-4"), setup=read_setup("columbiz:4:reroll=locked"))
    assert (refused.value.code, refused.value.rule) == ("dice-locked", "C-8")
