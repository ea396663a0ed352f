"""The receipts of tables on servers, one file for each, in the user's data folder.

Several processes of one user share the folder: files are replaced whole, and what another process
has added to a receipt stays in it.
"""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from errno import EEXIST
from hashlib import sha256
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from msgspec.structs import replace

from sixrow.atomic_files import replacing, write_whole
from sixrow.folders import data_folder
from sixrow.match.receipt import Receipt, read_receipt, receipt_text
from sixrow.rules import Refusal

MOST_FINISHED = 1000
"""The number of finished tables whose receipts are kept: the last ones."""

Item = TypeVar("Item")


class Receipts:
    """The receipts in a folder; those of finished tables are in the folder ``finished`` in it."""

    def __init__(self, folder: Path | None = None) -> None:
        self._playing = folder or data_folder() / "receipts"
        self._finished = self._playing / "finished"

    def find(self, server: str, table: str, person: str) -> Receipt | None:
        """The receipt of a person at a table; None if there is none that can be read."""
        name = _file_name(server, table, person)
        return _read(self._playing / name) or _read(self._finished / name)

    def path(self, receipt: Receipt) -> Path:
        """The file of a receipt."""
        folder = self._finished if _is_finished(receipt) else self._playing
        return folder / _file_name(receipt.server, receipt.table, receipt.person)

    def keep(self, receipt: Receipt) -> None:
        """Write a receipt, with what other processes have added to it.

        Raises:
            OSError: it cannot be written.
        """
        path = self.path(receipt)
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not _is_finished(receipt):
            receipt = merged(receipt, _read(path))
        with replacing(path, mode=0o600) as file:
            file.write(receipt_text(receipt).encode())
        if _is_finished(receipt):
            (self._playing / path.name).unlink(missing_ok=True)
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        files = sorted(self._finished.glob("*.json"), key=_age)
        for path in files[MOST_FINISHED:]:
            with suppress(OSError):
                path.unlink()


def save_beside(record: Path, receipt: Receipt) -> Path:
    """Write a receipt, without its secrets, beside the file of a record; return its file.

    Raises:
        OSError: it cannot be written; FileExistsError if the file contains something else.
    """
    path = record.with_suffix(".receipt.json")
    found = _read(path)
    if path.exists() and (found is None or found.table != receipt.table):
        raise FileExistsError(EEXIST, "", str(path))
    chains = tuple(replace(chain, secret="") for chain in receipt.chains)
    write_whole(path, receipt_text(replace(receipt, chains=chains)) + "\n")
    return path


def _is_finished(receipt: Receipt) -> bool:
    """Whether the secrets of a receipt have been removed, because its table is over."""
    return bool(receipt.chains) and not any(chain.secret for chain in receipt.chains)


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def _file_name(server: str, table: str, person: str) -> str:
    host = urlsplit(server).netloc or server
    told = re.sub("[^A-Za-z0-9.-]+", "-", f"{host}-{table}")[:80]
    return f"{told}-{sha256(f'{server} {table} {person}'.encode()).hexdigest()[:8]}.json"


def _read(path: Path) -> Receipt | None:
    try:
        return read_receipt(path.read_bytes())
    except (OSError, Refusal):
        return None


def merged(ours: Receipt, stored: Receipt | None) -> Receipt:
    """A receipt with the chains, links and rolls that another process has stored."""
    if stored is None:
        return ours
    return replace(
        ours,
        chains=_all((*stored.chains, *ours.chains), lambda each: each.anchor),
        given=_all((*stored.given, *ours.given), lambda each: each),
        rolls=_all((*stored.rolls, *ours.rolls), lambda each: each.roll),
    )


def _all(items: Iterable[Item], key: Callable[[Item], object]) -> tuple[Item, ...]:
    """The items without those that come again; the last one with a key counts."""
    return tuple({key(each): each for each in items}.values())
