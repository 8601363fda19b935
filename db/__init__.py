"""Stores tables, seats, messages and settings in a database. Contains no game logic."""

from db.errors import (
    DamagedDatabase,
    ForeignDatabase,
    MissingLibrary,
    NewerDatabase,
    NotEmpty,
    OlderDatabase,
    StoreError,
    StoreInUse,
    UnreleasedDatabase,
)
from db.opening import open_store
from db.rows import (
    Due,
    DueRow,
    EntryRow,
    Fate,
    Figures,
    FiguresRow,
    GameRow,
    Invited,
    Message,
    Opened,
    Opening,
    OpenRow,
    Owner,
    Rated,
    RatedRow,
    Slot,
    Step,
    TableRow,
)
from db.shares import Letter, Part, Shares
from db.sqlite.migrate import sqlite_warning
from db.store import Store

__all__ = [
    "DamagedDatabase", "Due", "DueRow", "EntryRow", "Fate", "Figures", "FiguresRow", "ForeignDatabase",
    "GameRow", "Invited", "Letter", "Message", "MissingLibrary", "NewerDatabase", "NotEmpty", "OlderDatabase",
    "OpenRow", "Opened", "Opening", "Owner", "Part", "Rated", "RatedRow", "Shares", "Slot", "Step", "Store",
    "StoreError", "StoreInUse", "TableRow", "UnreleasedDatabase", "open_store", "sqlite_warning",
]  # fmt: skip
