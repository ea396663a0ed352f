"""Who is there at a table: whose client can give a link at once; and who shows signs of life.

A client says that it holds the chain of its person's anchor in force. It is there while it is
connected, and ten seconds longer unless it said goodbye. Other nodes are told through the database,
and so is the next one after a restart.
"""

from collections.abc import Collection, Iterable

from sixrow.match import Table, TablePhase
from sixrow.rules import Waiting
from sixrow.server.tables.connections import Connection
from sixrow.store.nodes import LINGERING, Connected


class Holders:
    """What is known of the clients of one table.

    Attributes:
        elsewhere: the people at other nodes, dead ones too, as last read from the database.
    """

    def __init__(self) -> None:
        self.elsewhere: tuple[Connected, ...] = ()
        self._gone: dict[str, tuple[str, int]] = {}
        self._heard: dict[str, int] = {}

    # Being there

    def there(self, table: Table, connections: Collection[Connection], now: int) -> set[str]:
        """The people who can give a link at once."""
        there = self.holding(table, connections)
        for person, anchor in in_force(table).items():
            gone = self._gone.get(person, ("", 0))
            rows = (each for each in self.elsewhere if each.person == person)
            others = (row.anchor for row in rows if not row.until or row.until > now)
            if (gone[0] == anchor and gone[1] > now) or anchor in others:
                there.add(person)
        return there

    def holding(self, table: Table, connections: Iterable[Connection]) -> set[str]:
        """The people with a connected client that holds their chain, at any node."""
        anchors = in_force(table)
        held = [(each.person.id, each.anchor) for each in connections]
        held += [(each.person, each.anchor) for each in self.elsewhere if not each.until]
        return {person for person, anchor in held if anchor and anchors.get(person) == anchor}

    def depart(self, connection: Connection, now: int) -> None:
        """Note that a client is gone."""
        if connection.anchor:
            self._gone[connection.person.id] = connection.anchor, now + LINGERING

    def say_goodbye(self, connection: Connection) -> None:
        """Note that a client leaves on purpose: nobody has to wait for its links."""
        connection.anchor = ""
        self._gone.pop(connection.person.id, None)

    def row(
        self, person: str, node: str, connections: Iterable[Connection], now: int
    ) -> Connected | None:
        """What other nodes have to know of a person here; None if there is nothing to know."""
        heard = self._heard.get(person, 0)
        here = [each for each in connections if each.person.id == person]
        anchors = [each.anchor for each in here if each.anchor]
        gone, until = self._gone.get(person, ("", 0))
        if gone and until > now and not anchors:
            return Connected(person, node, gone, 0 if here else until, heard)
        if here:
            return Connected(person, node, anchors[-1] if anchors else "", 0, heard)
        return None

    # Signs of life

    def hear(self, table: Table, person: str) -> bool:
        """Note a sign of life; whether it is the first of somebody who is waited for."""
        due = table.dice.due
        if due is None or self._heard.get(person) == due.roll:
            return False
        if table.chain_seat(person) not in due.awaited:
            return False
        self._heard[person] = due.roll
        return True

    def was_heard(self, person: str, roll: int) -> bool:
        """Whether a sign of life came to this node while it waited for a person's link."""
        return self._heard.get(person) == roll

    def silent(self, table: Table) -> tuple[int, ...]:
        """The callers who have given neither a link nor a sign of life since the roll is due."""
        due = table.dice.due
        if due is None:
            return ()
        heard = {person for person, roll in self._heard.items() if roll == due.roll}
        heard |= {each.person for each in self.elsewhere if each.heard == due.roll}
        return tuple(seat for seat in due.awaited if table.seats[seat].chair.person not in heard)


def in_force(table: Table) -> dict[str, str]:
    """The anchor in force of each person who has one."""
    return {
        table.seats[seat].chair.person: chain.anchor for seat, chain in table.dice.chains.items()
    }


def may_leave_out(table: Table) -> bool:
    """Whether somebody who plays was not called for a roll, because they seemed not to be there."""
    due = table.dice.due
    if due is not None:
        if due.players == due.callers:
            return False
        return bool(set(due.players) - set(due.callers) - table.dice.missed)
    return waits_for_somebody(table)


def waits_for_somebody(table: Table) -> bool:
    """Whether the dice of a bot are not due because nobody was there."""
    if table.phase is not TablePhase.PLAYING or table.dice.due is not None:
        return False
    position = table.position
    return bool(table.seats[position.seat].bot) and position.waiting is Waiting.DICE
