"""The measured advantage of each seat: the share of the player who is first, second and so on.

The figures are for a level against itself, measured by `scripts/measure_seat_advantage.py` and
shipped with the package. Reading them needs neither the engine nor NumPy.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from sixrow.means import Mean
from sixrow.notation import setup_text
from sixrow.players.ladder.ledger import heading
from sixrow.rules import SequenceDiceSetup, Setup

FILE = Path(__file__).parent / "seat_advantage.json"


@dataclass(frozen=True, slots=True)
class Fairness:
    """The shares of one level against itself in one set-up.

    Attributes:
        player: the network and the judgement that were measured.
        in_turn_order: the share of the side that plays first, second, and so on.
    """

    setup: str
    level: str
    player: str
    games: int
    in_turn_order: tuple[Mean, ...]


def fairness(setup: Setup, level: str) -> Fairness | None:
    """The measurement for a set-up and a level, or None if there is none.

    Four players in two teams count as two sides: their sides roll in turn.
    """
    if isinstance(setup, SequenceDiceSetup):
        setup = SequenceDiceSetup(players=setup.sides, length=setup.length, chips=setup.chips)
    return load().get((setup_text(setup), level))


def described(setup: Setup, level: str) -> str:
    """The network and the judgement of a level in a set-up, as a string.

    Raises:
        Refusal: no network was trained on a set-up near it.
    """
    head = heading(setup, 0, (level,))
    sight, error = head["levels"][level]
    return f"{head['network']} {sight} {error}"


def load() -> dict[tuple[str, str], Fairness]:
    """All measurements, by set-up and level."""
    if not FILE.exists():
        return {}
    found = {}
    for each in json.loads(FILE.read_text(encoding="utf-8"))["measured"]:
        means = tuple(Mean(value, error) for value, error in each.pop("in turn order"))
        row = Fairness(**each, in_turn_order=means)
        found[row.setup, row.level] = row
    return found


def save(rows: Mapping[tuple[str, str], Fairness], command: str) -> None:
    """Write all measurements, one per line, and the command that made them."""
    lines = [
        json.dumps(
            {
                "setup": row.setup,
                "level": row.level,
                "player": row.player,
                "games": row.games,
                "in turn order": [
                    (round(mean.value, 4), round(mean.error, 4)) for mean in row.in_turn_order
                ],
            }
        )
        for row in rows.values()
    ]
    text = ",\n  ".join(lines)
    whole = f'{{\n "command": {json.dumps(command)},\n "measured": [\n  {text}\n ]\n}}\n'
    FILE.write_text(whole, encoding="utf-8")
