"""The server does what its description says, and refuses what it forbids.

A few cases of every operation, always the same ones; `make fuzz` sends many others.
"""

import pytest
from schemathesis import GenerationMode

from sixrow.server.api.routes import ENDPOINTS
from sixrow.server.web.errors import CONFLICTS, STATUS
from sixrow.server.web.openapi import codes_of, describe
from tests.locales.sources import refusals
from tests.server.serving import Serving
from tests.server.web.described import attack, furnish, targets


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_operation_keeps_to_the_description(server: Serving, mode: GenerationMode) -> None:
    session, known = furnish(server)
    with session:
        sent = {
            target.name: attack(target, server, session, 4, None)
            for target in targets(known)
            if target.mode is mode
        }
    assert len(sent) > 30
    assert sum(sent.values()) > 100


def test_the_description_is_served(server: Serving) -> None:
    found = server.visitor().get("/api/openapi.json").json()
    assert found["openapi"].startswith("3.1")
    described = {(path, method) for path, methods in found["paths"].items() for method in methods}
    assert described == {(each.path, each.method.lower()) for each in ENDPOINTS}


def test_every_endpoint_tells_what_it_does_under_a_name_of_its_own() -> None:
    paths = describe(ENDPOINTS)["paths"].values()
    operations = [each for methods in paths for each in methods.values()]
    assert [each for each in operations if len(each["summary"]) < 8] == []
    names = [each["operationId"] for each in operations]
    assert len(set(names)) == len(names)


def test_what_may_be_wrong_with_any_request_is_described_for_each() -> None:
    paths = describe(ENDPOINTS)["paths"].values()
    told = [set(each["responses"]) for methods in paths for each in methods.values()]
    assert all({"400", "401", "403", "429", "431"} <= statuses for statuses in told)


def test_codes_that_are_declared_or_have_a_status_are_refused_somewhere() -> None:
    known = {site.key for site in refusals()}
    declared = {code for endpoint in ENDPOINTS for code in codes_of(endpoint)}
    assert declared - known == set()
    assert set(STATUS) - known == set()
    assert CONFLICTS - known == set()
