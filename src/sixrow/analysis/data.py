"""Analyses as plain JSON values.

A list of shares is ordered by side (the first is side 1); a single share is that of the side that
rolls or decides. Seats, sides and turns count from 1 as in records; entries count from 0, as in
attachments.
"""

from sixrow.analysis.choices import Choice, Shares
from sixrow.analysis.errors import SEVERITIES, severity
from sixrow.analysis.grades import Graded, GradedDecision
from sixrow.analysis.summary import Analysis, Fortune, Play
from sixrow.analysis.valuations import Valuer, has_turn
from sixrow.engine.types import Values
from sixrow.notation import Json, cell_text, decision_text, dice_text, position_text, setup_text
from sixrow.players import Judge
from sixrow.rules import Game, Position, Waiting

DIGITS = 6
"""The precision of single-precision floats."""


def judge_data(judge: Judge) -> dict[str, Json]:
    """The network, and whether it was trained on exactly this set-up."""
    return {"network": setup_text(judge.setup), "exact": judge.exact}


def analysis_data(analysis: Analysis) -> dict[str, Json]:
    setup = analysis.record.setup
    names = zip(analysis.record.names, analysis.seats, strict=True)
    return {
        "setup": setup_text(setup, every_option=True),
        "judge": judge_data(analysis.judge),
        "finished": analysis.record.final.waiting is Waiting.NOBODY,
        "severities": {each.name: each.least for each in SEVERITIES},
        "seats": [{"name": name, **_play(play)} for name, play in names],
        "sides": [_fortune(fortune) for fortune in analysis.sides],
        "entries": [graded_data(each) for each in analysis.graded],
    }


def _play(play: Play) -> dict[str, Json]:
    pairs = zip(SEVERITIES, play.errors, strict=True)
    return {
        "decisions": play.decisions,
        "unforced": play.unforced,
        "lost": _rounded(play.lost),
        "points-lost": _rounded(play.points_lost),
        "error-rate": _rounded(play.error_rate),
        "accuracy": _rounded(play.accuracy),
        "errors": {each.name: count for each, count in pairs},
    }


def _fortune(fortune: Fortune) -> dict[str, Json]:
    return {
        "start": _rounded(fortune.start),
        "result": _rounded(fortune.result),
        "luck": _rounded(fortune.luck),
        "luck-own": _rounded(fortune.own_luck),
        "luck-others": _rounded(fortune.others_luck),
        "skill": _rounded(fortune.skill),
        "skill-own": _rounded(fortune.own_skill),
        "skill-others": _rounded(fortune.others_skill),
        "revisions": _rounded(fortune.revisions),
        "adjusted": _rounded(fortune.adjusted),
    }


def graded_data(graded: Graded) -> dict[str, Json]:
    position = graded.position
    found: dict[str, Json] = {
        "index": graded.index,
        "turn": graded.turn,
        "seat": position.seat + 1,
        "before": _shares(graded.before),
        "after": _shares(graded.after),
    }
    if not isinstance(graded, GradedDecision):
        return {**found, "luck": _rounded(graded.change[graded.side])}
    game, error = position.setup.game, severity(graded.loss)
    return {
        **found,
        "decision": decision_text(game, graded.choice.decision),
        "best": decision_text(game, graded.best.decision),
        "forced": graded.forced,
        "loss": _rounded(graded.loss),
        "points-lost": _rounded(graded.points_lost),
        "error": error.name if error else None,
        "skill": _rounded(graded.change[graded.side]),
        "revision": _rounded(graded.revision),
    }


def position_data(position: Position, valuer: Valuer) -> dict[str, Json]:
    """The value of a position: the shares of all sides, the mover's points, whose turn it is."""
    return {
        "position": position_text(position),
        "waiting": position.waiting.value,
        "side": position.setup.side_of(position.seat) + 1,
        "judge": judge_data(valuer.judge),
        "shares": _shares(valuer.shares(position)),
        "points": _rounded(valuer.points(position)),
    }


def study_data(position: Position, valuer: Valuer) -> dict[str, Json]:
    """Everything about a position: its value, its decisions, the odds of its cells."""
    found = position_data(position, valuer)
    if position.waiting is Waiting.DECISION:
        game = position.setup.game
        found["choices"] = [choice_data(game, choice) for choice in valuer.choices(position)]
    if has_turn(position):
        found["odds"] = odds_data(valuer.odds(position))
    return found


def choice_data(game: Game, choice: Choice) -> dict[str, Json]:
    """A decision and its value."""
    return {
        "decision": decision_text(game, choice.decision),
        "shares": _shares(choice.shares),
        "loss": _rounded(choice.loss),
        "points": _rounded(choice.points),
    }


def rolls_data(position: Position, valuer: Valuer) -> list[Json]:
    """Every possible roll, with its probability as an exact fraction and its luck."""
    side = position.setup.side_of(position.seat)
    before = valuer.shares(position)[side]
    return [
        {
            "roll": dice_text(dice),
            "chance": str(chance),
            "shares": _shares(shares),
            "luck": _rounded(shares[side] - before),
        }
        for (dice, chance), shares in valuer.after_rolls(position)
    ]


def odds_data(odds: Values) -> dict[str, Json]:
    """The odds of all cells, by name."""
    return {cell_text(cell): _rounded(chance) for cell, chance in enumerate(odds.tolist())}


def _shares(shares: Shares) -> list[Json]:
    return [_rounded(share) for share in shares]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS) + 0.0  # no −0
