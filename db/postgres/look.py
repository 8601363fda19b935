"""Looks at a database without changing anything, while other processes may use it."""

from typing import Any, Final, NamedTuple

import asyncpg

from db.postgres.errors import ANY, store_error
from db.postgres.migrate import checked
from db.queries import COUNT_OPEN_TABLES

WITHIN: Final = 5.0
"""Seconds for a connection, and for each answer."""


class Seen(NamedTuple):
    """The server's version, that of the schema (0: no tables yet), and the number of open tables."""

    server: str
    version: int
    open: int


async def look(address: str) -> Seen:
    """What is there. Raises NewerDatabase, ForeignDatabase, DamagedDatabase, StoreError."""
    connection: Any = None
    try:
        connection = await asyncpg.connect(
            address, timeout=WITHIN, command_timeout=WITHIN,
            server_settings={"default_transaction_read_only": "on"},
        )  # fmt: skip
        server = ".".join(map(str, connection.get_server_version()[:2]))
        version = await checked(connection) or 0
        return Seen(server, version, await connection.fetchval(COUNT_OPEN_TABLES) if version else 0)
    except ANY as error:
        raise store_error(error) from error
    finally:
        if connection is not None:
            connection.terminate()
