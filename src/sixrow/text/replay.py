"""A record step by step: in words for people, as data for programs."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sixrow.notation import (
    Json,
    Record,
    Result,
    begins_turn,
    decision_text,
    dice_text,
    effect_data,
    first_turn,
    position_text,
)
from sixrow.rules import Position
from sixrow.rules.effects import Effect
from sixrow.text.effects import Teller, result
from sixrow.text.layout import wrapped
from sixrow.text.paint import Paint, plain
from sixrow.text.panels import picture
from sixrow.text.sentences import listed, printable, say
from sixrow.text.status import awaited, notes
from sixrow.text.words import Names, game_name


def in_words(record: Record, paint: Paint = plain) -> Iterator[str]:
    """The game as blocks of text: a heading, then each turn with the board at its end."""
    names = Names(record.setup, record.names)
    teller = Teller(record.setup, names)
    greeting = say("greeting", game=game_name(record.setup), names=names.versus())
    yield paint(wrapped(greeting), "heading")
    if record.comment:
        yield wrapped(printable(record.comment))
    for turn in _turns(record):
        yield _told(turn, teller, paint)
        if turn.number:
            yield picture(turn.after, names, *notes(turn.after, turn.number), paint=paint)
    yield paint(ending(record), "heading")


def ending(record: Record) -> str:
    """How a game ended, or what it waits for."""
    names, final = Names(record.setup, record.names), record.final
    if final.outcome is not None:
        return result(final, names)
    if record.result is None:
        return awaited(final, names)
    return stopped(record.result, names)


def stopped(result: Result, names: Names) -> str:
    """How a game stopped before its end: why, by whom, and who won."""
    winners = [names.side(side) for side in result.winners]
    won = say("stopped-won", winners=listed(winners) if winners else "", players=len(winners))
    if result.seat is None:
        return say("stopped", ending=result.ending, won=won)
    return say("stopped-by", name=names.seat(result.seat), ending=result.ending, won=won)


def summary(record: Record) -> str:
    """A game in one line."""
    told = say(
        "summary",
        game=game_name(record.setup),
        players=record.setup.players,
        turns=sum(turn.number > 0 for turn in _turns(record)),
    )
    return f"{told} {ending(record)}"


@dataclass(slots=True)
class _Turn:
    """A turn as records count them, 0 for the roll-off: its effects and the resulting position."""

    number: int
    after: Position
    happened: list[Effect] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)


def _turns(record: Record) -> Iterator[_Turn]:
    turn = _Turn(first_turn(record.start), record.start)
    for entry, step in zip(record.entries, record.steps(), strict=True):
        turn.after = step.position
        turn.happened += step.effects
        if entry.comment:
            turn.remarks.append(entry.comment)
        if begins_turn(step.effects):
            yield turn
            turn = _Turn(turn.number + 1, step.position)
    if turn.happened:
        yield turn


def _told(turn: _Turn, teller: Teller, paint: Paint) -> str:
    heading = say("heading-turn", turn=turn.number) if turn.number else say("heading-roll-off")
    remarks = [wrapped(say("remark", text=remark)) for remark in turn.remarks]
    return "\n".join([paint(heading, "heading"), wrapped(teller.tell(turn.happened)), *remarks])


def as_data(record: Record) -> Iterator[dict[str, Json]]:
    """Each step as an object; seats, sides, turns and steps count from 1, the roll-off is turn 0.

    Cells, dice, decisions and positions are in notation.
    """
    position, game = record.start, record.setup.game
    turn = first_turn(position)
    pairs = zip(record.entries, record.steps(), strict=True)
    for number, (entry, step) in enumerate(pairs, start=1):
        data: dict[str, Json] = {"step": number, "turn": turn, "seat": position.seat + 1}
        if entry.is_roll:
            data["roll"] = dice_text(entry.value)
        else:
            data["decision"] = decision_text(game, entry.value)
        position = step.position
        data["effects"] = [effect_data(effect) for effect in step.effects]
        data["position"] = position_text(position)
        data["scores"] = list(position.scores())
        if entry.time is not None:
            data["time"] = entry.time
        if entry.comment:
            data["comment"] = entry.comment
        turn += begins_turn(step.effects)
        yield data
