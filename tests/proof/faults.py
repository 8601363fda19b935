"""Moves while two requests of a hundred fail: refused, taken and then called failed, cut off, held up.

A third of the games are played by people alone, the others by one person against bots, whose moves are
counted too.
"""

import asyncio
import random
import re
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from cogs.delivery import retries
from games.registry import GAMES
from sandbox.control.calls import Failure
from sandbox.page_user import offered
from tests.cogs.messages import live_boards
from tests.cogs.sandbox_bot import SandboxBot, start_bot
from tests.proof.play import Game
from tests.proof.runs import Found, Run

RATE = 0.02
RARELY = 0.25
"""How often somebody waits until all is shown; else the next move follows the answer to the one before."""
ANY = re.compile("")
STATUSES = (429, 500, 502, 503, 504)
ENOUGH = 120.0
"""Seconds within which everything is made good once nothing fails any more."""


class Failing(list[Failure]):
    """Planned failures that are drawn anew for each request."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.rate = RATE
        self.count = 0

    def __iter__(self) -> Iterator[Failure]:
        if self.chance.random() < self.rate:
            self.count += 1
            yield Failure(
                "*", ANY, self.chance.choice(STATUSES), retry_after=self.chance.random(),
                accepted=self.chance.random() < 0.5, hang_up=self.chance.random() < 0.3,
            )  # fmt: skip


async def play(seed: int, numbers: range) -> list[str]:
    """Plays until so many moves are in the log. Returns what was lost, doubled or never shown."""
    keys = sorted(GAMES)
    chance = random.Random(f"faults {seed} {numbers.start}")
    turn, number = divmod(numbers.start // RUN.batch, len(keys))
    key = keys[number]
    retries.WAITS = (0.05, 0.1, 0.2)  # type: ignore[misc]  # an outage of an hour in a moment
    with tempfile.TemporaryDirectory() as folder:
        async with start_bot(Path(folder)) as sandbox_bot:
            game = Game(sandbox_bot, key, chance, bots=turn % 3 > 0)
            await game.begin()
            failing = Failing(chance)
            sandbox_bot.box.knobs.failures, sandbox_bot.box.knobs.answer_within = failing, 3.0
            for person in sandbox_bot.people.values():
                person.until_settled = partial(_settled, sandbox_bot, chance)  # type: ignore[attr-defined]
            held = await game.entries()
            while sum(kind == "move" for _, _, kind, *_ in held) < len(numbers):
                before = held
                await game.move()
                held = await game.entries()
                if game.accepted - {press for *_, press in held}:
                    return [f"{key}: a move was accepted and is not in the log"]
                if held[: len(before)] != before:
                    return [f"{key}: the log has lost what it held"]
            failing.rate = 0.0
            return await made_good(sandbox_bot, game)


async def _settled(sandbox_bot: SandboxBot, chance: random.Random) -> None:
    """Waits, but rarely, until all is up to date."""
    if chance.random() < RARELY:
        await sandbox_bot.settled()


async def made_good(sandbox_bot: SandboxBot, game: Game) -> list[str]:
    """Waits until all is shown, also after a new start. Returns what is not. Bots play on meanwhile."""
    held = await game.entries()
    faults = [*await _shown(sandbox_bot, game)]
    await sandbox_bot.stop(gently=False)
    await sandbox_bot.start()
    found = await game.entries()
    if found[: len(held)] != held or (len(found) > len(held) and not game.bots):
        faults.append(f"{game.key}: after a new start the log is another")
    return [*faults, *await _shown(sandbox_bot, game)]


async def _shown(sandbox_bot: SandboxBot, game: Game) -> list[str]:
    try:
        async with asyncio.timeout(ENOUGH):
            while await sandbox_bot.tables.messages.behind():
                sandbox_bot.bot.sync.recover()
                await asyncio.sleep(0.05)
            await sandbox_bot.settled()
    except TimeoutError:
        return [f"{game.key}: never shown: {await sandbox_bot.tables.messages.behind()}"]
    boards = live_boards(next(iter(sandbox_bot.people.values())))
    here = [one for one in boards if is_of(one, game.table)]
    return [] if len(here) == 1 else [f"{game.key}: {len(here)} boards of one game"]


def is_of(message: Any, table: int) -> bool:
    """Whether a button of the message is about the table."""
    return any(part["custom_id"].split(":")[2:3] == [str(table)] for part in offered(message))


def work(seed: int, numbers: range) -> Found:
    return Found(len(numbers), asyncio.run(play(seed, numbers)))


RUN = Run(
    "moves under faults", "what was accepted is kept and shown once, with two requests of a hundred failing",
    200_000, 100, work, 3,
)  # fmt: skip
