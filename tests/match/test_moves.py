"""Rolling, deciding, taking back, resigning."""

from random import Random

import pytest

from sixrow.match import Decide, Resign, Roll, TablePhase, Undo
from sixrow.match.events import (
    Decided,
    GameBegan,
    GameOver,
    Resigned,
    Rolled,
    StoodIn,
    TableOver,
    Undone,
)
from sixrow.notation import decision_text, read_dice
from sixrow.rules import Waiting
from sixrow.rules.columbiz import END
from sixrow.rules.dice import number, total
from tests.match.tables import ADA, BO, BOT, CY, DI, Sitting, begun, chair, sitting


def to_placing(setup: str = "columbiz:2", **terms: bool) -> tuple[Sitting, int]:
    """A table at which somebody may place at least two discs, and that seat."""
    for seed in range(50):
        table = begun(setup, seed=seed, **terms)
        seat = table.table.position.seat
        table.roll()
        table.decide("stop")
        if len(pairs_of_discs(table)) > 0:
            return table, seat
    raise AssertionError("no such dice")


def pairs_of_discs(table: Sitting) -> list[tuple[str, str]]:
    """Two discs that can be placed one after the other."""
    position = table.table.position
    game = position.setup.game
    return [
        (decision_text(game, first), decision_text(game, second))
        for first in position.decisions()
        for second in position.decide(first).position.decisions()
        if first < END and second < END
    ]


def test_people_roll_for_the_beginning_each_with_a_command() -> None:
    table = sitting("columbiz:2")
    table.start()
    (first,) = table.ask(ADA, Roll, seat=0)
    assert isinstance(first, Rolled)
    assert (first.seat, first.roll, first.hand, len(first.dice)) == (0, 1, "person", 1)
    assert table.refuse(ADA, Roll, seat=0) == "not-your-turn"
    (second,) = table.ask(BO, Roll, seat=1)
    assert isinstance(second, Rolled)
    assert (second.seat, second.roll) == (1, 2)


def test_the_dice_of_bots_fall_by_themselves() -> None:
    table = sitting("columbiz:2", chair(ADA), BOT)
    assert table.start() == [GameBegan(game=1)]
    facts = table.ask(ADA, Roll, seat=0)
    assert [type(fact) for fact in facts[:2]] == [Rolled, Rolled]
    hands = [(fact.seat, fact.hand) for fact in facts if isinstance(fact, Rolled)]
    assert hands[:2] == [(0, "person"), (1, "bot")]


def test_bots_alone_need_nobody() -> None:
    table = sitting("columbiz:2", BOT, BOT)
    facts = table.start()
    assert len(facts) >= 4, "a roll-off and the first roll of a turn"
    awaited = table.table.awaited
    assert awaited is not None
    assert (awaited.bot, awaited.waiting) == ("casual", Waiting.DECISION)
    assert awaited.version == table.table.version


def test_keeping_dice_rolls_the_others_at_once() -> None:
    table = begun()
    (rolled,) = table.roll()
    assert isinstance(rolled, Rolled)
    kept = rolled.dice[:3]
    decided, again = table.decide(f"k{kept}")
    assert decided == Decided(seat=rolled.seat, decision=f"k{kept}", hand="person")
    assert isinstance(again, Rolled)
    assert number(read_dice(again.dice)) == 5
    assert again.hand == "person"


def test_rolling_is_refused() -> None:
    table = sitting()
    assert table.refuse(ADA, Roll, seat=0) == "not-playing"
    table = begun()
    seat = table.table.position.seat
    me, other = table.person(seat), table.person(1 - seat)
    assert table.refuse(other, Roll, seat=1 - seat) == "not-your-turn"
    assert table.refuse(other, Roll, seat=seat) == "not-your-seat"
    assert table.refuse(None, Roll, seat=seat) == "not-your-seat"
    table.roll()
    assert table.refuse(me, Roll, seat=seat) == "no-dice-awaited"


def test_deciding_is_refused() -> None:
    table = begun()
    seat = table.table.position.seat
    me, other = table.person(seat), table.person(1 - seat)
    assert table.refuse(me, Decide, seat=seat, decisions=("stop",)) == "no-decision-awaited"
    table.roll()
    assert table.refuse(me, Decide, seat=seat, decisions=()) == "no-decisions"
    assert table.refuse(me, Decide, seat=seat, decisions=("a1",)) == "still-rolling"
    assert table.refuse(me, Decide, seat=seat, decisions=("what",)) == "not-a-cell"
    assert table.refuse(me, Decide, seat=seat, decisions=("k",)) == "missing"
    assert table.refuse(me, Decide, seat=seat, decisions=("k-", "k-")) == "no-decision-awaited"
    assert table.refuse(other, Decide, seat=1 - seat, decisions=("stop",)) == "not-your-turn"
    assert table.refuse(other, Decide, seat=seat, decisions=("stop",)) == "not-your-seat"
    assert table.refuse(None, Decide, seat=seat, decisions=("stop",)) == "for-people"
    assert table.refuse(me, Decide, seat=7, decisions=("stop",)) == "no-such-seat"


def test_nobody_decides_for_a_bot_but_the_house() -> None:
    table = sitting("columbiz:2", BOT, BOT)
    table.start()
    seat = table.table.position.seat
    assert table.refuse(ADA, Decide, seat=seat, decisions=("stop",)) == "not-your-seat"
    assert table.ask(None, Decide, seat=seat, decisions=("stop",))[0] == Decided(
        seat=seat, decision="stop", hand="bot"
    )


