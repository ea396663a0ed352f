from random import Random

import pytest

from sixrow.match import Anchor, Bank, Chair, Decide
from sixrow.rules import Waiting
from sixrow.store import card_of
from sixrow.wire.views import view_of
from tests.match.tables import ADA, Sitting, begun
from tests.store.tables import sitting


def test_the_card_of_a_table_in_the_lobby() -> None:
    sat = sitting("t", Chair(person="ada", name="Ada"), Chair())
    card = card_of(sat.table, invite="i", public=False, created=7)
    assert (card.table, card.invite, card.public, card.created) == ("t", "i", False, 7)
    assert (card.phase, card.turn, card.bot, card.deadline) == ("lobby", None, False, None)
    assert (card.host, card.version, card.updated) == ("ada", 1, 1_000)
    assert card.setup == sat.table.terms.setup
    assert card.people == {"ada"}
    assert card.turn_of == ""


def test_the_card_of_a_table_with_a_clock() -> None:
    sat = sitting("t", clock=Bank(60_000), rated=True)
    sat.start()
    card = card_of(sat.table, invite="i", public=True, created=7)
    assert (card.rated, card.pair, card.phase) == (True, True, "playing")
    assert (card.turn, card.turn_of, card.deadline) == (0, "ada", 61_000)


BOT_AND_ADA = Chair(level="casual"), Chair(person="ada", name="Ada")


def whose(sat: Sitting) -> tuple[int | None, bool, str]:
    card = card_of(sat.table, invite="i", public=True, created=7)
    return card.turn, card.bot, card.turn_of


def test_a_bots_turn_is_nobodys() -> None:
    sat = sitting("t", *BOT_AND_ADA)
    sat.start()
    while sat.table.awaited is not None and sat.table.awaited.waiting is Waiting.DICE:
        sat.roll()
    while sat.table.position.seat == 1:
        sat.decide(sat.any_decision(Random(1)))
    assert whose(sat) == (0, True, "")


def test_dice_that_wait_for_somebody_are_theirs_to_wait_for() -> None:
    sat = sitting("t", *BOT_AND_ADA)
    sat.there.clear()
    sat.start()
    assert whose(sat) == (1, False, "ada")  # she has no chain yet
    sat.there.add("ada")
    sat.silent.add("ada")
    sat.ask(ADA, Anchor, anchor="00" * 32)
    assert sat.table.dice.due is not None
    assert whose(sat) == (1, False, "ada")  # and gives no link for the bot's roll


def test_a_bot_that_waits_until_somebody_is_there() -> None:
    sat = sitting("t", *BOT_AND_ADA)
    sat.start()
    random = Random(1)
    while not sat.table.decided or sat.table.position.seat == 0:
        if sat.table.position.waiting is Waiting.DICE:
            sat.roll()
        else:
            sat.decide(sat.any_decision(random))
    while sat.table.position.seat == 1:
        sat.there.add("ada")
        if sat.table.position.waiting is Waiting.DICE:
            sat.roll()
        sat.there.clear()
        sat.tell(ADA, Decide, seat=1, decisions=(sat.any_decision(random),))
        if sat.table.dice.due is not None:  # she has kept dice, and rolls again
            sat.there.add("ada")
            sat.serve()
    assert sat.table.dice.due is None
    assert whose(sat) == (1, False, "ada")


def test_in_a_first_roll_it_is_the_turn_of_whoever_is_missing() -> None:
    sat = sitting("t")
    sat.start()
    sat.silent.add("bo")
    sat.roll()
    assert sat.table.dice.due is not None
    assert whose(sat) == (1, False, "bo")


@pytest.mark.parametrize("setup", ["columbiz:2", "sequence-dice:3"])
def test_a_card_has_a_picture_of_the_game(setup: str) -> None:
    table = begun(setup)
    table.play_on(Random(5), 60)
    card = card_of(table.table, invite="i", public=False, created=7)
    view = view_of(table.table).game
    assert view is not None
    assert card.board == "".join("." if side < 0 else str(side) for side in view.board)
    assert card.scores == view.scores
    assert card.clock == table.table.terms.clock
    assert set(card.board) > {"."}
