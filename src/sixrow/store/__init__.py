"""What a house keeps, in SQL: events, people, games, ratings. SQLite by default, or PostgreSQL.

`docs/storage.md` tells what is kept, how to back it up and how to move it.
"""

from sixrow.store.archive import Archive, ArchivedGame, StoredRecord, game_of
from sixrow.store.cards import Card, card_of
from sixrow.store.nodes import Connected, Nodes
from sixrow.store.people import Account, People, Token
from sixrow.store.store import Store
from sixrow.store.tables import Batch, Tables

__all__ = [
    "Account",
    "Archive",
    "ArchivedGame",
    "Batch",
    "Card",
    "Connected",
    "Nodes",
    "People",
    "Store",
    "StoredRecord",
    "Tables",
    "Token",
    "card_of",
    "game_of",
]
