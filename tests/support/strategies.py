"""Set-ups and positions for hypothesis: all options, positions of random games, and any board."""

from collections.abc import Iterable
from itertools import combinations, product
from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Game, Position, PositionRefused, Setup, check
from sixrow.rules.board import mask_of
from sixrow.rules.columbiz import Columbiz, ColumbizPhase, ColumbizSetup
from sixrow.rules.dice import multisets
from sixrow.rules.sequence_dice import SequenceDice, SequenceDicePhase, SequenceDiceSetup
from tests.support.boards import PositionT
from tests.support.random_games import walk


def every_setup(game: Game) -> list[Setup]:
    """All numbers of players with all values of all options."""
    names = [option.name for option in game.options]
    return [
        game.make_setup(players=players, **dict(zip(names, values, strict=True)))
        for players in game.players
        for values in product(*(option.values for option in game.options))
        if players == 4 or 3 not in values
    ]


COLUMBIZ_SETUPS = every_setup(COLUMBIZ)
SEQUENCE_DICE_SETUPS = every_setup(SEQUENCE_DICE)
EVERY_SETUP = (*COLUMBIZ_SETUPS, *SEQUENCE_DICE_SETUPS)
"""Both games, every number of players, every combination of options."""


def _pairwise(setups: Iterable[Setup]) -> tuple[Setup, ...]:
    """A few of these that show every pair of choices together, the number of players among them."""
    pairs = {setup: set(combinations(_choices(setup), 2)) for setup in setups}
    missing = set[object]().union(*pairs.values())
    chosen: list[Setup] = []
    while missing:
        chosen.append(max(pairs, key=lambda setup: len(pairs[setup] & missing)))
        missing -= pairs[chosen[-1]]
    return tuple(chosen)


def _choices(setup: Setup) -> list[tuple[str, str, object]]:
    chosen = {"players": setup.players, **setup.options()}
    return [(setup.game.name, name, value) for name, value in sorted(chosen.items())]


PAIRWISE_SETUPS = _pairwise(EVERY_SETUP)
"""For tests that take long: any two choices come together in one of these. The long forms of such
tests have make targets, and take all set-ups."""

SEEDS = st.integers(min_value=0, max_value=2**32)


def setups(*games: Game) -> st.SearchStrategy[Setup]:
    """The set-ups of these games, or of both."""
    chosen = games or (COLUMBIZ, SEQUENCE_DICE)
    return st.sampled_from([setup for game in chosen for setup in every_setup(game)])


@st.composite
def moments(draw: st.DrawFn, *games: Game) -> Position:
    """Any moment of a random game, the first and the last included."""
    states = list(walk(draw(setups(*games)), Random(draw(SEEDS))))
    return states[draw(st.integers(0, len(states) - 1))]


@st.composite
def owned_cells(draw: st.DrawFn, owners: int) -> tuple[int, ...]:
    """A board of any density, as a mask an owner."""
    empty = draw(st.sampled_from([0, 1, 3, 8]))
    random = Random(draw(SEEDS))
    board = [random.choice([*range(owners), *[-1] * empty]) for _ in range(36)]
    return tuple(
        mask_of(tuple(cell for cell in range(36) if board[cell] == owner))
        for owner in range(owners)
    )


@st.composite
def columbiz_boards(draw: st.DrawFn) -> Columbiz:
    """A valid position of Columbiz about to place, on any board and with any eight dice."""
    setup = draw(st.sampled_from(COLUMBIZ_SETUPS))
    assert isinstance(setup, ColumbizSetup)
    players, nothing = setup.players, (0,) * setup.players
    discs = draw(owned_cells(players + 1))[:players]
    position = Columbiz(
        setup=setup,
        discs=discs,
        supply=tuple(setup.discs_each - mask.bit_count() for mask in discs),
        captives=nothing,
        points=nothing,
        phase=ColumbizPhase.PLACE,
        seat=draw(st.integers(0, players - 1)),
        starter=draw(st.integers(0, players - 1)),
        dice=draw(st.sampled_from(multisets(8))),
    )
    return valid(position)


@st.composite
def sequence_dice_boards(draw: st.DrawFn) -> SequenceDice:
    """A valid position of Sequence Dice with a roll to play, on any board."""
    setup = draw(st.sampled_from(SEQUENCE_DICE_SETUPS))
    assert isinstance(setup, SequenceDiceSetup)
    position = SequenceDice(
        setup=setup,
        chips=draw(owned_cells(setup.sides)),
        phase=SequenceDicePhase.CHOOSE,
        seat=draw(st.integers(0, setup.players - 1)),
        dice=draw(st.sampled_from(multisets(2))),
    )
    return valid(position)


def valid(position: PositionT) -> PositionT:
    """The position, if the rules find no fault in it."""
    try:
        check(position)
    except PositionRefused:
        assume(False)
    return position
