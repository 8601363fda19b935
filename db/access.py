"""Reads and writes of the parts of the store, by the one connection of a process that writes."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from db.engine import Engine
from db.errors import Failures, StoreError
from db.writer import Writer

T = TypeVar("T")


class Access:
    """What the parts of the store have in common. Failures are logged and raised as StoreError."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.failures = Failures()
        self.writer = Writer(engine, self.failures)

    async def read(self, sql: str, values: Sequence[Any], *, slow: bool = False) -> Sequence[Any]:
        """The rows of a statement. `slow`: it may look through everything."""
        return await self._reported(self.engine.read(sql, values, slow=slow))

    async def all(
        self, of: Callable[..., T], sql: str, values: Sequence[Any], *, slow: bool = False
    ) -> tuple[T, ...]:
        """The rows of a statement, each made into a value of this type."""
        return tuple(of(*row) for row in await self.read(sql, values, slow=slow))

    async def values(self, sql: str, values: Sequence[Any], *, slow: bool = False) -> tuple[Any, ...]:
        """The first column of a statement's rows."""
        return tuple(row[0] for row in await self.read(sql, values, slow=slow))

    async def first(self, sql: str, values: Sequence[Any]) -> Any:
        """The first row of a statement, or None."""
        return next(iter(await self.read(sql, values)), None)

    async def value(self, sql: str, values: Sequence[Any]) -> Any:
        """The first column of the first row of a statement, or None."""
        return next(iter(await self.values(sql, values)), None)

    async def number(self, sql: str, values: Sequence[Any]) -> int | None:
        """The same, for a column of numbers."""
        found: int | None = await self.value(sql, values)
        return found

    async def named(self, sql: str, values: Sequence[Any]) -> list[dict[str, Any]]:
        """The same with the names of the columns, of a slow statement."""
        return await self._reported(self.engine.named(sql, values))

    async def _reported(self, read: Awaitable[T]) -> T:
        """The result of a read. Notes its StoreError."""
        try:
            return await read
        except StoreError as error:
            self.failures.note("not read", error)
            raise
