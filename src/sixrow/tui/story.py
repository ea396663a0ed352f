"""The log of a table: effects and other events as sentences, grouped by turns."""

from collections.abc import Iterator
from heapq import merge
from operator import itemgetter
from typing import NamedTuple

from sixrow.match.events import Decided, Entered, GameBegan, GameOver, Rolled, StarterChosen, Undone
from sixrow.notation import EffectData
from sixrow.notation.effects import ExtraTurnEffect, TurnEndedEffect
from sixrow.text.effects import EffectWriter
from sixrow.text.sentences import is_known, say
from sixrow.tui.model import Happening, TableModel
from sixrow.wire.frames import ChatLine

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
    said = [
        (line.time, Chapter(-1, say("line-said", name=line.name, text=_words(line))))
        for line in table.lines
    ]
    # Each where it was said: after the chapters that were complete by then.
    told = merge(_chapters(table), said, key=itemgetter(0))
    return [chapter for _, chapter in told][-most:]


def _words(line: ChatLine) -> str:
    key = f"phrase-{line.phrase}"
    return say(key) if line.phrase and is_known(key) else line.text


def _chapters(table: TableModel) -> Iterator[tuple[int, Chapter]]:
    """The chapters, each with the time of its last event."""
    assert table.view is not None
    teller = EffectWriter(table.setup, table.names)
    side, seat, time = -1, -1, 0
    gathered: list[EffectData] = []
    for each in table.history[-_LATELY:]:
        fact = each.event.fact
        if each.effects:
            acting = fact.seat if isinstance(fact, Rolled | Decided | Entered) else seat
            if acting != seat and gathered:
                yield time, Chapter(side, teller.tell_data(gathered))
                gathered = []
            seat, side = acting, table.view.seats[acting].side
            gathered += each.effects
            time = each.event.time
            if any(isinstance(effect, _ENDS) for effect in each.effects):
                yield time, Chapter(side, teller.tell_data(gathered))
                gathered = []
        elif told := event_words(table, each):
            if gathered:
                yield time, Chapter(side, teller.tell_data(gathered))
                gathered = []
            time = each.event.time
            yield time, Chapter(-1, told)
    if gathered:
        yield time, Chapter(side, teller.tell_data(gathered))


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
        case StarterChosen(starter=seat) if seat is not None:
            return say(key, name=table.names.seat(seat))
        case StarterChosen() | Undone() if table.entered:
            return say("event-corrected")
        case Undone(seat=seat, count=count):
            return say("event-undone", name=table.names.seat(seat), count=count)
        case _:
            return say(key, name=table.names.seat(getattr(fact, "seat", 0)))


def _is(fact: object) -> str:
    """The tag of a fact on the wire."""
    tag: str = type(fact).__struct_config__.tag  # type: ignore[attr-defined]
    return tag
