"""The connection to Discord in shards, each a gateway session with its part of the servers.

A server belongs to shard `(id >> 22) % count`, and direct messages to shard 0. This process has all
shards, or those that it has taken among several processes.

An event that discord.py cannot read stops nothing: Discord leaves out what its documents call optional and
adds what they do not name, and discord.py then raises, which would end the process.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from functools import partial
from typing import Any, Final
from weakref import WeakSet

import aiohttp
import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import AutoShardedConnectionState

import locales
from cogs.wire import errors, replies
from cogs.wire.cluster import ClusterLink
from tables.service import Tables

IDENTIFY_EVERY: Final = 5.5
"""Seconds between two starts of sessions with the same rate limit key. Discord allows one in 5."""
SILENT: Final = 300.0
"""Seconds without an event after which a shard is asked for one."""
ASKED_WITHIN: Final = 20.0
"""Seconds within which that event has to come."""
DEAF: Final = 4000
"""Code of closing with which a session can be resumed, so that what was missed is sent again."""
PATIENCE: Final = 1200.0
"""Least seconds between two new connections of a shard that hears nothing: three an hour."""
UNPRESSED: Final = 3600.0
LONGEST_UNPRESSED: Final = 24 * 3600.0
"""Seconds without an interaction after which a shard begins a new session; each next time twice as many."""
ENDS_SESSION: Final = 1000
"""Code of closing after which the session cannot be resumed."""
STARTS_ASKED: Final = 25
"""Starts of sessions after which Discord is asked again how many are left today: other processes have some.

At a thousand a day it resets the token.
"""
TOLD_AGAIN: Final = 60.0
"""Least seconds between two lines of the log about events of one name."""
UNREADABLE: Final = (LookupError, TypeError, ValueError, AttributeError)
"""What is raised when a READY cannot be read."""
ABOUT_SERVERS: Final = ("GUILD_", "CHANNEL_", "THREAD_")
"""How the names of events begin that change what is known of a server."""
TEXT, DIRECT = 0, 1
"""Discord's types of channels: of text in a server, direct messages."""
AUTOCOMPLETE: Final = 4
"""The type of an interaction that is answered with choices."""
MESSAGE, CHOICES, EPHEMERAL = 4, 8, 64
"""The types of such answers, and the flag that shows a message to one person."""


_log = logging.getLogger(__name__)


