"""Result = luck + skill, luck has mean zero, and nothing is lost by the best decision."""

from dataclasses import replace
from itertools import islice
from random import Random

import numpy as np
import pytest
from msgspec import UNSET

from sixrow.analysis import ROUNDING, GradedRoll, UnknownEntry, Valuer, analyse, grade
from sixrow.analysis.data import analysis_data
from sixrow.analysis.errors import SEVERITIES
from sixrow.analysis.grades import DOUBTLESS
from sixrow.match.tallies import tallies_of
from sixrow.notation import (
    Entry,
    RealDice,
    Record,
    begun,
    read_decision,
    read_dice,
    with_real_dice,
)
from sixrow.rules import COLUMBIZ, ColumbizSetup, SequenceDiceSetup, Setup
from sixrow.rules.columbiz import END
from tests.analysis.games import a_valuer, analyses, gap, played
from tests.support.strategies import PAIRWISE_SETUPS

GAMES = {"columbiz": 1, "sequence-dice": 2}
"""How many games of each set-up; `make luck` checks thousands."""


@pytest.mark.parametrize("setup", PAIRWISE_SETUPS, ids=str)
def test_a_result_is_luck_and_skill_and_nothing_else(setup: Setup) -> None:
    for analysis in islice(analyses(setup), GAMES[setup.game.name]):
        assert gap(analysis) < 1e-12
        outcome = analysis.record.final.outcome
        assert outcome is not None
        assert [side.result for side in analysis.sides] == [float(each) for each in outcome.shares]
        assert sum(side.adjusted for side in analysis.sides) == pytest.approx(1, abs=1e-5)
        assert sum(side.luck for side in analysis.sides) == pytest.approx(0, abs=1e-5)


SOME = (
    ColumbizSetup(players=2),
    ColumbizSetup(players=2, reroll="locked"),
    ColumbizSetup(players=3, reroll="locked"),
    ColumbizSetup(players=4, limit=3, captives="linear"),
    SequenceDiceSetup(players=2),
    SequenceDiceSetup(players=3, length=6),
    SequenceDiceSetup(players=4, length=5, chips="unlimited"),
)


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_the_mean_luck_of_a_roll_is_zero_for_every_side(setup: Setup) -> None:
    values, random = a_valuer(setup), Random(7)
    for graded in _rolls(played(setup, Random(f"{setup}/0")), values, random):
        before = np.array(values.shares(graded.position))
        after = values.after_rolls(graded.position)
        mean = sum(float(chance) * (np.array(shares) - before) for (_, chance), shares in after)
        assert np.abs(mean).max() < 1e-9
        assert sum(chance for (_, chance), _ in after) == 1


def _rolls(record: Record, values: Valuer, random: Random) -> list[GradedRoll]:
    """The roll-off and a few other rolls of a game."""
    rolls = [each for each in grade(record, values) if isinstance(each, GradedRoll)]
    return [each for each in rolls if each.turn == 0 or random.random() < 0.1]


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_nothing_is_lost_by_the_best_decision_and_nothing_won_by_any_other(setup: Setup) -> None:
    for analysis in islice(analyses(setup), 2):
        for decision in analysis.decisions:
            assert decision.best.loss == 0
            assert decision.loss >= 0
            assert decision.choice.loss >= 0
            assert decision.revision == pytest.approx(
                decision.change[decision.side] + decision.loss, abs=1e-12
            )
            if len(decision.position.decisions()) == 1:
                assert decision.forced


def test_within_a_turn_the_judge_changes_its_mind_only_by_a_second_look() -> None:
    """The whole turn is solved from one judgement of its ends."""
    setup = ColumbizSetup(players=2)
    values, corrected = a_valuer(setup), 0
    for analysis in islice(analyses(setup), 2):
        for decision in analysis.decisions:
            if decision.choice.decision == END:
                continue
            at_first = {each.decision: each.loss for each in values.choices(decision.position)}
            correction = decision.loss - at_first[decision.choice.decision]
            assert decision.revision == pytest.approx(correction, abs=10 * ROUNDING)
            corrected += abs(correction) > ROUNDING
    assert corrected > 5


