"""What a person asks of the house itself: settings, rules, his tables, help."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.commands import choices, text
from cogs.desk import Desk
from cogs.faults import Refusal
from cogs.hours import Hours
from cogs.layouts import MOST_TEXT, Page, words
from cogs.press import Press
from cogs.scenes import Scene
from locales import Speech
from tables.errors import UnreadableTable
from tables.views import TableId

MOST_TABLES = 25
LOOKS = ("picture", "text")
SUITS = ("two", "four")


class Settings(
    Hours,
    commands.GroupCog,
    group_name=text("command-settings"),
    group_description=text("command-settings-about"),
):
    """`/settings`: each person's own, and two of the channel's."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def _set(self, interaction: discord.Interaction, answer: str, **changes: Any) -> None:
        async with self.desk.serving(interaction) as press:
            await self.desk.tables.set_person(press.person, **changes)
            for table in await self.desk.tables.of_person(press.person):
                await self.desk.teller.tell(table)
            await self._say(press, answer)

    async def _say(self, press: Press, id: str) -> None:
        speech = await self.desk.scenes.speech(press.person)
        await press.answer.aside(speech.say(id))

    @app_commands.command(
        name=text("command-settings-language"), description=text("command-settings-language-about")
    )
    @app_commands.rename(language=text("command-settings-language-language"))
    @app_commands.describe(language=text("command-settings-language-language-about"))
    @app_commands.choices(language=choices("choice", locales.LANGUAGES))
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        await self._set(interaction, "answer-language", language=locales.best(language))

    @app_commands.command(
        name=text("command-settings-board"), description=text("command-settings-board-about")
    )
    @app_commands.rename(board=text("command-settings-board-board"))
    @app_commands.describe(board=text("command-settings-board-board-about"))
    @app_commands.choices(board=choices("choice", LOOKS))
    async def board(self, interaction: discord.Interaction, board: str) -> None:
        await self._set(interaction, f"answer-board-{board}", board=board)

    @app_commands.command(
        name=text("command-settings-suits"), description=text("command-settings-suits-about")
    )
    @app_commands.rename(suits=text("command-settings-suits-suits"))
    @app_commands.describe(suits=text("command-settings-suits-suits-about"))
    @app_commands.choices(suits=choices("choice", SUITS))
    async def suits(self, interaction: discord.Interaction, suits: str) -> None:
        await self._set(interaction, f"answer-suits-{suits}", suits=suits)

    @app_commands.command(
        name=text("command-settings-channel-language"),
        description=text("command-settings-channel-language-about"),
    )
    @app_commands.rename(language=text("command-settings-channel-language-language"))
    @app_commands.describe(language=text("command-settings-channel-language-language-about"))
    @app_commands.choices(language=choices("choice", locales.LANGUAGES))
    @app_commands.guild_only()
    async def channel_language(self, interaction: discord.Interaction, language: str) -> None:
        await self._set_channel(interaction, "answer-channel-language", language=locales.best(language))

    @app_commands.command(
        name=text("command-settings-channel-board"), description=text("command-settings-channel-board-about")
    )
    @app_commands.rename(board=text("command-settings-channel-board-board"))
    @app_commands.describe(board=text("command-settings-channel-board-board-about"))
    @app_commands.choices(board=choices("choice", LOOKS))
    @app_commands.guild_only()
    async def channel_board(self, interaction: discord.Interaction, board: str) -> None:
        await self._set_channel(interaction, f"answer-channel-board-{board}", board=board)

    async def _set_channel(self, interaction: discord.Interaction, answer: str, **changes: Any) -> None:
        """The channel's settings, by somebody who may tidy up there. Answered in the channel's language."""
        async with self.desk.serving(interaction) as press:
            channel, guild = interaction.channel_id, interaction.guild_id
            if channel is None or guild is None:
                raise Refusal("error-guild-only")
            if not press.is_moderator:
                raise Refusal("error-not-moderator")
            await self.desk.tables.set_place(channel, **changes)
            table = await self.desk.tables.in_channel(channel)
            if table is not None:
                await self.desk.teller.tell(table)
            speech = await self.desk.scenes.channel_speech(channel, guild)
            await press.answer.aside(speech.say(answer))


