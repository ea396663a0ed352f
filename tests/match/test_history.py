"""The head of the history: which facts go in, and their exact bytes."""

import json
from hashlib import sha256
from random import Random

import msgspec

from sixrow.match import Back, Bank, Chair, Lost, Sit
from sixrow.match.events import PASSING, Decided, Due, Event, Seated
from sixrow.match.history import BEGINNING, letters, next_head
from tests.match.tables import ADA, BOT, CY, FREE, Sitting, begun, chair, sitting


def head_by_hand(events: tuple[Event, ...]) -> bytes:
    """As somebody would compute it from the wire: without names, times and what passes."""
    head, number = sha256(b"sixrow-dice-2e").digest(), 0
    for wire in json.loads(msgspec.json.encode(events)):
        if wire["fact"]["is"] not in {kind.__struct_config__.tag for kind in PASSING}:
            number += 1
            for chair in (*wire["fact"].get("chairs", ()), wire["fact"].get("chair", {})):
                chair.pop("name", None)
            text = json.dumps(
                [number, wire["fact"]], sort_keys=True, separators=(",", ":"), ensure_ascii=False
            )
            head = sha256(b"sixrow-dice-2e" + head + text.encode()).digest()
    return head


def lively() -> Sitting:
    table = sitting("columbiz:3", chair(ADA), BOT, FREE, clock=Bank(60_000))
    table.notice(Lost(seat=0))
    table.ask(msgspec.structs.replace(CY, name="Cý“ñ\U0001f3b2"), Sit, seat=2)
    table.start()
    table.play_on(Random(1), 10)
    return table


def test_before_anything_has_happened() -> None:
    assert sha256(b"sixrow-dice-2e").digest() == BEGINNING


def test_the_bytes_of_one_fact() -> None:
    """Keys in order, no spaces, no needless escapes; without time and cause of the event."""
    text = b'[7,{"callers":[0,2],"is":"due","roll":3,"seat":1}]'
    head = sha256(b"sixrow-dice-2e" + bytes(32) + text).digest()
    assert next_head(bytes(32), 7, Due(roll=3, seat=1, callers=(0, 2))) == head
    text = '[8,{"decision":"é","hand":"bot","is":"decided","seat":1}]'.encode()
    head = sha256(b"sixrow-dice-2e" + bytes(32) + text).digest()
    assert next_head(bytes(32), 8, Decided(seat=1, decision="é", hand="bot")) == head


def test_the_head_of_a_whole_table() -> None:
    table = lively()
    assert table.table.head == head_by_hand(table.authority.since(0))
    assert 0 < table.table.facts < table.table.version


def test_names_are_left_out() -> None:
    """A person who is deleted takes theirs along; the history stays the same."""
    seated = Seated(seat=1, chair=chair(CY))
    nameless = Seated(seat=1, chair=Chair(person=CY.id))
    assert next_head(bytes(32), 2, seated) == next_head(bytes(32), 2, nameless)
    other = Seated(seat=1, chair=chair(ADA))
    assert next_head(bytes(32), 2, seated) != next_head(bytes(32), 2, other)


def test_what_passes_leaves_no_trace() -> None:
    table = begun(clock=Bank(60_000))
    head = table.table.head
    table.notice(Lost(seat=0))
    table.wait(30_000)
    table.notice(Back(seat=0))
    assert table.table.head == head
    table.roll()
    assert table.table.head != head


def test_everybody_who_saw_the_same_has_the_same_letters() -> None:
    table = begun()
    seen = [table.client(table.person(seat)).witness.table for seat in (0, 1)]
    assert {letters(each.head) for each in seen if each} == {letters(table.table.head)}


def test_sixteen_letters_are_eighty_bits() -> None:
    assert letters(bytes(32)) == "aaaa aaaa aaaa aaaa"
    assert letters(bytes(10) + b"\xff" * 22) == letters(bytes(32))
    assert letters(b"\xff" * 32) == "7777 7777 7777 7777"
    assert letters(bytes.fromhex("00443214c74254b635cf") + bytes(22)) == "abcd efgh ijkl mnop"
