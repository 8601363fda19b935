"""`/rules` and `/my-games`."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.reader import Reader
from cogs.wire.command_texts import command
from cogs.wire.custom_ids import RulesButton, TableButton
from cogs.wire.layouts import MOST_TEXT, Item, Page, button, rows, words
from cogs.wire.request import Request
from tables.errors import UnreadableTable
from tables.projection import Seated
from tables.views import TableId

MOST_TABLES = 25
MOST_BUTTONS = 10


class GeneralCommands(commands.Cog):
    """Commands that need no table."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @command("command-rules", "game")
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.dispatcher.show_rules(request, RulesButton(game or await self._played(request)))

    async def _played(self, request: Request) -> str:
        """The game played in this channel; else this person's first table's; else the first game."""
        tables = self.dispatcher.tables
        here = await tables.in_channel(request.interaction.channel_id or 0)
        own = await tables.of_person(request.person)
        table = here or next(iter(own), None)
        if table is None:
            return next(iter(tables.catalogue())).key
        return (await tables.info(table)).game

    @rules.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_names(self.dispatcher, interaction, typed)

    @command("command-my-games")
    async def my_games(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await request.response.page(await my_games(self.dispatcher, request.person))


async def game_names(
    dispatcher: Dispatcher, interaction: discord.Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The games whose names contain what was typed, in the person's language."""
    speech = await dispatcher.readers.speech(interaction.user.id)
    named = {info.key: speech.say(f"{info.key}-name") for info in dispatcher.tables.catalogue()}
    fits = [(key, name) for key, name in named.items() if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=key) for key, name in fits[:25]]


async def my_games(dispatcher: Dispatcher, person: int, below: Sequence[Item] = ()) -> Page:
    """A person's tables, most urgent first, as many as fit, with these items below them."""
    speech = await dispatcher.readers.speech(person)
    tables = await dispatcher.tables.of_person(person)
    lines = [f"### {speech.say('my-games-title')}"]
    about = f"-# {speech.say('my-games-about')}"
    room = MOST_TEXT - 100 - len(lines[0]) - len(about)
    for table in tables[:MOST_TABLES]:
        line = await _line(dispatcher, table, person)
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    left = len(tables) - len(lines) + 1
    if not tables:
        lines.append(speech.say("answer-no-tables"))
    elif left:
        lines.append(speech.say("my-games-more", count=left))
    lines += [about] if tables else []
    return Page([words("\n".join(lines)), *await _buttons(dispatcher, tables, person), *below])


async def _buttons(dispatcher: Dispatcher, tables: Sequence[TableId], person: int) -> list[Item]:
    """A button for each table in direct messages, which shows the person's side of it."""
    found = [await dispatcher.tables.fetch(table) for table in tables]
    readers = [await dispatcher.readers.private(Seated(table, None, person)) for table in found]
    direct = [reader for reader in readers if reader.info.is_direct]
    return rows(
        [
            button(TableButton("hand", reader.info.id), label(reader, person))
            for reader in direct[:MOST_BUTTONS]
        ]
    )


def label(reader: Reader, person: int) -> str:
    """A table on a button: its game and who else sits there."""
    others = [
        reader.names[n] for n, c in enumerate(reader.info.chairs) if c.bot or c.person not in (None, person)
    ]
    return f"{reader.game} · {reader.speech.listed(others)}" if others else reader.game


async def _line(dispatcher: Dispatcher, table: TableId, person: int) -> str:
    now = await dispatcher.tables.fetch(table)
    try:
        reader: Reader = await dispatcher.hands.own_reader(now, person)
    except UnreadableTable:
        reader = await dispatcher.readers.private(Seated(now, None, person))
    link = f"[{reader.say('notice-link')}]({await dispatcher.sync.sender.link(reader.info, person)})"
    channel = reader.say("place-direct") if reader.info.is_direct else f"<#{reader.info.channel}>"
    where: dict[str, Any] = {"game": reader.game, "channel": channel, "link": link}
    if reader.info.phase in ("lobby", "unreadable"):
        return reader.say(f"my-games-{reader.info.phase}", **where)
    if reader.info.phase != "playing":
        return reader.say("my-games-over", **where)
    if reader.table_view.seat in reader.view.waiting and reader.deadline is not None:
        return reader.say("my-games-until", when=f"<t:{reader.deadline.until}:R>", **where)
    if reader.table_view.seat in reader.view.waiting:
        return reader.say("my-games-your-turn", **where)
    return reader.say("my-games-waiting", who=reader.everybody(reader.view.waiting), **where)
