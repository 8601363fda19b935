"""Opens a store by the address of its database."""

from pathlib import Path
from typing import Final

from db.errors import MissingLibrary, StoreError
from db.shares import Part
from db.sqlite.engine import Sqlite
from db.store import Store

SERVERS: Final = ("postgresql://", "postgres://")
"""Beginnings of the address of a server. Everything else is the path of a file."""
WITHIN: Final = 1.0
"""Seconds to wait for a lock or for an answer, so that an interaction can still be answered."""


async def open_store(
    where: Path | str, *, alone: bool = True, within: float | None = None, part: Part | None = None
) -> Store:
    """Opens the database at a path or an address; creates or migrates it if necessary.

    With `alone` a second process is refused. With `part` others may have the other shards; a file has none.
    `within`: seconds to wait for a lock or an answer. Raises StoreInUse, NewerDatabase, ForeignDatabase,
    DamagedDatabase, MissingLibrary, StoreError.
    """
    within = WITHIN if within is None else within
    if is_server(where):
        try:
            from db.postgres.engine import Postgres  # its library is an optional one
        except ImportError as error:
            raise MissingLibrary() from error
        server = await Postgres.open(str(where), alone=alone and part is None, within=within, part=part)
        return await Store.start(server, is_new=server.is_new, cluster=server.cluster)
    if part is not None:
        raise StoreError("other", "a file is for one process, which has all shards")
    file = await Sqlite.open(Path(where), alone=alone, within=within)
    return await Store.start(file, is_new=file.is_new)


def is_server(where: Path | str) -> bool:
    """Whether this is the address of a server; else it is the path of a file."""
    return isinstance(where, str) and where.startswith(SERVERS)
