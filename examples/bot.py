"""A bot in one file: plays at a Sixrow server, takes part in its dice, and checks every roll.

    export SIXROW_TOKEN=sixrow_…            # from POST /api/tokens
    python bot.py --server http://127.0.0.1:8036 --open columbiz:2      # prints an invitation
    python bot.py --server http://127.0.0.1:8036 --join INVITATION

It needs only the standard library and `websockets`, not Sixrow: the server says what is legal and
what each choice would do (docs/protocol.md). The bot reconnects when the connection breaks, and
repeats commands that were not answered. If you do not trust a server, read `FairDice`: every roll
that it counts as `mine` has a link of ours in it, so nobody could foresee or choose those dice
(docs/fair-dice.md). Exit codes: 0 the table is finished, 1 the server broke its promise, 2 the
server refused.
"""

import argparse
import hmac
import json
import os
import secrets
import sys
import time
from base64 import b32encode
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]

PATIENCE = 60.0
"""Seconds to try again while the server does not answer."""


class Unfair(Exception):
    """The dice are not what the house promised."""


class Refused(Exception):
    """The server refused a request."""


SCHEME = b"sixrow-dice-2"
LENGTH = 2048
"""The number of links of every chain."""

PASSING = {
    *("rematch-wanted", "connection-lost", "connection-back", "came", "went"),
    *("clock-read", "resumed", "given"),
}
"""Facts that are not part of the history."""


def before(kind: bytes, link: str, steps: int = 1) -> str:
    """The value some steps before a link in its chain; kind is h (house) or p (person)."""
    for _ in range(steps):
        link = sha256(SCHEME + kind + bytes.fromhex(link)).hexdigest()
    return link


def new_chain() -> list[str]:
    """A chain of our own: its public anchor, then the links, each of which leads to the last."""
    links = [secrets.token_hex(32)]
    while len(links) <= LENGTH:
        links.append(before(b"p", links[-1]))
    return links[::-1]


@dataclass
class Chain:
    """The chain of a person: how often a link was asked for, and which was shown last."""

    anchor: str
    anchored: int  # so many rolls had been due by then
    called: int = 0
    shown: int = 0
    last: str = ""

    def fits(self, link: str) -> bool:
        return before(b"p", link, self.called - self.shown) == (self.last or self.anchor)


class Held(NamedTuple):
    """A link that was given but has not counted yet."""

    roll: int
    seat: int
    anchored: int
    link: str


def counting(held: list[Held], counted: dict[int, int], interested: set[int]) -> list[Held]:
    """The links that count: each only if everybody else has given one after it was anchored."""
    kept = sorted(held)
    while True:
        latest = dict(counted)
        for each in kept:
            latest[each.seat] = max(latest.get(each.seat, 0), each.roll)
        fit = [
            each
            for each in kept
            if all(latest.get(seat, 0) > each.anchored for seat in interested - {each.seat})
        ]
        if fit == kept:
            return kept
        kept = fit


