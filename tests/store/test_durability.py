"""Acknowledged writes survive killing the process in the middle of its work."""

import subprocess
import sys
from pathlib import Path

import pytest

from sixrow.match import rebuild
from sixrow.store import Store
from sixrow.store.integrity import check
from tests.store.tables import create, sitting

ROOT = Path(__file__).parent.parent.parent
ACKNOWLEDGED = 25

WRITER = """
import sys
from sixrow.match import Back, House, Lost, rebuild, handle
from sixrow.store import EventBatch, Store
from tests.match.tables import LEVELS, envelope
from tests.store.tables import card

store = Store.open(sys.argv[1])
tables = {name: rebuild(store.tables.events(name)) for name in "tuv"}
while True:
    batches = []
    for name, table in tables.items():
        notice = Lost(seat=0) if table.seats[0].away_since is None else Back(seat=0)
        answer = handle(table, notice, None, table.time + 1, House(envelope(), LEVELS))
        tables[name] = answer.table
        batches.append(EventBatch(answer.events, name, card(answer.table)))
    assert all(store.tables.append(batches))
    print(tables["v"].version, flush=True)
"""


@pytest.mark.parametrize("again", range(2))
def test_a_killed_writer_loses_nothing(store: Store, address: str, again: int) -> None:
    for name in "tuv":
        sat = sitting(name)
        sat.start()
        create(store, sat)
    writer = subprocess.Popen(
        (sys.executable, "-c", WRITER, address), cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    for _ in range(ACKNOWLEDGED + again):
        told = writer.stdout.readline()
    writer.kill()
    *_, told = told, *writer.stdout.read().split("\n")[:-1]  # the last line may be cut
    writer.wait()
    writer.stdout.close()
    versions = store.nodes.changed_since(dict.fromkeys("tuv", 0))
    assert len({*versions.values()}) == 1  # a group is written whole
    assert versions["v"] >= int(told) >= ACKNOWLEDGED
    assert [rebuild(store.tables.events(name)).id for name in "tuv"] == ["t", "u", "v"]
    assert list(check(store)) == []
