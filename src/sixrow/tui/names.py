"""The displayed names of the players."""

from collections.abc import Sequence

from sixrow.match import Chair
from sixrow.text.levels import level_name
from sixrow.text.sentences import is_known, printable, say
from sixrow.wire.frames import View


def seat_names(view: View) -> tuple[str, ...]:
    """The names of all seats; equal names are numbered."""
    return chair_names([seat.chair for seat in view.seats])


def chair_names(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """The names of chairs; equal names are numbered."""
    plain = [_name(chair) for chair in chairs]
    names: list[str] = []
    for seat, name in enumerate(plain):
        before = plain[:seat].count(name)
        again = before and not chairs[seat].is_open
        names.append(say("name-again", name=name, number=before + 1) if again else name)
    return tuple(names)


def _name(chair: Chair) -> str:
    if chair.name:
        return printable(chair.name)
    if chair.level:
        known = is_known(f"level-{chair.level}")
        return level_name(chair.level) if known else printable(chair.level)
    return say("somebody") if chair.person else say("seat-open")
