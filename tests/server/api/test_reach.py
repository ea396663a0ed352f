"""How others reach a server: found without a word to the network, told on this machine only."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrow.wire import reach
from sixrow.wire.reach import Reach, origin_of, own_addresses, reach_of
from tests.server.games import open_table
from tests.server.serving import Guest, Serving, serving

COMMAND = 'make play ARGS="--host 0.0.0.0"'
ORIGINS = ("http://192.0.2.7:8036", "http://[2001:db8::7]:8036")


@pytest.fixture
def in_two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {4: ("192.0.2.7", "198.51.100.7"), 6: ("2001:db8::7",)}
    monkeypatch.setattr(reach, "own_addresses", found.__getitem__)


@pytest.mark.usefixtures("in_two_networks")
@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", Reach(command=COMMAND)),
        ("127.8.0.36", Reach(command=COMMAND)),
        ("::1", Reach(command=COMMAND)),
        ("0.0.0.0", Reach(("http://192.0.2.7:1", "http://198.51.100.7:1"))),
        ("::", Reach(("http://[2001:db8::7]:1",))),
        ("203.0.113.5", Reach(("http://203.0.113.5:1",))),
    ],
)
def test_reach_follows_from_where_the_server_listens(host: str, expected: Reach) -> None:
    assert reach_of((host, 1), (), COMMAND) == expected


def test_a_configured_origin_is_known_better() -> None:
    named = ("https://play.example",)
    assert reach_of(("127.0.0.1", 1), named, COMMAND) == Reach(named)
    for here in ("http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1"):
        assert reach_of(("0.0.0.0", 1), (here,), COMMAND) == Reach()


class Asking:
    """A socket that can be connected and asked for its address, and cannot send."""

    source = "192.0.2.7"

    def __init__(self, _family: int, kind: int) -> None:
        assert kind == socket.SOCK_DGRAM, "connecting sends something"

    def __enter__(self) -> "Asking":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, address: tuple[str, int]) -> None:
        if not self.source:
            raise OSError(101, "Network is unreachable")
        socket.inet_pton(socket.AF_INET6 if ":" in address[0] else socket.AF_INET, address[0])

    def getsockname(self) -> tuple[str, int]:
        return self.source, 1


@pytest.mark.parametrize("version", [4, 6])
@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("192.0.2.7", ("192.0.2.7",)),
        ("2001:db8::7", ("2001:db8::7",)),
        ("127.0.0.1", ()),
        ("::1", ()),
        ("0.0.0.0", ()),
        ("fe80::7%eth0", ()),
        ("", ()),
    ],
)
def test_addresses_are_found_without_sending_anything(
    monkeypatch: pytest.MonkeyPatch, version: int, source: str, found: tuple[str, ...]
) -> None:
    monkeypatch.setattr(socket, "socket", Asking)
    monkeypatch.setattr(Asking, "source", source)
    monkeypatch.setattr(socket, "getaddrinfo", None)  # looking up a name may ask the network
    assert own_addresses(version) == found


def test_a_machine_without_that_protocol_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(97, "Address family not supported by protocol")

    monkeypatch.setattr(socket, "socket", refuse)
    assert own_addresses(4) == own_addresses(6) == ()


def test_whatever_this_machine_has_can_stand_in_a_link() -> None:
    for address in (*own_addresses(4), *own_addresses(6)):
        assert origin_of(address, 1).startswith("http://")


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path, reach=lambda: Reach(ORIGINS)) as running:
        yield running


def test_an_invitation_tells_it_to_those_on_this_machine(shared: Serving) -> None:
    ada = shared.visitor().named("Ada")
    made = open_table(ada, "me", "open")
    assert made["reach"] == {"origins": list(ORIGINS), "command": ""}
    path = f"/api/tables/{made['table']['table']}/invitation"
    assert ada.get(path).json()["reach"] == made["reach"]
    for headers in (
        {"X-Forwarded-For": "192.0.2.1"},
        {"Forwarded": "for=192.0.2.1"},
        {"Host": "evil.example"},  # a name that somebody has pointed to this machine
    ):
        answer = ada.get(path, headers=headers).json()
        assert (answer["invite"], answer["reach"]) == (made["invite"], None)


def test_nobody_else_hears_of_it(shared: Serving, ada_elsewhere: Guest) -> None:
    made = open_table(ada_elsewhere, "me", "open")
    assert made["reach"] is None
    for path in ("/api/about", "/health", "/api/me"):
        assert "192.0.2.7" not in shared.visitor().get(path).text


@pytest.fixture
def ada_elsewhere(shared: Serving) -> Guest:
    return shared.visitor(**{"X-Real-IP": "192.0.2.1"}).named("Ada")


def test_an_address_in_the_network_can_be_played_at_and_a_foreign_name_cannot(
    shared: Serving,
) -> None:
    for host, status in (
        ("192.0.2.7:8036", 201),
        ("[2001:db8::7]:8036", 201),
        ("evil.example", 403),
    ):
        visitor = shared.visitor(Host=host, Origin=f"http://{host}")
        assert visitor.post("/api/guests", json={}).status_code == status
