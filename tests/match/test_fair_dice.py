"""Dice from bytes: exactly uniform, and exactly the bytes that docs/fair-dice.md says."""

import hmac
from collections import Counter
from hashlib import sha256

from sixrow.match.fair_dice import Contribution, faces, fair_roll, message, pour
from sixrow.match.tallies import tally
from sixrow.rules.dice import faces_of, fair_faces, number, of_faces

LINK = sha256(b"a link").digest()
GIVEN = (Contribution(0, 0, "00" * 16), Contribution(0, 2, "0123456789abcdef" * 2))


def test_every_byte_is_accounted_for() -> None:
    """42 bytes for each face and 4 for none: the faces are exactly equally likely."""
    found = Counter(fair_faces(bytes(range(256))))
    assert found == {1: 42, 2: 42, 3: 42, 4: 42, 5: 42, 6: 42}
    assert fair_faces(bytes((0, 5, 6, 251))) == [1, 6, 1, 6]
    assert fair_faces(bytes((252, 255))) == []


def test_thrown_away_bytes_leave_no_trace() -> None:
    assert fair_faces(bytes((255, 0, 252, 253, 7, 254, 5))) == [1, 2, 6]
    assert faces(LINK, b"text", 0) == []


def test_the_bytes_under_the_seal() -> None:
    """Written out by hand, as somebody would who checks a game with a tool of their own."""
    text = (
        b"sixrow-dice-1"
        b"\x00\x07table-1"
        b"\x00\x00\x00\x00\x00\x00\x01\x02"
        b"\x00\x00\x00\x02"
        + (b"\x00" + bytes(16))
        + (b"\x02" + bytes.fromhex("0123456789abcdef0123456789abcdef"))
    )
    assert message("table-1", 258, pour(GIVEN)) == text
    block = hmac.new(LINK, text + b"\x00\x00\x00\x00", sha256).digest()
    by_hand = [byte % 6 + 1 for byte in block if byte < 252][:8]
    assert fair_roll(LINK, "table-1", 258, pour(GIVEN), 8) == of_faces(by_hand)


def test_more_bytes_than_a_block_come_from_the_next() -> None:
    blocks = [hmac.digest(LINK, b"text" + block.to_bytes(4, "big"), "sha256") for block in range(4)]
    assert faces(LINK, b"text", 90) == fair_faces(b"".join(blocks))[:90]


def test_everything_that_goes_in_changes_the_dice() -> None:
    """With 30 dice a chance agreement would be one in millions."""

    def dice(link: bytes, table: str, roll: int, given: tuple[Contribution, ...]) -> list[int]:
        return faces(link, message(table, roll, pour(given)), 30)

    swapped = (GIVEN[1], GIVEN[0])
    other_seat = (GIVEN[0], Contribution(0, 3, GIVEN[1].nonce))
    rolls = [
        dice(LINK, "t", 1, GIVEN),
        dice(sha256(LINK).digest(), "t", 1, GIVEN),
        dice(LINK, "u", 1, GIVEN),
        dice(LINK, "t", 2, GIVEN),
        dice(LINK, "t", 1, GIVEN[:1]),
        dice(LINK, "t", 1, swapped),
        dice(LINK, "t", 1, other_seat),
    ]
    assert len({tuple(roll) for roll in rolls}) == len(rolls)


def test_many_rolls_are_as_even_as_fair_dice() -> None:
    """80,000 dice: chi-square of single faces and of pairs side by side in one roll."""
    rolls = [fair_roll(LINK, "table-1", roll, b"", 8) for roll in range(1, 10_001)]
    assert all(number(dice) == 8 for dice in rolls)
    assert tally(rolls).probability > 0.001
    doubles: Counter[tuple[int, int]] = Counter()
    for roll in range(1, 10_001):
        first, second = faces(LINK, message("other", roll, b""), 2)
        doubles[first, second] += 1
    expected = 10_000 / 36
    chi_square = sum(
        (doubles[a, b] - expected) ** 2 / expected for a in range(1, 7) for b in range(1, 7)
    )
    assert chi_square < 66.6  # 35 degrees of freedom: fair dice are beyond once in a thousand


def test_dice_have_no_order() -> None:
    assert faces_of(fair_roll(LINK, "table-1", 1, b"", 8)) == tuple(
        sorted(faces(LINK, message("table-1", 1, b""), 8))
    )
