"""Serves the JSON-lines protocol with a reading loop and worker threads.

Answers are written as soon as they are ready, in any order. The queue is bounded: a request that
finds it full is refused at once, which bounds memory and gives clients back pressure. After the end
of the input, all queued requests are still answered.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from queue import Full, Queue
from threading import Event, Lock, Thread
from time import monotonic
from typing import Protocol, TextIO

import msgspec

from sixrow.analysis.protocol.answers import Task, Valuers, task_of
from sixrow.analysis.protocol.requests import (
    AnalysisQuery,
    CancelQuery,
    Id,
    read_object,
    read_request,
)
from sixrow.notation import Json, refusal_data
from sixrow.rules import Refusal

LONGEST = 16_000_000
"""The maximum length of a line; longer ones are refused."""

WAITING = 64
"""The capacity of the queue."""

SECONDS_BETWEEN = 0.2
"""The minimum number of seconds between two progress reports of a request."""


class Lines(Protocol):
    """A source of requests: a text stream or a substitute for one."""

    def readline(self, size: int, /) -> str:
        """Read at most `size` characters of a line; returns an empty string at the end."""


class _CancelledError(Exception):
    """The request was cancelled, or nobody reads the answers any more."""


@dataclass(frozen=True, slots=True)
class _Job:
    """A queued task and the id of its request."""

    id: Id
    task: Task
    cancelled: Event = field(default_factory=Event)


def serve(source: Lines, target: TextIO, workers: int = 2) -> None:
    """Answer requests from `source` until it ends, then return.

    Raises:
        BrokenPipeError: nobody reads the answers any more.
    """
    ProtocolServer(target, workers).run(source)


class ProtocolServer:
    """Reads in the calling thread and answers in worker threads; runs once."""

    def __init__(self, target: TextIO, workers: int) -> None:
        self._target, self._writing = target, Lock()
        self._jobs: Queue[_Job | None] = Queue(WAITING)
        self._known: dict[Id, _Job] = {}
        self._knowing = Lock()
        self._broken = Event()
        self._workers = [Thread(target=self._work, daemon=True) for _ in range(workers)]

    @property
    def pending(self) -> frozenset[Id]:
        """The ids of the requests that are not answered yet."""
        return frozenset(self._known)

    def run(self, source: Lines) -> None:
        """Read until the source ends, then wait for the remaining answers."""
        for worker in self._workers:
            worker.start()
        while not self._broken.is_set() and (line := source.readline(LONGEST + 1)):
            if len(line) > LONGEST:
                self._skip(source, line)
                self._refuse(None, Refusal("line-too-long", most=LONGEST))
            elif line.strip():
                self._take(line)
        for _ in self._workers:
            self._jobs.put(None)
        for worker in self._workers:
            worker.join()
        if self._broken.is_set():
            raise BrokenPipeError

    @staticmethod
    def _skip(source: Lines, line: str) -> None:
        """Discard the rest of a line that is too long."""
        while line and not line.endswith("\n"):
            line = source.readline(LONGEST)

    def _take(self, line: str) -> None:
        """Handle one line: refuse it, cancel another request, or queue a job."""
        identity: Id | None = None
        try:
            found = read_object(line)
            identity = _identity(found)
            request = read_request(found)
            if isinstance(request, CancelQuery):
                self._cancel(request)
            else:
                self._queue(request)
        except Refusal as refusal:
            self._refuse(identity, refusal)
        except Exception as error:  # noqa: BLE001 - each request is answered, whatever happens
            self._refuse(identity, _internal(error))

    def _queue(self, request: AnalysisQuery) -> None:
        job = _Job(request.id, task_of(request))
        with self._knowing:
            if request.id in self._known:
                raise Refusal("id-taken", field="id")
            try:
                self._jobs.put_nowait(job)
            except Full:
                raise Refusal("queue-full", most=WAITING) from None
            self._known[request.id] = job

    def _cancel(self, request: CancelQuery) -> None:
        """Cancel another request, which is then answered with a refusal, and confirm this one."""
        with self._knowing:
            job = self._known.get(request.cancel)
        if job is None:
            raise Refusal("no-such-request", field="cancel")
        job.cancelled.set()
        self._write({"id": request.id, "answer": {"cancelled": request.cancel}})

    def _work(self) -> None:
        """The loop of a worker; once the output is broken it only drains the queue."""
        valuers = Valuers()
        while (job := self._jobs.get()) is not None:
            if not self._broken.is_set():
                self._do(job, valuers)

    def _do(self, job: _Job, valuers: Valuers) -> None:
        told = monotonic()

        def progress(done: int, everything: int) -> None:
            nonlocal told
            if job.cancelled.is_set() or self._broken.is_set():
                raise _CancelledError
            if monotonic() - told >= SECONDS_BETWEEN:
                told = monotonic()
                self._write({"id": job.id, "progress": {"done": done, "all": everything}})

        message: dict[str, object]
        try:
            progress(0, 0)
            message = {"id": job.id, "answer": job.task(valuers, progress)}
        except _CancelledError:
            message = {"id": job.id, "error": refusal_data(Refusal("cancelled"))}
        except Refusal as refusal:
            message = {"id": job.id, "error": refusal_data(refusal)}
        except Exception as error:  # noqa: BLE001 - each request is answered, whatever happens
            message = {"id": job.id, "error": refusal_data(_internal(error))}
        self._forget(job)
        self._write(message)

    def _forget(self, job: _Job) -> None:
        """Forget an answered request, so that its id may be used again."""
        with self._knowing:
            del self._known[job.id]

    def _refuse(self, identity: Id | None, refusal: Refusal) -> None:
        self._write({"id": identity, "error": refusal_data(refusal)})

    def _write(self, message: Mapping[str, object]) -> None:
        """Write a line; if the output is broken, set `_broken` instead of raising."""
        text = json.dumps(msgspec.to_builtins(message))
        with self._writing:
            try:
                self._target.write(text + "\n")
                self._target.flush()
            except OSError:
                self._broken.set()


def _internal(error: Exception) -> Refusal:
    """The refusal for an unexpected exception."""
    return Refusal("internal", text=f"{type(error).__name__}: {error}")


def _identity(found: dict[str, Json]) -> Id | None:
    """The id of a request, even if the rest of the request is invalid."""
    identity = found.get("id")
    return identity if isinstance(identity, str | int) and not isinstance(identity, bool) else None
