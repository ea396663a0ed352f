"""Tables over HTTP: opened, sat at, played to the end by rules alone."""

import itertools
from typing import Any

import httpx2
import msgspec

from sixrow.match import Event
from tests.support.dice_clients import DiceHand

_numbers = itertools.count(1)


def open_table(client: httpx2.Client, *chairs: str | dict[str, str], **fields: Any) -> Any:
    """Open a table; a chair is ``me``, ``open`` or a level."""
    terms = {"setup": "sequence-dice:2:length=5", **fields.pop("terms", {})}
    wanted = [each if isinstance(each, dict) else _chair(each) for each in chairs]
    body = {"terms": terms, "chairs": wanted, **fields}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def _chair(word: str) -> dict[str, str]:
    return {"is": word} if word in ("me", "open") else {"is": "bot", "level": word}


def command(do: str, version: int, **fields: Any) -> dict[str, Any]:
    """A command with an id of its own."""
    return {"do": do, "id": f"c{next(_numbers)}", "version": version, **fields}


def send(client: httpx2.Client, table: str, do: str, **fields: Any) -> httpx2.Response:
    """Send a command with the present version; the sender has a chain, and gives links."""
    invite = fields.pop("invite", "")
    serve(table, client)
    version = client.get(f"/api/tables/{table}", params={"invite": invite}).json()["version"]
    body = command(do, version, **fields)
    answer = client.post(f"/api/tables/{table}/commands", params={"invite": invite}, json=body)
    serve(table, client)
    return answer


_hands: dict[tuple[str, str], DiceHand] = {}


def serve(table: str, *clients: httpx2.Client) -> None:
    """Let clients anchor and give links, as programs do that play over HTTP."""
    people = {client.get("/api/me").json()["person"]["id"]: client for client in clients}
    asked = True
    while asked:
        asked = False
        for person, client in people.items():
            hand = _hands.setdefault((table, person), DiceHand(person))
            told = client.get(f"/api/tables/{table}/events", params={"after": hand.version})
            if not told.is_success:
                continue
            hand.see(msgspec.convert(told.json()["events"], tuple[Event, ...]))
            for request in hand.requests(again=True):
                body = msgspec.to_builtins(request)
                answer = client.post(f"/api/tables/{table}/commands", json=body)
                assert answer.status_code == 200, answer.text
                asked = True


def play(table: str, clients: list[httpx2.Client], most: int = 10_000) -> Any:
    """Let each seat decide the first thing that is legal, until all is over; the last view."""
    view: Any = None
    serve(table, *clients)
    for _ in range(most):
        view = clients[0].get(f"/api/tables/{table}").json()
        game = view.get("game")
        if view["phase"] == "over":
            return view
        seat = game["seat"]
        if game["waiting"] == "dice":
            answer = send(clients[seat], table, "roll", seat=seat)
        else:
            choice = game["choices"][0]["decision"]
            answer = send(clients[seat], table, "decide", seat=seat, decisions=[choice])
        assert answer.status_code == 200, answer.text
        serve(table, *clients)
    raise AssertionError("the game does not end")
