"""A slow reader gets a resync frame, and nobody waits for it."""

import asyncio

import pytest

from sixrow.server.tables import connections
from sixrow.wire.frames import ServerNotice
from tests.match.tables import ADA
from tests.server.live_tables import Client, until


async def test_frames_come_in_their_order() -> None:
    client = Client(ADA)
    for number in range(100):
        client.connection.tell(ServerNotice(code=str(number)))
    await client.close()
    assert [frame["code"] for frame in client.frames] == [str(each) for each in range(100)]


async def test_who_is_too_slow_loses_what_waits_and_is_told_the_version() -> None:
    client = Client(ADA, waiting=3)
    client.reads.clear()
    client.connection.pass_on('{"is": "first"}', 1)
    await asyncio.sleep(0)  # the writer has taken the first and waits for the reader
    for version in range(2, 20):
        client.connection.pass_on(f'{{"is": "{version}"}}', version)
    client.reads.set()
    await until(lambda: len(client.frames) == 2)
    assert client.frames == [{"is": "first"}, {"is": "resync", "version": 5}]
    client.connection.pass_on('{"is": "lost"}', 20)
    client.connection.caught_up()
    client.connection.pass_on('{"is": "heard"}', 21)
    await client.close()
    assert client.frames[2:] == [{"is": "heard"}]


async def test_a_reader_that_reads_nothing_is_found_stuck() -> None:
    client, clock = Client(ADA), asyncio.get_running_loop().time
    assert not client.connection.is_stuck(clock() + 1_000)
    client.reads.clear()
    client.connection.tell(ServerNotice(code="unread"))
    await asyncio.sleep(0)
    assert not client.connection.is_stuck(clock() + connections.PATIENCE - 1)
    assert client.connection.is_stuck(clock() + connections.PATIENCE + 1)
    client.connection.abort()
    client.reads.set()


async def test_a_frame_is_sent_at_once_if_the_socket_takes_it() -> None:
    client = Client(ADA)
    await asyncio.sleep(0)  # the writer waits for frames
    client.connection.tell(ServerNotice(code="at once"))
    assert [frame["code"] for frame in client.frames] == ["at once"]
    await client.close()


async def test_frames_keep_their_order_whenever_the_reader_stops() -> None:
    client = Client(ADA)
    for number in range(30):
        if number % 7 == 3:
            client.reads.clear()
        if number % 7 == 6:
            client.reads.set()
        client.connection.tell(ServerNotice(code=str(number)))
        await asyncio.sleep(0)
    client.reads.set()
    await client.close()
    assert [frame["code"] for frame in client.frames] == [str(each) for each in range(30)]


async def test_a_socket_that_fails_ends_its_writer_and_nobody_else() -> None:
    async def broken(_text: str) -> None:
        raise ConnectionError("gone")

    connection = connections.Connection(ADA, broken, views=False)
    writing = asyncio.create_task(connection.write())
    await asyncio.sleep(0)
    connection.tell(ServerNotice(code="unheard"))  # the sender does not notice
    with pytest.raises(ConnectionError, match="gone"):
        await writing


async def test_a_writer_that_is_given_up_gives_up_what_it_has_begun() -> None:
    given_up = []

    async def stuck(_text: str) -> None:
        try:
            await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            given_up.append(True)
            raise

    connection = connections.Connection(ADA, stuck, views=False)
    writing = asyncio.create_task(connection.write())
    await asyncio.sleep(0)
    connection.tell(ServerNotice(code="unread"))
    await asyncio.sleep(0)
    connection.abort()
    (ended,) = await asyncio.gather(writing, return_exceptions=True)
    assert isinstance(ended, asyncio.CancelledError)
    assert given_up == [True]
