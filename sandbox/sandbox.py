"""The sandbox: world, gateway, actions and pages, with the log and the knobs for tests."""

import base64
import re
from collections import deque
from pathlib import Path
from typing import Any

from sandbox.actions.guilds import Guilds
from sandbox.actions.interactions import Interactions
from sandbox.actions.messages import Messages
from sandbox.actions.threads import Threads
from sandbox.control.calls import Call, Failure
from sandbox.control.knobs import PRESET, Knobs
from sandbox.control.limits import Quotas
from sandbox.control.responses import Responses
from sandbox.errors import Json
from sandbox.gateway.gateway import Gateway
from sandbox.page.windows import Pages
from sandbox.world import payloads, seed
from sandbox.world.entities import Channel, Guild, User
from sandbox.world.world import World


class Sandbox:
    """One Discord with one bot."""

    def __init__(
        self,
        world: Path | None = None,
        *,
        privileged_intents: bool = False,
        log: int = 20_000,
        names: seed.Seed | None = None,
    ) -> None:
        self.world = World(world)
        self.names = names or seed.DEFAULT
        seed.populate(self.world, self.names)
        self.privileged_intents = privileged_intents
        # How the application may be installed: for a guild (0), for a user (1). A new one allows both.
        self.integration_types: tuple[int, ...] = (0, 1)
        self.secret = "loopback-only-" * 2
        self.offer: tuple[str, str] | None = None  # label and slash command of a button on the start screen
        self.knobs = Knobs(**PRESET)
        self.responses = Responses()
        self.calls: deque[Call] = deque(maxlen=log)
        # Fields that Discord ignores and a bot has sent; see `knobs.unknown_fields`.
        self.warnings: list[str] = []
        self.events: deque[tuple[str, Json]] = deque(maxlen=log)
        self.serializer = payloads.MessageSerializer(self.world)
        self.pages = Pages(self)
        self.gateway = Gateway(self)
        self.guilds = Guilds(self)
        self.threads = Threads(self)
        self.quotas = Quotas(self.world)
        self.messages = Messages(self)
        self.interactions = Interactions(self)

    @property
    def url(self) -> str:
        """Address of the page, with a trailing slash."""
        return self.serializer.base

    @url.setter
    def url(self, value: str) -> None:
        self.serializer.base = value

    @property
    def gateway_url(self) -> str:
        """Address of the gateway."""
        return self.url.replace("http", "ws", 1) + "gateway"

    @property
    def token(self) -> str:
        """Token of the bot: formed like a real one, valid only here."""
        head = base64.b64encode(self.world.bot_id.encode()).decode().rstrip("=")
        return f"{head}.SANDBX.{self.secret}"

    @property
    def application_flags(self) -> int:
        """Application flags: the limited privileged intents, if granted."""
        return (1 << 13 | 1 << 15 | 1 << 19) if self.privileged_intents else 0

    @property
    def environment(self) -> dict[str, str]:
        """Environment variables for a bot in this sandbox."""
        begins = self.names.variables
        return {
            "DISCORD_TOKEN": self.token,
            f"{begins}_API": f"{self.url}api/v10",
            f"{begins}_GATEWAY": self.gateway_url,
            f"{begins}_CDN": f"{self.url}cdn",
        }

    def person(self, name: str) -> User:
        """Finds a person by username, display name or id. :raises KeyError: not found"""
        for user in self.world.people:
            if name.lower() in (user.id, user.username, (user.global_name or "").lower()):
                return user
        raise KeyError(name)

    def channel(self, name: str) -> Channel:
        """Finds a guild channel by name or id. :raises KeyError: not found"""
        for channel in self.world.channels.values():
            if name.removeprefix("#") in (channel.id, channel.name) and channel.guild_id:
                return channel
        raise KeyError(name)

    def guild(self, name: str) -> Guild:
        """Finds a guild by name or id. :raises KeyError: not found"""
        for guild in self.world.guilds.values():
            if name in (guild.id, guild.name):
                return guild
        raise KeyError(name)

    # Knobs

    def dms(self, name: str, *, open: bool) -> None:
        """Opens or closes a person's DMs (50007)."""
        user = self.person(name)
        user.dms_open = open
        self.world.save(user)

    def fail(self, method: str, path: str, status: int, **plan: Any) -> Failure:
        """Plans a failure of calls whose path matches the pattern `path`; see `Failure`."""
        failure = Failure(method, re.compile(path), status, **plan)
        self.knobs.failures.append(failure)
        return failure

    def deny(self, channel: Channel, bits: int, who: str | None = None) -> None:
        """Denies a user, by default the bot, permissions in a channel; 0 removes all denials."""
        self.guilds.deny(channel, bits, who or self.world.bot_id)

    def delete_channel(self, channel: Channel) -> None:
        """Deletes a guild channel or thread with its messages."""
        self.guilds.delete_channel(channel)

    def expire_tokens(self) -> None:
        """Expires the tokens of all interactions."""
        for interaction in self.interactions.active.values():
            interaction.born -= self.knobs.token_life

    def advance(self, seconds: float) -> None:
        """Advances the clock: tokens, rate limits and waiting answers expire, idle threads are archived.

        :raises ValueError: below 0
        """
        if seconds < 0:
            raise ValueError("seconds: not below 0")
        self.world.ahead += seconds
        self.interactions.lapse_overdue()
        self.threads.archive_idle()

    async def close(self) -> None:
        """Closes all connections and the world's file."""
        self.interactions.close()
        await self.gateway.close()
        await self.pages.close()
        self.world.close()
