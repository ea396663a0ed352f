"""The attacks, each with the moment at which it is made and what the victim's client must say.

An attack sees the honest answer to a command and gives what is told instead. Bo is the victim, on
seat 1; Ada, on seat 0, is in league with the house.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from sixrow.match.chain import Chain
from sixrow.match.events import (
    Anchored,
    AnyFact,
    Decided,
    Due,
    Given,
    Resealed,
    Rolled,
    Undone,
    Void,
)
from sixrow.notation import dice_text
from tests.dishonest.house import Attack, DishonestHouse

ACCOMPLICE = 0
LATER = 6
"""The number of the roll at which most attacks begin: the game is under way."""


@dataclass(frozen=True)
class Case:
    """An attack and who has to report it.

    Attributes:
        name: what the house does.
        attack: how.
        faults: what the victim's client says, any of these.
        record: whether the record alone shows it to `sixrow verify`.
        socket: whether it is also tried at a real server; others leave that server speechless.
    """

    name: str
    attack: Attack
    faults: tuple[str, ...]
    record: bool = False
    socket: bool = False


@dataclass
class Once:
    """An attack on the first fact of a kind from a roll on."""

    roll: int = LATER

    def is_moment(self, house: DishonestHouse, facts: Sequence[AnyFact], kind: type) -> bool:
        """Whether to attack now: a fact of that kind is among these, late enough, and only once."""
        found = any(type(fact) is kind and fact.roll >= self.roll for fact in facts)  # type: ignore[union-attr]
        if not found or house.done:
            return False
        house.done += 1
        return True


class ChooseDice(Once):
    """Every roll of the victim shows ones."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        return [
            replace(fact, dice="1" * len(fact.dice))
            if isinstance(fact, Rolled) and fact.seat == house.victim and fact.roll >= self.roll
            else fact
            for fact in facts
        ]


class AnotherHouseLink(Once):
    """A link of the house that is not the next of its chain, so that other dice come out."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        if not self.is_moment(house, facts, Rolled):
            return list(facts)
        told = []
        for fact in facts:
            if isinstance(fact, Rolled):
                other = replace(fact, link=house.house_link(1))
                dice = house.table.dice.dice(other, len(fact.dice))
                fact = replace(other, dice=dice_text(dice))  # noqa: PLW2901
            told.append(fact)
        return told


class ReplaceLink(Once):
    """The victim's link is exchanged for one that suits the house better."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        due = house.table.dice.due
        if due is None or house.victim not in due.callers:
            return list(facts)
        if not self.is_moment(house, facts, Rolled):
            return list(facts)
        place = due.callers.index(house.victim)
        return [_with_link(house, fact, place, "5" * 64) for fact in facts]


class ForeignAnchor(Once):
    """The house gives the victim's seat a chain of its own, whose links it knows."""

    chain = Chain("p", b"known to the house".ljust(32))

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        if not self.is_moment(house, facts, Due):
            return list(facts)
        anchored = Anchored(seat=house.victim, anchor=self.chain.public.hex())
        place = next(index for index, fact in enumerate(facts) if isinstance(fact, Due))
        return [*facts[:place], anchored, *facts[place:]]


class MadeUpPerson(Once):
    """The bot's seat gets a chain, whose links the house finds by trying."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        if not self.is_moment(house, facts, Due):
            return list(facts)
        chain = Chain("p", b"of nobody".ljust(32))
        return [Anchored(seat=2, anchor=chain.public.hex()), *facts]


class LeaveOut(Once):
    """The victim is there and is not called, so that the roll can be foreseen."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        return [
            replace(fact, callers=tuple(seat for seat in fact.callers if seat != house.victim))
            if isinstance(fact, Due) and fact.roll >= self.roll and fact.seat != house.victim
            else fact
            for fact in facts
        ]


class OwnRollWithoutLink(Once):
    """The victim rolls and is not asked for a link."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        return [
            replace(fact, callers=tuple(seat for seat in fact.callers if seat != house.victim))
            if isinstance(fact, Due) and fact.roll >= self.roll and fact.seat == house.victim
            else fact
            for fact in facts
        ]


class FirstRollWithout(Once):
    """The first roll does not wait for the victim."""

    def __call__(self, _house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        return [
            replace(fact, callers=(ACCOMPLICE,))
            if isinstance(fact, Due) and fact.roll == 1
            else fact
            for fact in facts
        ]


class RolledWithoutLink(Once):
    """The roll is made although a caller has not given a link."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        due = house.table.dice.due
        if due is None or house.victim not in due.callers:
            return list(facts)
        if not self.is_moment(house, facts, Rolled):
            return list(facts)
        return [
            replace(fact, links=fact.links[:-1]) if isinstance(fact, Rolled) else fact
            for fact in facts
        ]


class FalseDrop(Once):
    """The victim has given a link, and the house says that they were silent."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        due = house.table.dice.due
        if due is None or due.seat == house.victim or house.victim not in due.callers:
            return list(facts)
        if not self.is_moment(house, facts, Rolled):
            return list(facts)
        links = tuple(
            "" if seat == house.victim else due.given.get(seat, "") for seat in due.callers
        )
        void = Void(roll=due.roll, link=house.house_link(), links=links, dropped=(house.victim,))
        return [void, Due(roll=due.roll + 1, seat=due.seat, callers=(ACCOMPLICE,))]


class VoidWithoutCause(Once):
    """A roll that does not suit the house is void, though nobody has gone."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        due = house.table.dice.due
        if due is None or len(due.callers) < 2 or not self.is_moment(house, facts, Rolled):
            return list(facts)
        links = tuple(due.given.get(seat, "") for seat in due.callers)
        void = Void(roll=due.roll, link=house.house_link(), links=links)
        return [void, Due(roll=due.roll + 1, seat=due.seat, callers=due.callers)]


