"""The tables of counts: the rules agree with them, the slow rules too, and they cover the games."""

from collections import Counter
from pathlib import Path

import pytest

from scripts.count_positions import Count, Row, count, main, read_table, rewritten
from sixrow.notation import position_text, read_position
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Columbiz, SequenceDice
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.sequence_dice import SequenceDicePhase
from tests.support import slow
from tests.support.boards import columbiz, sequence_dice
from tests.support.strategies import every_setup

TABLES = sorted((Path(__file__).resolve().parents[1] / "data" / "counts").glob("*.txt"))
ROWS = [row for path in TABLES for row in read_table(path.read_text("utf-8"))]
SLOW_ENOUGH = 1300
"""How many ways the slow rules are asked to try in one row."""


@pytest.mark.no_cover
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.position)
def test_the_rules_count_what_the_table_says(row: Row) -> None:
    assert row.counted() == row


@pytest.mark.no_cover
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.position)
def test_the_slow_rules_count_the_same(row: Row) -> None:
    reached = Counter({slow.read(read_position(row.position)): 1})
    tried = 0
    for depth, expected in row.numbered():
        further: Counter[slow.Slow] = Counter()
        for before, ways in reached.items():
            moves = before.moves()
            tried += len(moves)
            if depth > 1 and tried > SLOW_ENOUGH:
                return
            for move in moves:
                further[before.after(move)] += ways
        assert Count(further.total(), len(further)) == expected
        reached = further


def test_the_tables_cover_every_set_up_and_every_phase() -> None:
    positions = [read_position(row.position) for row in ROWS]
    setups = {*every_setup(COLUMBIZ), *every_setup(SEQUENCE_DICE)}
    assert {position.setup for position in positions} == setups
    discs = [position for position in positions if isinstance(position, Columbiz)]
    chips = [position for position in positions if isinstance(position, SequenceDice)]
    assert {position.phase for position in discs} == set(ColumbizPhase)
    assert {position.phase for position in chips} == set(SequenceDicePhase)
    assert {position.total for position in chips} == {0, *range(2, 13)}
    assert len(ROWS) > 200


def test_each_position_stands_in_the_tables_once_and_as_the_notation_writes_it() -> None:
    assert [
        text for text, times in Counter(row.position for row in ROWS).items() if times > 1
    ] == []
    for row in ROWS:
        assert position_text(read_position(row.position)) == row.position


def test_counts_by_hand() -> None:
    # A 7 on the empty board: four cells, then the 21 rolls of the next player.
    counts = tuple(count(sequence_dice(total=7), 2))
    assert counts == (Count(4, 4), Count(84, 84))
    # Eight ones and no more than two discs: 6 cells, then what the dice left pay for, or the end.
    #   a1 leaves seven ones: a2 to a6; a2 leaves six: a1, a3 to a6; a3 five: a1, a2, a4, a5;
    #   a4 four: a1, a2, a3; a5 three: a1, a2, a3; a6 two: a1, a2.
    two_discs = columbiz(dice="11111111", supply=(2, 18))
    pairs = 5 + 5 + 4 + 3 + 3 + 2
    assert tuple(count(two_discs, 2)) == (Count(6, 6), Count(pairs + 6, pairs // 2 + 6))


def test_the_script_checks_and_rewrites_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = position_text(sequence_dice(total=7))
    right = f"# a comment\n\n# another\n{line}\n   1           4           4\n"
    wrong = right.replace("4           4", "4           5")
    assert rewritten(wrong) == right
    table = tmp_path / "table.txt"
    table.write_text(wrong, "utf-8")

    def run(*arguments: str) -> int:
        monkeypatch.setattr("sys.argv", ["count_positions.py", *arguments])
        return main()

    assert run("--check", str(table)) == 1
    assert "expected" in capsys.readouterr().out
    assert run("--write", str(table)) == 0
    assert table.read_text("utf-8") == right
    assert run("--check", str(table)) == 0
    assert run(line, "--depth", "1") == 0
    assert capsys.readouterr().out == f"{line}\n   1           4           4\n"
