"""The button *Film* of a finished board."""

import asyncio
import logging
from typing import Final

import aiohttp
import discord
from discord.ext import commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages import panels
from cogs.pages.finished import album
from cogs.pages.finished.films import FilmFailed, Films, Making
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import TableButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import Page
from cogs.wire.request import Request, Verb
from cogs.wire.responses import Response

EVERY: Final = 2.0
"""Seconds between two edits of the line that says how far a film is."""
_LOST: Final = (aiohttp.ClientError, OSError, discord.HTTPException, discord.RateLimited)

_log = logging.getLogger(__name__)


class FilmCog(commands.Cog, name="Film"):
    """Answers with the film of a game that is over, and until it is made with a line of progress."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.films = Films()
        dispatcher.add(
            Verb("film", self._film),
        )

    async def cog_unload(self) -> None:
        await self.films.close()

    async def _film(self, request: Request, button: TableButton) -> None:
        reader = await self.dispatcher.readers.told(request.table, request.person)
        shown = album.course(reader)
        if shown is None:
            raise Refusal("film-none")
        key = (button.table, reader.look)
        made = self.films.made(key)
        if made is None:
            making = self.films.make(key, shown)
            await self._until_made(request, reader, making)
            try:
                made = await asyncio.shield(making.task)
            except FilmFailed:
                await self._show(request.response, panels.line(reader.say("film-failed")))
                return
        await self._show(request.response, album.film(reader, shown, made))

    async def _until_made(self, request: Request, reader: Reader, making: Making) -> None:
        """Shows how far the film is until it is made."""
        while not making.task.done():
            await self._show(request.response, album.progress(reader, making))
            await asyncio.wait((making.task,), timeout=EVERY)

    async def _show(self, response: Response, page: Page) -> None:
        """Answers, or edits the answer. What Discord does not take is logged and not repeated."""
        if not response.message:
            await response.page(page)
            return
        try:
            await response.revise(page)
        except _LOST as error:
            _log.info("progress not shown: %s", type(error).__name__)
