"""`/doctor`: whether the bot can work in this server, for those who manage it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

import render
from cogs.delivery.people import QUARANTINED
from cogs.delivery.retries import LOST
from cogs.dispatch.dispatcher import Dispatcher
from cogs.wire.command_texts import command
from cogs.wire.errors import Refusal
from cogs.wire.invite import USER_INSTALL
from cogs.wire.layouts import MOST_ALT, MOST_TEXT, Item, Page, Picture, cut, gallery, literal, words
from cogs.wire.replies import RateLimits
from cogs.wire.request import Request
from cogs.wire.uploads import UPLOADS
from locales import Speech
from render import doctor as drawn
from render.doctor import Channel, Right
from tables.views import Server

MOST_CHANNELS: Final = 15
"""Channels in the picture; those that lack something come first."""
PERMISSIONS: Final[dict[Right, str]] = {
    "see": "view_channel", "write": "send_messages", "connect": "connect", "pictures": "attach_files",
    "history": "read_message_history", "threads": "create_public_threads",
    "in-threads": "send_messages_in_threads",
}  # fmt: skip
TABLES_IN: Final = (discord.TextChannel, discord.VoiceChannel, discord.StageChannel, discord.ForumChannel)
NOT_ASKED: Final[dict[type, frozenset[Right]]] = {
    discord.TextChannel: frozenset(("connect",)),
    discord.VoiceChannel: frozenset(("threads", "in-threads")),
    discord.StageChannel: frozenset(("threads", "in-threads")),
    discord.ForumChannel: frozenset(("connect", "write", "threads")),
}
"""What no table needs in channels of a kind; in forums there are tables in posts alone, as in threads."""


class Program(msgspec.Struct, frozen=True):
    """What the bot knows of the program that runs it: its version, and when its last backup was made.

    `backups_failed`: how many have; `free`: bytes on the disk of the database, None if it is on a server.
    """

    version: str = ""
    last_backup: Callable[[], float | None] = lambda: None
    backups_failed: Callable[[], int] = lambda: 0
    free: Callable[[], int | None] = lambda: None


class Doctor(commands.Cog):
    """The cog of `/doctor`."""

    def __init__(self, dispatcher: Dispatcher, program: Program) -> None:
        self.dispatcher = dispatcher
        self._program = program
        self._limits = RateLimits()

    async def cog_load(self) -> None:
        logging.getLogger("discord.http").addHandler(self._limits)

    async def cog_unload(self) -> None:
        logging.getLogger("discord.http").removeHandler(self._limits)

    @command("command-doctor")
    @app_commands.guild_only()
    async def doctor(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            guild = interaction.guild
            if guild is None:
                raise Refusal("error-guild-only")
            if not request.manages_server:
                raise Refusal("error-not-manager")
            await request.response.page(await self._page(request, guild))

    async def _page(self, request: Request, guild: discord.Guild) -> Page:
        speech = await self.dispatcher.readers.speech(request.person)
        known = await self.dispatcher.tables.settings.person(request.person)
        found = channels(guild, await self.dispatcher.tables.settings.server(guild.id))
        shown, lines = found[:MOST_CHANNELS], [*_lacking(found, speech), *await self._facts(request, guild)]
        said = cut(drawn.words(shown, speech), MOST_TEXT // 3)
        head, foot = f"### {speech.say('doctor-title')}", cut("\n".join(lines), MOST_TEXT // 2)
        if known.board == "text" or not shown:
            return Page([words("\n".join(filter(None, (head, literal_lines(said))))), words(foot)])
        look = render.Look(language=speech.lang, names=())
        data = await asyncio.to_thread(drawn.picture, shown, look)
        picture = Picture("doctor.png", data, cut(drawn.words(shown, speech), MOST_ALT))
        items: list[Item] = [words(head), gallery(picture), words(foot)]
        return Page(items, [picture])

    async def _facts(self, request: Request, guild: discord.Guild) -> list[str]:
        """What does not depend on a channel: direct messages, rate limits, edits, tables, version, backup."""
        speech = await self.dispatcher.readers.speech(request.person)
        tables, met = await self.dispatcher.tables.open_in_server(guild.id), self._limits.lately()
        made = self._program.last_backup()
        reached = await _reach(request, speech)
        backup = (
            speech.say("doctor-no-backup") if made is None
            else speech.say("doctor-backup", when=f"<t:{made:.0f}:R>")
        )  # fmt: skip
        return [
            speech.say(reached),
            *([speech.say("doctor-user-install")] if await self._is_for_people() else []),
            speech.say("doctor-limits", count=met),
            *([speech.say("doctor-edits-refused")] if UPLOADS.refuses_edits else []),
            speech.say("doctor-tables", count=len(tables)),
            backup,
            f"-# {speech.say('doctor-version', version=self._program.version or '?')}",
        ]

    async def _is_for_people(self) -> bool:
        """Whether people can install the application for themselves; False if Discord does not say."""
        try:
            found: Any = await self.dispatcher.bot.http.application_info()
            return USER_INSTALL in (found.get("integration_types_config") or {})
        except (*LOST, discord.HTTPException):
            return False


async def _reach(request: Request, speech: Speech) -> str:
    """Sends this person a direct message. Returns the id of the text about what came of it."""
    try:
        await request.interaction.user.send(speech.say("doctor-dm-test"))
    except (discord.HTTPException, discord.RateLimited) as error:
        is_quarantined = getattr(error, "code", 0) == QUARANTINED
        return "doctor-dm-quarantined" if is_quarantined else "doctor-dm-closed"
    return "doctor-dm-arrives"


def channels(guild: discord.Guild, rules: Server) -> tuple[Channel, ...]:
    """The channels in which tables may open, those that lack something first."""
    found = [
        Channel(channel.name, _rights(channel.permissions_for(guild.me), NOT_ASKED[type(channel)]))
        for channel in sorted(guild.channels, key=lambda one: (one.position, one.id))
        if isinstance(channel, TABLES_IN) and (not rules.channels or channel.id in rules.channels)
    ]
    return tuple(sorted(found, key=lambda channel: -len(channel.lacks)))


def _rights(mine: discord.Permissions, not_asked: frozenset[Right]) -> frozenset[Right]:
    """What the bot may do, or need not; nothing where it cannot see the channel."""
    if not mine.view_channel:
        return frozenset()
    return not_asked | {right for right in PERMISSIONS if getattr(mine, PERMISSIONS[right])}


def _lacking(found: tuple[Channel, ...], speech: Speech) -> list[str]:
    """What is missing, where, and what does not work there because of it."""
    unseen = [channel for channel in found if "see" in channel.lacks]
    lines = [] if not unseen else [_lack("see", unseen, speech)]
    for right in [*PERMISSIONS][1:]:
        without = [channel for channel in found if channel not in unseen and right in channel.lacks]
        lines += [_lack(right, without, speech)] if without else []
    return lines or [speech.say("doctor-all-good")]


def _lack(right: Right, without: list[Channel], speech: Speech) -> str:
    names = speech.listed([f"#{literal(channel.name)}" for channel in without[:MOST_CHANNELS]])
    return f"**{speech.say(f'doctor-can-{right}')}** · {names}: {speech.say(f'doctor-lacks-{right}')}"


def literal_lines(text: str) -> str:
    """Lines with names from outside, escaped."""
    return "\n".join(discord.utils.escape_markdown(line) for line in text.splitlines())
