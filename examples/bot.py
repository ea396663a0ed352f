"""A bot in one file: plays at a Sixrow server, and checks every roll of the dice on its own.

    export SIXROW_TOKEN=sixrow_…            # from POST /api/tokens
    python bot.py --server http://127.0.0.1:8036 --open columbiz:2      # prints an invitation
    python bot.py --server http://127.0.0.1:8036 --join INVITATION

It needs Python's own library and `websockets`, and nothing of Sixrow: what is legal and what each
choice would do, the server tells (docs/protocol.md). It comes back by itself when the connection
breaks, and repeats what was not answered. Exit codes: 0 the table is over, 1 the dice do not fit
what the house had promised, 2 the server refuses.
"""

import argparse
import hmac
import json
import os
import secrets
import sys
import time
from hashlib import sha256
from random import Random
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]

PATIENCE = 60.0
"""Seconds to try again while the server does not answer."""


class Unfair(Exception):
    """The dice are not those that the house had promised."""


class Refused(Exception):
    """The server does not do what it was asked for."""


class FairDice:
    """Follows the events of a table and rolls every die again; docs/fair-dice.md has the bytes."""

    def __init__(self) -> None:
        self.table = ""
        self.length = 0
        self.commitments: list[str] = []
        self.nonces: list[tuple[int, str]] = []
        self.links: list[str] = []

    def follow(self, event: Data) -> None:
        """Take one event.

        Raises:
            Unfair: its link is not the sealed one, or its dice do not come from link and nonces.
        """
        cause, fact = event.get("cause", {}), event["fact"]
        if cause.get("nonce"):
            self.nonces.append((cause.get("seat", 0), cause["nonce"]))
        if fact["is"] == "opened":
            self.table, self.length = fact["table"], fact["length"]
            self.commitments = list(fact["commitments"])
        elif fact["is"] == "sealed":
            self.commitments.append(fact["commitment"])
        elif fact["is"] == "rolled":
            self._check(fact["roll"], fact["link"], fact["dice"])

    def _check(self, roll: int, link: str, dice: str) -> None:
        chain, place = divmod(len(self.links), self.length)
        before = self.links[-1] if place else self.commitments[chain]
        if roll != len(self.links) + 1 or sha256(bytes.fromhex(link)).hexdigest() != before:
            raise Unfair(f"roll {roll}: the link is not the one that was sealed")
        self.links.append(link)
        faces = self._faces(roll, bytes.fromhex(link), len(dice))
        if "".join(map(str, sorted(faces))) != dice:
            raise Unfair(f"roll {roll}: {dice} should be {sorted(faces)}")

    def _faces(self, roll: int, link: bytes, count: int) -> list[int]:
        name = self.table.encode()
        text = b"sixrow-dice-1" + len(name).to_bytes(2, "big") + name + roll.to_bytes(8, "big")
        text += len(self.nonces).to_bytes(4, "big")
        text += b"".join(bytes([seat]) + bytes.fromhex(nonce) for seat, nonce in self.nonces)
        faces: list[int] = []
        block = 0
        while len(faces) < count:
            data = hmac.digest(link, text + block.to_bytes(4, "big"), "sha256")
            faces += [byte % 6 + 1 for byte in data if byte < 252]
            block += 1
        return faces[:count]


class Server:
    """The HTTP side of a server."""

    def __init__(self, origin: str, token: str) -> None:
        self.origin = origin.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}

    def open(self, setup: str, level: str) -> tuple[str, str]:
        """Open a table: its id and its invitation. Bots of the house sit in all seats but two."""
        others = int(setup.partition(":")[2][0]) - 2
        chairs: list[Data] = [{"is": "me"}, {"is": "open"}]
        chairs += [{"is": "bot", "level": level}] * others
        answer = self.post("/api/tables", {"terms": {"setup": setup}, "chairs": chairs})
        return answer["table"]["table"], answer["invite"]

    def join(self, invite: str) -> str:
        """Take a free seat; the table's id."""
        asked = {"id": secrets.token_hex(8), "nonce": secrets.token_hex(16)}
        answer = self.post(f"/api/invitations/{invite}", asked)
        assert answer["version"] > 0
        found: str = self._ask(Request(f"{self.origin}/api/invitations/{invite}"))["table"]
        return found

    def post(self, path: str, body: Data) -> Data:
        """Send something; it is sent again while nobody answers."""
        headers = {"Content-Type": "application/json"}
        return self._ask(Request(self.origin + path, json.dumps(body).encode(), headers))

    def _ask(self, request: Request) -> Data:
        for name, value in self.headers.items():
            request.add_header(name, value)
        last = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(request, timeout=30) as answer:
                    read: Data = json.load(answer)
                    return read
            except HTTPError as error:
                raise Refused(error.read().decode(errors="replace")) from error
            except (URLError, OSError) as error:
                if time.monotonic() > last:
                    raise Refused(str(error)) from error
                time.sleep(0.2)


