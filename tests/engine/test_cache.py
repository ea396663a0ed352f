"""Compiled code on disk is never stale, and programs without the engine never wait for it."""

import json
import logging
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import sixrow
from sixrow import folders
from sixrow.engine import compiler
from sixrow.engine.precompile import PARTS, is_warm, prune, seconds, warm

POSITION = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0"

FORFEIT = """
import json
import sixrow
from sixrow.engine.columbiz import states as c
from sixrow.engine.compiler import cache_folder
from sixrow.rules import Columbiz, ColumbizSetup
state, _ = c.packed(Columbiz.start(ColumbizSetup()))
forfeited = int(c.settle(state))
facts = {
    "source": sixrow.__file__,
    "folder": str(cache_folder()),
    "forfeited": forfeited,
    "from disk": bool(c.settle.stats.cache_hits),
}
print(json.dumps(facts))
"""
"""C-12 by the compiled `settle`, which calls the law `forfeit` of another file."""


def run(code: str, *, typed: str = "", **variables: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **variables},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def forfeit(source: Path, cache: Path) -> dict[str, Any]:
    # Without byte code: Python's own is told apart by whole seconds and size only.
    variables = {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    facts: dict[str, Any] = json.loads(run(FORFEIT, SIXROW_CACHE=str(cache), **variables))
    assert facts["source"] == str(source / "sixrow" / "__init__.py")
    return facts


def test_a_changed_law_changes_what_is_compiled(tmp_path: Path) -> None:
    """`settle` stands in a file that does not change; Numba alone would use the old code."""
    source, cache = tmp_path / "source", tmp_path / "cache"
    package = Path(sixrow.__file__).parent
    shutil.copytree(package, source / "sixrow", ignore=shutil.ignore_patterns("__pycache__"))

    first = forfeit(source, cache)
    again = forfeit(source, cache)
    assert (first["forfeited"], first["from disk"]) == (3, False)
    assert (again["forfeited"], again["from disk"]) == (3, True)
    assert first["folder"] == again["folder"]

    laws = source / "sixrow" / "rules" / "columbiz" / "laws.py"
    text = laws.read_text(encoding="utf-8")
    assert text.count("return min(supply, 3)") == 1
    laws.write_text(text.replace("return min(supply, 3)", "return min(supply, 5)"))
    changed = forfeit(source, cache)
    assert (changed["forfeited"], changed["from disk"]) == (5, False)

    laws.write_text(text, encoding="utf-8")
    back = forfeit(source, cache)
    assert back == again
    folders = {first["folder"], changed["folder"]}
    assert {str(path) for path in cache.iterdir()} == folders
    assert len(folders) == 2

    elsewhere = source.rename(tmp_path / "elsewhere")
    moved = forfeit(elsewhere, cache)
    assert moved == {**again, "source": moved["source"]}


def test_everything_that_is_compiled_counts() -> None:
    package = Path(sixrow.__file__).parent
    found = {path.relative_to(package).as_posix() for path in compiler.sources()}
    laws = {"rules/board.py", "rules/dice.py", "rules/columbiz/laws.py"}
    laws |= {"rules/sequence_dice/laws.py", "engine/columbiz/states.py", "engine/streams.py"}
    assert laws <= found
    decorated = [
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if "\n@compiled" in path.read_text(encoding="utf-8")
    ]
    assert len(decorated) > 5
    for name in decorated:
        folder = (package / name).parent
        beside = None if name.startswith(("rules/", "engine/")) else folder
        assert package / name in compiler.sources(beside)
    learning = __import__("sixrow.learn.columbiz_games", fromlist=["play_and_log"])
    folder = Path(learning.play_and_log.stats.cache_path)
    assert compiler.cache_folder(package / "learn") in folder.parents


def test_any_change_of_a_source_changes_the_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("limit = 3\n")
    other.write_text("limit = 4\n")
    digest = compiler.digest.__wrapped__
    monkeypatch.setattr(compiler, "sources", lambda _beside: (one, other))
    digests = [digest()]
    assert digest() == digests[0]
    one.write_text("limit = 2\n")
    digests.append(digest())
    monkeypatch.setattr(compiler, "sources", lambda _beside: (one,))
    digests.append(digest())
    renamed = one.rename(tmp_path / "new.py")
    monkeypatch.setattr(compiler, "sources", lambda _beside: (renamed,))
    digests.append(digest())
    (tmp_path / "elsewhere").mkdir()
    moved = renamed.rename(tmp_path / "elsewhere" / "new.py")
    monkeypatch.setattr(compiler, "sources", lambda _beside: (moved,))
    digests.append(digest())
    assert len(set(digests)) == 5
    assert {len(each) for each in digests} == {16}


def test_code_without_the_compiler_has_a_folder_of_its_own() -> None:
    code = "from sixrow.engine.compiler import digest; print(digest())"
    assert run(code, NUMBA_DISABLE_JIT="1") != run(code)


def test_compiled_code_is_kept_in_the_first_folder_that_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Chosen, the user's, the server's, a temporary one, none; nothing can be made in /proc."""
    caplog.set_level(logging.WARNING, "sixrow.engine")  # which commands silence
    nowhere = f"/proc/{tmp_path.name}"  # told of once by a process
    names = ("chosen", "home", "server", "temporary")
    variables = ("SIXROW_CACHE", "XDG_CACHE_HOME", "SIXROW_CACHE_FALLBACK", "TMPDIR")
    inside = ("", "sixrow", "", f"sixrow-{os.getuid()}")
    for name, variable in zip(names, variables, strict=True):
        monkeypatch.setenv(variable, str(tmp_path / name))
    monkeypatch.setattr("tempfile.gettempdir", lambda: os.environ["TMPDIR"])
    (tmp_path / "temporary").mkdir()
    for name, variable, folder in zip(names, variables, inside, strict=True):
        found = compiler.cache_folder.__wrapped__()
        assert found == tmp_path / name / folder / f"engine-{compiler.digest()}"
        assert found.is_dir()
        monkeypatch.setenv(variable, nowhere)
    assert compiler.cache_folder.__wrapped__() is None
    told = [each.getMessage() for each in caplog.records]
    assert told == [f"Compiled code cannot be kept in {nowhere}."]


def test_a_temporary_folder_that_others_may_write_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    mine = tmp_path / f"sixrow-{os.getuid()}"
    assert mine in folders.code_folders()
    mine.chmod(0o777)
    assert mine not in folders.code_folders()
    mine.rmdir()
    mine.symlink_to(tmp_path / "theirs")
    assert mine not in folders.code_folders()


def test_a_folder_that_can_only_be_read_is_used_if_it_has_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sixrow.folders.takes_files", lambda folder: tmp_path / "a" in folder.parents
    )
    monkeypatch.setattr(
        "sixrow.folders.code_folders", lambda: iter((tmp_path / "b", tmp_path / "a"))
    )
    name = f"engine-{compiler.digest()}"
    assert compiler.cache_folder.__wrapped__() == tmp_path / "a" / name
    (tmp_path / "b" / name).mkdir(parents=True)
    (tmp_path / "b" / name / compiler.COMPLETE).touch()
    assert compiler.cache_folder.__wrapped__() == tmp_path / "b" / name


@pytest.mark.parametrize("kept", [True, False])
def test_code_is_compiled_whether_or_not_it_can_be_kept(kept: bool, tmp_path: Path) -> None:
    """A library says once what takes so long; also where the disk fails later."""
    spoil = "shutil.rmtree(cache_folder()); cache_folder().write_text('not a folder')"
    nowhere = "folders.code_folders = lambda: iter(())"
    shown = subprocess.run(
        [
            sys.executable,
            "-c",
            "import shutil\nfrom sixrow import folders\n"
            + ("" if kept else nowhere + "\n")
            + "from sixrow.engine.compiler import cache_folder\n"
            + (spoil + "\n" if kept else "")
            + FORFEIT,
        ],
        env={**os.environ, "SIXROW_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    facts = json.loads(shown.stdout)
    assert (facts["forfeited"], facts["from disk"]) == (3, False)
    assert (facts["folder"] == "None") is not kept
    said = [line for line in shown.stderr.splitlines() if line.startswith("Compiling")]
    once = ", once on this machine" if kept else ""
    assert said == [f"Compiling the game engine, which takes up to a minute{once}."]


def test_code_that_nobody_used_for_a_month_is_removed(tmp_path: Path) -> None:
    ages = {"engine-old": 31, "engine-recent": 29, "networks": 99}
    for name, days in ages.items():
        (tmp_path / name / "inside").mkdir(parents=True)
        then = time.time() - days * 86_400
        os.utime(tmp_path / name, (then, then))
    prune(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"engine-recent", "networks"}


def test_using_code_marks_it(tmp_path: Path) -> None:
    code = "from sixrow.engine.compiler import cache_folder; print(cache_folder())"
    folder = Path(run(code, SIXROW_CACHE=str(tmp_path)).strip())
    os.utime(folder, (0, 0))
    run("import sixrow.engine", SIXROW_CACHE=str(tmp_path))
    assert folder.stat().st_mtime > time.time() - 3600
    prune(tmp_path)
    assert folder.exists()


@pytest.mark.parametrize(
    "code",
    [
        "import sixrow.rules, sixrow.notation",
        "main(['--help'], standalone_mode=False)",
        "main(['simulate', '--help'], standalone_mode=False)",
        f"main(['show', {POSITION!r}], standalone_mode=False)",
        "main(['rules', 'C-9'], standalone_mode=False)",
        "main(['play', 'columbiz', '--seat', 'Ada', '--seat', 'Bo'], standalone_mode=False)",
        "main(['play', 'columbiz', '--level', 'random'], standalone_mode=False)",
        "main(['ladder', '--help'], standalone_mode=False)",
    ],
)
def test_what_does_not_compute_does_not_import_the_compiler(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = run(
        "import atexit, sys; from sixrow.cli import main\n"
        "heavy = {'numba', 'numpy', 'sixrow.engine'}\n"
        "atexit.register(lambda: print('imported:', sorted(heavy & set(sys.modules))))\n" + code,
        typed="quit\n",
    )
    assert shown.endswith("imported: []\n"), shown


def test_the_engine_does_import_it() -> None:
    """So that the test above can fail."""
    assert run("import sys, sixrow.engine; print('numba' in sys.modules)") == "True\n"


def test_parts_are_compiled_once_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixrow.engine.precompile.cache_folder", lambda: tmp_path / "engine-0")
    (tmp_path / "engine-0").mkdir()
    first, second, *_ = PARTS
    assert not is_warm([first])
    assert seconds([first, second]) == max(PARTS[first].seconds, PARTS[second].seconds)
    (tmp_path / "engine-0" / f"complete-{first}").touch()
    assert is_warm([first])
    assert not is_warm([first, second])
    assert not is_warm()
    assert seconds([first, second]) == PARTS[second].seconds
    assert list(warm([first])) == []
