"""The report on a terminal and the hint, block by block."""

from sixrow.analysis import Analysis, valuer
from sixrow.notation import read_position
from sixrow.reports.hints import hint
from sixrow.reports.tables import error_rows, plays, results
from sixrow.reports.text import report

POSITION = "sequence-dice:2:length=5 6/6/6/GGGG2/BBB3/6 1 choose 56"


def test_the_report_has_its_blocks_and_fits_80_columns(analysis: Analysis) -> None:
    blocks = list(report(analysis))
    assert blocks[0].startswith("Sequence Dice: ")
    assert all(len(line) <= 80 for block in blocks for line in block.splitlines())
    assert len(blocks) == 6


def test_a_report_without_colours_can_be_ascii(analysis: Analysis) -> None:
    graphs = list(report(analysis, ascii_only=True))[3]
    assert "*" in graphs
    assert not any("\u2800" <= sign <= "\u28ff" for sign in graphs)


def test_colours_go_only_round_what_is_there(analysis: Analysis) -> None:
    painted = list(report(analysis, paint=lambda text, style: f"<{style}>{text}</{style}>"))
    assert "<heading>" in painted[0]
    plain = list(report(analysis))
    assert painted[-1] == plain[-1]


def test_the_tables_have_a_column_a_side_or_a_seat(analysis: Analysis) -> None:
    setup = analysis.record.setup
    assert {len(row.cells) for row in results(analysis)} == {setup.sides}
    assert {len(row.cells) for row in plays(analysis)} == {setup.players}
    assert len(error_rows(analysis)) == len(analysis.errors)


def test_a_hint_shows_as_many_decisions_as_wanted() -> None:
    position = read_position(POSITION)
    few, many = (list(hint(position, valuer(position.setup), most)) for most in (1, 5))
    assert len(many[2].splitlines()) == len(few[2].splitlines()) + 4
    assert "e3" in few[2]
