"""The computer players: legal, repeatable, and better the higher their level."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixrow.analysis.measurement.endgames import exact_lines
from sixrow.engine import solve
from sixrow.notation import cell_text, read_position
from sixrow.players import BASELINES, LEVELS, USUAL, Player, Sight, judge_for, library, player
from sixrow.players.columbiz import NetworkEvaluator, TurnPlayer
from sixrow.players.levels import BY_NAME
from sixrow.players.noise import Misjudging, misjudgement
from sixrow.rules import (
    COLUMBIZ,
    SEQUENCE_DICE,
    Columbiz,
    ColumbizSetup,
    Decision,
    Position,
    Refusal,
    SequenceDiceSetup,
    Setup,
    start,
)
from sixrow.rules.board import CELLS, Mask, bit
from sixrow.rules.columbiz import ColumbizPhase
from tests.players.tables import play, untrained


@pytest.mark.parametrize("options", [{}, {"reroll": "locked"}, {"extension": "difference"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_columbiz_at_any_level(players: int, options: dict[str, Any]) -> None:
    setup = ColumbizSetup(players=players, **options)
    table: list[Player] = [
        untrained(setup, level, seed=1)
        for level in (BY_NAME["novice"], BY_NAME["master"], *LEVELS[1:3])[:players]
    ]
    position, decided = play(setup, table, seed=players)
    assert position.outcome is not None
    assert play(setup, table, seed=players)[1] == decided


@pytest.mark.parametrize("setup", [SequenceDiceSetup(), SequenceDiceSetup(players=4, length=5)])
def test_whole_games_of_sequence_dice(setup: SequenceDiceSetup) -> None:
    names = ("master", "novice", "casual", "expert")[: setup.players]
    table = [player(name, setup, seed=2) for name in names]
    position, decided = play(setup, table, seed=3)
    assert position.outcome is not None
    assert play(setup, table, seed=3)[1] == decided


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
@pytest.mark.parametrize("setup", [ColumbizSetup(), ColumbizSetup(reroll="locked")], ids=str)
def test_a_new_player_decides_the_same_anywhere_in_a_game(setup: ColumbizSetup, level: str) -> None:
    in_the_middle = 0

    def ask_another(position: Position, decision: Decision) -> None:
        nonlocal in_the_middle
        assert isinstance(position, Columbiz)
        in_the_middle += position.placed > 0 and len(position.decisions()) > 1
        another = player(level, setup, seed=position.seat)
        assert another.decide(position) == decision

    play(setup, [player(level, setup, seed=seat) for seat in range(2)], 1, ask_another)
    assert in_the_middle > 5


@pytest.mark.parametrize("level", ["novice", "master"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_new_player_decides_the_same_with_more_players(players: int, level: str) -> None:
    setup = ColumbizSetup(players=players, reroll="locked")

    def ask_another(position: Position, decision: Decision) -> None:
        assert untrained(setup, BY_NAME[level], position.seat).decide(position) == decision

    play(setup, [untrained(setup, BY_NAME[level], s) for s in range(players)], 1, ask_another)


@pytest.mark.parametrize("name", [*BY_NAME, *BASELINES])
def test_a_new_player_decides_the_same_in_sequence_dice(name: str) -> None:
    setup = SequenceDiceSetup(players=3)

    def ask_another(position: Position, decision: Decision) -> None:
        assert player(name, setup, seed=position.seat).decide(position) == decision

    play(setup, [player(name, setup, seed=seat) for seat in range(3)], 4, ask_another)


@pytest.mark.parametrize(
    "text",
    [
        "6/6/2BP2/P1P2P/BPPPBB/BBB1BB 5,1 8,6 3,11 2 2 keep 1 11245556 -",
        "6/PP2B1/BP1PB1/BBBBPB/PB2P1/BP4 2,1 7,8 2,6 2 2 keep 1 22333344 -",
        "6/4P1/5P/1PBP2/BPBBBB/PPBBPP 1,1 6,5 5,8 1 1 keep 1 11112235 -",
    ],
)
def test_master_keeps_exactly_the_best_dice_in_the_last_turn_but_one(text: str) -> None:
    """The network alone keeps something else in each of these."""
    position = read_position(f"columbiz:2 {text}")
    assert isinstance(position, Columbiz)
    exact = exact_lines(position)
    assert exact[player("master", position.setup).decide(position),] == max(exact.values())


def test_who_misjudges_places_what_was_rolled_for() -> None:
    """An error belongs to the end of a turn, so a plan is followed through.

    Rounding may swap two ends of equal value, so this does not always hold.
    """
    setup, error = ColumbizSetup(), BY_NAME["novice"].columbiz.error
    network = judge_for(setup).network
    plans: list[Mask] = []
    placed: list[Mask] = []

    def follow(position: Position, decision: Decision) -> None:
        assert isinstance(position, Columbiz)
        if position.phase is not ColumbizPhase.PLACE:
            return
        if position.placed == 0:
            seeming = Misjudging(NetworkEvaluator(network), position.seat, error)
            plans.append(solve(position, seeming).best_cells(position.dice))
            placed.append(0)
        if decision < CELLS:
            placed[-1] |= bit(decision)

    for seed in range(3):
        play(setup, [player("novice", setup, seed=seat) for seat in range(2)], seed, follow)
    assert len(plans) > 20
    kept_to = sum(plan == chosen for plan, chosen in zip(plans, placed, strict=True))
    assert kept_to > 0.95 * len(plans)


def test_the_seed_matters_to_those_who_misjudge_and_only_to_them() -> None:
    position = start(SEQUENCE_DICE.setup(2))
    assert misjudgement(position, 1, 0.0, 3).tolist() == [0.0, 0.0, 0.0]
    first, same, other = (misjudgement(position, seed, 0.1, 5) for seed in (1, 1, 2))
    assert np.array_equal(first, same)
    assert not np.array_equal(first, other)
    setup = ColumbizSetup()
    games = {
        (level, seed): tuple(play(setup, [player(level, setup, seed)] * 2, seed=1)[1])
        for level in ("novice", "master")
        for seed in (1, 2)
    }
    assert games["novice", 1] != games["novice", 2]
    assert games["master", 1] == games["master", 2]


def test_misjudgement_is_of_gumbel_s_distribution() -> None:
    amounts = misjudgement(start(SEQUENCE_DICE.setup(2)), 1, 0.5, 100_000)
    assert amounts.mean() == pytest.approx(0.5 * np.euler_gamma, abs=0.01)
    assert amounts.std() == pytest.approx(0.5 * np.pi / 6**0.5, abs=0.01)


def test_master_beats_novice_in_sequence_dice() -> None:
    setup = SequenceDiceSetup(length=5)
    master, novice = player("master", setup), player("novice", setup)
    won = 0
    for game in range(30):
        seats = [master, novice] if game % 2 else [novice, master]
        outcome = play(setup, seats, seed=game)[0].outcome
        assert outcome is not None
        won += outcome.winners == (1 - game % 2,)
    assert won >= 18


def test_levels_see_further_or_err_less_and_are_named_for_people() -> None:
    sights = list(Sight)
    for lower, higher in pairwise(LEVELS):
        for one, other in (
            (lower.columbiz, higher.columbiz),
            (lower.sequence_dice, higher.sequence_dice),
        ):
            further = sights.index(other.sight) - sights.index(one.sight)
            assert further > 0 or (further == 0 and other.error < one.error)
    assert LEVELS[2].name == USUAL
    with pytest.raises(Refusal, match="unknown-level"):
        player("grandmaster", COLUMBIZ.setup(2))


def test_greedy_takes_the_points_at_once() -> None:
    position = read_position("columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0")
    greedy = player("greedy", position.setup)
    assert cell_text(greedy.decide(position)) == "e3"


def test_random_takes_everything_there_is() -> None:
    position = read_position("columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0")
    chosen = {player("random", position.setup, seed).decide(position) for seed in range(99)}
    assert chosen == set(position.decisions())


def test_a_set_up_without_a_network_of_its_own_is_served_by_the_nearest() -> None:
    own = judge_for(SequenceDiceSetup())
    assert own.exact
    assert own.about["games"] == 110000
    teams = judge_for(SequenceDiceSetup(players=4))
    assert teams.exact
    assert teams.network is own.network
    near = judge_for(SequenceDiceSetup(chips="unlimited"))
    assert not near.exact
    assert near.setup == SequenceDiceSetup()


def test_what_nobody_has_learnt_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    french = ColumbizSetup(players=4, limit=3)
    with pytest.raises(Refusal, match="no-network"):
        player("novice", french)
    assert isinstance(player("greedy", french), TurnPlayer)
    (tmp_path / "columbiz-4.npz").touch()
    assert library.nearest_learnt(french) == ColumbizSetup(players=4)
    assert not library.is_exact(french)
    (tmp_path / "columbiz-4-limit-3.npz").touch()
    assert library.nearest_learnt(french) == french
    assert library.is_exact(french)
    with pytest.raises(Refusal, match="not-a-network"):
        judge_for(french)


def test_naming_players_needs_no_engine() -> None:
    code = (
        "import sys, sixrow.players.ladder.matches, sixrow.players.ladder.ledger;"
        "print({'numba', 'numpy', 'sixrow.engine'} & set(sys.modules))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "set()\n"


def test_every_legal_position_of_a_walk_gets_a_legal_decision() -> None:
    """Players answer for positions that they would never come to themselves."""
    setup: Setup = ColumbizSetup(extension="difference", captives="capped")
    master, walker = player("master", setup), player("random", setup, seed=3)
    checked = 0

    def ask(position: Position, _decision: Decision) -> None:
        nonlocal checked
        assert position.refusal(master.decide(position)) is None
        checked += 1

    play(setup, [walker, walker], 2, ask)
    assert checked > 20
