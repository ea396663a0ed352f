"""Metrics in the format of Prometheus."""

from collections.abc import Callable, Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


_DELAYS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The bounds of the histograms of delays, in seconds."""


class _Count(Collector):
    """A counter that is read where it is counted, when the metrics are read."""

    def __init__(self, name: str, text: str, value: Callable[[], float]) -> None:
        self._name, self._text, self._value = name, text, value

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self._name, self._text, value=self._value())


class Metrics:
    """The metrics of one process, in their own registry, so that tests can create several.

    Attributes:
        lag: observes how late the event loop was.
        stored: observes how long something waited until it was durable.
        committed: observes how long one transaction of the writer took.
        checkpoint: observes how long copying SQLite's log into its file took, beside the writer.
        collected: observes how long the garbage collector has stopped everything.
    """

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.lag = self._delay("sixrow_loop_lag_seconds", "How late the event loop was")
        self.stored = self._delay("sixrow_writer_seconds", "From a command to its durable events")
        self.committed = self._delay("sixrow_commit_seconds", "One transaction of the writer")
        self.checkpoint = self._delay("sixrow_checkpoint_seconds", "One checkpoint of SQLite's log")
        self.collected = self._delay("sixrow_collector_seconds", "One garbage collection")
        names = ("method", "path", "status")
        self._requests = Counter(
            "sixrow_http_requests", "Requests answered", names, registry=self._registry
        )
        self._seconds = Histogram(
            "sixrow_http_request_seconds",
            "From the first byte of a request to the last of its answer",
            ("path",),
            registry=self._registry,
        )
        self._refusals = Counter(
            "sixrow_refusals", "Requests refused, by code", ("code",), registry=self._registry
        )

    def answered(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count a request by the pattern of its path, which bounds the number of labels."""
        self._requests.labels(method, path, str(status)).inc()
        self._seconds.labels(path).observe(seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Add a gauge that is computed when the metrics are read."""
        Gauge(f"sixrow_{name}", text, registry=self._registry).set_function(value)

    def count(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Add a counter that is counted elsewhere; its name is given without ``_total``."""
        self._registry.register(_Count(f"sixrow_{name}", text, value))

    def _delay(self, name: str, text: str) -> Histogram:
        return Histogram(name, text, registry=self._registry, buckets=_DELAYS)

    def text(self) -> bytes:
        """All metrics in the text format."""
        return generate_latest(self._registry)
