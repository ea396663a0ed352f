"""Finished games on disk: they are read back, and other files are refused."""

import json
from pathlib import Path

import pytest

from sixrow.players.ladder.ledger import Ledger, heading
from sixrow.players.ladder.matches import MatchResult, Pairing
from sixrow.rules import ColumbizSetup, Refusal, SequenceDiceSetup

HEAD = heading(ColumbizSetup(), 1, ("greedy", "random"))
RESULTS = [
    MatchResult(
        Pairing("greedy", "random"), game, game % 2, (0, 1) if game == 3 else (0,), 20 + game
    )
    for game in range(4)
]


def written(path: Path) -> bytes:
    ledger = Ledger(HEAD, path)
    for result in RESULTS:
        ledger.add(result)
    ledger.close()
    return path.read_bytes()


def found(path: Path) -> list[MatchResult]:
    ledger = Ledger(HEAD, path)
    ledger.close()
    return list(ledger.results.values())


def test_games_are_found_again_and_more_can_be_added(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    before = written(path)
    assert found(path) == RESULTS
    assert path.read_bytes() == before
    ledger = Ledger(HEAD, path)
    another = MatchResult(Pairing("greedy", "random"), 4, 0, (1,), 9)
    ledger.add(another)
    ledger.close()
    assert found(path) == [*RESULTS, another]
    assert path.read_bytes().startswith(before)


def test_a_torn_last_line_is_dropped_wherever_it_was_torn(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole.jsonl")
    lines = whole.splitlines(keepends=True)
    for length in range(len(whole)):
        path = tmp_path / "torn.jsonl"
        path.write_bytes(whole[:length])
        complete = whole[:length].count(b"\n")
        assert found(path) == RESULTS[: max(complete - 1, 0)]
        assert path.read_bytes() == b"".join(lines[: max(complete, 1)])


def test_without_a_file_games_are_only_remembered() -> None:
    ledger = Ledger(HEAD)
    ledger.add(RESULTS[0])
    ledger.close()
    assert list(ledger.results.values()) == RESULTS[:1]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Dear Bo", 1),
        ("Dear Bo\n", 1),
        ("[]\n", 1),
        ("{}\n", 1),
        (json.dumps(HEAD) + "\nDear Bo\n", 2),
        (json.dumps(HEAD) + '\n{"one": "greedy"}\n', 2),
        (json.dumps(HEAD) + "\n\n\n", 2),
    ],
)
def test_a_file_of_somebody_else_is_refused_and_left_alone(
    tmp_path: Path, text: str, line: int
) -> None:
    path = tmp_path / "letter"
    path.write_text(text)
    with pytest.raises(Refusal, match=f"not-a-ladder: .*line={line}"):
        Ledger(HEAD, path)
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("head", "field"),
    [
        (heading(ColumbizSetup(), 2, ("greedy", "random")), "seed"),
        (heading(ColumbizSetup(reroll="locked"), 1, ("greedy", "random")), "setup"),
        (heading(ColumbizSetup(), 1, ("greedy", "novice")), "network"),
        ({**HEAD, "levels": {}}, "levels"),
    ],
)
def test_another_ladder_is_refused(tmp_path: Path, head: dict[str, object], field: str) -> None:
    path = tmp_path / "ladder.jsonl"
    before = written(path)
    with pytest.raises(Refusal, match="other-ladder") as caught:
        Ledger(head, path)
    assert caught.value.details["field"] == field
    assert path.read_bytes() == before


def test_the_heading_tells_networks_apart() -> None:
    names = ("novice", "master")
    assert (
        heading(SequenceDiceSetup(), 1, names)["network"]
        != heading(SequenceDiceSetup(length=5), 1, names)["network"]
    )
    assert heading(SequenceDiceSetup(), 1, ("greedy",))["network"] is None
