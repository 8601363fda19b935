"""A process to be killed: keeps steps at several tables at once and says which were accepted.

Each step's text, snapshot and due carry its number (see `steps.py`), so that half a step can be seen.
"""

import asyncio
import sys
from pathlib import Path

from db import Store, open_store
from tests.db.steps import opening, step

TABLES = 4
AT_ONCE = 3


async def play(store: Store, number: int, base: int) -> None:
    opened = await store.open_table(opening(number, base, host=number))
    table = opened.table
    length, _ = await store.length(table, None)
    print(table, 0, flush=True)
    while True:
        assert await store.keep(step(table, length, base + length)) == "kept"
        print(table, length, flush=True)
        length += 1


async def main(path: Path) -> None:
    store = await open_store(path)
    await asyncio.gather(*(play(store, n, n * 10**9) for n in range(1, TABLES + 1)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
