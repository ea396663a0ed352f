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

from sixrow.match import Resign, Undo, export, verify
from sixrow.match.proof import ATTACHMENT, Proof, attached, read_proof
from sixrow.notation import (
    Json,
    NotationRefused,
    Record,
    RecordRefused,
    Result,
    dice_text,
    read_dice,
    read_position,
    read_record,
    write_json,
    write_text,
)
from sixrow.rules import Refusal
from tests.match.tables import ADA, BO, BOT, Sitting, begun, chair, sitting
from tests.notation.games import json_values


def short_game(pair: bool = False, **rest: Any) -> Sitting:
    """A short game with people, undo and a resignation; more than one chain."""
    table = begun("columbiz:2", pair=pair, length=4, **rest)
    random = Random(5)
    table.play_on(random, 4)
    while not any(event.fact.__class__.__name__ == "Undone" for event in table.authority.since(0)):
        seat = table.table.position.seat
        table.play_on(random, 1)
        try:
            table.ask(table.person(seat), Undo, seat=seat)
        except Refusal:
            continue
    table.play_on(random, 3)
    table.ask(ADA, Resign, seat=0)
    if pair:
        table.play_on(random, 4)
        table.ask(BO, Resign, seat=1)
    return table


@pytest.fixture(scope="module", params=["game 1", "game 2 of a pair"])
def record(request: pytest.FixtureRequest) -> Record:
    if request.param == "game 1":
        return export(short_game().table, tags={"Date": "2026-03-14"})
    return export(short_game(pair=True).table, 2)


def codes(record: Record, commitment: str | None = None) -> set[str]:
    """What is wrong with a record."""
    try:
        found = verify(record, commitment)
    except Refusal as refusal:
        return {refusal.code}
    return {fault.code for check in found.checks for fault in check.faults}


def with_proof(record: Record, change: dict[str, Json], mend: bool = False) -> Record:
    """The record with something changed in its proof; mended, the digest fits again."""
    told = record.attachments[ATTACHMENT]
    assert isinstance(told, dict)
    changed = replace(record, attachments={**record.attachments, ATTACHMENT: {**told, **change}})
    if mend:
        return attached(changed, read_proof(changed))
    return changed


def test_an_untouched_record_holds(record: Record) -> None:
    assert codes(record) == set()
    assert verify(record).holds
    assert [check.name for check in verify(record).checks] == [
        *("replay", "commitment", "links", "dice", "nonces", "digest")
    ]


def test_undone_decisions_are_gone_and_their_nonces_are_not() -> None:
    table = short_game()
    record = export(table.table)
    commands = [event for event in table.authority.since(0) if event.cause and event.cause.nonce]
    assert len(read_proof(record).nonces) == len(commands)
    assert codes(record) == set()


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
            for index, inside in enumerate(value):
                for other in altered(inside):
                    yield [*value[:index], other, *value[index + 1 :]]
                yield [*value[:index], *value[index + 1 :]]
            yield [*value, *value[-1:]] if value else [0]
        case bool() | None:
            yield 0
        case int() | float():
            yield value + 1
            yield value - 1
            yield str(value)
        case str():
            yield from _altered_text(value)


def _altered_text(text: str) -> Iterator[str]:
    middle = len(text) // 2
    yield text[:middle] + ("1" if text[middle : middle + 1] != "1" else "2") + text[middle + 1 :]
    yield text[:-1] if text else "x"


def test_every_altered_value_of_the_proof_is_found(record: Record) -> None:
    proof = record.attachments[ATTACHMENT]
    number = 0
    for other in altered(proof):
        number += 1
        changed = replace(record, attachments={ATTACHMENT: other})
        assert codes(changed), other
    assert number > 100


