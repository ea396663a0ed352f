"""Every WebSocket frame counts, of whatever kind, and so does every connection."""

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from sixrow.server.people import limits
from sixrow.server.people.limits import MOST, RATES
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
def test_a_flood_of_frames_closes_the_socket(limited: Serving, opcode: int) -> None:
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
