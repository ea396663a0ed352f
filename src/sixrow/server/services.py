"""The parts of a server that its endpoints use, created once at startup."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from sixrow.server.jobs.analyses import AnalysisJobs
from sixrow.server.jobs.ratings import RatingUpdates
from sixrow.server.metrics import Metrics
from sixrow.server.people.admission import Admission
from sixrow.server.people.attempts import LogInAttempts
from sixrow.server.people.identity import Authenticator
from sixrow.server.people.limits import Limits
from sixrow.server.people.passwords import Passwords
from sixrow.server.settings import Settings
from sixrow.server.tables.admin_changes import AdminChanges
from sixrow.server.tables.exports import Exports
from sixrow.server.tables.presence import Presence
from sixrow.server.tables.readiness import Readiness
from sixrow.server.tables.registry import Registry
from sixrow.store import Store
from sixrow.wire.reach import Reach
from sixrow.workers.analyst import Analyst
from sixrow.workers.bots import Bots
from sixrow.workers.fair_pool import FairPool


def wall_clock() -> int:
    """Milliseconds UTC."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Services:
    """The parts of one server.

    Attributes:
        study: reads and replays records, in a process of its own.
    """

    settings: Settings
    store: Store
    registry: Registry
    presence: Presence
    authenticator: Authenticator
    passwords: Passwords
    limits: Limits
    attempts: LogInAttempts
    metrics: Metrics
    exports: Exports
    study: FairPool
    analyst: Analyst
    bots: Bots
    analyses: AnalysisJobs
    ratings: RatingUpdates
    admin_changes: AdminChanges
    readiness: Readiness
    admission: Admission
    reach: Callable[[], Reach] = Reach
    clock: Callable[[], int] = wall_clock
