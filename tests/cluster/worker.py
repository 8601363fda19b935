"""A process that presses at tables without Discord: reads orders, a JSON value a line, and answers each."""

import asyncio
import json
import sys
import time
from collections import Counter
from contextlib import suppress
from itertools import count
from typing import Any, Final

from db import Part, opening
from games.contract import Seat
from games.errors import GameError
from tables.errors import NotSaved, TableError
from tables.service import Tables
from tables.views import NewTable, TableId

GAME: Final = "goofspiel"
SEATS: Final = 2


class Worker:
    """One of several processes with the tables of a database."""

    def __init__(self, tables: Tables, number: int) -> None:
        self._tables = tables
        self._presses = count(1 + number * 10**12)
        self._hosts = count(1 + number * 10**12)

    async def open(self, guild: int) -> list[int]:
        """Starts a game in a server. Returns the table and its two people."""
        host = next(self._hosts)
        guest = next(self._hosts)
        at = {"guild": guild, "channel": host, "host": host, "press": next(self._presses)}
        table = await self._tables.open_table(NewTable(GAME, **at))
        for person in (host, guest):
            await self._tables.join(table, person, next(self._presses))
        await self._tables.start(table, host, next(self._presses))
        return [table, host, guest]

    async def wanted(self, table: int, people: list[int]) -> list[Any] | None:
        """A seat that may move, its person, question and a move; None once the game is over."""
        for number, person in enumerate(people):
            shown = await self._tables.table_view(TableId(table), Seat(number))
            if shown.view is not None and number in shown.view.waiting:
                texts = await self._tables.moves(TableId(table), Seat(number), person)
                return [number, person, shown.questions[0].number, texts[0]]
        return None

    async def press(self, table: int, wanted: list[Any], times: int, at: float) -> dict[str, int]:
        """Makes the same move with so many presses at once, at that time of the monotonic clock."""
        results = await asyncio.gather(*(self._one(table, wanted, at) for _ in range(times)))
        return dict(Counter(results))

    async def _one(self, table: int, wanted: list[Any], at: float) -> str:
        await asyncio.sleep(max(0.0, at - time.monotonic()))
        seat, person, number, text = wanted
        try:
            await self._tables.act(TableId(table), person, Seat(seat), number, text, next(self._presses))
        except NotSaved:
            return "not saved"
        except (TableError, GameError):
            return "refused"
        return "accepted"

    async def play(self, guild: int, tables: int, seconds: float) -> dict[str, float]:
        """Plays games in turn for some seconds. Returns the moves, and the seconds of the processor."""
        opened = [await self.open(guild) for _ in range(tables)]
        before, until = time.process_time(), time.monotonic() + seconds
        made = await asyncio.gather(*(self._play(guild, one, until) for one in opened))
        return {"moves": sum(made), "processor": time.process_time() - before}

    async def _play(self, guild: int, opened: list[int], until: float) -> int:
        made = 0
        while time.monotonic() < until:
            table, *people = opened
            with suppress(NotSaved):
                wanted = await self.wanted(table, people)
                opened = opened if wanted else await self.open(guild)
                made += bool(wanted) and await self._one(table, wanted, 0.0) == "accepted"
        return made


async def main(address: str, shard: int, of: int) -> None:
    opening.WITHIN = 60.0  # type: ignore[misc]  # how fast the machine is at the moment is not what is tried
    tables = await Tables.open(address, part=Part(of, frozenset((shard,))))
    worker = Worker(tables, shard)
    print(json.dumps("ready"), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        name, *values = json.loads(line)
        print(json.dumps(await getattr(worker, name)(*values)), flush=True)
    await tables.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
