"""The box: everything that runs together, its log, and the knobs that tests turn."""

import base64
import re
from collections import deque
from pathlib import Path
from typing import Any

import msgspec

from sandbox import seed, shapes
from sandbox.calls import Call, Failure
from sandbox.gateway import GUILDS, Gateway
from sandbox.interactions import Interactions
from sandbox.pages import Pages
from sandbox.posts import Posts
from sandbox.refusals import Json
from sandbox.world import Channel, Overwrite, Post, User, World


class Knobs(msgspec.Struct):
    """What can be made worse. Times in seconds."""

    latency: float = 0.0
    gateway_refused: bool = False
    gateway_deaf: bool = False
    answer_within: float = 3.0
    token_life: float = 900.0
    rate_limit: int = 100
    rate_seconds: float = 1.0
    failures: list[Failure] = []


class Box:
    """One Discord, with one guild and one bot."""

    def __init__(
        self, world: Path | None = None, *, privileged_intents: bool = False, log: int = 20_000
    ) -> None:
        self.world = World(world)
        seed.settle(self.world)
        self.privileged_intents = privileged_intents
        self.secret = "loopback-only-" * 2
        self.knobs = Knobs()
        self.calls: deque[Call] = deque(maxlen=log)
        self.events: deque[tuple[str, Json]] = deque(maxlen=log)
        self.shaper = shapes.Shaper(self.world)
        self.pages = Pages(self)
        self.gateway = Gateway(self)
        self.posts = Posts(self)
        self.interactions = Interactions(self)

    @property
    def url(self) -> str:
        """Where the page is, with a slash at the end."""
        return self.shaper.base

    @url.setter
    def url(self, value: str) -> None:
        self.shaper.base = value

    @property
    def gateway_url(self) -> str:
        """Where the gateway listens."""
        return self.url.replace("http", "ws", 1) + "gateway"

    @property
    def token(self) -> str:
        """The token the bot logs in with: formed like a real one, worth nothing."""
        head = base64.b64encode(self.world.meta.bot_id.encode()).decode().rstrip("=")
        return f"{head}.SANDBX.{self.secret}"

    @property
    def application_flags(self) -> int:
        """Limited presence, member and content intents when privileged intents are granted."""
        return (1 << 13 | 1 << 15 | 1 << 19) if self.privileged_intents else 0

    @property
    def environment(self) -> dict[str, str]:
        """What a bot needs to know to run in this box."""
        return {
            "DISCORD_TOKEN": self.token,
            "STOFA_API": f"{self.url}api/v10",
            "STOFA_GATEWAY": self.gateway_url,
            "STOFA_CDN": f"{self.url}cdn",
        }

    def person(self, name: str) -> User:
        """A person by name, shown name or id. :raises KeyError: nobody is called so"""
        for user in self.world.people:
            if name.lower() in (user.id, user.username, (user.global_name or "").lower()):
                return user
        raise KeyError(name)

    def channel(self, name: str) -> Channel:
        """A guild channel by name or id. :raises KeyError: no channel is called so"""
        for channel in self.world.channels.values():
            if name.removeprefix("#") in (channel.id, channel.name) and channel.guild_id:
                return channel
        raise KeyError(name)

    def log_of(self, channel: Channel) -> list[Post]:
        """The messages of a channel, oldest first, ephemeral ones among them."""
        return [self.world.posts[i] for i in self.world.by_channel[channel.id]]

    # Knobs

    def dms(self, name: str, *, open: bool) -> None:
        """Let a person take DMs, or refuse them (50007)."""
        user = self.person(name)
        user.dms_open = open
        self.world.keep(user)

    def fail(self, method: str, path: str, status: int, **plan: Any) -> Failure:
        """Plan a failure for calls whose path matches the pattern `path`; see `Failure`."""
        failure = Failure(method, re.compile(path), status, **plan)
        self.knobs.failures.append(failure)
        return failure

    def deny(self, channel: Channel, bits: int, who: str | None = None) -> None:
        """Take permissions in a channel from a user, by default from the bot; 0 gives all back."""
        target = who or self.world.meta.bot_id
        channel.overwrites = [o for o in channel.overwrites if o.id != target]
        if bits:
            channel.overwrites.append(Overwrite(target, 1, deny=bits))
        self._channel_changed("CHANNEL_UPDATE", channel)

    def delete_channel(self, channel: Channel) -> None:
        """Remove a guild channel with everything in it."""
        for post in self.log_of(channel):
            self.world.remove_post(post)
        del self.world.channels[channel.id]
        self.world.drop(channel)
        self._announce_channel("CHANNEL_DELETE", channel)
        self.pages.channels_changed()

    def _channel_changed(self, event: str, channel: Channel) -> None:
        self.world.keep(channel)
        self._announce_channel(event, channel)
        self.pages.channels_changed()

    def _announce_channel(self, event: str, channel: Channel) -> None:
        shape = shapes.channel(self.world, channel)
        self.gateway.dispatch(event, shape, intent=GUILDS, guild_id=channel.guild_id)

    def expire_tokens(self) -> None:
        """Let the 15 minutes of every interaction pass."""
        for live in self.interactions.live.values():
            live.born -= self.knobs.token_life

    async def close(self) -> None:
        """Let go of everything; the world's file is complete."""
        self.interactions.close()
        await self.gateway.close()
        await self.pages.close()
        self.world.close()
