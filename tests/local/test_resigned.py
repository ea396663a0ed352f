"""A player who resigned at a table of three stays resigned when the game is resumed."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sixrow.local.resigned import RESIGNED, resigned
from sixrow.local.saves import Saver
from sixrow.local.seats import computers
from sixrow.local.table import LocalTable
from sixrow.match import Decide, Resign, Undo, verify
from sixrow.match.events import Decided, Resigned
from sixrow.notation import Json, Record, read_record, write_json, write_text
from sixrow.prompt.game import PromptGame
from sixrow.rules import Decision, Position, Waiting
from tests.prompt.scripted import Typist, begun


def play_on(table: LocalTable, entries: int) -> None:
    """Play until there are so many entries, or the game is over."""
    while len(table.entries) < entries and table.position.waiting is not Waiting.NOBODY:
        if table.position.waiting is Waiting.DICE:
            table.roll()
        else:
            table.decide(table.position.decisions()[0])


def given_up(game: str = "sequence-dice", entries: int = 8, seed: str | None = "1") -> LocalTable:
    """A table of three at which the current seat has resigned and the others have played on."""
    table = LocalTable(begun(game, "Ada", "Bo", "Cy", seed=seed))
    play_on(table, entries)
    table.act(Resign, table.position.seat)
    play_on(table, entries + 12)
    return table


def bots(table: LocalTable) -> list[str]:
    return [seat.bot for seat in table.state.seats]


@pytest.mark.parametrize("write", [write_text, write_json])
@pytest.mark.parametrize("seed", [None, "5"])
def test_a_computer_still_plays_for_who_gave_up(
    write: Callable[[Record], str], seed: str | None
) -> None:
    before = given_up(seed=seed)
    after = LocalTable(read_record(write(before.record())))
    assert sorted(bots(before)) == ["", "", "skilled"]
    assert bots(after) == bots(before)
    assert [seat.ranked for seat in after.state.seats] == [not bot for bot in bots(after)]
    hands = [move.hand for move in before.state.game.moves]
    assert [move.hand for move in after.state.game.moves] == hands
    assert after.record().attachments[RESIGNED] == before.record().attachments[RESIGNED]
    assert after.proven
    play_on(after, 10_000)
    assert RESIGNED not in after.record().attachments
    assert verify(after.record()).holds


def test_several_give_up_one_after_the_other() -> None:
    table = given_up()
    person = bots(table).index("")
    table.act(Resign, person)
    after = LocalTable(table.record())
    assert bots(after).count("skilled") == 2
    facts = [event.fact for event in after.since(0)]
    gone = [fact.seat for fact in facts if isinstance(fact, Resigned)]
    assert gone == list(resigned(table.record()))


def test_a_decision_taken_back_takes_the_resignation_along() -> None:
    table = LocalTable(begun("columbiz", "Ada", "Bo", "Cy", seed="3"))
    play_on(table, 4)
    seat = table.position.seat
    table.act(Decide, seat, decisions=("stop",))
    table.act(Resign, (seat + 1) % 3)
    table.act(Undo, seat)
    assert resigned(table.record()) == {(seat + 1) % 3: len(table.entries)}
    assert bots(LocalTable(table.record())) == bots(table)


def _with(record: Record, told: Json) -> Record:
    return replace(record, attachments={RESIGNED: told})


@pytest.mark.parametrize(
    "told",
    [
        "2",
        {"seat": 1, "entry": 0},
        [3],
        [{"seat": 0, "entry": 0}],
        [{"seat": 4, "entry": 0}],
        [{"seat": True, "entry": 0}],
        [{"seat": 1, "entry": -1}],
        [{"seat": 1, "entry": 1}],
        [{"seat": "1", "entry": 0}],
    ],
)
def test_nonsense_is_passed_over(told: Json) -> None:
    record = _with(begun("columbiz", "Ada", "Bo", "Cy"), told)
    assert resigned(record) == {}
    assert bots(LocalTable(record)) == ["", "", ""]


def test_neither_two_players_nor_computers_have_stand_ins() -> None:
    told: Json = [{"seat": 2, "entry": 0}]
    assert bots(LocalTable(_with(begun("columbiz", "Ada", "Bo"), told))) == ["", ""]
    record = _with(begun("columbiz", "Ada", "computer:first", "Cy"), told)
    assert bots(LocalTable(record)) == ["", "first", ""]
    assert computers(record) == {1: "first"}


def test_the_plain_prompt_asks_only_those_who_still_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixrow.prompt.game.nearest_told", lambda _setup: "")
    monkeypatch.setattr("sixrow.local.seats.player", lambda *_: _First())
    table = LocalTable(given_up(seed="5").record())
    gone = bots(table).index("skilled")
    begun_at, typist = table.state.version, Typist(table, 1)
    assert PromptGame(table, typist.console, Saver("sequence-dice")).run()
    facts = [event.fact for event in table.since(begun_at)]
    decided = [(fact.seat == gone, fact.hand) for fact in facts if isinstance(fact, Decided)]
    assert set(decided) == {(True, "bot"), (False, "person")}
    assert typist.prompts == decided.count((False, "person"))


class _First:
    """A stand-in that takes the first legal decision."""

    def decide(self, position: Position) -> Decision:
        return position.decisions()[0]
