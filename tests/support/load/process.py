"""A server as a process of its own: started, watched, killed, started again."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import IO, Self
from urllib.error import URLError
from urllib.request import urlopen

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")

STARTING = 60.0
"""Seconds that a server may take until it answers."""

_ERROR = re.compile(r'"level":\s*"(?:error|critical)"')
_TRACEBACK = "Traceback (most recent call last):"
_ORPHAN = "in spawn_main"
"""In the traceback of a process whose server was killed while it told the process what to do."""


class NotReady(RuntimeError):
    """A server that does not answer; with the end of its log."""


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def cpu_seconds(pid: int) -> float:
    """The processor time of a process with all its threads: user and system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """The bytes of a process that are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def children(pid: int) -> set[int]:
    """The processes that a process has started, theirs included."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found |= {child} | (children(child) if Path(f"/proc/{child}").exists() else set())
    return found


def is_alive(pid: int) -> bool:
    """Whether a process runs, as something else than a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class ServerProcess:
    """``sixrow serve`` on a port of this machine, by default without limits on people.

    Attributes:
        port: where it listens, the same after every start.
        log: what it says, of all its lives.
    """

    def __init__(self, folder: Path, database: str = "", limits: float = 0.0) -> None:
        """Name a server; `start` starts it.

        Args:
            folder: its data, and its log.
            database: the address of its database; a file in the folder if empty.
            limits: the factor of its limits; none by default.
        """
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self._command = (sys.executable, "-m", "sixrow", "serve")
        self._settings = {
            "SIXROW_PORT": str(self.port),
            "SIXROW_DATA": str(folder),
            "SIXROW_DATABASE": database,
            "SIXROW_LIMITS": str(limits),
            "SIXROW_LOG_LEVEL": "warning",
        }
        self._process: subprocess.Popen[bytes] | None = None
        self._out: IO[bytes] | None = None

    @property
    def origin(self) -> str:
        """The address of its pages."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_up(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def launch(self) -> None:
        """Start the process; it does not answer yet."""
        self._out = self.log.open("ab")
        environment = {
            name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
        }
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.DEVNULL, stdout=self._out, stderr=self._out,
            env={**environment, **self._settings},
        )  # fmt: skip

    async def answers(self) -> float:
        """Wait until the server answers; how many seconds that took.

        Raises:
            NotReady: it has ended, or takes too long.
        """
        began = time.monotonic()
        while not await asyncio.to_thread(self._healthy):
            if not self.is_up or time.monotonic() - began > STARTING:
                self.kill()
                raise NotReady("\n".join(self.log.read_text().splitlines()[-30:]))
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def start(self) -> float:
        """Start the server and wait until it answers."""
        self.launch()
        return await self.answers()

    def _healthy(self) -> bool:
        try:
            with urlopen(f"{self.origin}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def name(self) -> str:
        """What it is called among the nodes of its database, in this life."""
        with urlopen(f"{self.origin}/health", timeout=5) as answer:
            return str(json.load(answer)["node"])

    def kill(self) -> set[int]:
        """SIGKILL, in the middle of everything; the processes that it had started."""
        orphans = children(self.pid) if self.is_up else set()
        self._end(signal.SIGKILL)
        return orphans

    def stop(self) -> int:
        """SIGTERM, as a host would; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, with_signal: signal.Signals) -> int:
        assert self._process is not None
        assert self._out is not None
        self._process.send_signal(with_signal)
        code = self._process.wait(timeout=60)
        self._out.close()
        return code

    def errors(self) -> list[str]:
        """What it has logged as an error."""
        return list(_errors(self.log))

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *raised: object) -> None:
        if self.is_up:
            self.kill() if raised[0] else self.stop()


def _errors(log: Path) -> Iterator[str]:
    """Lines at the level of errors, and whole tracebacks, which stand outside of the log."""
    lines = iter(log.read_text(encoding="utf-8", errors="replace").splitlines())
    for line in lines:
        if _ERROR.search(line):
            yield line
        elif line == _TRACEBACK:
            below = takewhile(lambda each: not each.startswith("{"), lines)
            told = [each for each in below if each]
            if not any(each.endswith(_ORPHAN) for each in told):
                yield "\n".join([line, *told])
