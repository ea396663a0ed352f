"""Chains: whoever knows the public value can check every link, and compute none."""

from hashlib import sha256

import pytest

from sixrow.match import chain as module
from sixrow.match.chain import LENGTH, STRIDE, Chain, Envelope, Kind, before

SECRET = bytes(range(32))


def test_a_link_is_hashed_with_the_scheme_and_whose_it_is() -> None:
    assert before("h", SECRET) == sha256(b"sixrow-dice-2h" + SECRET).digest()
    assert before("p", SECRET) == sha256(b"sixrow-dice-2p" + SECRET).digest()


@pytest.mark.parametrize("kind", ["h", "p"])
def test_every_link_hashes_to_the_one_before(kind: Kind) -> None:
    chain = Chain(kind, SECRET)
    value = chain.public
    for index in range(1, LENGTH + 1):
        assert before(kind, chain.link(index)) == value
        value = chain.link(index)
    assert value == SECRET


def test_links_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Going back gives the same link; within a block nothing is hashed again."""
    chain = Chain("p", SECRET)
    early = chain.link(2)
    chain.link(LENGTH)
    assert chain.link(2) == early
    monkeypatch.setattr(module, "before", None)
    assert [chain.link(index) for index in range(1, STRIDE + 1)].count(early) == 1


@pytest.mark.parametrize("index", [-1, 0, LENGTH + 1])
def test_there_are_no_other_links(index: int) -> None:
    with pytest.raises(IndexError):
        Chain("h", SECRET).link(index)


def test_salts_and_secrets_make_chains_that_have_nothing_in_common() -> None:
    envelopes = Envelope(SECRET), Envelope(bytes(32))
    links = {each.chain(salt).link(9) for each in envelopes for salt in ("", "1", "2")}
    assert len(links) == 6
    assert Chain("h", SECRET).public != Chain("p", SECRET).public
    assert Envelope(SECRET).chain().link(LENGTH) != SECRET


def test_an_envelope_makes_its_chain_once() -> None:
    envelope = Envelope(SECRET)
    first = envelope.chain()
    assert envelope.chain() is first
    assert envelope.chain("1") is envelope.chain("1")
    assert envelope.chain().public == first.public


@pytest.mark.parametrize("secret", [b"", b"short", SECRET + b"x"])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(ValueError, match="32 secret bytes"):
        Envelope(secret)
    with pytest.raises(ValueError, match="32 secret bytes"):
        Chain("p", secret)


def test_an_envelope_does_not_tell_its_secret_by_accident() -> None:
    assert SECRET.hex() not in repr(Envelope(SECRET))
    assert repr(SECRET) not in repr(Envelope(SECRET))
