"""The research pages are true: sizes, parts of observations, parameters, one structure."""

import re
from pathlib import Path

import pytest

from sixrow.engine.observations import parts, size
from sixrow.research.compact import DECISIONS
from sixrow.research.openspiel import longest
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Game
from sixrow.rules.dice import multisets

DOCS = Path(__file__).parent.parent.parent / "docs"
GAMES = [COLUMBIZ, SEQUENCE_DICE]


def page(game: Game) -> str:
    return (DOCS / f"research-{game.name}.md").read_text("utf-8")


def rows(text: str, title: str) -> list[list[str]]:
    """The rows of the first table under a title, without its head."""
    section = text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    table = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]


def test_both_pages_have_the_same_form() -> None:
    one, other = (re.findall("^## .*", page(game), re.MULTILINE) for game in GAMES)
    assert one == other
    assert len(one) == 7


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_observations_are_as_told(game: Game) -> None:
    setups = [game.setup(players=players) for players in game.players]
    told = [(name.strip("`"), sizes) for name, sizes, *_ in rows(page(game), "Observations")]
    found = [
        (each[0].name, ", ".join(str(part.size) for part in each))
        for each in zip(*map(parts, setups), strict=True)
    ]
    assert told == found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_sizes_are_as_told(game: Game) -> None:
    for players, decisions, *compact, observation, chances, most in rows(page(game), "Spaces"):
        setup = game.setup(players=int(players))
        assert int(decisions) == game.decisions
        assert compact == ([str(DECISIONS)] if game is COLUMBIZ else [])
        assert int(observation) == size(setup)
        assert int(chances) == len(multisets(8 if game is COLUMBIZ else 2))
        assert str(longest(setup)) in most


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_parameter_is_told(game: Game) -> None:
    told = {row[0].strip("`"): row[1] for row in rows(page(game), "Usage")}
    for option in game.options:
        for value in option.values:
            assert str(value) in told[option.name]
    editions = {"edition"} if game.editions else set()
    assert set(told) == {"players", *(option.name for option in game.options), *editions}
