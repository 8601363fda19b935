"""Opens a store by the address of its database."""

from pathlib import Path

from db.sqlite.engine import BUSY, Sqlite
from db.store import Store


async def open_store(where: Path | str, *, alone: bool = True, busy: int = BUSY) -> Store:
    """Opens the database at a path; creates or migrates it if necessary.

    With `alone` a second process is refused. `busy`: milliseconds to wait for another process's lock. Raises
    StoreInUse, NewerDatabase, ForeignDatabase, DamagedDatabase, StoreError.
    """
    engine = await Sqlite.open(Path(where), alone=alone, busy=busy)
    return await Store.start(engine, is_new=engine.is_new)
