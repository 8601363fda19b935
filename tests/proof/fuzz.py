"""Forged and random presses and forms, by players and strangers: answered, and the log stays lawful.

A forged press that happens to be one that its presser may make counts as made. So what holds is not that
nothing happens but: everything is answered, nothing is an error that was not foreseen, and each new entry of
a log is an action of somebody who pressed just then, for a seat of their own, and leads by the rules to the
table that is there now.
"""

import asyncio
import logging
import random
import tempfile
from pathlib import Path
from typing import Any

import discord

from cogs.dispatch.admission import MOST_IN_WORK
from db import EntryRow
from games.contract import Seat
from games.registry import GAMES
from sandbox.page_user import offered
from tables.actions import apply
from tables.log.entries import entry_of
from tables.views import TableId
from tests.cogs.dispatch.test_presses import Spy
from tests.cogs.player import CHANNEL, PEOPLE
from tests.cogs.sandbox_bot import SandboxBot, new_id, start_bot
from tests.proof.forgeries import Forger
from tests.proof.runs import Found, Run

WAVE = 40
KINDS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Trouble(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


class Fuzz:
    """A bot in a sandbox, a game of people there, and a stranger, all of whom press anything at all."""

    def __init__(self, sandbox_bot: SandboxBot, key: str, chance: random.Random) -> None:
        self.sandbox_bot = sandbox_bot
        self.tables = sandbox_bot.tables
        self.key = key
        self.chance = chance
        self.forger = Forger(chance, self.sandbox_bot.bot.dispatcher.verbs.values())
        self.trouble = Trouble()
        self.people: dict[int, Any] = {}
        self.table = TableId(0)
        self.lengths: dict[TableId, int] = {}
        self.faults: list[str] = []

    async def begin(self) -> None:
        """Connects people and takes from each a real press, in whose place the forged ones come."""
        for name in PEOPLE[: max(3, min(GAMES[self.key].seats) + 1)]:
            await self.sandbox_bot.connect(name)
        await self.open()
        for actor in self.sandbox_bot.people.values():
            self.people[int(actor.id)] = await self._caught(actor)

    async def open(self) -> None:
        """A game has begun in the channel: a new one if the last has ended."""
        people = [*self.sandbox_bot.people.values()][:-1]
        seated, channel = {int(actor.id) for actor in people}, int(people[0].channel(CHANNEL))
        held = await self.tables.in_channel(channel)
        if held is not None:
            info = await self.tables.info(held)
            if info.phase == "playing" and any(chair.person in seated for chair in info.chairs):
                self.table = held
                return
            if info.phase in ("lobby", "playing"):
                await self.tables.close_table(held, info.host, moderator=True)
        self.table = await self.sandbox_bot.deal(self.key, *people)
        await self.sandbox_bot.update(self.table)
        await self._note()

    async def _caught(self, actor: Any) -> Any:
        found: list[Any] = []
        connection = self.sandbox_bot.bot._connection
        dispatch = connection.dispatch

        def caught(event: str, *args: Any) -> None:
            if event == "interaction":
                found.append(args[0])
            dispatch(event, *args)

        connection.dispatch = caught
        board = await actor.wait_message(CHANNEL, lambda m: offered(m) and not m.get("ephemeral"))
        await actor.press(board, custom_id=offered(board)[0]["custom_id"])
        connection.dispatch = dispatch
        return found[0]

    async def wave(self, count: int) -> None:
        """So many forgeries at once, as far as the bot serves one person at once."""
        await self.open()
        real = [
            part["custom_id"]
            for actor in self.sandbox_bot.people.values()
            for m in _all(actor)
            for part in offered(m)
        ]
        numbers = [question.number for question in await self._questions()]
        spies = [self._spy(real, numbers) for _ in range(count)]
        waiting = list(spies)
        while waiting:
            batch = _some_of_each(waiting)
            done = await asyncio.gather(*map(self._press, batch), return_exceptions=True)
            self.faults += [
                f"unhandled: {one!r}: {spy.data!r}" for one, spy in zip(done, batch, strict=True) if one
            ]
        self.faults += [f"unanswered: {spy.data!r}" for spy in spies if not spy.answered]
        await self.sandbox_bot.settled()
        await self._judge(spies)

    async def _press(self, spy: Any) -> None:
        told = len(self.trouble.told)
        await self.sandbox_bot.bot.dispatcher.on_interaction(spy)
        if len(self.trouble.told) > told:
            self.faults.append(f"{self.key}: not foreseen: {self.trouble.told[-1]}: {spy.type} {spy.data!r}")

    def _spy(self, real: list[str], numbers: list[int]) -> Any:
        template = self.people[self.chance.choice(list(self.people))]
        spy: Any = Spy(template, "", [], new_id())
        spy.data = self.forger.data(real, self.table, numbers)
        spy.type = self.chance.choice((*KINDS[:1] * 4, *KINDS))
        spy.permissions = self.chance.choice((discord.Permissions.none(), template.permissions))
        spy.send_modal = spy.answer
        for name in ("_state", "app_permissions", "guild"):
            setattr(spy, name, getattr(template, name))
        return spy

    async def _questions(self) -> list[Any]:
        seats = range(len((await self.tables.info(self.table)).chairs))
        views = [await self.tables.table_view(self.table, Seat(seat)) for seat in seats]
        return [question for view in views for question in view.questions]

    async def _note(self) -> None:
        for table in await self._all_tables():
            self.lengths[table] = len(await self.tables._store.entries(table))

    async def _all_tables(self) -> list[TableId]:
        rows = await self.tables._store._access.read("SELECT id FROM tables", ())
        return [TableId(row[0]) for row in rows]

    async def _judge(self, spies: list[Any]) -> None:
        """Looks at each new entry, and at where all of them lead."""
        pressed = {(spy.id, spy.user.id) for spy in spies}
        people = {spy.user.id for spy in spies}
        for table in await self._all_tables():
            rows = await self.tables._store.entries(table)
            if len(rows) == self.lengths.get(table, 0):
                continue
            chairs = {c.person for c in (await self.tables.info(table)).chairs} | people
            for row in rows[self.lengths.get(table, 0) :]:
                if not _is_lawful(row, pressed, chairs):
                    self.faults.append(f"{self.key}: unlawful entry {row!r}")
            self.lengths[table] = len(rows)
            replayed = apply.replay(GAMES, tuple(map(entry_of, rows)))
            if replayed != (await self.tables._cached(table)).table:
                self.faults.append(f"{self.key}: the log of table {table} leads elsewhere")


def _all(actor: Any) -> list[Any]:
    return [m for where in (CHANNEL, "dm") for m in actor.messages(where)]


def _some_of_each(waiting: list[Any]) -> list[Any]:
    """Takes from the list as many of each person as are served at once."""
    counts: dict[int, int] = {}
    taken = []
    for spy in list(waiting):
        if counts.get(spy.user.id, 0) < MOST_IN_WORK:
            counts[spy.user.id] = counts.get(spy.user.id, 0) + 1
            taken.append(spy)
            waiting.remove(spy)
    return taken


def _is_lawful(row: EntryRow, pressed: set[tuple[int, int]], people: set[int | None]) -> bool:
    """Whether an entry is of somebody who pressed, by the press that it names; or of nobody."""
    if row.person is None:
        return row.press is None
    return row.person in people and (row.press is None or (row.press, row.person) in pressed)


async def forge(seed: int, numbers: range) -> list[str]:
    """Sends the forgeries of these numbers. Returns what broke the promise."""
    keys = sorted(GAMES)
    key = keys[numbers.start // RUN.batch % len(keys)]
    chance = random.Random(f"fuzz {seed} {numbers.start}")
    with tempfile.TemporaryDirectory() as folder:
        async with start_bot(Path(folder)) as sandbox_bot:
            fuzz = Fuzz(sandbox_bot, key, chance)
            await fuzz.begin()
            logging.getLogger().addHandler(fuzz.trouble)
            try:
                for at in range(0, len(numbers), WAVE):
                    await fuzz.wave(min(WAVE, len(numbers) - at))
            finally:
                logging.getLogger().removeHandler(fuzz.trouble)
            return fuzz.faults


def work(seed: int, numbers: range) -> Found:
    return Found(len(numbers), asyncio.run(forge(seed, numbers)))


RUN = Run(
    "forged interactions", "each is answered, none is an error, no entry that its presser may not make",
    1_000_000, 2_000, work,
)  # fmt: skip
