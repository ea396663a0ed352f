"""``sixrow store``."""

from pathlib import Path

import pytest

from sixrow.match import export, rebuild, verify
from sixrow.notation import read_record, write_text
from sixrow.store import Store
from tests.cli.commands import run
from tests.store.tables import meet, played, sitting
from tests.support.databases import PostgreSQL


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIXROW_DATABASE", "sqlite:///house.db")


@pytest.fixture
def house() -> None:
    """A database in which Ada and Bo have played a pair."""
    with Store.open("sqlite:///house.db") as store:
        meet(store, "ada", "bo", kind="account")
        played(store, "t", pair=True)


def told(*arguments: str) -> str:
    result = run("store", *arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def failed(*arguments: str, code: int = 1, typed: str = "") -> str:
    result = run("store", *arguments, typed=typed)
    assert (result.exit_code, result.stdout) == (code, "")
    return result.stderr


def test_migrate_makes_the_tables() -> None:
    assert "no database" in failed("check", code=2)
    assert told("migrate") == told("migrate") == "The database is ready (version 0001).\n"
    assert told("check") == "0 tables checked: no problems found.\n"


@pytest.mark.usefixtures("house")
def test_a_house_moves_to_another_database(postgresql: PostgreSQL) -> None:
    new = postgresql.new_database()
    assert told("backup", "house.backup").startswith("house.backup: ")
    rows = told("backup", "house.backup").split()[1]
    assert told("restore", "house.backup", "--database", new) == f"{rows} rows restored.\n"
    assert told("check", "--database", new) == "One table checked: no problems found.\n"
    assert "not empty" in failed("restore", "house.backup", "--database", new)
    with Store.open("sqlite:///house.db") as old, Store.open(new) as moved:
        assert moved.tables.events("t") == old.tables.events("t")


@pytest.mark.usefixtures("house")
def test_the_cookie_keys_go_with_a_backup_if_wished() -> None:
    text = "ab" * 32 + "\n" + "cd" * 32 + "\n"
    Path("secret.key").write_text(text, "ascii")
    told("backup", "without")
    told("backup", "with", "--with-key", "secret.key")
    assert Path("with").stat().st_mode & 0o777 == 0o600
    new = ("--database", "sqlite:///new.db")
    assert "would be lost" in failed("restore", "with", "--with-key", "secret.key", *new)
    assert "without the cookie keys" in failed("restore", "without", "--with-key", "new.key", *new)
    assert "not a complete backup" in failed("restore", "house.db", "--with-key", "new.key", *new)
    assert not Path("new.key").exists()
    told("restore", "with", "--with-key", "new.key", *new)
    assert Path("new.key").read_text("ascii") == text
    assert Path("new.key").stat().st_mode & 0o777 == 0o600
    Path("bad.key").write_text("no key", "ascii")
    assert "is damaged" in failed("backup", "x", "--with-key", "bad.key")
    assert "none.key" in failed("backup", "x", "--with-key", "none.key", code=2)
    assert not Path("x").exists()


@pytest.mark.usefixtures("house")
def test_records_go_out_and_come_in() -> None:
    assert told("export", "a/b") == "a/b: 2 records.\n"
    assert sorted(file.name for file in Path("a/b").iterdir()) == ["t-1.sixrow", "t-2.sixrow"]
    for file in Path("a/b").iterdir():
        assert verify(read_record(file.read_text("utf-8"))).holds
    assert told("import", "a/b/t-1.sixrow", "--person", "ada").startswith("a/b/t-1.sixrow: record ")
    with Store.open("sqlite:///house.db") as store:
        (record,) = store.archive.records("ada")
        text = Path("a/b/t-1.sixrow").read_text("utf-8")
        assert store.archive.record(record.id).text == text
        assert text == write_text(export(rebuild(store.tables.events("t")), 1))
    assert told("export", "again") == "again: 3 records.\n"
    assert Path(f"again/record-{record.id}.sixrow").read_text("utf-8") == text


@pytest.mark.usefixtures("house")
def test_either_all_records_come_in_or_none() -> None:
    sat = sitting("x")
    sat.start()
    Path("good.sixrow").write_text(write_text(export(sat.table)), "utf-8")
    Path("bad.sixrow").write_text("nonsense\n", "utf-8")
    assert failed("import", "good.sixrow", "bad.sixrow").startswith("bad.sixrow:1:")
    assert "none.sixrow" in failed("import", "good.sixrow", "none.sixrow", code=2)
    assert failed("import", "good.sixrow", "--person", "eve") == "Nobody has this id.\n"
    assert told("export", "all") == "all: 2 records.\n"
    result = run("store", "import", "-", typed=Path("good.sixrow").read_text("utf-8"))
    assert result.stdout.startswith("-: record ")
    assert told("export", "all") == "all: 3 records.\n"


@pytest.mark.usefixtures("house")
def test_a_person_is_deleted() -> None:
    assert "except the id" in told("delete", "bo")
    with Store.open("sqlite:///house.db") as store:
        assert store.people.get("bo").kind == "deleted"
        assert store.tables.card("t").chairs[1].name == ""
    assert told("check") == "One table checked: no problems found.\n"
    assert failed("delete", "eve") == "Nobody has this id.\n"


@pytest.mark.usefixtures("house")
def test_check_tells_every_fault() -> None:
    with Store.open("sqlite:///house.db") as store, store.database.write() as connection:
        connection.exec_driver_sql("DELETE FROM games")
    assert failed("check") == (
        "Game 1 of table t is not in the archive.\nGame 2 of table t is not in the archive.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("check", "--database", "nonsense"), 2, "not the address of a database"),
        (("backup", "x", "--database", "sqlite:///none.db"), 2, "no database none.db"),
        (("backup", "none/x"), 2, "none/x"),
        (("backup",), 2, "Usage"),
        (("restore", "none"), 2, "none: No such file"),
        (("restore", "."), 2, "directory"),
        (("restore", "house.db"), 1, "not a complete backup"),
        (("export", "house.db"), 2, "house.db"),
        (("nonsense",), 2, "nonsense"),
    ],
)
@pytest.mark.usefixtures("house")
def test_what_cannot_be_done(arguments: tuple[str, ...], code: int, words: str) -> None:
    assert words in failed(*arguments, code=code)


def test_the_database_is_found_as_by_serve_and_admin(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In the user's data folder, or where --data, --config and --database say."""
    monkeypatch.delenv("SIXROW_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "mine"))
    assert "no database" in failed("check", code=2)
    told("migrate")
    assert (tmp_path / "mine" / "sixrow" / "sixrow.db").is_file()
    (tmp_path / "house.toml").write_text('data = "house"')
    told("migrate", "--config", "house.toml")
    named = "sqlite:///house/sixrow.db"
    for options in ((), ("--data", "house"), ("--config", "house.toml"), ("--database", named)):
        assert told("check", *options) == told(*options, "check")
        assert run("admin", "people", *options).exit_code == 0
