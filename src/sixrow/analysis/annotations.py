"""An analysis kept in the record itself: numbers in an attachment, errors in the comments.

Readers that know nothing of it carry both along unchanged.
"""

import re
from dataclasses import replace

import msgspec

from sixrow.analysis.data import analysis_data
from sixrow.analysis.errors import severity
from sixrow.analysis.grades import GradedDecision
from sixrow.analysis.summary import Analysis
from sixrow.notation import Entry, Json, Record, decision_text
from sixrow.notation.analyses import ATTACHMENT, VERSION

_OLDER_MARK = re.compile(r"^\[\?[?!]? [^ \]]+ -[0-9.]+%\] ?")


def annotated(analysis: Analysis) -> Record:
    """The record with its analysis in it; an older one is replaced, other attachments stay.

    The comment of an error begins with a mark, what was better and what was lost; what people wrote
    follows after it.
    """
    record = analysis.record
    marks = {each.index: _mark(each) for each in analysis.errors}
    entries = [_marked(entry, marks.get(index, "")) for index, entry in enumerate(record.entries)]
    data = msgspec.structs.replace(analysis_data(analysis), version=VERSION)
    kept: Json = msgspec.json.decode(msgspec.json.encode(data))
    attachments = {**record.attachments, ATTACHMENT: kept}
    return replace(record, entries=tuple(entries), attachments=attachments)


def _mark(error: GradedDecision) -> str:
    named = severity(error.loss)
    assert named is not None
    better = decision_text(error.position.setup.game, error.best.decision)
    return f"[{named.mark} {better} -{100 * error.loss:.1f}%]"


def _marked(entry: Entry, mark: str) -> Entry:
    """The entry with a new mark; the one of an earlier analysis goes."""
    remark = _OLDER_MARK.sub("", entry.comment)
    return replace(entry, comment=f"{mark} {remark}".strip())
