"""Cache of tables with one lock each. Evicts the least recently used."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from db import EntryRow, Store, StoreError, TableRow
from games.contract import AnyGame
from tables.actions import apply
from tables.errors import NoTable, UnreadableTable, not_saved
from tables.log.entries import entry_of
from tables.model import fairness
from tables.model.table import Table, decode, upgraded
from tables.views import TableId, TablePlace

log = logging.getLogger(__name__)

SIZE: Final = 2000


class CachedTable(msgspec.Struct, frozen=True):
    """A table with its secret and its place in Discord."""

    id: TableId
    guild: int
    channel: int
    opened: int
    secret: bytes
    table: Table
    place: TablePlace = "channel"

    @property
    def seed(self) -> bytes:
        return fairness.seed(self.secret, self.table.numbers, self.table.cut)


class TableCache:
    """With `alone` no other process writes to the store, so cached tables are current.

    Else those of other processes' shards are compared with the store each time. Of its own, a process is told
    what others have changed (`cluster.py`); until then a commit finds them `stale`.
    """

    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], *, alone: bool = True, size: int = SIZE
    ) -> None:
        self._store = store
        self._games = games
        self._unreadable: dict[TableId, TableRow] = {}
        self._alone = alone
        self._size = size
        self._cached: OrderedDict[TableId, CachedTable] = OrderedDict()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def __contains__(self, table: TableId) -> bool:
        return table in self._cached

    @asynccontextmanager
    async def lock(self, table: TableId) -> AsyncIterator[None]:
        """Locks a table."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            yield

    async def get(self, table: TableId) -> CachedTable:
        """The table, from the cache or the store. Raises NoTable, UnreadableTable, NotSaved."""
        try:
            cached = self._cached.get(table)
            if cached is None or not await self._is_current(cached):
                cached = await self._load(table)
                self.put(cached)
        except StoreError as error:
            raise not_saved(error) from error
        self._cached.move_to_end(table)
        return cached

    async def is_latest(self, cached: CachedTable) -> bool:
        """Returns whether no later state of this table is known. Raises NotSaved."""
        try:
            return self._cached.get(cached.id) is cached and await self._is_current(cached)
        except StoreError as error:
            raise not_saved(error) from error

    async def _is_current(self, cached: CachedTable) -> bool:
        if self._alone or self._store.holds(cached.guild):
            return True
        return (await self._store.length(cached.id, None))[0] == cached.table.length

    async def _load(self, table: TableId) -> CachedTable:
        row = await self._store.table(table)
        if row is None or not row.length:  # its log may have been deleted: see `tables.personal`
            raise NoTable()
        if self._unreadable.get(table) == row:
            raise UnreadableTable(row)
        try:
            known = await self._read(row)
        except StoreError:
            raise
        except Exception as error:  # a game may raise anything for a damaged snapshot
            self._unreadable[table] = row
            log.error(
                "table %d cannot be read: %s; go back to the version before, or end it: /table close",
                table,
                type(error).__name__,
            )
            raise UnreadableTable(row) from error
        place: TablePlace = "direct" if row.place == "direct" else "channel"
        return CachedTable(table, row.guild, row.channel, row.opened, row.secret, known, place)

    async def _read(self, row: TableRow) -> Table:
        """Decodes the snapshot, or replays the log if that fails. Raises what decoding raises."""
        version = None
        try:
            table = decode(row.snapshot)
            version = table.rules_version
            return upgraded(self._games[table.game], table)
        except Exception as error:
            if version not in (None, 0, self._games[row.game].rules_version):
                raise
            entries = await self._store.entries(row.id)
            table = await asyncio.to_thread(_rebuilt, self._games, entries)
            log.warning("table %d rebuilt from its log: %s", row.id, type(error).__name__)
            return table

    def put(self, cached: CachedTable) -> None:
        """Caches a table unless a later state is cached: a slow load must not replace a newer state."""
        old = self._cached.get(cached.id)
        if old is None or old.table.length <= cached.table.length:
            self._cached[cached.id] = cached
        while len(self._cached) > self._size:
            self._cached.popitem(last=False)

    def drop(self, table: TableId) -> None:
        self._cached.pop(table, None)

    def clear(self) -> None:
        self._cached.clear()


def _rebuilt(games: Mapping[str, AnyGame], entries: Sequence[EntryRow]) -> Table:
    """Replays a log. Raises ValueError and what a game raises if an entry does not follow."""
    table = apply.replay(games, [entry_of(row) for row in entries])
    if table is None or table.length != len(entries):
        raise ValueError("no table follows from the log")
    return upgraded(games[table.game], table)
