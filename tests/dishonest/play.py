"""A game at a dishonest house: Ada is in league with it, Bo plays with an honest client."""

from collections.abc import Iterator
from random import Random

from sixrow.match import Opening, Terms, export, verify
from sixrow.match.witness import DiceFault
from sixrow.rules import Refusal, Waiting
from tests.dishonest.house import Attack, DishonestHouse
from tests.match.tables import ADA, BO, BOT, Sitting, chair


class Cheated(Sitting):
    """A table of Ada, Bo and a bot, at a house that cheats."""

    authority: DishonestHouse

    def __init__(self, attack: Attack, seed: int = 0, *, blind: bool = False) -> None:
        """Make the table; `blind` if Bo plays on whatever his client says."""
        terms = Terms(setup="columbiz:3")
        chairs = chair(ADA), chair(BO), BOT
        super().__init__(Opening(terms=terms, chairs=chairs, host="ada"), seed)
        honest = self.authority
        self.authority = DishonestHouse(honest.since(0), honest.house, attack)
        for person in (ADA, BO):
            self.client(person).connected()
        self.client(ADA).trusting = True
        self.client(BO).trusting = self._blind = blind

    def play(self, commands: int = 150) -> None:
        """Play until Bo's client has found something, or on and on if he is blind."""
        random = Random(1)
        self.start()
        for _ in range(commands):
            awaited = self.table.awaited
            if awaited is None or (self.found() and not self._blind):
                return
            try:
                self._act(random, awaited.waiting)
            except Refusal:
                return  # after its own lies the house no longer understands the game
            for event in self.authority.since(self.client(BO).witness.version):
                self.client(BO).see(event)

    def _act(self, random: Random, waiting: Waiting) -> None:
        if self.table.dice.due is not None:
            self.serve()
        elif waiting is Waiting.DICE:
            self.roll()
        else:
            self.decide(self.any_decision(random))

    def serve(self) -> list:  # type: ignore[type-arg]
        facts = super().serve()
        for person in (ADA, BO):
            if person.id in self.clients:
                self.clients[person.id].answered()
        return facts

    def found(self) -> list[DiceFault]:
        """What Bo's client has found."""
        return self.client(BO).witness.faults

    def judgements(self) -> Iterator[tuple[str, bool]]:
        """Who reports the attack: Bo's client, the record, the record beside Bo's receipt."""
        yield "client", bool(self.found())
        record = export(self.table)
        yield "record", not verify(record).holds
        receipt = self.client(BO).witness.receipt
        yield "receipt", not verify(record, receipts=[receipt]).holds
