"""One server at a time on an SQLite file, however it is named and however the last one ended."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrow.rules import Refusal
from sixrow.store.server_lock import ServerLock

ADDRESS = "http://127.0.0.1:8036/"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sixrow.db"


@pytest.fixture
def no_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def lock(file: Path) -> ServerLock:
    return ServerLock(f"sqlite:///{file}", patience=0)


def refusal_at(file: Path) -> Refusal:
    with pytest.raises(Refusal) as refused, lock(file):
        pass
    return refused.value


def test_the_second_is_told_where_the_first_is(file: Path) -> None:
    with lock(file) as first:
        first.tell(ADDRESS)
        refusal = refusal_at(file)
        assert (refusal.code, refusal.details["address"]) == ("already-served", ADDRESS)
        assert refusal_at(file).code == "already-served"  # asking does not open it
    with lock(file):
        assert refusal_at(file).code == "database-in-use", "the old address is not told"


@pytest.mark.parametrize("nonsense", ["--new-window", "javascript:alert(1)", "", "\xff"])
def test_what_is_no_address_is_not_told(file: Path, nonsense: str) -> None:
    with lock(file) as first:
        first.tell(nonsense)
        assert refusal_at(file).code == "database-in-use"


def test_other_names_of_a_file_are_the_same_file(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "link.db").symlink_to(file)  # a server may have to make the file yet
    monkeypatch.chdir(tmp_path)
    with lock(file) as first:
        first.tell(ADDRESS)
        for other in ("folder/sixrow.db", "link.db", "folder/link.db", "sixrow.db"):
            assert refusal_at(Path(other)).code == "already-served", other
        with lock(tmp_path / "another.db"):
            pass


def test_a_killed_holder_leaves_nothing_stale(file: Path) -> None:
    program = (
        "import sys, time; from sixrow.store.server_lock import ServerLock\n"
        "with ServerLock(sys.argv[1]) as lock:\n"
        "    lock.tell(sys.argv[2]); print('held', flush=True); time.sleep(600)"
    )
    command = (sys.executable, "-c", program, f"sqlite:///{file}", ADDRESS)
    with subprocess.Popen(command, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        assert refusal_at(file).details["address"] == ADDRESS
        holder.kill()
    with lock(file):
        assert refusal_at(file).code == "database-in-use"


def test_processes_that_a_server_has_started_do_not_hold_it(file: Path) -> None:
    with lock(file):
        command = (sys.executable, "-c", "input()")
        child = subprocess.Popen(command, stdin=subprocess.PIPE, close_fds=False)
    try:
        # With patience: the kernel closes the files of a new program a moment after it runs.
        with ServerLock(f"sqlite:///{file}"):
            assert child.poll() is None
    finally:
        child.communicate(b"\n")


@pytest.mark.usefixtures("no_umask")
def test_the_lock_is_for_the_owners_eyes_and_stays_empty(file: Path) -> None:
    with lock(file) as held:
        held.tell(ADDRESS)
    (left,) = file.parent.iterdir()
    assert left.stat().st_mode & 0o777 == 0o600
    assert left.read_bytes() == b""


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert refusal_at(tmp_path / "none" / "sixrow.db").code == "no-such-database"
    assert list(tmp_path.iterdir()) == []


def test_postgresql_has_many_servers() -> None:
    address = "postgresql://nobody@192.0.2.1/none"
    with ServerLock(address) as first, ServerLock(address) as second:
        first.tell(ADDRESS)
        second.tell(ADDRESS)


def test_no_address_of_a_database_is_refused() -> None:
    with pytest.raises(Refusal, match="not-a-database-address"):
        ServerLock("sqlite:///:memory:")