def test_links_nonces_and_dice_cannot_be_altered_even_with_a_new_digest(record: Record) -> None:
    """What a forger can do who makes the digest fit: nothing to what the dice were made of.

    Nonces that came after the last roll, and the commitments of chains not used yet, have gone into
    no dice: only the digest has them. Nor is it seen from the second game of a pair between which
    rolls of the first a nonce came; the record of the first game shows that.
    """
    proof: Any = record.attachments[ATTACHMENT]
    fields = ("table", "first", "length", "links", "commitments", "nonces")
    for field in fields:
        for other in altered(proof[field]):
            try:
                forged = with_proof(record, {field: other}, mend=True)
            except Refusal:
                continue
            harmless = field in ("nonces", "commitments") and (
                _went_in(record, forged) and _used_agree(proof, other, field)
            )
            assert codes(forged) or harmless, (field, other)


def _went_in(record: Record, forged: Record) -> bool:
    """Whether the same nonces went into every roll of two records."""
    links, first = len(read_proof(record).links), read_proof(record).first
    rolls = sum(entry.is_roll for entry in record.entries)
    again = rolls - (links - first + 1)
    numbers = [*range(1, again + 1), *range(first, links + 1)]
    ours, theirs = (
        [
            [
                (given.seat, given.nonce)
                for given in read_proof(each).contributions()
                if given.after < k
            ]
            for k in numbers
        ]
        for each in (record, forged)
    )
    return ours == theirs


def _used_agree(proof: Any, other: Any, field: str) -> bool:
    used = -(-len(proof["links"]) // proof["length"])
    return field == "nonces" or bool(proof["commitments"][:used] == other[:used])


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
    [
        {"names": ("Ada", "Eve")},
        {"tags": {}},
        {"tags": {"Table": "table-2"}},
        {"result": None},
    ],
)
def test_the_header_is_covered(record: Record, change: dict[str, Any]) -> None:
    assert codes(replace(record, **change)) == {"wrong-digest"}


def test_decisions_and_times_are_covered(record: Record) -> None:
    found = 0
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
    assert found > 15


def test_a_shorter_game_is_found(record: Record) -> None:
    shorter = replace(record, entries=record.entries[:-1])
    assert "wrong-digest" in codes(shorter)
    last = max(index for index, entry in enumerate(record.entries) if entry.is_roll)
    assert "wrong-number-of-rolls" in codes(replace(record, entries=record.entries[:last]))


def test_better_dice_are_found_and_told() -> None:
    table = begun("sequence-dice:2")
    table.roll()
    record = export(table.table)
    better = replace(record.entries[-1], value=read_dice("66"))
    forged = replace(record, entries=(*record.entries[:-1], better))
    forged = attached(forged, read_proof(forged))
    (fault,) = (fault for check in verify(forged).checks for fault in check.faults)
    assert fault.code == "wrong-roll"
    assert fault.details["roll"] == len(table.table.rolls)
    assert fault.details["found"] == "66"
    assert fault.details["fair"] == table.table.rolls[-1].dice


def test_a_persons_roll_needs_a_new_nonce_of_that_person() -> None:
    """A server that rolls for a person without asking is found by its own proof."""
    table = sitting("columbiz:2", chair(ADA), BOT)
    table.start()
    table.play_on(Random(1), 6)
    record = export(table.table)
    claim: Json = "p" * len(read_proof(record).hands)
    assert codes(with_proof(record, {"hands": claim}, mend=True)) == {"no-own-nonce"}


def test_a_nonce_that_stands_there_twice_is_found(record: Record) -> None:
    """Even after the last roll, where it has gone into no dice."""
    proof: Any = record.attachments[ATTACHMENT]
    again: Json = [*proof["nonces"], [len(proof["links"]), 1, proof["nonces"][0][2]]]
    assert codes(with_proof(record, {"nonces": again}, mend=True)) == {"wrong-nonce"}


@pytest.mark.parametrize("hands", ["", "p", "x" * 40])
def test_whose_rolls_they_were_must_be_said(record: Record, hands: str) -> None:
    changed = with_proof(record, {"hands": hands}, mend=True)
    assert "wrong-number-of-hands" in codes(changed)


def test_the_noted_commitment_is_compared(record: Record) -> None:
    noted = read_proof(record).commitments[0]
    assert codes(record, noted) == set()
    assert codes(record, noted.upper()) == set()
    assert codes(record, "0" * 64) == {"other-commitment"}


