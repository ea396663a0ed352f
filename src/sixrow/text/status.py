"""The progress of a game and its turn, in words."""

from sixrow.notation import round_of
from sixrow.rules import Columbiz, Position, SequenceDice, Waiting
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.columbiz.laws import ROLLS
from sixrow.text.sentences import say
from sixrow.text.words import Names, dice_words, roll_words


def dice_line(position: Position) -> str:
    """The dice on the table, and the state of the turn."""
    if isinstance(position, SequenceDice):
        return say("dice-total", dice=roll_words(position.setup, position.dice))
    assert isinstance(position, Columbiz)
    if position.phase is ColumbizPhase.KEEP:
        progress = say("dice-roll", roll=ROLLS - position.rolls_left, rolls=ROLLS)
        if position.kept:
            progress += say("dice-locked", dice=dice_words(position.kept))
    else:
        progress = say("dice-placed", placed=position.placed, limit=position.setup.limit)
    return say("dice-line", dice=dice_words(position.dice, gap="  "), progress=progress)


def awaited(position: Position, names: Names) -> str:
    """A sentence for what a position waits for."""
    name = names.seat(position.seat)
    if position.waiting is Waiting.DICE:
        return say("awaits-dice", name=name, dice=position.dice_to_roll)
    if position.waiting is Waiting.NOBODY:
        return say("awaits-nobody")
    assert isinstance(position, Columbiz | SequenceDice)
    phase, decisions = str(position.phase.value), len(position.decisions())
    return say("awaits-decision", name=name, phase=phase, decisions=decisions)


def notes(position: Position, turn: int = 0) -> list[str]:
    """Short lines on the progress of the game; turn 0 means unknown."""
    if isinstance(position, Columbiz):
        told = [say("round-number", round=round_of(position.setup, turn))] if turn else []
        last = position.last_round and position.waiting is not Waiting.NOBODY
        return [*told, say("note-last-round")] if last else told
    assert isinstance(position, SequenceDice)
    told = [say("turn-number", turn=turn)] if turn else []
    return [*told, say("winning-length", length=position.setup.length)]
