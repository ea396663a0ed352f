"""Write games as frames of the server, for the tests of the web client.

    python scripts/make_web_fixtures.py            writes web/test/fixtures/*.json
    python scripts/make_web_fixtures.py --check    fails if they are not up to date

Everything in them comes from one fixed secret: events with links and nonces, what each event did,
and the view of the table after each answer.
"""

import sys
from hashlib import sha256
from pathlib import Path

import msgspec

from sixrow.match import (
    Authority,
    Chair,
    Decide,
    Envelope,
    Event,
    House,
    Opening,
    Person,
    Roll,
    Start,
    TablePhase,
    Terms,
)
from sixrow.notation import decision_text, read_position
from sixrow.rules import Waiting
from sixrow.wire.frames import Events
from sixrow.wire.views import effects_data, game_view, view_of

FOLDER = Path(__file__).resolve().parent.parent / "web" / "test" / "fixtures"
SETUPS = {"columbiz": "columbiz:2", "sequence-dice": "sequence-dice:2"}
FIXTURES = (*SETUPS, "stuck")
CHAIN = 8
"""So short that the games need several chains."""

FRAMES = 36

STUCK = {
    "end": "columbiz:2 6/6/6/6/6/PPPP2 14,18 0,0 3,0 1 1 place 1566 4",
    "forfeit": "columbiz:2 6/6/6/6/B4P/PBPBPB 14,14 0,0 0,0 1 1 place 11234566 0",
    "pass": "sequence-dice:2 6/6/6/6/6/6 1 choose 46",
}
"""Positions in which no piece can be placed, by what is left to do."""


class Story:
    """A table of two people who always choose the middle one of the legal decisions."""

    def __init__(self, setup: str) -> None:
        house = House(Envelope(sha256(setup.encode()).digest(), CHAIN), levels=("skilled",))
        chairs = Chair(person="ada", name="Ada"), Chair(person="bo", name="Bo")
        opening = Opening(terms=Terms(setup=setup), chairs=chairs, host="ada")
        self.authority = Authority.open("table-1", opening, now=0, house=house)
        self.frames = [self.frame(self.authority.since(0))]
        self.number = 0

    def frame(self, events: tuple[Event, ...]) -> Events:
        table = self.authority.table
        done = self.authority.effects_since(events[0].number - 1)
        effects = tuple(map(effects_data, done))
        return Events(version=table.version, events=events, effects=effects, view=view_of(table))

    def act(self) -> None:
        """Start, roll or decide, whichever is next."""
        self.number += 1
        table = self.authority.table
        nonce = sha256(str(self.number).encode()).hexdigest()[:32]
        common = {"id": str(self.number), "version": table.version, "nonce": nonce}
        command: Start | Roll | Decide
        if not table.games:
            seat, command = 0, Start(**common)  # type: ignore[arg-type]
        else:
            seat = table.position.seat
            if table.position.waiting is Waiting.DICE:
                command = Roll(seat=seat, **common)  # type: ignore[arg-type]
            else:
                word = self.word()
                command = Decide(seat=seat, decisions=(word,), **common)  # type: ignore[arg-type]
        person = Person("ada", "Ada") if seat == 0 else Person("bo", "Bo")
        self.frames.append(self.frame(self.authority.handle(command, person, 1_000 * self.number)))

    def word(self) -> str:
        position = self.authority.table.position
        decisions = position.decisions()
        return decision_text(position.setup.game, decisions[len(decisions) // 2])


def fixture(name: str) -> bytes:
    """A file of the tests: the first frames of a game, or the positions of `STUCK`, as JSON."""
    if name == "stuck":
        return _json({kind: game_view(read_position(line)) for kind, line in STUCK.items()})
    story = Story(SETUPS[name])
    while len(story.frames) < FRAMES and story.authority.table.phase is not TablePhase.OVER:
        story.act()
    return _json(story.frames)


def _json(content: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=0) + b"\n"


def main() -> int:
    checking = "--check" in sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in FIXTURES:
        path, wanted = FOLDER / f"{name}.json", fixture(name)
        if not checking:
            path.write_bytes(wanted)
        elif path.read_bytes() != wanted:
            print(
                f"{path} is not what the server tells; run {Path(__file__).name}", file=sys.stderr
            )
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
