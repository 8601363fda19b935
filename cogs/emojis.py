"""The suits as emojis of the application, by which messages, buttons and lists show them.

Those that Discord has of its own are nearly black for spades and clubs, on dark pages and grey buttons too.
"""

import asyncio
import logging
from typing import Final

import aiohttp
import discord

import render
from cogs.wire import layouts

NAMES: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
"""Their names, by which they are found again; a sign that is drawn anew needs another one."""

_log = logging.getLogger(__name__)


async def bring(client: discord.Client) -> None:
    """Finds the emojis, and uploads those that are missing. Never raises; without all four none is shown."""
    try:
        found = {one.name: one for one in await client.fetch_application_emojis()}
        for suit, name in NAMES.items():
            if name not in found:
                picture = await asyncio.to_thread(render.emoji, suit)
                found[name] = await client.create_application_emoji(name=name, image=picture)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        _log.warning("suits are named in words, without emojis: %s; tried again at a start", error)
        return
    layouts.SUITS.update({suit: f"<:{name}:{found[name].id}>" for suit, name in NAMES.items()})
