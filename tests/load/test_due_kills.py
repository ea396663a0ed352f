"""A roll that is due survives a crash: the run in short, and that it would notice other dice."""

import asyncio

import pytest

from sixrow.store import Store
from tests.load import due_kills


def test_the_same_dice_come_after_a_crash() -> None:
    outcome = asyncio.run(due_kills.run(kills=3, tables=4, seed=1))
    assert outcome.faults == []
    assert outcome.rolls.total() == 12
    assert outcome.rolls[due_kills.SOME]


def test_other_dice_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = due_kills.Game.expect

    def expect(game: due_kills.Game, store: Store) -> None:
        sound(game, store)
        game.expected = game.expected[::-1] + "0"

    monkeypatch.setattr(due_kills.Game, "expect", expect)
    outcome = asyncio.run(due_kills.run(kills=1, tables=1, seed=1))
    assert any("expected" in fault for fault in outcome.faults)
