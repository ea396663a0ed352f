"""Two games in which each side begins once; the shares of both decide."""

from fractions import Fraction
from random import Random

import pytest

from sixrow.match import Reseal, Resign, TablePhase, export, verify
from sixrow.match.events import GameBegan, GameOver, Rolled, TableOver
from sixrow.match.pairs import exchanged, roll_off_length
from sixrow.notation import begins_turn, read_dice
from sixrow.rules import GAMES, Setup, start
from tests.match.tables import ADA, BO, BOT, begun, chair, sitting

COLUMBIZ = GAMES["columbiz"].setup(2)
TEAMS = GAMES["sequence-dice"].setup(4)


def starter(setup: Setup, rolls: list[int]) -> int:
    """Who begins after these rolls; they must be a whole roll-off."""
    position = start(setup)
    for index, dice in enumerate(rolls):
        step = position.roll(dice)
        assert begins_turn(step.effects) == (index == len(rolls) - 1)
        position = step.position
    return position.seat


@pytest.mark.parametrize(
    ("setup", "rolls", "order"),
    [
        (COLUMBIZ, "2 5", (1, 0)),
        (COLUMBIZ, "6 1", (1, 0)),
        (COLUMBIZ, "4 4 3 3 1 2", (1, 0, 3, 2, 5, 4)),
        (TEAMS, "11 12 13 66", (3, 0, 1, 2)),
        # Seats 2 and 4 tie and roll again: their places go to 3 and 1, who roll in that order.
        (TEAMS, "11 66 13 66 12 33", (3, 0, 1, 2, 5, 4)),
    ],
)
def test_the_roll_off_with_places_exchanged(
    setup: Setup, rolls: str, order: tuple[int, ...]
) -> None:
    dice = [read_dice(word) for word in rolls.split()]
    assert exchanged(setup, dice) == order
    again = [dice[index] for index in order]
    first, second = starter(setup, dice), starter(setup, again)
    assert second == (first + 1) % setup.players
    assert setup.side_of(first) != setup.side_of(second)


def test_a_roll_off_ends_where_somebody_begins() -> None:
    dice = [read_dice(word) for word in ("4", "4", "3", "1", "12345566", "123")]
    assert roll_off_length(COLUMBIZ, dice) == 4
    assert roll_off_length(COLUMBIZ, dice[:3]) == 3


@pytest.mark.parametrize("setup", ["columbiz:2", "sequence-dice:2", "sequence-dice:4"])
def test_each_side_begins_once(setup: str) -> None:
    for seed in range(3):
        table = begun(setup, pair=True, seed=seed)
        first = table.table.position.seat
        random = Random(seed)
        while table.table.game.number == 1:
            table.play_on(random, 1)
        second = table.table.games[1]
        roll_off = [move for move in second.moves if move.hand == "table"]
        position = start(second.position.setup)
        for move in roll_off:
            position = move.entry.apply(position).position
        assert position.setup.side_of(position.seat) != position.setup.side_of(first)


def test_the_second_game_follows_at_once_and_waits_for_its_beginner() -> None:
    table = begun(pair=True)
    first = table.table.position.seat
    facts = table.ask(ADA, Resign, seat=0)
    assert facts[1] == GameOver(game=1, winners=(1,), ending="resigned")
    assert isinstance(facts[2], GameBegan)
    assert facts[2].game == 2
    assert len(facts) == 3
    assert table.table.position.seat == 1 - first
    (rolled,) = table.roll()
    assert isinstance(rolled, Rolled)
    assert len(rolled.dice) == 8


def test_the_sum_of_shares_decides() -> None:
    table = begun(pair=True)
    table.ask(ADA, Resign, seat=0)
    assert table.ask(ADA, Resign, seat=0)[-1] == TableOver(winners=(1,))
    assert table.table.shares() == (Fraction(0), Fraction(2))
    table = begun(pair=True)
    table.ask(ADA, Resign, seat=0)
    assert table.ask(BO, Resign, seat=1)[-1] == TableOver(winners=(0, 1))
    assert table.table.shares() == (Fraction(1), Fraction(1))


def test_bots_begin_the_second_game_by_themselves() -> None:
    table = sitting("columbiz:2", chair(ADA), BOT, pair=True)
    table.start()
    table.play_on(Random(3))
    assert table.table.phase is TablePhase.OVER
    assert [game.number for game in table.table.games] == [1, 2]


@pytest.mark.parametrize("seed", range(4))
def test_both_records_verify_alone(seed: int) -> None:
    table = sitting("columbiz:2", chair(ADA), BOT, pair=True, seed=seed)
    table.start()
    table.play_on(Random(seed))
    for game in (1, 2):
        record = export(table.table, game)
        assert record.tags["Game"] == f"{game} of 2"
        assert verify(record).holds


def test_the_record_of_the_first_game_stays_the_same() -> None:
    """Whatever happens between its end and the first roll of the second."""
    table = begun("columbiz:2", pair=True)
    table.ask(ADA, Resign, seat=0)
    first = export(table.table, 1)
    assert table.is_proven()
    table.clients["bo"] = table.new_client(BO)
    table.send(BO, acting=True)
    assert export(table.table, 1) == first
    table.notice(Reseal(salt="1"))
    assert export(table.table, 1) == first
    for client in table.clients.values():
        client.trusting = True
    table.play_on(Random(1), 5)
    assert export(table.table, 1) == first
    assert verify(first, receipts=[table.client(ADA).witness.receipt]).holds
