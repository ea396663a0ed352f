"""Play the games of tests/data/records and store them; the tests only read them.

Run it to add a game or after a deliberate change of the record format, and look at the difference:
a golden record that changes by itself is a broken promise to everyone who kept one.

    .venv/bin/python scripts/make_golden_records.py
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from sixrow.notation import Entry, Json, Record, Result, read_setup, write_json, write_text
from sixrow.rules import Columbiz, Decision, Position, Waiting, columbiz, start
from sixrow.rules.columbiz.decisions import kept_by
from sixrow.rules.dice import Dice, number, of_faces, showing

FOLDER = Path(__file__).parent.parent / "tests" / "data" / "records"


@dataclass(frozen=True)
class Plan:
    """A game to play: its set-up, its seed and the other parts of the record."""

    setup: str
    seed: int
    names: tuple[str, ...]
    entries: int | None = None
    result: Result | None = None
    timed: bool = False
    careless: bool = False
    """Whether dice are kept at random."""
    comments: dict[int, str] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    comment: str = ""
    attachments: dict[str, Json] = field(default_factory=dict)


PLANS = {
    "columbiz-2": Plan("columbiz:2", 3, ("Ada", "Bo")),
    "columbiz-2-locked": Plan("columbiz:2:reroll=locked", 2, ("Ada", "Bo")),
    "columbiz-2-difference": Plan("columbiz:2:extension=difference", 9, ("Ada", "Bo")),
    "columbiz-3": Plan("columbiz:3", 4, ("Ada", "Bo", "Cy"), timed=True),
    "columbiz-3-capped": Plan("columbiz:3:captives=capped", 25, ("Ada", "Bo", "Cy")),
    "columbiz-4": Plan("columbiz:4", 6, ("Ada", "Bo", "Cy", "Di"), careless=True),
    "columbiz-4-french": Plan("columbiz:4:edition=fr", 7, ("Ada", "Bo", "Cy", "Di")),
    "columbiz-4-linear": Plan("columbiz:4:captives=linear", 8, ("Ada", "Bo", "Cy", "Di")),
    "columbiz-2-resigned": Plan(
        "columbiz:2",
        9,
        ("Åse “Ås” Ødegård", 'Bo "the {brace}" \\ Bø'),
        entries=31,
        result=Result((1,), "resigned"),
        timed=True,
        comments={1: "a lucky start", 12: 'Is this {really} "best"? \\o/', 30: "enough\nfor today"},
        tags={"Date": "2011-11-11", "Place": "a café, 北京", "TimeControl": "600+10"},
        comment="A game with everything that a record can say.",
        attachments={
            "dice-proof": {
                "scheme": "commit-reveal",
                "commitments": ["9f86d081884c7d65", "60303ae22b998861"],
                "reveals": [None, "00ff"],
            },
            "analysis": [{"entry": 12, "depth": 2, "value": -0.25}, {"entry": 13, "value": 1}],
        },
    ),
    "sequence-dice-2": Plan("sequence-dice:2", 85, ("Ada", "Bo")),
    "sequence-dice-2-five": Plan("sequence-dice:2:length=5", 11, ("Ada", "Bo")),
    "sequence-dice-2-unlimited": Plan("sequence-dice:2:chips=unlimited", 82, ("Ada", "Bo")),
    "sequence-dice-3": Plan("sequence-dice:3", 13, ("Ada", "Bo", "Cy")),
    "sequence-dice-3-unfinished": Plan(
        "sequence-dice:3", 14, ("Ada", "Bo", "Cy"), entries=20, timed=True
    ),
    "sequence-dice-4": Plan("sequence-dice:4", 15, ("Ada", "Bo", "Cy", "Di")),
    "sequence-dice-4-five": Plan("sequence-dice:4:length=5", 16, ("Ada", "Bo", "Cy", "Di")),
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, plan in PLANS.items():
        record = play(plan)
        (FOLDER / f"{name}.txt").write_text(write_text(record), encoding="utf-8", newline="\n")
        (FOLDER / f"{name}.json").write_text(write_json(record), encoding="utf-8", newline="\n")
        print(f"{name}: {len(record.entries)} entries, {record.result}, {record.final.scores()}")


def play(plan: Plan) -> Record:
    """The record of a game played to its end, or up to as many entries as are planned."""
    luck = random.Random(plan.seed)
    setup = read_setup(plan.setup)
    entries: list[Entry] = []
    position, time = start(setup), 0
    while position.outcome is None and len(entries) != plan.entries:
        entry = _next_entry(position, luck, plan.careless)
        if plan.timed:
            time += luck.randrange(50, 9000)
            entry = replace(entry, time=time)
        entry = replace(entry, comment=plan.comments.get(len(entries), ""))
        entries.append(entry)
        position = entry.apply(position).position
    outcome, result = position.outcome, plan.result
    if outcome is not None:
        result = Result(outcome.winners, outcome.ending.value)
    extras = plan.tags, plan.comment, plan.attachments
    return Record(setup, plan.names, tuple(entries), result, *extras)


def _next_entry(position: Position, luck: random.Random, careless: bool) -> Entry:
    if position.waiting is Waiting.DICE:
        return Entry(True, of_faces(luck.randint(1, 6) for _ in range(position.dice_to_roll)))
    decisions = list(position.decisions())
    luck.shuffle(decisions)
    if careless and _keeps(position):
        return Entry(False, decisions[0])
    return Entry(False, max(decisions, key=_worth(position)))


def _keeps(position: Position) -> bool:
    return isinstance(position, Columbiz) and position.phase is columbiz.ColumbizPhase.KEEP


def _worth(position: Position) -> Callable[[Decision], float]:
    """A simple player: gather dice of a kind; then take what scores most at once."""
    if _keeps(position):
        dice = position.dice
        return lambda decision: _worth_keeping(dice, kept_by(decision))
    side = position.setup.side_of(position.seat)

    def worth(decision: Decision) -> float:
        scores = position.decide(decision).position.scores()
        ends = isinstance(position, Columbiz) and decision == columbiz.END
        return 2 * scores[side] - sum(scores) - 0.5 * ends

    return worth


def _worth_keeping(dice: Dice, kept: Dice) -> int:
    """Pairs and better are kept, other dice rolled again; all eight are kept if hardly any are."""
    worth = 0
    for face in range(1, 7):
        count, left = showing(kept, face), showing(dice, face)
        worth += count if left > 1 else -count
    return worth + (number(kept) == 8)


if __name__ == "__main__":
    main()
