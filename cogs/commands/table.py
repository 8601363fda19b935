"""`/table` and the buttons behind More: show, hand, log, record, resign, close, rematch, since."""

import io
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.lobby import Lobby, check_permissions
from cogs.commands.midgame import Around
from cogs.dispatch import Desk
from cogs.pages import panels
from cogs.pages.boards import CHOICES, SPEEDS
from cogs.pages.reader import Scene
from cogs.request import Press
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

    def __init__(self, desk: Desk, lobby: Lobby, around: Around) -> None:
        self.desk = desk
        self.lobby = lobby
        self.around = around
        desk.handlers |= {
            "since": self._since,
            "more": self._more,
            "log": self._log,
            "record": self._record,
            "look": self._look,
            "lesson": self._lesson,
        }

    # -- buttons

    async def _scene(self, press: Press, table: TableId) -> Scene:
        """The table as this person may see it: from his seat, or as one who watches."""
        try:
            return await self.desk.own_scene(table, press.person)
        except NotSeated:
            return await self.desk.scenes.private(table, None, press.person)

    async def _since(self, press: Press, button: TableButton) -> None:
        scene = await self._scene(press, button.table)
        await press.answer.page(await panels.since(scene, await self._latest(scene)))

    async def _latest(self, scene: Scene) -> Sequence[Event]:
        """What a seat has not seen yet; who only watches has no turn of his own, so the last lines."""
        table, seat = scene.sheet.id, scene.sight.seat
        if seat is not None:
            return await self.desk.tables.since(table, seat)
        lines = await self.desk.tables.log(table, None, limit=panels.LOG_LINES)
        return [line.event for line in lines]

    async def _more(self, press: Press, button: TableButton) -> None:
        scene = await self._scene(press, button.table)
        may_close = press.is_moderator or scene.sheet.host == press.person
        info = next(info for info in self.desk.tables.catalogue() if info.key == scene.sheet.game)
        seated = scene.sight.seat is not None
        shown = panels.more(scene, seated=seated, may_close=may_close, teaches=info.teaches)
        await press.answer.page(shown)

    async def _look(self, press: Press, button: TableButton) -> None:
        scene = await self._scene(press, button.table)
        name, _, number = button.word.rpartition("-")
        await press.answer.page(await panels.look(scene, name, int(number) if number.isdecimal() else 0))

    async def _lesson(self, press: Press, button: TableButton) -> None:
        scene = await self.desk.own_scene(button.table, press.person)
        assert scene.sight.seat is not None
        events = await self.desk.tables.lesson(button.table, scene.sight.seat, press.person)
        await press.answer.aside(panels.lesson(scene, events))

    async def _log(self, press: Press, button: TableButton) -> None:
        before = int(button.word) if button.word.isdecimal() else None
        scene = await self._scene(press, button.table)
        lines = await self.desk.tables.log(
            button.table, scene.sight.seat, before=before, limit=panels.LOG_LINES
        )
        last = lines[-1].number if lines else 0
        beyond = await self.desk.tables.log(button.table, scene.sight.seat, before=last + 2, limit=1)
        is_last = not any(one.number > last for one in beyond)
        await press.answer.page(panels.log(scene, lines, is_last=is_last))

    async def _record(self, press: Press, button: TableButton) -> None:
        try:
            record = await self.desk.tables.record(button.table)
        except WrongPhase:
            raise Refusal("error-record-not-yet") from None
        speech = await self.desk.scenes.speech(press.person)
        file = discord.File(io.BytesIO(record.encode()), filename=f"stofa-{button.table}.txt")
        await press.answer.file(speech.say("answer-record"), file)

    # -- commands

    @app_commands.command(name=text("command-table-show"), description=text("command-table-show-about"))
    async def show(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            table = await self.desk.table_here(press)
            if interaction.guild_id is not None:
                check_permissions(interaction)
            self.desk.teller.bring_down(table)
            speech = await self.desk.scenes.speech(press.person)
            await press.answer.aside(speech.say("answer-shown"))

    @app_commands.command(name=text("command-table-hand"), description=text("command-table-hand-about"))
    async def hand(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self.desk.show_hand(press, await self.desk.table_here(press))

    @app_commands.command(name=text("command-table-log"), description=text("command-table-log-about"))
    async def log(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self._log(press, TableButton("log", await self.desk.table_here(press)))

    @app_commands.command(name=text("command-table-record"), description=text("command-table-record-about"))
    async def record(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self._record(press, TableButton("record", await self.desk.table_here(press)))

    @app_commands.command(name=text("command-table-since"), description=text("command-table-since-about"))
    async def since(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self._since(press, TableButton("since", await self.desk.table_here(press)))

    @app_commands.command(name=text("command-table-undo"), description=text("command-table-undo-about"))
    async def undo(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self.around.undo(press, TableButton("undo", await self.desk.table_here(press)))

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
        async with self.desk.serving(interaction) as press:
            word = "" if seat is None else f"-{seat - 1}"
            at = TableButton("give", await self.desk.table_here(press), word)
            await (self.around.give(press, at) if who is None else self.around.give_to(press, at, who))

    @app_commands.command(name=text("command-table-ask"), description=text("command-table-ask-about"))
    async def ask(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self.around.rescue(press, TableButton("rescue", await self.desk.table_here(press)))

    @app_commands.command(name=text("command-table-vote"), description=text("command-table-vote-about"))
    @options("command-table-vote", "answer")
    @app_commands.choices(answer=choices("button-vote", VOTES))
    async def vote(self, interaction: discord.Interaction, answer: str) -> None:
        async with self.desk.serving(interaction) as press:
            table = await self.desk.table_here(press)
            await self.around.vote(press, TableButton("vote", table, answer))
            await self._say(press, "answer-voted")

    @app_commands.command(name=text("command-table-sit"), description=text("command-table-sit-about"))
    @options("command-table-sit", "seat")
    async def sit(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS] | None = None
    ) -> None:
        async with self.desk.serving(interaction) as press:
            table = await self.desk.table_here(press)
            if await self._is_lobby(table):
                await self.lobby.join(press, table, "" if seat is None else str(seat - 1))
            else:
                at = TableButton("sit", table, await self._free(press, table, seat))
                is_seated = await self.around.sit(press, at)
                await self._say(press, "answer-sat" if is_seated else "answer-sit-asked")

    @app_commands.command(name=text("command-table-bot"), description=text("command-table-bot-about"))
    @options("command-table-bot", "seat")
    async def bot(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS] | None = None
    ) -> None:
        async with self.desk.serving(interaction) as press:
            table = await self.desk.table_here(press)
            if await self._is_lobby(table):
                await self.lobby.add_bot(press, TableButton("bot", table))
            else:
                at = TableButton("bot-sit", table, await self._free(press, table, seat))
                await self.around.bot_sit(press, at)
            await self._say(press, "answer-bot-sits")

    async def _is_lobby(self, table: TableId) -> bool:
        return (await self.desk.tables.sight(table, None)).table.phase == "lobby"

    @app_commands.command(name=text("command-table-watch"), description=text("command-table-watch-about"))
    @options("command-table-watch", "speed")
    @app_commands.choices(speed=choices("speed", SPEEDS))
    async def watch(self, interaction: discord.Interaction, speed: str | None = None) -> None:
        async with self.desk.serving(interaction) as press:
            at = TableButton("watch", await self.desk.table_here(press))
            chairs = (await self.desk.tables.sight(at.table, None)).table.chairs
            if speed is None or any(chair.person == press.person for chair in chairs):
                await self.around.watch(press, at)
            if speed is not None:
                await self.around.set_speed(press, at, speed)
            await self._say(press, "answer-watching")

    async def _free(self, press: Press, table: TableId, seat: int | None) -> str:
        """The seat that is meant: the one named, else the person's own, else the first that is free."""
        if seat is not None:
            return str(seat - 1)
        chairs = (await self.desk.tables.sight(table, None)).table.chairs
        own = [n for n, chair in enumerate(chairs) if chair.person is None and chair.away == press.person]
        free = [n for n, chair in enumerate(chairs) if chair.person is None and not chair.bot]
        if not (own or free):
            raise Refusal("error-no-free-seat")
        return str([*own, *free][0])

    async def _say(self, press: Press, id: str) -> None:
        speech = await self.desk.scenes.speech(press.person)
        await press.answer.aside(speech.say(id))

    @app_commands.command(name=text("command-table-free"), description=text("command-table-free-about"))
    async def free(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self.around.free(press, TableButton("free", await self.desk.table_here(press)))

    @app_commands.command(name=text("command-table-plan"), description=text("command-table-plan-about"))
    @app_commands.rename(moves=text("command-table-plan-moves"))
    @app_commands.describe(moves=text("command-table-plan-moves-about"))
    async def plan(self, interaction: discord.Interaction, moves: str = "") -> None:
        async with self.desk.serving(interaction) as press:
            await self.around.set_plan(press, await self.desk.table_here(press), moves)

    @app_commands.command(name=text("command-table-move"), description=text("command-table-move-about"))
    @app_commands.guild_only()
    async def move_here(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            if interaction.guild_id is None or interaction.channel_id is None:
                raise Refusal("error-guild-only")
            check_permissions(interaction)
            tables = await self.desk.tables.of_person(press.person)
            found = [t for t in tables if await self._is_elsewhere(t, interaction)]
            if not found:
                raise Refusal("error-no-table-elsewhere")
            await self._take(press, found[0])

    async def _is_elsewhere(self, table: TableId, interaction: discord.Interaction) -> bool:
        """Whether that table stands in another channel of this server."""
        sheet = (await self.desk.tables.sight(table, None)).table
        return sheet.guild == interaction.guild_id and sheet.channel != interaction.channel_id

    async def _take(self, press: Press, table: TableId) -> None:
        channel = press.interaction.channel_id or 0
        is_here = await self.desk.tables.around.move_here(table, press.person, channel, press.id)
        await self.desk.teller.tell(table)
        await self._say(press, "answer-moved-here" if is_here else "answer-move-asked")

    @app_commands.command(name=text("command-table-resign"), description=text("command-table-resign-about"))
    async def resign(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self.lobby.ask_resign(press, TableButton("resign", await self.desk.table_here(press)))

    @app_commands.command(name=text("command-table-close"), description=text("command-table-close-about"))
    async def close(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self.lobby.ask_close(press, TableButton("close", await self.desk.table_here(press)))

    @app_commands.command(name=text("command-table-rematch"), description=text("command-table-rematch-about"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        async with self.desk.serving(interaction) as press:
            await self.lobby.rematch(press, await self.desk.table_here(press))
            speech = await self.desk.scenes.speech(press.person)
            await press.answer.aside(speech.say("answer-opened"))
