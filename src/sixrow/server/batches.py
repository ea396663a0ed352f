"""What is stored of an answer: its events, the card if it has changed, the games that ended."""

from sixrow.match import Answer
from sixrow.match.events import GameOver
from sixrow.store import Batch, Card, card_of, game_of


def batch_of(answer: Answer, before: Card) -> tuple[Batch, Card]:
    """What to store of an answer with events, and the card after it.

    Args:
        answer: what came of a command.
        before: the card of the table as it is stored.
    """
    table = answer.table
    card = card_of(table, invite=before.invite, public=before.public, created=before.created)
    ended = tuple(
        game_of(table, event.fact.game, event.time)
        for event in answer.events
        if isinstance(event.fact, GameOver)
    )
    changed = _shown(card) != _shown(before)
    return Batch(answer.events, table.id, card if changed else None, ended), card


def _shown(card: Card) -> tuple[object, ...]:
    """What of a card changes, but for the version and the moment, which are with the events."""
    return card.phase, card.turn, card.bot, card.deadline, card.chairs
