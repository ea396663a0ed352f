"""Run the commands: in this process, or as the program that people start."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from click.testing import CliRunner, Result

from sixrow.cli import main
from tests.support.load.process import cpu_seconds
from tests.support.patience import PATIENCE

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


def let_work(process: "subprocess.Popen[str]", seconds: float) -> None:
    """Wait until a program has worked for a while: a busy machine gives it little of its time."""
    end, wanted = time.monotonic() + PATIENCE, cpu_seconds(process.pid) + seconds
    while cpu_seconds(process.pid) < wanted:
        assert process.poll() is None, "it has ended"
        assert time.monotonic() < end, "it does nothing"
        time.sleep(0.05)


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
        timeout=PATIENCE,
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
    let_work(process, after)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    return stdout, stderr
