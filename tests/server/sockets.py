"""Clients at the socket of a real server."""

import json
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sixrow.match import Event
from tests.server.games import command
from tests.server.serving import Guest, Serving
from tests.support.dice_clients import DiceHand
from tests.support.patience import PATIENCE

_open: dict[str, list["Socket"]] = {}
"""The sockets of this process by table: while one waits, the others give links."""


class Socket:
    """One person's socket at one table, with the version and the view it has been told.

    Like every client it anchors, holds its chain and gives links by itself, if it has a hand.
    """

    def __init__(
        self, connection: ClientConnection, table: str, seen: int, hand: DiceHand | None
    ) -> None:
        self.connection = connection
        self.seen = seen
        self.hand = hand
        self._held = ""
        self._waiting: deque[Any] = deque()
        self._neighbours = _open.setdefault(table, [])
        self._neighbours.append(self)
        self.numbers: list[int] = []
        self.view: Any = None
        self.welcome = self.hear("welcome")

    def hear(self, *kinds: str) -> Any:
        """The next frame of one of some kinds; events are noted whatever is waited for."""
        end = time.monotonic() + PATIENCE
        while True:
            while not self._waiting:
                if time.monotonic() > end:
                    raise TimeoutError(kinds)
                self.pump(0.02)
                for other in self._neighbours:
                    if other is not self:
                        with suppress(ConnectionClosed):
                            other.pump(0)
            frame = self._waiting.popleft()
            if frame["is"] in ("welcome", "events"):
                new = [event["number"] for event in frame["events"]]
                self.numbers += [number for number in new if number > self.version]
                self.view = frame.get("view", self.view)
            if frame["is"] in kinds:
                return frame

    def pump(self, timeout: float) -> None:
        """Take a frame from the socket, and answer it as far as dice are concerned."""
        try:
            frame = json.loads(self.connection.recv(timeout))
        except TimeoutError:
            return
        own = frame.get("id", "").startswith("dice-") or str(frame.get("answers", "")).startswith(
            "dice-"
        )
        if not own:
            self._waiting.append(frame)
        if self.hand is not None and frame["is"] in ("welcome", "events"):
            self.hand.see(msgspec.convert(frame["events"], tuple[Event, ...]))
            self._answer(again=frame["is"] == "welcome")

    def _answer(self, *, again: bool) -> None:
        assert self.hand is not None
        for request in self.hand.requests(again=again):
            self.send(msgspec.to_builtins(request))
        held = self.hand.dice.held
        if held and held != self._held:
            self._held = held
            self.send({"do": "hold", "id": "dice-hold", "anchor": held})

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
        """Send a command for the present version; the answer, once the dice have fallen."""
        frame = command(do, self.version, **fields)
        self.send(frame)
        answer = self.answer(frame)
        while answer["is"] == "events" and self.view and self.view.get("due"):
            more = self.hear("events", "refused")
            assert more["is"] == "events", more
            answer = {**more, "events": answer["events"] + more["events"]}
        return answer

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


_hands: dict[tuple[str, str], DiceHand] = {}


@contextmanager
def socket(
    server: Serving,
    person: Guest,
    table: str,
    *,
    version: int = 0,
    views: int = 1,
    gives: bool = True,
) -> Iterator[Socket]:
    """A socket at a table, closed at the end; its client gives links unless it is told not to."""
    path = f"/api/tables/{table}/socket?version={version}&views={views}"
    hand = _hands.setdefault((table, person.id), DiceHand(person.id)) if gives else None
    with connect(
        f"ws://127.0.0.1:{server.port}{path}",
        origin=Origin(server.origin),
        additional_headers={"Cookie": f"sixrow={person.cookies['sixrow']}"},
        open_timeout=PATIENCE,
    ) as connection:
        opened = Socket(connection, table, version, hand)
        try:
            yield opened
        finally:
            _open[table].remove(opened)
