"""Games of all kinds by direct messages and in channels, while processes and the server are killed.

What a person was told to be stored stays stored. In the end each table has one board and each person one
hand, which show what the log has come to.
"""

import asyncio
import random
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from games.registry import GAMES
from sandbox.page_user import Failed, PageUser, offered, text
from sandbox.sandbox import Sandbox
from tests.cluster.several import PATIENCE, Several, add_people, boards, several
from tests.db.postgres.server import Server

Json = dict[str, Any]
ANSWER: Final = 5.0
"""Seconds that a person waits for an answer before they try something else."""
READY: Final = "ready"
"""The move of Stratego that ends the setting up, which could be changed for ever."""
PAUSE: Final = (5.0, 15.0)
"""Least and most seconds of play between two kills."""
TAKES_SOME: Final = (Failed, TimeoutError, KeyError, AssertionError)
"""What an action of a person may raise while processes die."""


class Sitting(NamedTuple):
    """A game of one person against bots: its channel, and whether they play by direct messages."""

    game: str
    name: str
    channel: str
    is_direct: bool


class Result(NamedTuple):
    """How many kills there were, and how many moves the people were told to have made, by game."""

    kills: int
    moves: dict[str, int]


def sittings(games: tuple[str, ...], shards: int) -> list[Sitting]:
    """A table for each game, in turn at each shard and by direct messages and in the channel."""
    return [
        Sitting(game, f"Player{n}", f"{game}-{n % shards}", is_direct=n // shards % 2 == 0)
        for n, game in enumerate(games)
    ]


class Seat:
    """The person of a table."""

    def __init__(self, here: Several, sitting: Sitting, table: int, chance: random.Random) -> None:
        self._here = here
        self.sitting = sitting
        self.table = table
        self._chance = chance
        self.told: list[str] = []
        """The log as it was after the last move that was answered."""
        self.moves = 0

    @property
    def where(self) -> str:
        """Where this person plays."""
        return "dm" if self.sitting.is_direct else self.sitting.channel

    def log(self) -> list[str]:
        """The entries of the table."""
        return self._here.rows(
            f"SELECT n, kind, coalesce(seat, -1), text FROM entries WHERE table_id = {self.table} ORDER BY n"
        )

    async def play(self, until: asyncio.Event) -> None:
        """Makes moves until the event; what fails is tried again."""
        while not until.is_set():
            with suppress(*TAKES_SOME):
                await self.move()
            await asyncio.sleep(0.2)

    async def move(self) -> None:
        """A press at the hand, or the first move that is suggested."""
        actor, sitting = await self._here.connect(self.sitting.name), self.sitting
        command, where = f"{sitting.game} play", self.where
        if sitting.is_direct and self._chance.random() < 0.5 and (part := self._pick(hands(actor))):
            message, custom_id = part
            await actor.press(message, custom_id=custom_id, timeout=ANSWER)
            return
        found = await actor.complete(command, "move", where, timeout=ANSWER, move="")
        if not found:
            return
        moves = [one["value"] for one in found]
        move = READY if READY in moves else self._chance.choice(moves)
        before = await asyncio.to_thread(self.log)
        await actor.slash(command, where, timeout=ANSWER, move=move)
        after = await asyncio.to_thread(self.log)
        assert after[: len(before)] == before
        self.moves += len(after) > len(before)
        self.told = after

    def _pick(self, found: list[Json]) -> tuple[Json, str] | None:
        """A button of the hand that chooses or confirms."""
        parts = [(m, p["custom_id"]) for m in found for p in offered(m) if p["type"] == 2]
        parts = [(m, i) for m, i in parts if i.split(":")[1] in ("pick", "do")]
        return self._chance.choice(parts) if parts else None

    async def check(self) -> None:
        """Raises AssertionError unless all that was told is stored, and there is one board and one hand."""
        log, actor = self.log(), await self._here.connect(self.sitting.name)
        assert log[: len(self.told)] == self.told, f"{self.sitting}: lost {self.told[len(log) :]}"
        found = boards(actor, self.sitting.channel)
        assert len(found) == 1, f"{self.sitting}: {len(found)} boards {[text(m)[:80] for m in found]}"
        own = [text(m)[:80] for m in actor.messages("dm") if is_hand(m)]
        assert len(own) == self.sitting.is_direct, f"{self.sitting}: {len(own)} hands {own}"


def hands(actor: Any) -> list[Json]:
    """The hands of a person in their direct messages."""
    return [m for m in actor.messages("dm") if is_hand(m) and offered(m)]


def is_hand(message: Json) -> bool:
    """Whether a direct message is a hand; a typed move is answered with one more, which only they see."""
    return not message.get("ephemeral") and text(message).startswith("### ")


async def open_all(here: Several, chosen: list[Sitting], chance: random.Random) -> list[Seat]:
    """Opens the tables."""
    seats = []
    for sitting in chosen:
        if not sitting.is_direct:
            here.box.dms(sitting.name, open=False)
        await _open(here, await here.connect(sitting.name), sitting)
        table = here.rows("SELECT max(id) FROM tables")[0]
        seats.append(Seat(here, sitting, int(table), random.Random(chance.random())))
    await here.settled()
    return seats


async def _open(here: Several, actor: PageUser, sitting: Sitting) -> None:
    """Opens a table; a busy server may refuse the first attempt."""
    while not boards(actor, sitting.channel):
        with suppress(*TAKES_SOME):
            await actor.slash(f"{sitting.game} new", sitting.channel, bots="on", pace="day", timeout=PATIENCE)
        with suppress(TimeoutError):
            await actor.wait_for(lambda: boards(actor, sitting.channel), PATIENCE / 6)


async def kills(
    server: Server, folder: Path, *, processes: int, games: tuple[str, ...], count: int, seed: int
) -> Result:
    """Kills each process in turn, and every so often the server, `count` times in all.

    `server` is of this proof alone. Raises AssertionError if anything is lost, doubled or behind in the end.
    """
    chance, chosen = random.Random(seed), sittings(games, processes)

    def prepare(box: Sandbox) -> None:
        add_people(box, *(sitting.name for sitting in chosen))
        for n, sitting in enumerate(chosen):
            place = {"shard": (n % processes, processes), "channels": (sitting.channel,)}
            box.guilds.create(f"of {sitting.game}", box.world.people, **place)

    async with several(server, folder, shards=processes, prepare=prepare) as here:
        await here.start_all(*(f"{n}/{processes}" for n in range(processes)))
        seats, over = await open_all(here, chosen, chance), asyncio.Event()
        playing = [asyncio.create_task(seat.play(over)) for seat in seats]
        supervising = asyncio.create_task(here.supervise())
        for n in range(count):
            await asyncio.sleep(chance.uniform(*PAUSE))
            victim = n % (processes + 1)
            await _kill(here, victim, processes)
            print(f"\r{n + 1} of {count} kills, seed {seed}", end="", file=sys.stderr, flush=True)
        over.set()
        await asyncio.gather(*playing)
        await here.until(lambda: here.box.gateway.online)
        await here.settled()
        for seat in seats:
            await here.until_true(seat.check)
        supervising.cancel()
        return Result(count, {seat.sitting.game: seat.moves for seat in seats})


async def _kill(here: Several, victim: int, processes: int) -> None:
    """Kills the process of a shard and starts another one; for the number after the last, the server."""
    if victim < processes:
        name = next((name for name in here.processes if name.startswith(f"{victim}/")), None)
        if name is not None:  # else it is just being started again
            await here.end(name, signal.SIGKILL)
            await here.start(f"{victim}/{processes}")
        return
    await asyncio.to_thread(here.server.stop, signal.SIGKILL)
    await asyncio.to_thread(here.server.start)


ALL: Final = tuple(sorted(GAMES))
