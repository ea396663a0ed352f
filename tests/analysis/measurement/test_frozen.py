"""Frozen sets: files, reproducible construction, and the losses of players on them."""

import gzip
from functools import partial
from math import isnan
from pathlib import Path

import pytest

from bench import make_endgames, make_frozen, strength
from sixrow.analysis.measurement.frozen import (
    FORMAT,
    KINDS,
    Frozen,
    frozen,
    frozen_text,
    kind_of,
    read_frozen,
    write_frozen,
)
from sixrow.analysis.measurement.lines import best_lines, judged_lines, line_text
from sixrow.analysis.measurement.losses import ALL, Measured
from sixrow.analysis.measurement.players import line_of
from sixrow.analysis.measurement.rollouts import Line, RolloutPlan, roll_out
from sixrow.notation import read_decision, read_position
from sixrow.players import player
from sixrow.rules import Position, Refusal, SequenceDiceSetup

SETS = [make_frozen.FOLDER / f"{name}.jsonl.gz" for name in strength.SETS]
ENDGAMES = [make_frozen.FOLDER / f"{name}-endgames.jsonl.gz" for name in strength.SETS]
CHOICE = read_position("sequence-dice:2:length=5 6/1GGGG1/1B4/6/6/2B3 1 choose 15")
PLACING = read_position("columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0")


def line(position: Position, *words: str) -> Line:
    return tuple(read_decision(position.setup.game, word, position.dice) for word in words)


def test_a_rollout_is_frozen_written_and_read_back(tmp_path: Path) -> None:
    lines = best_lines(judged_lines(CHOICE), 9)
    *_, rollout = roll_out(CHOICE, lines, RolloutPlan(games=16))
    made = frozen(rollout)
    assert next(iter(made.values)) == "a5"
    assert made.values["a5"] == 1.0
    path = tmp_path / "set.gz"
    write_frozen(path, {"games": 16}, [frozen_text(made)])
    about, (read,) = read_frozen(path)
    assert about == {"format": FORMAT, "games": 16}
    assert read == made
    before = path.read_bytes()
    write_frozen(path, {"games": 16}, [frozen_text(made)])
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"plain",
        gzip.compress(b""),
        gzip.compress(b"[]\n"),
        gzip.compress(b'{"format": "x"}\n'),
        gzip.compress(b'{"format": "sixrow-frozen/1"}\n{"position": "chess"}\n'),
    ],
    # Compressed bytes tell the time; ids that do are not the same in every worker.
    ids=["nothing", "plain", "empty", "no heading", "another format", "no position"],
)
def test_what_is_no_set_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "set.gz"
    path.write_bytes(content)
    with pytest.raises(Refusal, match="not-frozen"):
        read_frozen(path)
    with pytest.raises(Refusal, match="not-frozen"):
        read_frozen(tmp_path / "missing.gz")


def test_what_a_line_loses() -> None:
    each = Frozen(PLACING, "placing", {"c2+e3": 0.5, "e3": 0.4}, {"c2+e3": 0.0, "e3": 0.01})
    other = line(PLACING, "a1", "b1", "end")
    judged = {other: 0.35, line(PLACING, "e3", "end"): 0.6}
    reordered = line(PLACING, "b1", "a1", "end")
    assert each.loss(line(PLACING, "c2", "e3", "end"), {}) == (0.0, True)
    for tried, wanted, known in (
        (line(PLACING, "e3", "end"), 0.1, True),
        (other, 0.25, False),
        (reordered, 0.25, False),
    ):
        loss, was_known = each.loss(tried, judged)
        assert loss == pytest.approx(wanted)
        assert was_known is known


def always(word: str, position: Position) -> Line:
    return line(position, word)


def test_means_by_kind_of_decision() -> None:
    first = Frozen(CHOICE, "one", {"b1": 0.4, "a5": 1.0}, {})
    second = Frozen(CHOICE, "other", {"a5": 1.0, "b1": 0.8}, {})
    found = Measured([first, second]).losses(partial(always, "b1"))
    assert found["one"].mean == pytest.approx(0.6)
    assert found["one"].behind == 0.0
    assert isnan(found["one"].error)
    assert found["other"].mean == found["other"].behind == pytest.approx(0.2)
    assert found[ALL].mean == pytest.approx(0.4)
    assert found[ALL].error == pytest.approx(0.2)
    assert (found[ALL].positions, found[ALL].agreed, found[ALL].outside) == (2, 0.0, 0.0)
    best, worse = (partial(always, word) for word in ("a5", "b1"))
    both = Measured([first]).losses(best, worse)
    assert both[ALL].mean == pytest.approx(0.3)
    assert both[ALL].agreed == 0.5