class FairDice:
    """Follows the events of a table and checks that the house keeps its promises.

    Attributes:
        head: the hash of the whole history; players who compare it were shown the same game.
        due: the roll that is due, as the house has told it; None if there is none.
        rolls: how many rolls were made. mine: in how many of them a link counts that we gave.
    """

    def __init__(self) -> None:
        self.head = sha256(SCHEME + b"e").digest()
        self.facts = self.spent = self.base = self.rolls = self.mine = 0
        self.seats: list[Data] = []
        self.chains: dict[int, Chain] = {}
        self.anchors: set[str] = set()
        self.given: dict[int, str] = {}  # our links, by roll
        self.held: list[Held] = []
        self.counted: dict[int, int] = {}
        self.missed: set[int] = set()
        self.due: Data | None = None
        self.fresh = True
        self.opened = False

    def follow(self, event: Data) -> None:
        """Take one event.

        Raises:
            Unfair: an honest house would not say this.
        """
        fact = event["fact"]
        kind = fact["is"]
        if self.due is not None and kind in ("decided", "undone", "returned", "left", "anchored"):
            self._require(kind == "anchored" and len(self.due["interested"]) == 1, "late", fact)
        take = getattr(self, "_" + kind.replace("-", "_"), None)
        if kind not in PASSING:
            self.facts += 1
            told = json.dumps([self.facts, _nameless(fact)], sort_keys=True, ensure_ascii=False,
                              separators=(",", ":"))  # fmt: skip
            self.head = sha256(SCHEME + b"e" + self.head + told.encode()).digest()
        if take is not None:
            take(fact)

    def _require(self, so: bool, what: str, fact: Data) -> None:
        if not so:
            raise Unfair(f"{what}: {json.dumps(fact)}")

    # Who plays

    def _opened(self, fact: Data) -> None:
        self._require(not self.opened, "opened twice", fact)
        self.opened = True
        self.table: bytes = fact["table"].encode()
        self.table = len(self.table).to_bytes(2, "big") + self.table
        self.seats = [{**chair, "ranked": True} for chair in fact["chairs"]]
        self.house = fact["commitment"]
        self.ratchet = sha256(SCHEME + b"t" + self.table).digest()

    def _seated(self, fact: Data) -> None:
        self.seats[fact["seat"]] = {**fact["chair"], "ranked": True}
        self.chains.pop(fact["seat"], None)

    def _left(self, fact: Data) -> None:
        if not self.rolls and self.due is None:
            self.seats[fact["seat"]] = {"ranked": True}
            self.chains.pop(fact["seat"], None)

    def _stood_in(self, fact: Data) -> None:
        self.seats[fact["seat"]] |= {"bot": fact["reason"], "ranked": fact["ranked"]}

    def _returned(self, fact: Data) -> None:
        self.seats[fact["seat"]].pop("bot")

    def _game_began(self, _fact: Data) -> None:
        for seat in self.seats:
            if seat.get("bot") == "time" and seat["ranked"]:
                del seat["bot"]  # a new game has new clocks

    def chain_seat(self, seat: int) -> int:
        """The lowest seat of the person at a seat, under which their chain is known."""
        people = [each.get("person") for each in self.seats]
        return people.index(people[seat])

    def players(self) -> set[int]:
        """The people who play their own seats."""
        seats = enumerate(self.seats)
        return {self.chain_seat(at) for at, it in seats if it.get("person") and "bot" not in it}

    def _away(self) -> set[int]:
        """Whose result counts although a bot plays for them, if their links have counted."""
        seats = [at for at, it in enumerate(self.seats) if it.get("person") and it["ranked"]]
        found = {self.chain_seat(seat) for seat in seats} - self.players()
        return {seat for seat in found if self.counted.get(seat, 0) > self.base}

    # Chains

    def _anchored(self, fact: Data) -> None:
        self._require(fact["anchor"] not in self.anchors, "anchored twice", fact)
        self.anchors.add(fact["anchor"])
        self.chains[fact["seat"]] = Chain(fact["anchor"], self.spent)
        if self.players() | self._away() == {fact["seat"]}:
            self.missed = set()

    def _resealed(self, fact: Data) -> None:
        print(f"the house has a new chain after roll {self.spent}", file=sys.stderr)
        self.house, self.base, self.fresh = fact["commitment"], self.spent, True
        self.chains, self.held, self.missed, self.due = {}, [], set(), None

    # Rolls

    def _due(self, fact: Data) -> None:
        callers, players = set(fact["callers"]), self.players()
        self._require(self.due is None and fact["roll"] == self.spent + 1, "out of order", fact)
        self._require(callers <= players <= set(self.chains), "no person", fact)
        self._require(not self.fresh or callers == players, "somebody is not asked", fact)
        self._require(bool(callers) or not players, "nobody is asked", fact)
        self._require(not callers & self.missed, "asked again", fact)
        seat = self.seats[fact["seat"]]
        if seat.get("person") and "bot" not in seat:
            asked = self.chain_seat(fact["seat"]) in callers
            self._require(asked, "the roller is not asked", fact)
        self.spent = fact["roll"]
        for caller in callers:
            self.chains[caller].called += 1
        self.due = {**fact, "interested": players | self._away(), "head": self.head.hex()}

    def _shown(self, fact: Data) -> dict[int, str]:
        """The links of a roll; each must be the next one of its chain."""
        due, self.due = self.due, None
        self._require(due is not None and due["roll"] == fact["roll"], "not due", fact)
        assert due is not None
        self._require(before(b"h", fact["link"]) == self.house, "not the sealed link", fact)
        self.house = fact["link"]
        self._require(len(fact["links"]) == len(due["callers"]), "links are missing", fact)
        links = {at: link for at, link in zip(due["callers"], fact["links"], strict=True) if link}
        for seat, link in links.items():
            chain = self.chains[seat]
            self._require(chain.fits(link), "not a link of its chain", fact)
            chain.shown, chain.last = chain.called, link
            self.held.append(Held(fact["roll"], seat, chain.anchored, link))
        self.interested: set[int] = due["interested"]
        self.missing = set(due["callers"]) - set(links)
        return links

    def _rolled(self, fact: Data) -> None:
        links = self._shown(fact)
        self._require(not self.missing, "a link is missing", fact)
        counted = counting(self.held, self.counted, self.interested)
        self.held = [each for each in self.held if each not in counted]
        self.counted |= {each.seat: each.roll for each in counted}
        roll = fact["roll"].to_bytes(8, "big")
        text = SCHEME + b"r" + self.ratchet + roll + len(counted).to_bytes(2, "big")
        for each in counted:
            text += each.roll.to_bytes(8, "big") + bytes([each.seat]) + bytes.fromhex(each.link)
        self.ratchet = sha256(text).digest()
        faces = self._faces(bytes.fromhex(fact["link"]), roll, len(fact["dice"]))
        self._require("".join(map(str, sorted(faces))) == fact["dice"], f"not {faces}", fact)
        self.missed, self.fresh = set(), False
        self.rolls += 1
        own = self.given.get(fact["roll"])
        self.mine += own in links.values() and any(each.link == own for each in counted)

    def _faces(self, link: bytes, roll: bytes, count: int) -> list[int]:
        text, faces, block = SCHEME + b"d" + self.table + roll + self.ratchet, list[int](), 0
        while len(faces) < count:
            data = hmac.digest(link, text + block.to_bytes(4, "big"), "sha256")
            faces += [byte % 6 + 1 for byte in data if byte < 252]
            block += 1
        return faces[:count]

    def _void(self, fact: Data) -> None:
        """A roll is void for lack of a link; its number is used up, and nobody is asked twice."""
        first = self.fresh
        self._shown(fact)
        self._require(bool(self.missing), "given up without a reason", fact)
        dropped = set(fact["dropped"])
        self._require(not dropped or not first, "given up too early", fact)
        self._require(dropped <= self.missing, "dropped in spite of a link", fact)
        self.missed |= self.missing

    def letters(self) -> str:
        """The head as letters that people can compare."""
        return b32encode(self.head[:10]).decode().lower()


