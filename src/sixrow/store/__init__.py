"""Persistent storage in SQL: events, people, games, ratings. SQLite by default, or PostgreSQL.

`docs/storage.md` describes what is stored, how to back it up and how to move it.
"""

from sixrow.store.announcements import Announcement, Notices
from sixrow.store.archive import Archive, ArchivedGame, StoredRecord, game_of
from sixrow.store.batches import Batch
from sixrow.store.cards import Card, card_of
from sixrow.store.chat import Chat, Line
from sixrow.store.jobs import Job, Jobs
from sixrow.store.listener import Listening
from sixrow.store.nodes import Connected, Nodes
from sixrow.store.people import Account, People, Token
from sixrow.store.ratings import Rating, RatingChange, Ratings, Standing
from sixrow.store.store import Store
from sixrow.store.tables import Tables

__all__ = [
    "Account",
    "Announcement",
    "Archive",
    "ArchivedGame",
    "Batch",
    "Card",
    "Chat",
    "Connected",
    "Job",
    "Jobs",
    "Line",
    "Listening",
    "Nodes",
    "Notices",
    "People",
    "Rating",
    "RatingChange",
    "Ratings",
    "Standing",
    "Store",
    "StoredRecord",
    "Tables",
    "Token",
    "card_of",
    "game_of",
]
