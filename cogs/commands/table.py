"""`/table` and the buttons behind More: log, record, seats, polls, plans, the end of a game."""

import io
import time
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.general import MOST_TABLES, label
from cogs.commands.lobby import Lobby
from cogs.commands.midgame import Midgame
from cogs.commands.opening import check_permissions
from cogs.dispatch.dispatcher import Dispatcher
from cogs.dispatch.hands import own
from cogs.dispatch.server_rules import check_channel
from cogs.pages import panels
from cogs.pages.boards import CHOICES
from cogs.pages.finished import coach
from cogs.pages.reader import Reader
from cogs.wire.command_texts import choices, command, text
from cogs.wire.custom_ids import TableButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import Page, button, rows, words
from cogs.wire.request import Request, Verb
from games.contract import Event
from tables.errors import WrongPhase
from tables.past import Review
from tables.projection import Seated
from tables.views import SPEEDS, TableId

TOLD_AFTER: Final = 2.0
"""Seconds after which a person is told how far a review is, and between two such lines."""
VOTES: Final = ("yes", "no", *CHOICES)
MOST_SEATS: Final = 10


class Progress:
    """Tells a person how far a review is, if it takes long, in the message that then shows it."""

    def __init__(self, request: Request, reader: Reader) -> None:
        self._request = request
        self._reader = reader
        self._told = time.monotonic()
        self._is_told = False

    async def __call__(self, done: int, count: int) -> None:
        if time.monotonic() >= self._told + TOLD_AFTER:
            await self.show(coach.working(self._reader, done, count))
            self._told, self._is_told = time.monotonic(), True

    async def show(self, page: Page) -> None:
        """Shows a page, in place of the line."""
        response = self._request.response
        await (response.revise(page) if self._is_told else response.page(page))


