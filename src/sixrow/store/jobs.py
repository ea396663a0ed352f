"""Background jobs: each is claimed and done once, by one node."""

from collections.abc import Collection
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Row, Update, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sixrow.rules import Refusal
from sixrow.store.database import Database, checked
from sixrow.store.schema import JOBS

State: TypeAlias = Literal["waiting", "running", "done", "failed", "cancelled"]


class Job(Struct, frozen=True, kw_only=True):
    """A background job.

    Attributes:
        kind: the kind of work, such as ``analysis``.
        person: who asked for it.
        subject: what it is about: a table and a game, or a record.
        progress: from 0 to 1.
        result: JSON, once it is done.
        error: the error code, if it failed.
        begun: when work on it began; 0 before.
        node: the node that works on it; empty if none does.
    """

    id: str
    kind: str
    person: str
    subject: str
    state: State = "waiting"
    progress: float = 0.0
    result: bytes = b""
    error: str = ""
    created: int
    begun: int = 0
    node: str = ""


class JobQueue:
    """The queue of background jobs, and the finished ones."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, job: Job) -> None:
        """Enqueue a job.

        Raises:
            Refusal: a job with this id exists.
        """
        checked(job.subject)
        try:
            with self._database.write() as connection:
                connection.execute(insert(JOBS), msgspec.structs.asdict(job))
        except IntegrityError as error:
            raise Refusal("job-exists") from error

    def get(self, job: str) -> Job:
        """A job.

        Raises:
            Refusal: there is no job with this id.
        """
        with self._database.read() as connection:
            row = connection.execute(select(JOBS).where(JOBS.c.id == job)).first()
        if row is None:
            raise Refusal("no-such-job")
        return _job(row)

    def of_person(self, person: str, *, limit: int = 50) -> tuple[Job, ...]:
        """A person's jobs, latest first."""
        query = select(JOBS).where(JOBS.c.person == person)
        query = query.order_by(JOBS.c.created.desc(), JOBS.c.id).limit(max(0, limit))
        with self._database.read() as connection:
            return tuple(map(_job, connection.execute(query)))

    def claim(self, node: str, now: int, kinds: Collection[str] = ()) -> Job | None:
        """Claim the next job; None if none waits. No two nodes get the same one.

        People have their turns: the job of the person who was served longest ago comes first, and
        of the same person the one that has waited longest.

        Args:
            node: the claiming node.
            now: when the work begins.
            kinds: only these kinds, if any are given.
        """
        others = JOBS.alias()
        served = select(func.max(others.c.begun)).where(others.c.person == JOBS.c.person)
        waiting = select(JOBS.c.id).where(JOBS.c.state == "waiting")
        if kinds:
            waiting = waiting.where(JOBS.c.kind.in_(tuple(kinds)))
        turn = served.scalar_subquery()
        first = waiting.order_by(turn, JOBS.c.created, JOBS.c.id).limit(1)
        begun = update(JOBS).where(
            JOBS.c.id == first.with_for_update(skip_locked=True).scalar_subquery()
        )
        begun = begun.values(state="running", node=node, begun=now)
        with self._database.write() as connection:
            row = connection.execute(begun.returning(*JOBS.c)).first()
        return None if row is None else _job(row)

    def progress(self, job: str, node: str, done: float) -> bool:
        """Record progress; return whether to go on. Abandon a cancelled job."""
        return self._of_node(job, node, progress=done)

    def finish(self, job: str, node: str, result: bytes) -> bool:
        """Mark a job as done; return whether it was still wanted."""
        return self._of_node(job, node, state="done", progress=1.0, result=result, node="")

    def fail(self, job: str, node: str, error: str) -> bool:
        """Mark a job as failed; return whether it was still wanted."""
        return self._of_node(job, node, state="failed", error=checked(error), node="")

    def _of_node(self, job: str, worker: str, /, **values: Any) -> bool:
        """Update a job if it runs on this node; not one that was cancelled or given to another."""
        own = (JOBS.c.id == job) & (JOBS.c.state == "running") & (JOBS.c.node == worker)
        return bool(self._write(update(JOBS).where(own).values(**values)))

    def cancel(self, job: str) -> bool:
        """Cancel a job; return whether it was still pending or running."""
        unfinished = (JOBS.c.id == job) & JOBS.c.state.in_(("waiting", "running"))
        change = update(JOBS).where(unfinished).values(state="cancelled", node="")
        return bool(self._write(change))

    def drop(self, job: str) -> bool:
        """Delete a finished job; return whether there was one."""
        over = (JOBS.c.id == job) & JOBS.c.state.not_in(("waiting", "running"))
        with self._database.write() as connection:
            return bool(connection.execute(delete(JOBS).where(over)).rowcount)

    def waiting(self) -> int:
        """The number of jobs that wait."""
        query = select(func.count()).select_from(JOBS).where(JOBS.c.state == "waiting")
        with self._database.read() as connection:
            return connection.scalar(query) or 0

    def workers(self) -> frozenset[str]:
        """The nodes that jobs are running on, alive or not."""
        query = select(JOBS.c.node).where(JOBS.c.state == "running").distinct()
        with self._database.read() as connection:
            return frozenset(connection.scalars(query))

    def requeue(self, nodes: Collection[str]) -> int:
        """Requeue the jobs of dead nodes from the beginning; return their number."""
        lost = (JOBS.c.state == "running") & JOBS.c.node.in_(tuple(nodes))
        return self._write(update(JOBS).where(lost).values(state="waiting", node="", progress=0.0))

    def _write(self, change: Update) -> int:
        with self._database.write() as connection:
            return connection.execute(change).rowcount


def _job(row: Row[Any]) -> Job:
    values = dict(row._mapping)
    values["result"] = bytes(values["result"])
    return Job(**values)
