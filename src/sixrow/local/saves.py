"""Records on disk. Files are replaced atomically, never half-written."""

import shlex
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sixrow.atomic_files import write_whole
from sixrow.local.table import LocalTable
from sixrow.notation import Record, write_json, write_text
from sixrow.text.sentences import say

SUFFIX = ".sixrow"


def record_text(record: Record, path: Path) -> str:
    """The record in the format that the file name implies: JSON for ``.json``."""
    return write_json(record) if path.suffix.lower() == ".json" else write_text(record)


class Saver:
    """Saves one game to a file; never overwrites a file that does not belong to this game."""

    def __init__(self, game: str, path: Path | None = None, resumed: bool = False) -> None:
        """Choose where to save the game.

        Args:
            game: the name of the game, for a file name.
            path: the file, if the player named one.
            resumed: whether the game was loaded from that file.
        """
        self._game = game
        self.path = path
        self._own = resumed

    def save(self, record: Record, path: Path | None = None) -> Path:
        """Write the record to `path`, to this game's file or to a new one; return the file.

        Raises:
            OSError: it cannot be written; FileExistsError if the file contains something else.
        """
        target = path or self.path
        if target is None:
            target, new = self._claim_new(Path()), True
        else:
            new = target != self.path or not self._own
            if new:
                _claim(target)
        _fill(target, record, new)
        self.path, self._own = target, True
        return target

    def rescue(self, record: Record) -> Path:
        """Write the record to the temporary folder, as a fallback.

        Raises:
            OSError: that fails too.
        """
        path = self._claim_new(Path(tempfile.gettempdir()))
        _fill(path, record, new=True)
        return path

    def _claim_new(self, folder: Path) -> Path:
        number = 1
        while True:
            path = folder / f"{self._game}-{number}{SUFFIX}"
            try:
                _claim(path)
            except FileExistsError:
                number += 1
            else:
                return path


def _claim(path: Path) -> None:
    """Create the file, empty, so that no other program takes the name.

    Raises:
        FileExistsError: the name is taken.
    """
    path.open("x").close()


def _fill(path: Path, record: Record, new: bool) -> None:
    try:
        write_whole(path, record_text(record, path))
    except BaseException:
        if new:
            with suppress(OSError):
                path.unlink()
        raise


def put_away(
    table: LocalTable,
    saver: Saver,
    tell: Callable[[str], None],
    program: str,
    complain: Callable[[str], None] | None = None,
) -> None:
    """Save the game to its file; failing that, to a temporary one; failing that, print it.

    `complain` is told what failed; `tell` by default.
    """
    record = table.record()
    try:
        path = saver.save(record)
    except OSError as error:
        (complain or tell)(not_saved(error, saver.path))
        try:
            path = saver.rescue(record)
        except OSError:
            tell(write_text(record))
            return
    told = say("saved", file=str(path))
    if table.position.outcome is None:
        told += "\n" + say("resume-how", program=program, file=shlex.quote(str(path)))
    tell(told)


def not_saved(error: OSError, path: Path | None) -> str:
    """The sentence that says why a file could not be written."""
    file = str(path or error.filename or Path())
    if isinstance(error, FileExistsError):
        return say("not-saved-exists", file=file)
    return say("not-saved", file=file, reason=error.strerror or str(error))
