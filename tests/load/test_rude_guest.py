"""The rude guest in short: every attack is made, is bounded, and the others go on."""

import asyncio

import pytest

from sixrow.server.people.limits import RATES
from tests.load.rude_guest import NOTHING, visit

ATTACKS = ("replays", "bots alone", "come and go", "pings")
"""One of each finding."""

SLACK = 60
"""Sockets more than a burst that an address may open while a busy machine is slow."""


@pytest.mark.usefixtures("compiled_engine")
def test_others_play_on_while_somebody_is_rude() -> None:
    found = asyncio.run(visit(ATTACKS, seconds=1.0, calm=0.5))
    assert found.errors == []
    assert [each.attack for each in found.stretches] == [NOTHING, *ATTACKS, NOTHING]
    for each in found.stretches:
        assert each.requests
        assert each.decisions
        assert not each.refused, "the limits of one address are not those of another"
        assert each.p99 < 5_000, "this machine may be busy; without the bounds it is half a minute"
    results = {each.attack: each.results for each in found.stretches}
    assert 0 < results["come and go"]["came"] <= RATES["handshake"].burst + SLACK
    assert results["pings"]["closed"]
