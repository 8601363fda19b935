"""Migrates a PostgreSQL database to the current schema: numbered `.sql` files, in one transaction.

A database of a later version or of another program is refused before it is changed.
"""

import logging
import time
from pathlib import Path
from typing import Any, Final

import asyncpg

from db.errors import DamagedDatabase, ForeignDatabase, NewerDatabase
from db.migrations import Migration, check_beginning, numbered
from db.postgres.session import PROCESSES

log = logging.getLogger(__name__)

FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = f"SELECT pg_advisory_xact_lock({PROCESSES + 1}, coalesce(hashtext(current_schema()), 0))"
PATIENCE: Final = "60s"
"""For which a start waits for that of another process."""
_RECORDS: Final = """
CREATE TABLE migrations (
    number bigint PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, at bigint NOT NULL
)
"""
_TABLES: Final = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"


async def prepare(connection: Any, known: tuple[Migration, ...] | None = None) -> bool:
    """Checks and migrates the database. Returns whether it was empty.

    Raises NewerDatabase, ForeignDatabase, DamagedDatabase, and what asyncpg raises; then nothing has changed.
    """
    known = numbered(FOLDER) if known is None else known
    async with connection.transaction():
        await connection.execute(f"SET LOCAL lock_timeout = '{PATIENCE}'")
        await connection.execute(_LOCK)
        version = await checked(connection, known)
        if version is None:
            await connection.execute(_RECORDS)
        for migration in known[version or 0 :]:
            await _run(connection, migration)
    if version and version < len(known):
        log.warning("the database was migrated from version %d to %d", version, len(known))
    return version is None


async def checked(connection: Any, known: tuple[Migration, ...] | None = None) -> int | None:
    """The version of the schema; None for an empty database. Raises as `prepare`."""
    known = numbered(FOLDER) if known is None else known
    found = await _found(connection)
    if found is not None:
        _check(found, known)
    return None if found is None else len(found)


async def _found(connection: Any) -> list[str] | None:
    """The checksums of the migrations that have been run; None for an empty database."""
    if not await connection.fetchval(_TABLES):
        return None
    try:
        async with connection.transaction():
            rows = await connection.fetch("SELECT number, checksum FROM migrations ORDER BY number")
    except (asyncpg.UndefinedTableError, asyncpg.UndefinedColumnError) as error:
        raise ForeignDatabase("tables of another program") from error
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        raise ForeignDatabase("migrations of another program")
    return [row[1] for row in rows]


def _check(found: list[str], known: tuple[Migration, ...]) -> None:
    if found:
        check_beginning(found[0], known)
    if len(found) > len(known):
        raise NewerDatabase(len(found), len(known))
    for checksum, migration in zip(found, known, strict=False):
        if checksum != migration.checksum:
            raise DamagedDatabase(migration.name)


async def _run(connection: Any, migration: Migration) -> None:
    await connection.execute(migration.sql)
    record = "INSERT INTO migrations (number, name, checksum, at) VALUES ($1, $2, $3, $4)"
    await connection.execute(record, migration.number, migration.name, migration.checksum, int(time.time()))