class House(commands.Cog):
    """`/rules`, `/my-games` and `/help`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=text("command-rules"), description=text("command-rules-about"))
    @app_commands.rename(game=text("command-rules-game"))
    @app_commands.describe(game=text("command-rules-game-about"))
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with self.desk.serving(interaction) as press:
            await self.desk.show_rules(press, game or await self._played(press))

    async def _played(self, press: Press) -> str:
        """The game that is played in this channel; else the one that this person plays; else the first."""
        tables = self.desk.tables
        here = await tables.in_channel(press.interaction.channel_id or 0)
        own = await tables.of_person(press.person)
        table = here or next(iter(own), None)
        if table is None:
            return next(iter(tables.catalogue())).key
        return (await tables.sight(table, None)).table.game

    @rules.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        speech = await self.desk.scenes.speech(interaction.user.id)
        named = {info.key: speech.say(f"{info.key}-name") for info in self.desk.tables.catalogue()}
        fits = [(key, name) for key, name in named.items() if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=key) for key, name in fits[:25]]

    @app_commands.command(name=text("command-my-games"), description=text("command-my-games-about"))
    async def my_games(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await press.answer.page(await my_games(self.desk, press.person))

    @app_commands.command(name=text("command-privacy"), description=text("command-privacy-about"))
    @app_commands.rename(delete=text("command-privacy-delete"))
    @app_commands.describe(delete=text("command-privacy-delete-about"))
    @app_commands.choices(delete=choices("choice", ("on", "off")))
    async def privacy(self, interaction: discord.Interaction, delete: str = "off") -> None:
        async with self.desk.serving(interaction) as press:
            speech = await self.desk.scenes.speech(press.person)
            if delete != "on":
                await press.answer.aside(speech.say("answer-privacy"))
                return
            for table in await self.desk.tables.around.gone(press.person):
                await self.desk.teller.tell(table)
            await press.answer.aside(speech.say("answer-forgotten"))

    @app_commands.command(name=text("command-help"), description=text("command-help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            speech = await self.desk.scenes.speech(press.person)
            await press.answer.page(Page([words(self._help(speech))]))

    def _help(self, speech: Speech) -> str:
        named: dict[str, str] = {
            "show": "table show",
            "mine": "my-games",
            "rules": "rules",
            "settings": "settings language",
        }
        mentions: dict[str, Any] = {name: self._mention(path) for name, path in named.items()}
        games = (info.key for info in self.desk.tables.catalogue())
        mentions["new"] = " · ".join(self._mention(f"{game} new") for game in games)
        return f"### {speech.say('help-title')}\n{speech.say('help-text', **mentions)}"

    def _mention(self, path: str) -> str:
        """A command that can be tapped; before Discord has told its id, as it is typed."""
        id = self.desk.command_ids.get(path.split()[0])
        return f"`/{path}`" if id is None else f"</{path}:{id}>"


async def my_games(desk: Desk, person: int) -> Page:
    """A person's tables, the most urgent first, as many as fit, and how many more there are."""
    speech = await desk.scenes.speech(person)
    tables = await desk.tables.of_person(person)
    lines = [f"### {speech.say('my-games-title')}"]
    room = MOST_TEXT - 100 - len(lines[0])
    for table in tables[:MOST_TABLES]:
        line = await _line(desk, table, person)
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    left = len(tables) - len(lines) + 1
    if not tables:
        lines.append(speech.say("answer-no-tables"))
    elif left:
        lines.append(speech.say("my-games-more", count=left))
    return Page([words("\n".join(lines))])


async def _line(desk: Desk, table: TableId, person: int) -> str:
    try:
        scene: Scene = await desk.own_scene(table, person)
    except UnreadableTable:
        scene = await desk.scenes.private(table, None, person)
    link = f"[{scene.say('notice-link')}]({await desk.teller.link(scene.sheet)})"
    where: dict[str, Any] = {"game": scene.game, "channel": f"<#{scene.sheet.channel}>", "link": link}
    if scene.sheet.phase in ("lobby", "unreadable"):
        return scene.say(f"my-games-{scene.sheet.phase}", **where)
    if scene.sheet.phase != "playing":
        return scene.say("my-games-over", **where)
    if scene.sight.seat in scene.view.waiting and scene.deadline is not None:
        return scene.say("my-games-until", when=f"<t:{scene.deadline.until}:R>", **where)
    if scene.sight.seat in scene.view.waiting:
        return scene.say("my-games-your-turn", **where)
    return scene.say("my-games-waiting", who=scene.everybody(scene.view.waiting), **where)
