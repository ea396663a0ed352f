"""What a host watches, in the format of Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The figures of one process; each has a registry of its own, so that tests can have many."""

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
        """Count a request by the pattern of its path, so that there are only so many."""
        self._requests.labels(method, path, str(status)).inc()
        self._seconds.labels(path).observe(seconds)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Add a figure that is read when it is asked for."""
        Gauge(f"sixrow_{name}", text, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self._registry)
