"""Server side of the page: one WebSocket for each window of a person."""

import asyncio
import itertools
import json
from collections import defaultdict
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.actions.interactions import AUTOCOMPLETE, Interaction, Modal, context
from sandbox.errors import ApiError, Json
from sandbox.page.actions import PageActions, PageServices
from sandbox.page.inputs import InvalidInput
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    DM,
    FORUM,
    MEDIA,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    STAGE,
    TEXT,
    VOICE,
    Channel,
    Guild,
    Message,
    Read,
    User,
)

HISTORY = 50
KINDS = {
    **dict.fromkeys((TEXT, VOICE, ANNOUNCEMENT, STAGE, FORUM, MEDIA), "text"),
    **dict.fromkeys((ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD), "thread"),
    DM: "dm",
}


class Window:
    """WebSocket of one open page, with its queue of frames."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while not self.socket.closed:
            frame = await self.queue.get()
            try:
                await self.socket.send_str(frame.decode())
            except ConnectionError:
                return


class Pages:
    """All open pages."""

    def __init__(self, sandbox: PageServices) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._windows: dict[str, set[Window]] = defaultdict(set)
        self._actions = PageActions(sandbox)

    @property
    def present(self) -> set[str]:
        """Ids of the people who have a page open."""
        return {user_id for user_id, windows in self._windows.items() if windows}

    def send(self, user_id: str, frame: Json) -> None:
        """Sends a frame to every window of a person."""
        windows = self._windows.get(user_id)
        if windows:
            encoded = msgspec.json.encode(frame)
            for window in windows:
                window.queue.put_nowait(encoded)

    def _send_all(self, frame: Json) -> None:
        for user_id in self._windows:
            self.send(user_id, frame)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """WebSocket endpoint of the page."""
        user = self._world.users.get(request.query.get("user", ""))
        if user is None or user.bot:
            raise web.HTTPNotFound(text="Nobody has this id.")
        socket = web.WebSocketResponse(max_msg_size=2**20, timeout=1.0)
        await socket.prepare(request)
        window = Window(socket)
        window.queue.put_nowait(msgspec.json.encode(self.hello(user)))
        if user.id not in self.present:
            self._sandbox.gateway.presence(user.id, online=True)
        self._windows[user.id].add(window)
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    await self._sandbox.responses.read()
                    self._receive(user, window, message.data)
        finally:
            self._windows[user.id].discard(window)
            window.writer.cancel()
            if user.id not in self.present:
                self._sandbox.gateway.presence(user.id, online=False)
        return socket

    def _receive(self, user: User, window: Window, data: str) -> None:
        nonce: Any = None
        try:
            frame = json.loads(data)
            nonce = frame.get("nonce")
            self._actions.act(user, frame)
        except (ApiError, InvalidInput) as error:
            self._error(window, nonce, str(error))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            self._error(window, nonce, f"Malformed: {error!r}")

    @staticmethod
    def _error(window: Window, nonce: Any, text: str) -> None:
        window.queue.put_nowait(msgspec.json.encode({"t": "error", "nonce": nonce, "text": text}))

    def start_screen(self) -> Json:
        """Data of the start screen."""
        world = self._world
        offer = self._sandbox.offer
        unread = {u.id: sum(self._unread(u, c) for c in self._visible_channels(u)) for u in world.people}
        return {
            "users": [payloads.user(u) for u in [*world.people, world.bot]],
            "locales": {u.id: u.locale for u in world.people},
            "guild": self._guild(),
            **self._presence(),
            "unread": unread,
            "offer": offer and {"label": offer[0], "command": offer[1]},
        }

    def _guild(self) -> Json:
        first = next(iter(self._world.guilds.values()))
        return {"id": first.id, "name": first.name}

    @staticmethod
    def _guild_with_members(guild: Guild) -> Json:
        roles = [payloads.role(r) for r in guild.roles if r.id != guild.id]
        return {"id": guild.id, "name": guild.name, "roles": roles, "members": list(guild.members)}

    def hello(self, user: User) -> Json:
        """First frame of a page: everything that a person sees."""
        world = self._world
        channels = self._visible_channels(user)
        return {
            "t": "hello",
            "me": payloads.user(user),
            **self._presence(),
            "bot": payloads.user(world.bot),
            "users": [payloads.user(u) for u in [*world.people, world.bot]],
            "guild": self._guild(),
            "guilds": [self._guild_with_members(g) for g in world.guilds.values() if user.id in g.members],
            "moderator": any(
                may.of(world, c, user.id) & may.MANAGE_MESSAGES for c in channels if c.guild_id is not None
            ),
            "channels": [self._channel(user, c) for c in channels],
            "commands": self._commands(),
            "messages": {c.id: self._history(user, c) for c in channels},
            "dms_open": user.dms_open,
            "installed": user.installed,
            "raw_mentions": self._sandbox.knobs.raw_mentions,
            "locale": user.locale,
        }

    def _visible_channels(self, user: User) -> list[Channel]:
        world = self._world
        world.dm_with(user.id)
        return [c for c in world.channels.values() if may.of(world, c, user.id) & may.VIEW_CHANNEL]

    def _channel(self, user: User, channel: Channel) -> Json:
        world = self._world
        shape: Json = {"id": channel.id, "name": channel.name, "kind": KINDS.get(channel.type, "group")}
        shape |= {"guild": channel.guild_id, "type": channel.type, "context": context(world, channel)}
        shape["bot"] = may.has_bot(world, channel)
        if channel.people:
            shape |= {"kind": "group", "members": channel.people}
            others = [world.users[u].global_name or "" for u in channel.people if u != user.id]
            shape["name"] = channel.name or ", ".join(others)
        elif channel.type == DM:
            shape |= {"name": world.bot.global_name, "with": payloads.user(world.bot)}
        elif channel.thread is not None:
            thread = channel.thread
            shape |= {"parent": channel.parent_id, "archived": thread.archived, "locked": thread.locked}
            shape |= {"private": channel.type == PRIVATE_THREAD, "mine": thread.owner_id == user.id}
        return shape | {"topic": channel.topic, "unread": self._unread(user, channel)}

    def _unread(self, user: User, channel: Channel) -> int:
        read = self._world.reads.get(f"{user.id}:{channel.id}")
        since = int(read.message_id) if read else 0
        newest_first = reversed(self._world.by_channel[channel.id])
        new = itertools.takewhile(lambda i: int(i) > since, newest_first)
        messages = [self._world.messages[i] for i in new]
        return len([p for p in messages if p.author_id != user.id and p.seen_by is None])

    def _history(self, user: User, channel: Channel) -> list[Json]:
        visible = [p for p in self._world.history(channel) if p.seen_by in (None, user.id)]
        return [self._message(p) for p in visible[-HISTORY:]]

    def _message(self, message: Message, shape: Json | None = None) -> Json:
        serializer = self._sandbox.serializer
        shape = serializer.message(message) if shape is None else shape
        shape = shape | {"attachments": serializer.attachments(message)}  # also those in components
        if message.reactions:
            shape = shape | {"reacted": message.reactions}
        return shape | ({"ephemeral": True} if message.seen_by else {})

    def _commands(self) -> list[Json]:
        world = self._world
        return [payloads.command(world, c) for c in world.commands.values()]

    # Changes

    def message_changed(self, user_id: str, edited: bool, message: Message, shape: Json) -> None:
        """Sends a new or edited message."""
        frame = {"t": "edited" if edited else "message", "channel": message.channel_id}
        self.send(user_id, frame | {"message": self._message(message, shape)})
        if not edited and self._windows.get(user_id):
            self.unread(self._world.users[user_id], self._world.channels[message.channel_id])

    def deleted(self, user_id: str, message: Message) -> None:
        """Sends that a message was deleted."""
        self.send(user_id, {"t": "deleted", "channel": message.channel_id, "message": message.id})

    def unread(self, user: User, channel: Channel) -> None:
        """Sends the number of unread messages in a channel."""
        self.send(user.id, {"t": "unread", "channel": channel.id, "unread": self._unread(user, channel)})

    def read(self, user: User, channel: Channel) -> None:
        """Marks a channel as read by a person."""
        last = self._world.by_channel[channel.id][-1:]
        if last:
            mark = Read(f"{user.id}:{channel.id}", last[0])
            self._world.reads[mark.id] = self._world.save(mark)
        self.unread(user, channel)

    def online(self) -> None:
        """Sends which shards of the bot are connected."""
        self._send_all({"t": "online", **self._presence()})

    def _presence(self) -> Json:
        return {"bot_online": self._sandbox.gateway.online, "shards": self._sandbox.gateway.shards}

    def commands_changed(self) -> None:
        """Sends the registered commands."""
        self._send_all({"t": "commands", "commands": self._commands()})

    def channels_changed(self) -> None:
        """Sends the first frame again to every page, after channels or permissions have changed."""
        for user_id in list(self._windows):
            if self._windows[user_id]:
                self.send(user_id, self.hello(self._world.users[user_id]))

    def typing(self, channel: Channel, user_id: str) -> None:
        """Sends that somebody is typing."""
        for user in self._world.people:
            if user.id != user_id and may.of(self._world, channel, user.id) & may.VIEW_CHANNEL:
                self.send(user.id, {"t": "typing", "channel": channel.id, "user": user_id})

    # Interactions

    def waiting(self, interaction: Interaction) -> None:
        """Sends that the bot has not responded yet."""
        self._of(interaction, "waiting", custom_id=interaction.custom_id)

    def done(self, interaction: Interaction) -> None:
        """Sends that the bot has responded."""
        self._of(interaction, "done")

    def failed(self, interaction: Interaction) -> None:
        """Sends that the bot has not responded in time."""
        if interaction.kind == AUTOCOMPLETE:
            frame = {"t": "error", "nonce": interaction.nonce, "text": "Loading options failed"}
            self.send(interaction.person_id, frame)
            return
        text = "This interaction failed" if interaction.source_id else "The application did not respond"
        self._of(interaction, "failed", text=text)

    def _of(self, interaction: Interaction, what: str, **more: Any) -> None:
        frame: Json = {"t": what, "interaction": interaction.id, "message": interaction.source_id}
        frame |= {"channel": interaction.channel_id, "nonce": interaction.nonce, **more}
        self.send(interaction.person_id, frame)

    def choices(self, interaction: Interaction, choices: list[Json]) -> None:
        """Sends autocomplete choices."""
        self.send(interaction.person_id, {"t": "choices", "nonce": interaction.nonce, "choices": choices})

    def modal(self, modal: Modal, title: str) -> None:
        """Opens a modal."""
        of = modal.interaction
        frame: Json = {"t": "modal", "id": modal.id, "title": title, "components": modal.components}
        self.send(of.person_id, frame | {"interaction": of.id, "nonce": of.nonce})

    async def close(self) -> None:
        """Closes every window."""
        for windows in list(self._windows.values()):
            for window in list(windows):
                await window.socket.close(code=WSCloseCode.GOING_AWAY)
                window.writer.cancel()
