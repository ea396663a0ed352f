"""Both slow versions of the rules behind one interface, and how they compare with the real ones."""

from sixrow.rules import Columbiz, Position, SequenceDice, Waiting
from sixrow.rules.dice import faces_of, of_faces
from tests.support import slow_columbiz, slow_sequence_dice
from tests.support.boards import decision
from tests.support.slow_columbiz import SlowColumbiz
from tests.support.slow_sequence_dice import SlowSequenceDice

Slow = SlowColumbiz | SlowSequenceDice
Move = tuple[str, tuple[int, ...]]


def read(position: Position) -> Slow:
    """A position as the slow version of its game has it."""
    if isinstance(position, Columbiz):
        return slow_columbiz.read(position)
    assert isinstance(position, SequenceDice)
    return slow_sequence_dice.read(position)


def number(move: Move) -> int:
    """The number that the rules give a decision of the slow version."""
    word, numbers = move
    if word in ("place", "choose"):
        return 6 * (numbers[0] - 1) + numbers[1] - 1
    return decision(f"{word} {''.join(map(str, numbers))}")


def take(position: Position, move: Move) -> Position:
    """A position after a move of the slow version."""
    word, numbers = move
    if word == "roll":
        return position.roll(of_faces(numbers)).position
    return position.decide(number(move)).position


def agree(position: Position, slow: Slow) -> None:
    """Require that both versions are in the same state and allow the same moves."""
    assert read(position) == slow
    moves = slow.moves()
    if position.waiting is Waiting.DICE:
        assert moves == [("roll", faces_of(dice)) for dice, _ in position.chances()]
    else:
        assert sorted(map(number, moves)) == list(position.decisions())
    if position.waiting is Waiting.NOBODY and isinstance(slow, SlowColumbiz):
        assert slow.totals() == position.scores()
