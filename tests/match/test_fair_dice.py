"""Which links count, and dice from bytes: uniform, and exactly the bytes of docs/fair-dice.md."""

import hmac
from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.match.chain import Chain
from sixrow.match.fair_dice import Held, counting, faces, fair_roll, first_ratchet, ratchet
from sixrow.match.tallies import tally
from sixrow.rules.dice import faces_of, fair_faces, number, of_faces

ADA, BO, CY = 0, 1, 2
LINK = sha256(b"a link").hexdigest()

# What the reference of the design prints for its first roll.
COMMITMENT = "9d0223a2d79373b4f176c10abae26176e245b8645646d8733ecf42a704e79339"
ADAS_ANCHOR = "b74cb1b480b02776401a8b320a4cd701cf3e4cacd8e5a5867bdebed076131ab4"
BOS_ANCHOR = "a7b8d824142f7a20ceb415813c9e4f5463fe1b8d566a9d43823d7a5bef9c45d1"
RATCHET = "5c210470e4724d266b40dee7170adc661859bfc0b53083e431501773190c435a"
ROLL = (1, 2, 2, 4, 4, 5, 6, 6)


def held(*links: tuple[int, int, int]) -> list[Held]:
    """Links, each with its roll, its seat and how many rolls had been due at its anchor."""
    return [Held(roll, seat, anchored, LINK) for roll, seat, anchored in links]


# Which links count


@pytest.mark.parametrize(
    ("links", "counted", "players", "expected"),
    [
        pytest.param([(4, ADA, 1)], {}, (ADA, BO), 0, id="Ada waits for Bo"),
        pytest.param([(4, ADA, 1), (5, BO, 2)], {}, (ADA, BO), 2, id="Bo has given too"),
        pytest.param([(4, ADA, 3)], {}, (ADA,), 1, id="one person: at once"),
        pytest.param(
            [(11, ADA, 10)], {ADA: 9, BO: 8}, (ADA, BO), 0, id="new device, Bo away since 8"
        ),
        pytest.param(
            [(11, ADA, 10), (12, BO, 2)], {ADA: 9, BO: 8}, (ADA, BO), 2, id="Bo is back at 12"
        ),
        pytest.param(
            [(11, ADA, 10), (13, BO, 12)],
            {ADA: 9, BO: 8},
            (ADA, BO),
            0,
            id="both on new devices, never there together",
        ),
        pytest.param(
            [(11, ADA, 10), (13, BO, 12), (14, ADA, 10)],
            {ADA: 9, BO: 8},
            (ADA, BO),
            3,
            id="until Ada gives after Bo's anchor",
        ),
        pytest.param(
            [(11, ADA, 10), (12, CY, 9), (13, ADA, 10)],
            {ADA: 8, CY: 8, BO: 7},
            (ADA, BO, CY),
            0,
            id="accomplices anchor anew while Bo is away",
        ),
        pytest.param(
            [(9, BO, 0), (9, ADA, 8)], {ADA: 8, BO: 8}, (ADA, BO), 2, id="both give in one roll"
        ),
        pytest.param(
            [(9, BO, 0), (9, ADA, 8)],
            {ADA: 8, BO: 8, CY: 7},
            (ADA, BO, CY),
            1,
            id="an old anchor counts without Cy, a new one does not",
        ),
        pytest.param([], {ADA: 3}, (ADA, BO), 0, id="nobody gives: a bare roll"),
    ],
)
def test_which_links_count(
    links: list[tuple[int, int, int]],
    counted: dict[int, int],
    players: tuple[int, ...],
    expected: int,
) -> None:
    assert len(counting(held(*links), counted, players)) == expected


def test_a_link_that_is_struck_out_takes_those_with_it_that_lean_on_it() -> None:
    """Cy's link (anchored 10) waits for Bo; Ada's (anchored 7) waits for Cy to have given since."""
    links = held((11, CY, 10), (11, ADA, 7))
    last = {ADA: 6, BO: 9, CY: 6}
    assert counting(links, last, (ADA, BO, CY)) == ()
    with_bo = [*links, *held((12, BO, 0))]
    assert counting(with_bo, last, (ADA, BO, CY)) == tuple(sorted(with_bo))


SEATS = st.integers(0, 3)
LINKS = st.lists(st.tuples(st.integers(1, 12), SEATS, st.integers(0, 11)), max_size=8)
COUNTED = st.dictionaries(SEATS, st.integers(1, 12))


def by_the_page(links: list[Held], counted: dict[int, int], players: list[int]) -> tuple[Held, ...]:
    """The rule of docs/fair-dice.md, word by word: strike out, and again, until none fails."""

    def stays(link: Held, kept: list[Held]) -> bool:
        return all(
            counted.get(other, -1) > link.anchored
            or any(each.seat == other and each.roll > link.anchored for each in kept)
            for other in players
            if other != link.seat
        )

    kept = links
    while any(not stays(link, kept) for link in kept):
        kept = [link for link in kept if stays(link, kept)]
    return tuple(sorted(kept))


@given(LINKS, COUNTED, st.lists(SEATS, unique=True), st.randoms())
def test_the_rule_as_the_page_has_it_in_any_order(
    links: list[tuple[int, int, int]], counted: dict[int, int], players: list[int], random: Random
) -> None:
    given_links = held(*links)
    expected = by_the_page(given_links, counted, players)
    random.shuffle(given_links)
    assert counting(given_links, counted, players) == expected


# The bytes


