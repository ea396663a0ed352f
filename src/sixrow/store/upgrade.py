"""Schema creation and migration.

Each step is a module in `migrations/versions`. A database records its last step, so opening an
up-to-date one takes a single query and does not even load alembic.
"""

from importlib.resources import as_file, files

from sqlalchemy import Connection, inspect, text

from sixrow.rules import Refusal
from sixrow.store.database import Database
from sixrow.store.schema import REVISION


def prepare(database: Database, *, migrate: bool) -> None:
    """Ensure that the schema is that of this version.

    Raises:
        Refusal: it is older and may not be migrated, or newer, or belongs to another program.
    """
    with database.read() as connection:
        found = revision(connection)
    if found == REVISION:
        return
    if not migrate:
        raise Refusal("store-needs-migration", found=found or "-", awaited=REVISION)
    with database.write() as connection:
        database.take_long(connection)
        database.lock(connection, "migration")
        upgrade(connection)


def revision(connection: Connection) -> str:
    """The last migration of the schema; empty if there are no tables.

    Raises:
        Refusal: there are tables, but not ours.
    """
    names = inspect(connection).get_table_names()
    if "alembic_version" in names and ("events" in names or len(names) == 1):
        return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
    if names:
        raise Refusal("not-our-database")
    return ""


def upgrade(connection: Connection, target: str = REVISION) -> None:
    """Migrate the schema to a step, through all steps in between.

    Raises:
        Refusal: it is at a step that this version does not know.
    """
    from alembic import command  # noqa: PLC0415 (a quarter of a second, and seldom needed)
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util.exc import CommandError  # noqa: PLC0415

    with as_file(files("sixrow.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, target)
        except CommandError as error:
            found = revision(connection) or target
            raise Refusal("store-too-new", found=found) from error
