"""`/rules`, `/my-games`, `/privacy` and `/help`: what anybody may ask of the house."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.dispatch import Desk
from cogs.pages.reader import Scene
from cogs.request import Press
from cogs.wire.command_texts import choices, text
from cogs.wire.layouts import MOST_TEXT, Page, words
from locales import Speech
from tables.errors import UnreadableTable
from tables.views import TableId

MOST_TABLES = 25


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
