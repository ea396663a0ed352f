"""Everything that the OpenAPI description allows, and what it forbids, sent to a real server."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import hypothesis
import requests
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from sixrow.server.api.routes import ENDPOINTS
from sixrow.server.web.openapi import describe
from tests.server.games import open_table, send
from tests.server.serving import Serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@dataclass
class Target:
    """An operation in one mode, with nothing known or with ids that are there."""

    operation: Any
    mode: GenerationMode
    known: dict[str, str] | None

    @property
    def name(self) -> str:
        return f"{self.operation.label} {self.mode.value}{' known' if self.known else ''}"


def described() -> Any:
    """The description, as Schemathesis reads it; a head that is too large is a refusal as well."""
    schema = schemathesis.openapi.from_dict(describe(ENDPOINTS))
    rejecting = schema.config.checks.negative_data_rejection
    rejecting.expected_statuses = [*rejecting.expected_statuses, "431"]
    return schema


def targets(known: dict[str, str]) -> Iterator[Target]:
    """Every operation in both modes; where its path has a parameter, with real ids too."""
    endpoints = {(each.method, each.path): each for each in ENDPOINTS}
    for found in described().get_all_operations():
        operation = found.ok()
        endpoint = endpoints[operation.method.upper(), operation.path]
        names = set(endpoint.parameters)
        fields = endpoint.body is not None or endpoint.query is not None
        if fields or names:
            yield Target(operation, GenerationMode.NEGATIVE, None)
        yield Target(operation, GenerationMode.POSITIVE, None)
        if names and names <= set(known):
            real = {name: known[name] for name in names}
            yield Target(operation, GenerationMode.POSITIVE, real)
            if fields:
                yield Target(operation, GenerationMode.NEGATIVE, real)


def furnish(running: Serving) -> tuple[requests.Session, dict[str, str]]:
    """Somebody with an account and a table that runs; a session with a token, and the ids."""
    owner = running.visitor().with_account(f"Fuzz {secrets.token_hex(4)}")
    made = open_table(owner, "me", "me", public=True)
    table = made["table"]["table"]
    assert send(owner, table, "start").status_code == 200
    session = requests.Session()
    session.headers["Authorization"] = f"Bearer {owner.token()}"
    known = {
        "table": table,
        "invite": made["invite"],
        "person": owner.id,
        "game": "1",
        "ladder": "columbiz:2",
    }
    return session, known


def attack(
    target: Target, running: Serving, session: requests.Session, cases: int, seed: int | None
) -> int:
    """Send so many cases and check every answer; how many were sent."""
    sent = 0
    fixed = {"path_parameters": target.known} if target.known else {}
    strategy = target.operation.as_strategy(generation_mode=target.mode, **fixed)
    checks = list(CHECKS)
    if target.mode is GenerationMode.NEGATIVE and not target.known:
        checks.append(negative_data_rejection)

    @hypothesis_settings(
        max_examples=cases,
        deadline=None,
        derandomize=seed is None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def trial(case: Case[Any]) -> None:
        nonlocal sent
        sent += 1
        answer = case.call(base_url=running.origin, session=session)
        case.validate_response(answer, checks=checks)

    (trial if seed is None else hypothesis.seed(seed)(trial))()
    return sent
