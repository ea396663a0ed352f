"""Tables and servers elsewhere that tell what a test wants to be told, without any network."""

from typing import Any

import msgspec

from sixrow.match import Chair, Resign
from sixrow.match.receipt import Receipt
from sixrow.rules import Refusal
from sixrow.tui.http_client import ServerClient
from sixrow.tui.link import LinkState, Listener
from sixrow.tui.online import OnlineLink
from sixrow.tui.receipts import Receipts
from sixrow.wire import frames, views
from sixrow.wire.lists import Identity, Me
from tests.match.tables import ADA, BO, FREE, Sitting, chair, sitting

ORIGIN = "https://example.org"
LEVEL = Chair(level="expert")


class Forgetful(Receipts):
    """Keeps no receipts."""

    def find(self, *_table: str) -> None:
        """Find nothing."""

    def keep(self, receipt: Receipt) -> None:
        """Keep nothing."""


class Told(OnlineLink):
    """The link of Ada to a table that stands as it is."""

    def __init__(self, table: Sitting) -> None:
        super().__init__(ServerClient(ORIGIN), "table-1", "k3Qw", Forgetful())
        self.told = table

    def open(self, listener: Listener) -> None:
        """Tell everything at once."""
        authority = self.told.authority
        events = authority.since(0)
        welcome = frames.Welcome(
            you=ADA.id,
            seats=(0,),
            now=0,
            version=len(events),
            events=events,
            effects=tuple(map(views.effects_data, authority.effects_since(0))),
            view=views.view_of(self.told.table),
        )
        self._dice.welcomed(welcome, acting=False)
        listener.linked(LinkState.OPEN)
        listener.heard(welcome)


def waiting() -> Told:
    """A table of three at which one seat is free."""
    return Told(sitting("columbiz:3", chair(ADA), chair(BO), FREE))


def second_game() -> Told:
    """The second game of a pair, whose first was given up by Bo."""
    table = sitting("columbiz:2", chair(ADA), chair(BO), pair=True)
    table.start()
    table.roll_off()
    table.ask(BO, Resign, seat=1)
    table.roll_off()
    return Told(table)


class Noticed(ServerClient):
    """A server with a few tables; it answers by what is asked, with a body or a refusal."""

    def __init__(self, **answers: Any) -> None:
        super().__init__(ORIGIN, "sixrow=known")
        self.answers: dict[str, Any] = {
            "GET /api/me": Identity(Me(ADA.id, ADA.name, "guest", 0, 0, "", {})),
            "GET /api/tables": {
                "tables": [listed("free", chair(BO), FREE), PLAYED, CHANGED],
                "after": "",
            },
            "GET /api/tables/mine": {
                "tables": [MINE, PLAYED, OVER],
                "turns": ["played"],
                "after": "",
            },
            **answers,
        }
        self.asked: list[Any] = []

    async def _fetch(self, method: str, path: str, body: Any = None) -> bytes:
        self.asked.append(msgspec.to_builtins(body))
        answer = self.answers[f"{method} {path}"]
        if isinstance(answer, list):
            answer = answer.pop(0)
        if isinstance(answer, Refusal):
            raise answer
        return msgspec.json.encode(answer)


def listed(table: str, *chairs: Chair, **rest: Any) -> dict[str, Any]:
    """A table in a list, as a server tells it."""
    terms = {"setup": "columbiz:2", "phase": "lobby", "pair": False, "rated": False}
    usual = {"public": True, "host": BO.id, "turn": None, "deadline": None, **terms}
    usual |= {"clock": {"is": "none"}, "board": "", "scores": []}
    times = {"version": 7, "created": 0, "updated": 0}
    plain = [msgspec.to_builtins(each) for each in chairs]
    return {"table": table, **usual, **times, "chairs": plain, **rest}


MINE = listed("mine", chair(ADA), FREE, FREE, setup="columbiz:3:captives=linear")
PLAYED = listed("played", chair(ADA), chair(BO), phase="playing", pair=True)
OVER = listed("over", chair(ADA), LEVEL, phase="over")
CHANGED = listed("changed", chair(BO), LEVEL, setup="sequence-dice:2:length=5", phase="playing")
