"""Analysis jobs: requested once, processed by any node, stored.

The id of a job is derived from its subject, so a repeated request returns the existing job. The
database assigns each job to one node; the jobs of a dead node are queued again.
"""

import asyncio
import hashlib
from contextlib import suppress

import msgspec
from msgspec import Struct

from sixrow.rules import Refusal
from sixrow.server.background import Background
from sixrow.server.logs import log
from sixrow.server.tables.exports import Exports
from sixrow.server.tables.registry import Registry
from sixrow.store import Job
from sixrow.workers.analyst import Analyst

KIND = "analysis"
POLL = 2.0
"""Seconds between two polls of the queue; jobs requested at this node start immediately."""

REPORT = 0.5
"""Seconds between two progress updates."""

SILENCE = 10_000
"""Milliseconds without a heartbeat after which a node's jobs are queued again."""

LONGEST = 300.0
"""Seconds that a job may take by default; a long game takes half a minute on a slow machine."""

_UNFINISHED = ("waiting", "running")

MOST_WAITING = 5
"""The largest number of unfinished jobs per person."""


class Subject(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The subject of an analysis: a game of a table, or an imported record."""

    table: str = ""
    game: int = 0
    record: str = ""

    @property
    def job(self) -> str:
        """The id of the job about this subject."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:32]

    @property
    def text(self) -> str:
        """The stored form."""
        return msgspec.json.encode(self).decode()


def subject_of(job: Job) -> Subject:
    return msgspec.json.decode(job.subject, type=Subject)


class AnalysisJobs:
    """Processes jobs, up to `workers` at once, while the server runs.

    Attributes:
        waiting: how many jobs waited when they were last counted.
        done: how many this node has done.
        failed: how many have failed here.
    """

    def __init__(
        self,
        registry: Registry,
        analyst: Analyst,
        exports: Exports,
        workers: int,
        longest: float = LONGEST,
    ) -> None:
        """Create the jobs of a node; `start` begins with them.

        Args:
            registry: the tables whose games are analysed.
            analyst: does the work.
            exports: writes the records of games.
            workers: how many jobs run at once.
            longest: seconds that one job may take.
        """
        self._registry, self._analyst, self._exports = registry, analyst, exports
        self._store, self._clock = registry.store, registry.now
        self._workers, self._longest = workers, longest
        self._background = Background()
        self._wanted = asyncio.Event()
        self._running: dict[str, asyncio.Task[bytes]] = {}
        self._progress: dict[str, float] = {}
        self.waiting = self.done = self.failed = 0

    async def start(self) -> None:
        for _ in range(self._workers):
            self._background.spawn(self._work())

    async def stop(self) -> None:
        """Stop the workers; unfinished jobs are queued again."""
        await self._background.stop()
        await asyncio.to_thread(self._store.jobs.requeue, [self._registry.node])

    async def ask(self, subject: Subject, person: str) -> Job:
        """The job about a subject; created if there is none.

        Raises:
            Refusal: the person has too many unfinished jobs.
        """
        job = await asyncio.to_thread(self._ask, subject, person)
        self._wanted.set()
        return job

    def _ask(self, subject: Subject, person: str) -> Job:
        jobs = self._store.jobs
        with suppress(Refusal):  # no-such-job
            found = jobs.get(subject.job)
            if found.state in ("waiting", "running", "done"):
                return found
            jobs.drop(found.id)
        unfinished = [each for each in jobs.of_person(person) if each.state in _UNFINISHED]
        if len(unfinished) >= MOST_WAITING:
            raise Refusal("too-many-jobs", most=MOST_WAITING)
        with suppress(Refusal):  # job-exists: another request was faster
            jobs.put(
                Job(
                    id=subject.job,
                    kind=KIND,
                    person=person,
                    subject=subject.text,
                    created=self._clock(),
                )
            )
        return jobs.get(subject.job)

    async def count_waiting(self) -> None:
        """Count the jobs of all nodes that wait."""
        self.waiting = await asyncio.to_thread(self._store.jobs.waiting)

    async def cancel(self, job: str) -> None:
        """Cancel a job, on whichever node it runs."""
        await asyncio.to_thread(self._store.jobs.cancel, job)
        if job in self._running:
            self._running[job].cancel()

    async def _work(self) -> None:
        """Process jobs for ever; wait when the queue is empty."""
        while True:
            try:
                job = await asyncio.to_thread(self._next)
                if job is not None:
                    await self._do(job)
                    continue
            except Exception:  # noqa: BLE001 - the database may be down for a while
                log.exception("job-failed")
            self._wanted.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self._wanted.wait()

    def _next(self) -> Job | None:
        now, jobs = self._clock(), self._store.jobs
        alive = {self._registry.node, *self._store.nodes.live(now, SILENCE)}
        if lost := jobs.workers() - alive:
            jobs.requeue(lost)
        return jobs.claim(self._registry.node, now, (KIND,))

    async def _do(self, job: Job) -> None:
        jobs, node = self._store.jobs, self._registry.node
        task = self._running[job.id] = asyncio.create_task(self._analysis(job))
        try:
            while not task.done():
                await asyncio.wait({task}, timeout=REPORT)
                done = self._progress.get(job.id, 0.0)
                if not await asyncio.to_thread(jobs.progress, job.id, node, done):
                    task.cancel()
            await asyncio.to_thread(jobs.finish, job.id, node, await task)
            self.done += 1
        except Refusal as refusal:
            self.failed += 1
            await asyncio.to_thread(jobs.fail, job.id, node, refusal.code)
        except asyncio.CancelledError:
            if not task.cancelled():  # the worker was cancelled: the server is stopping
                task.cancel()
                raise
        finally:
            self._running.pop(job.id, None)
            self._progress.pop(job.id, None)

    async def _analysis(self, job: Job) -> bytes:
        """The analysis as JSON."""

        def note(done: int, everything: int) -> None:
            self._progress[job.id] = done / max(everything, 1)

        text = await self._text(subject_of(job))
        try:
            async with asyncio.timeout(self._longest):
                return msgspec.json.encode(await self._analyst.game(text, note))
        except TimeoutError as error:
            raise Refusal("analysis-too-long") from error

    async def _text(self, subject: Subject) -> str:
        """The record to analyse, as text."""
        if subject.record:
            record = await asyncio.to_thread(self._store.archive.record, subject.record)
            return record.text
        live = await self._registry.table(subject.table)
        return await self._exports.record(live, subject.game)
