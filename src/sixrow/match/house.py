"""The house, which runs a table, and the people it has identified."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import lru_cache

from msgspec import Struct

from sixrow.match.chain import Envelope
from sixrow.match.terms import NAME_LENGTH, PERSON_ID
from sixrow.rules import Refusal


@dataclass(frozen=True, slots=True)
class House:
    """What a table needs from its driver.

    Attributes:
        envelope: the secret of its chain.
        levels: the levels of the bots.
        there: the people who can give a link at once; asked when a roll becomes due.
    """

    envelope: Envelope
    levels: tuple[str, ...]
    there: Callable[[], Collection[str]] = tuple


class Person(Struct, frozen=True, gc=False):
    """A person identified by the house: a permanent id and a display name."""

    id: str
    name: str


@lru_cache(4096)
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
