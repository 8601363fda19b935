"""The real bot in a sandbox, with people as its clients, all in one process on loopback."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import discord
import yarl

from cogs import emojis
from cogs.client import Stofa
from cogs.pages.forms import Form
from cogs.wire import layouts
from cogs.wire.command_texts import CommandSync, Translator
from games.contract import Game
from games.registry import GAMES
from sandbox.page_user import PageUser, Where
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from sandbox.world.entities import Command, Emoji
from tables.service import Tables
from tables.timers import pacing
from tables.views import NewTable, TableId
from tests import chance
from tests.sandbox import oracles
from tests.waiting import until

Json = dict[str, Any]

new_id = chance.counter(10**9)
"""Interaction ids for actions that tests make directly. A repeated one would do nothing."""

TRANSLATED: dict[Any, list[Json]] = {}
"""The slash commands in all languages, by their names and by what has translated them."""

REGISTERED: dict[Any, tuple[list[Command], str]] = {}
"""What a sandbox and a bot's place have of the commands after they were registered, by the same."""


EMOJI_IDS = [str(10**18 + number) for number in range(4)]
EMOJIS = {emoji.id: emoji for emoji in map(Emoji, EMOJI_IDS, emojis.NAMES.values())}
"""Those of the suits in every sandbox, and so the same in all tests, whether a bot was started before."""
SUITS = {suit: f"<:{emoji.name}:{emoji.id}>" for suit, emoji in zip("CDHS", EMOJIS.values(), strict=True)}
layouts.SUITS.update(SUITS)


class SandboxBot:
    """The sandbox, the bot, which can be stopped and restarted, and the connected people."""

    def __init__(
        self,
        box: Sandbox,
        database: Path | str,
        notice_after: int,
        games: Mapping[str, Game] = GAMES,
        forms: Mapping[str, Form] | None = None,
    ) -> None:
        self.box = box
        self.database = database
        self.notice_after = notice_after
        self.games = games
        self.forms = forms or {}
        self.now = chance.clock()
        self.people: dict[str, PageUser] = {}
        self.bot: Stofa
        self.tables: Tables
        self._life: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Starts the bot, and waits until it has everything ready."""
        self.tables = await Tables.open(
            self.database, notice_after=self.notice_after, games=self.games, now=self.now
        )
        self.bot = Stofa(self.tables, guild_ready_timeout=0.05, now=self.now)
        self.bot.dispatcher.form_flow.add(self.forms)
        self._translate_once(self.bot._commands)
        self._register_once(self.bot._commands)
        self._life = asyncio.create_task(self.bot.run_forever(self.box.environment["DISCORD_TOKEN"]))
        ready = asyncio.create_task(until(self.bot.is_ready))
        await asyncio.wait((self._life, ready), return_when=asyncio.FIRST_COMPLETED)
        if self._life.done():
            await self._life

    def _translate_once(self, commands: CommandSync) -> None:
        """Has the slash commands translated at the first start in a process only."""
        translate = commands.translated

        async def translated() -> list[Json]:
            if (key := _key(commands)) not in TRANSLATED:
                TRANSLATED[key] = await translate()
            return TRANSLATED[key]

        commands.translated = translated  # type: ignore[method-assign]

    def _register_once(self, commands: CommandSync) -> None:
        """Has them registered at that start only: later sandboxes have them already, as at a restart.

        Both together were half of a start.
        """
        bring, world = commands._bring, self.box.world

        async def brought(wanted: list[Json]) -> dict[str, int]:
            known = await self.tables.settings.application(int(world.bot_id))
            if (key := _key(commands)) in REGISTERED and not (known.commands or world.commands):
                registered, digest = REGISTERED[key]
                world.commands |= {command.id: world.save(command) for command in registered}
                await self.tables.settings.set_application(
                    int(world.bot_id), lambda known: replace(known, commands=digest)
                )
            ids = await bring(wanted)
            if key not in REGISTERED:
                known = await self.tables.settings.application(int(world.bot_id))
                REGISTERED[key] = [*world.commands.values()], known.commands
            return ids

        commands._bring = brought  # type: ignore[method-assign]

    async def stop(self, *, gently: bool = True) -> None:
        """Stops the bot: as a signal would, or in the middle of whatever it does."""
        assert self._life is not None
        if gently:
            await self.bot.drain(quiet=0.0)
        else:
            self._life.cancel()
            await self.bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._life
        await self.tables.close()

    async def open_table(self, game: str, host: PageUser, channel: str = "stofa", **more: Any) -> TableId:
        """Opens a table whose board is not posted yet."""
        place = self.box.channel(channel)
        at = {"guild": int(place.guild_id or 0), "channel": int(place.id), "host": int(host.id)}
        return await self.tables.open_table(NewTable(game, **at, press=new_id(), **more))

    async def deal(self, game: str, *people: PageUser, **more: Any) -> TableId:
        """Opens a table for these people, the host first, and starts its game; nothing is posted yet."""
        table = await self.open_table(game, people[0], **more)
        for person in people:
            await self.tables.join(table, int(person.id), new_id())
        await self.tables.start(table, int(people[0].id), new_id())
        return table

    async def restart(self, *, gently: bool = True) -> None:
        """Stops the bot and starts another on the same tables."""
        await self.stop(gently=gently)
        await self.start()
        await self.settled()

    async def update(self, table: int = 1) -> None:
        """Brings the messages of a table up to date, as after a commit."""
        await self.bot.sync.update(TableId(table))
        await self.settled()

    async def notify(self, after: float = 2**32) -> None:
        """Sends the notices that are due so many seconds from now."""
        for ring in await self.tables.notices.due(self.bot.sync.now() + after):
            self.bot.sync.notices.notify(ring)
        await self.settled()

    async def handle_due(self, after: float) -> None:
        """Does what the bot's timer does so many seconds from now."""
        await self.bot.clock.handle_due(self.bot.sync.now() + after)
        await self.settled()

    async def resign(self, actor: PageUser, table: int = 1) -> None:
        """Has a person resign without being asked."""
        await self.tables.resign(table, int(actor.id), new_id())
        await self.update(table)

    async def view(self, seat: int | None = None, table: int = 1) -> Any:
        """What a seat sees of the game, or everybody if None."""
        return (await self.tables.table_view(table, seat)).view

    async def fall(self, *seats: int | None) -> None:
        """Kills and restarts the bot; everybody, and these seats, must see the same as before."""
        before = [await self.view(seat) for seat in (None, *seats)]
        await self.restart(gently=False)
        assert [await self.view(seat) for seat in (None, *seats)] == before

    async def settled(self) -> None:
        """Waits until all is answered and up to date, and until everybody's page shows it."""
        while self.bot.sync.is_busy() or self.bot.dispatcher.admission._in_work:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        for actor in self.people.values():
            await _up_to_date(actor)

    def length(self) -> int:
        """How many entries the logs of all tables have together."""
        return sum(table.table.length for table in self.tables._action_log.cache._cached.values())

    async def connect(self, name: str) -> PageUser:
        """Connects a person to the sandbox."""
        if name not in self.people:
            self.people[name] = person = await Person.connect(self.box.url, name)
            person.until_settled = self.settled
        return self.people[name]


