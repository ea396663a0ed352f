"""The dashboard and the alerts ask for what the server really tells."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped] # comes with schemathesis

from sixrow.server.api.routes import ENDPOINTS
from sixrow.server.web.openapi import codes_of
from tests.server.serving import Serving, serving

DEPLOY = Path(__file__).parents[2] / "deploy"

_NAME = re.compile(r"\b(?:sixrow|process)_[a-z_]+\b")
_LABEL = re.compile(r"(\w+)=\"([^\"]*)\"")


def dashboard() -> list[str]:
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def alerts() -> list[str]:
    rules = yaml.safe_load((DEPLOY / "prometheus-rules.yml").read_text("utf-8"))
    found = [rule for group in rules["groups"] for rule in group["rules"]]
    assert all(rule["labels"]["severity"] in ("page", "warn") for rule in found)
    assert all(rule["annotations"]["summary"] for rule in found)
    names = [rule["alert"] for rule in found]
    assert len(set(names)) == len(names)
    return [rule["expr"] for rule in found]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("figures")) as running:
        yield running


@pytest.fixture(scope="module")
def told(server: Serving) -> set[str]:
    """The names of all series of a server that has answered and refused something."""
    server.program().get("/api/people/nobody")
    text = server.program().get("/metrics").text
    return set(re.findall(r"^([a-z_]+)(?:\{| )", text, re.MULTILINE))


@pytest.mark.parametrize("asked", [dashboard, alerts])
def test_every_metric_that_is_asked_for_exists(asked: object, told: set[str]) -> None:
    assert callable(asked)
    expressions = asked()
    names = {name for each in expressions for name in _NAME.findall(each)}
    assert len(names) >= 10
    assert names <= told
    codes = {code for endpoint in ENDPOINTS for code in codes_of(endpoint)}
    for expression in expressions:
        for label, value in _LABEL.findall(expression):
            assert label in ("code", "job", "status")
            assert label != "code" or value in codes


def test_every_metric_of_ours_is_on_the_dashboard(told: set[str]) -> None:
    shown = {name for each in dashboard() for name in _NAME.findall(each)}
    ends = ("_created", "_count", "_sum", "_bucket")
    ours = {name for name in told if name.startswith("sixrow_") and not name.endswith(ends)}
    assert ours - shown == {"sixrow_buckets", "sixrow_switched_off"}


def test_what_is_counted_is_told(server: Serving) -> None:
    services = server.services
    services.analyses.failed += 2
    services.store.database.errors += 3
    services.metrics.lag.observe(0.3)
    services.metrics.stored.observe(0.03)
    text = server.program().get("/metrics").text
    for line in (
        "sixrow_analysis_failures_total 2.0",
        "sixrow_database_errors_total 3.0",
        'sixrow_writer_seconds_bucket{le="0.05"} 1.0',
        "sixrow_writer_queue 0.0",
    ):
        assert line in text.splitlines()
    assert re.search(r'^sixrow_loop_lag_seconds_bucket\{le="0.5"\} [1-9]', text, re.MULTILINE)
