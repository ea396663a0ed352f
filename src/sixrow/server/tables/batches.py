"""What is stored of an answer: its events, the card if it has changed, the games that ended."""

from sixrow.match import Answer
from sixrow.match.events import GameOver
from sixrow.store import Batch, Card, game_of, renewed


def batch_of(answer: Answer, before: Card) -> Batch:
    """What to store of an answer with events.

    Args:
        answer: what came of a command.
        before: the card of the table as it is stored.
    """
    table = answer.table
    card = renewed(before, table)
    ended = tuple(
        game_of(table, event.fact.game, event.time)
        for event in answer.events
        if isinstance(event.fact, GameOver)
    )
    return Batch(answer.events, table.id, None if card is before else card, ended)
