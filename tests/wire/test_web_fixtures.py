"""The games that the web client is tested with are games as the server tells them."""

import pytest

from scripts.make_web_fixtures import FIXTURES, FOLDER, fixture


@pytest.mark.parametrize("name", FIXTURES)
def test_the_fixtures_are_up_to_date(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_bytes() == fixture(name)
