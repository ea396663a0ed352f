"""How a game ended, in a sentence."""

from collections.abc import Sequence

from sixrow.notation import Result
from sixrow.rules import Ending, Position, Setup
from sixrow.text.sentences import listed, say
from sixrow.text.words import Names

_PLAYED_OUT = tuple(ending.value for ending in Ending)


def result_words(result: Result, scores: Sequence[int], names: Names, setup: Setup) -> str:
    """Who has won and why; of a game that stopped before its end, who brought that about."""
    if result.ending in _PLAYED_OUT and result.winners:
        winners = [seat for seat in range(setup.players) if setup.side_of(seat) in result.winners]
        return say(
            f"result-{result.ending}",
            winners=names.seats(winners),
            players=len(winners),
            score=scores[result.winners[0]],
        )
    sides = [names.side(side) for side in result.winners]
    won = say("stopped-won", winners=listed(sides) if sides else "", players=len(sides))
    if result.seat is None:
        return say("stopped", ending=result.ending, won=won)
    return say("stopped-by", name=names.seat(result.seat), ending=result.ending, won=won)


def outcome_words(position: Position, names: Names) -> str:
    """Who has won. The game is over by the rules."""
    outcome = position.outcome
    assert outcome is not None
    result = Result(outcome.winners, outcome.ending.value)
    return result_words(result, position.scores(), names, position.setup)
