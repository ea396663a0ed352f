"""Replaying re-checks every roll and every decision: what if one of them is altered?"""

import re

import pytest

from sixrow.notation import Entry, Record, decision_text, dice_text, read_text, write_text
from sixrow.rules import Position
from sixrow.rules.dice import multisets
from tests.notation.games import attempt, faults_of, golden, marked, stored


def words_of(record: Record) -> list[tuple[str, int, int]]:
    """Each roll and decision in the text of a record, with its line and column."""
    body = write_text(record).split("\n")
    word = re.compile(r"(?<!\S)(?:[1-6]+|k-|k[1-6]+|stop|end|pass|[a-f][1-6])(?!\S)")
    return [
        (found[0], number, found.start() + 1)
        for number, line in enumerate(body, start=1)
        if re.match(r"\d", line)
        for found in word.finditer(line)
    ]


def alternatives(record: Record, position: Position, entry: Entry) -> list[str]:
    """Some other words for an entry: of the right kind, and one of the wrong kind."""
    game = record.setup.game
    if entry.is_roll:
        words = {dice_text(roll) for roll in multisets(position.dice_to_roll)[::300]}
    else:
        decisions = (*range(0, 37, 5), *position.decisions()[:3])
        words = {decision_text(game, decision) for decision in decisions}
    return sorted(words | {"123", "a1"})


@pytest.mark.parametrize("name", ["columbiz-3-capped", "sequence-dice-4-five", "columbiz-2-locked"])
def test_an_altered_roll_or_decision_is_refused_there_or_tells_later(name: str) -> None:
    """Every entry in turn; an illegal one is refused where it stands, and no fault stands before.

    What is legal instead leads to another game: some later word or the result contradicts it, or
    nothing does and it is a record of that game.
    """
    record = golden(name)
    text = write_text(record)
    lines = text.split("\n")
    words = words_of(record)
    outcomes = set()
    for index, moment in enumerate(record.moments):
        position, (word, line, column) = moment.before, words[index]
        for other in alternatives(record, position, moment.entry)[index % 3 :: 3]:
            if other == word:
                continue
            rest = lines[line - 1]
            changed = rest[: column - 1] + other + rest[column - 1 + len(word) :]
            altered = "\n".join([*lines[: line - 1], changed, *lines[line:]])
            outcomes.add(_check_alteration(record, position, altered, other, (line, column)))
    assert outcomes >= {"refused there", "refused later"}


def _check_alteration(
    record: Record, position: Position, altered: str, word: str, place: tuple[int, int]
) -> str:
    found, faults = attempt(read_text, altered)
    legal = _is_legal(record, position, word)
    if found is not None:
        assert legal
        assert found != record
        return "another game"
    result = (5 + record.setup.players - 2, 10)
    places = [(fault.line, fault.column) for fault in faults]
    if legal:
        assert all(each > place or each == result for each in places)
        return "refused later"
    assert places == [place]
    return "refused there"


def _is_legal(record: Record, position: Position, word: str) -> bool:
    if word.isdigit():
        return len(word) == position.dice_to_roll
    game = record.setup.game
    return word in {decision_text(game, decision) for decision in position.decisions()}


ALTERED = """
columbiz-2
2. s1 11335666 k1133666 1 stop c4 f3 a3 end
                               ^ too-few-dice

columbiz-2
2. s1 11335666 k1133666 1 stop c3 f3 a3 end
                               ^ cell-taken

columbiz-2
2. s1 11335666 k1133666 1 stop end
                               ^ must-place

columbiz-2
2. s1 11335666 k1133667 1 stop c2 f3 a3 end
               ^ unknown-word

columbiz-2
2. s1 11335666 k11336661 stop c2 f3 a3 end
               ^ dice-not-there

columbiz-2
2. s1 11335666 k1133666 12 stop c2 f3 a3 end
                        ^ wrong-number-of-dice

columbiz-2
2. s1 11335666 k1133666 1 c2 f3 a3 end
                          ^ still-rolling

columbiz-2
1. s2 12345556 k555 33345 k3335555 3 stop c3 e4 c1 end
                                     ^ rolls-used

columbiz-2
8. s1 12445666 k44666 346 stop d3 f3 f1 c1 d1 end
                                           ^ turn-limit

columbiz-2-locked
3. s2 12244566 k224466 23 k2244 1234 d2 b2 b1 f1 end
                          ^ dice-locked

sequence-dice-4-five
10. s2 26 c5
          ^ empty-first

sequence-dice-4-five
24. s2 46 f1
          ^ nothing-to-clear

sequence-dice-4-five
24. s2 46 pass
          ^ must-play

sequence-dice-4-five
25. s4 13 f4
    ^ wrong-seat
"""
"""Stored records, a line of each altered, and the first fault that this makes."""


@pytest.mark.parametrize("example", ALTERED.strip().split("\n\n"))
def test_particular_alterations(example: str) -> None:
    name, _, altered = example.partition("\n")
    line, [(_, column, code)] = marked(altered)
    turn = line.partition(" ")[0]
    lines = stored(f"{name}.txt").split("\n")
    place = next(place for place, old in enumerate(lines) if old.startswith(f"{turn} "))
    lines[place] = line
    assert faults_of(read_text, "\n".join(lines))[0] == (place + 1, column, code)


def test_another_last_decision_gives_another_result() -> None:
    text = stored("sequence-dice-4-five.txt").replace("24 e6", "24 f2")
    assert faults_of(read_text, text) == [(7, 10, "wrong-result")]


def test_a_roll_off_that_another_seat_wins_turns_everything_round() -> None:
    text = stored("columbiz-2.txt").replace("0. s1 2 s2 5", "0. s1 5 s2 2")
    assert faults_of(read_text, text)[0] == (8, 4, "wrong-seat")
