"""The parts of a server that its endpoints use, made once when it starts."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from sixrow.server.analyst import Analyst
from sixrow.server.hall import Hall
from sixrow.server.identity import Identity
from sixrow.server.jobs import Jobs
from sixrow.server.limits import Limits
from sixrow.server.metrics import Metrics
from sixrow.server.passwords import Passwords
from sixrow.server.ratings import Settler
from sixrow.server.reach import Reach
from sixrow.server.settings import Settings
from sixrow.server.watching import Watcher
from sixrow.store import Store


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
