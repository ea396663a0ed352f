"""Metrics in the format of Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The metrics of one process, in their own registry, so that tests can create several."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
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

    def text(self) -> bytes:
        """All metrics in the text format."""
        return generate_latest(self._registry)
