"""However a session ends, the game is not lost."""

import os
import tempfile
from pathlib import Path

import pytest

from sixrow.local.saves import Saver
from sixrow.local.table import LocalTable
from sixrow.notation import Record, position_text, read_decision, read_record
from sixrow.prompt.session import Leaving, play
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Position, Waiting
from sixrow.rules.dice import of_faces
from sixrow.text.paint import Paint, plain
from tests.prompt.scripted import Scripted, begun, table

COLUMBIZ_KEEP = read_decision(COLUMBIZ, "k555", of_faces((1, 2, 3, 3, 5, 5, 5, 6)))
ALMOST_WON = "66 11 12 a2 13 c6 13 a3 13 d1 14 a4 13 f4 15 a5 12 b6 11"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def files() -> list[str]:
    return sorted(path.name for path in Path().iterdir())


def placing() -> LocalTable:
    return table(COLUMBIZ.setup(2), "Ada", "Bo", moves="6 1 12335556 stop")


def almost_won() -> LocalTable:
    return table(SEQUENCE_DICE.setup(2, length=5), "Ada", "Bo", moves=ALMOST_WON)


@pytest.mark.parametrize(
    ("line", "leaving"),
    [
        ("quit", Leaving.DONE),
        (EOFError(), Leaving.DONE),
        (KeyboardInterrupt(), Leaving.INTERRUPTED),
        (BrokenPipeError(), Leaving.NO_READER),
        (OSError(5, "Input/output error"), Leaving.NO_READER),
    ],
)
def test_an_unfinished_game_is_saved(line: str | BaseException, leaving: Leaving) -> None:
    told: list[str] = []
    script = Scripted("c2", line)
    assert play(placing(), script.console, Saver("columbiz"), told.append) is leaving
    assert told[-1] == (
        "Saved in columbiz-1.sixrow.\nTo continue: sixrow play --resume columbiz-1.sixrow"
    )
    assert len(read_record(Path("columbiz-1.sixrow").read_text()).entries) == 5


def test_a_defect_does_not_lose_the_game_either() -> None:
    told: list[str] = []
    with pytest.raises(ZeroDivisionError):
        play(placing(), Scripted(ZeroDivisionError()).console, Saver("columbiz"), told.append)
    assert files() == ["columbiz-1.sixrow"]


def test_the_way_to_go_on_can_be_pasted() -> None:
    told: list[str] = []
    play(placing(), Scripted().console, Saver("columbiz", Path("my game.sixrow")), told.append)
    assert told[-1].endswith("To continue: sixrow play --resume 'my game.sixrow'")


def test_saved_games_go_on_where_they_were() -> None:
    saver = Saver("columbiz", Path("game.sixrow"))
    play(placing(), Scripted("c2", "quit").console, saver, lambda _text: None)
    again = LocalTable(read_record(Path("game.sixrow").read_text()))
    saver = Saver("columbiz", Path("game.sixrow"), resumed=True)
    script = Scripted("undo", "e3", "quit")
    play(again, script.console, saver, lambda _text: None)
    expected = table(COLUMBIZ.setup(2), "Ada", "Bo", moves="6 1 12335556 stop e3").record()
    assert read_record(Path("game.sixrow").read_text()) == expected


def test_without_a_place_to_write_the_temporary_folder_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "tmp"))
    saver = Saver("columbiz", Path("nowhere/game.sixrow"))
    play(placing(), Scripted().console, saver, told.append)
    assert told[-2] == "Cannot write nowhere/game.sixrow: No such file or directory."
    assert told[-1].startswith(f"Saved in {tmp_path}/tmp/columbiz-1.sixrow.")


def test_without_any_place_the_record_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    told: list[str] = []
    monkeypatch.setattr(os, "fsync", full)
    play(placing(), Scripted("c2").console, Saver("columbiz", Path("game.sixrow")), told.append)
    assert "1. s1 12335556 stop c2" in told[-1]
    assert files() == []


@pytest.mark.parametrize("answer", ["", "n", "NO"])
def test_a_finished_game_is_offered_and_may_be_let_go(answer: str) -> None:
    told: list[str] = []
    script = Scripted("a1", answer)
    assert play(almost_won(), script.console, Saver("sequence-dice"), told.append) is Leaving.DONE
    assert (told, files()) == ([], [])


@pytest.mark.parametrize(
    ("answers", "file"),
    [(("y",), "sequence-dice-1.sixrow"), (("won.json",), "won.json"), (("no/x", "z"), "z")],
)
def test_a_finished_game_may_be_kept(answers: tuple[str, ...], file: str) -> None:
    script = Scripted("a1", *answers)
    play(almost_won(), script.console, Saver("sequence-dice"), lambda _text: None)
    assert files() == [file]
    assert read_record(Path(file).read_text()).result is not None
    assert script.shown[-1] == f"Saved in {file}."


@pytest.mark.parametrize("line", [EOFError(), KeyboardInterrupt()])
def test_a_finished_game_is_saved_if_nobody_can_be_asked(line: BaseException) -> None:
    told: list[str] = []
    play(almost_won(), Scripted("a1", line).console, Saver("sequence-dice"), told.append)
    assert told[-1] == "Saved in sequence-dice-1.sixrow."


def test_a_game_with_a_file_is_not_asked_about() -> None:
    told: list[str] = []
    saver = Saver("sequence-dice", Path("game.sixrow"))
    play(almost_won(), Scripted("a1").console, saver, told.append)
    assert told == ["Saved in game.sixrow."]


def test_a_game_of_computers_is_saved_only_in_a_file_that_was_named() -> None:
    seated = LocalTable(begun("sequence-dice", "computer:random", "computer:random"))
    assert play(seated, Scripted().console, Saver("sequence-dice"), print) is Leaving.DONE
    assert files() == []


class Adviser:
    """Says what it was asked."""

    def hint(self, position: Position, paint: Paint) -> str:
        return f"hint {position_text(position)} {paint is plain}"

    def odds(self, position: Position) -> str:
        return f"odds {position_text(position)}" if position.waiting is Waiting.DICE else ""

    def analysis(self, record: Record, paint: Paint) -> str:
        return f"analysis of {len(record.entries)} {paint is plain}"


def test_hints_and_odds_are_told_at_the_prompt() -> None:
    game = table(COLUMBIZ.setup(2), "Ada", "Bo", moves="6 1 12335556")
    here = position_text(game.position)
    kept = position_text(game.position.decide(COLUMBIZ_KEEP).position)
    script = Scripted("hint", "odds", "odds 555", "odds 66", "odds rubbish", "quit")
    play(game, script.console, Saver("columbiz"), script.console.write, advice=Adviser())
    shown = script.text
    assert f"hint {here} True" in shown
    assert "There are no odds now" in shown
    assert f"odds {kept}" in shown
    assert game.entries[-1].is_roll, "nothing was decided"
    script = Scripted("hint", "odds", "quit")
    play(game, script.console, Saver("columbiz"), script.console.write)
    assert script.text.count("This game has no hints and no odds") == 2


def test_the_analysis_is_offered_after_the_game() -> None:
    for answer, told in (("yes", True), ("", False)):
        game = almost_won()
        script = Scripted("a6", answer, "no")
        saver = Saver("sequence-dice")
        assert (
            play(game, script.console, saver, script.console.write, advice=Adviser())
            is Leaving.DONE
        )
        assert (f"analysis of {len(game.entries)}" in script.text) is told
