"""Stores tables, seats, messages and settings in SQLite. Contains no game logic."""

from db.errors import DamagedDatabase, ForeignDatabase, NewerDatabase, StoreError, StoreInUse
from db.migrate import sqlite_warning
from db.rows import (
    Due,
    DueRow,
    EntryRow,
    Fate,
    Figures,
    FiguresRow,
    GameRow,
    MessageRow,
    Opened,
    Opening,
    OpenRow,
    Rated,
    RatedRow,
    Step,
    TableRow,
)
from db.store import Store

__all__ = [
    "DamagedDatabase", "Due", "DueRow", "EntryRow", "Fate", "Figures", "FiguresRow", "ForeignDatabase",
    "GameRow", "MessageRow", "NewerDatabase", "OpenRow", "Opened", "Opening", "Rated", "RatedRow", "Step",
    "Store", "StoreError", "StoreInUse", "TableRow", "sqlite_warning",
]  # fmt: skip
