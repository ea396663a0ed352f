"""Compiles the engine in a separate process while the server is already running.

The server itself never loads the engine. Bots and the analyst wait here until it is compiled, which
takes half a minute the first time on a machine and no time later.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

import structlog

from sixrow.rules import GAMES
from sixrow.workers.tasks import cancelled

_log: structlog.stdlib.BoundLogger = structlog.get_logger("sixrow")
_PARTS = tuple(f"{name}{kind}" for name in GAMES for kind in ("", "-networks"))
PROGRAM = """
import sys
from sixrow.engine.precompile import warm
for part in warm(sys.argv[1:]):
    print(part, flush=True)
"""


class Engine:
    """Whether the engine is compiled."""

    def __init__(self, told: Callable[[str], object] = str, *, quiet: bool = False) -> None:
        """Prepare; nothing is compiled yet.

        Args:
            told: called with the name of each part once it is compiled.
            quiet: whether to suppress all other output, because the terminal is drawn on.
        """
        self._told = told
        self._quiet = quiet
        self._compiling: asyncio.Task[None] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether `ready` returns at once."""
        return self._compiling is not None and self._compiling.done()

    async def ready(self) -> None:
        """Wait until the engine is compiled; the first call starts the compilation.

        If it fails, each worker compiles what it uses and reports the error.
        """
        if self._compiling is None:
            self._compiling = asyncio.create_task(_compile(self._told, self._quiet))
        await asyncio.shield(self._compiling)

    async def close(self) -> None:
        """Stop compiling."""
        await cancelled(self._compiling)


async def _compile(told: Callable[[str], object], quiet: bool) -> None:
    starting = asyncio.create_task(_start(quiet))
    try:
        process = await asyncio.shield(starting)
        assert process.stdout is not None
        async for part in process.stdout:
            told(part.decode().strip())
        code = await process.wait()
    except asyncio.CancelledError:
        process = await starting  # a process can be terminated only once it has started
        _end(process)
        await process.communicate()  # drain its output until the pipe closes
        raise
    if code:
        _log.error("engine-not-compiled", code=code)


async def _start(quiet: bool) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PROGRAM, *_PARTS),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL if quiet else None,
        start_new_session=True,
    )


def _end(process: asyncio.subprocess.Process) -> None:
    """Terminate a process and the compiler processes it has started."""
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
