"""Records that carry their proof: what is altered is found, whatever it is."""

import json
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sixrow.match import Drop, Resign, StandIn, Undo, export, verify
from sixrow.match.chain import Chain
from sixrow.match.events import Void
from sixrow.match.proof import ATTACHMENT, Proof, attached, digest, read_proof
from sixrow.match.receipt import Receipt
from sixrow.match.rolls import SILENCE
from sixrow.notation import (
    Json,
    NotationRefused,
    Record,
    RecordRefused,
    Result,
    dice_text,
    read_dice,
    read_record,
    write_json,
    write_text,
)
from sixrow.rules import Refusal
from tests.match.tables import ADA, BO, BOT, CY, Sitting, begun, chair, sitting
from tests.notation.games import json_values

KEEPING = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 keep 2 12335556 -"


def short_game(*, pair: bool = False) -> Sitting:
    """A short game with an undo and a resignation; with `pair`, some of the second game too."""
    table = begun("columbiz:2", pair=pair)
    random = Random(5)
    while not table.table.game.can_undo(table.table.position.seat):
        table.play_on(random, 1)
    seat = table.table.position.seat
    table.ask(table.person(seat), Undo, seat=seat)
    table.play_on(random, 5)
    table.ask(ADA, Resign, seat=0)
    if pair:
        table.play_on(random, 4)
        table.ask(BO, Resign, seat=1)
    return table


def eventful_game() -> Sitting:
    """Three people and a bot; Cy is dropped once, and later a bot stands in for him."""
    table = begun("columbiz:4", chair(ADA), chair(BO), chair(CY), BOT, grace=0)
    random = Random(5)
    table.silent = {"cy"}
    while not table.facts(Void):
        table.play_on(random, 1)
        if table.table.dice.due is not None:
            table.now += SILENCE
            table.notice(Drop(roll=table.table.dice.spent, seat=2))
    while table.table.dice.due is None:
        table.play_on(random, 1)
    table.ask(ADA, StandIn, seat=0, absent=2)
    table.play_on(random, 2)
    assert [bool(void.dropped) for void in table.facts(Void)] == [True, False]
    return table


def from_a_position() -> Sitting:
    table = sitting("columbiz:2", position=KEEPING)
    table.start()
    table.decide("k555")
    table.play_on(Random(1), 6)
    return table


STORIES: dict[str, tuple[Sitting, int]] = {}


def story(name: str) -> tuple[Sitting, int]:
    """A table, and the number of the game to look at; made once."""
    if not STORIES:
        STORIES["a game"] = short_game(), 1
        STORIES["the second of a pair"] = short_game(pair=True), 2
        STORIES["void rolls"] = eventful_game(), 1
        STORIES["from a position"] = from_a_position(), 1
    return STORIES[name]


NAMES = ["a game", "the second of a pair", "void rolls", "from a position"]


@pytest.fixture(params=NAMES)
def record(request: pytest.FixtureRequest) -> Record:
    table, game = story(request.param)
    return export(table.table, game, tags={"Date": "2026-03-14"})


def codes(record: Record, commitment: str | None = None, *receipts: Receipt) -> set[str]:
    """What is wrong with a record."""
    try:
        found = verify(record, commitment, receipts)
    except Refusal as refusal:
        return {refusal.code}
    return {fault.code for check in found.checks for fault in check.faults}


def with_proof(record: Record, proof: Json) -> Record:
    return replace(record, attachments={**record.attachments, ATTACHMENT: proof})


def forged(record: Record, **change: Any) -> Record:
    """The record with something changed in its proof, and a digest that fits."""
    changed = with_proof(record, {**told(record), **change})
    return attached(changed, read_proof(changed))


def told(record: Record) -> Any:
    return record.attachments[ATTACHMENT]


# Nothing is altered


def test_an_untouched_record_holds(record: Record) -> None:
    assert codes(record) == set()
    found = verify(record)
    assert found.holds
    names = [check.name for check in found.checks]
    assert names == ["replay", "commitment", "chains", "dice", "counted", "digest"]
    facts = {check.name: check.facts for check in found.checks}
    rolls = [entry for entry in record.entries if entry.is_roll]
    assert facts["dice"]["rolls"] == len(rolls)
    assert facts["counted"]["links"] == sum(map(len, found.counted))


