"""The name of the program, and how it says to call it again."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sixrow.cli.program import called
from tests.cli.commands import environment
from tests.support.patience import PATIENCE


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a program in it, which the shell does not find."""
    program = tmp_path / "bin dir" / "sixrow"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setattr(sys, "argv", ["bin dir/sixrow", "play"])
    return tmp_path


def test_a_program_that_the_shell_does_not_find_is_called_by_its_path(folder: Path) -> None:
    assert folder.is_dir()
    assert called() == "'bin dir/sixrow'"


def test_a_program_that_the_shell_finds_is_called_by_its_name(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(folder / "bin dir"))
    assert called() == "sixrow"


def test_another_program_of_that_name_is_not_meant(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = folder / "other" / "sixrow"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", str(other.parent))
    assert called() == "'bin dir/sixrow'"


def test_the_module_is_the_same_program_and_tells_how_it_was_called(tmp_path: Path) -> None:
    done = subprocess.run(
        (sys.executable, "-m", "sixrow", "play", "columbiz"),
        input="quit\n",
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
    )
    told = f"To continue: {shlex.quote(sys.executable)} -m sixrow play --resume columbiz-1.sixrow\n"
    assert done.stderr.endswith(told)
