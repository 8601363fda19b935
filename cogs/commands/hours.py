"""The `/settings` about time: time zone, quiet hours, weekends, absence, notices, moves without asking."""

import asyncio
import time
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.settings.own import NOTICES
from cogs.wire.command_texts import choices, command
from cogs.wire.errors import Refusal
from locales.zones import matching, zones

DAY: Final = 24 * 3600
LONGEST_AWAY: Final = 45
SWITCH: Final = ("on", "off")


def holiday(days: int) -> dict[str, int]:
    """The settings of a holiday that begins now; 0 days end it."""
    now = int(time.time())
    return {"away_from": now if days else 0, "away_until": now + days * DAY if days else 0}


class Hours(commands.Cog):
    """Commands about time, a base class of the cog of `/settings`."""

    dispatcher: Dispatcher

    async def _set_hours(self, interaction: discord.Interaction, answer: str, **changes: Any) -> None:
        async with self.dispatcher.serving(interaction) as request:
            known = await self.dispatcher.tables.set_person(request.person, **changes)
            if "away_until" in changes:
                for table in await self.dispatcher.tables.of_person(request.person):
                    await self.dispatcher.update(table)
            speech = await self.dispatcher.readers.speech(request.person)
            shown: dict[str, int | str] = {
                "zone": await self._named(speech.lang, known.zone or "UTC"),
                "when": f"<t:{known.away_until}:D>",
                "from": known.quiet[0] if known.quiet else 0,
                "until": known.quiet[1] if known.quiet else 0,
            }
            await request.response.ephemeral(speech.say(answer, (), None, **shown))

    async def _named(self, lang: str, zone: str) -> str:
        """A zone's name in a language. In a thread, for the first call of a language reads all its names."""
        return (await asyncio.to_thread(zones, lang)).get(zone, zone)

    @command("command-settings-zone", "zone")
    async def zone(self, interaction: discord.Interaction, zone: str) -> None:
        if zone not in await asyncio.to_thread(zones, "en"):
            async with self.dispatcher.serving(interaction):
                raise Refusal("error-no-zone")
            return  # `serving` has answered the refusal
        await self._set_hours(interaction, "answer-zone", zone=zone)

    @zone.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        self.dispatcher.readers.remember(interaction)
        speech = await self.dispatcher.readers.speech(interaction.user.id)
        fits = await asyncio.to_thread(matching, speech.lang, typed)
        return [app_commands.Choice(name=name[:100], value=zone) for zone, name in fits]

    @command("command-settings-quiet", "begin", "end")
    async def quiet(
        self,
        interaction: discord.Interaction,
        begin: app_commands.Range[int, 0, 23],
        end: app_commands.Range[int, 0, 23],
    ) -> None:
        quiet = None if begin == end else (begin, end)
        await self._set_hours(interaction, "answer-quiet" if quiet else "answer-quiet-none", quiet=quiet)

    @command("command-settings-weekends", rest=choices("choice", SWITCH))
    async def weekends(self, interaction: discord.Interaction, rest: str) -> None:
        await self._set_hours(interaction, f"answer-weekends-{rest}", weekends=rest == "on")

    @command("command-settings-away", "days")
    async def away(
        self, interaction: discord.Interaction, days: app_commands.Range[int, 0, LONGEST_AWAY]
    ) -> None:
        await self._set_hours(interaction, "answer-away" if days else "answer-back", **holiday(days))

    @command("command-settings-notices", how=choices("notices", NOTICES))
    async def notices(self, interaction: discord.Interaction, how: str) -> None:
        await self._set_hours(interaction, f"answer-notices-{how}", notify=how)

    @command("command-settings-auto", play=choices("choice", SWITCH))
    async def auto(self, interaction: discord.Interaction, play: str) -> None:
        await self._set_hours(interaction, f"answer-auto-{play}", auto=play == "on")
