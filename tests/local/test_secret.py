"""Local games prove their dice, even after a pause; others say that they cannot."""

from dataclasses import replace
from itertools import pairwise

import pytest

from sixrow.local.saves import Saver
from sixrow.local.secret import ENVELOPE
from sixrow.local.table import LocalTable
from sixrow.match import Resign, verify
from sixrow.match.proof import read_proof
from sixrow.notation import Json, Record, dice_text, read_position, read_text, write_text
from sixrow.prompt.game import PromptGame
from sixrow.rules import COLUMBIZ, Waiting
from sixrow.rules.dice import number
from tests.prompt.scripted import Scripted, Typist, begun

OTHERS = ("undo", "undo all", "x9", "777", "end", "a1 b1", "stop")
SEATS = ("Ada", "computer:random", "Bo")
UNPROVEN = "The first part of this game has no proof of its dice, so the game cannot be verified."


class Leaver(Typist):
    """A typist who leaves after some lines."""

    def __init__(self, seated: LocalTable, seed: int, lines: int) -> None:
        super().__init__(seated, seed, OTHERS)
        self._left = lines

    def ask(self, prompt: str) -> str:
        self._left -= 1
        if self._left < 0:
            raise EOFError
        return super().ask(prompt)


def sat_down(record: Record, lines: int = 3) -> LocalTable:
    """The table after somebody has typed some lines at it."""
    seated = LocalTable(record)
    with pytest.raises(EOFError):
        PromptGame(seated, Leaver(seated, 1, lines).console, Saver("unused")).run()
    return seated


def again(seated: LocalTable) -> Record:
    """The record of a table, as a file brings it back."""
    return read_text(write_text(seated.record()))


def greeted(record: Record) -> str:
    script = Scripted()
    with pytest.raises(EOFError):
        PromptGame(LocalTable(record), script.console, Saver("unused")).run()
    return script.text.replace("\n", " ")


@pytest.mark.parametrize("seed", [None, "5"])
@pytest.mark.parametrize("game", ["columbiz", "sequence-dice"])
def test_a_game_that_was_put_away_three_times_proves_all_of_its_dice(
    game: str, seed: str | None
) -> None:
    record = begun(game, *SEATS, seed=seed)
    for _ in range(3):
        record = again(sat_down(record))
        assert verify(record).holds
        assert (ENVELOPE in record.attachments) == (seed is None)
    seated = LocalTable(record)
    assert PromptGame(seated, Typist(seated, 2, OTHERS).console, Saver("unused")).run()
    assert seated.record().result is not None
    assert verify(seated.record()).holds
    assert ENVELOPE not in seated.record().attachments


def test_a_game_of_computers_is_proven_too() -> None:
    seated = LocalTable(begun("sequence-dice", "computer:random", "computer:first", seed=None))
    assert PromptGame(seated, Scripted().console, Saver("unused")).run()
    assert verify(seated.record()).holds


def test_a_pause_does_not_change_the_dice_of_a_seed() -> None:
    whole = sat_down(begun("columbiz", "Ada", "computer:first", seed="5"), 12)
    paused = sat_down(begun("columbiz", "Ada", "computer:first", seed="5"), 0)
    typist = Leaver(LocalTable(again(paused)), 1, 12)
    with pytest.raises(EOFError):
        PromptGame(typist.table, typist.console, Saver("unused")).run()
    assert typist.table.entries == whole.entries


def test_without_a_seed_no_two_games_are_alike() -> None:
    first, second = (LocalTable(begun("columbiz", "Ada", "Bo", seed=None)) for _ in range(2))
    assert read_proof(first.record()).table != read_proof(second.record()).table
    assert read_proof(first.record()).commitments != read_proof(second.record()).commitments


@pytest.mark.parametrize(("seed", "anchors"), [(None, 3), ("5", 1)])
def test_the_people_have_a_new_chain_in_every_session_unless_a_seed_makes_it(
    seed: str | None, anchors: int
) -> None:
    record = begun("columbiz", "Ada", "Bo", seed=seed)
    for _ in range(3):
        record = again(sat_down(record, 8))
    assert len(read_proof(record).anchors) == anchors
    assert verify(record).holds


def test_links_of_people_cannot_be_foreseen_from_the_file() -> None:
    record = again(sat_down(begun("columbiz", "Ada", "Bo", seed=None)))
    one, other = (sat_down(record, 10).record() for _ in range(2))
    before = len(read_proof(record).rolls)
    assert read_proof(one).rolls[:before] == read_proof(other).rolls[:before]
    links = [[roll.links for roll in read_proof(each).rolls[before:]] for each in (one, other)]
    assert links[0][0] != links[1][0]


def test_a_link_of_the_people_counts_in_every_roll() -> None:
    seated = sat_down(begun("columbiz", *SEATS, seed=None), 12)
    assert seated.witness.rolls
    assert all(roll.mine for roll in seated.witness.rolls.values())
    assert not seated.witness.faults


