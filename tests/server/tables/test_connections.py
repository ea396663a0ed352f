"""A slow reader gets a resync frame, and nobody waits for it."""

import asyncio

from sixrow.server.tables import connections
from sixrow.wire.frames import ServerNotice
from tests.match.tables import ADA
from tests.server.live_tables import Client


async def test_frames_come_in_their_order() -> None:
    client = Client(ADA)
    for number in range(100):
        client.connection.tell(ServerNotice(code=str(number)))
    await client.close()
    assert [frame["code"] for frame in client.frames] == [str(each) for each in range(100)]


async def test_who_is_too_slow_loses_what_waits_and_is_told_the_version() -> None:
    client = Client(ADA, waiting=3)
    client.reads = False
    client.connection.pass_on(b'{"is": "first"}', 1)  # the socket takes it, and is full
    for version in range(2, 20):
        client.connection.pass_on(b'{"is": "%d"}' % version, version)
    client.read_again()
    assert client.frames == [{"is": "first"}, {"is": "resync", "version": 5}]
    client.connection.pass_on(b'{"is": "lost"}', 20)
    client.connection.caught_up()
    client.connection.pass_on(b'{"is": "heard"}', 21)
    await client.close()
    assert client.frames[2:] == [{"is": "heard"}]


async def test_a_reader_that_reads_nothing_is_found_stuck() -> None:
    client, clock = Client(ADA), asyncio.get_running_loop().time
    assert not client.connection.is_stuck(clock() + 1_000)
    client.reads = False
    client.connection.tell(ServerNotice(code="unread"))
    assert not client.connection.is_stuck(clock() + connections.PATIENCE - 1)
    assert client.connection.is_stuck(clock() + connections.PATIENCE + 1)
    client.connection.close()
    client.connection.tell(ServerNotice(code="queued"))
    client.connection.abort()
    assert client.connection.ended.is_set()
    assert client.connection.aborted


async def test_a_connection_that_is_closed_ends_after_what_waits() -> None:
    client = Client(ADA)
    client.reads = False
    for code in ("sent", "queued"):
        client.connection.tell(ServerNotice(code=code))
    client.connection.close()
    assert not client.connection.ended.is_set()
    client.read_again()
    assert client.connection.ended.is_set()
    assert [frame["code"] for frame in client.frames] == ["sent", "queued"]


async def test_frames_keep_their_order_whenever_the_reader_stops() -> None:
    client = Client(ADA)
    for number in range(30):
        if number % 7 == 3:
            client.reads = False
        if number % 7 == 6:
            client.read_again()
        client.connection.tell(ServerNotice(code=str(number)))
    client.read_again()
    await client.close()
    assert [frame["code"] for frame in client.frames] == [str(each) for each in range(30)]
