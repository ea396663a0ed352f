"""An analysis stored in the record itself: numbers in an attachment, errors in the comments.

Readers that do not know it preserve both unchanged.
"""

import re
from dataclasses import replace

import msgspec

from sixrow.analysis.data import analysis_data
from sixrow.analysis.grades import GradedDecision
from sixrow.analysis.summary import Analysis
from sixrow.notation import Entry, Json, Record, decision_text
from sixrow.notation.analyses import ATTACHMENT, VERSION

_OLDER_MARK = re.compile(r"^\[\?[?!]? [^ \]]+ -[0-9.]+%\] ?")


def annotated(analysis: Analysis) -> Record:
    """The record with its analysis; replaces an older one and keeps other attachments.

    The comment of an error begins with a mark, the better decision and the loss; people's own
    comments follow.
    """
    record = analysis.record
    marks = {each.index: _mark(each) for each in analysis.errors}
    entries = [_marked(entry, marks.get(index, "")) for index, entry in enumerate(record.entries)]
    data = msgspec.structs.replace(analysis_data(analysis), version=VERSION)
    kept: Json = msgspec.json.decode(msgspec.json.encode(data))
    attachments = {**record.attachments, ATTACHMENT: kept}
    return replace(record, entries=tuple(entries), attachments=attachments)


def _mark(error: GradedDecision) -> str:
    named = error.error
    assert named is not None
    better = decision_text(error.position.setup.game, error.best.decision)
    return f"[{named.mark} {better} -{100 * error.loss:.1f}%]"


def _marked(entry: Entry, mark: str) -> Entry:
    """The entry with a new mark; the mark of an earlier analysis is removed."""
    remark = _OLDER_MARK.sub("", entry.comment)
    return replace(entry, comment=f"{mark} {remark}".strip())
