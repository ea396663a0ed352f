"""The authority over one table: seats, turns, clocks, undo and fair dice.

A command is answered with numbered events, or with a typed refusal that changes nothing. There is
no web, database, clock or randomness here: callers pass in the time and the secret of the dice.

    >>> from sixrow.match import Authority, Chair, Envelope, House, Opening, Person, Start, Terms
    >>> house = House(Envelope(bytes(32)), levels=("skilled",))
    >>> chairs = Chair(person="ada", name="Ada"), Chair(level="skilled")
    >>> opening = Opening(terms=Terms(setup="columbiz:2"), chairs=chairs, host="ada")
    >>> authority = Authority.open("table-1", opening, now=0, house=house)
    >>> start = Start(id="1", version=1)
    >>> (began,) = authority.handle(start, Person("ada", "Ada"), now=5)
    >>> began.fact
    GameBegan(game=1)

`docs/match.md` lists commands, events and refusals; `docs/fair-dice.md` explains the dice.
"""

from sixrow.match.authority import Authority, handle, open_table
from sixrow.match.chain import Chain, Envelope
from sixrow.match.commands import (
    Abort,
    Anchor,
    Appoint,
    Back,
    Begin,
    Command,
    Decide,
    Drop,
    Enter,
    Finish,
    Give,
    HouseNotice,
    Leave,
    Lost,
    Notice,
    PersonCommand,
    Proceed,
    Rematch,
    Reseal,
    Resign,
    Resume,
    Return,
    Roll,
    SeatCommand,
    Sit,
    StandIn,
    Start,
    TableRequest,
    Tick,
    Undo,
    Unseat,
)
from sixrow.match.draft import Answer
from sixrow.match.events import Cause, Chair, Event, Fact
from sixrow.match.export import export
from sixrow.match.fold import apply, rebuild
from sixrow.match.house import House, Person
from sixrow.match.lobby import Opening, next_opening
from sixrow.match.table import Awaited, PlayedGame, SeatState, Table, TablePhase
from sixrow.match.tallies import Tally, tally
from sixrow.match.terms import Bank, Clock, Days, NoClock, Terms
from sixrow.match.verification import Verification, verify

__all__ = [
    "Abort",
    "Anchor",
    "Answer",
    "Appoint",
    "Authority",
    "Awaited",
    "Back",
    "Bank",
    "Begin",
    "Cause",
    "Chain",
    "Chair",
    "Clock",
    "Command",
    "Days",
    "Decide",
    "Drop",
    "Enter",
    "Envelope",
    "Event",
    "Fact",
    "Finish",
    "Give",
    "House",
    "HouseNotice",
    "Leave",
    "Lost",
    "NoClock",
    "Notice",
    "Opening",
    "Person",
    "PersonCommand",
    "PlayedGame",
    "Proceed",
    "Rematch",
    "Reseal",
    "Resign",
    "Resume",
    "Return",
    "Roll",
    "SeatCommand",
    "SeatState",
    "Sit",
    "StandIn",
    "Start",
    "Table",
    "TablePhase",
    "TableRequest",
    "Tally",
    "Terms",
    "Tick",
    "Undo",
    "Unseat",
    "Verification",
    "apply",
    "export",
    "handle",
    "next_opening",
    "open_table",
    "rebuild",
    "tally",
    "verify",
]