class TwoDropsOfOne(Once):
    """An accomplice drops out of one roll twice, and is called again in between."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        due = house.table.dice.due
        if due is None or due.seat != house.victim or ACCOMPLICE not in due.callers:
            return list(facts)
        if not self.is_moment(house, facts, Rolled):
            return list(facts)
        links = tuple(
            self._given(facts, due.callers, seat) if seat != ACCOMPLICE else ""
            for seat in due.callers
        )
        void = Void(roll=due.roll, link=house.house_link(), links=links, dropped=(ACCOMPLICE,))
        return [void, Due(roll=due.roll + 1, seat=due.seat, callers=due.callers)]

    def _given(self, facts: Sequence[AnyFact], callers: tuple[int, ...], seat: int) -> str:
        rolled = next(fact for fact in facts if isinstance(fact, Rolled))
        return rolled.links[callers.index(seat)]


class AskAhead(Once):
    """A second roll is due while the first is: the house wants links ahead of time."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        if not self.is_moment(house, facts, Due):
            return list(facts)
        due = next(fact for fact in facts if isinstance(fact, Due))
        return [*facts, replace(due, roll=due.roll + 1)]


class SameNumber(Once):
    """A number is drawn twice."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        if not self.is_moment(house, facts, Due):
            return list(facts)
        return [
            replace(fact, roll=fact.roll - 1) if isinstance(fact, Due) else fact for fact in facts
        ]


class DecideLate(Once):
    """A decision is taken back after the link for the next roll is known."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        due = house.table.dice.due
        if due is None or not house.table.game.can_undo(due.seat):
            return list(facts)
        if not self.is_moment(house, facts, Rolled) and not any(
            isinstance(fact, Given) for fact in facts
        ):
            return list(facts)
        return [Undone(seat=due.seat, count=1)]


class AnchorLate(Once):
    """An accomplice makes a new chain while a roll is due."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        if not self.is_moment(house, facts, Due):
            return list(facts)
        chain = Chain("p", b"made when it was known".ljust(32))
        return [*facts, Anchored(seat=ACCOMPLICE, anchor=chain.public.hex())]


class ForgeCommand(Once):
    """The victim's dice are rolled by a command that they never sent."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        own = any(isinstance(fact, Due) and fact.seat == house.victim for fact in facts)
        if own and self.is_moment(house, facts, Due):
            house.forged = house.in_victims_name
        return list(facts)


class ForgeDecision(Once):
    """The victim's decision is another one than they sent."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        decided = [fact for fact in facts if isinstance(fact, Decided)]
        if house.done or not decided or decided[0].seat != house.victim:
            return list(facts)
        house.done += 1
        house.forged = house.in_victims_name
        return list(facts)


class PretendRestore(Once):
    """The house claims to have been restored: a new chain, after the last one did not suit it."""

    def __call__(self, house: DishonestHouse, facts: Sequence[AnyFact]) -> list[AnyFact]:
        if not self.is_moment(house, facts, Rolled):
            return list(facts)
        salt = "ground"
        commitment = house.house.envelope.chain(salt).public.hex()
        return [Resealed(commitment=commitment, salt=salt)]


def _with_link(house: DishonestHouse, fact: AnyFact, place: int, link: str) -> AnyFact:
    """A roll with one link exchanged, and the dice that follow from it."""
    if not isinstance(fact, Rolled):
        return fact
    other = replace(fact, links=(*fact.links[:place], link, *fact.links[place + 1 :]))
    dice = house.table.dice.dice(other, len(fact.dice))
    return replace(other, dice=dice_text(dice))


CASES = (
    Case("chooses the victim's dice", ChooseDice(), ("wrong-roll",), record=True, socket=True),
    Case(
        "shows another link of its own",
        AnotherHouseLink(),
        ("wrong-link",),
        record=True,
        socket=True,
    ),
    Case("exchanges the victim's link", ReplaceLink(), ("foreign-link",), record=True, socket=True),
    Case(
        "anchors a chain of its own for the victim",
        ForeignAnchor(),
        ("foreign-anchor",),
        socket=True,
    ),
    Case("makes up a person", MadeUpPerson(), ("no-person",), record=True),
    Case("leaves the victim out", LeaveOut(), ("left-out",), socket=True),
    Case(
        "rolls for the victim without a link",
        OwnRollWithoutLink(),
        ("not-called",),
        record=True,
        socket=True,
    ),
    Case(
        "does not wait for the victim at first",
        FirstRollWithout(),
        ("not-called",),
        record=True,
        socket=True,
    ),
    Case("rolls before all links are there", RolledWithoutLink(), ("not-called",), record=True),
    Case("says that the victim was silent", FalseDrop(), ("dropped",)),
    Case("gives up a roll without a cause", VoidWithoutCause(), ("second-draw",), record=True),
    Case("calls again who dropped out", TwoDropsOfOne(), ("second-draw",), record=True),
    Case("asks for links ahead of time", AskAhead(), ("second-draw",), record=True),
    Case("uses a number twice", SameNumber(), ("second-draw",), record=True),
    Case("takes back a decision while dice are due", DecideLate(), ("decided-late",)),
    Case("makes a new chain while dice are due", AnchorLate(), ("anchored-late",)),
    Case("rolls in the victim's name", ForgeCommand(), ("foreign-command",)),
    Case("decides in the victim's name", ForgeDecision(), ("foreign-command",)),
    Case("pretends to have been restored", PretendRestore(), ("resealed",), record=True),
)
