"""The checks of `run.py doctor` that do not ask Discord. A finding never repeats a token."""

import asyncio
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, Literal, NamedTuple

import locales
import render
import settings
from admin.invite import application
from admin.schedule import LITTLE, folder_of, last, late
from admin.shown import why
from admin.version import version
from db import MissingLibrary, StoreError, UnreleasedDatabase, sqlite_warning
from games.chance import Derived
from games.registry import GAMES
from render.look import Look
from settings import Server, Settings
from tables.backups import contents

TOO_LITTLE: Final = 50_000_000
"""Free bytes below which games may soon not be saved."""
PNG: Final = b"\x89PNG\r\n\x1a\n"


class Finding(NamedTuple):
    """What a check found: nothing to do, something to know, or something that is wrong."""

    sign: Literal["good", "note", "bad"]
    what: str
    words: str


def program(chosen: Settings | None = None) -> Finding:
    """The versions of the program and of what it runs on: not of SQLite if a server has the games."""
    words = f"Stofa {version()}, Python {sys.version.split()[0]}"
    if chosen is not None and isinstance(chosen.stofa_database, Server):
        return Finding("good", "program", words)
    words = f"{words}, SQLite {sqlite3.sqlite_version}"
    if sqlite_warning() is None:
        return Finding("good", "program", words)
    words = f"{words}; let no second program write to the database with this SQLite"
    return Finding("note", "program", words)


def env_file(chosen: Settings) -> Finding:
    """Whether others on this machine may read the token."""
    if (line := settings.exposed()) is not None:
        return Finding("bad", ".env", line)
    there = [file for file in settings.ENVS if os.path.exists(file)]
    return Finding("good", ".env", f"not open to others: {', '.join(there) or 'there is none'}")


def names(chosen: Settings) -> Finding:
    """Whether there are variables that are no settings."""
    line = settings.misspelt()
    return Finding("good", "names", "no unknown setting") if line is None else Finding("note", "names", line)


def token(chosen: Settings) -> Finding:
    """Whether there is a token, and of the right form."""
    if chosen.discord_token is None:
        return Finding("note", "token", "DISCORD_TOKEN is not set: a start opens the sandbox (README)")
    if application(chosen.discord_token) is None:
        words = "DISCORD_TOKEN has not the form of a bot's token: copy it again (README)"
        return Finding("bad", "token", words)
    return Finding("good", "token", "has the form of a bot's token")


def folder(chosen: Settings) -> Finding:
    """Whether there is room for the games, and whether they may be written."""
    if isinstance(chosen.stofa_database, Server):
        return Finding("good", "disk", "games are not stored on this machine's disk")
    there = existing(chosen.stofa_database.absolute().parent)
    try:
        with tempfile.NamedTemporaryFile(dir=there) as file:
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return Finding("bad", "disk", f"{there} cannot be written ({error.strerror}): see STOFA_DATABASE")
    free = shutil.disk_usage(there).free
    words = f"{free / 1e9:.1f} GB free in {there}"
    if free < TOO_LITTLE:
        return Finding("bad", "disk", f"{words}: make room, or moves will be refused")
    return Finding("note" if free < LITTLE else "good", "disk", words)


def existing(folder: Path) -> Path:
    """The folder, or the nearest one above it that exists."""
    return next(path for path in (folder, *folder.parents) if path.is_dir())


def database(chosen: Settings) -> Finding:
    """Whether the database is whole and its open tables can be read. It may be in use."""
    path = chosen.stofa_database
    if isinstance(path, Server):
        return _server(path)
    if not path.exists():
        return Finding("note", "database", f"{path} is made at the first start")
    try:
        found = contents(path)
    except StoreError as error:
        is_early = isinstance(error, UnreleasedDatabase)
        to_do = "name another one" if is_early else "a backup can be put back: python run.py restore FILE"
        return Finding("bad", "database", f"{path} {why(error)}; {to_do}")
    words = f"{path} is whole: version {found.version}, open tables: {found.open}, replayed: {found.replayed}"
    if found.unreadable:
        numbers = ", ".join(map(str, found.unreadable))
        return Finding("bad", "database", f"{words}; cannot be read: table {numbers}; /table close ends it")
    return Finding("good", "database", words)


def _server(database: Server) -> Finding:
    """Whether a database server answers, and has tables of this program."""
    try:
        from db.postgres.look import look  # its library is an optional one

        found = asyncio.run(look(database.address))
    except ImportError:
        words = f"{database} needs asyncpg: python -m admin.install {MissingLibrary.file}"
        return Finding("bad", "database", words)
    except StoreError as error:
        return Finding("bad", "database", f"{database} {why(error)}")
    if not found.version:
        return Finding("note", "database", f"{database}: its tables are made at the first start")
    words = f"{database}: PostgreSQL {found.server}, version {found.version}, open tables: {found.open}"
    return Finding("good", "database", words)


def last_backup(chosen: Settings) -> Finding:
    """When the last backup of the schedule was made."""
    if isinstance(chosen.stofa_database, Server):
        return Finding("note", "backups", "the bot makes none on a server: pg_dump (docs/scaling.md)")
    there = folder_of(chosen.stofa_database, chosen.stofa_backups)
    made = last(there)
    if not chosen.stofa_backup_hours:
        words = "the bot makes none (STOFA_BACKUP_HOURS=0): python run.py backup TARGET"
        return Finding("note", "backups", words)
    if made is None:
        return Finding("note", "backups", f"none yet in {there}; a running bot makes one")
    age = time.time() - made
    words = f"the last one in {there} is {age / 3600:.0f} hours old"
    return Finding("note" if age > late(chosen.stofa_backup_hours) else "good", "backups", words)


def texts(chosen: Settings) -> Finding:
    """Whether the texts of all languages can be read."""
    locales.load()
    return Finding("good", "texts", "read")


def picture(chosen: Settings) -> Finding:
    """Whether a board can be drawn, with its letters."""
    began = time.perf_counter()
    drawn = board("Þórður", "Æsa")
    if not drawn.startswith(PNG):
        return Finding("bad", "pictures", "a board was drawn that is no PNG: install the requirements again")
    took = time.perf_counter() - began
    words = f"a board with letters was drawn in {took:.1f} s, {len(drawn):,} bytes"
    return Finding("good", "pictures", words)


def board(*names: str) -> bytes:
    """The picture of a game's board with these two names."""
    game = GAMES["goofspiel"]
    view = game.view(game.start(2, game.Options(), Derived(bytes(32), 0)).state, None)
    return render.of(view).board(Look("is", names))
