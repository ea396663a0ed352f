"""The chain of links: what is sealed first comes out last."""

from hashlib import sha256

import pytest

from sixrow.match.chain import Envelope, place_in_chain

SECRET = bytes(range(32))


@pytest.mark.parametrize("length", [1, 2, 5, 256])
def test_every_link_is_sealed_by_the_one_before(length: int) -> None:
    envelope = Envelope(SECRET, length)
    for roll in range(1, 3 * length + 1):
        chain, place = place_in_chain(roll, length)
        before = envelope.commitment(chain) if place == 1 else envelope.link(roll - 1)
        assert sha256(envelope.link(roll)).digest() == before


def test_chains_and_secrets_have_nothing_in_common() -> None:
    links = {Envelope(SECRET, 4).link(roll) for roll in range(1, 41)}
    links |= {Envelope(bytes(32), 4).link(roll) for roll in range(1, 41)}
    assert len(links) == 80


def test_places() -> None:
    assert [place_in_chain(roll, 3) for roll in (1, 3, 4, 7)] == [(0, 1), (0, 3), (1, 1), (2, 1)]


def test_going_back_gives_the_same_link() -> None:
    envelope = Envelope(SECRET, 4)
    early = envelope.link(2)
    envelope.link(40)
    assert envelope.link(2) == early


@pytest.mark.parametrize(("secret", "length"), [(b"short", 256), (SECRET, 0), (SECRET + b"x", 9)])
def test_a_weak_envelope_is_an_error(secret: bytes, length: int) -> None:
    with pytest.raises(ValueError, match="32 secret bytes"):
        Envelope(secret, length)


def test_an_envelope_does_not_tell_its_secret_by_accident() -> None:
    assert SECRET.hex() not in repr(Envelope(SECRET))
    assert repr(SECRET) not in repr(Envelope(SECRET))
