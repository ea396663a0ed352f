"""Who runs a table, and the people it knows."""

from dataclasses import dataclass

from msgspec import Struct

from sixrow.match.chain import Envelope
from sixrow.match.terms import NAME_LENGTH, PERSON_ID
from sixrow.rules import Refusal


@dataclass(frozen=True, slots=True)
class House:
    """Who runs the table: the sealed envelope with the dice, and the levels of its bots."""

    envelope: Envelope
    levels: tuple[str, ...]


class Person(Struct, frozen=True, gc=False):
    """Somebody the house knows: an id that never changes, and what they are called."""

    id: str
    name: str


def check_person(person: Person) -> None:
    """Refuse an id or a name that cannot be shown or stored.

    Raises:
        Refusal: ``not-a-person`` or ``not-a-name``.
    """
    name = person.name
    if not PERSON_ID.fullmatch(person.id):
        raise Refusal("not-a-person", text=person.id[:80])
    if not 0 < len(name) <= NAME_LENGTH or not name.isprintable() or name != name.strip():
        raise Refusal("not-a-name", text=name[:80], longest=NAME_LENGTH)
