"""Opens a store by the address of its database."""

from pathlib import Path
from typing import Final

from db.errors import StoreError
from db.shares import Shares
from db.sqlite.engine import Sqlite
from db.store import Store

SERVERS: Final = ("postgresql://", "postgres://")
"""Beginnings of the address of a server. Everything else is the path of a file."""


async def open_store(
    where: Path | str, *, alone: bool = True, within: float = 1.0, shares: Shares | None = None
) -> Store:
    """Opens the database at a path or an address; creates or migrates it if necessary.

    With `alone` a second process is refused. With `shares` others may have the other shards; a file has none.
    `within`: seconds to wait for another process's lock, or for the
    answer of a server. Raises StoreInUse, NewerDatabase, ForeignDatabase, DamagedDatabase, StoreError.
    """
    if is_server(where):
        from db.postgres.engine import Postgres  # its library is an optional one

        server = await Postgres.open(str(where), alone=alone and shares is None, within=within, shares=shares)
        return await Store.start(server, is_new=server.is_new, shares=shares)
    if shares is not None:
        raise StoreError("other", "a file is for one process, which has all shards")
    file = await Sqlite.open(Path(where), alone=alone, within=within)
    return await Store.start(file, is_new=file.is_new)


def is_server(where: Path | str) -> bool:
    """Whether this is the address of a server; else it is the path of a file."""
    return isinstance(where, str) and where.startswith(SERVERS)
