"""`/stats`, `/leaderboard` and `/profile`: what games have come to, and ratings.

`/stats` counts of others only games played in public channels of this server. Ratings come from rated tables,
whose lobby says that everybody in the server sees them.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

import render
from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.finished import ratings as pages
from cogs.pages.finished.board import amount
from cogs.wire.command_texts import command
from cogs.wire.custom_ids import RatingsButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import MOST_TEXT, Item, Page, fitted, words
from cogs.wire.request import Request, Verb
from locales import Speech
from render import ratings as drawn
from render.ratings import Row
from tables.errors import BadOption
from tables.past import PlayerTotals, Standing


class Statistics(commands.Cog):
    """The cog of these commands."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.ratings = dispatcher.tables.ratings
        dispatcher.add(Verb(RatingsButton.verb, self._turn, RatingsButton))

    @command("command-stats", "person")
    async def stats(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        async with self.dispatcher.serving(interaction) as request:
            whose = interaction.user if person is None else person
            speech = await self.dispatcher.readers.speech(request.person)
            is_own = whose.id == request.person
            found = (
                await self.dispatcher.tables.totals(whose.id)
                if is_own
                else await self.dispatcher.tables.totals(whose.id, _open_in(interaction.guild))
            )
            await request.response.page(_page(speech, whose.id, found, is_own=is_own))

    # -- ratings

    @command("command-leaderboard", "game")
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction, game: str = "") -> None:
        async with self.dispatcher.serving(interaction) as request:
            found = await self.ratings.games(_server(request))
            here = game or await self._played(interaction.channel_id or 0)
            await self._show(request, here if game or here in found else next(iter(found), ""))

    @leaderboard.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        speech = await self.dispatcher.readers.speech(interaction.user.id)
        named = {
            key: speech.say(f"{key}-name") for key in await self.ratings.games(interaction.guild_id or 0)
        }
        fits = [(key, name) for key, name in named.items() if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=key) for key, name in fits[:25]]

    async def _played(self, channel: int) -> str:
        """The game of the channel's table; empty without one."""
        table = await self.dispatcher.tables.in_channel(channel)
        return "" if table is None else (await self.dispatcher.tables.info(table)).game

    async def _turn(self, request: Request, pressed: RatingsButton) -> None:
        """Shows another game, or teams in place of people. Raises BadOption."""
        game, _, kind = pressed.word.rpartition("-")
        if kind not in ("people", "teams") or (not game and len(request.values) != 1):
            raise BadOption(name="ratings", value=pressed.word)
        await self._show(request, game or request.values[0], teams=kind == "teams")

    async def _show(self, request: Request, game: str, *, teams: bool = False) -> None:
        """Answers with the leaderboard of a game, or says that there is none."""
        guild, speech = _server(request), await self.dispatcher.readers.speech(request.person)
        games = await self.ratings.games(guild)
        pairs = await self.ratings.standings(guild, game, teams=True)
        standings = pairs if teams else await self.ratings.standings(guild, game)
        if game not in games or not standings:
            await request.response.page(Page([words(speech.say("ratings-nothing"))]))
            return
        rows = [
            pages.row(each, await self._names(request, speech, each.people), request.person)
            for each in pages.shown(standings, request.person)
        ]
        tools = pages.tools(speech, games, game, teams=teams, has_teams=bool(pairs))
        about = pages.about(speech, *self.ratings.scale(game))
        below = [words(f"-# {about}"), *tools]
        title = pages.title(speech, game, teams=teams)
        await request.response.page(await self._page(request, speech, title, rows, below))

    @command("command-profile", "person")
    @app_commands.guild_only()
    async def profile(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        async with self.dispatcher.serving(interaction) as request:
            whose = (interaction.user if person is None else person).id
            speech = await self.dispatcher.readers.speech(request.person)
            rows = await self._profile(request, speech, whose)
            if not rows:
                said = speech.say("ratings-none", who=f"<@{whose}>")
                await request.response.page(Page([words(said)]))
                return
            title = speech.say("ratings-profile", who=f"<@{whose}>")
            await request.response.page(await self._page(request, speech, title, rows, []))

    async def _profile(self, request: Request, speech: Speech, person: int) -> list[Row]:
        """A person's ratings in this server, and those of their teams: what they have played most first."""
        guild, found = _server(request), list[tuple[Standing, str]]()
        for game in await self.ratings.games(guild):
            name = speech.say(f"{game}-name")
            for each in await self.ratings.standings(guild, game):
                found += [(each, name)] if each.people == (person,) else []
            for each in await self.ratings.standings(guild, game, teams=True):
                if person in each.people:
                    others = tuple(who for who in each.people if who != person)
                    who = await self._names(request, speech, others)
                    found.append((each, speech.say("ratings-team", game=name, who=who)))
        found.sort(key=lambda one: -one[0].games)
        return [
            msgspec.structs.replace(pages.row(each, name, 0), is_listed=False)
            for each, name in found[: pages.MOST_ROWS]
        ]

    async def _names(self, request: Request, speech: Speech, people: Sequence[int]) -> str:
        """These people by name, or by mention for a reader who gets words in place of pictures."""
        if await self._in_words(request):
            return speech.listed([f"<@{person}>" for person in people])
        readers, guild = self.dispatcher.readers, _server(request)
        unknown = speech.say("somebody").strip("*")
        return speech.listed([await readers.name(guild, person) or unknown for person in people])

    async def _in_words(self, request: Request) -> bool:
        return (await self.dispatcher.tables.settings.person(request.person)).board == "text"

    async def _page(
        self, request: Request, speech: Speech, title: str, rows: Sequence[Row], below: Sequence[Item]
    ) -> Page:
        """A page of ratings as a picture, or in words for who has chosen that."""
        lines, data = drawn.words(rows, speech), None
        if not await self._in_words(request):
            look = render.Look(language=speech.lang, names=())
            data = await asyncio.to_thread(drawn.picture, rows, look)
        return pages.page(title, lines, below, data)


def _server(request: Request) -> int:
    """The server of a request. Raises Refusal outside of servers."""
    if request.interaction.guild_id is None:
        raise Refusal("error-guild-only")
    return request.interaction.guild_id


def _open_in(guild: discord.Guild | None) -> Any:
    """Returns a test whether a channel may be read by everybody in this server."""

    def may_see(server: int, channel: int) -> bool:
        if guild is None or server != guild.id:
            return False
        place = guild.get_channel_or_thread(channel)
        if place is None or (isinstance(place, discord.Thread) and place.is_private()):
            return False
        return place.permissions_for(guild.default_role).view_channel

    return may_see


def _page(speech: Speech, person: int, found: tuple[PlayerTotals, ...], *, is_own: bool) -> Page:
    """A line for each game, with its figures in small print below."""
    lines = [line for standing in found for line in _lines(speech, standing, is_own=is_own)]
    shown = fitted(lines, MOST_TEXT - 400, "…") or speech.say("stats-nothing")
    below = "" if is_own else f"\n-# {speech.say('stats-elsewhere')}"
    return Page([words(f"### {speech.say('stats-title', who=f'<@{person}>')}\n{shown}{below}")])


def _lines(speech: Speech, standing: PlayerTotals, *, is_own: bool) -> list[str]:
    """A game's results, its figures, and for the person alone where they lose most."""
    game = speech.say(f"{standing.game}-name")
    lines = [speech.say("stats-game", game=game, played=standing.played, won=standing.won)]
    figures = [
        speech.say("stats-figure", name=speech.say(figure.id), amount=amount(speech, figure))
        for figure in standing.figures
    ]
    if is_own and standing.dearest:
        kind = speech.say(standing.dearest)
        figures.append(speech.say("stats-coach", count=standing.looked_back, kind=kind))
    return [*lines, f"-# {' · '.join(figures)}"] if figures else lines
