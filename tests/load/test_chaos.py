"""The chaos run in short: a few kills, real processes, real sockets, both databases."""

import asyncio

import pytest

from tests.load.chaos import run
from tests.match.tables import sitting
from tests.support.load.mirror import Contradiction, Mirror


@pytest.mark.usefixtures("compiled_engine")
@pytest.mark.parametrize("nodes", [1, 2])
def test_nothing_is_lost_when_servers_are_killed(nodes: int) -> None:
    outcome = asyncio.run(run(kills=2, count=nodes, tables=4, seed=nodes))
    assert outcome.faults == []
    assert len(outcome.chaos.kills) == 2
    assert outcome.verdict.games >= 4
    assert outcome.verdict.stored >= outcome.verdict.told > 200


def test_a_mirror_notices_what_was_lost_or_altered() -> None:
    table = sitting()
    table.start()
    table.roll_off()
    events = list(table.authority.since(0))
    mirror = Mirror()
    mirror.take(events[:3])
    mirror.take(events[1:])
    assert mirror.table == table.table
    with pytest.raises(Contradiction):
        mirror.compare(events[:-1])
    with pytest.raises(Contradiction):
        mirror.take([sitting(seed=9).authority.since(0)[0]])
    with pytest.raises(Contradiction):
        Mirror().take(events[1:])
