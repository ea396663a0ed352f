"""Clients at the socket of a real server."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.games import command
from tests.server.serving import Guest, Serving
from tests.support.patience import PATIENCE


class Socket:
    """One person's socket at one table, with the version and the view it has been told."""

    def __init__(self, connection: ClientConnection, seen: int) -> None:
        self.connection = connection
        self.seen = seen
        self.numbers: list[int] = []
        self.view: Any = None
        self.welcome = self.hear("welcome")

    def hear(self, *kinds: str) -> Any:
        """The next frame of one of some kinds; events are noted whatever is waited for."""
        while True:
            frame = json.loads(self.connection.recv(PATIENCE))
            if frame["is"] in ("welcome", "events"):
                new = [event["number"] for event in frame["events"]]
                self.numbers += [number for number in new if number > self.version]
                self.view = frame.get("view", self.view)
            if frame["is"] in kinds:
                return frame

    def hear_pong(self, timeout: float = PATIENCE) -> bool:
        """Whether the server still answers; frames that come too soon are sent again."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            self.send({"do": "ping", "id": "pong?"})
            heard = self.hear("pong", "refused")
            if heard["is"] == "pong" and heard["id"] == "pong?":
                return True
        return False

    @property
    def version(self) -> int:
        """The number of the last event heard."""
        return self.numbers[-1] if self.numbers else self.seen

    def send(self, frame: dict[str, Any] | str | bytes) -> None:
        """Send a frame, or anything."""
        self.connection.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    def ask(self, do: str, **fields: Any) -> Any:
        """Send a command for the present version; the answer."""
        frame = command(do, self.version, **fields)
        self.send(frame)
        return self.answer(frame)

    def answer(self, frame: dict[str, Any]) -> Any:
        """The events or the refusal that answer a command."""
        while True:
            heard = self.hear("events", "refused")
            if heard["is"] == "refused":
                if heard["id"] == frame["id"]:
                    return heard
                continue
            cause = heard["events"][0].get("cause", {}) if heard["events"] else {}
            if frame["id"] in (heard.get("answers"), cause.get("command")):
                return heard


@contextmanager
def socket(
    server: Serving,
    person: Guest,
    table: str,
    *,
    version: int = 0,
    views: int = 1,
) -> Iterator[Socket]:
    """A socket at a table, closed at the end."""
    path = f"/api/tables/{table}/socket?version={version}&views={views}"
    with connect(
        f"ws://127.0.0.1:{server.port}{path}",
        origin=Origin(server.origin),
        additional_headers={"Cookie": f"sixrow={person.cookies['sixrow']}"},
        open_timeout=PATIENCE,
    ) as connection:
        yield Socket(connection, version)