Made = TypeVar("Made", bound=SandboxBot)


def _key(commands: CommandSync) -> tuple[Any, ...]:
    """Names of the commands, and what translates them, which tests replace."""
    return (Translator.translate, *(command.name for command in commands._tree.get_commands()))


class Person(PageUser):
    """Somebody who looks at the page only after all that their action has led to is shown there."""

    until_settled: Callable[[], Awaitable[None]]
    read_as = MappingProxyType(dict(zip(SUITS.values(), "♣♦♥♠", strict=True)))

    async def _ask(self, do: str, ends: tuple[str, ...], timeout: float | None, **frame: Any) -> Json:  # noqa: ASYNC109
        answer = await super()._ask(do, ends, timeout, **frame)
        await self.until_settled()
        return answer

    async def say(self, where: Where, content: str, *files: tuple[str, bytes]) -> None:
        await super().say(where, content, *files)
        await self.until_settled()


async def _up_to_date(actor: PageUser) -> None:
    """Waits until the page has received what was sent to it: an unknown action is refused after that."""
    nonce = await actor._do("nothing")
    frame = await actor.wait_for(lambda: next((f for f in actor.frames if f.get("nonce") == nonce), None))
    assert frame is not None
    actor.frames.remove(frame)


@contextlib.asynccontextmanager
async def start_bot(
    folder: Path,
    *,
    notice_after: int = 3600,
    database: str | None = None,
    prepare: Callable[[Sandbox], None] = lambda box: None,
    make: Callable[..., Made] = SandboxBot,
    **more: Any,
) -> AsyncIterator[Made]:
    """The bot online in a new sandbox, after `prepare`; `more` are games and forms instead of the project's.

    Its games are in a file in the folder, or at the address `database`.

    Everything is stopped at the end of the context.
    """
    kept = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    together = pacing.TOGETHER
    async with serve(None, 0) as box:
        discord.http.Route.BASE = box.environment["STOFA_API"]
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.environment["STOFA_GATEWAY"])
        discord.Asset.BASE = box.environment["STOFA_CDN"]
        box.knobs.global_limit = 1_000  # here people play a game of an hour in seconds
        pacing.TOGETHER = 0.005  # type: ignore[misc]
        box.knobs.answer_within = 60.0  # how fast the machine is at the moment is not what is tried here
        box.world.emojis = dict(EMOJIS)
        prepare(box)
        sandbox_bot = make(box, database or folder / "stofa.sqlite3", notice_after, **more)
        try:
            await sandbox_bot.start()
            yield sandbox_bot
            # Whatever was played: Discord's own descriptions judge all that was said on both sides.
            oracles.check(box)
            assert without_owner(sandbox_bot) == []
        finally:
            for actor in sandbox_bot.people.values():
                await actor.leave()
            await sandbox_bot.stop()
            discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = kept[:2]
            discord.Asset.BASE = kept[2]
            pacing.TOGETHER = together  # type: ignore[misc]


def without_owner(sandbox_bot: SandboxBot) -> list[tuple[int, str]]:
    """The stored messages in direct messages that are not stored as those of the person there (F68)."""
    if not Path(sandbox_bot.database).exists():  # on a server
        return []
    with contextlib.closing(sqlite3.connect(f"file:{sandbox_bot.database}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT table_id, kind, channel, person FROM messages").fetchall()
    channels = sandbox_bot.box.world.channels.values()
    owners = {int(channel.id): int(channel.recipient_id) for channel in channels if channel.recipient_id}
    return [(table, kind) for table, kind, at, person in rows if owners.get(at, person) != person]


async def denied(sandbox_bot: SandboxBot, name: str, bits: int) -> None:
    """Denies the bot permissions in a channel, and waits until it knows."""
    channel = sandbox_bot.box.channel(name)
    sandbox_bot.box.deny(channel, bits)

    def is_known() -> bool:
        known = sandbox_bot.bot.get_channel(int(channel.id))
        return not known.permissions_for(known.guild.me).value & bits  # type: ignore[union-attr]

    await until(is_known)


def with_button(label: str) -> Callable[[Json], bool]:
    """Accepts a message that offers this button."""

    def accept(message: Json) -> bool:
        try:
            PageUser.button(message, label)
        except KeyError:
            return False
        return True

    return accept