def test_the_vectors_of_the_page() -> None:
    """One roll of a table with two people, with everything that goes into it."""
    house = Chain("h", sha256(b"house").digest())
    ada, bo = Chain("p", sha256(b"ada").digest()), Chain("p", sha256(b"bob").digest())
    assert house.public.hex() == COMMITMENT
    assert (ada.public.hex(), bo.public.hex()) == (ADAS_ANCHOR, BOS_ANCHOR)
    links = [Held(1, 0, 0, ada.link(1).hex()), Held(1, 1, 0, bo.link(1).hex())]
    turned = ratchet(first_ratchet("table-1"), 1, links)
    assert turned.hex() == RATCHET
    assert faces_of(fair_roll(house.link(1).hex(), "table-1", 1, turned, 8)) == ROLL


def test_the_bytes_of_a_ratchet() -> None:
    """Written out by hand, as somebody would who checks a game with a tool of their own."""
    first = sha256(b"sixrow-dice-2t\x00\x07table-1").digest()
    assert first_ratchet("table-1") == first
    links = [Held(258, 2, 0, "11" * 32), Held(257, 3, 9, "22" * 32), Held(258, 0, 5, "33" * 32)]
    text = (
        b"sixrow-dice-2r"
        + first
        + b"\x00\x00\x00\x00\x00\x00\x01\x02"
        + b"\x00\x03"
        + (b"\x00\x00\x00\x00\x00\x00\x01\x01" + b"\x03" + b"\x22" * 32)
        + (b"\x00\x00\x00\x00\x00\x00\x01\x02" + b"\x00" + b"\x33" * 32)
        + (b"\x00\x00\x00\x00\x00\x00\x01\x02" + b"\x02" + b"\x11" * 32)
    )
    assert ratchet(first, 258, links) == sha256(text).digest()


def test_the_bytes_of_a_roll() -> None:
    turned = sha256(b"turned").digest()
    text = b"sixrow-dice-2d" + b"\x00\x07table-1" + b"\x00\x00\x00\x00\x00\x00\x01\x02" + turned
    block = hmac.new(bytes.fromhex(LINK), text + b"\x00\x00\x00\x00", sha256).digest()
    by_hand = [byte % 6 + 1 for byte in block if byte < 252][:8]
    assert fair_roll(LINK, "table-1", 258, turned, 8) == of_faces(by_hand)


def test_everything_that_goes_in_changes_the_dice() -> None:
    """With 30 dice a chance agreement would be one in millions."""
    one, other = Held(3, 0, 0, "11" * 32), Held(3, 1, 0, "22" * 32)
    swapped = [Held(3, 0, 0, other.link), Held(3, 1, 0, one.link)]
    first = first_ratchet("t")
    ratchets = [
        ratchet(first_ratchet("t"), 3, [one, other]),
        ratchet(first_ratchet("u"), 3, [one, other]),
        ratchet(first, 4, [one, other]),
        ratchet(first, 3, [one]),
        ratchet(first, 3, []),
        ratchet(first, 3, swapped),
        ratchet(first, 3, [Held(2, 0, 0, one.link), other]),
        first,
    ]
    rolls = [fair_roll(LINK, "t", 3, turned, 30) for turned in ratchets]
    rolls += [fair_roll(LINK, "u", 3, first, 30), fair_roll(LINK, "t", 4, first, 30)]
    rolls.append(fair_roll("00" * 32, "t", 3, first, 30))
    assert len(set(rolls)) == len(rolls)


def test_when_a_chain_was_anchored_does_not_go_in() -> None:
    first = first_ratchet("t")
    assert ratchet(first, 3, [Held(3, 0, 0, LINK)]) == ratchet(first, 3, [Held(3, 0, 2, LINK)])


# From bytes to faces


def test_every_byte_is_accounted_for() -> None:
    """42 bytes for each face and 4 for none: the faces are exactly equally likely."""
    found = Counter(fair_faces(bytes(range(256))))
    assert found == {1: 42, 2: 42, 3: 42, 4: 42, 5: 42, 6: 42}
    assert fair_faces(bytes((0, 5, 6, 251))) == [1, 6, 1, 6]
    assert fair_faces(bytes((252, 255))) == []


def test_thrown_away_bytes_leave_no_trace() -> None:
    assert fair_faces(bytes((255, 0, 252, 253, 7, 254, 5))) == [1, 2, 6]
    assert faces(b"key", b"text", 0) == []


def test_more_bytes_than_a_block_come_from_the_next() -> None:
    blocks = [
        hmac.digest(b"key", b"text" + block.to_bytes(4, "big"), "sha256") for block in range(4)
    ]
    assert faces(b"key", b"text", 90) == fair_faces(b"".join(blocks))[:90]


def test_many_rolls_are_as_even_as_fair_dice() -> None:
    """80,000 dice: chi-square of single faces and of pairs side by side in one roll."""
    turned = first_ratchet("table-1")
    rolls = [fair_roll(LINK, "table-1", roll, turned, 8) for roll in range(1, 10_001)]
    assert all(number(dice) == 8 for dice in rolls)
    assert tally(rolls).probability > 0.001
    doubles = Counter(tuple(faces(b"key", roll.to_bytes(8, "big"), 2)) for roll in range(10_000))
    expected = 10_000 / 36
    chi_square = sum(
        (doubles[a, b] - expected) ** 2 / expected for a in range(1, 7) for b in range(1, 7)
    )
    assert chi_square < 66.6  # 35 degrees of freedom: fair dice are beyond once in a thousand
