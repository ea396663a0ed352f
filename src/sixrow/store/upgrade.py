"""Making the tables of the database, and renewing those of older versions without losing anything.

Each step is a module in `migrations/versions`. A database says itself which step was the last, so
opening one that is up to date takes one question, and alembic is not even loaded.
"""

from importlib.resources import as_file, files

from sqlalchemy import Connection, inspect, text

from sixrow.rules import Refusal
from sixrow.store.database import Database
from sixrow.store.schema import REVISION


def prepare(database: Database, *, migrate: bool) -> None:
    """See to it that the tables are those of this version.

    Raises:
        Refusal: they are older and should not be renewed, or newer, or it is another program's
            database.
    """
    with database.read() as connection:
        found = revision(connection)
    if found == REVISION:
        return
    if not migrate:
        raise Refusal("store-needs-migration", found=found or "-", awaited=REVISION)
    with database.write() as connection:
        database.lock(connection, "migration")
        upgrade(connection)


def revision(connection: Connection) -> str:
    """The last step that the tables have been through; empty if there are none.

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
    """Take the tables to a step, through all steps between.

    Raises:
        Refusal: they have been further than this version knows.
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
