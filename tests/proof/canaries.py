"""A mark in every secret, and none is seen: traffic, files, gateway, log and figures of whole games."""

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

import pytest

from games.registry import GAMES
from health.figures import Figures
from sandbox.page_user import Failed, offered
from tables.model import fairness
from tests.cogs.player import CHANNEL
from tests.cogs.sandbox_bot import SandboxBot, start_bot
from tests.proof.play import Game
from tests.proof.runs import Found, Run
from tests.secrecy import marks

LOOKS = frozenset(
    ("hand", "play", "since", "more", "fair", "log", "look", "lesson", "sort", "open", "pick", "many", "drop")
)  # fmt: skip
"""Verbs of buttons with which people look at a table or begin to choose."""
COMMANDS = ("table log", "table show", "table record", "table since", "table hand", "privacy export", "games")


class Hunt:
    """A game of marked secrets in a sandbox, with a bystander."""

    def __init__(self, sandbox_bot: SandboxBot, key: str, chance: random.Random, watch: marks.Watch) -> None:
        self.sandbox_bot = sandbox_bot
        self.chance = chance
        self.watch = watch
        self.game = Game(sandbox_bot, key, chance)
        self.calls = 0
        self.table: Any = None
        self.seats: dict[str, set[int]] = {}

    async def begin(self) -> None:
        """Opens the first game. The second player takes no direct messages."""
        self.sandbox_bot.box.dms("Björn", open=False)
        await self.game.begin()
        self.watch.add("token", self.sandbox_bot.box.token.encode())
        await self.look_at_all()

    async def step(self) -> None:
        """A move, a press by which somebody looks, and a command; then all that came of it is judged."""
        await self.game.move()
        await self.press()
        if self.chance.random() < 0.3:
            await self.command()
        await self.sandbox_bot.settled()
        await self.look_at_all()

    async def press(self) -> None:
        """Somebody presses a button with which people look."""
        actor = self.chance.choice(list(self.sandbox_bot.people.values()))
        shown = [
            (message, part)
            for where in (CHANNEL, "dm")
            for message in actor.messages(where)
            for part in offered(message)
            if part["type"] == 2 and part["custom_id"].split(":")[1] in LOOKS
        ]
        if shown:
            message, part = self.chance.choice(shown)
            try:
                await actor.press(message, custom_id=part["custom_id"])
            except Failed:
                return  # it was redrawn while the finger was on its way

    async def command(self) -> None:
        """Somebody asks for the log, the record or their data, or what they could play."""
        actor = self.chance.choice(list(self.sandbox_bot.people.values()))
        await actor.slash(self.chance.choice(COMMANDS), CHANNEL)
        choices = await actor.complete(f"{self.game.key} play", "move", CHANNEL, move="")
        if choices and actor is list(self.sandbox_bot.people.values())[-1]:
            self.watch.found("choices", "a move of somebody else")

    async def look_at_all(self) -> None:
        """Judges requests and what each person has received."""
        info = await self.sandbox_bot.tables.info(self.game.table)
        held: dict[str, set[int]] = {}
        for seat, chair in enumerate(info.chairs):
            held.setdefault(str(chair.person), set()).add(seat)
        if self.table is not None and self.table != self.game.table:
            self.watch.forget("deal")
            self.watch.forget("seed")
        is_running = info.phase == "playing"
        if is_running:
            await self.hide()
        calls = list(self.sandbox_bot.box.calls)[self.calls :]
        self.calls += len(calls)
        if not is_running:  # the end shows everything; it is not looked at
            everything = set(range(len(info.chairs)))
            held = {actor.id: everything for actor in self.sandbox_bot.people.values()}
            self.watch.forget("deal")
            self.watch.forget("seed")
        for call in calls:
            self.watch.call(call)
        for actor in self.sandbox_bot.people.values():
            self.watch.person(actor, held.get(actor.id, set()))
        self.table = self.game.table

    async def hide(self) -> None:
        """What the deal came from is a secret while the game is on."""
        cached = await self.sandbox_bot.tables._cached(self.game.table)
        self.watch.add("deal", cached.secret)
        self.watch.add("seed", fairness.seed(cached.secret, cached.table.presses))


async def hunt(key: str, steps: int, chance: random.Random, folder: Path) -> marks.Watch:
    """Plays so many moves of a game. Returns the watch, with what it has seen."""
    marker = marks.Marker()
    drawn = marks.Drawn(marker)
    watch = marks.Watch(marker, drawn)
    log = marks.Log()
    with pytest.MonkeyPatch.context() as patch:
        marks.install_texts(patch)
        drawn.install(patch)
        log.install(patch)
        async with start_bot(folder, games={key: marks.marked(GAMES[key], marker)}) as sandbox_bot:
            said = marks.outbound(sandbox_bot.box.gateway, patch)
            watch.stored = marks.stored(sandbox_bot.box.world, patch)
            figures = Figures(sandbox_bot.tables, "1")
            figures.begin(sandbox_bot.bot)
            try:
                one = Hunt(sandbox_bot, key, chance, watch)
                await one.begin()
                for _ in range(steps):
                    await one.step()
                watch.nobodys("the figures", (await figures.text()).decode())
            finally:
                figures.end()
            for op, body in said:
                if op not in (marks.IDENTIFY, marks.RESUME):
                    watch.nobodys("what is said over the gateway", body)
            for line in log.lines:
                watch.nobodys("the log", line)
    return watch


def work(seed: int, numbers: range) -> Found:
    keys = sorted(GAMES)
    key = keys[numbers.start // RUN.batch % len(keys)]
    with tempfile.TemporaryDirectory() as folder:
        chance = random.Random(f"canaries {seed} {numbers.start}")
        watch = asyncio.run(hunt(key, len(numbers), chance, Path(folder)))
    return Found(len(numbers), [f"{key}: {fault}" for fault in watch.faults])


RUN = Run("moves with marked secrets", "no mark is seen by who may not see it", 50_000, 40, work)
