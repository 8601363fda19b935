"""The writing and the reading connection of a database."""

from pathlib import Path

import aiosqlite

from db.sqlite import statements
from db.sqlite.migrate import read_only


async def writing(path: Path, busy: int) -> aiosqlite.Connection:
    """A connection that stores steps. `busy`: milliseconds to wait for another process's lock."""
    connection = await aiosqlite.connect(path, isolation_level=None)
    for pragma in statements.PRAGMAS:
        await connection.execute(pragma.format(busy=busy))
    await connection.executescript(statements.STEP_VIEW)
    return connection


async def reading(path: Path, busy: int) -> aiosqlite.Connection:
    """A connection that cannot write or checkpoint, so that reads never wait for a commit."""
    connection = await aiosqlite.connect(read_only(path), uri=True, isolation_level=None)
    await connection.execute("PRAGMA trusted_schema = OFF")
    await connection.execute(f"PRAGMA busy_timeout = {busy}")
    return connection
