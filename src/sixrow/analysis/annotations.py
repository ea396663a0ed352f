"""An analysis stored in the record itself: numbers in an attachment, errors in the comments.

Readers that do not know it preserve both unchanged.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from sixrow.analysis.data import analysis_data
from sixrow.analysis.errors import severity
from sixrow.analysis.grades import GradedDecision
from sixrow.analysis.summary import Analysis
from sixrow.notation import Entry, Json, Record, decision_text

ATTACHMENT = "analysis"
"""The name of the attachment."""

VERSION = 1

_OLDER_MARK = re.compile(r"^\[\?[?!]? [^ \]]+ -[0-9.]+%\] ?")


def annotated(analysis: Analysis) -> Record:
    """The record with its analysis; replaces an older one and keeps other attachments.

    The comment of an error begins with a mark, the better decision and the loss; people's own
    comments follow.
    """
    record = analysis.record
    marks = {each.index: _mark(each) for each in analysis.errors}
    entries = [_marked(entry, marks.get(index, "")) for index, entry in enumerate(record.entries)]
    kept: Mapping[str, Json] = {"version": VERSION, **analysis_data(analysis)}
    return replace(
        record,
        entries=tuple(entries),
        attachments={**record.attachments, ATTACHMENT: dict(kept)},
    )


def stored_analysis(record: Record) -> dict[str, Json] | None:
    """The analysis in a record, as data; None if it has none in a known format."""
    found = record.attachments.get(ATTACHMENT)
    if isinstance(found, dict) and found.get("version") == VERSION:
        return found
    return None


def _mark(error: GradedDecision) -> str:
    named = severity(error.loss)
    assert named is not None
    better = decision_text(error.position.setup.game, error.best.decision)
    return f"[{named.mark} {better} -{100 * error.loss:.1f}%]"


def _marked(entry: Entry, mark: str) -> Entry:
    """The entry with a new mark; the mark of an earlier analysis is removed."""
    remark = _OLDER_MARK.sub("", entry.comment)
    return replace(entry, comment=f"{mark} {remark}".strip())
