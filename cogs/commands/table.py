"""`/table` and the buttons behind More: show, hand, log, record, resign, close, rematch, since."""

import io
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.lobby import Lobby, check_permissions
from cogs.commands.midgame import Around
from cogs.dispatch import Dispatcher
from cogs.pages import panels
from cogs.pages.boards import CHOICES, SPEEDS
from cogs.pages.reader import Reader
from cogs.request import Request
from cogs.wire.command_texts import choices, options, text
from cogs.wire.custom_ids import TableButton
from cogs.wire.errors import Refusal
from games.contract import Event
from tables.errors import NotSeated, WrongPhase
from tables.views import TableId

VOTES: Final = ("yes", "no", *CHOICES)
MOST_SEATS: Final = 10


class Table(
    commands.GroupCog, group_name=text("command-table"), group_description=text("command-table-about")
):
    """What can be looked at and done at any table."""

    def __init__(self, dispatcher: Dispatcher, lobby: Lobby, around: Around) -> None:
        self.dispatcher = dispatcher
        self.lobby = lobby
        self.around = around
        dispatcher.handlers |= {
            "since": self._since,
            "more": self._more,
            "log": self._log,
            "record": self._record,
            "look": self._look,
            "lesson": self._lesson,
        }

    # -- buttons

    async def _reader(self, request: Request, table: TableId) -> Reader:
        """The table as this person may see it: from his seat, or as one who watches."""
        try:
            return await self.dispatcher.own_reader(table, request.person)
        except NotSeated:
            return await self.dispatcher.readers.private(table, None, request.person)

    async def _since(self, request: Request, button: TableButton) -> None:
        reader = await self._reader(request, button.table)
        await request.response.page(await panels.since(reader, await self._latest(reader)))

    async def _latest(self, reader: Reader) -> Sequence[Event]:
        """What a seat has not seen yet; who only watches has no turn of his own, so the last lines."""
        table, seat = reader.info.id, reader.table_view.seat
        if seat is not None:
            return await self.dispatcher.tables.since(table, seat)
        lines = await self.dispatcher.tables.log(table, None, limit=panels.LOG_LINES)
        return [line.event for line in lines]

    async def _more(self, request: Request, button: TableButton) -> None:
        reader = await self._reader(request, button.table)
        may_close = request.is_moderator or reader.info.host == request.person
        info = next(info for info in self.dispatcher.tables.catalogue() if info.key == reader.info.game)
        seated = reader.table_view.seat is not None
        shown = panels.more(reader, seated=seated, may_close=may_close, teaches=info.teaches)
        await request.response.page(shown)

    async def _look(self, request: Request, button: TableButton) -> None:
        reader = await self._reader(request, button.table)
        name, _, number = button.word.rpartition("-")
        await request.response.page(await panels.look(reader, name, int(number) if number.isdecimal() else 0))

    async def _lesson(self, request: Request, button: TableButton) -> None:
        reader = await self.dispatcher.own_reader(button.table, request.person)
        assert reader.table_view.seat is not None
        events = await self.dispatcher.tables.lesson(button.table, reader.table_view.seat, request.person)
        await request.response.aside(panels.lesson(reader, events))

    async def _log(self, request: Request, button: TableButton) -> None:
        before = int(button.word) if button.word.isdecimal() else None
        reader = await self._reader(request, button.table)
        lines = await self.dispatcher.tables.log(
            button.table, reader.table_view.seat, before=before, limit=panels.LOG_LINES
        )
        last = lines[-1].number if lines else 0
        beyond = await self.dispatcher.tables.log(
            button.table, reader.table_view.seat, before=last + 2, limit=1
        )
        is_last = not any(one.number > last for one in beyond)
        await request.response.page(panels.log(reader, lines, is_last=is_last))

    async def _record(self, request: Request, button: TableButton) -> None:
        try:
            record = await self.dispatcher.tables.record(button.table)
        except WrongPhase:
            raise Refusal("error-record-not-yet") from None
        speech = await self.dispatcher.readers.speech(request.person)
        file = discord.File(io.BytesIO(record.encode()), filename=f"stofa-{button.table}.txt")
        await request.response.file(speech.say("answer-record"), file)

    # -- commands

    @app_commands.command(name=text("command-table-show"), description=text("command-table-show-about"))
    async def show(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            if interaction.guild_id is not None:
                check_permissions(interaction)
            self.dispatcher.sync.bring_down(table)
            speech = await self.dispatcher.readers.speech(request.person)
            await request.response.aside(speech.say("answer-shown"))

    @app_commands.command(name=text("command-table-hand"), description=text("command-table-hand-about"))
    async def hand(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.dispatcher.show_hand(request, await self.dispatcher.table_here(request))

    @app_commands.command(name=text("command-table-log"), description=text("command-table-log-about"))
    async def log(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self._log(request, TableButton("log", await self.dispatcher.table_here(request)))

    @app_commands.command(name=text("command-table-record"), description=text("command-table-record-about"))
    async def record(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self._record(request, TableButton("record", await self.dispatcher.table_here(request)))

    @app_commands.command(name=text("command-table-since"), description=text("command-table-since-about"))
    async def since(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self._since(request, TableButton("since", await self.dispatcher.table_here(request)))

    @app_commands.command(name=text("command-table-undo"), description=text("command-table-undo-about"))
    async def undo(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.around.undo(request, TableButton("undo", await self.dispatcher.table_here(request)))

    @app_commands.command(
        name=text("command-table-substitute"), description=text("command-table-substitute-about")
    )
    @options("command-table-substitute", "who", "seat")
    async def substitute(
        self,
        interaction: discord.Interaction,
        who: discord.User | None = None,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    ) -> None:
        async with self.dispatcher.serving(interaction) as request:
            word = "" if seat is None else f"-{seat - 1}"
            at = TableButton("give", await self.dispatcher.table_here(request), word)
            await (self.around.give(request, at) if who is None else self.around.give_to(request, at, who))

    @app_commands.command(name=text("command-table-ask"), description=text("command-table-ask-about"))
    async def ask(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.around.rescue(
                request, TableButton("rescue", await self.dispatcher.table_here(request))
            )

    @app_commands.command(name=text("command-table-vote"), description=text("command-table-vote-about"))
    @options("command-table-vote", "answer")
    @app_commands.choices(answer=choices("button-vote", VOTES))
    async def vote(self, interaction: discord.Interaction, answer: str) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            await self.around.vote(request, TableButton("vote", table, answer))
            await self._say(request, "answer-voted")

    @app_commands.command(name=text("command-table-sit"), description=text("command-table-sit-about"))
    @options("command-table-sit", "seat")
    async def sit(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS] | None = None
    ) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            if await self._is_lobby(table):
                await self.lobby.join(request, table, "" if seat is None else str(seat - 1))
            else:
                at = TableButton("sit", table, await self._free(request, table, seat))
                is_seated = await self.around.sit(request, at)
                await self._say(request, "answer-sat" if is_seated else "answer-sit-asked")

    @app_commands.command(name=text("command-table-bot"), description=text("command-table-bot-about"))
    @options("command-table-bot", "seat")
    async def bot(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS] | None = None
    ) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            if await self._is_lobby(table):
                await self.lobby.add_bot(request, TableButton("bot", table))
            else:
                at = TableButton("bot-sit", table, await self._free(request, table, seat))
                await self.around.bot_sit(request, at)
            await self._say(request, "answer-bot-sits")

    async def _is_lobby(self, table: TableId) -> bool:
        return (await self.dispatcher.tables.table_view(table, None)).table.phase == "lobby"

    @app_commands.command(name=text("command-table-watch"), description=text("command-table-watch-about"))
    @options("command-table-watch", "speed")
    @app_commands.choices(speed=choices("speed", SPEEDS))
    async def watch(self, interaction: discord.Interaction, speed: str | None = None) -> None:
        async with self.dispatcher.serving(interaction) as request:
            at = TableButton("watch", await self.dispatcher.table_here(request))
            chairs = (await self.dispatcher.tables.table_view(at.table, None)).table.chairs
            if speed is None or any(chair.person == request.person for chair in chairs):
                await self.around.watch(request, at)
            if speed is not None:
                await self.around.set_speed(request, at, speed)
            await self._say(request, "answer-watching")

    async def _free(self, request: Request, table: TableId, seat: int | None) -> str:
        """The seat that is meant: the one named, else the person's own, else the first that is free."""
        if seat is not None:
            return str(seat - 1)
        chairs = (await self.dispatcher.tables.table_view(table, None)).table.chairs
        own = [n for n, chair in enumerate(chairs) if chair.person is None and chair.away == request.person]
        free = [n for n, chair in enumerate(chairs) if chair.person is None and not chair.bot]
        if not (own or free):
            raise Refusal("error-no-free-seat")
        return str([*own, *free][0])

    async def _say(self, request: Request, id: str) -> None:
        speech = await self.dispatcher.readers.speech(request.person)
        await request.response.aside(speech.say(id))

    @app_commands.command(name=text("command-table-free"), description=text("command-table-free-about"))
    async def free(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.around.free(request, TableButton("free", await self.dispatcher.table_here(request)))

    @app_commands.command(name=text("command-table-plan"), description=text("command-table-plan-about"))
    @app_commands.rename(moves=text("command-table-plan-moves"))
    @app_commands.describe(moves=text("command-table-plan-moves-about"))
    async def plan(self, interaction: discord.Interaction, moves: str = "") -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.around.set_plan(request, await self.dispatcher.table_here(request), moves)

    @app_commands.command(name=text("command-table-move"), description=text("command-table-move-about"))
    @app_commands.guild_only()
    async def move_here(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            if interaction.guild_id is None or interaction.channel_id is None:
                raise Refusal("error-guild-only")
            check_permissions(interaction)
            tables = await self.dispatcher.tables.of_person(request.person)
            found = [t for t in tables if await self._is_elsewhere(t, interaction)]
            if not found:
                raise Refusal("error-no-table-elsewhere")
            await self._take(request, found[0])

    async def _is_elsewhere(self, table: TableId, interaction: discord.Interaction) -> bool:
        """Whether that table stands in another channel of this server."""
        table_info = (await self.dispatcher.tables.table_view(table, None)).table
        return table_info.guild == interaction.guild_id and table_info.channel != interaction.channel_id

    async def _take(self, request: Request, table: TableId) -> None:
        channel = request.interaction.channel_id or 0
        is_here = await self.dispatcher.tables.midgame.move_here(table, request.person, channel, request.id)
        await self.dispatcher.sync.tell(table)
        await self._say(request, "answer-moved-here" if is_here else "answer-move-asked")

    @app_commands.command(name=text("command-table-resign"), description=text("command-table-resign-about"))
    async def resign(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.lobby.ask_resign(
                request, TableButton("resign", await self.dispatcher.table_here(request))
            )

    @app_commands.command(name=text("command-table-close"), description=text("command-table-close-about"))
    async def close(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.lobby.ask_close(
                request, TableButton("close", await self.dispatcher.table_here(request))
            )

    @app_commands.command(name=text("command-table-rematch"), description=text("command-table-rematch-about"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.lobby.rematch(request, await self.dispatcher.table_here(request))
            speech = await self.dispatcher.readers.speech(request.person)
            await request.response.aside(speech.say("answer-opened"))
