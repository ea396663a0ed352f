"""What a table can be opened with."""

from typing import Any

import pytest

from sixrow.match import Bank, Chair, Days, NoClock, Opening, Terms, open_table
from sixrow.match.events import GameBegan, Opened, Rolled
from sixrow.match.lobby import next_opening
from sixrow.match.terms import DAY, MINUTE, settle, time_to_begin
from sixrow.notation import position_text
from sixrow.rules import Refusal
from tests.match.tables import ADA, BO, BOT, FREE, LEVELS, chair, house, sitting

ADAS, BOTS = "1 1 keep 2 12335556 -", "1 2 roll 3 -"
KEEPING = f"columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 {ADAS}"
OVER = "columbiz:2 6/6/2PP2/B1P3/1BPPPP/BP1BBP 2,0 7,1 3,8 2 1 over"


def refused(table: str = "t", host: str = "ada", chairs: Any = None, **terms: Any) -> str:
    agreed = Terms(**{"setup": "columbiz:2", **terms})
    opening = Opening(terms=agreed, chairs=chairs or (chair(ADA), FREE), host=host)
    with pytest.raises(Refusal) as refusal:
        open_table(table, opening, 0, house())
    return refusal.value.code


def test_the_first_event_has_the_commitment_and_all_terms() -> None:
    event = sitting("columbiz:2:edition=fr", rated=True).authority.since(0)[0]
    assert event.number == 1
    assert isinstance(event.fact, Opened)
    assert event.fact.commitment == house().envelope.chain().public.hex()
    assert event.fact.terms == Terms(
        setup="columbiz:2:reroll=any,limit=4,extension=full,captives=square",
        pair=True,
        rated=True,
        on_time="forfeit",
        grace=2 * MINUTE,
        undo=False,
        hints=False,
    )


@pytest.mark.parametrize(
    ("terms", "pair", "undo"),
    [
        (Terms(setup="columbiz:2"), False, True),
        (Terms(setup="columbiz:2", rated=True), True, False),
        (Terms(setup="columbiz:2", rated=True, pair=False), False, False),
        (Terms(setup="columbiz:2", pair=True, undo=False), True, False),
        (Terms(setup="columbiz:3", rated=True), False, False),
        (Terms(setup="sequence-dice:4", rated=True), False, False),
        (Terms(setup="sequence-dice:4", pair=True), True, True),
    ],
)
def test_what_is_not_said_is_settled(terms: Terms, pair: bool, undo: bool) -> None:
    settled, _ = settle(terms, LEVELS)
    assert (settled.pair, settled.undo, settled.hints) == (pair, undo, not terms.rated)
    assert settled.on_time == ("forfeit" if terms.rated else "bot")


@pytest.mark.parametrize(
    ("clock", "grace", "begin"),
    [
        (NoClock(), 2 * MINUTE, None),
        (Bank(5 * MINUTE, 3_000), MINUTE, 5 * MINUTE),
        (Days(3), 3 * DAY, 3 * DAY),
    ],
)
def test_the_grace_is_by_time_control(
    clock: NoClock | Bank | Days, grace: int, begin: int | None
) -> None:
    settled, _ = settle(Terms(setup="columbiz:2", clock=clock), LEVELS)
    assert settled.grace == grace
    assert time_to_begin(clock) == begin


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"setup": "chess:2"}, "unknown-game"),
        ({"setup": "columbiz:5"}, "wrong-number-of-players"),
        ({"setup": "columbiz:2:reroll=some"}, "unknown-value"),
        ({"setup": 7}, "wrong-terms"),
        ({"setup": "columbiz:3", "pair": True}, "pair-needs-two-sides"),
        ({"rated": True, "undo": True}, "not-when-rated"),
        ({"rated": True, "hints": True}, "not-when-rated"),
        ({"rated": True, "on_time": "bot"}, "not-when-rated"),
        ({"rated": True, "grace": MINUTE - 1}, "not-when-rated"),
        ({"clock": Bank(1)}, "wrong-terms"),
        ({"clock": Bank(MINUTE, -1)}, "wrong-terms"),
        ({"clock": Days(0)}, "wrong-terms"),
        ({"grace": -1}, "wrong-terms"),
        ({"on_time": "nothing"}, "wrong-terms"),
        ({"watch": "cats"}, "wrong-terms"),
        ({"stand_in": "genius"}, "unknown-level"),
        ({"position": "here"}, "unknown-game"),
        ({"position": KEEPING + " 1"}, "left-over"),
        ({"position": KEEPING.replace("18,16", "18,17")}, "too-many-discs"),
        ({"position": KEEPING, "rated": True}, "not-when-rated"),
        ({"position": KEEPING, "pair": True}, "pair-from-position"),
        ({"position": KEEPING, "setup": "columbiz:2:reroll=locked"}, "another-setup"),
        ({"position": OVER}, "position-over"),
    ],
)
def test_terms_that_make_no_table(terms: dict[str, Any], code: str) -> None:
    assert refused(**terms) == code


