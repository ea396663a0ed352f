"""A short run of the script that checks invariants over compiled games."""

import pytest

from scripts import compiled_games
from sixrow.notation import setup_text
from sixrow.rules import Setup


@pytest.mark.parametrize("setup", compiled_games.every_setup(), ids=setup_text)
def test_nothing_is_violated(setup: Setup) -> None:
    states, broken = compiled_games.play(setup, 200, seed=1)
    assert states > 200 * 50
    assert broken == -1


def test_there_are_sixty_set_ups() -> None:
    assert len(compiled_games.every_setup()) == 60