def test_a_list_of_placements_is_taken_whole_or_not_at_all() -> None:
    table, seat = to_placing()
    me = table.person(seat)
    first, second = pairs_of_discs(table)[0]
    code = table.refuse(me, Decide, seat=seat, decisions=(first, first))
    assert code == "cell-taken"
    facts = table.ask(me, Decide, seat=seat, decisions=(first, second, "end"))
    assert facts == [
        Decided(seat=seat, decision=word, hand="person") for word in (first, second, "end")
    ]
    assert table.table.position.seat != seat


def test_nothing_is_decided_beyond_the_own_turn() -> None:
    table, seat = to_placing()
    first, _ = pairs_of_discs(table)[0]
    words = (first, "end", first)
    code = table.refuse(table.person(seat), Decide, seat=seat, decisions=words)
    assert code == "no-decision-awaited"


def test_undo_goes_back_to_the_last_roll_and_no_further() -> None:
    table, seat = to_placing()
    me = table.person(seat)
    first, second = pairs_of_discs(table)[0]
    start = table.table.position
    table.decide(first)
    between = table.table.position
    table.decide(second)
    assert table.ask(me, Undo, seat=seat) == [Undone(seat=seat, count=1)]
    assert table.table.position == between
    table.decide(second)
    assert table.refuse(me, Undo, seat=seat, count=4) == "nothing-to-undo"
    assert table.refuse(me, Undo, seat=seat, count=0) == "nothing-to-undo"
    assert table.ask(me, Undo, seat=seat, count=2) == [Undone(seat=seat, count=2)]
    assert table.table.position == start
    table.ask(me, Undo, seat=seat)
    assert table.table.position.dice == start.dice, "stop is taken back as well"
    assert table.refuse(me, Undo, seat=seat) == "nothing-to-undo"


def test_undo_never_changes_whose_turn_it_is() -> None:
    table, seat = to_placing()
    me, other = table.person(seat), table.person(1 - seat)
    table.decide(pairs_of_discs(table)[0][0], "end")
    assert table.refuse(me, Undo, seat=seat) == "not-your-turn"
    assert table.refuse(other, Undo, seat=1 - seat) == "nothing-to-undo"


def test_undo_across_an_extra_turn_stays_with_the_same_seat() -> None:
    """S-9: after a 2 or a 12 the same player goes on; before the roll that can be taken back."""
    table = begun("sequence-dice:2")
    random = Random(1)
    while total(table.table.position.dice) not in (2, 12):
        table.play_on(random, 1)
    seat, before = table.table.position.seat, table.table.position
    table.decide(table.any_decision(random))
    assert table.table.position.waiting is Waiting.DICE
    assert table.ask(table.person(seat), Undo, seat=seat) == [Undone(seat=seat, count=1)]
    assert table.table.position == before
    table.decide(table.any_decision(random))
    table.roll()
    assert table.refuse(table.person(seat), Undo, seat=seat) == "nothing-to-undo"


def test_undo_has_to_be_agreed() -> None:
    table, seat = to_placing(undo=False)
    table.decide(pairs_of_discs(table)[0][0])
    assert table.refuse(table.person(seat), Undo, seat=seat) == "undo-not-agreed"


def test_what_a_bot_did_is_not_taken_back() -> None:
    table = sitting("columbiz:2", BOT, BOT)
    table.start()
    assert table.refuse(ADA, Undo, seat=table.table.position.seat) == "not-your-seat"


def test_a_turn_ends_by_itself_if_that_is_agreed() -> None:
    table, seat = to_placing(auto_end=True)
    random = Random(3)
    facts = []
    while table.table.position.seat == seat:
        facts = table.decide(
            decision_text(table.table.setup.game, table.table.position.decisions()[0])
        )
    assert facts[-1] == Decided(seat=seat, decision="end", hand="table")
    table.play_on(random)
    assert table.table.phase is TablePhase.OVER


def test_a_forced_pass_is_made_by_the_table() -> None:
    table = sitting("sequence-dice:2", auto_end=True)
    table.start()
    table.play_on(Random(2))
    hands = {
        (event.fact.decision, event.fact.hand)
        for event in table.authority.since(0)
        if isinstance(event.fact, Decided) and event.fact.decision == "pass"
    }
    assert hands == {("pass", "table")}


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_the_other_wins(seat: int) -> None:
    table = begun()
    facts = table.ask(table.person(seat), Resign, seat=seat)
    assert facts == [
        Resigned(seat=seat),
        GameOver(game=1, winners=(1 - seat,), ending="resigned"),
        TableOver(winners=(1 - seat,)),
    ]
    assert table.refuse(ADA, Resign, seat=0) == "not-playing"
    assert table.table.awaited is None


@pytest.mark.parametrize("setup", ["columbiz:3", "sequence-dice:4"])
def test_of_more_players_a_bot_plays_on_unranked(setup: str) -> None:
    table = begun(setup)
    facts = table.ask(CY, Resign, seat=2)
    assert facts[:2] == [
        Resigned(seat=2),
        StoodIn(seat=2, level="skilled", reason="resigned", ranked=False),
    ]
    assert not table.table.seats[2].ranked
    assert table.refuse(CY, Resign, seat=2) == "bot-plays"
    assert table.refuse(DI, Resign, seat=2) == "not-your-seat"
    table.play_on(Random(1))
    assert table.table.phase is TablePhase.OVER
    assert table.table.game.result is not None
    assert table.table.game.result.ending in ("last-round", "row")


def test_resigning_on_the_own_turn_lets_the_bot_roll() -> None:
    table = begun("columbiz:3")
    seat = table.table.position.seat
    facts = table.ask(table.person(seat), Resign, seat=seat)
    assert isinstance(facts[-1], Rolled)
    assert (facts[-1].seat, facts[-1].hand) == (seat, "bot")
    me = table.person(seat)
    assert table.refuse(me, Decide, seat=seat, decisions=("stop",)) == "bot-plays"
