"""Tables over HTTP: opened, sat at, played to the end by rules alone."""

import itertools
import secrets
from typing import Any

import httpx2

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
    """A command with an id and a nonce of its own."""
    number = f"c{next(_numbers)}"
    return {"do": do, "id": number, "version": version, "nonce": secrets.token_hex(16), **fields}


def send(client: httpx2.Client, table: str, do: str, **fields: Any) -> httpx2.Response:
    """Send a command with the present version."""
    invite = fields.pop("invite", "")
    version = client.get(f"/api/tables/{table}", params={"invite": invite}).json()["version"]
    body = command(do, version, **fields)
    return client.post(f"/api/tables/{table}/commands", params={"invite": invite}, json=body)


def play(table: str, clients: list[httpx2.Client], most: int = 10_000) -> Any:
    """Let each seat decide the first thing that is legal, until all is over; the last view."""
    view: Any = None
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
    raise AssertionError("the game does not end")
