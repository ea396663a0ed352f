"""The tables that the migrations make are those of the schema, on both databases."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from sixrow.store import Store, upgrade
from sixrow.store.database import Database
from sixrow.store.schema import METADATA, REVISION
from tests.store.tables import meet, refusal


def test_migrations_and_schema_agree(store: Store) -> None:
    with store.database.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert upgrade.revision(connection) == REVISION


def test_the_schema_names_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "sixrow.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_a_database_without_tables_is_not_opened_unasked(empty_postgresql: str) -> None:
    assert refusal(Store.open, empty_postgresql, migrate=False) == "store-needs-migration"
    Store.open(empty_postgresql).close()
    Store.open(empty_postgresql, migrate=False).close()


def test_what_is_there_stays(empty_sqlite: str) -> None:
    with Store.open(empty_sqlite) as store:
        meet(store, "ada")
    with Store.open(empty_sqlite) as store:
        assert store.people.get("ada").name == "Ada"


@pytest.mark.parametrize("migrate", [True, False])
def test_tables_of_a_newer_version(empty_sqlite: str, *, migrate: bool) -> None:
    with Store.open(empty_sqlite) as store, store.database.write() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    code = "store-too-new" if migrate else "store-needs-migration"
    assert refusal(Store.open, empty_sqlite, migrate=migrate) == code


def test_tables_of_another_program(empty_sqlite: str) -> None:
    database = Database(empty_sqlite)
    with database.write() as connection:
        connection.exec_driver_sql("CREATE TABLE recipes (cake TEXT)")
    database.close()
    assert refusal(Store.open, empty_sqlite) == "not-our-database"


def test_a_migration_that_fails_leaves_nothing(empty_sqlite: str) -> None:
    def fail(connection: Connection) -> None:
        upgrade.upgrade(connection)
        raise KeyError

    database = Database(empty_sqlite)
    with pytest.raises(KeyError):
        database.carry_out(fail)
    with database.read() as connection:
        assert upgrade.revision(connection) == ""
    database.close()


def test_opening_a_database_that_fits_needs_no_alembic(empty_sqlite: str, tmp_path: Path) -> None:
    Store.open(empty_sqlite).close()
    code = (
        "import sys; from sixrow.store import Store;"
        f"Store.open('{empty_sqlite}').close();"
        "print('alembic' in sys.modules, 'psycopg' in sys.modules)"
    )
    program = (sys.executable, "-c", code)
    told = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert told.stdout == "False False\n"