def test_a_program_is_told_which_of_the_terms_is_wrong() -> None:
    with pytest.raises(Refusal) as found:
        settle(Terms(setup="columbiz:2", grace=-1), LEVELS)
    assert found.value.details["field"] == "grace"


@pytest.mark.parametrize(
    ("chairs", "rated", "code"),
    [
        ((FREE,), False, "wrong-number-of-chairs"),
        ((FREE, FREE, FREE), False, "wrong-number-of-chairs"),
        ((Chair(level="genius"), FREE), False, "unknown-level"),
        ((Chair(person="a", name="A", level="casual"), FREE), False, "person-or-bot"),
        ((Chair(person="a b", name="A"), FREE), False, "not-a-person"),
        ((Chair(person="a", name=""), FREE), False, "not-a-name"),
        ((Chair(person="a", name=" A"), FREE), False, "not-a-name"),
        ((Chair(person="a", name="A\n"), FREE), False, "not-a-name"),
        ((Chair(person="a", name="A" * 41), FREE), False, "not-a-name"),
        ((BOT, FREE), True, "rated-needs-people"),
        ((chair(ADA), chair(ADA)), True, "rated-needs-people"),
    ],
)
def test_people_and_bots_that_cannot_sit_there(
    chairs: tuple[Chair, ...], rated: bool, code: str
) -> None:
    assert refused(chairs=chairs, rated=rated) == code


@pytest.mark.parametrize("table", ["", "a b", "a/b", "é", "x" * 65])
def test_ids_that_no_table_can_have(table: str) -> None:
    assert refused(table=table) == "not-a-table"


def test_ids_that_no_host_can_have() -> None:
    assert refused(host="two words") == "not-a-person"


def test_one_person_may_have_both_seats_if_nothing_is_at_stake() -> None:
    table = sitting("columbiz:2", chair(ADA), chair(ADA))
    table.start()
    table.roll_off()
    assert table.table.people == {ADA.id}
    assert BO.id not in table.table.people


def test_a_game_begins_from_a_position_and_is_played_again_from_it() -> None:
    table = sitting("columbiz:2", chair(ADA), BOT, position=KEEPING)
    began = table.start()
    assert began == [GameBegan(game=1, position=KEEPING)]
    assert position_text(table.table.position) == KEEPING
    assert table.table.game.turn == 1
    (rolled,) = (fact for fact in table.decide("k555") if isinstance(fact, Rolled))
    assert (rolled.roll, len(rolled.dice)) == (1, 5)
    again = next_opening(table.table)
    assert (again.terms.position, again.chairs) == (KEEPING, (chair(ADA), BOT))


def test_dice_of_a_bot_fall_if_it_is_its_turn_there() -> None:
    table = sitting("columbiz:2", chair(ADA), BOT, position=KEEPING.replace(ADAS, BOTS))
    _, rolled = table.start()
    assert isinstance(rolled, Rolled)
    assert (rolled.seat, rolled.hand) == (1, "bot")
