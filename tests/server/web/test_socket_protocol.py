"""Every WebSocket frame counts, of whatever kind, and so does every connection."""

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from sixrow.server.people import limits
from sixrow.server.people.limits import MOST, RATES, Rate
from tests.server.games import open_table
from tests.server.serving import Guest, Serving, serving
from tests.server.sockets import socket
from tests.support.load.raw import PING, TEXT, RawSocket
from tests.support.patience import PATIENCE

PONG, CONTINUATION = 10, 0


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("limited"), limits=1.0) as running:
        running.clock.stop()
        yield running


async def flood(server: Serving, guest: Guest, table: str, opcode: int, frames: int) -> int:
    """Send so many frames at once; the code with which the server closes, 0 if it does not."""
    path = f"/api/tables/{table}/socket?version=0"
    headers = {"Cookie": f"sixrow={guest.cookies['sixrow']}", "Origin": server.origin}
    async with RawSocket(server.port, path, headers) as raw:
        if opcode == CONTINUATION:
            await raw.send(TEXT, b"", first=0)
        await raw.send_many(opcode, frames, first=0 if opcode == CONTINUATION else 0x80)
        if frames > RATES["wire"].burst:
            return await raw.end()
        await raw.send(TEXT, b'{"do": "ping", "id": "still here"}')
        return 0 if await raw.hears(b"still here") else -1


@pytest.mark.parametrize("opcode", [PING, PONG, CONTINUATION, TEXT])
def test_a_flood_of_frames_closes_the_socket(
    limited: Serving, opcode: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "RATES", {**RATES, "frames": Rate(1_000, 1)})
    limited.clock.ahead += 3_600_000
    guest = limited.visitor().named()
    table = open_table(guest, "me", "open")["table"]["table"]
    most = int(RATES["wire"].burst)
    if opcode in (PING, PONG):
        assert asyncio.run(flood(limited, guest, table, opcode, most - 50)) == 0
        limited.clock.ahead += 3_600_000
    assert asyncio.run(flood(limited, guest, table, opcode, 3 * most)) == 1008
    assert asyncio.run(flood(limited, guest, table, PING, most + 1)) == 1008, "of the person"
    other = limited.visitor().named()
    table = open_table(other, "me", "open")["table"]["table"]
    assert asyncio.run(flood(limited, other, table, PING, 10)) == 0


def test_frames_may_come_in_pieces_or_many_at_once(limited: Serving) -> None:
    limited.clock.ahead += 3_600_000
    guest = limited.visitor().named()
    table = open_table(guest, "me", "open")["table"]["table"]
    path = f"/api/tables/{table}/socket?version=0"
    headers = {"Cookie": f"sixrow={guest.cookies['sixrow']}", "Origin": limited.origin}

    def frame(text: str, opcode: int = TEXT, first: int = 0x80) -> bytes:
        content = b'{"do": "ping", "id": "%s"}' % text.encode() if opcode == TEXT else text.encode()
        size = bytes((0x80 | len(content),))
        if len(content) > 125:
            size = b"\xfe" + len(content).to_bytes(2, "big")
        return bytes((first | opcode,)) + size + bytes(4) + content

    long = frame("long" + " " * 40 + "x" * 20) + frame("longer", TEXT)
    split = b'{"do": "ping", "id": "parts"}'
    sent = (
        frame("first")
        + frame("second")
        + frame("", PING)
        + bytes((TEXT, 0x80 | 9)) + bytes(4) + split[:9]
        + frame("in between", PING)
        + bytes((0x80, 0x80 | len(split[9:]))) + bytes(4) + split[9:]
        + long
    )  # fmt: skip

    async def hears_all(piece: int) -> None:
        async with RawSocket(limited.port, path, headers) as raw:
            for place in range(0, len(sent), piece):
                await raw.send_bytes(sent[place : place + piece])
            for text in (b"first", b"second", b"parts", b"long  ", b"longer"):
                assert await raw.hears(text), text
            order = [text for text in raw.heard if b'"pong"' in text]
            assert [b"first" in order[0], b"longer" in order[-1]] == [True, True]
            await raw.send_bytes(bytes((0x81, 0x05)) + b"plain")  # without a mask
            assert await raw.end() == 1002

    for piece in (1, 7, len(sent)):
        limited.clock.ahead += 60_000
        asyncio.run(hears_all(piece))


def test_sockets_of_an_address_are_counted_while_they_are_open(
    limited: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    limited.clock.ahead += 3_600_000
    monkeypatch.setattr(limits, "MOST", {**MOST, "socket": 1})
    guest = limited.visitor().named()
    table = open_table(guest, "me", "open")["table"]["table"]
    for _ in range(2):
        with (
            socket(limited, guest, table, gives=False),
            pytest.raises(InvalidStatus, match="429"),
            socket(limited, guest, table),
        ):
            pass
        until_none(limited)


def until_none(server: Serving) -> None:
    """Wait until the server has noticed that a socket is closed."""

    async def none() -> None:
        async with asyncio.timeout(PATIENCE):
            while server.services.registry.connected():
                await asyncio.sleep(0.01)

    asyncio.run(none())
