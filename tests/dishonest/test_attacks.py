"""Every attack is reported by the victim's client; and an honest house is accused of nothing."""

from collections.abc import Sequence

import pytest

from sixrow.match.events import AnyFact
from tests.dishonest.attacks import CASES, Case
from tests.dishonest.house import DishonestHouse
from tests.dishonest.play import Cheated


def honest(_house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
    return list(facts)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_victim_is_told(case: Case) -> None:
    table = Cheated(case.attack)
    table.play()
    codes = {fault.code for fault in table.found()}
    assert codes & set(case.faults), codes


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_record_shows_it_where_a_record_can(case: Case) -> None:
    table = Cheated(case.attack, blind=True)
    table.play(60)
    found = dict(table.judgements())
    assert found["record"] == case.record


@pytest.mark.parametrize("seed", range(3))
def test_an_honest_house_is_accused_of_nothing(seed: int) -> None:
    table = Cheated(honest, seed)
    table.play(10_000)
    assert table.found() == []
    assert dict(table.judgements()) == {"client": False, "record": False, "receipt": False}
