"""Writes samples of what the checked-out code stores: `python -m tests.frozen.make FOLDER`.

`KEY.msgpack` is a table in the middle of that game with two people and otherwise bots, as its database rows:
[table row, [entry row, ...]]. `cribbage-over.txt` is the record of a game that has ended.
"""

import asyncio
import itertools
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from games.contract import Seat
from games.registry import GAMES
from tables import Tables
from tables.views import TableId

BJORN = 102
MOVES: Final = {"fuldrigger": 25, "stratego": 20, "olsen": 6, "kasino": 12}
"""Moves of the two people after which a sample is taken; 30 where nothing is said."""
LONGEST: Final = 2000

press = itertools.count(10**6).__next__


class Clock:
    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


async def opened(tables: Tables, key: str) -> TableId:
    """A started table with two people and as many of the weakest bots as the game needs besides."""
    game, host = GAMES[key], press()
    table = await tables.open_table(key, guild=7, channel=press(), host=host, press=press())
    await tables.join(table, host, press())
    await tables.join(table, BJORN, press())
    for number in range(2, min(n for n in game.seats if n >= 2)):
        await tables.add_bot(table, host)
        await tables.set_strength(table, host, Seat(number), game.strengths[0])
    await tables.start(table, host, press())
    return table


async def one_move(tables: Tables, table: TableId, clock: Clock) -> bool:
    """Makes a random move of a person who is waited for, else lets time pass. False after the end."""
    held = await tables._cached(table)
    if held.table.phase != "playing":
        return False
    for seat in (s for wait in held.table.waits for s in wait.seats):
        person = held.table.chairs[seat].person
        offered = await tables.moves(table, seat, person, 300) if person is not None else ()
        if person is not None and offered:
            text = random.Random(held.table.length).choice(offered)
            await tables.act(table, person, seat, None, text, press())
            return True
    clock.now += 9 * 3600
    await tables.tick(clock.now)
    return True


async def write(folder: Path, path: Path) -> None:
    """Writes all samples, playing on a new database at that path."""
    clock = Clock()
    tables = await Tables.open(path, now=clock)
    try:
        for key in GAMES:
            (folder / f"{key}.msgpack").write_bytes(await sample(tables, key, clock))
        table = await opened(tables, "cribbage")
        for _ in range(LONGEST):
            if not await one_move(tables, table, clock):
                break
        (folder / "cribbage-over.txt").write_text(await tables.record(table), "utf-8", newline="\n")
    finally:
        await tables.close()


async def sample(tables: Tables, key: str, clock: Clock) -> bytes:
    """The rows of a table of that game after some moves."""
    table = await opened(tables, key)
    for _ in range(MOVES.get(key, 30)):
        if not await one_move(tables, table, clock):
            raise ValueError(f"{key} was over too soon")
    row, entries = await tables._store.table(table), await tables._store.entries(table)
    return msgspec.msgpack.encode((struct(row), [struct(entry) for entry in entries]))


def struct(row: Any) -> tuple[Any, ...]:
    """The values of a row."""
    return msgspec.structs.astuple(row)


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(write(Path(sys.argv[1]), Path(place) / "stofa.sqlite3"))


if __name__ == "__main__":
    main()
