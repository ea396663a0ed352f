"""The server processes on one database: which are alive, which tables they keep, who is connected.

A node sends heartbeats. It keeps some tables: it runs their bots and clocks. Another node takes
over the tables of a silent one. Times come from the nodes' own clocks, whose skew must be much
smaller than the allowed silence: `DatabaseClock` sees to that.
"""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)

from sixrow.rules import Refusal
from sixrow.store.database import Database, OnChange
from sixrow.store.listener import PEOPLE as CHANNEL
from sixrow.store.listener import ChangeListener
from sixrow.store.queries import last_of
from sixrow.store.schema import CONNECTIONS, EVENTS, NODES, TABLES

_MANY = 500
"""The maximum number of ids in one query."""

RAREST_BEAT = 10_000
"""Milliseconds between two heartbeats of a node at most."""

_REMEMBERED = 24 * 60 * 60 * 1000
"""How long a dead node is remembered, so that its jobs can be requeued."""


LINGERING = 10_000
"""Milliseconds that somebody who is gone without a word still counts as there."""


class Connected(NamedTuple):
    """A person at a table, and the node that they are connected to.

    Attributes:
        anchor: the anchor of the chain that a client of theirs holds; empty if none.
        until: 0 while they are connected; then, for how long their client still counts as there.
        heard: the last roll that was due when a sign of life came from them.
    """

    person: str
    node: str
    anchor: str = ""
    until: int = 0
    heard: int = 0


