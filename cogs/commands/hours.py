"""The `/settings` about time: time zone, quiet hours, weekends, absence, notices, moves without asking."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.wire.command_texts import choices, command
from cogs.wire.errors import Refusal
from locales.zones import matching, zones
from tables.errors import one_of
from tables.views import HOLIDAY, NOTICES, Person

DAY: Final = 24 * 3600
LONGEST_AWAY: Final = 45
MOST_QUIET: Final = 16
"""Hours of a day; with more of them nobody would see the end of a clock that they stop."""
SWITCH: Final = ("on", "off")


def on_holiday(days: int, now: float) -> Callable[[Person], Person]:
    """Begins a holiday of so many days now, in Unix seconds; 0 days end it."""
    begin, end = (int(now), int(now) + days * DAY) if days else (0, 0)
    return lambda p: replace(p, away_from=begin, away_until=end)


class Hours(commands.Cog):
    """Commands about time, a base class of the cog of `/settings`."""

    dispatcher: Dispatcher

    async def _set_hours(
        self,
        interaction: discord.Interaction,
        answer: str,
        change: Callable[[Person], Person],
        *,
        is_shown: bool = False,
    ) -> None:
        """Stores a change; `is_shown`: which the person's tables show."""
        async with self.dispatcher.serving(interaction) as request:
            known = await self.dispatcher.tables.settings.set_person(request.person, change)
            if is_shown:
                for table in await self.dispatcher.tables.of_person(request.person):
                    await self.dispatcher.sync.update(table)
            speech = await self.dispatcher.readers.speech(request.person)
            shown: dict[str, int | str] = {
                "zone": await self._named(speech.lang, known.zone or "UTC"),
                "when": f"<t:{known.away_until}:D>",
                "days": HOLIDAY,
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
        await self._set_hours(interaction, "answer-zone", lambda p: replace(p, zone=zone))

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
        if (end - begin) % 24 > MOST_QUIET:
            async with self.dispatcher.serving(interaction):
                raise Refusal("error-long-quiet", hours=MOST_QUIET)
            return  # `serving` has answered the refusal
        quiet = None if begin == end else (begin, end)
        answer = "answer-quiet" if quiet else "answer-quiet-none"
        await self._set_hours(interaction, answer, lambda p: replace(p, quiet=quiet))

    @command("command-settings-weekends", rest=choices("choice", SWITCH))
    async def weekends(self, interaction: discord.Interaction, rest: str) -> None:
        await self._set_hours(
            interaction, f"answer-weekends-{rest}", lambda p: replace(p, weekends=rest == "on")
        )

    @command("command-settings-away", "days")
    async def away(
        self, interaction: discord.Interaction, days: app_commands.Range[int, 0, LONGEST_AWAY]
    ) -> None:
        answer = "answer-away" if days else "answer-back"
        change = on_holiday(days, self.dispatcher.sync.now())
        await self._set_hours(interaction, answer, change, is_shown=True)

    @command("command-settings-notices", how=choices("notices", NOTICES))
    async def notices(self, interaction: discord.Interaction, how: str) -> None:
        await self._set_hours(
            interaction,
            f"answer-notices-{how}",
            lambda p: replace(p, notify=one_of("notices", how, NOTICES)),
        )

    @command("command-settings-auto", play=choices("choice", SWITCH))
    async def auto(self, interaction: discord.Interaction, play: str) -> None:
        await self._set_hours(interaction, f"answer-auto-{play}", lambda p: replace(p, auto=play == "on"))
