"""Run the commands: in this process, or as the program that people start."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sixrow.cli import main

PROGRAM = (sys.executable, "-c", "from sixrow.cli import main; main()")


def run(*arguments: str, typed: str | bytes = "") -> Result:
    """Run a command in this process."""
    result = CliRunner().invoke(main, arguments, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def environment(**changes: str) -> dict[str, str]:
    """The variables for a program of its own: nothing that changes what it writes."""
    changing = ("NO_COLOR", "PAGER", "PYTHONDONTWRITEBYTECODE", "TERM")
    kept = {name: value for name, value in os.environ.items() if name not in changing}
    return {**kept, "PYTHONIOENCODING": "utf-8", "TERM": "xterm", **changes}


def start(
    *arguments: str, folder: Path, typed: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run a command as a program."""
    return subprocess.run(
        (*PROGRAM, *arguments),
        input=typed,
        cwd=folder,
        env=environment(**variables),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def interrupted(*arguments: str, folder: Path, after: float) -> tuple[str, str]:
    """What a command that plays without end says when it is interrupted after some seconds."""
    process = subprocess.Popen(
        (*PROGRAM, *arguments),
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    while "Playing" not in process.stderr.readline():
        pass
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(timeout=after)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    return stdout, stderr