def test_the_links_of_the_people_are_those_of_their_seats_until_all_have_resigned() -> None:
    seated = sat_down(begun("sequence-dice", "Ada", "computer:first", "Bo", seed=None))
    for seat in (0, 2):
        seated.act(Resign, seat)
    rolls = seated.rolls
    after = LocalTable(again(seated))
    for table in (seated, after):
        while table.rolls < rolls + 2:
            if table.position.waiting is Waiting.DICE:
                table.rouse()
            else:
                table.decide(table.position.decisions()[0])
        assert verify(table.record()).holds
        assert {roll.callers for roll in read_proof(table.record()).rolls[rolls:]} == {()}


def test_what_is_refused_changes_no_dice() -> None:
    rolls = []
    for lines in (("-",), ("x9", "k", "end", "-")):
        seated = LocalTable(begun("columbiz", "Ada", "Bo", seed="8"))
        with pytest.raises(EOFError):
            PromptGame(seated, Scripted(*lines).console, Saver("unused")).run()
        rolls.append([entry for entry in seated.entries if entry.is_roll])
    assert rolls[0] == rolls[1]


def test_a_seed_gives_these_dice_for_ever() -> None:
    seated = LocalTable(begun("columbiz", "Ada", "computer:first", seed="7"))
    while len(seated.entries) < 6:
        if seated.position.waiting is Waiting.DICE:
            seated.roll()
        else:
            seated.decide(seated.position.decisions()[0])
    rolls = [dice_text(entry.value) for entry in seated.entries if entry.is_roll]
    assert rolls == ["5", "5", "1", "5", "11345666", "11223446"]


def test_an_altered_roll_ends_the_proof_and_the_game_goes_on() -> None:
    record = again(sat_down(begun("columbiz", *SEATS, seed=None)))
    last = next(index for index in reversed(range(len(record.entries))) if _is_full(record, index))
    entries = list(record.entries[: last + 1])
    entries[last] = replace(entries[last], value=8)  # eight ones
    altered = replace(record, entries=tuple(entries))
    assert UNPROVEN in greeted(altered)
    after = sat_down(altered, 5).record()
    assert after.attachments == {}
    assert len(after.entries) > len(entries)
    assert UNPROVEN not in greeted(record)


def _is_full(record: Record, index: int) -> bool:
    entry = record.entries[index]
    return entry.is_roll and number(entry.value) == 8


@pytest.mark.parametrize(
    "kept", [None, 5, {}, {"secret": 5}, {"secret": "z" * 64}, {"secret": "1"}]
)
def test_an_envelope_that_is_none_ends_the_proof(kept: Json) -> None:
    record = again(sat_down(begun("sequence-dice", *SEATS, seed=None)))
    spoilt = replace(record, attachments={**record.attachments, ENVELOPE: kept})
    assert UNPROVEN in greeted(spoilt)


@pytest.mark.parametrize("proof", [5, {}, {"table": "x"}])
def test_a_proof_that_is_none_is_left_out(proof: Json) -> None:
    record = again(sat_down(begun("sequence-dice", *SEATS, seed=None)))
    spoilt = replace(record, attachments={"dice-proof": proof, "notes": "mine"})
    assert UNPROVEN in greeted(spoilt)
    assert sat_down(spoilt).record().attachments == {"notes": "mine"}


def test_a_game_from_a_position_is_proven_from_there_on() -> None:
    origin = read_position("columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0")
    record = Record(origin.setup, ("Ada", "Bo"), origin=origin)
    assert UNPROVEN not in greeted(record)
    seated = LocalTable(record)
    script = Scripted("e3", "undo", "c2 end")
    with pytest.raises(EOFError):
        PromptGame(seated, script.console, Saver("unused")).run()
    assert "Undone: e3." in script.text
    assert seated.record().origin == origin
    assert [entry.is_roll for entry in seated.entries] == [False, False, True]
    assert verify(LocalTable(again(seated)).record()).holds


def test_an_old_proof_ends_the_proof_and_the_game_goes_on() -> None:
    record = again(sat_down(begun("sequence-dice", *SEATS, seed=None)))
    old: Json = {"scheme": "sixrow-dice-1", "table": "x"}
    assert UNPROVEN in greeted(replace(record, attachments={"dice-proof": old}))


def test_names_that_no_house_would_take_are_kept() -> None:
    names = ("", "B" * 60)
    seated = sat_down(Record(COLUMBIZ.setup(2), names), 5)
    assert seated.record().names == names
    assert verify(seated.record()).holds


def test_the_record_that_is_shown_has_neither_proof_nor_secret() -> None:
    seated = LocalTable(begun("columbiz", "Ada", "Bo", seed=None))
    script = Scripted("record")
    with pytest.raises(EOFError):
        PromptGame(seated, script.console, Saver("unused")).run()
    assert '[Seat1 "Ada"]' in script.text
    assert "%" not in script.text


def test_times_and_remarks_of_the_record_stay() -> None:
    record = again(sat_down(begun("columbiz", "Ada", "Bo", seed="3")))
    entries = tuple(
        replace(entry, time=1000 * index, comment=f"{index}")
        for index, entry in enumerate(record.entries)
    )
    after = sat_down(replace(record, entries=entries), 5).record()
    same = [one == two for one, two in zip(after.entries, entries, strict=False)]
    assert same.count(True) >= len(entries) - 4
    assert all(first or not second for first, second in pairwise(same))
    assert verify(after).holds