@pytest.mark.parametrize("name", NAMES)
def test_it_holds_with_what_everybody_has_kept(name: str) -> None:
    table, game = story(name)
    found = verify(export(table.table, game), receipts=table.receipts())
    assert found.holds
    kept = [check.facts["name"] for check in found.checks if check.name == "receipt"]
    assert kept == [state.chair.name for state in table.table.seats if state.chair.person]


def test_whose_links_counted_is_told() -> None:
    table, _ = story("void rolls")
    found = verify(export(table.table))
    made = [roll for roll in table.table.rolls if roll.dice]
    assert found.counted == tuple(roll.callers for roll in made)
    assert {len(each) for each in found.counted} == {2, 3}


def test_a_running_game_can_be_verified_at_every_moment() -> None:
    table = begun("columbiz:2", pair=True)
    random = Random(2)
    for _ in range(40):
        table.play_on(random, 1)
        assert codes(export(table.table), None, *table.receipts()) == set()
    table.ask(ADA, Resign, seat=0)
    assert codes(export(table.table, 2), None, *table.receipts()) == set()


def test_no_proof_and_no_proof_at_all(record: Record) -> None:
    assert codes(replace(record, attachments={})) == {"no-proof"}
    values: list[Json] = [None, 1, [], {}, "proof"]
    for value in values:
        assert codes(with_proof(record, value)) == {"not-a-proof"}


def test_the_old_scheme_is_refused_by_name(record: Record) -> None:
    assert codes(with_proof(record, {**told(record), "scheme": "sixrow-dice-1"})) == {"old-proof"}
    assert codes(with_proof(record, {**told(record), "scheme": "sixrow-dice-3"})) == {"not-a-proof"}


# Something is altered


def altered(value: Json) -> Iterator[Json]:
    """The value with one thing changed in it, for every thing there is."""
    match value:
        case dict():
            for key, inside in value.items():
                for other in altered(inside):
                    yield {**value, key: other}
                yield {name: each for name, each in value.items() if name != key}
            yield {**value, "more": 1}
        case list():
            yield from altered_list(value)
        case bool():
            yield not value
            yield int(value)
        case int() | float():
            yield value + 1
            yield value - 1
            yield str(value)
        case None:
            yield 0
        case str():
            yield value[:-1] + ("1" if value[-1:] != "1" else "2")
            yield value[:-1] if value else "x"
            yield ""


def altered_list(value: list[Json]) -> Iterator[Json]:
    for index, inside in enumerate(value):
        for other in altered(inside):
            yield [*value[:index], other, *value[index + 1 :]]
        yield [*value[:index], *value[index + 1 :]]
        if value[index + 1 :] and value[index + 1] != inside:
            yield [*value[:index], value[index + 1], inside, *value[index + 2 :]]
    yield [*value, *value[-1:]] if value else [0]


def test_every_altered_value_of_the_proof_is_found(record: Record) -> None:
    """By the digest; and what the dice were made of even if a forger makes the digest fit.

    Links, chains and callers cannot be altered without a trace; what can is in `unseen`.
    """
    before, number = unseen(record), 0
    for other in altered(told(record)):
        changed = with_proof(record, other)
        try:
            proof = read_proof(changed)
        except Refusal:
            continue
        if other != told(record):
            number += 1
            assert digest(record, proof) != proof.digest, other
            forgery = attached(changed, proof)
            assert codes(forgery) or unseen(forgery) == before, other
    assert number > 50


def unseen(record: Record) -> object:
    """A proof without what a record cannot show: its head, and

    - The order of anchors between two rolls, or of people in a list: it means the same.
    - Who was away, as long as no new chain waits for them.
    - Whose dice they would have been, in a void roll and in the first game of a pair; the record of
      that game shows it.
    """
    proof = read_proof(record)
    rolls = [
        (roll, each.seat if each.made and roll >= proof.first else 0, *told_roll[1:])
        for roll, (each, told_roll) in enumerate(
            zip(proof.rolls, told(record)["rolls"], strict=True), 1
        )
    ]
    plays = {before: set(playing) for before, playing, _ in proof.plays}
    return (
        *(proof.table, proof.game, proof.first, proof.people, proof.commitments),
        *(sorted(proof.anchors), plays, rolls),
    )


