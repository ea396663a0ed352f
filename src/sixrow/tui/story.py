"""The log of a table: effects and other events as sentences, grouped by turns."""

from collections.abc import Iterator
from typing import NamedTuple

from sixrow.match.events import Decided, GameBegan, GameOver, Rolled, Undone
from sixrow.notation import EffectData
from sixrow.notation.effects import ExtraTurnEffect, TurnEndedEffect
from sixrow.text.effects import EffectWriter
from sixrow.text.sentences import is_known, say
from sixrow.tui.model import Happening, TableModel

_LATELY = 80
"""The number of recent events considered; more than fit on a screen."""

_ENDS = (TurnEndedEffect, ExtraTurnEffect)


class Chapter(NamedTuple):
    """Some sentences, and the side they are about; -1 if none."""

    side: int
    text: str


def chapters(table: TableModel, most: int) -> list[Chapter]:
    """The latest chapters in order, at most `most`."""
    if table.view is None:
        return []
    found = list(_chapters(table))[-most:]
    said = [
        Chapter(-1, say("line-said", name=line.name, text=_said(line.text, line.phrase)))
        for line in table.lines[-3:]
    ]
    return [*found, *said][-most:]


def _said(text: str, phrase: str) -> str:
    key = f"phrase-{phrase}"
    return say(key) if phrase and is_known(key) else text


def _chapters(table: TableModel) -> Iterator[Chapter]:
    assert table.view is not None
    teller = EffectWriter(table.setup, table.names)
    side, seat = -1, -1
    gathered: list[EffectData] = []
    for each in table.history[-_LATELY:]:
        fact = each.event.fact
        if each.effects:
            acting = fact.seat if isinstance(fact, Rolled | Decided) else seat
            if acting != seat and gathered:
                yield Chapter(side, teller.tell_data(gathered))
                gathered = []
            seat, side = acting, table.view.seats[acting].side
            gathered += each.effects
            if any(isinstance(effect, _ENDS) for effect in each.effects):
                yield Chapter(side, teller.tell_data(gathered))
                gathered = []
        elif told := event_words(table, each):
            if gathered:
                yield Chapter(side, teller.tell_data(gathered))
                gathered = []
            yield Chapter(-1, told)
    if gathered:
        yield Chapter(side, teller.tell_data(gathered))


def event_words(table: TableModel, happening: Happening) -> str:
    """A sentence for an event without effects; empty if none is needed."""
    fact = happening.event.fact
    key = f"event-{_is(fact)}"
    if not is_known(key):
        return ""
    match fact:
        case GameBegan(game=game):
            return say("event-game-began", game=game)
        case GameOver(winners=winners):
            assert table.view is not None
            won = [seat for seat, each in enumerate(table.view.seats) if each.side in winners]
            names = table.names.seats(won) if won else ""
            return say("event-game-over", winners=names, players=len(won))
        case Undone(seat=seat, count=count):
            return say("event-undone", name=table.names.seat(seat), count=count)
        case _:
            return say(key, name=table.names.seat(getattr(fact, "seat", 0)))


def _is(fact: object) -> str:
    """The tag of a fact on the wire."""
    tag: str = type(fact).__struct_config__.tag  # type: ignore[attr-defined]
    return tag
