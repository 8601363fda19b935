"""SimCord as the judge: discord.py's requests and events go to a Discord in memory that others have written.

It takes the place of discord.py's HTTP client and gateway within the process, and waits after each action
until no timer of the bot is due within its patience. So the bot's own timer, which never ends, rests.
"""

import asyncio
import contextlib
import importlib.util
import itertools
import sys
from collections.abc import AsyncIterator, Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs import clock
from cogs.client import Stofa
from sandbox.checks.components import SELECTS
from sandbox.page_user import Failed, PageUser, labelled, offered
from tables.service import Tables
from tests.cogs.player import CHANNEL
from tests.judges.judge import Json
from tests.sandbox.clients.test_clients import PEERS
from tests.waiting import PATIENCE

FOLDER = PEERS / "simcord"
NEVER = 1e6
"""Seconds between two ticks of the bot's timer, longer than any test."""
EPHEMERAL = 1 << 6


def library() -> Any:
    """Returns the module `simcord`, from a folder of its own beside our libraries; skips without it.

    It is loaded by its path: in our own folder its plugin would take part in every run of pytest.
    """
    if "simcord" not in sys.modules:
        place = next(FOLDER.glob("lib/python*/site-packages/simcord"), None)
        if place is None:
            pytest.skip(f"no {FOLDER} (make peer installs it)")
        spec = importlib.util.spec_from_file_location("simcord", place / "__init__.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules["simcord"] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules["simcord"]


class Person:
    """A person at their client, as `PageUser` is one; messages are SimCord's own payloads."""

    def __init__(self, judge: "InSimCord", member: Any) -> None:
        self._judge = judge
        self._member = member
        self._shown: Any = None

    @property
    def id(self) -> str:
        return str(self._member.id)

    # What the person sees

    def messages(self, where: str) -> list[Json]:
        return self._judge.seen(int(self._channel(where).id), self._member.id)

    def message(self, message_id: str) -> Json | None:
        places = list(self._judge.env.backend.messages)
        found = (m for place in places for m in self._judge.seen(place, self._member.id))
        return next((m for m in found if m["id"] == message_id), None)

    async def wait_message(self, where: str, accept: Callable[[Json], object] = bool) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in reversed(self.messages(where)):
                    if accept(message):
                        return message
                await self._judge.settled()

    async def fetch(self, url: str) -> bytes:
        return bytes(self._judge.env.backend.cdn.get(url))

    # What the person does

    async def say(self, where: str, content: str) -> None:
        if where == "dm":
            await self._member.send_dm(content)
        else:
            await self._member.send(self._channel(where), content)
        await self._judge.settled()

    async def slash(self, command: str, where: str = CHANNEL, **options: Any) -> Any:
        given = {name: self._judge.handle(value) for name, value in options.items()}
        if where == "dm":
            return await self._answered(self._member.user.slash(command, **given))
        return await self._answered(self._member.slash(self._channel(where), command, **given))

    async def complete(self, command: str, focused: str, where: str = CHANNEL, **options: Any) -> list[Json]:
        typed = options.pop(focused)
        found = await self._member.autocomplete(self._channel(where), command, focused, typed, **options)
        return list(found)

    async def press(self, message: Json, label: str | None = None, custom_id: str | None = None) -> Any:
        wanted = PageUser.button(message, label, custom_id)["custom_id"]
        return await self._answered(self._at(message).click(self._stored(message), custom_id=wanted))

    async def choose(self, message: Json, values: list[str], custom_id: str | None = None) -> Any:
        wanted = custom_id or next(p["custom_id"] for p in offered(message) if p["type"] in SELECTS)
        chosen = [self._judge.handle(value) for value in values]
        return await self._answered(self._at(message).select(self._stored(message), chosen, custom_id=wanted))

    async def form(self) -> Json:
        assert self._shown is not None, "no form was shown"
        return self._shown.modal

    async def submit(self, form: Json, **fields: Any) -> Any:
        labels = dict(labelled(form))
        named = {labels.get(key, key): value for key, value in fields.items()}
        at = self._member if self._shown._interaction.guild_id else self._member.user
        return await self._answered(at.submit_modal(self._shown, named))

    async def delete(self, message: Json) -> None:
        await self._member.delete(self._stored(message))
        await self._judge.settled()

    async def _answered(self, action: Any) -> Any:
        """Returns what an action was answered. :raises Failed: it was not answered"""
        result = await action
        await self._judge.settled()
        if not result.acknowledged:
            raise Failed("no answer")
        if result.modal is not None:
            self._shown = result
        return result

    def _channel(self, where: str) -> Any:
        return self._member.user.dm_channel if where == "dm" else self._judge.channel(where)

    def _at(self, message: Json) -> Any:
        """Who acts on a message: the member of the server, or in direct messages the user."""
        return self._member if "guild_id" in message else self._member.user

    def _stored(self, message: Json) -> Any:
        stored = self._judge.env.backend.get_message(int(message["channel_id"]), int(message["id"]))
        return sys.modules["simcord.results"].ResponseMessage(self._judge.env, stored)


class InSimCord:
    """The bot in SimCord, with the names of `Judge`."""

    bot: Stofa
    tables: Tables
    env: Any = None

    def __init__(self, database: Path) -> None:
        self._database = database
        self.people: dict[str, Person] = {}

    async def start(self) -> None:
        """Starts the bot in a new world: a server with two channels, where Anna is a moderator."""
        simcord = library()
        self.tables, self.bot = await self._new()
        self.env = simcord.Env(self.bot, shard_count=1, settle_timeout=PATIENCE)
        await self.env.start()
        self._guild = self.env.create_guild("Stofan")
        self._channels = {name: self._guild.create_text_channel(name) for name in (CHANNEL, "spil")}
        powers = discord.Permissions(manage_messages=True, manage_channels=True, manage_guild=True)
        self._moderator = self._guild.create_role("Moderator", permissions=powers)

    async def _new(self) -> tuple[Tables, Stofa]:
        tables = await Tables.open(self._database, now=self._now, notice_after=3600)
        return tables, Stofa(tables, now=self._now)

    def _now(self) -> float:
        """SimCord's own time, by which its messages are dated."""
        return float(self.env.now().timestamp()) if self.env is not None else 0.0

    async def stop(self) -> None:
        await self.bot.drain(quiet=0.0)
        await self.env.shutdown()
        await self.tables.close()

    async def connect(self, name: str) -> Person:
        if name not in self.people:
            user = self.env.create_user(name.lower(), global_name=name)
            roles = [self._moderator] if name == "Anna" else []
            self.people[name] = Person(self, self._guild.add_member(user, roles=roles))
        return self.people[name]

    async def settled(self) -> None:
        while self.bot.sync.is_busy() or self.bot.dispatcher.admission._in_work:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        await self.env.settle()

    def length(self) -> int:
        return sum(table.table.length for table in self.tables._action_log.cache._cached.values())

    async def restart(self) -> None:
        await self.bot.drain(quiet=0.0)
        await self.tables.close()
        self.tables, self.bot = await self._new()
        await self.env.restart_bot(self.bot)

    def close_direct_messages(self, name: str) -> None:
        place = self.people[name]._channel("dm").id
        self.env.inject_error("POST", f"/channels/{place}/messages", status=403, code=50007, times=None)

    def deny(self, permissions: int) -> None:
        models = sys.modules["simcord.backend.models"]
        own = models.Overwrite(target_id=self.bot.user.id, type=1, allow=0, deny=permissions)
        self.env.backend.edit_channel(self._channels[CHANNEL].id, {}, overwrites=[own] if permissions else [])

    def delete_channel(self) -> None:
        self.env.backend.delete_channel(self._channels[CHANNEL].id)

    def leave(self, name: str) -> None:
        self._guild.remove_member(self.people[name]._member)

    def fail(self, method: str, path: str, status: int, times: int) -> None:
        self.env.inject_error(method, path, status=status, times=times)

    def requests(self, method: str, path: str) -> list[Json]:
        asked = (r for r in self.env.http_requests if r.method == method)
        return [r.json for r in asked if fnmatchcase(r.path, path)]

    # For the people

    def channel(self, where: str) -> Any:
        """A channel by its name or id."""
        if where in self._channels:
            return self._channels[where]
        threads = itertools.chain.from_iterable(channel.threads for channel in self._channels.values())
        return next(thread for thread in threads if str(thread.id) == where)

    def seen(self, channel: int, viewer: int) -> list[Json]:
        """The messages of a channel that this person sees, the oldest first."""
        backend = self.env.backend
        serializers, access = (sys.modules[f"simcord.backend.{name}"] for name in ("serializers", "access"))
        kept = sorted(backend.messages.get(channel, {}).values(), key=lambda message: message.id)
        return [
            {**serializers.message_payload(backend, m), "ephemeral": bool(m.flags & EPHEMERAL)}
            for m in kept
            if access.message_accessible(backend, channel, m, viewer)
        ]

    def handle(self, value: Any) -> Any:
        """SimCord's own value for the id of a person; any other value as it is."""
        return next((p._member for p in self.people.values() if p.id == value), value)


@contextlib.asynccontextmanager
async def judging(folder: Path) -> AsyncIterator[InSimCord]:
    """The bot online in a new world of SimCord, which tells at the end what the bot has left unhandled."""
    judge, every = InSimCord(folder / "stofa.sqlite3"), clock.TICK
    clock.TICK = NEVER
    await judge.start()
    try:
        yield judge
        judge.env.raise_errors()
    finally:
        clock.TICK = every
        await judge.stop()
