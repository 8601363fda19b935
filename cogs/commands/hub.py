"""`/games` and `/help`: the page of all games, which also answers every direct message."""

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import Final

import discord
from discord.ext import commands

import render
from cogs.commands.general import my_games
from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages import hub
from cogs.wire.command_texts import command
from cogs.wire.custom_ids import PLACES, GamesButton, OpenButton, RulesButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import Page, Picture
from cogs.wire.request import Request, Verb
from locales import Speech
from tables.errors import one_of
from tables.views import LEVELS

PAUSE: Final = 5.0
"""Seconds after an answer in which further direct messages of that person are not answered."""
MOST_ANSWERED: Final = 1_000
DRAWN_WITHIN: Final = 0.8
"""Seconds for which the page waits for its picture."""


class Hub(commands.Cog):
    """The page of all games, and the pages behind its buttons."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self._games = dispatcher.tables.catalogue()
        self._answered: dict[int, float] = {}
        self._drawn: dict[render.Look, asyncio.Future[bytes]] = {}
        dispatcher.add(Verb(GamesButton.verb, self._press, GamesButton))

    @command("command-games")
    async def games(self, interaction: discord.Interaction) -> None:
        await self._show(interaction)

    @command("command-help")
    async def help(self, interaction: discord.Interaction) -> None:
        await self._show(interaction)

    async def _show(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await request.response.page(page := await self.page(request.person))
            if not page.pictures and (page := await self._drawn_page(request.person)).pictures:
                with contextlib.suppress(discord.HTTPException):
                    await request.response.revise(page)

    async def answer(self, message: discord.Message) -> None:
        """Answers a direct message, whatever it says, with the page of all games."""
        person, now = message.author.id, time.monotonic()
        if message.author.bot or now - self._answered.get(person, -PAUSE) < PAUSE:
            return
        if len(self._answered) >= MOST_ANSWERED:
            self._answered.clear()
        self._answered[person] = now
        page = await self.page(person)
        nobody = discord.AllowedMentions.none()
        sent = await message.channel.send(view=page.view, files=page.files(), allowed_mentions=nobody)
        if not page.pictures and (page := await self._drawn_page(person)).pictures:
            with contextlib.suppress(discord.HTTPException):
                await sent.edit(view=page.view, attachments=page.files(), allowed_mentions=nobody)

    async def _drawn_page(self, person: int) -> Page:
        """The page of all games once its picture is drawn, which takes seconds the first time."""
        await asyncio.wait([*self._drawn.values()] or [asyncio.ensure_future(asyncio.sleep(0))])
        return await self.page(person)

    async def page(self, person: int) -> Page:
        """The page of all games, as this person reads it; without a picture that is not drawn in time."""
        speech = await self.dispatcher.readers.speech(person)
        known = await self.dispatcher.tables.settings.person(person)
        picture = None if known.board == "text" else await self._picture(speech, known.suits)
        return hub.hub(speech, self._games, picture, known.level)

    async def _picture(self, speech: Speech, suits: str) -> Picture | None:
        """The boards of all games that have a position to show."""
        keys = tuple(info.key for info in self._games if render.gallery.has_position(info.key))
        if not keys:
            return None
        names = tuple(speech.say(f"{key}-name") for key in keys)
        seats = tuple(speech.say(f"bot-name-{n}") for n in range(1, 5))
        look = render.Look(speech.lang, seats, "four" if suits == "four" else "two")
        drawing = self._drawn.get(look)
        if drawing is None:
            work = asyncio.to_thread(render.gallery.picture, keys, names, look)
            drawing = self._drawn[look] = asyncio.ensure_future(work)
        await asyncio.wait((drawing,), timeout=DRAWN_WITHIN)
        if not drawing.done():
            return None
        data = drawing.result()
        return Picture("games.png", data, speech.say("hub-picture", games=speech.listed(names)))

    async def _press(self, request: Request, button: GamesButton) -> None:
        speech = await self.dispatcher.readers.speech(request.person)
        if button.page in ("open", "learn", "rules"):
            await request.response.page(hub.choose(speech, self._games, button.page))
        elif button.page == "mine":
            await request.response.page(await my_games(self.dispatcher, request.person, hub.back(speech)))
        elif button.page == "level":
            level = one_of("level", "".join(request.values), LEVELS)
            await self.dispatcher.tables.settings.set_person(
                request.person, lambda p: replace(p, level=level)
            )
            await request.response.page(await self.page(request.person))
        elif button.page == "all":
            await request.response.page(await self.page(request.person))
        elif button.page in ("opened", "learned", "rulesed"):
            await self._chosen(request, button.page, speech)
        else:
            raise Refusal("answer-unknown")

    async def _chosen(self, request: Request, page: str, speech: Speech) -> None:
        """Shows the rules of the chosen game, or where a table of it may open."""
        game = request.values[0] if len(request.values) == 1 else ""
        if game not in {info.key for info in self._games}:
            raise Refusal("error-no-game")
        if page in ("learned", "rulesed"):
            await self.dispatcher.show_rules(request, RulesButton(game, hub=True))
        elif request.interaction.guild_id is None:
            await self.dispatcher.verbs[OpenButton.verb].handle(request, OpenButton(game, "direct"))
        else:
            await request.response.page(hub.places(speech, game, await self._free(request)))

    async def _free(self, request: Request) -> tuple[str, ...]:
        """The places where a table may open: not the channel while a game is there."""
        there = await self.dispatcher.tables.in_channel(request.interaction.channel_id or 0)
        ended = ("over", "closed")
        is_free = there is None or (await self.dispatcher.tables.info(there)).phase in ended
        return tuple(place for place in PLACES if is_free or place != "here")
