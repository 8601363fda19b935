"""A person's time: his zone, quiet hours, weekends, holidays, and how he is told that it is his turn."""

import asyncio
import time
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.dispatch import Dispatcher
from cogs.wire.command_texts import choices, text
from cogs.wire.errors import Refusal
from locales.zones import matching, zones

DAY: Final = 24 * 3600
LONGEST_AWAY: Final = 45
NOTICES: Final = ("ping", "dm", "digest", "off")
SWITCH: Final = ("on", "off")


class Hours(commands.Cog):
    """The part of `/settings` that is about time; mixed into that cog."""

    dispatcher: Dispatcher

    async def _set_hours(self, interaction: discord.Interaction, answer: str, **changes: Any) -> None:
        async with self.dispatcher.serving(interaction) as request:
            known = await self.dispatcher.tables.set_person(request.person, **changes)
            speech = await self.dispatcher.readers.speech(request.person)
            shown: dict[str, int | str] = {
                "zone": await self._named(speech.lang, known.zone or "UTC"),
                "when": f"<t:{known.away_until}:D>",
                "from": known.quiet[0] if known.quiet else 0,
                "until": known.quiet[1] if known.quiet else 0,
            }
            await request.response.aside(speech.say(answer, (), None, **shown))

    async def _named(self, lang: str, zone: str) -> str:
        """A zone as people call it; the first look in a language reads its names, beside everything else."""
        return (await asyncio.to_thread(zones, lang)).get(zone, zone)

    @app_commands.command(name=text("command-settings-zone"), description=text("command-settings-zone-about"))
    @app_commands.rename(zone=text("command-settings-zone-zone"))
    @app_commands.describe(zone=text("command-settings-zone-zone-about"))
    async def zone(self, interaction: discord.Interaction, zone: str) -> None:
        if zone not in await asyncio.to_thread(zones, "en"):
            async with self.dispatcher.serving(interaction):
                raise Refusal("error-no-zone")
            return  # the refusal is answered by what serves it
        await self._set_hours(interaction, "answer-zone", zone=zone)

    @zone.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        self.dispatcher.readers.meet(interaction)
        speech = await self.dispatcher.readers.speech(interaction.user.id)
        fits = await asyncio.to_thread(matching, speech.lang, typed)
        return [app_commands.Choice(name=name[:100], value=zone) for zone, name in fits]

    @app_commands.command(
        name=text("command-settings-quiet"), description=text("command-settings-quiet-about")
    )
    @app_commands.rename(begin=text("command-settings-quiet-begin"), end=text("command-settings-quiet-end"))
    @app_commands.describe(
        begin=text("command-settings-quiet-begin-about"), end=text("command-settings-quiet-end-about")
    )
    async def quiet(
        self,
        interaction: discord.Interaction,
        begin: app_commands.Range[int, 0, 23],
        end: app_commands.Range[int, 0, 23],
    ) -> None:
        quiet = None if begin == end else (begin, end)
        await self._set_hours(interaction, "answer-quiet" if quiet else "answer-quiet-none", quiet=quiet)

    @app_commands.command(
        name=text("command-settings-weekends"), description=text("command-settings-weekends-about")
    )
    @app_commands.rename(rest=text("command-settings-weekends-rest"))
    @app_commands.describe(rest=text("command-settings-weekends-rest-about"))
    @app_commands.choices(rest=choices("choice", SWITCH))
    async def weekends(self, interaction: discord.Interaction, rest: str) -> None:
        await self._set_hours(interaction, f"answer-weekends-{rest}", weekends=rest == "on")

    @app_commands.command(name=text("command-settings-away"), description=text("command-settings-away-about"))
    @app_commands.rename(days=text("command-settings-away-days"))
    @app_commands.describe(days=text("command-settings-away-days-about"))
    async def away(
        self, interaction: discord.Interaction, days: app_commands.Range[int, 0, LONGEST_AWAY]
    ) -> None:
        now = int(time.time())
        until = now + days * DAY if days else 0
        answer = "answer-away" if days else "answer-back"
        await self._set_hours(interaction, answer, away_from=now if days else 0, away_until=until)

    @app_commands.command(
        name=text("command-settings-notices"), description=text("command-settings-notices-about")
    )
    @app_commands.rename(how=text("command-settings-notices-how"))
    @app_commands.describe(how=text("command-settings-notices-how-about"))
    @app_commands.choices(how=choices("notices", NOTICES))
    async def notices(self, interaction: discord.Interaction, how: str) -> None:
        await self._set_hours(interaction, f"answer-notices-{how}", notify=how)

    @app_commands.command(name=text("command-settings-auto"), description=text("command-settings-auto-about"))
    @app_commands.rename(play=text("command-settings-auto-play"))
    @app_commands.describe(play=text("command-settings-auto-play-about"))
    @app_commands.choices(play=choices("choice", SWITCH))
    async def auto(self, interaction: discord.Interaction, play: str) -> None:
        await self._set_hours(interaction, f"answer-auto-{play}", auto=play == "on")
