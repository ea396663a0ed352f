"""Compiled code on disk is never stale, and programs without the engine never wait for it."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import sixrow
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


@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"SIXROW_CACHE": "/chosen"}, "/chosen"),
        ({"SIXROW_CACHE": "", "XDG_CACHE_HOME": "/caches"}, "/caches/sixrow"),
        ({"SIXROW_CACHE": "", "XDG_CACHE_HOME": "", "HOME": "/ada"}, "/ada/.cache/sixrow"),
    ],
)
def test_where_compiled_code_is_kept(
    variables: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    found = compiler.cache_folder.__wrapped__()
    assert found == Path(folder) / f"engine-{compiler.digest()}"


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
