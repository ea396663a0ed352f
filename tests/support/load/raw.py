"""A WebSocket by hand, so that everything can be sent that no library would."""

import asyncio
import base64
import secrets
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Self

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
NO_CLOSE = 1006
"""The code for a connection that ended without one, as RFC 6455 has it."""

DROPPED = 0
"""The same where it need not come with one."""

WAIT = 20.0


class Ended(Exception):
    """The server has closed the connection."""


class RawSocket:
    """A connection whose frames are made here.

    Attributes:
        heard: the texts that came.
        rude: whether something was sent that is no WebSocket frame. The server may take what comes
            after it for a part of that, and need not be polite.
    """

    def __init__(self, port: int, path: str, headers: Mapping[str, str], source: str = "") -> None:
        """Name a socket of a server on this machine; `source` is where it comes from, if given."""
        self._port, self._path, self._headers = port, path, headers
        self._source = (source, 0) if source else None
        self._closed: int | None = None
        self.rude = False
        self.heard: list[bytes] = []

    async def __aenter__(self) -> Self:
        self._in, self._out = await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=self._source
        )
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self._headers.items()),
        ]
        try:
            self._out.write(("\r\n".join(lines) + "\r\n\r\n").encode())
            answer = await self._in.readuntil(b"\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 101"), answer
        except BaseException:
            self._out.close()
            raise
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._reading.cancel()
        self._out.close()

    async def send(self, opcode: int, payload: bytes, first: int = 0x80) -> None:
        """Send one frame; `first` has the bits beside the opcode.

        Raises:
            Ended: nobody listens any more.
        """
        if self._reading.done():
            raise Ended
        size = len(payload)
        if size < 126:
            length = bytes([0x80 | size])
        elif size < 1 << 16:
            length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
        else:
            length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
        mask = secrets.token_bytes(4)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
        self._out.write(bytes([first | opcode]) + length + mask + masked)
        await self._out.drain()

    async def send_bytes(self, data: bytes) -> None:
        """Send bytes as they are."""
        self._out.write(data)
        await self._out.drain()

    async def send_many(self, opcode: int, frames: int, first: int = 0x80) -> None:
        """Send so many empty frames in one go; nobody may listen to all of them."""
        with suppress(ConnectionError):
            self._out.write(bytes([first | opcode, 0x80, 0, 0, 0, 0]) * frames)
            await self._out.drain()

    async def send_oddly(self, payload: bytes, random: Random) -> None:
        """Send what is unusual or no WebSocket frame at all."""
        match random.randrange(8):
            case 0:
                await self.send(BINARY, payload)
            case 1:
                await self.send(TEXT, payload)  # perhaps no UTF-8
            case 2:
                half = len(payload) // 2
                await self.send(TEXT, payload[:half], first=0)
                await self.send(0, payload[half:])
            case 3:
                await self.send(PING, payload[:125])
            case 4:
                self.rude = True
                await self.send(random.choice((3, 7, 11, 15)), payload)
            case 5:
                self.rude = True
                await self.send(TEXT, payload, first=0x80 | random.choice((0x10, 0x20, 0x40)))
            case 6:
                self.rude = True
                await self.send(CLOSE, random.choice((b"\x00", b"\x03\xed", payload[:100])))
            case _:
                self.rude = True
                self._out.write(random.randbytes(30))
                await self._out.drain()

        # Whoever goes on sending to somebody who has hung up may not hear why they did.
        await asyncio.wait({self._reading}, timeout=0.05)

    async def hears(self, part: bytes) -> bool:
        """Wait for a text with these bytes; False if none comes.

        Raises:
            Ended: the connection ends before.
        """
        for _ in range(int((0.5 if self.rude else WAIT) / 0.01)):
            if any(part in text for text in self.heard):
                return True
            if self._reading.done():
                raise Ended
            await asyncio.sleep(0.01)
        return False

    async def end(self) -> int:
        """Wait until the server closes; its code."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5 if self.rude else WAIT):
                await asyncio.shield(self._reading)
        if self._closed is not None:
            return self._closed
        return DROPPED if self.rude else NO_CLOSE

    async def _read(self) -> None:
        try:
            while self._closed is None:
                opcode, payload = await self._frame()
                if opcode == TEXT:
                    self.heard.append(payload)
                elif opcode == CLOSE:
                    self._closed = int.from_bytes(payload[:2], "big") if payload else 1005
        except (asyncio.IncompleteReadError, OSError):
            return

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self._in.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self._in.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self._in.readexactly(size)
