"""Boards in ASCII, so that a test can show what it is about.

A picture has rank 6 first and column a left, as the boards are drawn everywhere::

    . . . . . .      rank 6
    . . . . . .
    . . . . B .
    . . . . P .      e3 is purple, the blue disc on e4 stands above it
    . . . . . .
    P . . . . .      rank 1
    a b c d e f

Columbiz writes the seats as P B G K (purple, blue, grey, black), Sequence Dice the sides as G B R
(green, blue, red); a dot is empty. `columbiz` and `sequence_dice` read a picture into a position
that is valid, `draw` makes the picture of a position, and `play` takes a position through moves
written as words.
"""

from typing import TypeVar

from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Position, Step, check, start
from sixrow.rules import columbiz as columbiz_rules
from sixrow.rules import sequence_dice as sequence_dice_rules
from sixrow.rules.board import cells_in, mask_of
from sixrow.rules.columbiz import END, Columbiz, ColumbizSetup, keep
from sixrow.rules.contract import Decision, OptionValue
from sixrow.rules.dice import Dice, of_faces
from sixrow.rules.effects import Effect
from sixrow.rules.sequence_dice import PASS, SequenceDice

PositionT = TypeVar("PositionT", bound=Position)

EMPTY = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""

COLUMBIZ_LETTERS = "PBGK"
SEQUENCE_DICE_LETTERS = "GBR"

LAYOUT = """
    2 3 4 5 6 2
    6 7 8 9 7 3
    5 9 C C 8 4
    4 8 C C 9 5
    3 7 9 8 7 6
    2 6 5 4 3 2
"""
"""The board of Sequence Dice as S-1 prints it; C is 12."""

A_ROLL = {2: "11", 3: "12", 4: "13", 5: "14", 6: "15", 7: "16", 8: "26", 9: "36"}
A_ROLL |= {10: "46", 11: "56", 12: "66"}
"""Two dice for each total."""

_ROLLS_LEFT = {columbiz_rules.ColumbizPhase.ROLL: 3, columbiz_rules.ColumbizPhase.KEEP: 2}


def cell(name: str) -> int:
    """A cell by its name, a1 to f6."""
    return 6 * "abcdef".index(name[0]) + "123456".index(name[1])


def cells(names: str) -> tuple[int, ...]:
    """Cells by their names, in the order given."""
    return tuple(cell(name) for name in names.split())


def names(mask: int) -> str:
    """The names of a mask's cells, up each column in turn."""
    return " ".join(f"{'abcdef'[place // 6]}{place % 6 + 1}" for place in cells_in(mask))


def dice(faces: str) -> Dice:
    """Dice from their faces, such as "12335556"."""
    return of_faces(int(face) for face in faces)


