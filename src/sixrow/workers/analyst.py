"""The analyst: a separate low-priority process that analyses positions and games.

It speaks the JSON-lines protocol of `sixrow.analysis` (docs/analysis-protocol.md), so that a slow
analysis never delays a move. If it dies, pending requests fail and the next one restarts it.
"""

import asyncio
import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from sixrow.notation import Json, read_refusal
from sixrow.notation.analyses import (
    GameAnalysis,
    PositionAnalysis,
    Progress,
    Want,
    ignore_progress,
)
from sixrow.rules import Refusal
from sixrow.workers.engine_process import Engine

_NICE = 10
_LONGEST_LINE = 64_000_000
_WAITING = 32
"""Requests that may be queued; further ones are refused."""

_PROGRAM = f"""
import os, sys
if hasattr(os, "nice"):
    os.nice({_NICE})
from sixrow.analysis.protocol.server import serve
serve(sys.stdin, sys.stdout, workers=int(sys.argv[1]))
"""


class Analyst:
    """Sends requests to the process and receives its answers.

    Attributes:
        process: the process; None before the first request and after `close`.
    """

    def __init__(self, workers: int = 2, engine: Engine | None = None) -> None:
        """Create an analyst; its process starts with the first request.

        Args:
            workers: the number of requests processed at once.
            engine: awaited before the first request.
        """
        self._workers = workers
        self._engine = engine or Engine()
        self.process: asyncio.subprocess.Process | None = None
        self._listener: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._asked: dict[int, tuple[asyncio.Future[Json], Progress]] = {}
        self._last = 0

    @property
    def pending(self) -> int:
        """The number of questions without an answer yet."""
        return len(self._asked)

    async def position(self, line: str, *want: Want, most: int | None = None) -> PositionAnalysis:
        """The analysis of a position; see `ask`.

        Args:
            line: the position in one line.
            want: the optional parts to include.
            most: the largest number of decisions to return; all by default.
        """
        question: dict[str, object] = {"query": "position", "position": line, "want": want}
        if most is not None:
            question["most"] = most
        return msgspec.convert(await self.ask(question), PositionAnalysis)

    async def game(self, record: str, progress: Progress = ignore_progress) -> GameAnalysis:
        """The analysis of the game in a record; see `ask`."""
        answer = await self.ask({"query": "record", "record": record}, progress)
        return msgspec.convert(answer, GameAnalysis)

    async def ask(
        self, question: Mapping[str, object], progress: Progress = ignore_progress
    ) -> Json:
        """The answer to a question of the protocol; cancelling the wait cancels the question.

        Args:
            question: its fields, such as ``{"query": "position"}``.
            progress: called with the work done and the total.

        Raises:
            Refusal: it was refused, the queue is full, or the process died.
        """
        if len(self._asked) >= _WAITING:
            raise Refusal("queue-full", most=_WAITING)
        await self._engine.ready()
        process = await self._running()
        self._last += 1
        number = self._last
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._asked[number] = (answer, progress)
        try:
            await self._send(process, {"id": number, **question})
            return await answer
        except asyncio.CancelledError:
            self._last += 1
            with suppress(Refusal):
                await self._send(process, {"id": self._last, "query": "cancel", "cancel": number})
            raise
        finally:
            self._asked.pop(number, None)

    async def close(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
        if self._listener is not None:
            await self._listener

    async def _running(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-c", _PROGRAM, str(self._workers)),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.DEVNULL,
                    limit=_LONGEST_LINE,
                    start_new_session=True,
                )
                self._listener = asyncio.create_task(self._listen(self.process))
            return self.process

    @staticmethod
    async def _send(process: asyncio.subprocess.Process, message: dict[str, object]) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message).encode() + b"\n")
            await process.stdin.drain()
        except OSError as error:
            raise Refusal("analysis-failed") from error

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        try:
            while line := await process.stdout.readline():
                self._hear(json.loads(line))
        except ValueError:  # a line that is too long, or not part of the protocol
            process.kill()
        await process.wait()
        for answer, _ in list(self._asked.values()):
            if not answer.done():
                answer.set_exception(Refusal("analysis-failed"))

    def _hear(self, message: dict[str, Any]) -> None:
        asked = self._asked.get(message.get("id", 0))
        if asked is None or asked[0].done():
            return
        answer, progress = asked
        if "progress" in message:
            progress(message["progress"]["done"], message["progress"]["all"])
        elif "answer" in message:
            answer.set_result(message["answer"])
        else:
            refusal = read_refusal(message["error"])
            failed = refusal.code == "internal"  # a fault of the program: its text is for its host
            answer.set_exception(Refusal("analysis-failed") if failed else refusal)
