"""Export of records from the store to files."""

from pathlib import Path

from sqlalchemy import select

from sixrow.match import export, rebuild
from sixrow.notation import write_text
from sixrow.store.schema import GAMES, RECORDS
from sixrow.store.store import Store

SUFFIX = ".sixrow"


def export_records(store: Store, folder: Path) -> int:
    """Write every finished game and every uploaded record to a file; return their number.

    Games include the proof of their dice. Files of the same names are replaced.

    Raises:
        OSError: the folder cannot be created or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with store.database.read() as connection:
        games = select(GAMES.c.table_id, GAMES.c.game).order_by(GAMES.c.table_id, GAMES.c.game)
        keys = [(row.table_id, row.game) for row in connection.execute(games)]
        brought = connection.scalars(select(RECORDS.c.id).order_by(RECORDS.c.id)).all()
    for table, game in keys:
        record = export(rebuild(store.tables.events(table)), game)
        _write(folder / f"{table}-{game}{SUFFIX}", write_text(record))
    for each in brought:
        _write(folder / f"record-{each}{SUFFIX}", store.archive.record(each).text)
    return len(keys) + len(brought)


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="")
