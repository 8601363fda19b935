"""The lobby: open, invite, join, leave, bots, house rules, start; and resign, close, rematch."""

from collections.abc import Mapping, Sequence

import discord
from discord.ext import commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages import form_flow, forms, house_rules, panels
from cogs.pages.forms import FormSpec
from cogs.pages.house_rules import PACES
from cogs.wire.custom_ids import TableButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import OPTIONS, Page
from cogs.wire.request import Request
from games.contract import Seat, Text
from games.errors import GameOver
from tables.errors import BadOption, NotAllowed, NotSeated, WrongPhase
from tables.views import TableId, TableInfo

__all__ = ["PACES", "Lobby"]


FILE = "file"


class Lobby(commands.Cog):
    """The buttons before and after a game."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.tables = dispatcher.tables
        self.sync = dispatcher.sync
        self._games = {info.key: info for info in dispatcher.tables.catalogue()}
        dispatcher.handlers |= {
            "join": self._join_in,
            "seat": self._seat,
            "leave": self._leave,
            "bot": self.add_bot,
            "unbot": self._unbot,
            "strength": self._strength,
            "start": self._start,
            "house": self._house,
            "upload": self._upload,
            "uploaded": self._uploaded,
            "option": self._option,
            "pace": self._pace,
            "close": self.ask_close,
            "close-yes": self._close,
            "resign": self.ask_resign,
            "resign-yes": self._resign,
            "keep": self._keep,
            "rematch": self._rematch,
        }

    # -- opening

    async def open(
        self,
        request: Request,
        game: str,
        invited: Sequence[discord.User | discord.Member],
        pace: str = "",
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Opens a table in this channel and seats the host; invited people have a reserved seat.

        `options` are house rules chosen in the command. Without a `pace` it is the server's. Raises
        BadOption.
        """
        interaction = request.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal("error-guild-only")
        await self.dispatcher.server_rules.check_open(interaction, game)
        check_permissions(interaction)
        bots = self._check_invited(request, invited)
        before = await self.tables.in_channel(interaction.channel_id)
        table = await self.tables.open_table(
            game,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            host=request.person,
            press=request.id,
            options=options,
            pace=pace or await self.dispatcher.server_rules.pace(interaction.guild_id),
        )
        await self.dispatcher.readers.store_language(request.person)
        for _ in range(bots):
            await self.tables.add_bot(table, request.person)
        if people := [user.id for user in invited if not user.bot]:
            await self.tables.invite(table, request.person, people)
        await self._seated(request, table, "answer-opened", "answer-number-alone")
        if before is not None and before != table:
            await self.sync.update(before)

    def _check_invited(self, request: Request, invited: Sequence[discord.User | discord.Member]) -> int:
        """Raises Refusal for the host or another bot. Returns how often this bot is invited."""
        me = self.dispatcher.bot.user
        for user in invited:
            if user.id == request.person:
                raise Refusal("error-opponent-self")
            if user.bot and (me is None or user.id != me.id):
                raise Refusal("error-opponent-bot")
        return sum(user.bot for user in invited)

    async def _seated(
        self, request: Request, table: TableId, said: str, number: str = "answer-number"
    ) -> None:
        """Updates the table, tests direct messages, and tells the person their number."""
        seats = await self.tables.seats_of(table, request.person)
        await self.sync.update(table, except_for=seats)
        for seat in seats[:1]:
            await self.sync.update_hand(table, seat)
        known = await self.tables.person(request.person)
        speech = await self.dispatcher.readers.speech(request.person)
        if known.dm_closed_until > self.sync.now():
            said = "answer-joined-dm-closed"
        lines = [speech.say(said)]
        if (own := await self.tables.press_of(table, request.person)) is not None:
            lines.append("-# " + speech.say(number, number=str(own)))
        await request.response.ephemeral("\n".join(lines))

    # -- the lobby's buttons

    async def _join_in(self, request: Request, button: TableButton) -> None:
        await self.join(request, button.table)

    async def _seat(self, request: Request, button: TableButton) -> None:
        await self.join(request, button.table, _one(request))

    async def join(self, request: Request, table: TableId, seat: str = "") -> None:
        """Takes a seat before the game begins: the named one, else the first that is free."""
        await self.dispatcher.server_rules.check_member(request.person, (await self.tables.info(table)).guild)
        await self.tables.join(table, request.person, request.id, seat)
        await request.response.acknowledge()
        await self.dispatcher.readers.store_language(request.person)
        await self._seated(request, table, "answer-sat")

    async def _leave(self, request: Request, button: TableButton) -> None:
        await self.tables.leave(button.table, request.person)
        await self._done(request, button.table)

    async def add_bot(self, request: Request, button: TableButton) -> None:
        """Seats a bot before the game begins."""
        await self.tables.add_bot(button.table, request.person)
        await self._done(request, button.table)

    async def _unbot(self, request: Request, button: TableButton) -> None:
        await self.tables.remove_bot(button.table, request.person)
        await self._done(request, button.table)

    async def _strength(self, request: Request, button: TableButton) -> None:
        if not button.word.isdecimal():
            raise BadOption
        await self.tables.set_strength(button.table, request.person, Seat(int(button.word)), _one(request))
        await self._agreed(request, button.table, f"strength-{button.word}")

    async def _start(self, request: Request, button: TableButton) -> None:
        await self.tables.start(button.table, request.person, request.id)
        await self._done(request, button.table)

    async def _option(self, request: Request, button: TableButton) -> None:
        value = _one(request)
        await self.tables.set_option(button.table, request.person, button.word, value)
        await self._agreed(request, button.table, button.word)

    async def _pace(self, request: Request, button: TableButton) -> None:
        await self.tables.set_pace(button.table, request.person, _one(request))
        await self._agreed(request, button.table, "pace")

    async def _house(self, request: Request, button: TableButton) -> None:
        await request.response.page(await self._house_rules(request, button.table, button.word))

    async def _upload(self, request: Request, button: TableButton) -> None:
        """Opens the form that takes a house rule's file."""
        reader = await self.dispatcher.readers.private(button.table, None, request.person)
        _check_phase(reader.info, "lobby")
        field = f"{reader.info.game}-option-{button.word}"
        if request.person != reader.info.host or button.word not in self._games[reader.info.game].files:
            raise NotAllowed
        blank = FormSpec(Text("upload-title"), (forms.file(FILE, Text(field), about=Text("upload-about")),))
        filled = TableButton("uploaded", button.table, button.word)
        if not await request.response.form(forms.modal(blank, filled, reader.label, {})):
            await request.response.ephemeral(reader.say("form-late"))

    async def _uploaded(self, request: Request, button: TableButton) -> None:
        """Sets the rule from the file; without a file to its default."""
        text = await form_flow.uploaded(request.interaction, FILE)
        await self.tables.read_option(button.table, request.person, button.word, text.encode())
        await self.sync.update(button.table)
        await request.response.page(await self._house_rules(request, button.table, button.word))

    async def _house_rules(self, request: Request, table: TableId, name: str) -> Page:
        """The house rules, on the page of that name or number. Raises WrongPhase."""
        reader = await self.dispatcher.readers.private(table, None, request.person)
        _check_phase(reader.info, "lobby")
        return house_rules.page(reader, self._games[reader.info.game], request.person, name)

    async def _agreed(self, request: Request, table: TableId, name: str) -> None:
        """Updates the board and the page on which the rule was chosen."""
        await self.sync.update(table)
        if request.response.replaces:
            await request.response.page(await self._house_rules(request, table, name))
        else:
            await request.response.acknowledge()

    async def _done(self, request: Request, table: TableId) -> None:
        """Updates the board and acknowledges the press."""
        await self.sync.update(table)
        await request.response.acknowledge()

    # -- ends

    async def ask_resign(self, request: Request, button: TableButton) -> None:
        """Asks for a confirmation. Raises NotSeated."""
        reader = await self.dispatcher.hands.own_reader(button.table, request.person)
        _check_phase(reader.info, "playing")
        await request.response.page(panels.confirmation(reader, "resign"))

    async def _resign(self, request: Request, button: TableButton) -> None:
        await self.tables.resign(button.table, request.person, request.id)
        await self._ended(request, button.table, "answer-resigned")

    async def ask_close(self, request: Request, button: TableButton) -> None:
        """Asks for a confirmation."""
        reader = await self.dispatcher.readers.private(button.table, None, request.person)
        table_info = reader.info
        is_seated = request.person in (table_info.host, *(chair.person for chair in table_info.chairs))
        if not is_seated and not request.is_moderator:
            raise NotSeated
        _check_phase(table_info, "lobby", "playing", "unreadable")
        await request.response.page(panels.confirmation(reader, "close"))

    async def _close(self, request: Request, button: TableButton) -> None:
        table_info = (await self.tables.table_view(button.table, None)).table
        _check_phase(table_info, "lobby", "playing", "unreadable")
        is_theirs = table_info.channel == request.interaction.channel_id and request.is_moderator
        await self.tables.close_table(
            button.table, request.person, is_theirs and table_info.host != request.person
        )
        await self._ended(request, button.table, "answer-closed")

    async def _keep(self, request: Request, button: TableButton) -> None:
        await self.dispatcher.say(request, "answer-kept", in_place=True)

    async def _ended(self, request: Request, table: TableId, id: str) -> None:
        await self.sync.update(table)
        await self.dispatcher.say(request, id, in_place=True)

    async def _rematch(self, request: Request, button: TableButton) -> None:
        await self.rematch(request, button.table)
        await request.response.acknowledge()

    async def rematch(self, request: Request, table: TableId) -> None:
        """Opens a new table for the same people; the old board loses its button."""
        info = await self.tables.info(table)
        await self.dispatcher.server_rules.check_open(request.interaction, info.game)
        new = await self.tables.rematch(table, request.person, request.id)
        await self.sync.update(table)
        await self.sync.update(new)


def check_permissions(interaction: discord.Interaction) -> None:
    """Raises Refusal if the bot may not post the board here."""
    mine = interaction.app_permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    may_send = mine.send_messages_in_threads if is_thread else mine.send_messages
    if not (mine.view_channel and may_send and mine.attach_files):
        raise Refusal("error-cannot-see")


def _check_phase(table_info: TableInfo, *phases: str) -> None:
    """Raises GameOver after the end, else WrongPhase if the table is in none of these phases."""
    if table_info.phase in ("over", "closed"):
        raise GameOver
    if table_info.phase not in phases:
        raise WrongPhase(phase=table_info.phase)


def _one(request: Request) -> str:
    """The chosen value; a forged press may have none or many. Raises BadOption."""
    if len(request.values) != 1 or len(request.values[0]) > 4 * OPTIONS:
        raise BadOption
    return request.values[0]
