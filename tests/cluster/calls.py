"""Requests to Discord by a game that is played by presses, from one process to four."""

from collections import Counter
from pathlib import Path
from typing import Final

from tests.cluster.several import bid, open_table, several
from tests.db.postgres.server import Server

PARTS: Final = {
    1: ("0,1,2,3/4",),
    2: ("0,1/4", "2,3/4"),
    4: ("0/4", "1/4", "2/4", "3/4"),
}
"""The parts of four shards, by the number of processes."""
SHARD: Final = 3
"""The shard of the table; presses from direct messages arrive at shard 0."""


async def calls(server: Server, folder: Path, *, processes: int, moves: int) -> tuple[int, Counter[str]]:
    """Makes so many moves against bots.

    Returns the entries of the log, with those of the bots, and the requests of all processes by route.
    """
    async with several(server, folder, shards=4) as here:
        await here.start_all(*PARTS[processes])
        await open_table(here, "Anna", SHARD)
        await bid(here, "Anna")  # the first also explains the game
        here.box.calls.clear()
        before = here.length()
        for _ in range(moves):
            await bid(here, "Anna")
        made = Counter(f"{call.method} {call.route}" for call in here.box.calls)
        return here.length() - before, made
