"""``sixrow store``: maintain the database of a server."""

import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sixrow.atomic_files import replacing
from sixrow.cli.failures import Faulty
from sixrow.cli.files import read_record
from sixrow.cli.installation import Installation, ServerCommands
from sixrow.cli.options import path_option
from sixrow.cli.output import echo

if TYPE_CHECKING:
    from sixrow.store import Store

_EXAMPLES = """\b
Examples:
  sixrow store backup house.backup
  sixrow store restore house.backup --database postgresql://host/name
  sixrow store check --data ./house

\b
The database is that of sixrow serve, or the one that --database names:
  sqlite:///relative/path.db
  sqlite:////absolute/path.db
  postgresql://user:password@host/name
"""


@click.group(name="store", cls=ServerCommands, epilog=_EXAMPLES)
@click.pass_context
def command(context: click.Context, /) -> None:
    """Maintain the database of a server.

    A server may be running, except for restore, which needs an empty database.
    """
    context.obj = Installation(context)


def _open(house: Installation) -> "Store":
    from sixrow.store import Store

    return Store.open(house.settings.database_url, migrate=False)


def _new(house: Installation) -> str:
    """The URL of a database that may not exist yet; its folder does afterwards."""
    if not house.settings.database:
        house.settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return house.settings.database_url


@command.command(name="migrate")
@click.pass_obj
def migrate(house: Installation) -> None:
    """Create the tables, or migrate those of an older version."""
    from sixrow.store import Store
    from sixrow.store.schema import REVISION
    from sixrow.text.sentences import say

    Store.open(_new(house)).close()
    echo(say("store-ready", revision=REVISION))


@command.command(name="backup")
@click.argument("file", type=click.Path())
@path_option("--with-key", "KEY", "Also keep the cookie keys in the file KEY.")
@click.pass_obj
def backup(house: Installation, file: str, with_key: str | None) -> None:
    """Back up everything to FILE.

    The file contains secrets: keep it where nobody else can read it. It can be restored into either
    kind of database. Without the cookie keys (secret.key), guests lose their seats after a loss of
    the machine, and everybody else logs in again.
    """
    from sixrow.server.people.keys import read_keys
    from sixrow.store.backup import back_up
    from sixrow.text.sentences import say

    keys = "" if with_key is None else Path(with_key).read_text(encoding="ascii", errors="replace")
    if with_key is not None:
        read_keys(keys, with_key)
    with _open(house) as store:
        rows = back_up(store.database, Path(file), keys)
    echo(say("store-backed-up", file=file, rows=rows))


@command.command(name="restore")
@click.argument("file", type=click.Path())
@path_option("--with-key", "KEY", "Write the kept cookie keys to the new file KEY.")
@click.pass_obj
def restore(house: Installation, file: str, with_key: str | None) -> None:
    """Restore a backup FILE into an empty database.

    The backup may be of the other kind of database, or of an older version. No server may be
    running on the file of an SQLite database.
    """
    from sixrow.store.backup import restore as fill
    from sixrow.store.database import Database
    from sixrow.store.server_lock import ServerLock
    from sixrow.text.sentences import say

    key = None if with_key is None else _kept_key(Path(file), Path(with_key))
    database = _new(house)
    with ServerLock(database), closing(Database(database)) as opened:
        rows = fill(opened, Path(file))
    if key is not None:
        with replacing(Path(with_key or ""), mode=0o600) as written:
            written.write(key.encode())
    echo(say("store-restored", rows=rows))


def _kept_key(file: Path, target: Path) -> str:
    """The cookie keys in a backup.

    Raises:
        Refusal: there are none, or the target exists: they would replace others.
    """
    from sixrow.rules import Refusal
    from sixrow.store.backup import keys_in

    if target.exists():
        raise Refusal("key-exists", file=str(target))
    if not (keys := keys_in(file)):
        raise Refusal("no-key-in-backup")
    return keys


@command.command(name="export")
@click.argument("folder", metavar="DIR", type=click.Path())
@click.pass_obj
def export(house: Installation, folder: str) -> None:
    """Write all finished games and imported records to files in DIR."""
    from sixrow.store.transfer import export_records
    from sixrow.text.sentences import say

    with _open(house) as store:
        records = export_records(store, Path(folder))
    echo(say("store-exported", folder=folder, records=records))


@command.command(name="import")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@click.option("--person", default="", metavar="ID", help="The owner of the records.")
@click.pass_obj
def import_(house: Installation, files: tuple[str, ...], person: str) -> None:
    """Store records from files.

    All of them are read before the first is stored. - reads stdin.
    """
    from sixrow.notation import write_text
    from sixrow.text.sentences import say

    texts = [write_text(read_record(file)) for file in files]
    with _open(house) as store:
        if person:
            store.people.get(person)
        for file, text in zip(files, texts, strict=True):
            record = store.archive.add_record(person, text, int(time.time() * 1000))
            echo(say("store-imported", file=file, record=record))


@command.command(name="delete")
@click.argument("person")
@click.pass_obj
def delete(house: Installation, person: str) -> None:
    """Delete everything about PERSON (an id) except the id itself.

    Their name is removed from the events and the archive. The games stay and still verify.
    """
    from sixrow.text.sentences import say

    with _open(house) as store:
        store.people.delete(person)
    echo(say("store-deleted", person=person))


@command.command(name="check")
@click.pass_obj
def check(house: Installation) -> None:
    """Replay every table and check that everything is consistent."""
    from sixrow.store.integrity import check as faults_of
    from sixrow.text.refusals import refused
    from sixrow.text.sentences import say

    with _open(house) as store:
        faults = [refused(fault) for fault in faults_of(store)]
        if faults:
            raise Faulty("\n".join(faults))
        tables = store.tables.count()
    echo(say("store-sound", tables=tables))
