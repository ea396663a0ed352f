"""What lists show of a record."""

from typing import NamedTuple

from sixrow.notation import read_record, setup_text


class RecordSummary(NamedTuple):
    """The set-up of a record, and its players by seat."""

    setup: str
    names: tuple[str, ...]


def summary_of(text: str, most: int | None = None) -> RecordSummary:
    """Read and replay a record; `most` is as for `read_record`.

    Raises:
        NotationRefused: with every fault.
    """
    record = read_record(text, most)
    return RecordSummary(setup_text(record.setup), record.names)
