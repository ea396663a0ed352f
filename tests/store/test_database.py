"""Opening a database, and what happens when it is broken."""

import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from sixrow.rules import Refusal
from sixrow.store import Account, Store, database
from sixrow.store.clock import DatabaseClock
from sixrow.store.database import Database
from sixrow.store.schema import PEOPLE
from tests.store.tables import meet, refusal
from tests.support.patience import PATIENCE


@pytest.mark.parametrize(
    "address",
    [
        *("", "nonsense", "sqlite://", "sqlite:///:memory:", "sqlite+aiosqlite:///x.db"),
        *("mysql://host/name", "postgresql://host", "postgresql+asyncpg://host/name", "a:b:c//"),
    ],
)
def test_what_is_no_address(address: str) -> None:
    assert refusal(Store.open, address) == "not-a-database-address"


def test_the_password_is_not_told() -> None:
    with pytest.raises(Refusal) as refused:
        Store.open("postgresql://me:tell-nobody@127.0.0.1:1/none")
    assert refused.value.code == "database-unavailable"
    assert "tell-nobody" not in str(refused.value)
    assert refused.value.details["text"]


def test_a_checkpoint_empties_a_large_log_and_keeps_everything(tmp_path: Path) -> None:
    file = tmp_path / "sixrow.db"
    log = Path(f"{file}-wal")
    with Store.open(f"sqlite:///{file}") as store:
        meet(store, "ada")
        store.database.checkpoint()
        assert log.stat().st_size > 0, "it is not large"
        store.database.checkpoint(largest=0)
        assert log.stat().st_size == 0
        with closing(sqlite3.connect(file)) as other:
            assert other.execute("SELECT count(*) FROM people").fetchone() == (1,)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("This is a letter to my aunt.\n" * 100)
    assert refusal(Store.open, f"sqlite:///{tmp_path}/x.db") == "database-unavailable"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert refusal(Store.open, f"sqlite:///{tmp_path}/none/x.db") == "no-such-database"
    assert refusal(Store.open, f"sqlite:///{tmp_path}/x.db", migrate=False) == "no-such-database"
    assert list(tmp_path.iterdir()) == []


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path}/x.db") as store:
        meet(store, "ada")
        modes = {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert modes == {0o600}


def test_sqlite_writes_through(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path}/x.db") as store, store.database.read() as connection:
        ask = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
        ]
    assert ask == ["wal", 2, 1, 1]


def test_another_process_that_writes_is_waited_for(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path}/x.db") as store:
        other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert store.people.by_name("Ada") is None  # reading needs no waiting
        other.execute("COMMIT")
        other.close()
        meet(store, "ada")
        assert store.people.get("ada").name == "Ada"


def test_a_transaction_is_whole_or_nothing(store: Store) -> None:
    def half() -> None:
        with store.database.write() as connection:
            connection.execute(PEOPLE.update().values(name="nobody"))
            raise KeyError

    meet(store, "ada")
    with pytest.raises(KeyError):
        half()
    assert store.people.get("ada").name == "Ada"


def test_a_mistake_of_ours_is_no_refusal(store: Store) -> None:
    meet(store, "ada")
    row = {"id": "ada", "kind": "guest"}
    with pytest.raises(IntegrityError), store.database.write() as connection:
        connection.execute(PEOPLE.insert(), row)


def test_numbers_that_no_database_can_hold(store: Store) -> None:
    account = Account(id="x", name="X", created=2**70)
    assert refusal(store.people.create, account) == "cannot-be-stored"


def test_a_snapshot_shows_one_moment(store: Store, other: Store) -> None:
    meet(store, "ada")
    with store.database.snapshot() as connection:
        first = connection.execute(PEOPLE.select()).all()
        meet(other, "bo")
        assert connection.execute(PEOPLE.select()).all() == first
    assert other.people.get("bo").name == "Bo"


def test_a_database_that_is_gone_is_unavailable(empty_postgresql: str) -> None:
    with Store.open(empty_postgresql) as store:
        meet(store, "ada")
        name = store.database.url.database
        admin = Database(empty_postgresql.replace(f"/{name}?", "/postgres?"))
        with admin.read() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                (name,),
            )
        admin.close()
        assert refusal(store.people.get, "ada") == "database-unavailable"
        assert store.people.get("ada").name == "Ada"  # the next time it has connected again


def test_a_statement_on_postgresql_has_a_limit_but_a_backup_has_none(
    empty_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(database._LIMITS, "options", "-c statement_timeout=20")  # noqa: SLF001
    with closing(Database(empty_postgresql)) as limited:
        with pytest.raises(Refusal) as refused, limited.read() as connection:
            connection.exec_driver_sql("SELECT pg_sleep(0.3)")
        assert refused.value.code == "database-unavailable"
        with limited.snapshot() as connection:
            connection.exec_driver_sql("SELECT pg_sleep(0.04)")
    assert limited.errors == 1


def test_the_limits_of_postgresql_can_be_set_in_its_address() -> None:
    limits = database.connection_limits(Database("postgresql://host/name?connect_timeout=1").url)
    assert "connect_timeout" not in limits
    assert f"statement_timeout={database.STATEMENT}" in limits["options"]


def test_a_clock_that_is_wrong_follows_the_database(store: Store) -> None:
    clock = DatabaseClock(store.database, lambda: 5_000_000)
    theirs = store.database.time()
    correction = clock.compare()
    if theirs is None:
        assert (correction, clock()) == (0, 5_000_000)
    else:
        assert abs(clock() - theirs) < PATIENCE * 1_000
        assert correction == clock() - 5_000_000
        assert abs(theirs - time.time() * 1_000) < PATIENCE * 1_000


def test_a_clock_that_is_nearly_right_is_left_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = DatabaseClock(store.database, lambda: 5_000_000)
    for theirs, correction in ((5_000_050, 0), (4_999_950, 0), (5_000_051, 51)):
        monkeypatch.setattr(store.database, "time", lambda told=theirs: told)
        assert clock.compare() == correction
