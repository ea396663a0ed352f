"""The games that the web client is tested with are games as the server tells them."""

import pytest

from scripts.make_web_fixtures import FOLDER, SETUPS, fixture


@pytest.mark.parametrize("name", SETUPS)
def test_the_fixtures_are_up_to_date(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_bytes() == fixture(SETUPS[name])