def test_what_needs_the_digest_or_a_receipt_to_be_found() -> None:
    """Names, times, decisions and the head go into no dice.

    Who has kept a receipt finds all of it but the names, which a person may take along.
    """
    table, _ = story("a game")
    record, receipts = export(table.table), table.receipts()
    last = record.entries[-1]
    assert last.time is not None
    forgeries = {
        "names": replace(record, names=("Eve", "Bo")),
        "time": replace(record, entries=(*record.entries[:-1], replace(last, time=last.time + 1))),
        "decision": with_another_decision(record),
        "result": replace(record, result=Result((0,), "resigned")),
        "cut": cut(record),
    }
    for name, forgery in forgeries.items():
        assert "wrong-digest" in codes(forgery), name
        mended = attached(forgery, read_proof(forgery))
        assert codes(mended) == set(), name
        kept = set() if name == "names" else {"receipt-head"}
        assert kept <= codes(mended, None, *receipts), name
    head = forged(record, head="0" * 64)
    assert codes(head) == set()
    assert codes(head, None, *receipts) == {"receipt-head"}


def with_another_decision(record: Record) -> Record:
    """The record with another last decision, after which the same seat would have gone on."""
    for index, entry in reversed(list(enumerate(record.entries))):
        for value in range(60):
            if entry.is_roll or entry.value == value:
                continue
            changed = replace(entry, value=value)
            try:
                return replace(
                    record, entries=(*record.entries[:index], changed, *record.entries[index + 1 :])
                )
            except RecordRefused:
                continue
    raise AssertionError("no other decision")


def cut(record: Record) -> Record:
    """The record without its last roll and what came after, and a proof that fits."""
    last = max(index for index, entry in enumerate(record.entries) if entry.is_roll)
    shorter = replace(record, entries=record.entries[:last])
    return with_proof(shorter, {**told(record), "rolls": told(record)["rolls"][:-1]})


def test_a_cut_record_of_a_running_game_is_found_with_a_receipt() -> None:
    table = begun("columbiz:2")
    table.play_on(Random(1), 8)
    shorter = cut(export(table.table))
    shorter = attached(shorter, read_proof(shorter))
    assert codes(shorter) == set()
    assert "receipt-roll" in codes(shorter, None, *table.receipts())


@pytest.mark.parametrize("game", [1, 2])
def test_every_altered_byte_of_the_text_is_found_or_means_the_same(game: int) -> None:
    """Every sign in turn becomes another: refused, found, or read as the very same record."""
    table = begun("sequence-dice:2", pair=True, seed=1)
    table.play_on(Random(3), 2)
    table.ask(ADA, Resign, seat=0)
    table.play_on(Random(3), 1)
    record = export(table.table, game)
    text = write_text(record)
    same = 0
    for index, sign in enumerate(text):
        other = "1" if sign != "1" else "2"
        try:
            changed = read_record(text[:index] + other + text[index + 1 :])
        except NotationRefused:
            continue
        same += changed == record
        assert changed == record or codes(changed), text[max(0, index - 20) : index + 20]
    assert same == 0


def test_white_space_and_the_format_mean_the_same(record: Record) -> None:
    text = write_text(record)
    assert read_record(text.replace("\n", "\r\n").replace(" @", "   @")) == record
    assert read_record(write_json(record)) == record


def test_comments_and_other_attachments_are_free(record: Record) -> None:
    first = replace(record.entries[0], comment="what a roll")
    changed = replace(
        record,
        entries=(first, *record.entries[1:]),
        comment="a fine game",
        attachments={**record.attachments, "analysis": {"luck": 0.5}},
    )
    assert codes(changed) == set()


@pytest.mark.parametrize(
    "change",
    [{"names": ("Ada", "Eve")}, {"tags": {}}, {"tags": {"Table": "table-2"}}, {"result": None}],
)
def test_the_header_is_covered(change: dict[str, Any]) -> None:
    table, _ = story("a game")
    assert codes(replace(export(table.table), **change)) == {"wrong-digest"}


