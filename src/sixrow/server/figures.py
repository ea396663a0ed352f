"""What the metrics of a server tell, and the tasks that measure it."""

import asyncio
import gc
from functools import partial
from time import monotonic

from sixrow.server.background import Background
from sixrow.server.services import Services
from sixrow.server.tables.keeper import Keeper

LAG = 0.25
"""Seconds between two measurements of the event loop."""

CHECKPOINT = 1.0
"""Seconds between two checkpoints of SQLite's log."""

COUNT = 10.0
"""Seconds between two counts of what waits in the database."""


def watch(services: Services, keeper: Keeper) -> None:
    """Let the metrics read the parts of a server."""
    metrics, registry, analyses = services.metrics, services.registry, services.analyses
    registry.observe = metrics.stored.observe
    registry.committed = metrics.committed.observe
    metrics.watch("tables", "Tables in memory", lambda: len(registry.tables))
    metrics.watch("connections", "Sockets that are open", registry.connected)
    metrics.watch("buckets", "Buckets of the limits", lambda: len(services.limits))
    metrics.watch("switched_off", "Features switched off", lambda: len(services.admission.off))
    metrics.watch(
        "writer_queue", "Batches of events to be written", lambda: registry.writer.waiting
    )
    metrics.count("batches", "Batches of events written", lambda: registry.writer.written)
    metrics.count(
        "writer_failures", "Groups of batches not written", lambda: registry.writer.failures
    )
    metrics.watch("bots_queue", "Tables that wait for a bot's decision", registry.thinking)
    metrics.watch("bots_ready", "Whether bots can decide", lambda: services.bots.state == "ready")
    metrics.count("bot_failures", "Decisions that bots failed to make", lambda: keeper.failures)
    metrics.watch("hints_queue", "Questions to the analyst", lambda: services.analyst.pending)
    metrics.watch("analyses_queue", "Analyses that wait, on all nodes", lambda: analyses.waiting)
    metrics.count("analyses", "Analyses done", lambda: analyses.done)
    metrics.count("analysis_failures", "Analyses that failed", lambda: analyses.failed)
    metrics.count(
        "database_errors", "Failures of the database", lambda: services.store.database.errors
    )


def measure(services: Services, background: Background) -> None:
    """Start measuring what nobody counts."""
    background.spawn(_measure_lag(services))
    background.spawn(_measure_collector(services))
    background.repeat(partial(_checkpoint, services), CHECKPOINT, "checkpoint-failed")
    background.repeat(services.analyses.count_waiting, COUNT, "count-failed", at_once=True)


async def _checkpoint(services: Services) -> None:
    began = monotonic()
    await asyncio.to_thread(services.store.database.checkpoint)
    services.metrics.checkpoint.observe(monotonic() - began)


async def _measure_collector(services: Services) -> None:
    began = 0.0

    def note(phase: str, _facts: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = monotonic()
        else:
            services.metrics.collected.observe(monotonic() - began)

    gc.callbacks.append(note)
    try:
        await asyncio.get_running_loop().create_future()  # until the server stops
    finally:
        gc.callbacks.remove(note)


async def _measure_lag(services: Services) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG
        await asyncio.sleep(LAG)
        services.metrics.lag.observe(max(0.0, loop.time() - due))
