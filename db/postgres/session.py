"""The connection that writes, made anew after each failure, and the locks that it holds.

A lock ends with the connection that holds it. So when a new connection has it, no statement of the one
before can still be carried out: what is not stored by then never will be.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from db.errors import StoreError, StoreInUse
from db.postgres.errors import ANY, store_error

LOCKS: Final = 0x53746F66
"""Class of the advisory lock `Stof` that each process holds; one that is alone, against all others."""
PROCESSES: Final = LOCKS + 1
"""Class of the locks of single processes, by random numbers."""
_SCHEMA: Final = "coalesce(hashtext(current_schema()), 0)"
_ALONE: Final = f"SELECT pg_try_advisory_lock({LOCKS}, {_SCHEMA})"
_BESIDE: Final = f"SELECT pg_try_advisory_lock_shared({LOCKS}, {_SCHEMA})"
_ONESELF: Final = f"SELECT pg_try_advisory_lock({PROCESSES}, {{}})"
_SHARD: Final = "SELECT pg_try_advisory_lock(hashtext(concat(current_schema(), ' shards ', {})), {})"
AGAIN: Final = 0.05
"""Seconds between two attempts to take a lock."""
PAUSE: Final = 0.5
"""Seconds without an attempt after one to connect has failed: what is asked meanwhile fails at once."""
_END: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"
_SELF: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"


def shard_lock(shard: int, count: int) -> str:
    """The statement that takes the lock of a shard."""
    return _SHARD.format(count, shard)


class Session:
    """`get` the connection for each write, and `drop` it when an answer fails to come."""

    def __init__(self, settings: dict[str, Any], *, alone: bool, within: float, count: int = 0) -> None:
        """`settings` are for asyncpg's `connect`; `within`: seconds for a connection, and for its locks.

        `count`: of how many shards it is to hold some.
        """
        self._settings = settings
        self._count = count
        self.shards = set[int]()
        """The shards whose locks it takes with each new connection."""
        self._alone = alone
        self._within = within
        self._number = secrets.randbelow(2**31)
        self._connection: Any = None
        self._before: tuple[int, Any] | None = None
        self._not_before = 0.0
        self.on_new: Callable[[], None] = lambda: None
        """Called when there is another connection: other processes may have written meanwhile."""

    async def get(self) -> Any:
        """The connection. Raises StoreError: `down`, or `gone` if another process has taken the database."""
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        if time.monotonic() < self._not_before:
            raise StoreError("down", "not tried again yet")
        try:
            self._connection = await self._connected(self._within)
        except StoreInUse as error:
            ours = StoreError("gone")
            ours.name = "another process has taken the database"
            raise ours from error
        except StoreError:
            self._not_before = time.monotonic() + PAUSE
            raise
        self.on_new()
        return self._connection

    async def open(self, within: float) -> Any:
        """The first connection; `within`: seconds for its locks. Raises StoreInUse, or StoreError."""
        self._connection = await self._connected(within)
        return self._connection

    def drop(self) -> None:
        """Cuts the connection. The next `get` makes another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
            self.on_new()

    async def close(self) -> None:
        """Ends the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=self._within)
            except ANY:
                connection.terminate()

    async def _connected(self, within: float) -> Any:
        """A connection that has its locks."""
        connection: Any = None
        try:
            connection = await asyncpg.connect(**self._settings)
            await self._fence(connection, time.monotonic() + within)
        except BaseException as error:
            if connection is not None:
                connection.terminate()
            if isinstance(error, ANY):
                raise store_error(error) from error
            raise
        return connection

    async def _fence(self, connection: Any, until: float) -> None:
        """Ends the connection before at the server, and takes the locks."""
        if self._before is not None:
            await connection.fetch(_END, *self._before, timeout=self._within)
        for take in self._locks():
            while not await connection.fetchval(take, timeout=self._within):
                if time.monotonic() > until:
                    raise await self._not_taken(connection)
                await asyncio.sleep(AGAIN)
        row = await connection.fetchrow(_SELF, timeout=self._within)
        self._before = (row[0], row[1])

    def _locks(self) -> list[str]:
        """The statements that take the locks of this process."""
        if self._alone:
            return [_ALONE]
        shards = [shard_lock(shard, self._count) for shard in sorted(self.shards)]
        return [_BESIDE, _ONESELF.format(self._number), *shards]

    async def _not_taken(self, connection: Any) -> StoreError:
        """The reason for which a lock is not free: the connection before, or another process."""
        if self._before is not None and await connection.fetch(_END, *self._before, timeout=self._within):
            return StoreError("down", "the connection before has not ended")
        return StoreInUse("another process uses it")
