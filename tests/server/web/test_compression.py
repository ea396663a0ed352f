"""Long answers without secrets are packed, for those who take it; nothing else is."""

import gzip
import json

import msgspec
import pytest

from sixrow.notation import read_record
from sixrow.server.api.routes import ENDPOINTS
from sixrow.server.web.compression import LEAST
from sixrow.server.web.endpoints import Endpoint, Text
from tests.server.api.test_replays import record_text
from tests.server.games import open_table, send
from tests.server.serving import Guest

SECRETS = {"invite", "token", "secret", "password", "settings"}


@pytest.fixture
def record(ada: Guest) -> str:
    text = record_text("columbiz:2")
    return str(ada.post("/api/records", json={"record": text}).json()["id"])


def test_a_long_answer_is_packed_and_says_the_same(ada: Guest, record: str) -> None:
    path = f"/api/records/{record}/replay"
    plain = ada.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    with ada.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(sent)
    assert len(sent) < len(plain.content) / 5
    assert gzip.decompress(sent) == plain.content


def test_a_record_to_download_is_packed_as_well(ada: Guest, record: str) -> None:
    answer = ada.get(f"/api/records/{record}", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert read_record(answer.text).setup.players == 2


def test_a_short_answer_is_not_packed(ada: Guest) -> None:
    answer = ada.get("/api/games?text=nobody-at-all", headers={"Accept-Encoding": "gzip"})
    assert len(answer.content) < LEAST
    assert "content-encoding" not in answer.headers


def test_what_carries_an_invitation_is_not_packed(ada: Guest) -> None:
    table = open_table(ada, "me", "novice")["table"]["table"]
    send(ada, table, "start")
    send(ada, table, "roll", seat=0)
    here = f"/api/tables/{table}"
    longest = 0
    for path in (here, f"{here}/invitation", "/api/tables/mine", f"{here}/events"):
        answer = ada.get(path, headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
        longest = max(longest, len(answer.content))
    assert longest >= LEAST, "one would be long enough"


@pytest.mark.parametrize(
    "endpoint",
    [each for each in ENDPOINTS if each.packs and each.answer is not Text],
    ids=lambda each: str(each.path),
)
def test_no_answer_that_is_packed_can_hold_a_secret(endpoint: Endpoint) -> None:
    _, components = msgspec.json.schema_components([endpoint.answer])
    fields = {name for each in components.values() for name in each.get("properties", {})}
    assert fields, json.dumps(components)
    assert not fields & SECRETS
