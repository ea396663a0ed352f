"""Games to analyse: played at random or with mistakes, in every set-up.

Run as a program, it checks result = luck + skill on any number of games::

    python -m tests.analysis.games [games]
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

from sixrow.analysis import Analysis, Valuer, analyse, valuer
from sixrow.engine.columbiz.inputs import columbiz_inputs
from sixrow.engine.sequence_dice.inputs import sequence_inputs
from sixrow.engine.sequence_dice.rows import lines
from sixrow.notation import Entry, Record, Result
from sixrow.players import Judge, judge_for
from sixrow.rules import ColumbizSetup, Position, Refusal, SequenceDiceSetup, Setup, Waiting, start
from sixrow.rules.dice import of_faces
from tests.engine.test_networks import a_network
from tests.support.strategies import EVERY_SETUP


def random_judge(setup: Setup) -> Judge:
    """A network of random weights."""
    if isinstance(setup, ColumbizSetup):
        inputs = columbiz_inputs(setup.players)
    else:
        assert isinstance(setup, SequenceDiceSetup)
        inputs = sequence_inputs(setup.sides, setup.length, len(lines(setup.length)))
    return Judge(a_network(inputs, setup.sides), setup, exact=True, about={})


def a_valuer(setup: Setup) -> Valuer:
    """The valuer of a set-up; with random weights if there is no trained network."""
    try:
        judge = judge_for(setup)
    except Refusal:
        judge = random_judge(setup)
    return valuer(setup, judge)


def played(setup: Setup, random: Random, values: Valuer | None = None) -> Record:
    """A whole game: at random, or, with a valuer, mostly one of the three best decisions."""
    position, entries = start(setup), []
    while position.waiting is not Waiting.NOBODY:
        entry = _entry(position, random, values)
        entries.append(entry)
        position = entry.apply(position).position
    assert position.outcome is not None
    result = Result(position.outcome.winners, position.outcome.ending.value)
    return Record(setup, ("",) * setup.players, tuple(entries), result)


def _entry(position: Position, random: Random, values: Valuer | None) -> Entry:
    if position.waiting is Waiting.DICE:
        dice = of_faces(random.randint(1, 6) for _ in range(position.dice_to_roll))
        return Entry(is_roll=True, value=dice)
    if values is None or random.random() < 0.2:
        return Entry(is_roll=False, value=random.choice(position.decisions()))
    choice = random.choice(values.choices(position)[:3])
    return Entry(is_roll=False, value=choice.decision)


def analyses(setup: Setup) -> Iterator[Analysis]:
    """Analysed games of a set-up without end, random and careless ones by turns."""
    values = a_valuer(setup)
    for game in count():
        random = Random(f"{setup}/{game}")
        yield analyse(played(setup, random, values if game % 2 else None), values)


def gap(analysis: Analysis) -> float:
    """How far the results are from start + luck + skill; only rounding is allowed."""
    return max(abs(side.result - side.start - side.luck - side.skill) for side in analysis.sides)


def main() -> None:
    """Check the identity on many games of all set-ups."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    began, worst, seen = time.monotonic(), 0.0, Counter[str]()
    each = -(-games // len(EVERY_SETUP))
    for setup in EVERY_SETUP:
        for analysis in islice(analyses(setup), each):
            worst = max(worst, gap(analysis))
            seen["games"] += 1
            seen["entries"] += len(analysis.graded)
            assert all(decision.loss >= 0 for decision in analysis.decisions)
            outcome = analysis.record.final.outcome
            assert outcome is not None
            assert [side.result for side in analysis.sides] == [*map(float, outcome.shares)]
    assert worst < 1e-12, worst
    print(f"{dict(seen)}, largest gap {worst:.1e}, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
