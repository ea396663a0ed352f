"""The parts of a server that its endpoints use, made once when it starts."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from sixrow.server.jobs.analyses import Jobs
from sixrow.server.jobs.ratings import Settler
from sixrow.server.metrics import Metrics
from sixrow.server.people.identity import Identity
from sixrow.server.people.limits import Limits
from sixrow.server.people.passwords import Passwords
from sixrow.server.settings import Settings
from sixrow.server.tables.admin_changes import Watcher
from sixrow.server.tables.registry import Hall
from sixrow.store import Store
from sixrow.wire.reach import Reach
from sixrow.workers.analyst import Analyst


def wall_clock() -> int:
    """Milliseconds UTC."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Services:
    """The parts of one server."""

    settings: Settings
    store: Store
    hall: Hall
    identity: Identity
    passwords: Passwords
    limits: Limits
    metrics: Metrics
    analyst: Analyst
    jobs: Jobs
    settler: Settler
    watcher: Watcher
    reach: Callable[[], Reach] = Reach
    clock: Callable[[], int] = wall_clock