def test_random_is_measured_by_expectation() -> None:
    """b1 and a5 are known to lose 0.6 and nothing; the network's estimate is used for the rest."""
    each = Frozen(CHOICE, "choice", {"b1": 0.4, "a5": 1.0}, {})
    judged = judged_lines(CHOICE)
    best = max(judged.values())
    rest = [best - value for each, value in judged.items() if each not in lines_of("b1", "a5")]
    found = Measured([each]).losses_at_random()[ALL]
    assert found.mean == pytest.approx((0.6 + sum(rest)) / len(judged))
    assert found.outside == pytest.approx(len(rest) / len(judged))


def lines_of(*words: str) -> list[Line]:
    return [line(CHOICE, word) for word in words]


def test_how_players_play_a_position() -> None:
    greedy = player("greedy", PLACING.setup)
    assert line_text(PLACING.setup.game, line_of(greedy, PLACING)) == "a1+b1+c1+e3"
    assert line_of(player("greedy", CHOICE.setup), CHOICE) == line(CHOICE, "a5")
    keeping = read_position("columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 keep 1 12335556 -")
    assert kind_of(keeping) == "second keep"
    assert keeping.refusal(line_of(greedy, keeping)[0]) is None
    master = player("master", PLACING.setup)
    whole = line_of(master, PLACING)
    assert whole[-1] == line(PLACING, "end")[0]
    assert len(line_of(master, keeping)) == 1


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.name)
def test_the_sets_that_come_with_the_project(path: Path) -> None:
    about, positions = read_frozen(path)
    assert len(positions) >= 1000
    assert {"command", "commit", "seed", "games", "turns", "network"} <= set(about)
    kinds = KINDS[3:] if "sequence" in path.name else KINDS[:3]
    assert {each.kind for each in positions} == set(kinds)
    assert len({each.position for each in positions}) == len(positions)
    for each in positions[::40]:
        words = {
            line_text(each.position.setup.game, every) for every in judged_lines(each.position)
        }
        assert set(each.values) <= words
        assert len(words) > 1
        assert each.kind == kind_of(each.position)
        assert all(0 <= error < 0.2 for error in each.errors.values())


@pytest.mark.parametrize("path", ENDGAMES, ids=lambda path: path.name)
def test_the_endgames_that_come_with_the_project(path: Path) -> None:
    _, positions = read_frozen(path)
    for each in positions[:: len(positions) // 8]:
        kind = make_endgames.kind_of_endgame(each.position)
        assert kind == each.kind
        if kind != make_endgames.NEAR:  # that is the network's, which may have been replaced
            values = make_endgames.values_of(each.position, kind)
            assert make_endgames.as_frozen(each.position, kind, values) == each


def test_endgames_are_made_alike_again() -> None:
    one, two = (list(make_endgames.endgames(SequenceDiceSetup(), 5, each=1)) for _ in range(2))
    assert one == two
    assert {each.kind for each in one} == {make_endgames.WIN, make_endgames.NEAR}


def test_sets_are_made_alike_by_any_number_of_workers() -> None:
    setup = SequenceDiceSetup()
    plans = [RolloutPlan(games=18, turns=2, workers=workers) for workers in (1, 2)]
    one, two = (list(make_frozen.made(setup, 3, plan, 7, [])) for plan in plans)
    assert one == two
    assert list(make_frozen.made(setup, 3, plans[0], 7, one[:2])) == one[2:]
    assert len(set(one)) == 3


def test_master_loses_less_than_novice() -> None:
    _, positions = read_frozen(SETS[1])
    measured = Measured(positions[:60])
    setup = positions[0].position.setup
    master, novice = (
        measured.losses(partial(line_of, player(level, setup)))[ALL]
        for level in ("master", "novice")
    )
    assert master.mean < novice.mean


def test_a_short_measuring_of_strength(tmp_path: Path) -> None:
    frozen_part, endgames, speed = (strength.section(name, quick=True) for name in strength.PARTS)
    for text in (frozen_part, endgames):
        assert "| master | all |" in text
        assert "| any line |" in text
        assert "columbiz:2" in text
    assert "| sequence-dice:2 | master | choice |" in speed
    (tmp_path / "frozen.md").write_text(frozen_part)
    assert strength.NO_LADDER in strength.joined(tmp_path)
    (tmp_path / "ladder-columbiz.md").write_text("## The ladder\n")
    joined = strength.joined(tmp_path)
    assert strength.NO_LADDER not in joined
    assert joined.index("## The ladder") < joined.index("## Equity lost")
