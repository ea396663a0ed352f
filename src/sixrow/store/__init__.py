"""Persistent storage in SQL: events, people, games, ratings. SQLite by default, or PostgreSQL.

`docs/storage.md` describes what is stored, how to back it up and how to move it.
The extra ``server`` installs what it needs.
"""

from sixrow.extras import require

require("server")

from sixrow.store.admin_log import AdminAct
from sixrow.store.admission import AddressBan
from sixrow.store.announcements import Announcement, Announcements
from sixrow.store.archive import Archive, ArchivedGame, StoredRecord, game_of
from sixrow.store.batches import EventBatch
from sixrow.store.cards import Card, card_of
from sixrow.store.chat import Chat, ChatEntry
from sixrow.store.jobs import Job, JobQueue
from sixrow.store.listener import ChangeListener
from sixrow.store.nodes import Connected, Nodes
from sixrow.store.people import Account, People, Token
from sixrow.store.ratings import PastRating, Rating, Ratings, Standing
from sixrow.store.reports import Report, Reports
from sixrow.store.store import Store
from sixrow.store.tables import Tables

__all__ = [
    "Account",
    "AddressBan",
    "AdminAct",
    "Announcement",
    "Announcements",
    "Archive",
    "ArchivedGame",
    "Card",
    "ChangeListener",
    "Chat",
    "ChatEntry",
    "Connected",
    "EventBatch",
    "Job",
    "JobQueue",
    "Nodes",
    "PastRating",
    "People",
    "Rating",
    "Ratings",
    "Report",
    "Reports",
    "Standing",
    "Store",
    "StoredRecord",
    "Tables",
    "Token",
    "card_of",
    "game_of",
]