class Bot:
    """Plays at one table until it is over."""

    def __init__(self, server: Server, table: str, invite: str, random: Random) -> None:
        self.server, self.table, self.invite, self.random = server, table, invite, random
        self.dice = FairDice()
        self.version = 0
        self.me = ""
        self.seats: list[int] = []
        self.view: Data = {}
        self.asked: Data | None = None
        self.nonce = secrets.token_hex(16)
        self.sockets = 0

    def play(self) -> Data:
        """Play to the end; the table as it is then.

        Raises:
            Unfair: a roll is not what it should be.
            Refused: the server does not let us in, or has been gone for too long.
        """
        last = time.monotonic() + PATIENCE
        while self.view.get("phase") != "over":
            try:
                self._sit()
            except InvalidStatus as refused:
                if refused.response.status_code < 500:
                    body = refused.response.body or b""
                    raise Refused(body.decode(errors="replace")) from refused
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                pass
            if self.sockets:
                self.sockets, last = 0, time.monotonic() + PATIENCE
            if time.monotonic() > last:
                raise Refused("the server does not answer")
            time.sleep(0.1)
        return self.view

    def _sit(self) -> None:
        """One connection, from the welcome to its end."""
        address = f"ws{self.server.origin.removeprefix('http')}/api/tables/{self.table}/socket"
        query = f"version={self.version}&views=1&invite={self.invite}"
        with connect(
            f"{address}?{query}", additional_headers=self.server.headers, proxy=None
        ) as socket:
            while self.view.get("phase") != "over":
                self._take(socket, json.loads(socket.recv(timeout=PATIENCE)))
                self.sockets += 1

    def _take(self, socket: ClientConnection, frame: Data) -> None:
        match frame["is"]:
            case "welcome":
                self.me, self.seats = frame["you"], list(frame["seats"])
                self._follow(frame)
                if self.asked is not None:  # perhaps it was lost, perhaps only its answer
                    socket.send(json.dumps(self.asked))
            case "events":
                self._follow(frame)
            case "refused" if self.asked is not None and frame["id"] == self.asked["id"]:
                if frame["error"]["code"] != "stale-version":
                    raise Refused(json.dumps(frame["error"]))
                self.asked = None  # somebody was faster: decide again, with the same nonce
            case "resync":
                again = {"do": "resync", "id": secrets.token_hex(8), "version": self.version}
                socket.send(json.dumps(again))
            case _:
                return
        if self.asked is None:
            self.asked = self._wish()
            if self.asked is not None:
                socket.send(json.dumps(self.asked))

    def _follow(self, frame: Data) -> None:
        for event in frame["events"]:
            if event["number"] <= self.version:
                continue
            self.dice.follow(event)
            self.version = event["number"]
            cause = event.get("cause", {})
            ours = self.asked is not None and cause.get("command") == self.asked["id"]
            if ours and cause.get("by") == self.me:
                if cause["nonce"] != self.nonce:
                    raise Unfair("the house has put another nonce in place of ours")
                self.asked, self.nonce = None, secrets.token_hex(16)
        self.view = frame.get("view") or self.view

    def _wish(self) -> Data | None:
        """The command to send now; None if it is somebody else's turn."""
        common = {"id": secrets.token_hex(8), "version": self.version, "nonce": self.nonce}
        view = self.view
        if view["phase"] == "lobby":
            taken = all("person" in seat["chair"] or "level" in seat["chair"]
                        for seat in view["seats"])  # fmt: skip
            return {"do": "start", **common} if taken and view["host"] == self.me else None
        if view["phase"] != "playing" or view["game"]["seat"] not in self.seats:
            return None
        game: Data = view["game"]
        seat: int = game["seat"]
        if view["seats"][seat].get("bot"):  # one of the house plays for us
            return None
        if game["waiting"] == "dice":
            return {"do": "roll", "seat": seat, **common}
        word = self._keep(game) if game.get("keeping") else self._choose(game, seat)
        return {"do": "decide", "seat": seat, "decisions": [word], **common}

    def _keep(self, game: Data) -> str:
        """Keep dice that show the same as others, and those that have to stay."""
        dice, kept = game["dice"], game.get("kept", "-").replace("-", "")
        chosen = "".join(face for face in dice if dice.count(face) > 1 or face in kept)
        return "stop" if chosen == dice else f"k{chosen or '-'}"

    def _choose(self, game: Data, seat: int) -> str:
        """The decision after which the own side is furthest ahead; any such one."""
        side = self.view["seats"][seat]["side"]

        def lead(choice: Data) -> tuple[int, float]:
            others = [score for each, score in enumerate(choice["scores"]) if each != side]
            return choice["scores"][side] - max(others), self.random.random()

        word: str = max(game["choices"], key=lead)["decision"]
        return word


def main() -> int:
    parser = argparse.ArgumentParser(description="A bot that plays at a Sixrow server.")
    parser.add_argument("--server", default="http://127.0.0.1:8036")
    parser.add_argument("--token", default=os.environ.get("SIXROW_TOKEN", ""))
    parser.add_argument("--join", metavar="INVITATION", help="take a free seat")
    parser.add_argument("--open", metavar="SET-UP", help="open a table, such as sequence-dice:2")
    parser.add_argument("--level", default="novice", help="of the bots in seats beyond two")
    parser.add_argument("--seed", type=int, help="decide ties the same way every time")
    given = parser.parse_args()
    server = Server(given.server, given.token)
    try:
        if given.open:
            table, invite = server.open(given.open, given.level)
            print(json.dumps({"table": table, "invite": invite}), flush=True)
        else:
            invite = given.join or parser.error("either --open or --join")
            table = server.join(invite)
        bot = Bot(server, table, invite, Random(given.seed))
        view = bot.play()
    except Unfair as unfair:
        print(unfair, file=sys.stderr)
        return 1
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    told = {"table": table, "winners": view["winners"], "seats": bot.seats}
    print(json.dumps({**told, "rolls": len(bot.dice.links), "verified": True}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
