"""Everything can be backed up to a file and restored into either database."""

import gzip
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.json import decode, encode
from sqlalchemy import select, update

from sixrow.store import Connected, Store
from sixrow.store.backup import back_up, restore
from sixrow.store.database import Database
from sixrow.store.integrity import check
from sixrow.store.schema import METADATA, NODES, TABLES
from tests.store.tables import played, refusal
from tests.store.test_deletion import live_a_little

KINDS = ("sqlite", "postgresql")


def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    with store.database.read() as connection:
        return {
            name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for name, table in METADATA.tables.items()
        }


@pytest.fixture
def whole(store: Store, tmp_path: Path) -> Path:
    """A backup with something of everything."""
    live_a_little(store)
    store.announcements.add("Welcome", 1, 2)
    back_up(store.database, tmp_path / "house.backup")
    return tmp_path / "house.backup"


@pytest.fixture(scope="module")
def small_backup(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup of one table."""
    folder = tmp_path_factory.mktemp("small")
    with Store.open(f"sqlite:///{folder}/small.db") as store:
        played(store, "t")
        back_up(store.database, folder / "backup")
    return (folder / "backup").read_bytes()


@pytest.fixture
def small(small_backup: bytes, tmp_path: Path) -> Path:
    """A file with that backup."""
    file = tmp_path / "small.backup"
    file.write_bytes(small_backup)
    return file


@pytest.mark.parametrize("kind", KINDS)
def test_everything_comes_back(
    store: Store, whole: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    target: str = request.getfixturevalue(f"empty_{kind}")
    database = Database(target)
    count = restore(database, whole)
    database.close()
    with Store.open(target, migrate=False) as restored:
        assert restored.tables.is_set_back("left")
        assert not restored.tables.is_set_back("t")  # it is over
        with restored.database.write() as connection:
            connection.execute(update(TABLES).values(set_back=False))
        assert rows(restored) == rows(store)
        assert count == sum(map(len, rows(store).values()))
        assert list(check(restored)) == []
        assert restored.tables.secret("t") == store.tables.secret("t")


def test_the_backup_is_its_owners(whole: Path) -> None:
    assert stat.S_IMODE(whole.stat().st_mode) == 0o600
    assert [file.name for file in whole.parent.glob("*backup*")] == ["house.backup"]


def test_what_is_of_the_moment_stays_behind(store: Store, tmp_path: Path) -> None:
    live_a_little(store)
    assert "left" in store.nodes.claim("a", 1_000)
    store.nodes.connect("t", Connected("ada", "a"))
    store.jobs.claim("a", 1)
    back_up(store.database, tmp_path / "x")
    with Store.open(f"sqlite:///{tmp_path}/new.db") as new:
        restore(new.database, tmp_path / "x")
        assert new.nodes.keeper("left") == ""
        assert new.nodes.connections("t") == ()
        assert new.jobs.get("j").state == "waiting"
        with new.database.read() as connection:
            assert connection.execute(select(NODES)).all() == []


def test_a_full_database_is_not_filled(store: Store, small: Path) -> None:
    restore(store.database, small)
    before = rows(store)
    assert refusal(restore, store.database, small) == "store-not-empty"
    assert rows(store) == before


def altered(file: Path, change: Callable[[list[bytes]], list[bytes]]) -> Path:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(change(lines))))
    return file


def first_with(lines: list[bytes], table: str) -> int:
    return next(number for number, line in enumerate(lines) if f'"{table}"'.encode() in line)


def with_rows_twice(lines: list[bytes]) -> list[bytes]:
    number = first_with(lines, "events")
    end = decode(lines[-1])
    end["rows"] += len(decode(lines[number])["rows"])
    return [*lines[: number + 1], lines[number], *lines[number + 1 : -1], encode(end)]


SPOILT: dict[str, Callable[[list[bytes]], list[bytes]]] = {
    "empty": lambda _: [],
    "no head": lambda lines: lines[1:],
    "no end": lambda lines: lines[:-1],
    "only a head": lambda lines: lines[:1],
    "a piece is missing": lambda lines: [*lines[:1], *lines[2:]],
    "another format": lambda lines: [lines[0].replace(b"sixrow-", b"other-"), *lines[1:]],
    "a strange line": lambda lines: [*lines[:1], b'{"table": 1}\n', *lines[1:]],
    "no text": lambda lines: [*lines[:1], b"\xff\n", *lines[1:]],
    "two heads": lambda lines: [*lines[:1], *lines],
    "two ends": lambda lines: [*lines, lines[-1]],
    "bytes that are none": lambda lines: [
        line.replace(b'"base64":"', b'"base64":"!') for line in lines
    ],
    "an unknown table": lambda lines: [
        line.replace(b'"table":"ev', b'"table":"xv') for line in lines
    ],
    "unknown columns": lambda lines: [
        line.replace(b'"columns":["', b'"columns":["no') for line in lines
    ],
    "a strange revision": lambda lines: [lines[0].replace(b'"0001"', b'"head"'), *lines[1:]],
    "values of the wrong kind": lambda lines: [
        line.replace(b",true,", b',"yes",') for line in lines
    ],
    "rows that are there twice": with_rows_twice,
}


@pytest.mark.parametrize("spoil", SPOILT)
def test_what_is_no_whole_backup(store: Store, small: Path, spoil: str) -> None:
    assert refusal(restore, store.database, altered(small, SPOILT[spoil])) == "not-a-backup"
    assert not any(rows(store).values())


def test_a_file_that_was_cut_or_is_something_else(store: Store, small: Path) -> None:
    content = small.read_bytes()
    for broken in (content[:-20], content[:40], b"", b"Dear aunt", content[:100] + content[110:]):
        small.write_bytes(broken)
        assert refusal(restore, store.database, small) == "not-a-backup"
    assert not any(rows(store).values())


@pytest.mark.parametrize(
    ("old", "new"), [(b'"revision":"0001"', b'"revision":"9999"'), (b'sion":1', b'sion":2')]
)
def test_a_backup_of_a_newer_version(
    empty_sqlite: str, small: Path, old: bytes, new: bytes
) -> None:
    file = altered(small, lambda lines: [lines[0].replace(old, new), *lines[1:]])
    database = Database(empty_sqlite)
    assert refusal(restore, database, file) == "store-too-new"
    database.close()


def test_a_backup_that_fails_leaves_the_old_one(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    file.write_text("old")
    with store.database.write() as connection:
        connection.exec_driver_sql("ALTER TABLE notices RENAME TO hidden")
    try:
        with pytest.raises(Exception, match="notices"):
            back_up(store.database, file)
    finally:
        with store.database.write() as connection:
            connection.exec_driver_sql("ALTER TABLE hidden RENAME TO notices")
    assert file.read_text() == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["house.backup"]
