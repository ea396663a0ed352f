"""Files that are complete or untouched, and never somebody else's."""

import os
import tempfile
from pathlib import Path

import pytest

from sixrow.atomic_files import write_whole
from sixrow.local.saves import Saver
from sixrow.notation import read_json, read_record, read_text
from tests.prompt.scripted import begun

RECORD = begun("columbiz", "Ada", "computer")


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def files() -> list[str]:
    return sorted(path.name for path in Path().iterdir())


def test_a_new_game_gets_a_free_name_and_keeps_it() -> None:
    Path("columbiz-1.sixrow").write_text("mine")
    saver = Saver("columbiz")
    assert saver.save(RECORD) == saver.save(RECORD) == Path("columbiz-2.sixrow")
    assert Path("columbiz-1.sixrow").read_text() == "mine"
    assert read_text(Path("columbiz-2.sixrow").read_text()) == RECORD
    assert files() == ["columbiz-1.sixrow", "columbiz-2.sixrow"]


def test_a_named_file_is_written_again_and_again() -> None:
    saver = Saver("columbiz", Path("game.sixrow"))
    saver.save(RECORD)
    saver.save(RECORD)
    assert files() == ["game.sixrow"]


def test_a_file_that_is_not_the_games_own_is_left_alone() -> None:
    Path("letter.txt").write_text("Dear Bo")
    for saver in (Saver("columbiz", Path("letter.txt")), Saver("columbiz")):
        with pytest.raises(FileExistsError):
            saver.save(RECORD, Path("letter.txt"))
    assert Path("letter.txt").read_text() == "Dear Bo"


def test_another_file_becomes_the_games_own() -> None:
    saver = Saver("columbiz")
    saver.save(RECORD)
    assert saver.save(RECORD, Path("other.sixrow")) == Path("other.sixrow")
    assert saver.save(RECORD) == Path("other.sixrow")


def test_a_resumed_game_goes_back_to_its_file() -> None:
    Path("game.sixrow").write_text("older")
    Saver("columbiz", Path("game.sixrow"), resumed=True).save(RECORD)
    assert read_record(Path("game.sixrow").read_text()) == RECORD


def test_json_by_its_name() -> None:
    Saver("columbiz", Path("game.JSON")).save(RECORD)
    assert read_json(Path("game.JSON").read_text()) == RECORD


def test_what_cannot_be_written_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        Saver("columbiz").save(RECORD)
    assert files() == []


def test_what_was_there_survives_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    saver = Saver("columbiz")
    path = saver.save(RECORD)
    before = path.read_text()

    def interrupted(_handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        saver.save(begun("columbiz", "Cy", "Di"))
    assert path.read_text() == before
    assert files() == [path.name]


def test_a_folder_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError):
        Saver("columbiz", Path("nowhere/game.sixrow")).save(RECORD)


def test_a_link_stays_a_link() -> None:
    Path("real.sixrow").write_text("")
    Path("link.sixrow").symlink_to("real.sixrow")
    write_whole(Path("link.sixrow"), "new")
    assert Path("link.sixrow").is_symlink()
    assert Path("real.sixrow").read_text() == "new"


def test_modes_stay_and_new_files_have_the_users() -> None:
    Path("private").write_text("")
    Path("private").chmod(0o600)
    write_whole(Path("private"), "secret")
    assert Path("private").stat().st_mode & 0o777 == 0o600
    mask = os.umask(0o027)
    try:
        write_whole(Path("fresh"), "text")
    finally:
        os.umask(mask)
    assert Path("fresh").stat().st_mode & 0o777 == 0o640


def test_the_next_best_place_is_for_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    path = Saver("columbiz", Path("nowhere/game.sixrow")).rescue(RECORD)
    assert path == tmp_path / "columbiz-1.sixrow"
    assert read_text(path.read_text()) == RECORD