class Nodes:
    """The nodes on this database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def beat(self, node: str, now: int) -> bool:
        """Record a node's heartbeat.

        Returns:
            Whether the others considered it alive. If not, it is new or was silent too long, and
            has lost its tables and connections: it should `claim` again and `connect` its people.
        """
        alive = update(NODES).where(NODES.c.id == node).values(seen=now)
        with self._database.write() as connection:
            self._database.lock(connection, "nodes")
            if connection.execute(alive.where(~NODES.c.gone)).rowcount:
                return True
            if not connection.execute(alive.values(gone=False)).rowcount:
                connection.execute(insert(NODES), {"id": node, "seen": now, "gone": False})
        return False

    def refresh(self, node: str, now: int) -> bool:
        """Write a heartbeat of a node that is alive; return whether the others consider it alive.

        Unlike `beat`, it does not bring back a node that has lost its tables.
        """
        alive = update(NODES).where(NODES.c.id == node, ~NODES.c.gone).values(seen=now)
        with self._database.write() as connection:
            return bool(connection.execute(alive).rowcount)

    def live(self, now: int, within: int = 3000) -> tuple[str, ...]:
        """The nodes with a heartbeat within the last `within` milliseconds."""
        query = select(NODES.c.id).where(NODES.c.seen > now - within).order_by(NODES.c.id)
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def dead(self, now: int, within: int = 3000) -> tuple[str, ...]:
        """The nodes that were silent for longer, for example for `Jobs.requeue`."""
        query = select(NODES.c.id).where(NODES.c.seen <= now - within).order_by(NODES.c.id)
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def claim(self, node: str, now: int, within: int = 3000) -> list[str]:
        """Take over every unfinished table that no live node keeps; return their ids.

        No two nodes get the same table. Claiming counts as a heartbeat. The people of dead nodes
        have lost their connections.
        """
        self.beat(node, now)
        return self._database.carry_out(partial(self._claim, node, now, now - within))

    def _claim(self, node: str, now: int, alive: int, connection: Connection) -> list[str]:
        self._database.lock(connection, "nodes")
        silent = (NODES.c.seen <= alive) & (NODES.c.id != node)
        connection.execute(update(NODES).where(silent).values(gone=True))
        connection.execute(delete(NODES).where(NODES.c.seen <= now - _REMEMBERED))
        living = select(NODES.c.id).where(~NODES.c.gone)
        theirs = CONNECTIONS.c.node.not_in(living)
        last = select(NODES.c.seen + RAREST_BEAT).where(NODES.c.id == CONNECTIONS.c.node)
        _part(connection, theirs, last.scalar_subquery())
        connection.execute(delete(CONNECTIONS).where(theirs, CONNECTIONS.c.until <= now))
        free = TABLES.c.phase.in_(("lobby", "playing")) & TABLES.c.keeper.not_in(living)
        taken = update(TABLES).where(free).values(keeper=node).returning(TABLES.c.id)
        return sorted(connection.scalars(taken))

    def keeper(self, table: str) -> str:
        """The node that keeps a table; empty if none does yet.

        Raises:
            Refusal: there is no such table.
        """
        with self._database.read() as connection:
            keeper: str | None = connection.scalar(
                select(TABLES.c.keeper).where(TABLES.c.id == table)
            )
        if keeper is None:
            raise Refusal("no-such-table")
        return keeper

    def kept(self, node: str) -> tuple[str, ...]:
        """The unfinished tables that a node keeps."""
        live = TABLES.c.phase.in_(("lobby", "playing"))
        query = select(TABLES.c.id).where(live, TABLES.c.keeper == node).order_by(TABLES.c.id)
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def leave(self, node: str, now: int) -> None:
        """A node shuts down: its tables are free immediately."""
        with self._database.write() as connection:
            self._database.lock(connection, "nodes")
            freed = update(TABLES).where(TABLES.c.keeper == node).values(keeper="")
            connection.execute(freed)
            connection.execute(delete(NODES).where(NODES.c.id == node))
            _part(connection, CONNECTIONS.c.node == node, literal(now))

    # Connections

    def connections(self, table: str) -> tuple[Connected, ...]:
        """Who is connected to a table, or was until a moment ago, on all nodes."""
        columns = (CONNECTIONS.c[name] for name in Connected._fields)
        query = select(*columns).where(CONNECTIONS.c.table_id == table)
        order = CONNECTIONS.c.person, CONNECTIONS.c.node
        with self._database.read() as connection:
            return tuple(Connected(*row) for row in connection.execute(query.order_by(*order)))

    def connect(self, table: str, row: Connected) -> None:
        """Record what a person is to a node now; the others are notified."""
        values = row._asdict()
        known = update(CONNECTIONS).where(_is(table, row)).values(values)
        with self._database.write() as connection:
            if not connection.execute(known).rowcount:
                connection.execute(insert(CONNECTIONS), {"table_id": table, **values})
            self._database.notify(connection, CHANNEL, [f"{table} 0"])

    def disconnect(self, table: str, row: Connected) -> None:
        """Delete a person's connection to a node; the others are notified."""
        with self._database.write() as connection:
            connection.execute(delete(CONNECTIONS).where(_is(table, row)))
            self._database.notify(connection, CHANNEL, [f"{table} 0"])

    # Changes by other nodes

    def listen(
        self, heard: OnChange, said: OnChange | None = None, met: OnChange | None = None
    ) -> ChangeListener:
        """Call back, from a separate thread, for everything any node writes, including this one.

        On SQLite there is only one node, and nothing is ever received. Messages can be lost while
        the connection is down: poll `changed_since` as well.

        Args:
            heard: called with the id of a table and its new version.
            said: called with the id of a table and the number of a new line of chat.
            met: called with the id of a table, and 0, after its connections have changed.
        """
        return ChangeListener(self._database, heard, said, met)

    def changed_since(self, versions: Mapping[str, int]) -> dict[str, int]:
        """The tables among `versions` that have a newer version, with that version."""
        ids = list(versions)
        changed: dict[str, int] = {}
        with self._database.read() as connection:
            for first in range(0, len(ids), _MANY):
                rows = connection.execute(_VERSIONS, {"ids": ids[first : first + _MANY]})
                changed |= {row.id: row.version for row in rows}
        return {table: now for table, now in changed.items() if now > versions[table]}


def _is(table: str, row: Connected) -> ColumnElement[bool]:
    columns = CONNECTIONS.c
    same = (columns.table_id == table) & (columns.person == row.person)
    return same & (columns.node == row.node)


def _part(connection: Connection, whose: ColumnElement[bool], last: ColumnElement[int]) -> None:
    """End connections at a moment; their people count as there for a little longer."""
    lost = update(CONNECTIONS).where(whose, CONNECTIONS.c.until == 0)
    connection.execute(lost.values(until=func.coalesce(last, -LINGERING) + LINGERING))


def _versions() -> Select[tuple[str, int]]:
    named = TABLES.c.id.in_(bindparam("ids", expanding=True))
    return select(TABLES.c.id, last_of(EVENTS.c.number).label("version")).where(named)


_VERSIONS = _versions()
