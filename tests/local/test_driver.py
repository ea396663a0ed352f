"""The driver asks the computers of a table, and nobody else."""

import pytest

from sixrow.local.driver import Driver
from sixrow.local.table import LocalTable
from sixrow.notation import decision_text
from sixrow.rules import Waiting
from tests.prompt.scripted import begun


def table_of(*seats: str) -> LocalTable:
    table = LocalTable(begun("sequence-dice", *seats))
    while table.position.waiting is Waiting.DICE:
        table.roll()
    return table


def test_nobody_is_asked_while_a_person_has_to_decide() -> None:
    driver = Driver(table_of("Ada", "Bo"))
    assert driver.awaited is None


@pytest.mark.parametrize("kind", ["first", "random"])
def test_computers_play_a_game_to_its_end(kind: str) -> None:
    table = table_of(f"computer:{kind}", f"computer:{kind}")
    driver = Driver(table)
    while driver.awaited is not None:
        assert driver.play()
    assert table.position.outcome is not None


def test_what_was_thought_elsewhere_is_decided() -> None:
    table = table_of("computer:first", "computer:first")
    last = table.position.decisions()[-1]
    Driver(table).play((decision_text(table.setup.game, last),))
    decided = [entry.value for entry in table.entries if not entry.is_roll]
    assert decided[0] == last