@pytest.mark.parametrize("setup", [ColumbizSetup(players=2), SequenceDiceSetup(players=2)], ids=str)
def test_what_a_second_look_does_not_confirm_is_no_error(setup: Setup) -> None:
    """Each seeming error is worth what Master sees; an error exceeds the margin."""
    values, confirmed, dropped = a_valuer(setup), 0, 0
    for analysis in islice(analyses(setup), 2):
        for decision in analysis.decisions:
            assert (decision.error is not None) == (
                decision.loss > max(decision.margin, SEVERITIES[0].least - ROUNDING)
            )
            at_first = {each.decision: each.loss for each in values.choices(decision.position)}
            if SEVERITIES[0].least <= at_first[decision.choice.decision] < DOUBTLESS:
                confirmed += decision.error is not None
                dropped += decision.error is None
    assert confirmed > 10
    assert dropped > 0


def test_what_is_told_of_a_seat_adds_up() -> None:
    for analysis in islice(analyses(ColumbizSetup(players=2)), 2):
        for seat, play in enumerate(analysis.seats):
            own = [each for each in analysis.decisions if each.position.seat == seat]
            assert play.decisions == len(own)
            assert play.unforced == sum(not each.forced for each in own)
            assert play.lost == pytest.approx(sum(each.loss for each in own))
            assert play.error_rate == pytest.approx(play.lost / play.unforced)
            assert sum(play.errors) == len([e for e in analysis.errors if e in own])
            side = analysis.sides[seat]
            assert side.own_skill == pytest.approx(side.revisions - play.lost, abs=1e-9)


def test_an_unfinished_game_ends_with_what_can_be_expected() -> None:
    whole = played(SequenceDiceSetup(players=2), Random(1))
    record = replace(whole, entries=whole.entries[:20], result=None)
    values = a_valuer(record.setup)
    analysis = analyse(record, values)
    assert analysis.sides[0].result == values.shares(record.final)[0]
    assert gap(analysis) < 1e-12


def test_a_game_without_entries_has_neither_luck_nor_skill() -> None:
    record = Record(SequenceDiceSetup(players=2), ("Ada", "Bo"))
    analysis = analyse(record, a_valuer(record.setup))
    assert [play.error_rate for play in analysis.seats] == [None, None]
    assert [play.accuracy for play in analysis.seats] == [None, None]
    assert [side.luck for side in analysis.sides] == [0, 0]


def test_a_game_that_begins_from_a_position_is_measured_from_there() -> None:
    whole = played(SequenceDiceSetup(players=2), Random(2))
    origin = whole.moments[9].after
    record = replace(whole, origin=origin, entries=whole.entries[10:])
    values = a_valuer(record.setup)
    analysis = analyse(record, values)
    assert analysis.sides[0].start == values.shares(origin)[0]
    assert analysis.graded[0].turn == 1
    assert gap(analysis) < 1e-12


def test_rolls_that_were_not_entered_are_neither_luck_nor_skill() -> None:
    """With real dice: the second turn was entered in full, of the first only its last roll."""
    setup = ColumbizSetup(players=2)
    words = [
        "11111116",
        "stop",
        "a6",
        "f1",
        "end",
        "11122345",
        "k111",
        "33456",
        "stop",
        "a3",
        "end",
    ]
    entries, position = [], begun(setup, 0)
    for word in words:
        is_roll = word.isdigit()
        value = read_dice(word) if is_roll else read_decision(COLUMBIZ, word, position.dice)
        entries.append(Entry(is_roll, value))
        position = entries[-1].apply(position).position
    record = Record(setup, ("Ada", "Bo"), tuple(entries), origin=begun(setup, 0))
    told = with_real_dice(record, RealDice(roll_off=False, last_only=(1,)))
    values = a_valuer(setup)
    whole, known = analyse(record, values), analyse(told, values)
    unknown = [each.index for each in known.graded if isinstance(each, UnknownEntry)]
    assert unknown == [0, 1]
    assert known.graded[2:] == whole.graded[2:]
    assert known.graded[1].after == whole.graded[1].after
    ada = known.seats[0]
    assert (ada.decisions, whole.seats[0].decisions) == (3, 4), "nobody decided to stop"
    for side, fortune in enumerate(known.sides):
        parts = fortune.luck + fortune.skill + fortune.unknown
        assert fortune.result - fortune.start == pytest.approx(parts)
        assert fortune.unknown == pytest.approx(known.graded[0].change[side])
    assert known.sides[0].unknown > 0, "seven ones are a good beginning"
    data = analysis_data(known)
    assert (data.entries[0].luck, data.entries[1].loss) == (UNSET, UNSET)
    assert tallies_of(told)[0].dice == 0
    assert tallies_of(told)[1].dice == 13
