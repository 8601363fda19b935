"""What several processes of one database share: locks of shards, turns, and letters to each other.

All of it is on a connection of its own, so that a slow write does not end the locks.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from db.errors import StoreError, StoreInUse
from db.postgres.errors import ANY, is_cut, store_error
from db.postgres.session import Session, shard_lock
from db.shares import Letter, Part

log = logging.getLogger(__name__)

ANSWER: Final = 5.0
"""Seconds for an answer on this connection: much less than the server waits before it ends a silent one."""
LOOK: Final = 1.0
"""Seconds between two attempts of a process without a shard."""
MOST: Final = 200
"""Letters that are taken at once."""

_HELD: Final = """
SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND classid::bigint = hashtext(concat(current_schema(), ' shards ', $1::bigint))::bigint & 4294967295
"""
_TURN: Final = "hashtextextended(concat(current_schema(), ' turn ', $1::text), 0)"
_SEND: Final = """
INSERT INTO inbox (count, shard, kind, key, body) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT DO NOTHING RETURNING id
"""
_WAKE: Final = "SELECT pg_notify($1, $2)"
_CLAIM: Final = """
DELETE FROM inbox WHERE id IN (
    SELECT id FROM inbox WHERE count = $1 AND shard = ANY ($2) ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED
)
RETURNING id, kind, key, body, extract(epoch FROM clock_timestamp() - at)::double precision
"""
_WITHDRAW: Final = "DELETE FROM inbox WHERE id = $1 RETURNING 1"


class PostgresCluster:
    """Create with `PostgresCluster.join`."""

    def __init__(self, session: Session, part: Part) -> None:
        self.part = part
        self._session = session
        self._using = asyncio.Lock()
        self._connection: Any = None
        self._channel = ""
        self._ended: Callable[[], None] = lambda: None
        self._told: Callable[[], None] = lambda: None

    @classmethod
    async def join(cls, session: Session, part: Part, within: float) -> "PostgresCluster":
        """Takes the shards that are named, or those that are free, and waits until there is one.

        Raises StoreInUse if another process has a named one for longer than `within` seconds, or StoreError.
        """
        self = cls(session, part)
        try:
            await session.open(within)
            await self._begin(time.monotonic() + within)
        except BaseException:
            await session.close()
            raise
        return self

    async def _begin(self, until: float) -> None:
        is_told = bool(self.part.named)
        while not await self._take_first():
            if self.part.named and time.monotonic() > until:
                raise StoreInUse("another process has one of these shards")
            if not is_told:
                log.info("waiting: other processes have all %d shards", self.part.count)
                is_told = True
            await asyncio.sleep(LOOK / 5 if self.part.named else LOOK)

    async def _take_first(self) -> bool:
        """Takes what this process is to have at its start; False if that is not free yet."""
        if self.part.named:
            taken = [await self.take(shard) for shard in sorted(self.part.named - self.own)]
            return all(taken)
        for shard in range(self.part.count):
            if len(self.own) < self.part.most:
                await self.take(shard)
        return bool(self.own)

    @property
    def own(self) -> frozenset[int]:
        """The shards that this process has taken."""
        return frozenset(self._session.shards)

    def on_change(self, ended: Callable[[], None], told: Callable[[], None]) -> None:
        self._ended, self._told = ended, told

    async def confirm(self) -> None:
        await self._fetch("SELECT 1")

    async def alive(self) -> None:
        """Returns if the connection was not seen to end; else as `confirm`."""
        if self._connection is None or self._connection.is_closed():
            await self.confirm()

    async def free(self) -> frozenset[int]:
        held = {row[0] for row in await self._fetch(_HELD, self.part.count)}
        return frozenset(range(self.part.count)) - held

    async def take(self, shard: int) -> bool:
        ((is_taken,),) = await self._fetch(shard_lock(shard, self.part.count))
        if is_taken:
            self._session.shards.add(shard)
        return bool(is_taken)

    async def take_turn(self, name: str) -> bool:
        return bool((await self._fetch(f"SELECT pg_try_advisory_lock({_TURN})", name))[0][0])

    async def end_turn(self, name: str) -> None:
        await self._fetch(f"SELECT pg_advisory_unlock({_TURN})", name)

    async def send(self, shard: int, kind: str, key: int, body: bytes) -> int:
        rows = await self._fetch(_SEND, self.part.count, shard, kind, key, body)
        with suppress(StoreError):  # it is there, and its receiver looks by itself
            await self._fetch(_WAKE, self._channel, str(shard))
        return int(rows[0][0]) if rows else 0

    async def claim(self, shards: frozenset[int]) -> Sequence[Letter]:
        rows = await self._fetch(_CLAIM, self.part.count, sorted(shards), MOST)
        return [Letter(*row) for row in sorted(rows, key=lambda row: row[0])]

    async def withdraw(self, letter: int) -> bool:
        return bool(await self._fetch(_WITHDRAW, letter))

    async def close(self) -> None:
        self._connection = None
        await self._session.close()

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        """The rows of a statement. Raises StoreError, and `gone` if another process has one of the shards."""
        async with self._using:
            if self._connection is None or self._connection.is_closed():
                await self._open()
            try:
                rows: list[Any] = await self._connection.fetch(sql, *values, timeout=ANSWER)
            except ANY as error:
                if is_cut(error):
                    self._session.drop()
                raise store_error(error, cut="down") from error
            return rows

    async def _open(self) -> None:
        """The connection, with the locks of this process, hearing of letters."""
        connection = await self._session.get()
        try:
            schema = await connection.fetchval("SELECT current_schema()", timeout=ANSWER)
            self._channel = f"stofa {schema} {self.part.count}"
            await connection.add_listener(self._channel, self._hear)
        except ANY as error:
            self._session.drop()
            raise store_error(error, cut="down") from error
        connection.add_termination_listener(self._end)
        self._connection = connection
        self._told()

    def _hear(self, _: Any, __: int, ___: str, shard: object) -> None:
        if str(shard).isdecimal() and int(str(shard)) in self._session.shards:
            self._told()

    def _end(self, connection: Any) -> None:
        if connection is self._connection:
            self._connection = None
            self._ended()
