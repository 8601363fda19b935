"""Rows for the tests of the store."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from db import Due, Opening, Step, Store, open_store

SECRET = bytes(32)


def step(table: int, n: int, press: int | None = None, **more: Any) -> Step:
    """Entry `n`, whose text, snapshot and due all say `n`, so that a half step is seen."""
    plain = Step(
        n, "move", 0, 5, str(n), b"", b"", 1000 + n, press, table, "playing", 5, str(n).encode(),
        cancelled=(Due("turn", f"w{n - 1}", 0, 0),), dues=(Due("turn", f"w{n}", 0, 2000 + n),),
    )  # fmt: skip
    return replace(plain, **more)


def opening(
    channel: int,
    press: int,
    host: int = 5,
    most: int = 5,
    *,
    guild: int = 1,
    direct: bool = False,
    **more: Any,
) -> Opening:
    first = step(0, 0, press, phase="lobby", host=host, chairs=((0, host),), **more)
    return Opening("toy", guild, channel, SECRET, first, most, "direct" if direct else "channel")


async def new_table(store: Store, channel: int = 70, press: int = 1, host: int = 5, **more: Any) -> int:
    opened = await store.open_table(opening(channel, press, host, **more))
    assert opened.why == "kept"
    return opened.table


@asynccontextmanager
async def opened(where: Path | str, *, alone: bool = True) -> AsyncIterator[Store]:
    """A store of a file or of a server. A slow machine may take its time to answer."""
    store = await open_store(where, alone=alone, within=60.0)
    try:
        yield store
    finally:
        await store.close()


async def made(where: Path | str) -> None:
    """Opens a store, which makes its database if there is none, and closes it."""
    async with opened(where):
        pass


def sql(path: Path, *statements: str) -> list[Any]:
    """Carries out statements on a SQLite file; returns the rows of the last."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return [connection.execute(statement).fetchall() for statement in statements][-1]
