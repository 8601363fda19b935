"""Reads and writes of the parts of the store, by the one connection of a process that writes."""

from collections.abc import Awaitable, Sequence
from typing import Any, TypeVar

from db.engine import Engine
from db.errors import StoreError, report
from db.writer import Writer

T = TypeVar("T")


class Access:
    """What the parts of the store have in common. Failures are logged and raised as StoreError."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine)

    async def read(self, sql: str, values: Sequence[Any], *, slow: bool = False) -> Sequence[Any]:
        """The rows of a statement. `slow`: it may look through everything."""
        return await _reported(self.engine.read(sql, values, slow=slow))

    async def named(self, sql: str, values: Sequence[Any]) -> list[dict[str, Any]]:
        """The same with the names of the columns, of a slow statement."""
        return await _reported(self.engine.named(sql, values))


async def _reported(read: Awaitable[T]) -> T:
    """The result of a read. Logs its StoreError."""
    try:
        return await read
    except StoreError as error:
        report("not read", error)
        raise
