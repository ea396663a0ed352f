"""A slow reader is told to ask again, and nobody waits for it."""

import asyncio

from sixrow.server import connections
from sixrow.server.wire import Notice
from tests.match.tables import ADA
from tests.server.halls import Client, run, until


def test_frames_come_in_their_order() -> None:
    async def test() -> None:
        client = Client(ADA)
        for number in range(100):
            client.connection.tell(Notice(code=str(number)))
        await client.close()
        assert [frame["code"] for frame in client.frames] == [str(each) for each in range(100)]

    run(test())


def test_who_is_too_slow_loses_what_waits_and_is_told_the_version() -> None:
    async def test() -> None:
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

    run(test())


def test_a_reader_that_reads_nothing_is_found_stuck() -> None:
    async def test() -> None:
        client, clock = Client(ADA), asyncio.get_running_loop().time
        assert not client.connection.is_stuck(clock() + 1_000)
        client.reads.clear()
        client.connection.tell(Notice(code="unread"))
        await asyncio.sleep(0)
        assert not client.connection.is_stuck(clock() + connections.PATIENCE - 1)
        assert client.connection.is_stuck(clock() + connections.PATIENCE + 1)
        client.connection.abort()
        client.reads.set()

    run(test())
