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
from sixrow.processes import end_with_input
end_with_input()
from sixrow.engine.compiler import cache_folder
from sixrow.engine.precompile import warm
print(cache_folder() or "", flush=True)
for part in warm(sys.argv[1:]):
    print(part, flush=True)
"""
"""Says where compiled code is kept, if anywhere, then each part once it is compiled."""


class Engine:
    """Whether the engine is compiled.

    Attributes:
        failed: whether it could not be compiled.
        folder: where compiled code is kept; empty if nowhere, or not known yet.
    """

    def __init__(
        self,
        told: Callable[[str], object] = str,
        *,
        quiet: bool = False,
        done: Callable[["Engine"], object] = id,
    ) -> None:
        """Prepare; nothing is compiled yet.

        Args:
            told: called with the name of each part once it is compiled.
            quiet: whether to suppress all other output, because the terminal is drawn on.
            done: called at the end, whether or not it failed.
        """
        self.failed = False
        self.folder = ""
        self._told, self._done = told, done
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
            self._compiling = asyncio.create_task(self._compile())
        await asyncio.shield(self._compiling)

    async def close(self) -> None:
        """Stop compiling."""
        await cancelled(self._compiling)

    async def _compile(self) -> None:
        starting = asyncio.create_task(_start(self._quiet))
        try:
            process = await asyncio.shield(starting)
            assert process.stdout is not None
            self.folder = (await process.stdout.readline()).decode().strip()
            async for part in process.stdout:
                self._told(part.decode().strip())
            code = await process.wait()
            assert process.stdin is not None
            process.stdin.close()
        except asyncio.CancelledError:
            process = await starting  # a process can be terminated only once it has started
            _end(process)
            await process.communicate()  # drain its output until the pipe closes
            raise
        self.failed = code != 0
        if self.failed:
            _log.error("engine-not-compiled", code=code)
        elif not self.folder:
            _log.warning("engine-not-kept")
        self._done(self)


async def _start(quiet: bool) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PROGRAM, *_PARTS),
        stdin=asyncio.subprocess.PIPE,  # closed when this process ends, however it ends
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
