"""The soak in short: some tables for some seconds."""

import asyncio

import pytest

from tests.load.soak import soak


@pytest.mark.usefixtures("compiled_engine")
def test_tables_play_on_and_nothing_goes_wrong() -> None:
    found = asyncio.run(soak(tables=20, seconds=4, stretches=2, pace=0.2, least=50, rush=20))
    assert found.faults == []
    assert len(found.stretches) == 2
    assert all(part.decisions > 20 and part.memory > 0 for part in found.stretches)
    assert all(part.worst >= part.p99 > 0 for part in found.stretches)
    assert all(part.slowest["commit"] != "-" for part in found.stretches)
    assert len(found.times) > 40
    assert found.rush is not None
    assert found.rush.decisions > 20
