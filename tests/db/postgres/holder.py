"""A process with a shard: tells what it can do after each line that it reads. Its times are short."""

import asyncio
import sys
from typing import Any

from db import Part, StoreError, open_store, shares
from db.postgres import engine
from tests.db.steps import step


async def main(address: str, own: str, table: int) -> None:
    held = Part(2, frozenset(map(int, own.split(","))))
    store = await open_store(address, within=5.0, part=held)
    print("holds", flush=True)
    n = 1
    while await asyncio.to_thread(sys.stdin.readline):
        works = (store.due(("turn",), 10**9), store.open_tables(), store.keep(step(table, n, 10**6 + n)))
        found = [await result(work) for work in works]
        print(*found, flush=True)
        n += found[-1] == "kept"
    await store.close()


async def result(work: Any) -> str:
    """What became of it, in a word."""
    try:
        done = await work
    except StoreError as error:
        return error.kind
    return done if isinstance(done, str) else str(len(done))


if __name__ == "__main__":
    engine.IDLE, shares.SURE, shares.EVERY = 2.0, 1.2, 0.3  # type: ignore[misc]
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
