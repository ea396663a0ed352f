"""Positions for other libraries: chances and decisions as numbers, observations as arrays."""

from functools import cache

import numpy as np

from sixrow.engine.columbiz import states
from sixrow.engine.columbiz.observations import observe as observe_columbiz
from sixrow.engine.observations import size
from sixrow.engine.sequence_dice import states as sequence_dice
from sixrow.engine.sequence_dice.observations import observe as observe_sequence_dice
from sixrow.engine.types import Marks, Weights
from sixrow.notation import dice_text
from sixrow.rules import GAMES, Columbiz, Game, Position, Refusal, Seat, SequenceDice, Setup
from sixrow.rules.dice import Dice, chances, multisets


@cache
def outcomes(dice: int) -> tuple[tuple[int, float], ...]:
    """Every roll of so many dice: its index among them and its probability."""
    return tuple((number, float(chance)) for number, (_, chance) in enumerate(chances(dice)))


def outcome_dice(position: Position, number: int) -> Dice:
    """The dice of a roll by index, in a position that waits for dice.

    Rolls of the same number of dice are indexed in the order of their sorted faces.
    """
    return multisets(position.dice_to_roll)[number]


def outcome_text(position: Position, number: int) -> str:
    """A roll by index, as text."""
    return dice_text(outcome_dice(position, number))


def observed(position: Position, seat: Seat) -> Weights:
    """A seat's observation; see `sixrow.engine.observations`."""
    seen = np.empty(size(position.setup), dtype=np.float32)
    if isinstance(position, Columbiz):
        observe_columbiz(*states.packed(position), seat, seen)
    else:
        assert isinstance(position, SequenceDice)
        observe_sequence_dice(*sequence_dice.packed(position), seat, seen)
    return seen


def marks(position: Position) -> Marks:
    """A 1 for every legal decision; all 0 unless a decision is awaited."""
    found = np.zeros(position.setup.game.decisions, dtype=np.int8)
    found[list(position.decisions())] = 1
    return found


def rewards(position: Position) -> tuple[float, ...]:
    """Each seat's share of the victory, which is its side's; 0 until the game is over.

    They add up to one, or to two with four players in two teams.
    """
    setup, outcome = position.setup, position.outcome
    if outcome is None:
        return (0.0,) * setup.players
    return tuple(float(outcome.shares[setup.side_of(seat)]) for seat in range(setup.players))


def roll_by(rng: np.random.Generator, dice: int) -> Dice:
    """Roll `dice` fair dice."""
    return sum(1 << 4 * int(face) for face in rng.integers(6, size=dice))


def game_named(name: str) -> Game:
    """A game by its name.

    Raises:
        Refusal: there is no such game.
    """
    if name not in GAMES:
        raise Refusal("unknown-game", text=name, allowed=tuple(GAMES))
    return GAMES[name]


def setup_of(game: Game, **parameters: int | str) -> Setup:
    """A set-up from the parameters of an environment; empty or 0 means not given.

    Raises:
        SetupRefused: the parameters are not a valid set-up.
    """
    return game.setup_from_text({name: str(said) for name, said in parameters.items() if said})
