"""`sixrow analyse` and `sixrow hint`: what people and scripts see."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from sixrow.notation import Entry, Record, read_position, read_record, write_text
from sixrow.notation.analyses import stored_analysis
from sixrow.rules import Position, Step
from tests.cli.commands import run, start

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = [str(path) for path in sorted(EXAMPLES.glob("*.sixrow"))]
RECORDS = Path(__file__).parents[1] / "data" / "records"
SHORT = """[Format "sixrow 1"]
[Setup "sequence-dice:2:length=6,chips=box"]
[Seat1 "Ada"]
[Seat2 "Bo"]
[Result "*"]

0. s1 34 s2 36
1. s2 45 e3
2. s1 56 b4
"""
POSITION = "columbiz:2 6/6/6/6/6/BB4 0,2 0,0 2,0 1 2 place 34566666 0"


@pytest.mark.parametrize("file", FILES, ids=lambda file: Path(file).stem)
def test_the_report_fits_and_tells_everything(file: str) -> None:
    result = run("analyse", file)
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= 80
    for words in (
        "Luck",
        "Skill",
        "Result without luck",
        "Accuracy",
        "Errors",
        "as good as its network",
    ):
        assert words in result.stdout
    assert re.search("[\u2801-\u28ff]", result.stdout)
    assert "\x1b" not in result.stdout
    assert ("Below 0: points given away" in result.stdout) == ("columbiz" in Path(file).stem)


@pytest.mark.usefixtures("compiled_engine")
def test_the_report_has_no_signs_that_a_terminal_cannot_show(tmp_path: Path) -> None:
    done = start("analyse", FILES[1], folder=tmp_path, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "*" in done.stdout
    assert "?" not in done.stdout


def test_an_unfinished_game_of_three_has_a_graph_each_and_says_so() -> None:
    result = run("analyse", str(RECORDS / "sequence-dice-3-unfinished.txt"))
    assert result.exit_code == 0
    assert "not finished" in result.stdout
    assert result.stdout.count("Winning chances:") == 3


def test_partners_share_a_column_and_the_nearest_network_is_named() -> None:
    result = run("analyse", str(RECORDS / "sequence-dice-2-unlimited.txt"))
    assert "the nearest there is" in result.stdout
    four = run("analyse", str(RECORDS / "sequence-dice-4.txt"), "--json")
    found = json.loads(four.stdout)
    assert (len(found["sides"]), len(found["seats"])) == (2, 4)


def test_reading_a_game_and_writing_its_page_replays_it_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[Entry] = []
    apply = Entry.apply

    def count(entry: Entry, position: Position) -> Step[Position]:
        applied.append(entry)
        return apply(entry, position)

    monkeypatch.setattr(Entry, "apply", count)
    assert run("analyse", FILES[1], "--html", str(tmp_path / "page.html")).exit_code == 0
    entries = len(applied) // 2
    assert applied[:entries] == applied[entries:]
    assert entries == len(read_record(Path(FILES[1]).read_text(encoding="utf-8")).entries)


@pytest.mark.parametrize("file", FILES, ids=lambda file: Path(file).stem)
def test_the_page_stands_alone(file: str, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    result = run("analyse", file, "--html", str(out))
    assert (result.exit_code, result.stdout) == (0, "")
    text = out.read_text(encoding="utf-8")
    elements = list(ET.fromstring(re.sub("<!doctype html>|<meta [^>]*>", "", text)).iter())
    tags = {element.tag for element in elements}
    assert {"svg", "polyline", "table"} <= tags
    assert not {"script", "link", "img", "iframe"} & tags
    assert not {"src", "href"} & {name for element in elements for name in element.attrib}
    assert "http" not in text
    assert "url(" not in text
    assert "prefers-color-scheme: dark" in text
    assert ("Below 0: points given away" in text) == ("columbiz" in Path(file).stem)


@pytest.mark.parametrize("file", FILES, ids=lambda file: Path(file).stem)
def test_the_bars_of_the_page_are_all_the_luck(file: str, tmp_path: Path) -> None:
    """Two sides: what one gains the other loses, so the bars add up to the luck of each."""
    out = tmp_path / "page.html"
    found = json.loads(run("analyse", file, "--json", "--html", str(out)).stdout)
    text = out.read_text(encoding="utf-8")
    told = re.findall(r"<title>(Roll-off|Turn \d+), ([^:]+): ([^\s%]+)%</title>", text)
    bars = told[: len(told) // 2]  # drawn twice, for two widths
    assert bars * 2 == told
    assert [when for when, *_ in bars].count("Roll-off") == 1
    assert "The first bar, before turn 1, is the roll-off" in text
    for seat, side in zip(found["seats"], found["sides"], strict=True):
        figures = ((name, float(figure.replace("\N{MINUS SIGN}", "-"))) for _, name, figure in bars)
        total = sum(luck if name == seat["name"] else -luck for name, luck in figures)
        assert total == pytest.approx(100 * side["luck"], abs=0.05 * len(bars))


def test_a_page_without_a_roll_off(tmp_path: Path) -> None:
    file, out = tmp_path / "game.sixrow", tmp_path / "page.html"
    begun = read_position("sequence-dice:2 6/6/6/6/6/6 1 roll")
    record = Record(begun.setup, ("Ada", "Bo"), (Entry(True, begun.chances()[0][0]),), origin=begun)
    file.write_text(write_text(record), encoding="utf-8")
    assert run("analyse", str(file), "--html", str(out)).exit_code == 0
    assert "oll-off" not in out.read_text(encoding="utf-8")


def test_names_cannot_steer_the_page(tmp_path: Path) -> None:
    text = Path(FILES[1]).read_text(encoding="utf-8")
    file, out = tmp_path / "game.sixrow", tmp_path / "page.html"
    file.write_text(text.replace('"Casual"', '"<script>x</script>"'), encoding="utf-8")
    assert run("analyse", str(file), "--html", str(out)).exit_code == 0
    assert "<script>" not in out.read_text(encoding="utf-8")


def test_figures_for_programs_and_the_annotated_record(tmp_path: Path) -> None:
    out = tmp_path / "annotated.sixrow"
    result = run("analyse", FILES[1], "--json", "--annotate", str(out))
    found = json.loads(result.stdout)
    kept = stored_analysis(read_record(out.read_text(encoding="utf-8")))
    assert json.loads(msgspec.json.encode(kept)) == {"version": 1, **found}
    other = tmp_path / "annotated.json"
    assert run("analyse", FILES[1], "--annotate", str(other)).stdout == ""
    assert stored_analysis(read_record(other.read_text(encoding="utf-8"))) == kept


def test_several_games_have_a_page_each_in_a_folder_that_is_made(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "game.sixrow").write_text(SHORT, encoding="utf-8")
    games, out = sorted(map(str, tmp_path.glob("*/game.sixrow"))), tmp_path / "new" / "pages"
    missing = str(tmp_path / "missing.sixrow")
    result = run("analyse", games[0], missing, games[1], "--html", str(out))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert sorted(path.name for path in out.iterdir()) == ["game-2.html", "game.html"]
    assert all("<html" in path.read_text(encoding="utf-8") for path in out.iterdir())


def test_a_single_game_goes_into_a_folder_that_is_there_or_ends_in_a_stroke(tmp_path: Path) -> None:
    game = tmp_path / "game.sixrow"
    game.write_text(SHORT, encoding="utf-8")
    (tmp_path / "there").mkdir()
    for out in ("there", "new/"):
        assert run("analyse", str(game), "--html", f"{tmp_path}/{out}").exit_code == 0
        assert (tmp_path / out / "game.html").is_file()
    assert run("analyse", str(game), "--annotate", str(tmp_path / "there")).exit_code == 0
    annotated = read_record((tmp_path / "there" / "game.sixrow").read_text(encoding="utf-8"))
    assert stored_analysis(annotated) is not None
    (tmp_path / "file").touch()
    refused = run("analyse", str(game), "--html", f"{tmp_path}/file/")
    assert refused.exit_code == 2
    assert "file" in refused.stderr


def test_a_file_that_cannot_be_written_or_read(tmp_path: Path) -> None:
    result = run("analyse", FILES[1], "--html", str(tmp_path / "none" / "page.html"))
    assert result.exit_code == 2
    assert "No such file" in result.stderr
    assert run("analyse", "none.sixrow").exit_code == 2
    assert run("analyse").exit_code == 2
    assert run("analyse", FILES[1], "--serve").exit_code == 2
    for output in (["--html", "page.html"], ["--annotate", "game.json"], ["--json"]):
        result = run("analyse", "--serve", *output)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "--serve answers on stdout" in result.stderr


def test_a_hint_ranks_the_decisions_and_shows_the_odds() -> None:
    result = run("hint", POSITION, "--most", "2")
    assert result.exit_code == 0
    lines = [line.split() for line in result.stdout.splitlines()]
    assert ["c1", "100.0%", "0.0%", "3.00"] in lines
    assert ["d1", "50.0%", "50.0%", "2.00"] in lines
    assert "Expected points for the rest of this turn: blue 3.00.\n" in result.stdout
    assert "Chance, in percent" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_a_hint_before_a_roll_before_the_game_and_after_it() -> None:
    before = run("hint", "sequence-dice:2", "6/6/2GB2/6/6/6", "1", "roll")
    assert "The best roll brings +" in before.stdout
    assert "Expected points" not in before.stdout
    first = run("hint", "sequence-dice:2 6/6/6/6/6/6 rolloff ?,?")
    assert "green 50.0%, blue 50.0%" in first.stdout
    over = run("hint", "columbiz:2 6/6/6/6/6/BB4 0,2 0,0 2,2 1 2 over")
    assert "purple 50.0%, blue 50.0%" in over.stdout


def test_a_hint_as_data_and_a_faulty_position() -> None:
    found = json.loads(run("hint", POSITION, "--json").stdout)
    assert found["choices"][0]["decision"] == "c1"
    assert found["points"] == 3.0
    assert len(found["odds"]) == 36
    result = run("hint", "columbiz:2 nonsense")
    assert result.exit_code == 1
    assert "^" in result.stderr


def test_help_does_not_need_the_engine(tmp_path: Path) -> None:
    """Numba takes a third of a second to import."""
    for arguments in (("--help",), ("analyse", "--help"), ("hint", "--help")):
        done = start(*arguments, folder=tmp_path, PYTHONPROFILEIMPORTTIME="1")
        assert done.returncode == 0
        assert "sixrow.cli" in done.stderr
        assert "numba" not in done.stderr
        assert "sixrow.analysis" not in done.stderr
