"""`/stats`: results of a person's games; of others only those played in public channels of this server."""

from typing import Any

import discord
from discord.ext import commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.boards import amount
from cogs.wire.command_texts import command
from cogs.wire.layouts import MOST_TEXT, Page, fitted, words
from locales import Speech
from tables.views import PlayerTotals


class Statistics(commands.Cog):
    """The cog of `/stats`."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

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