def test_decisions_and_times_are_covered() -> None:
    table, _ = story("a game")
    record, found = export(table.table), 0
    for index, entry in enumerate(record.entries):
        assert entry.time is not None
        others = [replace(entry, time=entry.time + 1), replace(entry, time=None)]
        if not entry.is_roll:
            others += [replace(entry, value=value) for value in range(40)]
        for other in others:
            if other == entry:
                continue
            try:
                entries = (*record.entries[:index], other, *record.entries[index + 1 :])
                changed = replace(record, entries=entries)
            except RecordRefused:
                continue
            found += 1
            assert "wrong-digest" in codes(changed)
    assert found > 10


def test_a_shorter_game_is_found(record: Record) -> None:
    assert "wrong-digest" in codes(replace(record, entries=record.entries[:-1]))
    last = max(index for index, entry in enumerate(record.entries) if entry.is_roll)
    assert "wrong-number-of-rolls" in codes(replace(record, entries=record.entries[:last]))


# Forgeries with a digest that fits


def test_better_dice_are_found_and_told() -> None:
    table = begun("sequence-dice:2")
    table.roll()
    record = export(table.table)
    better = replace(record.entries[-1], value=read_dice("66"))
    forgery = replace(record, entries=(*record.entries[:-1], better))
    forgery = attached(forgery, read_proof(forgery))
    (fault,) = (fault for check in verify(forgery).checks for fault in check.faults)
    assert fault.code == "wrong-roll"
    assert fault.details["roll"] == len(table.table.rolls)
    assert fault.details["found"] == "66"
    assert fault.details["fair"] == table.table.rolls[-1].dice


def test_better_dice_without_a_link_of_the_house_are_found() -> None:
    """As if the house had published a new chain instead of a link, and rolled all the same."""
    table = begun("sequence-dice:2")
    table.roll()
    record = export(table.table)
    better = replace(record.entries[-1], value=read_dice("66"))
    rolls = told(record)["rolls"]
    unlinked = [*rolls[:-1], [*rolls[-1][:3], "", True, []]]
    forgery = replace(record, entries=(*record.entries[:-1], better))
    assert codes(forged(forgery, rolls=unlinked)) == {"wrong-link"}


def test_a_false_chain_of_a_person_is_found() -> None:
    """A house that makes a person's links itself has to name its own anchor: the receipt knows."""
    table, _ = story("a game")
    record, false = export(table.table), Chain("p", bytes(32))
    anchors = [[0, 1, false.public.hex()], told(record)["anchors"][1]]
    assert "wrong-link" in codes(forged(record, anchors=anchors))
    rolls = [
        [seat, callers, [false.link(roll).hex(), links[1]], *rest]
        for roll, (seat, callers, links, *rest) in enumerate(told(record)["rolls"], 1)
    ]
    forgery = forged(record, anchors=anchors, rolls=rolls)
    assert codes(forgery) == {"wrong-roll"}, "and the dice would be others"
    assert {"receipt-anchor", "receipt-link"} <= codes(forgery, None, *table.receipts())


def test_a_person_who_is_called_a_computer_is_found() -> None:
    """Who is a person follows from the seats: a computer has a tag that the digest covers."""
    table, _ = story("a game")
    record = export(table.table)
    assert "wrong-people" in codes(forged(record, people=[1, 0]))
    tagged = replace(record, tags={**record.tags, "Computer2": "casual"})
    assert "wrong-people" in codes(attached(tagged, read_proof(record)))
    silenced = forged(tagged, people=[1, 0])
    assert {"no-person"} <= codes(silenced), "their links are still there"


@pytest.mark.parametrize("people", [[1, 1], [2, 1], [2, 2], [1], [1, 2, 3], [1, 3]])
def test_seats_of_another_person_are_found(people: list[int]) -> None:
    table, _ = story("a game")
    assert codes(forged(export(table.table), people=people))