def _nameless(fact: Data) -> Data:
    """A fact as it goes into the head: names are left out, since people may have them deleted."""
    fact = dict(fact)
    if "chairs" in fact:
        fact["chairs"] = [{**chair} for chair in fact["chairs"]]
    if "chair" in fact:
        fact["chair"] = {**fact["chair"]}
    for chair in [*fact.get("chairs", ()), *([fact["chair"]] if "chair" in fact else [])]:
        chair.pop("name", None)
    return fact


class Server:
    """The HTTP side of a server."""

    def __init__(self, origin: str, token: str) -> None:
        self.origin = origin.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}

    def open(self, setup: str, level: str) -> tuple[str, str]:
        """Open a table and return its id and invitation. Bots take all seats but two."""
        others = int(setup.partition(":")[2][0]) - 2
        chairs: list[Data] = [{"is": "me"}, {"is": "open"}]
        chairs += [{"is": "bot", "level": level}] * others
        answer = self.post("/api/tables", {"terms": {"setup": setup}, "chairs": chairs})
        return answer["table"]["table"], answer["invite"]

    def join(self, invite: str) -> str:
        """Take a free seat and return the table's id."""
        answer = self.post(f"/api/invitations/{invite}", {"id": secrets.token_hex(8)})
        assert answer["version"] > 0
        found: str = self._ask(Request(f"{self.origin}/api/invitations/{invite}"))["table"]
        return found

    def post(self, path: str, body: Data) -> Data:
        """Send something, again and again until there is an answer."""
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
        self.chain: list[str] = []
        self.sent: set[str] = set()
        self.gave = 0
        self.holds = ""
        self.sockets = 0

    def play(self) -> Data:
        """Play to the end and return the final table.

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
        """One connection, from welcome to close."""
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
                self.gave, self.holds = 0, ""
                self._follow(frame)
                if self.asked is not None:  # perhaps it was lost, perhaps only its answer
                    self._send(socket, self.asked)
            case "events":
                self._follow(frame, live=True)
            case "refused" if self.asked is not None and frame["id"] == self.asked["id"]:
                if frame["error"]["code"] not in ("stale-version", "dice-due", "not-anchored"):
                    raise Refused(json.dumps(frame["error"]))
                self.asked = None  # somebody was faster: decide again
            case "refused" if frame["error"]["code"] == "another-history":
                raise Unfair("the house shows others another game")
            case "resync":
                self._send(socket, {"do": "resync", "version": self.version})
            case _:
                return
        self._take_part(socket)
        if self.asked is None:
            self.asked = self._wish()
            if self.asked is not None:
                self._send(socket, self.asked)

    def _send(self, socket: ClientConnection, frame: Data) -> None:
        frame.setdefault("id", secrets.token_hex(8))
        self.sent.add(frame["id"])
        socket.send(json.dumps(frame))

    def _follow(self, frame: Data, *, live: bool = False) -> None:
        for event in frame["events"]:
            if event["number"] <= self.version:
                continue
            self.dice.follow(event)
            self.version = event["number"]
            cause = event.get("cause", {})
            if cause.get("by") == self.me and cause.get("command"):
                if live and cause["command"] not in self.sent:
                    raise Unfair(f"somebody plays in our name: {json.dumps(event)}")
                if self.asked is not None and cause["command"] == self.asked["id"]:
                    self.asked = None
        self.view = frame.get("view") or self.view

    def _take_part(self, socket: ClientConnection) -> None:
        """Publish a chain of our own, say that we have it, and give a link when one is due."""
        dice, own = self.dice, min(self.seats, default=-1)
        if own < 0 or self.view["phase"] == "over":
            return
        known, due = dice.chains.get(own), dice.due
        can_anchor = due is None or due["interested"] == {own}
        if can_anchor and self._needs_chain(known):
            self.chain = new_chain()
            self._send(socket, {"do": "anchor", "anchor": self.chain[0]})
        if known is None or not self.chain or known.anchor != self.chain[0]:
            return
        if self.holds != known.anchor:
            self.holds = known.anchor
            self._send(socket, {"do": "hold", "anchor": known.anchor})
        if due is not None and own in due["callers"] and due["roll"] != self.gave:
            self._give(socket, due, self.chain[known.called])

    def _needs_chain(self, known: Chain | None) -> bool:
        """Whether we have no chain that the house knows or will know soon."""
        if not self.chain or (known is not None and known.called >= LENGTH):
            return True
        return known is None and self.chain[0] in self.dice.anchors

    def _give(self, socket: ClientConnection, due: Data, link: str) -> None:
        """Give a link for a roll: the same one if asked again, never one for two rolls."""
        given = self.dice.given
        if given.setdefault(due["roll"], link) != link or list(given.values()).count(link) > 1:
            raise Unfair("the same link is asked for twice")
        self.gave = due["roll"]
        give = {"do": "give", "roll": due["roll"], "link": link, "head": due["head"]}
        self._send(socket, give)

    def _wish(self) -> Data | None:
        """The command to send now, or None if it is somebody else's turn."""
        common = {"id": secrets.token_hex(8), "version": self.version}
        view = self.view
        if view["phase"] == "lobby":
            taken = all("person" in seat["chair"] or "level" in seat["chair"]
                        for seat in view["seats"])  # fmt: skip
            return {"do": "start", **common} if taken and view["host"] == self.me else None
        if view["phase"] != "playing" or view["game"]["seat"] not in self.seats:
            return None
        if view.get("due") or view.get("unanchored"):  # dice have to come first
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
        """Keep all dice that match another die, and those that must stay."""
        dice, kept = game["dice"], game.get("kept", "-").replace("-", "")
        chosen = "".join(face for face in dice if dice.count(face) > 1 or face in kept)
        return "stop" if chosen == dice else f"k{chosen or '-'}"

    def _choose(self, game: Data, seat: int) -> str:
        """A decision that puts our side furthest ahead."""
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
    dice = {"rolls": bot.dice.rolls, "mine": bot.dice.mine, "letters": bot.dice.letters()}
    print(json.dumps({**told, **dice, "verified": True}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
