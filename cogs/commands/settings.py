"""`/settings`: a person's preferences, and the language and board of a channel."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.commands.hours import SWITCH, Hours, on_holiday
from cogs.commands.server import ServerSettings
from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.settings import own
from cogs.wire.command_texts import choices, command, text
from cogs.wire.custom_ids import ServerButton, SettingsButton
from cogs.wire.errors import Refusal
from cogs.wire.request import Request, Verb
from tables.errors import BadOption, one_of
from tables.views import LOOKS, NOTICES, SUITS, Channel, Person

MOST_REFUSED: Final = 200
"""Number of people of whom somebody can refuse all invitations; the last ones."""


class Settings(
    Hours,
    ServerSettings,
    commands.GroupCog,
    group_name=text("command-settings"),
    group_description=text("command-settings-about"),
):
    """The cog of `/settings`."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        dispatcher.add(Verb(ServerButton.verb, self.set_server, ServerButton))
        dispatcher.add(Verb(SettingsButton.verb, self._set_own, SettingsButton))

    @command("command-settings-show")
    async def show(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self._show_own(request)

    async def _show_own(self, request: Request) -> None:
        """Shows all that this person has set."""
        tables = self.dispatcher.tables
        known = await tables.settings.person(request.person)
        speech = await self.dispatcher.readers.speech(request.person)
        channel = None
        if request.interaction.guild_id is not None:
            channel = await tables.settings.channel(request.interaction.channel_id or 0)
        shown = own.Shown(
            await self._named(speech.lang, tables.settings.zone_of(known)),
            tables.settings.away((known,)).get(request.person, 0),
            known.dm_closed_until > self.dispatcher.sync.now(),
            channel,
        )
        await request.response.page(own.panel(speech, known, shown))

    async def _set_own(self, request: Request, button: SettingsButton) -> None:
        """Stores what was chosen in the panel and shows it anew, or below a call and says what it does."""
        if button.word.startswith("ratings-"):
            await self._set_ratings(request, button.word)
            return
        change = _change(button.word, request.values, self.dispatcher.sync.now())
        known = await self.dispatcher.tables.settings.set_person(request.person, change)
        if button.word == own.HERE:
            await self.dispatcher.say(request, f"answer-notices-{known.notify}")
            return
        for table in await self.dispatcher.tables.of_person(request.person):
            await self.dispatcher.sync.update(table)
        await self._show_own(request)

    async def _set_ratings(self, request: Request, word: str) -> None:
        """Takes the person out of the ratings once they have confirmed it, or in again."""
        if word == "ratings-off":
            speech = await self.dispatcher.readers.speech(request.person)
            await request.response.page(own.stay_out(speech))
            return
        if word in ("ratings-on", "ratings-out"):
            await self.dispatcher.tables.ratings.stay_out(request.person, out=word == "ratings-out")
        elif word != "ratings-keep":
            raise BadOption(name="ratings", value=word)
        await self._show_own(request)

    async def _set(
        self, interaction: discord.Interaction, answer: str, change: Callable[[Person], Person]
    ) -> None:
        """Stores a person's preferences and redraws their tables."""
        async with self.dispatcher.serving(interaction) as request:
            await self.dispatcher.tables.settings.set_person(request.person, change)
            for table in await self.dispatcher.tables.of_person(request.person):
                await self.dispatcher.sync.update(table)
            await self.dispatcher.say(request, answer)

    @command("command-settings-language", language=choices("choice", locales.LANGUAGES))
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        known = locales.best(language)
        await self._set(interaction, "answer-language", lambda p: replace(p, language=known))

    @command("command-settings-board", board=choices("choice", LOOKS))
    async def board(self, interaction: discord.Interaction, board: str) -> None:
        await self._set(
            interaction,
            f"answer-board-{board}",
            lambda p: replace(p, board=one_of("board", board, LOOKS)),
        )

    @command("command-settings-suits", suits=choices("choice", SUITS))
    async def suits(self, interaction: discord.Interaction, suits: str) -> None:
        await self._set(
            interaction,
            f"answer-suits-{suits}",
            lambda p: replace(p, suits=one_of("suits", suits, SUITS)),
        )

    @command("command-settings-invitations", "person", allow=choices("choice", SWITCH))
    async def invitations(
        self, interaction: discord.Interaction, allow: str, person: discord.User | None = None
    ) -> None:
        async with self.dispatcher.serving(interaction) as request:
            is_on = one_of("allow", allow, SWITCH) == "on"

            def change(known: Person) -> Person:
                if person is None:
                    return replace(known, invitable=is_on)
                others = tuple(one for one in known.refused if one != person.id)
                return replace(known, refused=others if is_on else (*others, person.id)[-MOST_REFUSED:])

            await self.dispatcher.tables.settings.set_person(request.person, change)
            speech = await self.dispatcher.readers.speech(request.person)
            who = "" if person is None else "person-"
            named = "" if person is None else f"<@{person.id}>"
            await request.response.ephemeral(speech.say(f"answer-invitations-{who}{allow}", who=named))

    @command("command-settings-channel-language", language=choices("choice", locales.LANGUAGES))
    @app_commands.guild_only()
    async def channel_language(self, interaction: discord.Interaction, language: str) -> None:
        known = locales.best(language)
        await self._set_channel(interaction, "answer-channel-language", lambda c: replace(c, language=known))

    @command("command-settings-channel-board", board=choices("choice", LOOKS))
    @app_commands.guild_only()
    async def channel_board(self, interaction: discord.Interaction, board: str) -> None:
        await self._set_channel(
            interaction,
            f"answer-channel-board-{board}",
            lambda c: replace(c, board=one_of("board", board, LOOKS)),
        )

    async def _set_channel(
        self, interaction: discord.Interaction, answer: str, change: Callable[[Channel], Channel]
    ) -> None:
        """Stores settings of the channel, for moderators only. Answers in the channel's language."""
        async with self.dispatcher.serving(interaction) as request:
            channel, guild = interaction.channel_id, interaction.guild_id
            if channel is None or guild is None:
                raise Refusal("error-guild-only")
            if not request.is_moderator:
                raise Refusal("error-not-moderator")
            await self.dispatcher.tables.settings.set_channel(channel, change)
            table = await self.dispatcher.tables.in_channel(channel)
            if table is not None:
                await self.dispatcher.sync.update(table)
            speech = await self.dispatcher.readers.channel_speech(channel, guild)
            await request.response.ephemeral(speech.say(answer))


def _change(word: str, values: tuple[str, ...], now: float) -> Callable[[Person], Person]:
    """The change that was chosen. Raises BadOption for a value that the panel does not offer."""
    one = values[0] if len(values) == 1 else ""
    name, _, value = word.partition("-")
    if word == "language" and one in locales.LANGUAGES:
        return lambda p: replace(p, language=one)
    if word in ("notices", own.HERE) and one in NOTICES:
        return lambda p: replace(p, notify=one, called=True)
    if word == "away" and one in map(str, own.HOLIDAYS):
        return on_holiday(int(one), now)
    if word == "away-0":
        return on_holiday(0, now)
    if name == "board" and value in LOOKS:
        return lambda p: replace(p, board=value)
    if name == "suits" and value in SUITS:
        return lambda p: replace(p, suits=value)
    if name == "auto" and value in SWITCH:
        return lambda p: replace(p, auto=value == "on")
    if name == "weekends" and value in SWITCH:
        return lambda p: replace(p, weekends=value == "on")
    if name == "invitations" and value in SWITCH:
        return lambda p: replace(p, invitable=value == "on")
    raise BadOption(name=word, value=one)