class Table(
    commands.GroupCog, group_name=text("command-table"), group_description=text("command-table-about")
):
    """The cog of `/table`. Several of its commands do what the button of the same verb does."""

    def __init__(self, dispatcher: Dispatcher, lobby: Lobby, midgame: Midgame) -> None:
        self.dispatcher = dispatcher
        self.tables = dispatcher.tables
        self.lobby = lobby
        self.midgame = midgame
        dispatcher.add(
            Verb("since", self._since),
            Verb("more", self._more, asks=True),
            Verb("log", self._log, word=True),
            Verb("record", self._record),
            Verb("look", self._look, word=True),
            Verb("lesson", self._lesson, word=True),
        )

    # -- buttons

    async def _reader(self, request: Request, button: TableButton) -> Reader:
        return await self.dispatcher.seated_or_watching(request.table, request.person)

    async def _since(self, request: Request, button: TableButton) -> None:
        reader = await self._reader(request, button)
        await request.response.page(await panels.since(reader, await self._latest(reader)))

    async def _latest(self, reader: Reader) -> Sequence[Event]:
        """The events since the seat's last move; for a spectator the latest of the log."""
        table, seat = reader.info.id, reader.table_view.seat
        if seat is not None:
            return await self.tables.since(table, seat)
        return [line.event for line in await self.tables.log(table, None, limit=panels.LOG_LINES)]

    async def _more(self, request: Request, button: TableButton) -> None:
        reader = await self._reader(request, button)
        may_close = request.is_moderator or reader.info.host == request.person
        info = next(info for info in self.tables.catalogue() if info.key == reader.info.game)
        seated = reader.table_view.seat is not None
        may_resign = seated and not await self.tables.midgame.is_out(button.table, request.person)
        shown = panels.more(
            reader, info, request.person, seated=seated, may_resign=may_resign, may_close=may_close
        )
        await request.response.page(shown)

    async def _look(self, request: Request, button: TableButton) -> None:
        reader = await self._reader(request, button)
        name, _, number = button.word.rpartition("-")
        await request.response.page(await panels.look(reader, name, int(number) if number.isdecimal() else 0))

    async def _lesson(self, request: Request, button: TableButton) -> None:
        reader = await self.dispatcher.hands.own_reader(request.table, request.person)
        stage, at, tried = coach.place(button.word)
        progress = Progress(request, reader)
        try:
            review = await self.tables.coach.review(button.table, request.person, stage, progress)
        except WrongPhase:
            await request.response.page(coach.nothing(reader))
            return
        await progress.show(await self._moment(reader, review, at, tried))

    async def _moment(self, reader: Reader, review: Review, at: int, tried: str) -> Page:
        if not tried or at >= len(review.moments):
            return await coach.moment(reader, review, at)
        moment = review.moments[at]
        if not tried.isdecimal() or int(tried) >= len(moment.choices):
            return await coach.moment(reader, review, at, None, moment.cost)
        choice = moment.choices[int(tried)]
        less = await self.tables.coach.cost(reader.info.id, moment, choice)
        return await coach.moment(reader, review, at, choice, less)

    async def _log(self, request: Request, button: TableButton) -> None:
        before = int(button.word) if button.word.isdecimal() else None
        reader = await self._reader(request, button)
        table, seat = button.table, reader.table_view.seat
        lines = await self.tables.log(table, seat, before=before, limit=panels.LOG_LINES)
        last = lines[-1].number if lines else 0
        beyond = await self.tables.log(table, seat, before=last + 2, limit=1)
        is_last = not any(one.number > last for one in beyond)
        await request.response.page(panels.log(reader, lines, is_last=is_last))

    async def _record(self, request: Request, button: TableButton) -> None:
        try:
            record = await self.tables.record(button.table)
        except WrongPhase:
            raise Refusal("error-record-not-yet") from None
        speech = await self.dispatcher.readers.speech(request.person)
        file = discord.File(io.BytesIO(record.encode()), filename=f"stofa-{button.table}.txt")
        await request.response.file(speech.say("answer-record"), file)

    # -- commands

    async def _press(self, interaction: discord.Interaction, verb: str) -> None:
        """Calls the handler of the button with this verb, for the table here."""
        async with self.dispatcher.serving(interaction) as request:
            tables = await self.tables.of_person(request.person) if interaction.guild_id is None else ()
            if len(tables) > 1:
                await self._which_table(request, verb, tables)
                return
            at = TableButton(verb, (await self.dispatcher.table_here(request)).id)
            await self.dispatcher.handle(request, at)

    async def _which_table(self, request: Request, verb: str, tables: Sequence[TableId]) -> None:
        """Asks which of a person's tables a command in direct messages is about."""
        found = [await self.tables.fetch(table) for table in tables[:MOST_TABLES]]
        readers = [await self.dispatcher.readers.private(Seated(t, None, request.person)) for t in found]
        items = [button(TableButton(verb, r.info.id), label(r, request.person)) for r in readers]
        speech = await self.dispatcher.readers.speech(request.person)
        await request.response.page(Page([words(speech.say("answer-which-table")), *rows(items)]))

    @command("command-table-show")
    async def show(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            if table.info.is_direct:
                for seat in table.seats_of(request.person):
                    await self.dispatcher.sync.repost_hand(table.id, seat, request.person)
                await request.response.dismiss()
                return
            if interaction.guild_id is not None:
                check_permissions(interaction)
            self.dispatcher.sync.repost_board(table.id)
            if not await self.dispatcher.sync.post(table.id):
                raise Refusal("error-cannot-see")
            await self.dispatcher.say(request, "answer-shown")

    @command("command-table-hand")
    async def hand(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            await self.dispatcher.hands.show_hand(request, own(table, request.person))

    @command("command-table-log")
    async def log(self, interaction: discord.Interaction) -> None:
        await self._press(interaction, "log")

    @command("command-table-record")
    async def record(self, interaction: discord.Interaction) -> None:
        await self._press(interaction, "record")

    @command("command-table-since")
    async def since(self, interaction: discord.Interaction) -> None:
        await self._press(interaction, "since")

    @command("command-table-undo")
    async def undo(self, interaction: discord.Interaction) -> None:
        await self._press(interaction, "undo")

    @command("command-table-substitute", "who", "seat")
    async def substitute(
        self,
        interaction: discord.Interaction,
        who: discord.User | None = None,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    ) -> None:
        async with self.dispatcher.serving(interaction) as request:
            word = "" if seat is None else f"-{seat - 1}"
            at = TableButton("give", (await self.dispatcher.table_here(request)).id, word)
            handle = (
                self.dispatcher.handle(request, at) if who is None else self.midgame.give_to(request, at, who)
            )
            await handle

    @command("command-table-ask")
    async def ask(self, interaction: discord.Interaction) -> None:
        await self._press(interaction, "rescue")

    @command("command-table-vote", answer=choices("button-vote", VOTES))
    async def vote(self, interaction: discord.Interaction, answer: str) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            await self.midgame.answer(request, table.id, answer)
            await self.dispatcher.say(request, "answer-voted")

    @command("command-table-sit", "seat")
    async def sit(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS] | None = None
    ) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            if table.info.phase == "lobby":
                await self.lobby.join(request, table.id, "" if seat is None else str(seat - 1))
            else:
                at = TableButton("sit", table.id, _free(request, seat))
                is_seated = await self.midgame.sit(request, at)
                if is_seated:
                    await self.dispatcher.say(request, "answer-sat")
                else:
                    await self.midgame.sit_asked(request)

    @command("command-table-bot", "seat")
    async def bot(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, MOST_SEATS] | None = None
    ) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            if table.info.phase == "lobby":
                await self.lobby.add_bot(request, TableButton("bot", table.id))
            else:
                at = TableButton("bot-sit", table.id, _free(request, seat))
                await self.midgame.bot_sit(request, at)
            await self.dispatcher.say(request, "answer-bot-sits")

    @command("command-table-watch", speed=choices("speed", tuple(map(str, SPEEDS))))
    async def watch(self, interaction: discord.Interaction, speed: str | None = None) -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            at = TableButton("watch", table.id)
            if speed is None or table.seats_of(request.person):
                await self.midgame.watch(request, at)
            if speed is not None:
                await self.midgame.set_speed(request, at, speed)
            await self.dispatcher.say(request, "answer-watching")

    @command("command-table-free")
    async def free(self, interaction: discord.Interaction) -> None:
        await self._press(interaction, "free")

    @command("command-table-plan", "moves")
    async def plan(self, interaction: discord.Interaction, moves: str = "") -> None:
        async with self.dispatcher.serving(interaction) as request:
            table = await self.dispatcher.table_here(request)
            await self.midgame.set_plan(request, table.id, moves)

    @command("command-table-move")
    @app_commands.guild_only()
    async def move_here(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            if interaction.guild_id is None or interaction.channel_id is None:
                raise Refusal("error-guild-only")
            check_permissions(interaction)
            check_channel(interaction.channel, await self.tables.settings.server(interaction.guild_id))
            tables = await self.tables.of_person(request.person)
            found = [t for t in tables if await self._is_elsewhere(t, interaction)]
            if not found:
                raise Refusal("error-no-table-elsewhere")
            is_here = await self.tables.midgame.move_here(
                found[0], request.person, interaction.channel_id, request.id
            )
            await self.dispatcher.sync.update(found[0])
            await self.dispatcher.say(request, "answer-moved-here" if is_here else "answer-move-asked")

    async def _is_elsewhere(self, table: TableId, interaction: discord.Interaction) -> bool:
        """Returns whether that table is in another channel of this server."""
        table_info = await self.tables.info(table)
        is_here = table_info.guild == interaction.guild_id and not table_info.is_direct
        return is_here and table_info.channel != interaction.channel_id

    @command("command-table-resign")
    async def resign(self, interaction: discord.Interaction) -> None:
        await self._press(interaction, "resign")

    @command("command-table-close")
    async def close(self, interaction: discord.Interaction) -> None:
        await self._press(interaction, "close")

    @command("command-table-rematch")
    async def rematch(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.dispatcher.table_here(request)
            await self.lobby.show_opened(request, await self.lobby.rematch(request))


def _free(request: Request, seat: int | None) -> str:
    """The seat that is meant: the one named, else the person's own, else the first free one."""
    if seat is not None:
        return str(seat - 1)
    empty = [(n, chair) for n, chair in enumerate(request.table.info.chairs) if chair.person is None]
    theirs = [n for n, chair in empty if chair.away == request.person]
    free = [n for n, chair in empty if not chair.bot]
    if not (theirs or free):
        raise Refusal("error-no-free-seat")
    return str([*theirs, *free][0])
