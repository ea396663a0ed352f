"""A record step by step: in words for people, as data for programs."""

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter

import msgspec

from sixrow.notation import (
    EffectData,
    Json,
    Moment,
    Record,
    decision_text,
    dice_text,
    effect_data,
    position_text,
)
from sixrow.text.effects import EffectWriter
from sixrow.text.layout import wrapped
from sixrow.text.paint import Paint, plain
from sixrow.text.panels import picture
from sixrow.text.results import result_words
from sixrow.text.sentences import printable, say
from sixrow.text.status import awaited, notes
from sixrow.text.words import Names, game_name


def in_words(record: Record, paint: Paint = plain) -> Iterator[str]:
    """The game as blocks of text: a heading, then each turn with the board at its end."""
    names = Names(record.setup, record.names)
    teller = EffectWriter(record.setup, names)
    greeting = say("greeting", game=game_name(record.setup), names=names.versus())
    yield paint(wrapped(greeting), "heading")
    if record.comment:
        yield wrapped(printable(record.comment))
    for turn, moments in _turns(record):
        yield _told(turn, moments, teller, paint)
        if turn:
            after = moments[-1].after
            yield picture(after, names, *notes(after, turn), paint=paint)
    yield paint(ending(record), "heading")


def ending(record: Record) -> str:
    """How a game ended, or what it waits for."""
    names, final = Names(record.setup, record.names), record.final
    if record.result is None:
        return awaited(final, names)
    return result_words(record.result, final.scores(), names, record.setup)


def summary(record: Record) -> str:
    """A game in one line."""
    told = say(
        "summary",
        game=game_name(record.setup),
        players=record.setup.players,
        turns=sum(turn > 0 for turn, _ in _turns(record)),
    )
    return f"{told} {ending(record)}"


def _turns(record: Record) -> Iterator[tuple[int, list[Moment]]]:
    """Each turn by its number, 0 for the roll-off, with what was rolled and decided in it."""
    for turn, moments in groupby(record.moments, attrgetter("turn")):
        yield turn, list(moments)


def _told(turn: int, moments: list[Moment], teller: EffectWriter, paint: Paint) -> str:
    heading = say("turn-number", turn=turn) if turn else say("heading-roll-off")
    effects = [effect for moment in moments for effect in moment.effects]
    comments = [moment.entry.comment for moment in moments]
    remarks = [wrapped(say("remark", text=comment)) for comment in comments if comment]
    return "\n".join([paint(heading, "heading"), wrapped(teller.tell(effects)), *remarks])


def as_data(record: Record) -> Iterator[dict[str, Json]]:
    """Each step as an object; seats, sides, turns and steps count from 1, the roll-off is turn 0.

    Cells, dice, decisions and positions are in notation.
    """
    game = record.setup.game
    for number, moment in enumerate(record.moments, start=1):
        entry, position = moment.entry, moment.after
        data: dict[str, Json] = {"step": number, "turn": moment.turn, "seat": moment.seat + 1}
        if entry.is_roll:
            data["roll"] = dice_text(entry.value)
        else:
            data["decision"] = decision_text(game, entry.value)
        data["effects"] = _plain([effect_data(effect) for effect in moment.effects])
        data["position"] = position_text(position)
        data["scores"] = list(position.scores())
        if entry.time is not None:
            data["time"] = entry.time
        if entry.comment:
            data["comment"] = entry.comment
        yield data


def _plain(effects: list[EffectData]) -> Json:
    found: Json = msgspec.json.decode(msgspec.json.encode(effects))
    return found
