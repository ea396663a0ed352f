"""On PostgreSQL, nodes are notified of each other's writes. On SQLite there is only one."""

import time
from collections.abc import Iterator
from queue import Queue

import pytest

from sixrow.store import ChatEntry, EventBatch, Store
from tests.store.tables import batch, create, next_event, sitting
from tests.support.patience import PATIENCE

Heard = Queue[tuple[str, int]]

on_postgresql = pytest.mark.parametrize("address", ["postgresql"], indirect=True, scope="module")


@pytest.fixture
def heard(other: Store) -> Iterator[Heard]:
    queue: Heard = Queue()
    listening = other.nodes.listen(lambda *what: queue.put(what))
    yield queue
    listening.close()


@on_postgresql
def test_new_events_are_heard(store: Store, heard: Heard) -> None:
    tables = [create(store, sitting(name)) for name in "tu"]
    for sat in tables:
        sat.start()
    assert store.tables.append([batch(sat, 1) for sat in tables]) == [True, True]
    assert sorted(heard.get(timeout=PATIENCE) for _ in tables) == [("t", 4), ("u", 4)]


@on_postgresql
def test_what_was_not_written_is_not_heard(store: Store, heard: Heard) -> None:
    sat = create(store, sitting("t"))
    two, three = (EventBatch((next_event(sat, number),), "t") for number in (2, 3))
    assert [store.tables.append([each])[0] for each in (two, two, three)] == [True, False, True]
    assert [heard.get(timeout=PATIENCE) for _ in range(2)] == [("t", 2), ("t", 3)]


@on_postgresql
def test_chat_is_heard_by_those_who_want_to(store: Store, other: Store, heard: Heard) -> None:
    said: Heard = Queue()
    listening = other.nodes.listen(lambda *_: None, lambda *what: said.put(what))
    store.chat.add(ChatEntry(table="t", time=1, person="ada", name="Ada", text="hi"))
    assert said.get(timeout=PATIENCE) == ("t", 1)
    listening.close()
    assert heard.empty()


@on_postgresql
def test_a_lost_connection_comes_back(store: Store, heard: Heard) -> None:
    sat = create(store, sitting("t"))
    with store.database.read() as connection:
        ended = connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE 'LISTEN%%'"
        )
        assert ended.scalar()
    end = time.monotonic() + PATIENCE
    written = [("t", 1)]
    while heard.empty():
        assert time.monotonic() < end, "nothing was heard any more"
        number = len(written) + 1
        store.tables.append([EventBatch((next_event(sat, number),), "t")])
        written.append(("t", number))
        time.sleep(0.1)
    assert heard.get() in written


@pytest.mark.parametrize("address", ["sqlite"], indirect=True, scope="module")
def test_on_sqlite_nothing_comes(store: Store, heard: Heard) -> None:
    sat = create(store, sitting("t"))
    sat.start()
    store.tables.append([batch(sat, 1)])
    store.chat.add(ChatEntry(table="t", time=1, person="ada", name="Ada", text="hi"))
    assert heard.empty()