def picture(text: str) -> str:
    """A picture as `draw` makes it: one space between letters, no indent."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())


def draw(position: Position) -> str:
    """The picture of a position."""
    if isinstance(position, Columbiz):
        return _draw(position.discs, COLUMBIZ_LETTERS)
    assert isinstance(position, SequenceDice)
    return _draw(position.chips, SEQUENCE_DICE_LETTERS)


def masks(text: str, letters: str) -> tuple[int, ...]:
    """The cells of each letter in a picture."""
    ranks = [line.split() for line in text.strip().splitlines()]
    assert [len(rank) for rank in ranks] == [6] * 6, f"not six by six: {text}"
    assert set().union(*ranks) <= {*letters, "."}, f"letters other than {letters}: {text}"
    return tuple(
        mask_of(tuple(place for place in range(36) if ranks[5 - place % 6][place // 6] == letter))
        for letter in letters
    )


def columbiz_start(players: int = 2, **options: OptionValue) -> Columbiz:
    """A game of Columbiz before the roll-off."""
    position = start(COLUMBIZ.make_setup(players=players, **options))
    assert isinstance(position, Columbiz)
    return position


def sequence_dice_start(players: int = 2, **options: OptionValue) -> SequenceDice:
    """A game of Sequence Dice before the roll-off."""
    position = start(SEQUENCE_DICE.make_setup(players=players, **options))
    assert isinstance(position, SequenceDice)
    return position


def columbiz(
    text: str = EMPTY,
    *,
    players: int = 2,
    seat: int = 0,
    starter: int = 0,
    phase: columbiz_rules.ColumbizPhase = columbiz_rules.ColumbizPhase.PLACE,
    dice: str = "",
    kept: str = "",
    rolls_left: int | None = None,
    placed: int = 0,
    supply: tuple[int, ...] | None = None,
    captured: tuple[int, ...] | None = None,
    points: tuple[int, ...] | None = None,
    **options: OptionValue,
) -> Columbiz:
    """A valid position of Columbiz, in the placing part of a turn unless `phase` says otherwise.

    `captured` counts the captives of each seat; the word `captives` is the option. A supply that is
    not given holds what is not on the board, less the discs that are captives: those come from the
    seats after the captor in turn.
    """
    setup = columbiz_start(players, **options).setup
    discs = masks(text, COLUMBIZ_LETTERS[:players])
    captives = captured or (0,) * players
    position = Columbiz(
        setup=setup,
        discs=discs,
        supply=supply or _supply_left(setup, discs, captives),
        captives=captives,
        points=points or (0,) * players,
        phase=phase,
        seat=seat,
        starter=starter,
        rolls_left=_ROLLS_LEFT.get(phase, 0) if rolls_left is None else rolls_left,
        dice=of_faces(map(int, dice)),
        kept=of_faces(map(int, kept)),
        placed=placed,
    )
    check(position)
    return position


def sequence_dice(
    text: str = EMPTY,
    *,
    players: int = 2,
    seat: int = 0,
    total: int | None = None,
    **options: OptionValue,
) -> SequenceDice:
    """A valid position of Sequence Dice, with a roll of `total` to play or else dice to roll."""
    setup = sequence_dice_start(players, **options).setup
    phase = (
        sequence_dice_rules.SequenceDicePhase.ROLL
        if total is None
        else sequence_dice_rules.SequenceDicePhase.CHOOSE
    )
    position = SequenceDice(
        setup=setup,
        chips=masks(text, SEQUENCE_DICE_LETTERS[: setup.sides]),
        phase=phase,
        seat=seat,
        dice=0 if total is None else dice(A_ROLL[total]),
    )
    check(position)
    return position


def play(position: PositionT, *moves: str) -> Step[PositionT]:
    """The position after some moves, and everything that they did.

    A move is a cell such as ``e3``, ``end``, ``pass``, ``roll 12335556``, ``keep 555`` or, to roll
    all dice again, ``keep``.
    """
    happened: list[Effect] = []
    for move in moves:
        word, _, faces = move.partition(" ")
        step = position.roll(dice(faces)) if word == "roll" else position.decide(decision(move))
        position = step.position
        happened += step.effects
    return Step(position, tuple(happened))


def decision(move: str) -> Decision:
    """The number of a decision written as for `play`."""
    word, _, faces = move.partition(" ")
    if word == "keep":
        return keep(dice(faces))
    return {"end": END, "pass": PASS}.get(word) or cell(word)


def legal_cells(position: Position) -> str:
    """The names of the cells that may be chosen."""
    return names(mask_of(tuple(choice for choice in position.decisions() if choice < 36)))


def _draw(owners: tuple[int, ...], letters: str) -> str:
    grid = [["."] * 6 for _ in range(6)]
    for letter, mask in zip(letters, owners, strict=False):
        for place in cells_in(mask):
            grid[5 - place % 6][place // 6] = letter
    return "\n".join(" ".join(rank) for rank in grid)


def _supply_left(
    setup: ColumbizSetup, discs: tuple[int, ...], captives: tuple[int, ...]
) -> tuple[int, ...]:
    left = [setup.discs_each - mask.bit_count() for mask in discs]
    for captor, count in enumerate(captives):
        wanted = count
        for step in range(1, setup.players):
            victim = (captor + step) % setup.players
            given = min(wanted, left[victim] - 1)
            left[victim] -= given
            wanted -= given
    return tuple(left)