def test_another_chain_from_beginning_to_end_needs_the_noted_commitment() -> None:
    """The honest limit: a whole other game is sound in itself, but it is not the one sealed."""
    ours, other = export(begun(seed=1).table), export(begun(seed=2).table)
    assert codes(other) == set()
    assert codes(other, read_proof(ours).commitments[0]) == {"other-commitment"}


def test_no_proof_and_no_proof_at_all(record: Record) -> None:
    assert codes(replace(record, attachments={})) == {"no-proof"}
    values: list[Json] = [None, 1, [], {}, "proof"]
    for value in values:
        assert codes(replace(record, attachments={ATTACHMENT: value})) == {"not-a-proof"}


@given(field=st.sampled_from(Proof.__struct_fields__), value=json_values)
def test_any_value_in_a_proof_is_judged(field: str, value: Json) -> None:
    """Whatever stands there, it is refused or found: never a crash, never a pass."""
    record = export(begun("sequence-dice:2").table)
    told = record.attachments[ATTACHMENT]
    assert isinstance(told, dict)
    assume(told[field] != value)
    changed = replace(record, attachments={ATTACHMENT: {**told, field: value}})
    assert codes(changed)


@pytest.mark.parametrize("number", [2**63, 2**64, 10**40, -(10**40)])
@pytest.mark.parametrize("field", ["game", "first", "length"])
def test_numbers_beyond_every_measure(field: str, number: int) -> None:
    record = export(begun("sequence-dice:2", pair=True).table)
    assert codes(with_proof(record, {field: number}))
    nonces: Json = [[number, 1, "0" * 32]]
    assert codes(with_proof(record, {"nonces": nonces}))


def test_a_running_game_can_be_verified_at_every_moment() -> None:
    table = begun("columbiz:2", pair=True, length=5)
    random = Random(2)
    for _ in range(60):
        table.play_on(random, 1)
        assert codes(export(table.table)) == set()
    table.ask(ADA, Resign, seat=0)
    first = export(table.table, 1)
    assert codes(export(table.table, 2)) == set()
    table.play_on(random, 20)
    assert codes(export(table.table, 2)) == set()
    assert export(table.table, 1) == first, "a finished game gives the same record for ever"


def test_who_resigned_is_covered() -> None:
    """Of a team of two, where the winners do not tell it."""
    record = export(begun("sequence-dice:4").table)
    one, other = (replace(record, result=Result((1,), "resigned", seat)) for seat in (0, 2))
    sealed = attached(one, read_proof(record))
    assert codes(sealed) == set()
    assert codes(replace(sealed, result=other.result)) == {"wrong-digest"}


def test_a_game_from_a_position_carries_no_proof() -> None:
    record = export(begun("sequence-dice:2").table)
    proof = read_proof(record)
    origin = read_position("sequence-dice:2 6/6/2GB2/6/6/6 1 roll")
    study = Record(record.setup, record.names, origin=origin)
    with pytest.raises(Refusal, match="proof-from-position"):
        attached(study, proof)
    assert codes(replace(study, attachments=record.attachments)) == {"proof-from-position"}


def test_attaching_leaves_the_rest_as_it_is(record: Record) -> None:
    commented = replace(record, comment="a fine game", attachments={"analysis": 1})
    again = attached(commented, read_proof(record))
    assert again == replace(
        commented, attachments={"analysis": 1, ATTACHMENT: record.attachments[ATTACHMENT]}
    )


def test_the_digest_is_over_the_bytes_that_the_page_says() -> None:
    table = begun("sequence-dice:2")
    table.ask(ADA, Resign, seat=0)
    record = export(table.table)
    proof: Any = record.attachments[ATTACHMENT]
    words = [[dice_text(entry.value), entry.time] for entry in record.entries]
    whole = {
        "setup": "sequence-dice:2:length=6,chips=box",
        "names": list(record.names),
        "result": [[1], "resigned", None],
        "tags": dict(record.tags),
        "entries": words,
        "proof": {name: value for name, value in proof.items() if name != "digest"},
    }
    text = json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    assert proof["digest"] == sha256(text.encode()).hexdigest()
    assert read_record(write_json(record)) == record
