"""Addresses that are banned, and what is switched off."""

import pytest

from sixrow.rules import Refusal
from sixrow.server.people.admission import Admission
from sixrow.store import Store

NETWORKS = ("192.0.2.7", "198.51.100.0/24", "2001:db8:1::/48", "203.0.113.9")


@pytest.mark.parametrize(
    ("host", "banned"),
    [
        ("192.0.2.7", True),
        ("192.0.2.8", False),
        ("198.51.100.255", True),
        ("198.51.101.0", False),
        ("::ffff:198.51.100.1", True),
        ("2001:db8:1:ffff::1", True),
        ("2001:db8:2::1", False),
        ("203.0.113.9", False),  # has ended
        ("unix", False),
        ("", False),
        (None, False),
    ],
)
def test_an_address_is_banned_by_its_network(store: Store, host: str | None, banned: bool) -> None:
    for network in NETWORKS:
        store.admission.ban(network, 500 if network == "203.0.113.9" else 2_000, "flood")
    admission = Admission()
    admission.check_address(host, 1_000)
    admission.load(store.admission.bans(0), frozenset())
    if not banned:
        admission.check_address(host, 1_000)
        return
    with pytest.raises(Refusal) as refused:
        admission.check_address(host, 1_000)
    details = {"until": 2_000, "reason": "flood"}
    assert (refused.value.code, refused.value.details) == ("banned", details)


def test_bans_and_switches_are_stored_once(store: Store) -> None:
    rules = store.admission
    first = rules.ban("192.0.2.7/24", 2_000, "a")
    second = rules.ban("192.0.2.0/24", 3_000, "b")
    assert rules.bans(0) == (second,)
    assert first.network == second.network == "192.0.2.0/24"
    assert rules.bans(3_000) == ()
    assert rules.unban(second.id) == second
    for wrong in ("192.0.2.0/24", "nonsense"):
        with pytest.raises(Refusal, match="no-such-ban"):
            rules.unban(wrong)
    for on in (False, False, True, True, False):
        rules.switch("chat", on=on)
        assert rules.off() == (frozenset() if on else {"chat"})
