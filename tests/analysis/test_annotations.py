"""An analysis in a record survives readers that do not know it."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from sixrow.analysis import SEVERITIES, analyse, severity, valuer
from sixrow.analysis.annotations import annotated
from sixrow.analysis.data import analysis_data
from sixrow.notation import read_record, write_json, write_text
from sixrow.notation.analyses import ATTACHMENT, stored_analysis

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = sorted(EXAMPLES.glob("*.sixrow"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_stored_is_read_back_from_both_formats(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    proven = replace(record, attachments={"dice-proof": {"secret": "e3b0"}})
    analysis = analyse(proven, valuer(record.setup))
    kept = annotated(analysis)
    for write in (write_text, write_json):
        again = read_record(write(kept))
        assert again == kept
        data = msgspec.structs.replace(analysis_data(analysis), version=1)
        assert stored_analysis(again) == data
        assert again.attachments["dice-proof"] == {"secret": "e3b0"}
    marked = [index for index, entry in enumerate(kept.entries) if entry.comment]
    assert marked == [error.index for error in analysis.errors]


def test_annotating_again_replaces_the_first_and_keeps_remarks() -> None:
    record = read_record(FILES[0].read_text(encoding="utf-8"))
    values = valuer(record.setup)
    error = analyse(record, values).errors[0]
    entries = list(record.entries)
    entries[error.index] = replace(entries[error.index], comment="[sic] hm")
    once = annotated(analyse(replace(record, entries=tuple(entries)), values))
    assert once.entries[error.index].comment.endswith("%] [sic] hm")
    assert annotated(analyse(once, values)) == once


def test_an_attachment_of_another_version_is_not_taken_for_ours() -> None:
    record = read_record(FILES[0].read_text(encoding="utf-8"))
    assert stored_analysis(record) is None
    later = replace(record, attachments={ATTACHMENT: {"version": 2}})
    assert stored_analysis(later) is None
    assert stored_analysis(replace(record, attachments={ATTACHMENT: [1]})) is None


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0.0, None), (0.00999, None), (0.01, "inaccuracy"), (0.03, "mistake"), (0.5, "blunder")],
)
def test_severities(loss: float, name: str | None) -> None:
    found = severity(loss)
    assert (found.name if found else None) == name
    assert [each.least for each in SEVERITIES] == sorted(each.least for each in SEVERITIES)