class State(AutoShardedConnectionState[Any]):
    """discord.py's cache, which also forgets servers that a new session of their shard does not list.

    An event that cannot be read is logged by its name. If it told of a server, that is fetched; if it is an
    interaction, it is answered. Only READY raises, and its shard connects anew.
    """

    may_be_of_others: Callable[[Any], bool] | None = None
    """Takes an interaction that another process may have to serve; False for one that is to be served."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.sockets = WeakSet[DiscordWebSocket]()
        """Every connection, also one whose session waits for its start."""
        self._told: dict[str, float] = {}
        self._mending: dict[str, asyncio.Task[None]] = {}
        self.pressed: dict[int, float] = {}
        """When a shard has had its last interaction, in seconds of the monotonic clock."""
        for name, parse in self.parsers.items():
            if name not in ("READY", "INTERACTION_CREATE"):
                self.parsers[name] = partial(self._read, name, parse)

    def _update_references(self, ws: DiscordWebSocket) -> None:
        self.sockets.add(ws)
        super()._update_references(ws)

    def parse_interaction_create(self, data: Any) -> None:
        try:
            shard = (int(data.get("guild_id") or 0) >> 22) % (self.shard_count or 1)
            self.pressed[shard] = time.monotonic()
            is_taken = self.may_be_of_others is not None and self.may_be_of_others(data)
        except Exception:
            is_taken = False  # `serve` finds out what is wrong with it
        if not is_taken:
            self.serve(data)

    def serve(self, data: Any) -> None:
        """Serves an interaction here, also one that came to another process."""
        try:
            super().parse_interaction_create(_placed(data))
        except Exception as error:
            code = errors.report(error, "INTERACTION_CREATE")
            self._mend(f"interaction {code}", self._answer(data, code))

    def parse_message_update(self, data: Any) -> None:
        """Ignores an edited message, mostly one of the bot's own, which nothing here listens for."""

    def parse_ready(self, data: Any) -> None:
        listed = {int(guild["id"]) for guild in data["guilds"]}
        for guild in list(self.guilds):
            if guild.shard_id == data["shard"][0] and guild.id not in listed:
                self.parse_guild_delete({"id": guild.id})
        super().parse_ready(data)

    def _read(self, name: str, parse: Callable[[Any], None], data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            now = time.monotonic()
            if now >= self._told.get(name, -TOLD_AGAIN) + TOLD_AGAIN:
                self._told[name] = now
                errors.report(error, name)
            if name.startswith(ABOUT_SERVERS) and (guild := _server(name, data)):
                self._mend(f"server {guild}", self._fetch(guild))

    def _mend(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        """Does this in a task, unless the same is being done."""
        if what in self._mending:
            work.close()
            return
        self._mending[what] = task = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._mending.pop(what, None))

    async def _fetch(self, guild: int) -> None:
        """Replaces what is known of a server by what Discord answers when it is asked."""
        try:
            server: Any = await self.http.get_guild(guild, with_counts=False)
            server["channels"] = await self.http.get_all_guild_channels(guild)
            server["threads"] = (await self.http.get_active_threads(guild))["threads"]
            server["members"] = [await self.http.get_member(guild, str(self.self_id))]
            known = self._get_guild(guild)
            if known is not None:
                known._channels.clear()
                known._threads.clear()
            self.parse_guild_create(server | {"unavailable": False})
        except Exception as error:  # as Discord would have sent it, which is no better
            _log.warning("server %d cannot be read: %s", guild, type(error).__name__)

    async def _answer(self, data: Any, code: str) -> None:
        """Tells whoever has pressed, typed or chosen that it could not be read."""
        try:
            path = "/interactions/{webhook_id}/{webhook_token}/callback"
            route = Route("POST", path, webhook_id=int(data["id"]), webhook_token=data["token"])
            text = locales.speech(locales.best(data.get("locale"))).say("error-unexpected", code=code)
            answer: Any = {"type": MESSAGE, "data": {"content": text, "flags": EPHEMERAL}}
            if data.get("type") == AUTOCOMPLETE:
                answer = {"type": CHOICES, "data": {"choices": []}}
            await self.http.request(route, json=answer)
        except Exception as error:  # without an id or a token nobody can be told
            _log.warning("an interaction was not answered: %s", type(error).__name__)


def _placed(data: Any) -> Any:
    """An interaction with a channel that discord.py can read: Discord may name little more than its id."""
    if data.get("channel_id") is None:
        return data
    direct = {"type": DIRECT, "recipients": [data.get("user")]}
    known = direct if data.get("guild_id") is None else {"type": TEXT, "name": "", "position": 0}
    least = {"id": data["channel_id"], "message_count": 0, "member_count": 0} | known
    return data | {"channel": least | (data.get("channel") or {})}


def _server(name: str, data: Any) -> int | None:
    """Returns the id of the server that an event tells of; None if it cannot be read either."""
    key = "id" if name in ("GUILD_CREATE", "GUILD_UPDATE") else "guild_id"
    try:
        return int(data[key])
    except (KeyError, TypeError, ValueError):
        return None


class ShardedBot(commands.AutoShardedBot):
    """A bot that starts its shards in turn and knows which of them are connected."""

    _connection: State

    def __init__(self, *args: Any, tables: Tables, **options: Any) -> None:
        self._cluster = tables.cluster
        self._link = ClusterLink(tables)
        options["http_trace"] = replies.watch(options.get("http_trace") or aiohttp.TraceConfig())
        if self._cluster.is_several:
            options |= {"shard_count": self._cluster.count, "shard_ids": sorted(self._cluster.own)}
            options["http_trace"] = self._link.watch(options["http_trace"])
        super().__init__(*args, **options)
        self._is_lost = set[int]()
        self.connections_lost = 0
        """How often a shard has lost its connection."""
        self._is_known = set[int]()
        self._keys = 1
        self._started: dict[int, float] = {}
        self._heard: dict[int, tuple[int | None, float]] = {}
        self._anew: dict[int, float] = {}
        self._unpressed: dict[int, tuple[float, float]] = {}
        self._starts = 0
        self._made_at = time.monotonic()
        self._asking: dict[int, asyncio.Task[None]] = {}

    def _get_state(self, **options: Any) -> State:
        return State(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def close(self) -> None:
        """Disconnects. discord.py leaves the connection of a session that has not begun."""
        await super().close()
        for socket in list(self._connection.sockets):
            await socket.close()

    async def divide(self) -> None:
        """Asks Discord how many shards may start at once, and how many it recommends, if none were chosen."""
        recommended, _, limits = await self.http.get_bot_gateway()
        self._keys = limits["max_concurrency"]
        self.shard_count = self.shard_count or recommended
        self._starts = min(STARTS_ASKED, limits["remaining"])

    @property
    def own_shards(self) -> Collection[int]:
        """Numbers of the shards in this process; none before their number is known."""
        return self.shard_ids or range(self.shard_count or 0)

    @property
    def has_all_servers(self) -> bool:
        """Whether every shard in this process has been told its servers."""
        return bool(self.own_shards) and self._is_known.issuperset(self.own_shards)

    @property
    def is_online(self) -> bool:
        """Whether every shard in this process is connected."""
        return self.has_all_servers and not self._is_lost

    @property
    def is_cut_off(self) -> bool:
        """Whether every shard in this process has lost its connection."""
        return bool(self._is_lost) and self._is_lost.issuperset(self.own_shards)

    def may_be_in(self, guild: int) -> bool:
        """Whether the bot may be a member of a server; of other shards than this process has, all may be."""
        shard = (guild >> 22) % (self.shard_count or 1)
        return self.get_guild(guild) is not None or shard not in self._is_known

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until this shard may start a session, and ends the one that it had."""
        shard = self.shards.get(shard_id or 0)
        if shard is not None and shard._parent.ws.open:
            await shard._parent.ws.close()
        key = (shard_id or 0) % self._keys
        start = max(time.monotonic(), self._started.get(key, float("-inf")) + IDENTIFY_EVERY)
        self._started[key] = start
        await asyncio.sleep(start - time.monotonic())
        await self._count_start()
        if self._cluster.is_several:
            await self._link.turn(f"identify {key}", IDENTIFY_EVERY)
            self._started[key] = time.monotonic()

    async def _count_start(self) -> None:
        """Waits until Discord allows one more session today."""
        while self._starts < 1:
            _, _, limits = await self.http.get_bot_gateway()
            self._starts = min(STARTS_ASKED, limits["remaining"])
            if self._starts < 1:
                wait = limits["reset_after"] / 1000
                _log.error(
                    "Discord allows no more sessions; again in %.0f s; see why this starts so often", wait
                )
                await asyncio.sleep(wait)
        self._starts -= 1

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        await super().launch_shard(gateway, shard_id, initial=initial)
        self.shards[shard_id]._parent._handled_exceptions += UNREADABLE  # connects anew after growing waits

    async def add_shard(self, shard: int) -> None:
        """Connects another shard."""
        self.shard_ids = [*self.own_shards, shard]
        self._connection.shard_ids = self.shard_ids
        await self.launch_shard(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, shard)

    def serve(self, interaction: Any) -> None:
        """Serves an interaction as Discord has sent it, to whatever process."""
        self._connection.serve(interaction)

    async def on_shard_ready(self, shard_id: int) -> None:
        self._is_lost.discard(shard_id)
        self._is_known.add(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._is_lost.discard(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.connections_lost += shard_id not in self._is_lost
        self._is_lost.add(shard_id)

    @property
    def since_pressed(self) -> float:
        """Seconds since the last interaction, or since the start."""
        return time.monotonic() - max(self._connection.pressed.values(), default=self._made_at)

    def ask_the_silent(self, now: float) -> None:
        """Asks each shard for an event that has heard nothing for long. `now` is of the monotonic clock.

        A connection can stay open, its heartbeats answered, without a press arriving any more. A session can
        also have all events but interactions (discord-api-docs#8162): without any for long, it is ended.
        """
        for number, shard in self.shards.items():
            if number not in self._is_lost and self._is_unpressed(number, now):
                _log.warning("shard %d has had no interaction for long and begins a new session", number)
                self._asking[number] = asyncio.create_task(shard._parent.ws.close(ENDS_SESSION))
                continue
            sequence = shard._parent.ws.sequence
            known, since = self._heard.get(number, (None, now))
            if sequence != known or number in self._is_lost:
                self._heard[number] = (sequence, now)
            elif now >= max(since + SILENT, self._anew.get(number, -PATIENCE) + PATIENCE):
                self._heard[number] = (sequence, now)
                self._asking[number] = asyncio.create_task(self._ask(number, now))

    def _is_unpressed(self, number: int, now: float) -> bool:
        """Whether to begin a new session, which is then not done again for twice the time."""
        since, wait = self._unpressed.get(number, (now, UNPRESSED))
        pressed = self._connection.pressed.get(number, since)
        if pressed > since:
            since, wait = pressed, UNPRESSED
        is_long = now >= since + wait
        self._unpressed[number] = (now, min(LONGEST_UNPRESSED, 2 * wait)) if is_long else (since, wait)
        return is_long

    async def _ask(self, number: int, now: float) -> None:
        """Requests the bot's own membership of a server, which is an event; connects anew without it."""
        guild = next((one for one in self.guilds if one.shard_id == number and not one.unavailable), None)
        if guild is None or self.user is None:
            return
        try:
            async with asyncio.timeout(ASKED_WITHIN):
                await guild.query_members(user_ids=[self.user.id], cache=False)
        except ConnectionError:
            return  # it is lost, which discord.py mends
        except TimeoutError:
            _log.warning("shard %d hears nothing and connects anew", number)
            self._anew[number] = now
            await self.shards[number]._parent.ws.close(DEAF)