def test_a_caller_who_is_left_out_of_a_first_roll_is_found() -> None:
    table, _ = story("a game")
    record = export(table.table)
    first, *rest = told(record)["rolls"]
    without = [first[0], [1], first[2][:1], *first[3:]]
    assert "not-called" in codes(forged(record, rolls=[without, *rest]))


def test_a_void_roll_without_a_cause_is_found() -> None:
    """A house that gives up a roll it does not like, and makes the next."""
    table = begun("columbiz:2")
    table.play_on(Random(1), 6)
    record = export(table.table)
    rolls = told(record)["rolls"]
    entries = [entry for entry in record.entries if entry.is_roll]
    assert len(entries) == len(rolls)
    for links in (rolls[3][2], ["", rolls[3][2][1]], [rolls[3][2][0], ""]):
        for dropped in ([], [1], [2], [1, 2]):
            void = [*rolls[3][:2], links, rolls[3][3], False, dropped]
            found = codes(forged(record, rolls=[*rolls[:3], void, *rolls[4:]]))
            assert found & {"second-draw", "not-called", "wrong-link", "wrong-number-of-rolls"}


def test_another_commitment_than_the_noted_one_is_found(record: Record) -> None:
    noted = read_proof(record).commitments[0][1]
    assert codes(record, noted) == set()
    assert codes(record, noted.upper()) == set()
    assert codes(record, "0" * 64) == {"other-commitment"}


def test_who_resigned_is_covered() -> None:
    """Of a team of two, where the winners do not tell it."""
    record = export(begun("sequence-dice:4").table)
    one, other = (replace(record, result=Result((1,), "resigned", seat)) for seat in (0, 2))
    sealed = attached(one, read_proof(record))
    assert codes(sealed) == set()
    assert codes(replace(sealed, result=other.result)) == {"wrong-digest"}


# Any value at all


@given(field=st.sampled_from(Proof.__struct_fields__), value=json_values)
def test_any_value_in_a_proof_is_judged(field: str, value: Json) -> None:
    """Whatever stands there, it is refused or found: never a crash, never a pass."""
    table, game = story("the second of a pair")
    record = export(table.table, game)
    assume(told(record)[field] != value)
    assert codes(with_proof(record, {**told(record), field: value}))


@pytest.mark.parametrize("number", [0, 2**63, 2**64, 10**40, -(10**40)])
@pytest.mark.parametrize("field", ["game", "first", "anchors", "plays", "commitments"])
def test_numbers_beyond_every_measure(field: str, number: int) -> None:
    table, game = story("the second of a pair")
    record = export(table.table, game)
    value: Json = number
    if field not in ("game", "first"):
        value = [*told(record)[field], [number + 99, *told(record)[field][0][1:]]]
    assert codes(with_proof(record, {**told(record), field: value}))
    if number > 0:
        with pytest.raises(Refusal, match="not-a-proof"):
            read_proof(with_proof(record, {**told(record), "anchors": [[number, 1, "0" * 64]]}))


@pytest.mark.parametrize("first", [1, 2, 3, 5, 10**6])
def test_a_second_game_that_begins_elsewhere_is_found(first: int) -> None:
    table, game = story("the second of a pair")
    record = export(table.table, game)
    assert first == told(record)["first"] or codes(forged(record, first=first))


# The bytes


def test_attaching_leaves_the_rest_as_it_is(record: Record) -> None:
    commented = replace(record, comment="a fine game", attachments={"analysis": 1})
    again = attached(commented, read_proof(record))
    assert again == replace(commented, attachments={"analysis": 1, ATTACHMENT: told(record)})


def test_the_digest_is_over_the_bytes_that_the_page_says() -> None:
    table = begun("sequence-dice:2")
    table.ask(ADA, Resign, seat=0)
    record = export(table.table)
    words = [[dice_text(entry.value), entry.time] for entry in record.entries]
    whole = {
        "setup": "sequence-dice:2:length=6,chips=box",
        "names": list(record.names),
        "result": [[1], "resigned", None],
        "tags": dict(record.tags),
        "origin": None,
        "entries": words,
        "proof": {name: value for name, value in told(record).items() if name != "digest"},
    }
    text = json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    assert told(record)["digest"] == sha256(text.encode()).hexdigest()
    assert read_record(write_json(record)) == record
