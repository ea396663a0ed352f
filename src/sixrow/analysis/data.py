"""Analyses as data for programs: what `sixrow.notation.analyses` declares, filled in."""

from msgspec import UNSET
from msgspec.structs import replace

from sixrow.analysis.choices import Choice, Shares
from sixrow.analysis.errors import SEVERITIES
from sixrow.analysis.grades import Graded, GradedDecision, UnknownEntry
from sixrow.analysis.summary import Analysis, Fortune, SeatSummary
from sixrow.analysis.valuations import Valuer, has_turn
from sixrow.engine.types import Values
from sixrow.notation import cell_text, decision_text, dice_text, position_text, setup_text
from sixrow.notation.analyses import (
    ChoiceValue,
    EntryGrade,
    ErrorCounts,
    ErrorThresholds,
    GameAnalysis,
    JudgeData,
    PositionAnalysis,
    RollValue,
    SeatPlay,
    SideFortune,
)
from sixrow.players import Judge
from sixrow.rules import Game, Position, Waiting

DIGITS = 6
"""The precision of single-precision floats."""


def judge_data(judge: Judge) -> JudgeData:
    """Which network judged, and whether it has learnt this very set-up."""
    return JudgeData(setup_text(judge.setup), judge.exact)


def analysis_data(analysis: Analysis) -> GameAnalysis:
    """A whole analysis."""
    record = analysis.record
    names = zip(record.names, analysis.seats, strict=True)
    return GameAnalysis(
        setup=setup_text(record.setup, every_option=True),
        judge=judge_data(analysis.judge),
        finished=record.final.waiting is Waiting.NOBODY,
        severities=ErrorThresholds(**{each.name: each.least for each in SEVERITIES}),
        seats=tuple(_play(name, play) for name, play in names),
        sides=tuple(_fortune(fortune) for fortune in analysis.sides),
        entries=tuple(graded_data(each) for each in analysis.graded),
    )


def _play(name: str, play: SeatSummary) -> SeatPlay:
    pairs = zip(SEVERITIES, play.errors, strict=True)
    return SeatPlay(
        name=name,
        decisions=play.decisions,
        unforced=play.unforced,
        lost=_rounded(play.lost),
        points_lost=_perhaps(play.points_lost),
        error_rate=_perhaps(play.error_rate),
        accuracy=_perhaps(play.accuracy),
        errors=ErrorCounts(**{each.name: count for each, count in pairs}),
    )


def _fortune(fortune: Fortune) -> SideFortune:
    return SideFortune(
        start=_rounded(fortune.start),
        result=_rounded(fortune.result),
        luck=_rounded(fortune.luck),
        luck_own=_rounded(fortune.own_luck),
        luck_others=_rounded(fortune.others_luck),
        skill=_rounded(fortune.skill),
        skill_own=_rounded(fortune.own_skill),
        skill_others=_rounded(fortune.others_skill),
        revisions=_rounded(fortune.revisions),
        adjusted=_rounded(fortune.adjusted),
        unknown=_rounded(fortune.unknown) if fortune.unknown else UNSET,
    )


def graded_data(graded: Graded) -> EntryGrade:
    """One graded entry."""
    position = graded.position
    entry = EntryGrade(
        index=graded.index,
        turn=graded.turn,
        seat=position.seat + 1,
        before=_shares(graded.before),
        after=_shares(graded.after),
    )
    if isinstance(graded, UnknownEntry):
        return entry
    change = _rounded(graded.change[graded.side])
    if not isinstance(graded, GradedDecision):
        return replace(entry, luck=change)
    game, error = position.setup.game, graded.error
    return replace(
        entry,
        decision=decision_text(game, graded.choice.decision),
        best=decision_text(game, graded.best.decision),
        forced=graded.forced,
        loss=_rounded(graded.loss),
        margin=_rounded(graded.margin),
        points_lost=_perhaps(graded.points_lost),
        error=error.name if error else None,
        skill=change,
        revision=_rounded(graded.revision),
    )


def position_data(position: Position, valuer: Valuer) -> PositionAnalysis:
    """What a position is worth: the shares of all sides, the mover's points, whose turn it is."""
    return PositionAnalysis(
        position=position_text(position),
        waiting=position.waiting.value,
        side=position.setup.side_of(position.seat) + 1,
        judge=judge_data(valuer.judge),
        shares=_shares(valuer.shares(position)),
        points=_perhaps(valuer.points(position)),
    )


def study_data(position: Position, valuer: Valuer) -> PositionAnalysis:
    """All there is to say about a position: its worth, its decisions, the odds of its cells."""
    found = position_data(position, valuer)
    if position.waiting is Waiting.DECISION:
        game = position.setup.game
        choices = tuple(choice_data(game, choice) for choice in valuer.choices(position))
        found = replace(found, choices=choices)
    if has_turn(position):
        found = replace(found, odds=odds_data(valuer.odds(position)))
    return found


def choice_data(game: Game, choice: Choice) -> ChoiceValue:
    """A decision and what it is worth."""
    return ChoiceValue(
        decision=decision_text(game, choice.decision),
        shares=_shares(choice.shares),
        loss=_rounded(choice.loss),
        points=_perhaps(choice.points),
    )


def rolls_data(position: Position, valuer: Valuer) -> tuple[RollValue, ...]:
    """Every roll that may come, with its chance as an exact fraction and its luck."""
    side = position.setup.side_of(position.seat)
    before = valuer.shares(position)[side]
    return tuple(
        RollValue(
            roll=dice_text(dice),
            chance=str(chance),
            shares=_shares(shares),
            luck=_rounded(shares[side] - before),
        )
        for (dice, chance), shares in valuer.after_rolls(position)
    )


def odds_data(odds: Values) -> dict[str, float]:
    """The odds of all cells, by name."""
    return {cell_text(cell): _rounded(chance) for cell, chance in enumerate(odds.tolist())}


def _shares(shares: Shares) -> tuple[float, ...]:
    return tuple(_rounded(share) for share in shares)


def _rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no −0


def _perhaps(value: float | None) -> float | None:
    return None if value is None else _rounded(value)
