"""Workers end with the process that started them, however that ends."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE

POOL = """
import os, sys, time
from sixrow.processes import worker_pool

def work():
    print(os.getpid(), flush=True)
    time.sleep(3600)

if __name__ == "__main__":
    with worker_pool(2) as pool:
        for each in [pool.submit(work), pool.submit(work)]:
            each.result()
"""

SLOW_START = """
import os, signal, sys, time
print("importing", os.getpid(), flush=True)
if __name__ == "__mp_main__":  # in a worker, before it has begun
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0.1)
from sixrow.processes import worker_pool

if __name__ == "__main__":
    with worker_pool(1) as pool:
        print("worked", pool.submit(int, "7").result(), flush=True)
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(3600)
"""

CHILD = """
import os, subprocess, sys, time
code = ("import os, time; from sixrow.processes import end_with_input; end_with_input();"
        "print(os.getpid(), flush=True); time.sleep(3600)")
subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE)
time.sleep(3600)
"""


@pytest.mark.parametrize(
    ("code", "workers", "signals"),
    [
        (POOL, 2, [signal.SIGINT]),
        (POOL, 2, [signal.SIGINT, signal.SIGINT]),
        (POOL, 2, [signal.SIGKILL]),
        (CHILD, 1, [signal.SIGKILL]),
    ],
    ids=["interrupted", "interrupted twice", "killed", "killed, with a child of another kind"],
)
def test_workers_end_with_their_parent(
    code: str, workers: int, signals: list[signal.Signals], tmp_path: Path
) -> None:
    program = tmp_path / "program.py"
    program.write_text(code)
    with subprocess.Popen(
        [sys.executable, str(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as parent:
        assert parent.stdout is not None
        pids = [int(parent.stdout.readline()) for _ in range(workers)]
        assert len(set(pids) | {parent.pid}) == workers + 1
        for each in signals:
            os.kill(parent.pid, each)
        try:
            parent.wait(PATIENCE)
        except subprocess.TimeoutExpired:  # or this would wait for ever
            os.killpg(parent.pid, signal.SIGKILL)
            raise
        # Every worker holds the other end of the pipe: it is closed when the last one has ended.
        assert parent.stdout.read() == b""


def test_ctrl_c_while_workers_import_is_for_their_parent_alone(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(SLOW_START)
    done = subprocess.run(
        [sys.executable, str(program)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout.endswith("worked 7\n")
    assert done.stdout.count("importing") == 2
    assert done.stderr.count("KeyboardInterrupt") == 1, "the parent can be interrupted again"


def test_a_child_that_watches_its_input_ends_by_itself_as_well() -> None:
    """A thread in `sys.stdin.read` would abort the interpreter instead."""
    code = "import time; from sixrow import processes; processes.end_with_input(); time.sleep(0.2)"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE) as child:
        assert child.wait(PATIENCE) == 0
