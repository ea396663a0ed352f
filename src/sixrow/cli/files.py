"""Reading text files and records."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sixrow.cli.failures import Faulty, Unusable, reason

if TYPE_CHECKING:
    from sixrow.notation import Record
    from sixrow.rules import Position

STDIN = "-"
LARGEST_FILE = 16_000_000


def read_text(file: str) -> str:
    """The contents of a file, or of stdin for ``-``.

    Raises:
        Unusable: the file does not exist or cannot be read.
        Faulty: it is not text, or far too large for a record.
    """
    from sixrow.text.sentences import say

    try:
        if file == STDIN:
            content = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(file).open("rb") as opened:
                content = opened.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Unusable(reason(error)) from error
    if len(content) > LARGEST_FILE:
        raise Faulty(say("file-too-large", file=file))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Faulty(say("file-not-text", file=file, byte=error.start + 1)) from error


def read_record(file: str) -> "Record":
    """The record in a file.

    Raises:
        Unusable: the file cannot be read.
        Faulty: it is not a valid record; the message has a line for every fault.
    """
    from sixrow import notation
    from sixrow.text.refusals import refused

    text = read_text(file)
    try:
        return notation.read_record(text)
    except notation.NotationRefused as refusal:
        lines = [f"{file}:{each.line}:{each.column}: {refused(each)}" for each in refusal.faults]
        raise Faulty("\n".join(lines)) from refusal


def read_position(line: str) -> "Position":
    """Parse a position from a line.

    Raises:
        Faulty: it is not a valid position; the message points to the first fault.
    """
    from sixrow import notation
    from sixrow.text.refusals import refused
    from sixrow.text.sentences import printable

    try:
        return notation.read_position(line)
    except notation.NotationRefused as refusal:
        (fault, *_) = refusal.faults
        pointer = " " * (fault.column - 1) + "^"
        raise Faulty(f"{printable(line)}\n{pointer}\n{refused(fault)}") from refusal
