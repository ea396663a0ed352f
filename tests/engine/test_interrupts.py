"""Ctrl-C while code is compiled comes when the compiler is done with a function."""

import os
import signal
import subprocess
import sys

import pytest
from numba.core.compiler_lock import global_compiler_lock

from sixrow.engine import interrupts
from tests.support.patience import PATIENCE


@pytest.fixture(autouse=True)
def only_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Listeners of this test only."""
    monkeypatch.setattr("numba.core.event._registered", {"numba:compiler_lock": []})


def test_an_interruption_waits_for_the_compiler() -> None:
    before = signal.getsignal(signal.SIGINT)
    interrupts.postpone_interrupts.__wrapped__()
    done = []

    def compile_something() -> None:
        with global_compiler_lock, global_compiler_lock:
            os.kill(os.getpid(), signal.SIGINT)
            done.append("compiled")

    with pytest.raises(KeyboardInterrupt):
        compile_something()
    assert done == ["compiled"]
    assert signal.getsignal(signal.SIGINT) is before
    with global_compiler_lock:
        done.append("again")
    with pytest.raises(KeyboardInterrupt):
        os.kill(os.getpid(), signal.SIGINT)


def test_a_second_one_ends_the_program_at_once() -> None:
    code = (
        "import os, signal, time\n"
        "from numba.core.compiler_lock import global_compiler_lock\n"
        "from sixrow.engine.interrupts import postpone_interrupts\n"
        "postpone_interrupts()\n"
        "with global_compiler_lock:\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    print('kept', flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    time.sleep(3600)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (found.returncode, found.stdout, found.stderr) == (130, "kept\n", "")
