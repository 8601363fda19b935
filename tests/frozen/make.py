"""Writes samples of what the checked-out code stores: `python -m tests.frozen.make FOLDER`.

A sample is a table as its database rows: [table row, [entry row, ...]]. For each game there are

- `KEY-start`: just after the start; `KEY-middle`, `KEY-late`: the same table after more moves
- `KEY-over`: the same table after the end, if it ends within `LONGEST` moves
- `KEY-poll`: a table in which one player asks to move to another channel
- `KEY-kept`: a table in which a bot keeps a player's seat

Two people play random moves, with as many of the weakest bots as the game needs. `cribbage-over.txt` is the
record of a finished game. Until the first release the set `tests/frozen/1` is made anew with each change of
what is stored. From then on, to add a set: check out the release, run this with a new folder
`tests/frozen/N`, commit the files, and never run it for that folder again.
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
from tables.service import AddBot, SetStrength
from tables.views import NewTable, TableId

BJORN = 102
MOVES: Final = {"fuldrigger": 25, "stratego": 20, "olsen": 6, "kasino": 12}
"""Moves of the two people before the sample `middle`; 30 for other games. Twice as many before `late`."""
LONGEST: Final = 400
"""Moves after which a game is given up as endless: random moves may not end it."""

press = itertools.count(10**6).__next__


class Clock:
    """A clock that is set."""

    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


async def opened(tables: Tables, key: str) -> TableId:
    """A started table with two people, and bots where the game needs more seats."""
    game, host = GAMES[key], press()
    table = await tables.open_table(NewTable(key, guild=7, channel=press(), host=host, press=press()))
    await tables.join(table, BJORN, press())
    for _ in range(2, min(n for n in game.seats if n >= 2)):
        await tables.do(table, host, AddBot())
    for number, chair in enumerate((await tables.info(table)).chairs):
        if chair.bot:
            await tables.do(table, host, SetStrength(Seat(number), game.strengths[0]))
    await tables.start(table, host, press())
    return table


async def one_move(tables: Tables, table: TableId, clock: Clock) -> bool:
    """Makes a random move of a person whom the table waits for, else lets time pass. False after the end."""
    held = await tables._cached(table)
    if held.table.phase != "playing":
        return False
    for seat in (s for wait in held.table.waits for s in wait.seats):
        person = held.table.chairs[seat].person
        offered = await tables.moves(table, seat, person, 300) if person is not None else ()
        if person is not None and offered:
            text = random.Random(1 + held.table.length).choice(offered)
            await tables.act(table, person, seat, None, text, press())
            return True
    clock.now += 9 * 3600
    await tables.tick(clock.now)
    return True


async def some_moves(tables: Tables, table: TableId, clock: Clock, count: int) -> bool:
    """Makes up to `count` moves. Returns whether the game goes on."""
    for _ in range(count):
        if not await one_move(tables, table, clock):
            return False
    return True


async def write(folder: Path, path: Path) -> None:
    """Writes all samples, playing on a new database at that path."""
    tables = await Tables.open(path, now=(clock := Clock()))
    try:
        for key in GAMES:
            await write_game(folder, tables, key, clock)
        table = await opened(tables, "cribbage")
        await some_moves(tables, table, clock, 5 * LONGEST)
        (folder / "cribbage-over.txt").write_text(await tables.record(table), "utf-8", newline="\n")
    finally:
        await tables.close()


async def write_game(folder: Path, tables: Tables, key: str, clock: Clock) -> None:
    """Writes the samples of one game."""
    moves = MOVES.get(key, 30)
    table = await opened(tables, key)
    for phase, count in (("start", 0), ("middle", moves), ("late", moves)):
        if await some_moves(tables, table, clock, count):
            await write_table(folder / f"{key}-{phase}.msgpack", tables, table)
    if not await some_moves(tables, table, clock, LONGEST):
        await write_table(folder / f"{key}-over.msgpack", tables, table)
    for phase in ("poll", "kept"):
        table = await opened(tables, key)
        await some_moves(tables, table, clock, 4)
        if phase == "poll":
            await tables.midgame.move_here(table, BJORN, press(), press())
        else:
            await tables.midgame.give(table, BJORN, press(), bot=True)
        await write_table(folder / f"{key}-{phase}.msgpack", tables, table)


async def write_table(file: Path, tables: Tables, table: TableId) -> None:
    """Writes the rows of a table."""
    row, entries = await tables._store.table(table), await tables._store.entries(table)
    data = msgspec.msgpack.encode((values(row), [values(entry) for entry in entries]))
    await asyncio.to_thread(file.write_bytes, data)


def values(row: Any) -> tuple[Any, ...]:
    """The values of a row. The columns after the snapshot are in the snapshot too."""
    return msgspec.structs.astuple(row)[: 7 if hasattr(row, "snapshot") else None]


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "stofa.sqlite3"
        asyncio.run(write(folder, path))


if __name__ == "__main__":
    main()
