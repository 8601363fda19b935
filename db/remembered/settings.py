"""Settings of people, channels, servers and the application, as bytes."""

from collections.abc import Callable
from typing import Final, get_args

from db import queries
from db.access import Access
from db.engine import Link, one
from db.memory import Memory
from db.rows import Owner

Change = Callable[[bytes | None], bytes]
"""Returns the new bytes for the stored bytes, or for None."""
MOST: Final = 10_000
"""Number of settings of a kind in memory."""


class Settings:
    """All settings. Methods may raise StoreError; then nothing has changed."""

    def __init__(self, access: Access) -> None:
        self._access = access
        size = MOST if access.engine.is_alone else 0
        self._rows: dict[Owner, Memory[bytes | None]] = {owner: Memory(size) for owner in get_args(Owner)}

    def clear(self) -> None:
        """Removes all rows from memory, so that they are read again."""
        for rows in self._rows.values():
            rows.clear()

    def note(self, person: int, data: bytes | None) -> None:
        """Puts the settings of a person into memory as they were committed."""
        self._rows["people"].put(person, data)

    async def of(self, owner: Owner, number: int) -> bytes | None:
        """The stored settings of a person, a channel, a server or an application."""

        async def read() -> bytes | None:
            found: bytes | None = await self._access.value(queries.settings(owner), (number,))
            return found

        return await self._rows[owner].get(number, read)

    async def change(self, owner: Owner, number: int, change: Change) -> bytes:
        """Changes stored settings in one transaction."""

        async def work(link: Link) -> bytes:
            await link.lock(owner, number)
            row = await one(link, queries.settings(owner), (number,))
            data = change(row[0] if row else None)
            await link.run(queries.set_settings(owner), (number, data))
            return data

        return await self._access.writer.work(work, lambda data: self._rows[owner].put(number, data))

    async def all(self, owner: Owner) -> tuple[tuple[int, bytes], ...]:
        """The stored settings of all owners of a kind, by number."""
        rows = await self._access.read(queries.all_settings(owner), (), slow=True)
        return tuple((row[0], row[1]) for row in rows)
