"""What a player can do now, in words: the legal decisions and their effects.

Nothing here knows the rules: each decision is tried on the immutable position, and its effects are
described.
"""

from collections.abc import Iterator

from sixrow.notation import cell_text
from sixrow.rules import Columbiz, Decision, Position, SequenceDice, Step, effects
from sixrow.rules.board import CELLS, Cell
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.dice import FACES, faces_of, showing
from sixrow.text.layout import TIED, wrapped
from sixrow.text.sentences import say
from sixrow.text.words import Names


def only_choice(position: Position) -> Decision | None:
    """The only legal decision, if it is to end the turn or to pass; else None."""
    legal = position.decisions()
    return legal[0] if len(legal) == 1 and legal[0] >= CELLS else None


def choices(position: Position, names: Names) -> str:
    """A short list of the legal decisions. The position must wait for a decision."""
    if isinstance(position, Columbiz) and position.phase is ColumbizPhase.KEEP:
        return wrapped(say("keep-how", example=_example(position)))
    ending = only_choice(position)
    if ending is not None:
        return wrapped(_ending_told(position.decide(ending)))
    cells = [choice for choice in position.decisions() if choice < CELLS]
    known = [(cell, _known(position, cell, names)) for cell in cells]
    if isinstance(position, Columbiz):
        told = ", ".join(cell_text(cell) + what for cell, what in known)
        return wrapped(say("place-how", cells=told, placed=position.placed))
    told = ", ".join(_alike_together(known))
    assert isinstance(position, SequenceDice)
    replaces = isinstance(position.decide(cells[0]).effects[0], effects.Replaced)
    key = "replace-how" if replaces else "choose-how"
    return wrapped(say(key, total=position.total, cells=told))


def _example(position: Columbiz) -> str:
    """An example of a keep as it is typed: the most common face, and dice that must stay."""
    face = max(FACES, key=lambda each: (showing(position.dice, each), each))
    commonest = [each for each in faces_of(position.dice) if each == face]
    locked = [each for each in faces_of(position.kept) if each != face]
    return "".join(map(str, sorted(commonest + locked)))


def _ending_told(step: Step[Position]) -> str:
    """The sentence for when only ending the turn or passing is left."""
    match step.effects[0]:
        case effects.Passed(rule=rule):
            return say("pass-how", rule=rule)
        case effects.Forfeited(discs=discs, rule=rule):
            return say("forfeit-how", discs=discs, rule=rule)
        case _:
            return say("end-how")


def _known(position: Position, cell: Cell, names: Names) -> str:
    """Notable effects of choosing a cell, in brackets to follow it."""
    step = position.decide(cell)
    known = [*_done(position, step, names), *_gained(position, step)]
    return f" ({', '.join(known)})".replace(" ", TIED) if known else ""


def _alike_together(known: list[tuple[Cell, str]]) -> list[str]:
    """Cells grouped by equal notes: “a2 b1 (from Bo)”; the others on their own."""
    groups: dict[str, list[str]] = {}
    for cell, what in known:
        groups.setdefault(what or cell_text(cell), []).append(cell_text(cell))
    return [
        cells[0] if what == cells[0] else " ".join(cells) + what for what, cells in groups.items()
    ]


def _done(position: Position, step: Step[Position], names: Names) -> Iterator[str]:
    captured = sum(isinstance(effect, effects.Captured) for effect in step.effects)
    if captured:
        yield say("does-capture", discs=captured)
    several = position.setup.sides > 2
    for effect in step.effects:
        match effect:
            case effects.Removed(owner=owner) | effects.Replaced(owner=owner) if several:
                yield say("does-remove", owner=names.side(owner))
            case effects.RowMade(points=points, cells=cells) if points:
                yield say("does-row", length=len(cells))
            case effects.GameEnded():
                yield say("does-win")
            case _:
                pass


def _gained(position: Position, step: Step[Position]) -> Iterator[str]:
    """Points in Columbiz; in Sequence Dice a longer row that does not win yet."""
    side = position.setup.side_of(position.seat)
    before, after = position.scores()[side], step.position.scores()[side]
    if isinstance(position, Columbiz):
        if after > before:
            yield say("does-score", points=after - before)
    elif after > max(before, 2) and step.position.outcome is None:
        yield say("does-row", length=after)
