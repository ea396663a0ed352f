from sixrow.match import Bank, Chair
from sixrow.store import card_of
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


def test_a_bots_turn_is_nobodys() -> None:
    sat = sitting("t", Chair(level="casual"), Chair(person="ada", name="Ada"))
    sat.start()
    while sat.table.position.seat == 1:
        sat.roll()
    card = card_of(sat.table, invite="i", public=True, created=7)
    assert (card.turn, card.bot, card.turn_of) == (0, True, "")
