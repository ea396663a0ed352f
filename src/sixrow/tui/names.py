"""What the players of a table are called."""

from sixrow.match import Chair
from sixrow.server.wire import View
from sixrow.terminal.levels import level_name
from sixrow.terminal.sentences import say


def seat_names(view: View) -> tuple[str, ...]:
    """The names of all seats; two of the same name are told apart by a number."""
    plain = [_name(seat.chair) for seat in view.seats]
    names: list[str] = []
    for seat, name in enumerate(plain):
        before = plain[:seat].count(name)
        again = before and not view.seats[seat].chair.is_open
        names.append(say("name-again", name=name, number=before + 1) if again else name)
    return tuple(names)


def _name(chair: Chair) -> str:
    if chair.name:
        return chair.name
    if chair.level:
        return level_name(chair.level)
    return say("somebody") if chair.person else say("seat-open")
