"""Whole games of many set-ups, by people and by bots that decide at random, to the end."""

from random import Random

import pytest

from sixrow.match import Chair, TablePhase, export, rebuild, verify
from sixrow.match.tallies import tally
from sixrow.notation import read_json, read_text, setup_text, write_json, write_text
from sixrow.rules import Setup
from tests.match.tables import BOT, PEOPLE, chair, sitting
from tests.support.strategies import PAIRWISE_SETUPS


def company(setup: Setup, seed: int) -> tuple[Chair, ...]:
    """People and bots in all mixtures, as the seed says."""
    return tuple(BOT if seed >> seat & 1 else chair(PEOPLE[seat]) for seat in range(setup.players))


@pytest.mark.parametrize(("index", "setup"), [*enumerate(PAIRWISE_SETUPS)])
def test_a_whole_game(index: int, setup: Setup) -> None:
    pair = setup.sides == 2 and index % 2 == 0
    table = sitting(
        setup_text(setup),
        *company(setup, index),
        pair=pair,
        auto_end=index % 3 == 0,
        seed=index,
    )
    table.start()
    table.play_on(Random(index))
    assert table.table.phase is TablePhase.OVER
    assert rebuild(table.authority.since(0)) == table.table
    assert len(table.table.games) == 1 + pair
    assert sum(table.table.shares()) == 1 + pair
    assert table.faults() == []
    receipts = [client.witness.receipt for client in table.clients.values()]
    for game in range(1, 2 + pair):
        record = export(table.table, game)
        assert record.final.outcome is not None
        assert verify(record, receipts=receipts).holds
        assert read_text(write_text(record)) == record
        assert read_json(write_json(record)) == record


def test_the_dice_of_many_tables_are_as_even_as_fair_dice() -> None:
    rolls: list[int] = []
    for seed in range(12):
        table = sitting("columbiz:2", BOT, BOT, seed=100 + seed)
        table.start()
        table.play_on(Random(seed))
        rolls += [move.entry.value for move in table.table.game.moves if move.entry.is_roll]
    counted = tally(rolls)
    assert counted.dice > 1_500
    assert counted.probability > 0.001
